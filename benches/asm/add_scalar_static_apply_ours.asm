<add_scalar_static_apply_ours>:
	push   rax
	cmp    rsi,0x1000
	jb     <add_scalar_static_apply_ours+0x60>
	test   rcx,rcx
	je     <add_scalar_static_apply_ours+0x77>
	movss  xmm0,DWORD PTR [rdx]
	shufps xmm0,xmm0,0x0
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	movups xmm1,XMMWORD PTR [rdi+rax*4]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x10]
	movups xmm3,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm4,XMMWORD PTR [rdi+rax*4+0x30]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi+rax*4],xmm1
	movups XMMWORD PTR [rdi+rax*4+0x10],xmm2
	addps  xmm3,xmm0
	addps  xmm4,xmm0
	movups XMMWORD PTR [rdi+rax*4+0x20],xmm3
	movups XMMWORD PTR [rdi+rax*4+0x30],xmm4
	add    rax,0x10
	cmp    rax,0x1000
	jne    <add_scalar_static_apply_ours+0x20>
	pop    rax
	ret
	lea    rcx,[rip+0x6eec9]        # <__frame_dummy_init_array_entry+0x3940>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x73791]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ee9a]        # <__frame_dummy_init_array_entry+0x3928>
	mov    esi,0x1
	xor    edi,edi
	xor    edx,edx
	call   QWORD PTR [rip+0x7377b]        # <_DYNAMIC+0x3a8>
