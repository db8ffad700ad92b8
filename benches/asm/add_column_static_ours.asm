<add_column_static_ours>:
	push   rax
	cmp    r9,0x1000
	jb     <add_column_static_ours+0x15c>
	cmp    rsi,0xfff
	jbe    <add_column_static_ours+0x173>
	cmp    rcx,0x40
	jb     <add_column_static_ours+0x18a>
	xor    eax,eax
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rdx]
	shufps xmm0,xmm0,0x0
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
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x40]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x50]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0x40],xmm1
	movups XMMWORD PTR [r8+rax*4+0x50],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x60]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x70]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0x60],xmm1
	movups XMMWORD PTR [r8+rax*4+0x70],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0x80]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x90]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0x80],xmm1
	movups XMMWORD PTR [r8+rax*4+0x90],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xa0]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0xb0]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0xa0],xmm1
	movups XMMWORD PTR [r8+rax*4+0xb0],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xc0]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0xd0]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0xc0],xmm1
	movups XMMWORD PTR [r8+rax*4+0xd0],xmm2
	movups xmm1,XMMWORD PTR [rdi+rax*4+0xe0]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0xf0]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [r8+rax*4+0xe0],xmm1
	movups XMMWORD PTR [r8+rax*4+0xf0],xmm2
	add    rax,0x40
	add    rdx,0x4
	cmp    rax,0x1000
	jne    <add_column_static_ours+0x30>
	pop    rax
	ret
	lea    rcx,[rip+0x71275]        # <__frame_dummy_init_array_entry+0x3b38>
	mov    esi,0x1000
	xor    edi,edi
	mov    rdx,r9
	call   QWORD PTR [rip+0x75945]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x71246]        # <__frame_dummy_init_array_entry+0x3b20>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x7592e]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x71217]        # <__frame_dummy_init_array_entry+0x3b08>
	mov    esi,0x40
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x75914]        # <_DYNAMIC+0x3a8>
