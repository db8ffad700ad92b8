<add_scalar_static_hand>:
	push   rax
	cmp    rcx,0xfff
	jbe    <add_scalar_static_hand+0x60>
	cmp    rsi,0x1000
	jb     <add_scalar_static_hand+0x7a>
	shufps xmm0,xmm0,0x0
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	movups xmm1,XMMWORD PTR [rdi+rax*4]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x10]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdx+rax*4],xmm1
	movups XMMWORD PTR [rdx+rax*4+0x10],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x30]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdx+rax*4+0x20],xmm1
	movups XMMWORD PTR [rdx+rax*4+0x30],xmm2
	add    rax,0x10
	cmp    rax,0x1000
	jne    <add_scalar_static_hand+0x20>
	pop    rax
	ret
	lea    rax,[rip+0x6faa1]        # <__frame_dummy_init_array_entry+0x45a8>
	mov    esi,0x1000
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x736fe]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6fa9f]        # <__frame_dummy_init_array_entry+0x45c0>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x736e7]        # <_DYNAMIC+0x3a8>
