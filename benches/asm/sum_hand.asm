<sum_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	mov    rax,QWORD PTR [rdx]
	xorpd  xmm0,xmm0
	mov    QWORD PTR [rsp-0x18],rax
	test   rax,rax
	je     <sum_hand+0x130>
	mov    rsi,QWORD PTR [rdx+0x8]
	test   rsi,rsi
	je     <sum_hand+0x130>
	mov    rdx,QWORD PTR [rdx+0x10]
	test   rdx,rdx
	je     <sum_hand+0x130>
	mov    rax,QWORD PTR [rcx]
	mov    QWORD PTR [rsp-0x20],rax
	mov    r9,QWORD PTR [rcx+0x8]
	mov    rcx,QWORD PTR [rcx+0x10]
	lea    r10,[rdx-0x1]
	mov    r11d,edx
	and    r11d,0x3
	and    rdx,0xfffffffffffffffc
	lea    rax,[rcx+rcx*2]
	lea    rbx,[rdi+rax*8]
	lea    r14,[rcx*4+0x0]
	mov    r15,rcx
	shl    r15,0x4
	add    r15,rdi
	lea    r12,[rdi+rcx*8]
	xor    ebp,ebp
	xor    eax,eax
	jmp    <sum_hand+0x9d>
	nop    DWORD PTR [rax+0x0]
	mov    rax,QWORD PTR [rsp-0x10]
	inc    rax
	mov    rbp,QWORD PTR [rsp-0x8]
	add    rbp,QWORD PTR [rsp-0x20]
	cmp    rax,QWORD PTR [rsp-0x18]
	je     <sum_hand+0x130>
	mov    QWORD PTR [rsp-0x10],rax
	mov    QWORD PTR [rsp-0x8],rbp
	xor    eax,eax
	jmp    <sum_hand+0xbb>
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    rax
	add    rbp,r9
	cmp    rax,rsi
	je     <sum_hand+0x80>
	cmp    r10,0x3
	jae    <sum_hand+0xd0>
	xor    r8d,r8d
	jmp    <sum_hand+0x109>
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    r13,rbp
	xor    r8d,r8d
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rdi+r13*8]
	addsd  xmm0,QWORD PTR [r12+r13*8]
	addsd  xmm0,QWORD PTR [r15+r13*8]
	add    r8,0x4
	addsd  xmm0,QWORD PTR [rbx+r13*8]
	add    r13,r14
	cmp    rdx,r8
	jne    <sum_hand+0xe0>
	test   r11,r11
	je     <sum_hand+0xb0>
	imul   r8,rcx
	add    r8,rbp
	mov    r13,r11
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rdi+r8*8]
	add    r8,rcx
	dec    r13
	jne    <sum_hand+0x120>
	jmp    <sum_hand+0xb0>
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
