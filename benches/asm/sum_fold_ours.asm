<sum_fold_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xa8
	mov    rbp,QWORD PTR [rdi]
	mov    rsi,QWORD PTR [rdi+0x8]
	mov    r10,QWORD PTR [rdi+0x10]
	mov    r8,QWORD PTR [rdi+0x18]
	mov    rax,QWORD PTR [rdi+0x20]
	mov    r11,QWORD PTR [rdi+0x28]
	mov    r9,QWORD PTR [rdi+0x30]
	mov    rcx,QWORD PTR [rdi+0x38]
	mov    rdx,QWORD PTR [rdi+0x40]
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x20],xmm0
	mov    QWORD PTR [rsp+0x30],0x0
	mov    QWORD PTR [rsp],0x0
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],0x1
	mov    QWORD PTR [rsp+0x18],0x1
	mov    QWORD PTR [rsp+0x38],rdx
	cmp    r10,0x1
	jne    <sum_fold_ours+0xa6>
	test   r8,r8
	sete   dil
	cmp    r8,0x1
	jne    <sum_fold_ours+0xef>
	test   r8,r8
	sete   dl
	test   rax,rax
	sete   dil
	or     dil,dl
	mov    BYTE PTR [rsp+0x40],dil
	cmp    rax,0x1
	je     <sum_fold_ours+0x146>
	xor    edx,edx
	jmp    <sum_fold_ours+0x135>
	test   r10,r10
	sete   dl
	mov    QWORD PTR [rsp+0x8],r10
	mov    QWORD PTR [rsp+0x20],r11
	mov    QWORD PTR [rsp],0x1
	test   r8,r8
	sete   dil
	or     dil,dl
	mov    edx,0x1
	cmp    r8,0x1
	je     <sum_fold_ours+0x102>
	mov    rbx,r9
	imul   rbx,r8
	cmp    r11,rbx
	jne    <sum_fold_ours+0xf1>
	imul   r8,r10
	mov    QWORD PTR [rsp+0x8],r8
	mov    QWORD PTR [rsp+0x20],r9
	jmp    <sum_fold_ours+0x102>
	xor    edx,edx
	mov    QWORD PTR [rsp+rdx*8+0x8],r8
	mov    QWORD PTR [rsp+rdx*8+0x20],r9
	inc    rdx
	mov    QWORD PTR [rsp],rdx
	test   rax,rax
	sete   r8b
	or     r8b,dil
	mov    BYTE PTR [rsp+0x40],r8b
	cmp    rax,0x1
	je     <sum_fold_ours+0x146>
	mov    rdi,rcx
	imul   rdi,rax
	cmp    QWORD PTR [rsp+rdx*8+0x18],rdi
	jne    <sum_fold_ours+0x135>
	imul   rax,QWORD PTR [rsp+rdx*8]
	mov    QWORD PTR [rsp+rdx*8],rax
	mov    QWORD PTR [rsp+rdx*8+0x18],rcx
	jmp    <sum_fold_ours+0x146>
	mov    QWORD PTR [rsp+rdx*8+0x8],rax
	mov    QWORD PTR [rsp+rdx*8+0x20],rcx
	inc    rdx
	mov    QWORD PTR [rsp],rdx
	mov    rax,QWORD PTR [rsp+0x40]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rcx,QWORD PTR [rsp]
	mov    rdx,QWORD PTR [rsp+0x8]
	movupd xmm0,XMMWORD PTR [rsp+0x10]
	movupd xmm1,XMMWORD PTR [rsp+0x20]
	movups xmm2,XMMWORD PTR [rsp+0x30]
	movaps XMMWORD PTR [rsp+0x80],xmm2
	movapd XMMWORD PTR [rsp+0x70],xmm1
	movapd XMMWORD PTR [rsp+0x60],xmm0
	mov    QWORD PTR [rsp+0x50],rcx
	mov    QWORD PTR [rsp+0x58],rdx
	xorpd  xmm0,xmm0
	test   al,0x1
	je     <sum_fold_ours+0x1a5>
	add    rsp,0xa8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rdi,QWORD PTR [rsp+0x50]
	mov    r9d,0x1
	test   rdi,rdi
	je     <sum_fold_ours+0x1d4>
	cmp    rdi,0x4
	jae    <sum_fold_ours+0xabf>
	mov    rbx,QWORD PTR [rsp+rdi*8+0x50]
	mov    rcx,QWORD PTR [rsp+rdi*8+0x68]
	cmp    rdi,0x1
	jne    <sum_fold_ours+0x1e0>
	xor    r10d,r10d
	jmp    <sum_fold_ours+0x1ea>
	xor    ecx,ecx
	mov    ebx,0x1
	xor    r10d,r10d
	jmp    <sum_fold_ours+0x1ea>
	mov    r9,QWORD PTR [rsp+rdi*8+0x48]
	mov    r10,QWORD PTR [rsp+rdi*8+0x60]
	xorpd  xmm0,xmm0
	movapd XMMWORD PTR [rsp],xmm0
	mov    QWORD PTR [rsp+0x10],0x0
	mov    r15,rcx
	neg    r15
	cmovs  r15,rcx
	xor    r14d,r14d
	mov    rax,rdi
	sub    rax,0x2
	cmovae r14,rax
	test   r9,r9
	je     <sum_fold_ours+0x356>
	mov    r11,QWORD PTR [rsp+0x88]
	test   rcx,rcx
	je     <sum_fold_ours+0x3a0>
	cmp    rcx,0x1
	jne    <sum_fold_ours+0x45a>
	lea    rax,[rbx*8+0x0]
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x4e9>
	test   rbx,rbx
	je     <sum_fold_ours+0x340>
	mov    rcx,rax
	lea    rdi,[rax-0x8]
	mov    r8d,edi
	shr    r8d,0x3
	inc    r8d
	and    r8d,0x7
	mov    r14d,edi
	and    r14d,0x38
	neg    r8
	xorpd  xmm0,xmm0
	xor    r15d,r15d
	jmp    <sum_fold_ours+0x28f>
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    r15
	add    r11,r10
	cmp    r15,r9
	je     <sum_fold_ours+0x193>
	mov    rdx,rsi
	sub    rdx,r11
	jb     <sum_fold_ours+0xa60>
	cmp    rbx,rdx
	ja     <sum_fold_ours+0xa1a>
	lea    rdx,[r11*8+0x0]
	add    rdx,rbp
	cmp    r14d,0x38
	jne    <sum_fold_ours+0x2c0>
	mov    r12,rdx
	jmp    <sum_fold_ours+0x2df>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,r8
	mov    r12,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12]
	add    r12,0x8
	inc    rax
	jne    <sum_fold_ours+0x2d0>
	cmp    rdi,0x38
	jb     <sum_fold_ours+0x280>
	add    rdx,rcx
	nop    DWORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12]
	addsd  xmm0,QWORD PTR [r12+0x8]
	addsd  xmm0,QWORD PTR [r12+0x10]
	addsd  xmm0,QWORD PTR [r12+0x18]
	addsd  xmm0,QWORD PTR [r12+0x20]
	addsd  xmm0,QWORD PTR [r12+0x28]
	addsd  xmm0,QWORD PTR [r12+0x30]
	addsd  xmm0,QWORD PTR [r12+0x38]
	add    r12,0x40
	cmp    r12,rdx
	jne    <sum_fold_ours+0x2f0>
	jmp    <sum_fold_ours+0x280>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r11,rsi
	ja     <sum_fold_ours+0xa60>
	add    r11,r10
	dec    r9
	jne    <sum_fold_ours+0x340>
	jmp    <sum_fold_ours+0x451>
	xorpd  xmm0,xmm0
	cmp    rdi,0x3
	jb     <sum_fold_ours+0x193>
	mov    rcx,r14
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,rcx
	mov    rdx,QWORD PTR [rsp+rcx*8-0x8]
	inc    rdx
	mov    QWORD PTR [rsp+rcx*8-0x8],rdx
	mov    rcx,r14
	cmp    rdx,QWORD PTR [rsp+rax*8+0x50]
	jb     <sum_fold_ours+0x370>
	mov    QWORD PTR [rsp+rax*8-0x8],0x0
	dec    rax
	mov    rcx,rax
	jne    <sum_fold_ours+0x370>
	jmp    <sum_fold_ours+0x193>
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x631>
	test   rbx,rbx
	je     <sum_fold_ours+0x440>
	mov    ecx,ebx
	and    ecx,0x7
	mov    rdx,rbx
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	xor    edi,edi
	jmp    <sum_fold_ours+0x3df>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    rdi
	add    r11,r10
	cmp    rdi,r9
	je     <sum_fold_ours+0x193>
	cmp    r11,rsi
	jae    <sum_fold_ours+0xaaf>
	movsd  xmm1,QWORD PTR [rbp+r11*8+0x0]
	cmp    rbx,0x8
	jb     <sum_fold_ours+0x42b>
	mov    r8,rdx
	nop    DWORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r8,0xfffffffffffffff8
	jne    <sum_fold_ours+0x400>
	test   rcx,rcx
	je     <sum_fold_ours+0x3d0>
	mov    rax,rcx
	xchg   ax,ax
	addsd  xmm0,xmm1
	dec    rax
	jne    <sum_fold_ours+0x430>
	jmp    <sum_fold_ours+0x3d0>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    r11,rsi
	jae    <sum_fold_ours+0xaaf>
	add    r11,r10
	dec    r9
	jne    <sum_fold_ours+0x440>
	xorpd  xmm0,xmm0
	jmp    <sum_fold_ours+0x193>
	lea    r8,[rbx-0x1]
	imul   r8,r15
	cmp    rcx,0x2
	jl     <sum_fold_ours+0x731>
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x7b0>
	test   rbx,rbx
	je     <sum_fold_ours+0x9c1>
	lea    rdi,[r11*8+0x0]
	add    rdi,rbp
	lea    rax,[r10*8+0x0]
	xorpd  xmm0,xmm0
	xor    r14d,r14d
	nop    DWORD PTR [rax+0x0]
	mov    rdx,rsi
	sub    rdx,r11
	jb     <sum_fold_ours+0xa73>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa3c>
	xor    ecx,ecx
	mov    rdx,rbx
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rcx,r8
	ja     <sum_fold_ours+0xa86>
	addsd  xmm0,QWORD PTR [rdi+rcx*8]
	add    rcx,r15
	dec    rdx
	jne    <sum_fold_ours+0x4c0>
	inc    r14
	add    r11,r10
	add    rdi,rax
	cmp    r14,r9
	jne    <sum_fold_ours+0x4a0>
	jmp    <sum_fold_ours+0x193>
	lea    r8,[rax-0x8]
	mov    r15d,r8d
	shr    r15d,0x3
	inc    r15d
	and    r15d,0x7
	mov    r12d,r8d
	and    r12d,0x38
	neg    r15
	xorpd  xmm0,xmm0
	mov    rax,r9
	mov    rdi,r11
	test   rbx,rbx
	je     <sum_fold_ours+0x5d0>
	xor    r13d,r13d
	mov    rdi,r11
	jmp    <sum_fold_ours+0x532>
	inc    r13
	add    rdi,r10
	cmp    r13,r9
	mov    rbp,rcx
	je     <sum_fold_ours+0x5e1>
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <sum_fold_ours+0xa63>
	cmp    rbx,rdx
	ja     <sum_fold_ours+0xa1a>
	mov    rcx,rbp
	lea    rdx,[rdi*8+0x0]
	add    rdx,rbp
	cmp    r12d,0x38
	jne    <sum_fold_ours+0x560>
	mov    rbp,rdx
	jmp    <sum_fold_ours+0x57e>
	mov    rax,r15
	mov    rbp,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x0]
	add    rbp,0x8
	inc    rax
	jne    <sum_fold_ours+0x570>
	cmp    r8,0x38
	jb     <sum_fold_ours+0x520>
	lea    rax,[rbx*8+0x0]
	add    rdx,rax
	nop
	addsd  xmm0,QWORD PTR [rbp+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x8]
	addsd  xmm0,QWORD PTR [rbp+0x10]
	addsd  xmm0,QWORD PTR [rbp+0x18]
	addsd  xmm0,QWORD PTR [rbp+0x20]
	addsd  xmm0,QWORD PTR [rbp+0x28]
	addsd  xmm0,QWORD PTR [rbp+0x30]
	addsd  xmm0,QWORD PTR [rbp+0x38]
	add    rbp,0x40
	cmp    rbp,rdx
	jne    <sum_fold_ours+0x590>
	jmp    <sum_fold_ours+0x520>
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	ja     <sum_fold_ours+0xa63>
	add    rdi,r10
	dec    rax
	jne    <sum_fold_ours+0x5d0>
	mov    rax,r14
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+rax*8-0x8]
	lea    r13,[rdx+0x1]
	mov    QWORD PTR [rsp+rax*8-0x8],r13
	mov    rdi,QWORD PTR [rsp+rax*8+0x68]
	add    r11,rdi
	cmp    r13,QWORD PTR [rsp+rax*8+0x50]
	lea    rax,[rax-0x1]
	jb     <sum_fold_ours+0x509>
	not    rdx
	imul   rdi,rdx
	add    r11,rdi
	mov    QWORD PTR [rsp+rax*8],0x0
	test   rax,rax
	jne    <sum_fold_ours+0x5f0>
	jmp    <sum_fold_ours+0x193>
	mov    ecx,ebx
	and    ecx,0x7
	mov    rdx,rbx
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	mov    rax,r9
	mov    rdi,r11
	test   rbx,rbx
	je     <sum_fold_ours+0x6d0>
	xor    r8d,r8d
	mov    rdi,r11
	jmp    <sum_fold_ours+0x66b>
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    r8
	add    rdi,r10
	cmp    r8,r9
	je     <sum_fold_ours+0x6e1>
	cmp    rdi,rsi
	jae    <sum_fold_ours+0xab2>
	movsd  xmm1,QWORD PTR [rbp+rdi*8+0x0]
	cmp    rbx,0x8
	jb     <sum_fold_ours+0x6bb>
	mov    r15,rdx
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r15,0xfffffffffffffff8
	jne    <sum_fold_ours+0x690>
	test   rcx,rcx
	je     <sum_fold_ours+0x660>
	mov    rax,rcx
	xchg   ax,ax
	addsd  xmm0,xmm1
	dec    rax
	jne    <sum_fold_ours+0x6c0>
	jmp    <sum_fold_ours+0x660>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	jae    <sum_fold_ours+0xab2>
	add    rdi,r10
	dec    rax
	jne    <sum_fold_ours+0x6d0>
	mov    rax,r14
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,QWORD PTR [rsp+rax*8-0x8]
	lea    r15,[rdi+0x1]
	mov    QWORD PTR [rsp+rax*8-0x8],r15
	mov    r8,QWORD PTR [rsp+rax*8+0x68]
	add    r11,r8
	cmp    r15,QWORD PTR [rsp+rax*8+0x50]
	lea    rax,[rax-0x1]
	jb     <sum_fold_ours+0x641>
	not    rdi
	imul   r8,rdi
	add    r11,r8
	mov    QWORD PTR [rsp+rax*8],0x0
	test   rax,rax
	jne    <sum_fold_ours+0x6f0>
	jmp    <sum_fold_ours+0x193>
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x8b1>
	test   rbx,rbx
	je     <sum_fold_ours+0x9ee>
	lea    rcx,[r11*8+0x0]
	add    rcx,rbp
	lea    rax,[r10*8+0x0]
	xorpd  xmm0,xmm0
	xor    r14d,r14d
	xchg   ax,ax
	mov    rdi,r11
	sub    rdi,r8
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <sum_fold_ours+0xa2c>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa4e>
	xor    edx,edx
	mov    r12,rbx
	lea    rdi,[r8+rdx*1]
	cmp    rdi,r8
	ja     <sum_fold_ours+0xa9c>
	dec    r12
	addsd  xmm0,QWORD PTR [rcx+rdx*8]
	sub    rdx,r15
	test   r12,r12
	jne    <sum_fold_ours+0x780>
	inc    r14
	add    r11,r10
	add    rcx,rax
	cmp    r14,r9
	jne    <sum_fold_ours+0x760>
	jmp    <sum_fold_ours+0x193>
	lea    r12,[r10*8+0x0]
	xorpd  xmm0,xmm0
	mov    QWORD PTR [rsp+0x48],rbp
	test   rbx,rbx
	je     <sum_fold_ours+0x828>
	lea    r13,[r11*8+0x0]
	add    r13,rbp
	xor    ebp,ebp
	mov    rdi,r11
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <sum_fold_ours+0xa76>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa3c>
	xor    ecx,ecx
	mov    rax,rbx
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rcx,r8
	ja     <sum_fold_ours+0xa86>
	addsd  xmm0,QWORD PTR [r13+rcx*8+0x0]
	add    rcx,r15
	dec    rax
	jne    <sum_fold_ours+0x800>
	inc    rbp
	add    rdi,r10
	add    r13,r12
	cmp    rbp,r9
	jne    <sum_fold_ours+0x7e0>
	jmp    <sum_fold_ours+0x85d>
	mov    rdx,rsi
	sub    rdx,r11
	mov    rax,r9
	mov    rdi,r11
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	ja     <sum_fold_ours+0xa76>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa3c>
	add    rdi,r10
	sub    rdx,r10
	dec    rax
	jne    <sum_fold_ours+0x840>
	mov    rax,r14
	mov    rbp,QWORD PTR [rsp+0x48]
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+rax*8-0x8]
	lea    rdi,[rcx+0x1]
	mov    QWORD PTR [rsp+rax*8-0x8],rdi
	mov    rdx,QWORD PTR [rsp+rax*8+0x68]
	add    r11,rdx
	cmp    rdi,QWORD PTR [rsp+rax*8+0x50]
	lea    rax,[rax-0x1]
	jb     <sum_fold_ours+0x7c1>
	not    rcx
	imul   rdx,rcx
	add    r11,rdx
	mov    QWORD PTR [rsp+rax*8],0x0
	test   rax,rax
	jne    <sum_fold_ours+0x870>
	jmp    <sum_fold_ours+0x193>
	lea    rcx,[r10*8+0x0]
	mov    rax,r8
	neg    rax
	mov    QWORD PTR [rsp+0xa0],rax
	xorpd  xmm0,xmm0
	mov    QWORD PTR [rsp+0x48],rbp
	test   rbx,rbx
	je     <sum_fold_ours+0x92e>
	lea    rbp,[rbp+r11*8+0x0]
	xor    r13d,r13d
	mov    r12,r11
	mov    rdi,r12
	sub    rdi,r8
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <sum_fold_ours+0xa2c>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa4e>
	xor    edx,edx
	mov    rax,rbx
	lea    rdi,[r8+rdx*1]
	cmp    rdi,r8
	ja     <sum_fold_ours+0xa9c>
	dec    rax
	addsd  xmm0,QWORD PTR [rbp+rdx*8+0x0]
	sub    rdx,r15
	test   rax,rax
	jne    <sum_fold_ours+0x900>
	inc    r13
	add    r12,r10
	add    rbp,rcx
	cmp    r13,r9
	jne    <sum_fold_ours+0x8e0>
	jmp    <sum_fold_ours+0x96d>
	mov    rax,QWORD PTR [rsp+0xa0]
	lea    rdi,[rax+r11*1]
	lea    rdx,[rsi+r8*1]
	sub    rdx,r11
	mov    rax,r9
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	ja     <sum_fold_ours+0xa2c>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa4e>
	add    rdi,r10
	sub    rdx,r10
	dec    rax
	jne    <sum_fold_ours+0x950>
	mov    rax,r14
	mov    rbp,QWORD PTR [rsp+0x48]
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+rax*8-0x8]
	lea    r12,[rdx+0x1]
	mov    QWORD PTR [rsp+rax*8-0x8],r12
	mov    rdi,QWORD PTR [rsp+rax*8+0x68]
	add    r11,rdi
	cmp    r12,QWORD PTR [rsp+rax*8+0x50]
	lea    rax,[rax-0x1]
	jb     <sum_fold_ours+0x8d0>
	not    rdx
	imul   rdi,rdx
	add    r11,rdi
	mov    QWORD PTR [rsp+rax*8],0x0
	test   rax,rax
	jne    <sum_fold_ours+0x980>
	jmp    <sum_fold_ours+0x193>
	mov    rdx,rsi
	sub    rdx,r11
	xorpd  xmm0,xmm0
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    r11,rsi
	ja     <sum_fold_ours+0xa73>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa3c>
	add    r11,r10
	sub    rdx,r10
	dec    r9
	jne    <sum_fold_ours+0x9d0>
	jmp    <sum_fold_ours+0x193>
	lea    rdx,[rsi+r8*1]
	sub    rdx,r11
	sub    r11,r8
	mov    rdi,r11
	xorpd  xmm0,xmm0
	nop
	cmp    rdi,rsi
	ja     <sum_fold_ours+0xa2c>
	cmp    r8,rdx
	jae    <sum_fold_ours+0xa4e>
	add    rdi,r10
	sub    rdx,r10
	dec    r9
	jne    <sum_fold_ours+0xa00>
	jmp    <sum_fold_ours+0x193>
	lea    rcx,[rip+0x4d597]        # <__frame_dummy_init_array_entry+0x428>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x505d4]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x4d5e5]        # <__frame_dummy_init_array_entry+0x488>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x505c4]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x4d5ed]        # <__frame_dummy_init_array_entry+0x4a0>
	xor    edi,edi
	mov    rsi,r8
	call   QWORD PTR [rip+0x505b2]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x4d5ab]        # <__frame_dummy_init_array_entry+0x470>
	xor    edi,edi
	mov    rsi,r8
	call   QWORD PTR [rip+0x505a0]        # <_DYNAMIC+0x268>
	mov    rdi,r11
	lea    rcx,[rip+0x4d566]        # <__frame_dummy_init_array_entry+0x440>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5058d]        # <_DYNAMIC+0x268>
	mov    rdi,r11
	lea    rcx,[rip+0x4d5cb]        # <__frame_dummy_init_array_entry+0x4b8>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5057a]        # <_DYNAMIC+0x268>
	inc    r8
	lea    rdx,[rip+0x4d618]        # <__frame_dummy_init_array_entry+0x518>
	mov    rdi,rcx
	mov    rsi,r8
	call   QWORD PTR [rip+0x5066c]        # <_DYNAMIC+0x370>
	inc    r8
	lea    rdx,[rip+0x4d61a]        # <__frame_dummy_init_array_entry+0x530>
	mov    rsi,r8
	call   QWORD PTR [rip+0x50659]        # <_DYNAMIC+0x370>
	mov    rdi,r11
	lea    rdx,[rip+0x4d52f]        # <__frame_dummy_init_array_entry+0x458>
	call   QWORD PTR [rip+0x50649]        # <_DYNAMIC+0x370>
	dec    rdi
	lea    rdx,[rip+0x4d60f]        # <__frame_dummy_init_array_entry+0x548>
	mov    esi,0x3
	call   QWORD PTR [rip+0x50634]        # <_DYNAMIC+0x370>

Disassembly of section .init:

Disassembly of section .fini:

Disassembly of section .plt:
