<add_row_static_ours>:
	sub    rsp,0x18
	cmp    r9,0x1000
	jb     <add_row_static_ours+0x1be>
	cmp    rsi,0xfff
	jbe    <add_row_static_ours+0x1d5>
	cmp    rcx,0x40
	jb     <add_row_static_ours+0x1ec>
	movups xmm0,XMMWORD PTR [rdx]
	movaps XMMWORD PTR [rsp],xmm0
	movups xmm1,XMMWORD PTR [rdx+0x10]
	movups xmm2,XMMWORD PTR [rdx+0x20]
	movups xmm3,XMMWORD PTR [rdx+0x30]
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
	nop    DWORD PTR [rax]
	movups xmm0,XMMWORD PTR [rdi+rax*1]
	addps  xmm0,XMMWORD PTR [rsp]
	movups XMMWORD PTR [r8+rax*1],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r8+rax*1+0x10],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x20]
	addps  xmm0,xmm2
	movups XMMWORD PTR [r8+rax*1+0x20],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x30]
	addps  xmm0,xmm3
	movups XMMWORD PTR [r8+rax*1+0x30],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x40]
	addps  xmm0,xmm4
	movups XMMWORD PTR [r8+rax*1+0x40],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x50]
	addps  xmm0,xmm5
	movups XMMWORD PTR [r8+rax*1+0x50],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x60]
	addps  xmm0,xmm6
	movups XMMWORD PTR [r8+rax*1+0x60],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x70]
	addps  xmm0,xmm7
	movups XMMWORD PTR [r8+rax*1+0x70],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x80]
	addps  xmm0,xmm8
	movups XMMWORD PTR [r8+rax*1+0x80],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0x90]
	addps  xmm0,xmm9
	movups XMMWORD PTR [r8+rax*1+0x90],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xa0]
	addps  xmm0,xmm10
	movups XMMWORD PTR [r8+rax*1+0xa0],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xb0]
	addps  xmm0,xmm11
	movups XMMWORD PTR [r8+rax*1+0xb0],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xc0]
	addps  xmm0,xmm12
	movups XMMWORD PTR [r8+rax*1+0xc0],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xd0]
	addps  xmm0,xmm13
	movups XMMWORD PTR [r8+rax*1+0xd0],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xe0]
	addps  xmm0,xmm14
	movups XMMWORD PTR [r8+rax*1+0xe0],xmm0
	movups xmm0,XMMWORD PTR [rdi+rax*1+0xf0]
	addps  xmm0,xmm15
	movups XMMWORD PTR [r8+rax*1+0xf0],xmm0
	add    rax,0x100
	cmp    rax,0x4000
	jne    <add_row_static_ours+0x90>
	add    rsp,0x18
	ret
	lea    rcx,[rip+0x6fd73]        # <__frame_dummy_init_array_entry+0x3b38>
	mov    esi,0x1000
	xor    edi,edi
	mov    rdx,r9
	call   QWORD PTR [rip+0x74443]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6fd44]        # <__frame_dummy_init_array_entry+0x3b20>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x7442c]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x6fd15]        # <__frame_dummy_init_array_entry+0x3b08>
	mov    esi,0x40
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x74412]        # <_DYNAMIC+0x3a8>
