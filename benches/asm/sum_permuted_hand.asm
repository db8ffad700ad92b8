<sum_permuted_hand>:
	lea    rax,[rsi*8+0x0]
	mov    rcx,rax
	and    rcx,0xffffffffffffffc0
	je     <sum_permuted_hand+0x34>
	lea    r8,[rax-0x40]
	mov    edx,r8d
	not    edx
	test   dl,0xc0
	jne    <sum_permuted_hand+0x47>
	xorpd  xmm2,xmm2
	mov    rdx,rdi
	xorpd  xmm3,xmm3
	xorpd  xmm1,xmm1
	xorpd  xmm0,xmm0
	jmp    <sum_permuted_hand+0x9c>
	xorpd  xmm0,xmm0
	and    rax,0x38
	jne    <sum_permuted_hand+0x19d>
	jmp    <sum_permuted_hand+0x1cd>
	mov    r9d,r8d
	shr    r9d,0x6
	inc    r9d
	and    r9d,0x3
	neg    r9
	xorpd  xmm2,xmm2
	mov    rdx,rdi
	xorpd  xmm3,xmm3
	xorpd  xmm1,xmm1
	xorpd  xmm0,xmm0
	nop    DWORD PTR [rax+rax*1+0x0]
	movupd xmm4,XMMWORD PTR [rdx]
	addpd  xmm2,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x10]
	addpd  xmm3,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x20]
	addpd  xmm1,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x30]
	addpd  xmm0,xmm4
	add    rdx,0x40
	inc    r9
	jne    <sum_permuted_hand+0x70>
	cmp    r8,0xc0
	jb     <sum_permuted_hand+0x167>
	add    rcx,rdi
	nop    DWORD PTR [rax+0x0]
	movupd xmm4,XMMWORD PTR [rdx]
	addpd  xmm4,xmm2
	movupd xmm2,XMMWORD PTR [rdx+0x10]
	addpd  xmm2,xmm3
	movupd xmm3,XMMWORD PTR [rdx+0x20]
	addpd  xmm3,xmm1
	movupd xmm1,XMMWORD PTR [rdx+0x30]
	addpd  xmm1,xmm0
	movupd xmm0,XMMWORD PTR [rdx+0x70]
	addpd  xmm0,xmm1
	movupd xmm1,XMMWORD PTR [rdx+0x60]
	addpd  xmm1,xmm3
	movupd xmm3,XMMWORD PTR [rdx+0x40]
	addpd  xmm3,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x50]
	addpd  xmm4,xmm2
	movupd xmm5,XMMWORD PTR [rdx+0x90]
	addpd  xmm5,xmm4
	movupd xmm4,XMMWORD PTR [rdx+0x80]
	addpd  xmm4,xmm3
	movupd xmm2,XMMWORD PTR [rdx+0xa0]
	addpd  xmm2,xmm1
	movupd xmm1,XMMWORD PTR [rdx+0xb0]
	addpd  xmm1,xmm0
	movupd xmm0,XMMWORD PTR [rdx+0xf0]
	addpd  xmm0,xmm1
	movupd xmm1,XMMWORD PTR [rdx+0xe0]
	addpd  xmm1,xmm2
	movupd xmm2,XMMWORD PTR [rdx+0xc0]
	addpd  xmm2,xmm4
	movupd xmm3,XMMWORD PTR [rdx+0xd0]
	addpd  xmm3,xmm5
	add    rdx,0x100
	cmp    rdx,rcx
	jne    <sum_permuted_hand+0xb0>
	movapd xmm4,xmm2
	unpckhpd xmm4,xmm2
	addsd  xmm4,xmm2
	addsd  xmm4,xmm3
	unpckhpd xmm3,xmm3
	addsd  xmm3,xmm4
	addsd  xmm3,xmm1
	unpckhpd xmm1,xmm1
	addsd  xmm1,xmm3
	addsd  xmm1,xmm0
	unpckhpd xmm0,xmm0
	addsd  xmm0,xmm1
	and    rax,0x38
	je     <sum_permuted_hand+0x1cd>
	movabs rcx,0xffffffffffffff8
	and    rsi,rcx
	lea    rcx,[rdi+rsi*8]
	shr    eax,0x3
	xor    edx,edx
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rcx+rdx*8]
	inc    rdx
	cmp    rax,rdx
	jne    <sum_permuted_hand+0x1c0>
	ret
