<sum_index_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	mov    rax,QWORD PTR [rdi+0x10]
	xorpd  xmm0,xmm0
	mov    QWORD PTR [rsp-0x28],rax
	test   rax,rax
	je     <sum_index_ours+0x17e>
	mov    rcx,QWORD PTR [rdi+0x18]
	test   rcx,rcx
	je     <sum_index_ours+0x17e>
	mov    rdx,QWORD PTR [rdi+0x20]
	test   rdx,rdx
	je     <sum_index_ours+0x17e>
	mov    rsi,QWORD PTR [rdi]
	mov    r14,QWORD PTR [rdi+0x28]
	mov    rax,QWORD PTR [rdi+0x40]
	mov    r8,QWORD PTR [rdi+0x30]
	mov    rdi,QWORD PTR [rdi+0x38]
	lea    rbp,[rsi+rax*8]
	lea    r10,[rdx-0x1]
	mov    r11d,edx
	and    r11d,0x3
	and    rdx,0xfffffffffffffffc
	lea    r9,[rdi+rdi*2]
	lea    rbx,[rax*8+0x0]
	lea    r15,[rbx+r9*8]
	add    r15,rsi
	shl    r14,0x3
	mov    QWORD PTR [rsp-0x30],r14
	shl    r8,0x3
	mov    r14,rdi
	shl    r14,0x5
	mov    r9,rdi
	shl    r9,0x4
	lea    r9,[r9+rax*8]
	add    r9,rsi
	lea    r12,[rbx+rdi*8]
	mov    rbx,r15
	shl    rdi,0x3
	add    r12,rsi
	xor    r13d,r13d
	jmp    <sum_index_ours+0xe3>
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    r13
	mov    rax,QWORD PTR [rsp-0x30]
	mov    rbx,QWORD PTR [rsp-0x10]
	add    rbx,rax
	mov    r9,QWORD PTR [rsp-0x18]
	add    r9,rax
	mov    r12,QWORD PTR [rsp-0x20]
	add    r12,rax
	mov    rbp,QWORD PTR [rsp-0x8]
	add    rbp,rax
	cmp    r13,QWORD PTR [rsp-0x28]
	je     <sum_index_ours+0x17e>
	mov    QWORD PTR [rsp-0x8],rbp
	mov    QWORD PTR [rsp-0x20],r12
	mov    QWORD PTR [rsp-0x18],r9
	mov    r15,r9
	mov    QWORD PTR [rsp-0x10],rbx
	xor    r9d,r9d
	jmp    <sum_index_ours+0x114>
	nop
	inc    r9
	add    rbx,r8
	add    r15,r8
	add    r12,r8
	add    rbp,r8
	cmp    r9,rcx
	je     <sum_index_ours+0xb0>
	cmp    r10,0x3
	jae    <sum_index_ours+0x120>
	xor    esi,esi
	jmp    <sum_index_ours+0x158>
	xchg   ax,ax
	xor    eax,eax
	xor    esi,esi
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rbp+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12+rax*1]
	addsd  xmm0,QWORD PTR [r15+rax*1]
	add    rsi,0x4
	addsd  xmm0,QWORD PTR [rbx+rax*1]
	add    rax,r14
	cmp    rdx,rsi
	jne    <sum_index_ours+0x130>
	test   r11,r11
	je     <sum_index_ours+0x100>
	imul   rsi,rdi
	add    rsi,rbp
	mov    rax,r11
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rsi]
	add    rsi,rdi
	dec    rax
	jne    <sum_index_ours+0x170>
	jmp    <sum_index_ours+0x100>
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
