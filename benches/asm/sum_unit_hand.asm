<sum_unit_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x18
	mov    rax,QWORD PTR [rdx]
	xorpd  xmm0,xmm0
	mov    QWORD PTR [rsp+0x10],rax
	test   rax,rax
	je     <sum_unit_hand+0x13d>
	mov    r10,QWORD PTR [rdx+0x8]
	test   r10,r10
	je     <sum_unit_hand+0x13d>
	mov    rax,QWORD PTR [rdx+0x10]
	mov    rdx,QWORD PTR [rcx]
	mov    QWORD PTR [rsp+0x8],rdx
	mov    rcx,QWORD PTR [rcx+0x8]
	lea    rbx,[rax*8+0x0]
	lea    r9,[rax*8-0x8]
	mov    r14d,r9d
	shr    r14d,0x3
	inc    r14d
	and    r14d,0x7
	mov    r12d,r9d
	and    r12d,0x38
	neg    r14
	xor    r13d,r13d
	jmp    <sum_unit_hand+0x7b>
	nop    DWORD PTR [rax]
	cmp    r13,QWORD PTR [rsp+0x10]
	je     <sum_unit_hand+0x13d>
	mov    rbp,QWORD PTR [rsp+0x8]
	imul   rbp,r13
	inc    r13
	xor    r11d,r11d
	jmp    <sum_unit_hand+0x98>
	nop    DWORD PTR [rax+0x0]
	inc    r11
	cmp    r11,r10
	je     <sum_unit_hand+0x70>
	mov    r8,rcx
	imul   r8,r11
	add    r8,rbp
	mov    rdx,rsi
	sub    rdx,r8
	jb     <sum_unit_hand+0x15e>
	cmp    rax,rdx
	ja     <sum_unit_hand+0x14c>
	test   rax,rax
	je     <sum_unit_hand+0x90>
	lea    rdx,[rdi+r8*8]
	cmp    r12d,0x38
	jne    <sum_unit_hand+0xd0>
	mov    r8,rdx
	jmp    <sum_unit_hand+0xee>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    r15,r14
	mov    r8,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r8]
	add    r8,0x8
	inc    r15
	jne    <sum_unit_hand+0xe0>
	cmp    r9,0x38
	jb     <sum_unit_hand+0x90>
	add    rdx,rbx
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r8]
	addsd  xmm0,QWORD PTR [r8+0x8]
	addsd  xmm0,QWORD PTR [r8+0x10]
	addsd  xmm0,QWORD PTR [r8+0x18]
	addsd  xmm0,QWORD PTR [r8+0x20]
	addsd  xmm0,QWORD PTR [r8+0x28]
	addsd  xmm0,QWORD PTR [r8+0x30]
	addsd  xmm0,QWORD PTR [r8+0x38]
	add    r8,0x40
	cmp    r8,rdx
	jne    <sum_unit_hand+0x100>
	jmp    <sum_unit_hand+0x90>
	add    rsp,0x18
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x6003d]        # <__frame_dummy_init_array_entry+0x4be0>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x6366a]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x60043]        # <__frame_dummy_init_array_entry+0x4bf8>
	mov    rdi,r8
	mov    rdx,rsi
	call   QWORD PTR [rip+0x63657]        # <_DYNAMIC+0x3a8>
