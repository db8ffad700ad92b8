<add_scalar_static_in_place_hand>:
	cmp    rsi,0x1000
	jb     <add_scalar_static_in_place_hand+0x4f>
	shufps xmm0,xmm0,0x0
	xor    eax,eax
	nop
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
	jne    <add_scalar_static_in_place_hand+0x10>
	ret
	push   rax
	mov    rdx,rsi
	lea    rcx,[rip+0x6fa3e]        # <__frame_dummy_init_array_entry+0x45d8>
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x73671]        # <_DYNAMIC+0x3a8>
