<matmul_ranked_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xe8
	mov    rax,QWORD PTR [rdx+0x10]
	mov    QWORD PTR [rsp+0x18],rax
	cmp    QWORD PTR [rdi+0x10],rax
	jne    <matmul_ranked_ours+0x453>
	mov    rax,QWORD PTR [rdi+0x18]
	mov    QWORD PTR [rsp+0x10],rax
	cmp    QWORD PTR [rsi+0x10],rax
	jne    <matmul_ranked_ours+0x453>
	mov    rcx,QWORD PTR [rdx+0x18]
	mov    QWORD PTR [rsp+0x8],rcx
	cmp    QWORD PTR [rsi+0x18],rcx
	jne    <matmul_ranked_ours+0x453>
	cmp    QWORD PTR [rsp+0x18],0x0
	je     <matmul_ranked_ours+0x441>
	cmp    QWORD PTR [rsp+0x10],0x0
	je     <matmul_ranked_ours+0x441>
	cmp    QWORD PTR [rsp+0x8],0x0
	je     <matmul_ranked_ours+0x441>
	mov    rax,QWORD PTR [rdi]
	mov    r8,QWORD PTR [rdi+0x30]
	mov    r9,QWORD PTR [rdi+0x28]
	lea    rcx,[rax+r8*4]
	mov    QWORD PTR [rsp+0x98],rcx
	mov    r11,QWORD PTR [rsi+0x20]
	mov    r12,QWORD PTR [rsi+0x30]
	mov    rbx,QWORD PTR [rsi+0x28]
	mov    rcx,QWORD PTR [rdx]
	mov    r14,QWORD PTR [rdx+0x28]
	mov    r13,rdi
	mov    rdi,QWORD PTR [rsp+0x10]
	dec    rdi
	mov    QWORD PTR [rsp+0x38],r9
	imul   r9,rdi
	add    r9,r8
	imul   rdi,r11
	mov    r15,QWORD PTR [rsp+0x8]
	add    rdi,r15
	add    rdi,r12
	mov    r8,r14
	xor    r8,0x1
	mov    r10,rbx
	xor    r10,0x1
	or     r10,r8
	mov    r8,QWORD PTR [rdx+0x30]
	lea    r10,[rcx+r8*4]
	lea    rax,[rax+r9*4+0x4]
	mov    QWORD PTR [rsp+0x88],rax
	lea    rax,[r8+r15*1]
	lea    rax,[rcx+rax*4]
	mov    QWORD PTR [rsp+0x80],rax
	lea    rax,[rcx+r8*4]
	mov    QWORD PTR [rsp+0x78],rax
	lea    rax,[rcx+r8*4+0x10]
	mov    rcx,QWORD PTR [rsi]
	lea    rsi,[rcx+rdi*4]
	mov    QWORD PTR [rsp+0x70],rsi
	lea    rsi,[rcx+r12*4]
	mov    QWORD PTR [rsp+0x28],rsi
	lea    rcx,[rcx+r12*4+0x10]
	mov    QWORD PTR [rsp+0x68],rcx
	mov    rcx,QWORD PTR [r13+0x20]
	mov    rdx,QWORD PTR [rdx+0x20]
	setne  BYTE PTR [rsp+0x6]
	and    r15,0xfffffffffffffff8
	mov    QWORD PTR [rsp+0x58],rdx
	lea    rdi,[rdx*4+0x0]
	mov    QWORD PTR [rsp+0x60],rcx
	lea    rcx,[rcx*4+0x0]
	mov    QWORD PTR [rsp+0x48],rcx
	mov    QWORD PTR [rsp+0x30],r11
	lea    rcx,[r11*4+0x0]
	mov    QWORD PTR [rsp+0xe0],rcx
	lea    rcx,[r14*4+0x0]
	mov    QWORD PTR [rsp+0xb0],rcx
	mov    QWORD PTR [rsp+0xb8],r14
	lea    rcx,[r14*8+0x0]
	mov    QWORD PTR [rsp+0xd8],rcx
	lea    rcx,[rbx*4+0x0]
	mov    QWORD PTR [rsp+0xa8],rcx
	mov    QWORD PTR [rsp+0xc0],rbx
	lea    rcx,[rbx*8+0x0]
	mov    QWORD PTR [rsp+0xd0],rcx
	xor    esi,esi
	mov    QWORD PTR [rsp+0x90],r10
	mov    QWORD PTR [rsp+0x20],r10
	mov    QWORD PTR [rsp+0x50],rdi
	jmp    <matmul_ranked_ours+0x1f3>
	nop    DWORD PTR [rax+0x0]
	mov    rsi,QWORD PTR [rsp+0xa0]
	inc    rsi
	mov    rdi,QWORD PTR [rsp+0x50]
	add    rax,rdi
	add    QWORD PTR [rsp+0x20],rdi
	cmp    rsi,QWORD PTR [rsp+0x18]
	je     <matmul_ranked_ours+0x441>
	movabs rdx,0x2000000000000000
	test   QWORD PTR [rsp+0x30],rdx
	setne  cl
	test   QWORD PTR [rsp+0x38],rdx
	setne  dl
	imul   rdi,rsi
	mov    r8,QWORD PTR [rsp+0x78]
	add    r8,rdi
	add    rdi,QWORD PTR [rsp+0x80]
	mov    r9,QWORD PTR [rsp+0x48]
	imul   r9,rsi
	mov    r14,QWORD PTR [rsp+0x98]
	lea    r10,[r14+r9*1]
	add    r9,QWORD PTR [rsp+0x88]
	mov    r11,QWORD PTR [rsp+0x60]
	imul   r11,rsi
	mov    rbx,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rsp+0xa0],rsi
	imul   rbx,rsi
	cmp    r8,r9
	setb   r9b
	cmp    r10,rdi
	setb   r10b
	and    r10b,r9b
	lea    r14,[r14+r11*4]
	mov    r9,QWORD PTR [rsp+0x90]
	lea    rsi,[r9+rbx*4]
	mov    QWORD PTR [rsp+0xc8],rsi
	or     r10b,dl
	cmp    r8,QWORD PTR [rsp+0x70]
	setb   dl
	mov    rbx,QWORD PTR [rsp+0x28]
	cmp    rbx,rdi
	setb   sil
	and    sil,dl
	or     sil,cl
	or     sil,r10b
	or     sil,BYTE PTR [rsp+0x6]
	mov    BYTE PTR [rsp+0x7],sil
	mov    QWORD PTR [rsp+0x40],rbx
	mov    r13,QWORD PTR [rsp+0x68]
	xor    ebp,ebp
	jmp    <matmul_ranked_ours+0x2de>
	nop    DWORD PTR [rax+0x0]
	inc    rbp
	mov    rcx,QWORD PTR [rsp+0xe0]
	add    r13,rcx
	add    QWORD PTR [rsp+0x40],rcx
	cmp    rbp,QWORD PTR [rsp+0x10]
	je     <matmul_ranked_ours+0x1d0>
	cmp    QWORD PTR [rsp+0x8],0x8
	setb   cl
	mov    r9,QWORD PTR [rsp+0x38]
	imul   r9,rbp
	or     cl,BYTE PTR [rsp+0x7]
	test   cl,0x1
	je     <matmul_ranked_ours+0x300>
	xor    r8d,r8d
	jmp    <matmul_ranked_ours+0x351>
	xchg   ax,ax
	movss  xmm0,DWORD PTR [r14+r9*4]
	shufps xmm0,xmm0,0x0
	xor    ecx,ecx
	nop    DWORD PTR [rax+0x0]
	movups xmm1,XMMWORD PTR [r13+rcx*4-0x10]
	movups xmm2,XMMWORD PTR [r13+rcx*4+0x0]
	mulps  xmm1,xmm0
	mulps  xmm2,xmm0
	movups xmm3,XMMWORD PTR [rax+rcx*4-0x10]
	addps  xmm3,xmm1
	movups xmm1,XMMWORD PTR [rax+rcx*4]
	addps  xmm1,xmm2
	movups XMMWORD PTR [rax+rcx*4-0x10],xmm3
	movups XMMWORD PTR [rax+rcx*4],xmm1
	add    rcx,0x8
	cmp    r15,rcx
	jne    <matmul_ranked_ours+0x310>
	mov    r8,r15
	cmp    QWORD PTR [rsp+0x8],r15
	je     <matmul_ranked_ours+0x2c0>
	mov    rcx,r8
	or     rcx,0x1
	test   BYTE PTR [rsp+0x8],0x1
	je     <matmul_ranked_ours+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x30]
	imul   rdx,rbp
	mov    rdi,QWORD PTR [rsp+0x28]
	lea    rdx,[rdi+rdx*4]
	movss  xmm0,DWORD PTR [r14+r9*4]
	mov    rdi,QWORD PTR [rsp+0xc0]
	imul   rdi,r8
	mulss  xmm0,DWORD PTR [rdx+rdi*4]
	imul   r8,QWORD PTR [rsp+0xb8]
	mov    rdx,QWORD PTR [rsp+0xc8]
	addss  xmm0,DWORD PTR [rdx+r8*4]
	movss  DWORD PTR [rdx+r8*4],xmm0
	mov    r8,rcx
	cmp    QWORD PTR [rsp+0x8],rcx
	mov    rsi,QWORD PTR [rsp+0xd8]
	mov    rbx,QWORD PTR [rsp+0xd0]
	je     <matmul_ranked_ours+0x2c0>
	mov    rcx,QWORD PTR [rsp+0x8]
	sub    rcx,r8
	mov    r10,QWORD PTR [rsp+0xb0]
	mov    r12,r10
	imul   r12,r8
	mov    rdx,QWORD PTR [rsp+0xa8]
	mov    r11,rdx
	imul   r11,r8
	inc    r8
	imul   r10,r8
	imul   r8,rdx
	mov    rdx,QWORD PTR [rsp+0x40]
	mov    rdi,QWORD PTR [rsp+0x20]
	xchg   ax,ax
	movss  xmm0,DWORD PTR [r14+r9*4]
	mulss  xmm0,DWORD PTR [rdx+r11*1]
	addss  xmm0,DWORD PTR [rdi+r12*1]
	movss  DWORD PTR [rdi+r12*1],xmm0
	movss  xmm0,DWORD PTR [r14+r9*4]
	mulss  xmm0,DWORD PTR [rdx+r8*1]
	addss  xmm0,DWORD PTR [rdi+r10*1]
	movss  DWORD PTR [rdi+r10*1],xmm0
	add    rdi,rsi
	add    rdx,rbx
	add    rcx,0xfffffffffffffffe
	jne    <matmul_ranked_ours+0x400>
	jmp    <matmul_ranked_ours+0x2c0>
	add    rsp,0xe8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rdi,[rip+0xfffffffffff1ea86]        # <__abi_tag+0x15084>
	lea    rdx,[rip+0x6db3f]        # <__frame_dummy_init_array_entry+0x47d0>
	mov    esi,0x23
	call   QWORD PTR [rip+0x7161c]        # <_DYNAMIC+0x448>
