<slice_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x48
	mov    rax,QWORD PTR [rdx]
	mov    rcx,QWORD PTR [rsi+0x10]
	mov    r14,rax
	sar    r14,0x3f
	and    r14,rcx
	add    r14,rax
	cmp    r14,rcx
	jae    <slice_ours+0x1de>
	mov    rax,QWORD PTR [rsi+0x28]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rcx,QWORD PTR [rsi+0x38]
	mov    rax,QWORD PTR [rsi+0x40]
	mov    r15,QWORD PTR [rsi+0x48]
	mov    r10,QWORD PTR [rsi+0x50]
	mov    r8,QWORD PTR [rsi+0x30]
	mov    QWORD PTR [rsp+0x18],r8
	mov    rbx,QWORD PTR [rsi+0x18]
	mov    r9,QWORD PTR [rsi+0x20]
	mov    rbp,QWORD PTR [rdx+0x8]
	mov    r11,QWORD PTR [rdx+0x10]
	movabs rdx,0x4000000000000000
	add    rdx,rax
	movabs rdx,0x7fffffffffffffff
	js     <slice_ours+0x1c6>
	add    rax,rax
	xor    r8d,r8d
	mov    r13,r15
	neg    r13
	setns  r8b
	add    r8,rdx
	mov    rdx,r15
	neg    rdx
	cmovo  rdx,r8
	mov    r8,r9
	shr    r8,1
	sub    r9,r8
	mov    r12d,0x1
	mov    r13d,0x1
	sub    r13,r9
	imul   r13,rax
	mov    r8,rax
	sar    r8,0x3f
	and    r8,r13
	xor    r13d,r13d
	cmp    r12,r9
	cmovae r8,r13
	mov    r12,r11
	sar    r12,0x3f
	and    r12,rbx
	add    r12,r11
	cmp    r12,rbx
	mov    r11,rbx
	cmovl  r11,r12
	test   r12,r12
	cmovs  r11,r13
	mov    r12,rbp
	sar    r12,0x3f
	and    r12,rbx
	add    r12,rbp
	cmp    r12,rbx
	cmovl  rbx,r12
	test   r12,r12
	cmovs  rbx,r13
	sub    r11,rbx
	test   r11,r11
	cmovle r11,r13
	cmovle rbx,r13
	mov    r12d,0x1
	sub    r12,r11
	imul   r12,rcx
	mov    ebp,0x1
	cmp    rbp,r11
	cmovae r12,r13
	mov    rbp,rcx
	sar    rbp,0x3f
	and    rbp,r12
	mov    QWORD PTR [rsp+0x10],rcx
	imul   rbx,rcx
	mov    rcx,QWORD PTR [rsp+0x18]
	imul   rcx,r14
	mov    r12,QWORD PTR [rsp+0x8]
	cmp    r12,0x1
	adc    r12,0xffffffffffffffff
	imul   r12,r15
	test   r12,r12
	mov    r14d,0x0
	cmovg  r14,r12
	add    r14,r8
	add    r14,rbp
	add    r10,r12
	add    r10,rcx
	add    r10,rbx
	sub    r10,r14
	mov    r8,QWORD PTR [rsi+0x8]
	sub    r8,r10
	cmovb  r8,r13
	jb     <slice_ours+0x1d6>
	shl    r10,0x2
	add    r10,QWORD PTR [rsi]
	mov    QWORD PTR [rdi],r10
	mov    QWORD PTR [rdi+0x8],r8
	mov    QWORD PTR [rdi+0x10],r11
	mov    QWORD PTR [rdi+0x18],r9
	mov    rsi,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rdi+0x20],rsi
	mov    rcx,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rdi+0x28],rcx
	mov    QWORD PTR [rdi+0x30],rax
	mov    QWORD PTR [rdi+0x38],rdx
	mov    QWORD PTR [rdi+0x40],r14
	mov    rax,rdi
	add    rsp,0x48
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	test   rax,rax
	lea    rax,[rdx+0x1]
	cmovns rax,rdx
	jmp    <slice_ours+0x7d>
	mov    r10d,0x4
	jmp    <slice_ours+0x187>
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x20],xmm0
	mov    QWORD PTR [rsp+0x30],rax
	mov    QWORD PTR [rsp+0x38],rcx
	lea    rsi,[rip+0x5f091]        # <__frame_dummy_init_array_entry+0xd68>
	lea    rdx,[rip+0x62d0a]        # <__frame_dummy_init_array_entry+0x49e8>
	lea    rdi,[rsp+0x20]
	call   QWORD PTR [rip+0x6667f]        # <_DYNAMIC+0x4f8>
