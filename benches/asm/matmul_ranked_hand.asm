<matmul_ranked_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x28
	mov    QWORD PTR [rsp-0x70],r8
	mov    QWORD PTR [rsp-0x78],rdx
	mov    QWORD PTR [rsp+0x18],rdi
	mov    rax,QWORD PTR [rsp+0x60]
	mov    rcx,QWORD PTR [rax]
	mov    QWORD PTR [rsp-0x38],rcx
	test   rcx,rcx
	je     <matmul_ranked_hand+0x2de>
	mov    rcx,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp+0x10],rcx
	test   rcx,rcx
	je     <matmul_ranked_hand+0x2de>
	mov    rax,QWORD PTR [rax+0x10]
	test   rax,rax
	je     <matmul_ranked_hand+0x2de>
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    rdx,QWORD PTR [rcx]
	mov    QWORD PTR [rsp-0x40],rdx
	mov    rdx,QWORD PTR [rcx+0x8]
	mov    QWORD PTR [rsp+0x8],rdx
	mov    rdi,QWORD PTR [rcx+0x10]
	mov    r8,QWORD PTR [rcx+0x18]
	mov    r10,QWORD PTR [rcx+0x20]
	mov    r11,QWORD PTR [rcx+0x28]
	mov    rcx,r11
	xor    rcx,0x1
	mov    rdx,r8
	xor    rdx,0x1
	or     rdx,rcx
	setne  BYTE PTR [rsp-0x79]
	mov    rsi,rax
	and    rsi,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp-0x78]
	add    rcx,0x10
	mov    QWORD PTR [rsp-0x50],rcx
	mov    QWORD PTR [rsp-0x60],rdi
	lea    rcx,[rdi*4+0x0]
	mov    QWORD PTR [rsp],rcx
	mov    rcx,QWORD PTR [rsp-0x70]
	lea    r9,[rcx+0x10]
	mov    QWORD PTR [rsp-0x48],r10
	lea    rdx,[r10*4+0x0]
	mov    QWORD PTR [rsp-0x58],rdx
	lea    rdx,[r11*4+0x0]
	mov    QWORD PTR [rsp-0x20],rdx
	mov    QWORD PTR [rsp-0x18],r11
	lea    r14,[r11*8+0x0]
	lea    rdx,[r8*4+0x0]
	mov    QWORD PTR [rsp-0x28],rdx
	mov    QWORD PTR [rsp-0x10],r8
	lea    rbx,[r8+r8*1]
	xor    edx,edx
	mov    QWORD PTR [rsp-0x68],rcx
	jmp    <matmul_ranked_hand+0x130>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp-0x30]
	inc    rdx
	mov    rcx,QWORD PTR [rsp-0x58]
	add    r9,rcx
	add    QWORD PTR [rsp-0x68],rcx
	cmp    rdx,QWORD PTR [rsp-0x38]
	je     <matmul_ranked_hand+0x2de>
	mov    rcx,QWORD PTR [rsp-0x40]
	imul   rcx,rdx
	mov    QWORD PTR [rsp+0x20],rcx
	mov    rcx,QWORD PTR [rsp-0x48]
	mov    QWORD PTR [rsp-0x30],rdx
	imul   rcx,rdx
	mov    rdx,QWORD PTR [rsp-0x70]
	lea    rcx,[rdx+rcx*4]
	mov    QWORD PTR [rsp-0x8],rcx
	xor    r8d,r8d
	mov    r15,QWORD PTR [rsp-0x50]
	xor    ecx,ecx
	jmp    <matmul_ranked_hand+0x183>
	cs nop WORD PTR [rax+rax*1+0x0]
	inc    rcx
	add    r15,QWORD PTR [rsp]
	add    r8,QWORD PTR [rsp-0x60]
	cmp    rcx,QWORD PTR [rsp+0x10]
	je     <matmul_ranked_hand+0x110>
	cmp    rax,0x8
	setb   dl
	mov    rdi,QWORD PTR [rsp+0x8]
	imul   rdi,rcx
	add    rdi,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x18]
	movss  xmm0,DWORD PTR [r10+rdi*4]
	or     dl,BYTE PTR [rsp-0x79]
	test   dl,0x1
	je     <matmul_ranked_hand+0x1c0>
	xor    r12d,r12d
	jmp    <matmul_ranked_hand+0x212>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r15+rdx*4]
	mulps  xmm2,xmm1
	mulps  xmm3,xmm1
	movups xmm4,XMMWORD PTR [r9+rdx*4-0x10]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [r9+rdx*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [r9+rdx*4-0x10],xmm4
	movups XMMWORD PTR [r9+rdx*4],xmm2
	add    rdx,0x8
	cmp    rsi,rdx
	jne    <matmul_ranked_hand+0x1d0>
	mov    r12,rsi
	cmp    rax,rsi
	je     <matmul_ranked_hand+0x170>
	mov    rdx,r12
	or     rdx,0x1
	test   al,0x1
	je     <matmul_ranked_hand+0x25b>
	mov    rdi,QWORD PTR [rsp-0x60]
	imul   rdi,rcx
	mov    r10,QWORD PTR [rsp-0x10]
	imul   r10,r12
	add    r10,rdi
	mov    rdi,QWORD PTR [rsp-0x78]
	movss  xmm1,DWORD PTR [rdi+r10*4]
	mulss  xmm1,xmm0
	imul   r12,QWORD PTR [rsp-0x18]
	mov    rdi,QWORD PTR [rsp-0x8]
	addss  xmm1,DWORD PTR [rdi+r12*4]
	movss  DWORD PTR [rdi+r12*4],xmm1
	mov    r12,rdx
	cmp    rax,rdx
	je     <matmul_ranked_hand+0x170>
	mov    rdi,rax
	sub    rdi,r12
	mov    rdx,QWORD PTR [rsp-0x20]
	mov    r10,rdx
	imul   r10,r12
	mov    r13,QWORD PTR [rsp-0x28]
	mov    rbp,r13
	imul   rbp,r12
	mov    r11,QWORD PTR [rsp-0x78]
	add    rbp,r11
	inc    r12
	imul   rdx,r12
	imul   r12,r13
	add    r12,r11
	mov    r13,r8
	mov    r11,QWORD PTR [rsp-0x68]
	movss  xmm1,DWORD PTR [rbp+r13*4+0x0]
	mulss  xmm1,xmm0
	addss  xmm1,DWORD PTR [r11+r10*1]
	movss  DWORD PTR [r11+r10*1],xmm1
	movss  xmm1,DWORD PTR [r12+r13*4]
	mulss  xmm1,xmm0
	addss  xmm1,DWORD PTR [r11+rdx*1]
	movss  DWORD PTR [r11+rdx*1],xmm1
	add    r11,r14
	add    r13,rbx
	add    rdi,0xfffffffffffffffe
	jne    <matmul_ranked_hand+0x2a0>
	jmp    <matmul_ranked_hand+0x170>
	add    rsp,0x28
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
