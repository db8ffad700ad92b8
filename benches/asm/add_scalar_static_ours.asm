<add_scalar_static_ours>:
	push   rax
	cmp    r9,0x1000
	jb     <add_scalar_static_ours+0x74>
	cmp    rsi,0xfff
	jbe    <add_scalar_static_ours+0x8b>
	test   rcx,rcx
	je     <add_scalar_static_ours+0xa2>
	movss  xmm0,DWORD PTR [rdx]
	shufps xmm0,xmm0,0x0
	xor    eax,eax
	cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm1,XMMWORD PTR [rdi+rax*4]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x10]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4],xmm1
	movups XMMWORD PTR [r8+rax*4+0x10],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x30]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0x20],xmm1
	movups XMMWORD PTR [r8+rax*4+0x30],xmm2
	add    rax,0x10
	cmp    rax,0x1000
	jne    <add_scalar_static_ours+0x30>
	pop    rax
	ret
	lea    rcx,[rip+0x6ee7d]        # <__frame_dummy_init_array_entry+0x3b38>
	mov    esi,0x1000
	xor    edi,edi
	mov    rdx,r9
	call   QWORD PTR [rip+0x7354d]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ee4e]        # <__frame_dummy_init_array_entry+0x3b20>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x73536]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ee1f]        # <__frame_dummy_init_array_entry+0x3b08>
	mov    esi,0x1
	xor    edi,edi
	xor    edx,edx
	call   QWORD PTR [rip+0x73520]        # <_DYNAMIC+0x3a8>
