<sum_permuted_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x118
	mov    rax,QWORD PTR [rdi]
	mov    QWORD PTR [rsp+0x10],rax
	mov    rax,QWORD PTR [rdi+0x8]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rax,QWORD PTR [rdi+0x40]
	mov    QWORD PTR [rsp+0x60],rax
	movupd xmm0,XMMWORD PTR [rdi+0x10]
	movupd xmm1,XMMWORD PTR [rdi+0x20]
	movupd xmm2,XMMWORD PTR [rdi+0x30]
	movapd XMMWORD PTR [rsp+0x50],xmm2
	movapd XMMWORD PTR [rsp+0x40],xmm1
	movapd XMMWORD PTR [rsp+0x30],xmm0
	lea    rdi,[rsp+0x98]
	lea    rsi,[rsp+0x30]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>
	mov    r15,QWORD PTR [rsp+0x98]
	test   r15,r15
	je     <sum_permuted_ours+0xb9>
	cmp    r15,0x3
	ja     <sum_permuted_ours+0xa41>
	mov    r13,QWORD PTR [rsp+r15*8+0x98]
	xorpd  xmm4,xmm4
	cmp    r13,0x20
	jae    <sum_permuted_ours+0x47f>
	cmp    BYTE PTR [rsp+0xd8],0x0
	jne    <sum_permuted_ours+0x964>
	mov    rax,QWORD PTR [rsp+r15*8+0xb0]
	cmp    r15,0x1
	je     <sum_permuted_ours+0xd3>
	mov    rcx,QWORD PTR [rsp+r15*8+0x90]
	mov    r8,QWORD PTR [rsp+r15*8+0xa8]
	jmp    <sum_permuted_ours+0xdb>
	xorpd  xmm4,xmm4
	cmp    BYTE PTR [rsp+0xd8],0x0
	jne    <sum_permuted_ours+0x964>
	mov    r13d,0x1
	xor    eax,eax
	mov    ecx,0x1
	xor    r8d,r8d
	xorpd  xmm0,xmm0
	movapd XMMWORD PTR [rsp+0x30],xmm0
	mov    QWORD PTR [rsp+0x40],0x0
	lea    rsi,[r13-0x1]
	imul   rsi,rax
	mov    rdx,rsi
	neg    rdx
	test   rax,rax
	cmovs  rsi,rdx
	xor    r9d,r9d
	mov    rdi,r15
	sub    rdi,0x2
	cmovae r9,rdi
	test   rcx,rcx
	je     <sum_permuted_ours+0x4ac>
	lea    rdi,[r13*8+0x0]
	mov    r11,rax
	sar    r11,0x3f
	and    r11,rdx
	mov    r12,QWORD PTR [rsp+0xd0]
	lea    rdx,[rdi-0x8]
	mov    edi,edx
	shr    edi,0x3
	inc    edi
	mov    r10d,r13d
	and    r10d,0x7
	mov    ebx,r13d
	and    ebx,0x18
	mov    QWORD PTR [rsp+0x18],rbx
	and    edi,0x7
	mov    QWORD PTR [rsp+0x88],rdx
	and    edx,0x38
	mov    QWORD PTR [rsp+0x80],rdx
	neg    rdi
	mov    QWORD PTR [rsp+0x78],rdi
	mov    rdx,r11
	neg    rdx
	mov    QWORD PTR [rsp+0x20],rdx
	cmp    r15,0x2
	mov    edi,0x2
	cmovb  rdi,r15
	mov    rdx,QWORD PTR [rsp+0x8]
	add    rdx,r11
	mov    QWORD PTR [rsp+0x70],rdx
	not    rdi
	add    rdi,r15
	mov    QWORD PTR [rsp+0x28],rdi
	mov    QWORD PTR [rsp+0x68],r15
	test   rax,rax
	je     <sum_permuted_ours+0x28d>
	cmp    rax,0x1
	jne    <sum_permuted_ours+0x30b>
	test   r13,r13
	je     <sum_permuted_ours+0x395>
	xor    ebx,ebx
	mov    rdi,r12
	jmp    <sum_permuted_ours+0x1df>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    rbx
	add    rdi,r8
	cmp    rbx,rcx
	je     <sum_permuted_ours+0x410>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <sum_permuted_ours+0x9a1>
	cmp    r13,rdx
	ja     <sum_permuted_ours+0x97a>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    rdx,[rdx+rdi*8]
	cmp    DWORD PTR [rsp+0x80],0x38
	jne    <sum_permuted_ours+0x210>
	mov    r14,rdx
	jmp    <sum_permuted_ours+0x22e>
	xchg   ax,ax
	mov    r15,QWORD PTR [rsp+0x78]
	mov    r14,rdx
	nop    DWORD PTR [rax+rax*1+0x0]
	addsd  xmm4,QWORD PTR [r14]
	add    r14,0x8
	inc    r15
	jne    <sum_permuted_ours+0x220>
	cmp    QWORD PTR [rsp+0x88],0x38
	jb     <sum_permuted_ours+0x1d0>
	lea    r15,[r13*8+0x0]
	add    rdx,r15
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm4,QWORD PTR [r14]
	addsd  xmm4,QWORD PTR [r14+0x8]
	addsd  xmm4,QWORD PTR [r14+0x10]
	addsd  xmm4,QWORD PTR [r14+0x18]
	addsd  xmm4,QWORD PTR [r14+0x20]
	addsd  xmm4,QWORD PTR [r14+0x28]
	addsd  xmm4,QWORD PTR [r14+0x30]
	addsd  xmm4,QWORD PTR [r14+0x38]
	add    r14,0x40
	cmp    r14,rdx
	jne    <sum_permuted_ours+0x250>
	jmp    <sum_permuted_ours+0x1d0>
	test   r13,r13
	je     <sum_permuted_ours+0x3b5>
	xor    edx,edx
	mov    rdi,r12
	jmp    <sum_permuted_ours+0x2af>
	nop    DWORD PTR [rax]
	inc    rdx
	add    rdi,r8
	cmp    rdx,rcx
	je     <sum_permuted_ours+0x410>
	cmp    rdi,QWORD PTR [rsp+0x8]
	jae    <sum_permuted_ours+0xa1d>
	mov    rbx,QWORD PTR [rsp+0x10]
	movsd  xmm0,QWORD PTR [rbx+rdi*8]
	cmp    r13,0x8
	jb     <sum_permuted_ours+0x2fb>
	mov    rbx,QWORD PTR [rsp+0x18]
	nop
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	addsd  xmm4,xmm0
	add    rbx,0xfffffffffffffff8
	jne    <sum_permuted_ours+0x2d0>
	test   r10,r10
	je     <sum_permuted_ours+0x2a0>
	mov    rbx,r10
	xchg   ax,ax
	addsd  xmm4,xmm0
	dec    rbx
	jne    <sum_permuted_ours+0x300>
	jmp    <sum_permuted_ours+0x2a0>
	test   r13,r13
	je     <sum_permuted_ours+0x3d5>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    rbx,[rdx+r12*8]
	xor    r14d,r14d
	mov    rbp,r12
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,rbp
	sub    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <sum_permuted_ours+0x98c>
	cmp    rsi,rdx
	jae    <sum_permuted_ours+0x9c8>
	xor    edx,edx
	mov    r15,r13
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rdi,[r11+rdx*1]
	cmp    rdi,rsi
	ja     <sum_permuted_ours+0xa0d>
	addsd  xmm4,QWORD PTR [rbx+rdx*8]
	add    rdx,rax
	dec    r15
	jne    <sum_permuted_ours+0x360>
	inc    r14
	add    rbp,r8
	lea    rdx,[r8*8+0x0]
	add    rbx,rdx
	cmp    r14,rcx
	jne    <sum_permuted_ours+0x330>
	jmp    <sum_permuted_ours+0x410>
	mov    rdx,rcx
	mov    rdi,r12
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,QWORD PTR [rsp+0x8]
	ja     <sum_permuted_ours+0x9a1>
	add    rdi,r8
	dec    rdx
	jne    <sum_permuted_ours+0x3a0>
	jmp    <sum_permuted_ours+0x410>
	mov    rdx,rcx
	mov    rdi,r12
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,QWORD PTR [rsp+0x8]
	jae    <sum_permuted_ours+0xa1d>
	add    rdi,r8
	dec    rdx
	jne    <sum_permuted_ours+0x3c0>
	jmp    <sum_permuted_ours+0x410>
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    rdi,[rdx+r12*1]
	mov    rdx,QWORD PTR [rsp+0x70]
	sub    rdx,r12
	mov    rbx,rcx
	nop    DWORD PTR [rax+0x0]
	cmp    rdi,QWORD PTR [rsp+0x8]
	ja     <sum_permuted_ours+0x98c>
	cmp    rsi,rdx
	jae    <sum_permuted_ours+0x9c8>
	add    rdi,r8
	sub    rdx,r8
	dec    rbx
	jne    <sum_permuted_ours+0x3f0>
	nop
	mov    r15,QWORD PTR [rsp+0x68]
	cmp    r15,0x3
	jb     <sum_permuted_ours+0x964>
	mov    rdi,QWORD PTR [rsp+0x28]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r9,0x3
	ja     <sum_permuted_ours+0xa2f>
	mov    rdx,QWORD PTR [rsp+rdi*8+0x30]
	lea    r14,[rdx+0x1]
	mov    QWORD PTR [rsp+rdi*8+0x30],r14
	mov    rbx,QWORD PTR [rsp+rdi*8+0xb8]
	add    r12,rbx
	cmp    r14,QWORD PTR [rsp+rdi*8+0xa0]
	jb     <sum_permuted_ours+0x1a4>
	not    rdx
	imul   rbx,rdx
	add    r12,rbx
	mov    QWORD PTR [rsp+rdi*8+0x30],0x0
	add    rdi,0xffffffffffffffff
	jb     <sum_permuted_ours+0x430>
	jmp    <sum_permuted_ours+0x964>
	cmp    BYTE PTR [rsp+0xd8],0x0
	jne    <sum_permuted_ours+0x964>
	mov    r14,QWORD PTR [rsp+r15*8+0xb0]
	cmp    r15,0x1
	jne    <sum_permuted_ours+0x4f3>
	mov    r8d,0x1
	mov    QWORD PTR [rsp+0x18],0x0
	jmp    <sum_permuted_ours+0x508>
	cmp    r15,0x3
	jb     <sum_permuted_ours+0x964>
	mov    rcx,r9
	nop    DWORD PTR [rax+0x0]
	mov    rax,rcx
	mov    rdx,QWORD PTR [rsp+rcx*8+0x28]
	inc    rdx
	mov    QWORD PTR [rsp+rcx*8+0x28],rdx
	mov    rcx,r9
	cmp    rdx,QWORD PTR [rsp+rax*8+0x98]
	jb     <sum_permuted_ours+0x4c0>
	dec    rax
	mov    QWORD PTR [rsp+rax*8+0x30],0x0
	mov    rcx,rax
	jne    <sum_permuted_ours+0x4c0>
	jmp    <sum_permuted_ours+0x964>
	mov    r8,QWORD PTR [rsp+r15*8+0x90]
	mov    rax,QWORD PTR [rsp+r15*8+0xa8]
	mov    QWORD PTR [rsp+0x18],rax
	xorpd  xmm0,xmm0
	movapd XMMWORD PTR [rsp+0x100],xmm0
	mov    QWORD PTR [rsp+0x110],0x0
	lea    r12,[r13-0x1]
	imul   r12,r14
	mov    rax,r12
	neg    rax
	test   r14,r14
	cmovs  r12,rax
	test   r8,r8
	je     <sum_permuted_ours+0x952>
	mov    rbp,r14
	sar    rbp,0x3f
	and    rbp,rax
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0x68],r15
	sub    r15,0x2
	cmovae rcx,r15
	mov    QWORD PTR [rsp+0xe0],rcx
	mov    r15,QWORD PTR [rsp+0xd0]
	lea    rcx,[r13-0x4]
	cmp    rcx,0x3
	mov    eax,0x3
	cmovb  rax,rcx
	not    rax
	add    rax,r13
	and    rax,0xfffffffffffffffc
	neg    rax
	lea    r9,[rax+r13*1]
	add    r9,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x90],r9
	and    r9,0xfffffffffffffffc
	mov    eax,0x4
	sub    rax,r13
	mov    QWORD PTR [rsp+0xf8],rax
	mov    rbx,r14
	shl    rbx,0x5
	mov    rax,QWORD PTR [rsp+0x10]
	add    rax,rbx
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x18]
	lea    rax,[rax*8+0x0]
	mov    QWORD PTR [rsp+0x78],rax
	xorpd  xmm5,xmm5
	mov    QWORD PTR [rsp+0x28],r8
	mov    QWORD PTR [rsp+0x20],r9
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0xe8]
	lea    rax,[rax+r15*8]
	xor    r11d,r11d
	mov    QWORD PTR [rsp+0xf0],r15
	mov    rdi,r15
	jmp    <sum_permuted_ours+0x65c>
	nop    DWORD PTR [rax+0x0]
	movsd  xmm0,QWORD PTR [rsp+0x30]
	addsd  xmm0,xmm5
	addsd  xmm0,QWORD PTR [rsp+0x38]
	addsd  xmm0,QWORD PTR [rsp+0x40]
	addsd  xmm0,QWORD PTR [rsp+0x48]
	mov    r15,r11
	addsd  xmm4,xmm0
	inc    r15
	mov    rdi,QWORD PTR [rsp+0x80]
	add    rdi,QWORD PTR [rsp+0x18]
	mov    rax,QWORD PTR [rsp+0x88]
	add    rax,QWORD PTR [rsp+0x78]
	cmp    r15,r8
	mov    r11,r15
	je     <sum_permuted_ours+0x910>
	test   r14,r14
	mov    QWORD PTR [rsp+0x88],rax
	mov    QWORD PTR [rsp+0x80],rdi
	je     <sum_permuted_ours+0x6d0>
	cmp    r14,0x1
	jne    <sum_permuted_ours+0x750>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <sum_permuted_ours+0x9a1>
	cmp    r13,rdx
	ja     <sum_permuted_ours+0x97a>
	mov    rax,QWORD PTR [rsp+0x10]
	lea    rdi,[rax+rdi*8]
	xorpd  xmm0,xmm0
	mov    rsi,r13
	movsd  QWORD PTR [rsp+0x70],xmm4
	mov    r15,r11
	call   <_ZN9shapewise4view6reduce14slice_in_lanes>
	xorpd  xmm5,xmm5
	mov    r9,QWORD PTR [rsp+0x20]
	mov    r8,QWORD PTR [rsp+0x28]
	movsd  xmm4,QWORD PTR [rsp+0x70]
	jmp    <sum_permuted_ours+0x62f>
	nop    DWORD PTR [rax+0x0]
	cmp    QWORD PTR [rsp+0x8],rdi
	jbe    <sum_permuted_ours+0xa1d>
	mov    rax,QWORD PTR [rsp+0x10]
	movsd  xmm0,QWORD PTR [rax+rdi*8]
	movapd xmm1,xmm0
	unpcklpd xmm1,xmm0
	xorpd  xmm2,xmm2
	lea    rdx,[r13-0x4]
	xor    ecx,ecx
	xorpd  xmm3,xmm3
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rax,rdx
	addpd  xmm2,xmm1
	addpd  xmm3,xmm1
	lea    rsi,[rcx+r13*1]
	add    rsi,0xfffffffffffffffc
	add    rcx,0xfffffffffffffffc
	add    rdx,0xfffffffffffffffc
	cmp    rsi,0x3
	ja     <sum_permuted_ours+0x700>
	movapd XMMWORD PTR [rsp+0x30],xmm2
	movapd XMMWORD PTR [rsp+0x40],xmm3
	neg    rcx
	cmp    r13,rcx
	jbe    <sum_permuted_ours+0x610>
	cmp    QWORD PTR [rsp+0x90],0x4
	jae    <sum_permuted_ours+0x897>
	xor    ecx,ecx
	jmp    <sum_permuted_ours+0x8da>
	nop
	sub    rdi,rbp
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <sum_permuted_ours+0x98c>
	cmp    r12,rdx
	jae    <sum_permuted_ours+0x9b6>
	mov    rcx,QWORD PTR [rsp+0x10]
	lea    rsi,[rcx+rdi*8]
	xorpd  xmm0,xmm0
	xorpd  xmm1,xmm1
	mov    r8,rax
	lea    r9,[r14*4+0x0]
	add    r9,rbp
	xorpd  xmm2,xmm2
	xor    eax,eax
	nop
	mov    rcx,rax
	imul   rax,r14
	add    rax,rbp
	cmp    rax,r12
	ja     <sum_permuted_ours+0x9e4>
	mov    rdx,r8
	mov    r8,rcx
	or     r8,0x1
	imul   r8,r14
	add    r8,rbp
	cmp    r8,r12
	ja     <sum_permuted_ours+0x9e1>
	mov    rdi,r9
	mov    r9,rcx
	or     r9,0x2
	imul   r9,r14
	add    r9,rbp
	cmp    r9,r12
	ja     <sum_permuted_ours+0x9d7>
	mov    r10,rcx
	or     r10,0x3
	imul   r10,r14
	add    r10,rbp
	cmp    r10,r12
	ja     <sum_permuted_ours+0x9dc>
	addsd  xmm2,QWORD PTR [rsi+rax*8]
	addsd  xmm1,QWORD PTR [rsi+r8*8]
	movsd  xmm3,QWORD PTR [rsi+r9*8]
	movhpd xmm3,QWORD PTR [rsi+r10*8]
	addpd  xmm0,xmm3
	lea    rax,[rcx+0x4]
	mov    r10,r13
	sub    r10,rax
	lea    r8,[r14*4+0x0]
	lea    r9,[rdi+r8*1]
	lea    r8,[rdx+rbx*1]
	cmp    r10,0x3
	ja     <sum_permuted_ours+0x790>
	movsd  QWORD PTR [rsp+0x30],xmm2
	movsd  QWORD PTR [rsp+0x38],xmm1
	movapd XMMWORD PTR [rsp+0x40],xmm0
	cmp    r13,rax
	mov    r8,QWORD PTR [rsp+0x28]
	mov    r9,QWORD PTR [rsp+0x20]
	jbe    <sum_permuted_ours+0x610>
	add    rcx,QWORD PTR [rsp+0xf8]
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	cmp    rdi,r12
	ja     <sum_permuted_ours+0x9fa>
	movsd  xmm0,QWORD PTR [rsp+rax*8+0x30]
	addsd  xmm0,QWORD PTR [rdx]
	movsd  QWORD PTR [rsp+rax*8+0x30],xmm0
	inc    rax
	add    rdi,r14
	lea    rsi,[r14*8+0x0]
	add    rdx,rsi
	mov    rsi,rcx
	add    rsi,rax
	jne    <sum_permuted_ours+0x860>
	jmp    <sum_permuted_ours+0x610>
	xor    ecx,ecx
	nop    DWORD PTR [rax+0x0]
	movapd xmm2,XMMWORD PTR [rsp+rcx*8+0x30]
	addpd  xmm2,xmm1
	movapd xmm3,XMMWORD PTR [rsp+rcx*8+0x40]
	addpd  xmm3,xmm1
	movapd XMMWORD PTR [rsp+rcx*8+0x30],xmm2
	movapd XMMWORD PTR [rsp+rcx*8+0x40],xmm3
	add    rcx,0x4
	cmp    r9,rcx
	jne    <sum_permuted_ours+0x8a0>
	mov    rcx,r9
	cmp    QWORD PTR [rsp+0x90],r9
	je     <sum_permuted_ours+0x610>
	cmp    rax,0x1
	adc    rax,0x0
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movsd  xmm1,QWORD PTR [rsp+rcx*8+0x30]
	addsd  xmm1,xmm0
	movsd  QWORD PTR [rsp+rcx*8+0x30],xmm1
	inc    rcx
	cmp    rax,rcx
	jne    <sum_permuted_ours+0x8f0>
	jmp    <sum_permuted_ours+0x610>
	nop    DWORD PTR [rax]
	cmp    QWORD PTR [rsp+0x68],0x3
	jne    <sum_permuted_ours+0x964>
	mov    rcx,QWORD PTR [rsp+0xe0]
	mov    rax,QWORD PTR [rsp+rcx*8+0xf8]
	inc    rax
	mov    QWORD PTR [rsp+rcx*8+0xf8],rax
	cmp    rax,QWORD PTR [rsp+rcx*8+0x98]
	jae    <sum_permuted_ours+0x958>
	mov    r15,QWORD PTR [rsp+0xf0]
	add    r15,QWORD PTR [rsp+rcx*8+0xb0]
	jmp    <sum_permuted_ours+0x5f0>
	cmp    r15,0x3
	jmp    <sum_permuted_ours+0x964>
	mov    QWORD PTR [rsp+rcx*8+0xf8],0x0
	movapd xmm0,xmm4
	add    rsp,0x118
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x5ec9f]        # <__frame_dummy_init_array_entry+0x3610>
	xor    edi,edi
	mov    rsi,r13
	call   QWORD PTR [rip+0x6389c]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5eced]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x63887]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5ec90]        # <__frame_dummy_init_array_entry+0x3628>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x63872]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5ecab]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,r12
	call   QWORD PTR [rip+0x63860]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5ec99]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	call   QWORD PTR [rip+0x63851]        # <_DYNAMIC+0x3a8>
	mov    rax,r9
	jmp    <sum_permuted_ours+0x9e4>
	mov    rax,r10
	jmp    <sum_permuted_ours+0x9e4>
	mov    rax,r8
	inc    r12
	lea    rdx,[rip+0x5ecf2]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,rax
	mov    rsi,r12
	call   QWORD PTR [rip+0x6372e]        # <_DYNAMIC+0x2a8>
	inc    r12
	lea    rdx,[rip+0x5ecdc]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rsi,r12
	call   QWORD PTR [rip+0x6371b]        # <_DYNAMIC+0x2a8>
	inc    rsi
	lea    rdx,[rip+0x5ecc9]        # <__frame_dummy_init_array_entry+0x36d0>
	call   QWORD PTR [rip+0x6370b]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x5ec2c]        # <__frame_dummy_init_array_entry+0x3640>
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x636f9]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x5f5ca]        # <__frame_dummy_init_array_entry+0x3ff0>
	mov    esi,0x3
	call   QWORD PTR [rip+0x636e7]        # <_DYNAMIC+0x2a8>
	dec    r15
	lea    rdx,[rip+0x5ecdd]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x3
	mov    rdi,r15
	call   QWORD PTR [rip+0x636cf]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>: as in sum_fold_ours.asm

<_ZN9shapewise4view6reduce14slice_in_lanes>:
	movapd xmm1,xmm0
	lea    rax,[rsi*8+0x0]
	mov    rcx,rax
	movapd xmm9,xmm0
	unpcklpd xmm9,xmm0
	and    rcx,0xffffffffffffff80
	je     <_ZN9shapewise4view6reduce14slice_in_lanes+0x96>
	lea    r8,[rax-0x80]
	test   r8b,r8b
	js     <_ZN9shapewise4view6reduce14slice_in_lanes+0xc3>
	movupd xmm0,XMMWORD PTR [rdi+0x70]
	movupd xmm2,XMMWORD PTR [rdi+0x60]
	movupd xmm3,XMMWORD PTR [rdi+0x50]
	movupd xmm4,XMMWORD PTR [rdi+0x40]
	movupd xmm7,XMMWORD PTR [rdi]
	movupd xmm8,XMMWORD PTR [rdi+0x10]
	movupd xmm6,XMMWORD PTR [rdi+0x20]
	movupd xmm5,XMMWORD PTR [rdi+0x30]
	addpd  xmm8,xmm9
	addpd  xmm7,xmm9
	addpd  xmm6,xmm9
	addpd  xmm5,xmm9
	addpd  xmm4,xmm9
	addpd  xmm3,xmm9
	addpd  xmm2,xmm9
	addpd  xmm0,xmm9
	lea    rdx,[rdi+0x80]
	movapd xmm9,xmm7
	cmp    r8,0x80
	jae    <_ZN9shapewise4view6reduce14slice_in_lanes+0xf6>
	jmp    <_ZN9shapewise4view6reduce14slice_in_lanes+0x1be>
	movapd xmm7,xmm9
	movapd xmm8,xmm9
	movapd xmm6,xmm9
	movapd xmm5,xmm9
	movapd xmm4,xmm9
	movapd xmm3,xmm9
	movapd xmm2,xmm9
	movapd xmm0,xmm9
	jmp    <_ZN9shapewise4view6reduce14slice_in_lanes+0x1be>
	mov    rdx,rdi
	movapd xmm8,xmm9
	movapd xmm6,xmm9
	movapd xmm5,xmm9
	movapd xmm4,xmm9
	movapd xmm3,xmm9
	movapd xmm2,xmm9
	movapd xmm0,xmm9
	cmp    r8,0x80
	jb     <_ZN9shapewise4view6reduce14slice_in_lanes+0x1be>
	add    rcx,rdi
	movapd xmm7,xmm9
	xchg   ax,ax
	movupd xmm9,XMMWORD PTR [rdx]
	addpd  xmm9,xmm7
	movupd xmm10,XMMWORD PTR [rdx+0x10]
	addpd  xmm10,xmm8
	movupd xmm7,XMMWORD PTR [rdx+0x20]
	addpd  xmm7,xmm6
	movupd xmm6,XMMWORD PTR [rdx+0x30]
	addpd  xmm6,xmm5
	movupd xmm5,XMMWORD PTR [rdx+0x40]
	addpd  xmm5,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x50]
	addpd  xmm4,xmm3
	movupd xmm3,XMMWORD PTR [rdx+0x60]
	addpd  xmm3,xmm2
	movupd xmm2,XMMWORD PTR [rdx+0x70]
	addpd  xmm2,xmm0
	movupd xmm0,XMMWORD PTR [rdx+0xf0]
	addpd  xmm0,xmm2
	movupd xmm2,XMMWORD PTR [rdx+0xe0]
	addpd  xmm2,xmm3
	movupd xmm3,XMMWORD PTR [rdx+0xd0]
	addpd  xmm3,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0xc0]
	addpd  xmm4,xmm5
	movupd xmm5,XMMWORD PTR [rdx+0xb0]
	addpd  xmm5,xmm6
	movupd xmm6,XMMWORD PTR [rdx+0xa0]
	addpd  xmm6,xmm7
	movupd xmm7,XMMWORD PTR [rdx+0x80]
	addpd  xmm7,xmm9
	movupd xmm8,XMMWORD PTR [rdx+0x90]
	addpd  xmm8,xmm10
	add    rdx,0x100
	cmp    rdx,rcx
	jne    <_ZN9shapewise4view6reduce14slice_in_lanes+0x100>
	addsd  xmm1,xmm7
	unpckhpd xmm7,xmm7
	addsd  xmm7,xmm1
	addsd  xmm7,xmm8
	unpckhpd xmm8,xmm8
	addsd  xmm8,xmm7
	addsd  xmm8,xmm6
	unpckhpd xmm6,xmm6
	addsd  xmm6,xmm8
	addsd  xmm6,xmm5
	unpckhpd xmm5,xmm5
	addsd  xmm5,xmm6
	addsd  xmm5,xmm4
	unpckhpd xmm4,xmm4
	addsd  xmm4,xmm5
	addsd  xmm4,xmm3
	unpckhpd xmm3,xmm3
	addsd  xmm3,xmm4
	addsd  xmm3,xmm2
	unpckhpd xmm2,xmm2
	addsd  xmm2,xmm3
	addsd  xmm2,xmm0
	unpckhpd xmm0,xmm0
	addsd  xmm0,xmm2
	and    rax,0x78
	je     <_ZN9shapewise4view6reduce14slice_in_lanes+0x2cd>
	mov    edx,eax
	shr    edx,0x3
	mov    ecx,edx
	and    ecx,0x7
	cmp    rax,0x40
	jae    <_ZN9shapewise4view6reduce14slice_in_lanes+0x241>
	xor    eax,eax
	jmp    <_ZN9shapewise4view6reduce14slice_in_lanes+0x2a5>
	and    edx,0xfffffff8
	mov    rax,rsi
	and    rax,0xfffffffffffffff0
	lea    r8,[rdi+rax*8]
	add    r8,0x38
	xor    eax,eax
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x38]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x30]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x28]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x20]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x18]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x10]
	addsd  xmm0,QWORD PTR [r8+rax*8-0x8]
	addsd  xmm0,QWORD PTR [r8+rax*8]
	add    rax,0x8
	cmp    rdx,rax
	jne    <_ZN9shapewise4view6reduce14slice_in_lanes+0x260>
	test   rcx,rcx
	je     <_ZN9shapewise4view6reduce14slice_in_lanes+0x2cd>
	and    rsi,0xfffffffffffffff0
	shl    rax,0x3
	lea    rax,[rax+rsi*8]
	add    rdi,rax
	xor    eax,eax
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rdi+rax*8]
	inc    rax
	cmp    rcx,rax
	jne    <_ZN9shapewise4view6reduce14slice_in_lanes+0x2c0>
	ret
