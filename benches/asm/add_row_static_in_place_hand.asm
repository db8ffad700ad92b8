<add_row_static_in_place_hand>:
	sub    rsp,0x48
	cmp    rsi,0xfff
	jbe    <add_row_static_in_place_hand+0x1b2>
	cmp    rcx,0x40
	jb     <add_row_static_in_place_hand+0x1c9>
	movups xmm0,XMMWORD PTR [rdx]
	movaps XMMWORD PTR [rsp+0x30],xmm0
	movups xmm0,XMMWORD PTR [rdx+0x10]
	movaps XMMWORD PTR [rsp+0x20],xmm0
	movups xmm0,XMMWORD PTR [rdx+0x20]
	movaps XMMWORD PTR [rsp+0x10],xmm0
	movups xmm0,XMMWORD PTR [rdx+0x30]
	movaps XMMWORD PTR [rsp],xmm0
	movups xmm4,XMMWORD PTR [rdx+0x40]
	movups xmm5,XMMWORD PTR [rdx+0x50]
	movups xmm6,XMMWORD PTR [rdx+0x60]
	movups xmm7,XMMWORD PTR [rdx+0x70]
	movups xmm8,XMMWORD PTR [rdx+0x80]
	movups xmm9,XMMWORD PTR [rdx+0x90]
	movups xmm10,XMMWORD PTR [rdx+0xa0]
	movups xmm11,XMMWORD PTR [rdx+0xb0]
	movups xmm12,XMMWORD PTR [rdx+0xc0]
	movups xmm13,XMMWORD PTR [rdx+0xd0]
	movups xmm14,XMMWORD PTR [rdx+0xe0]
	movups xmm15,XMMWORD PTR [rdx+0xf0]
	xor    eax,eax
	nop
	movups xmm0,XMMWORD PTR [rdi+rax*4]
	addps  xmm0,XMMWORD PTR [rsp+0x30]
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x10]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm3,XMMWORD PTR [rdi+rax*4+0x30]
	movups XMMWORD PTR [rdi+rax*4],xmm0
	addps  xmm1,XMMWORD PTR [rsp+0x20]
	movups XMMWORD PTR [rdi+rax*4+0x10],xmm1
	addps  xmm2,XMMWORD PTR [rsp+0x10]
	addps  xmm3,XMMWORD PTR [rsp]
	movups XMMWORD PTR [rdi+rax*4+0x20],xmm2
	movups XMMWORD PTR [rdi+rax*4+0x30],xmm3
	movups xmm0,XMMWORD PTR [rdi+rax*4+0x40]
	addps  xmm0,xmm4
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x50]
	addps  xmm1,xmm5
	movups XMMWORD PTR [rdi+rax*4+0x40],xmm0
	movups XMMWORD PTR [rdi+rax*4+0x50],xmm1
	movups xmm0,XMMWORD PTR [rdi+rax*4+0x60]
	addps  xmm0,xmm6
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x70]
	addps  xmm1,xmm7
	movups XMMWORD PTR [rdi+rax*4+0x60],xmm0
	movups XMMWORD PTR [rdi+rax*4+0x70],xmm1
	movups xmm0,XMMWORD PTR [rdi+rax*4+0x80]
	addps  xmm0,xmm8
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x90]
	addps  xmm1,xmm9
	movups XMMWORD PTR [rdi+rax*4+0x80],xmm0
	movups XMMWORD PTR [rdi+rax*4+0x90],xmm1
	movups xmm0,XMMWORD PTR [rdi+rax*4+0xa0]
	addps  xmm0,xmm10
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xb0]
	addps  xmm1,xmm11
	movups XMMWORD PTR [rdi+rax*4+0xa0],xmm0
	movups XMMWORD PTR [rdi+rax*4+0xb0],xmm1
	movups xmm0,XMMWORD PTR [rdi+rax*4+0xc0]
	addps  xmm0,xmm12
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xd0]
	addps  xmm1,xmm13
	movups XMMWORD PTR [rdi+rax*4+0xc0],xmm0
	movups XMMWORD PTR [rdi+rax*4+0xd0],xmm1
	movups xmm0,XMMWORD PTR [rdi+rax*4+0xe0]
	addps  xmm0,xmm14
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xf0]
	movups XMMWORD PTR [rdi+rax*4+0xe0],xmm0
	addps  xmm1,xmm15
	movups XMMWORD PTR [rdi+rax*4+0xf0],xmm1
	add    rax,0x40
	cmp    rax,0x1000
	jne    <add_row_static_in_place_hand+0x90>
	add    rsp,0x48
	ret
	lea    rcx,[rip+0x70ac7]        # <__frame_dummy_init_array_entry+0x44a0>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x7482f]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x70ac8]        # <__frame_dummy_init_array_entry+0x44b8>
	mov    esi,0x40
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x74815]        # <_DYNAMIC+0x3a8>
