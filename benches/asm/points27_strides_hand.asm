<points27_strides_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x178
	mov    QWORD PTR [rsp-0x60],rdi
	mov    rax,QWORD PTR [r8]
	mov    QWORD PTR [rsp+0x20],rax
	test   rax,rax
	je     <points27_strides_hand+0x737>
	mov    rax,QWORD PTR [r8+0x8]
	mov    QWORD PTR [rsp+0x90],rax
	test   rax,rax
	je     <points27_strides_hand+0x737>
	mov    rax,QWORD PTR [r8+0x10]
	mov    QWORD PTR [rsp-0x78],rax
	test   rax,rax
	je     <points27_strides_hand+0x737>
	mov    rax,QWORD PTR [rsp+0x1b0]
	mov    rsi,QWORD PTR [r9]
	mov    rdi,QWORD PTR [r9+0x8]
	mov    r8,QWORD PTR [r9+0x10]
	mov    r9,QWORD PTR [rax]
	mov    r10,QWORD PTR [rax+0x8]
	mov    r11,QWORD PTR [rax+0x10]
	mov    rax,r8
	xor    rax,0x1
	mov    rcx,r11
	xor    rcx,0x1
	or     rcx,rax
	setne  BYTE PTR [rsp-0x79]
	mov    rax,QWORD PTR [rsp-0x78]
	and    rax,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x30],rax
	lea    rax,[rdi*8+0x0]
	lea    rbx,[rax+rsi*8]
	mov    rcx,QWORD PTR [rsp-0x60]
	lea    rax,[rcx+rbx*1+0x8]
	mov    QWORD PTR [rsp-0x70],rax
	lea    r15,[rsi*4+0x0]
	lea    rax,[rdi*4+0x0]
	mov    QWORD PTR [rsp+0x78],rax
	lea    r12,[rax+rsi*8]
	lea    r13,[rcx+r12*1]
	add    r13,0x8
	lea    rax,[r15+rdi*4]
	lea    rbp,[rcx+rax*1]
	add    rbp,0x8
	shl    r9,0x2
	mov    QWORD PTR [rsp+0x10],r9
	shl    r10,0x2
	mov    QWORD PTR [rsp+0x80],r10
	add    r12,rcx
	mov    QWORD PTR [rsp+0x68],r12
	add    rbx,rcx
	mov    QWORD PTR [rsp+0x70],rbx
	lea    rax,[rdi+rsi*1]
	lea    rax,[rcx+rax*4]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,rdx
	mov    QWORD PTR [rsp+0x8],r15
	lea    rdx,[r15+rdi*8]
	lea    r9,[rcx+rdx*1]
	add    r9,0x8
	add    rdx,rcx
	mov    QWORD PTR [rsp+0x58],rdx
	shl    r11,0x2
	xorps  xmm0,xmm0
	xorps  xmm1,xmm1
	lea    rdx,[rcx+rsi*8]
	add    rdx,0x8
	lea    r10,[rcx+rsi*4+0x8]
	lea    rbx,[rcx+rdi*8+0x8]
	lea    r15,[rcx+rdi*4+0x8]
	lea    r12,[rcx+0x8]
	lea    r14,[rcx+rsi*8]
	mov    QWORD PTR [rsp+0x50],r14
	lea    r14,[r8*4+0x0]
	mov    QWORD PTR [rsp+0x48],r14
	mov    QWORD PTR [rsp+0x18],rsi
	lea    rsi,[rcx+rsi*4]
	mov    QWORD PTR [rsp+0x40],rsi
	lea    rsi,[rcx+rdi*8]
	mov    QWORD PTR [rsp+0x38],rsi
	mov    QWORD PTR [rsp+0x88],rdi
	lea    rcx,[rcx+rdi*4]
	mov    QWORD PTR [rsp-0x58],rcx
	mov    rcx,QWORD PTR [rsp-0x70]
	xor    esi,esi
	xor    edi,edi
	mov    QWORD PTR [rsp+0xf0],r8
	mov    QWORD PTR [rsp],r11
	jmp    <points27_strides_hand+0x1df>
	mov    rcx,QWORD PTR [rsp-0x70]
	mov    rax,QWORD PTR [rsp+0x8]
	add    rcx,rax
	add    r13,rax
	add    rdx,rax
	add    r9,rax
	add    rbp,rax
	add    r10,rax
	add    rbx,rax
	add    r15,rax
	add    r12,rax
	mov    rax,QWORD PTR [rsp+0x28]
	add    rax,QWORD PTR [rsp+0x10]
	add    rsi,QWORD PTR [rsp+0x18]
	cmp    rdi,QWORD PTR [rsp+0x20]
	je     <points27_strides_hand+0x737>
	mov    QWORD PTR [rsp+0xa0],rsi
	mov    QWORD PTR [rsp+0xa8],r12
	mov    QWORD PTR [rsp+0xb0],r15
	mov    QWORD PTR [rsp+0xb8],rbx
	mov    QWORD PTR [rsp+0xc0],r10
	mov    QWORD PTR [rsp+0xc8],rdx
	mov    QWORD PTR [rsp+0xd0],r9
	mov    QWORD PTR [rsp+0xd8],rbp
	mov    QWORD PTR [rsp+0xe0],r13
	inc    rdi
	mov    QWORD PTR [rsp+0x98],rdi
	mov    QWORD PTR [rsp-0x68],rsi
	mov    QWORD PTR [rsp+0x28],rax
	mov    r14,rax
	mov    QWORD PTR [rsp-0x10],r12
	mov    QWORD PTR [rsp-0x18],r15
	mov    QWORD PTR [rsp-0x20],rbx
	mov    QWORD PTR [rsp-0x28],r10
	mov    QWORD PTR [rsp-0x30],rbp
	mov    QWORD PTR [rsp-0x38],r9
	mov    QWORD PTR [rsp-0x40],rdx
	mov    QWORD PTR [rsp-0x48],r13
	mov    QWORD PTR [rsp-0x70],rcx
	mov    QWORD PTR [rsp-0x50],rcx
	xor    ecx,ecx
	jmp    <points27_strides_hand+0x33a>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+0xe8]
	inc    rcx
	mov    rax,QWORD PTR [rsp+0x78]
	add    QWORD PTR [rsp-0x50],rax
	add    QWORD PTR [rsp-0x48],rax
	add    QWORD PTR [rsp-0x40],rax
	add    QWORD PTR [rsp-0x38],rax
	add    QWORD PTR [rsp-0x30],rax
	add    QWORD PTR [rsp-0x28],rax
	add    QWORD PTR [rsp-0x20],rax
	add    QWORD PTR [rsp-0x18],rax
	add    QWORD PTR [rsp-0x10],rax
	mov    r14,QWORD PTR [rsp-0x8]
	add    r14,QWORD PTR [rsp+0x80]
	mov    rax,QWORD PTR [rsp-0x68]
	add    rax,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp-0x68],rax
	cmp    rcx,QWORD PTR [rsp+0x90]
	mov    r13,QWORD PTR [rsp+0xe0]
	mov    rbp,QWORD PTR [rsp+0xd8]
	mov    r9,QWORD PTR [rsp+0xd0]
	mov    rdx,QWORD PTR [rsp+0xc8]
	mov    r10,QWORD PTR [rsp+0xc0]
	mov    rbx,QWORD PTR [rsp+0xb8]
	mov    r15,QWORD PTR [rsp+0xb0]
	mov    r12,QWORD PTR [rsp+0xa8]
	mov    rsi,QWORD PTR [rsp+0xa0]
	mov    rdi,QWORD PTR [rsp+0x98]
	je     <points27_strides_hand+0x1a0>
	mov    QWORD PTR [rsp+0xe8],rcx
	cmp    QWORD PTR [rsp-0x78],0x4
	setb   al
	or     al,BYTE PTR [rsp-0x79]
	test   al,0x1
	mov    QWORD PTR [rsp-0x8],r14
	je     <points27_strides_hand+0x360>
	xor    r15d,r15d
	jmp    <points27_strides_hand+0x49f>
	xor    eax,eax
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    rdx,QWORD PTR [rsp-0x10]
	mov    rsi,QWORD PTR [rsp-0x18]
	mov    rdi,QWORD PTR [rsp-0x20]
	mov    r9,QWORD PTR [rsp-0x28]
	mov    r10,QWORD PTR [rsp-0x30]
	mov    rbx,QWORD PTR [rsp-0x38]
	mov    r15,QWORD PTR [rsp-0x40]
	mov    r12,QWORD PTR [rsp-0x48]
	mov    r13,QWORD PTR [rsp-0x50]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [rdx+rax*4-0x8]
	addps  xmm2,xmm1
	movups xmm3,XMMWORD PTR [rdx+rax*4-0x4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdx+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rsi+rax*4-0x8]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rsi+rax*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rax*4-0x8]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rdi+rax*4-0x4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rax*4-0x8]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r9+rax*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r10+rax*4-0x8]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r10+rax*4-0x4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r10+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbx+rax*4-0x8]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rbx+rax*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbx+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+rax*4-0x8]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r15+rax*4-0x4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rax*4-0x8]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r12+rax*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r13+rax*4-0x8]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r13+rax*4-0x4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r13+rax*4+0x0]
	addps  xmm2,xmm3
	movups XMMWORD PTR [r14+rax*4],xmm2
	add    rax,0x4
	cmp    rcx,rax
	jne    <points27_strides_hand+0x3a0>
	mov    r15,rcx
	cmp    QWORD PTR [rsp-0x78],rcx
	je     <points27_strides_hand+0x280>
	mov    rsi,QWORD PTR [rsp+0x48]
	mov    rax,rsi
	imul   rax,r15
	mov    r12,QWORD PTR [rsp+0x50]
	lea    rcx,[r12+rax*1]
	mov    QWORD PTR [rsp+0x170],rcx
	mov    rdx,QWORD PTR [rsp+0x68]
	lea    rcx,[rdx+rax*1]
	mov    QWORD PTR [rsp+0x168],rcx
	mov    rcx,QWORD PTR [rsp+0x70]
	lea    rdi,[rcx+rax*1]
	mov    QWORD PTR [rsp+0x160],rdi
	mov    rbx,QWORD PTR [rsp+0x40]
	lea    rdi,[rbx+rax*1]
	mov    QWORD PTR [rsp+0x158],rdi
	mov    r9,QWORD PTR [rsp+0x60]
	lea    rdi,[r9+rax*1]
	mov    QWORD PTR [rsp+0x150],rdi
	mov    r8,QWORD PTR [rsp+0x58]
	lea    rdi,[r8+rax*1]
	mov    QWORD PTR [rsp+0x148],rdi
	mov    r11,QWORD PTR [rsp+0x38]
	lea    rdi,[r11+rax*1]
	mov    QWORD PTR [rsp+0x140],rdi
	mov    r13,QWORD PTR [rsp-0x58]
	lea    rdi,[rax+r13*1]
	mov    QWORD PTR [rsp+0x138],rdi
	mov    r14,QWORD PTR [rsp-0x60]
	add    rax,r14
	lea    rdi,[r15+0x2]
	imul   rdi,rsi
	lea    r10,[rcx+rdi*1]
	mov    QWORD PTR [rsp+0x130],r10
	lea    r10,[rdx+rdi*1]
	mov    QWORD PTR [rsp+0x128],r10
	lea    r10,[r12+rdi*1]
	mov    QWORD PTR [rsp+0x120],r10
	lea    r10,[r8+rdi*1]
	mov    QWORD PTR [rsp+0x118],r10
	lea    r10,[r9+rdi*1]
	mov    QWORD PTR [rsp+0x110],r10
	lea    r10,[rbx+rdi*1]
	mov    QWORD PTR [rsp+0x108],r10
	lea    r10,[r11+rdi*1]
	mov    QWORD PTR [rsp+0x100],r10
	lea    r10,[rdi+r13*1]
	mov    QWORD PTR [rsp+0xf8],r10
	add    rdi,r14
	mov    r10,QWORD PTR [rsp-0x78]
	sub    r10,r15
	lea    rbp,[r15+0x1]
	imul   rbp,rsi
	add    rcx,rbp
	lea    rsi,[rdx+rbp*1]
	add    r12,rbp
	add    r8,rbp
	lea    r13,[r9+rbp*1]
	lea    rdx,[rbx+rbp*1]
	add    r11,rbp
	mov    r9,QWORD PTR [rsp-0x58]
	add    r9,rbp
	add    rbp,r14
	imul   r15,QWORD PTR [rsp]
	add    r15,QWORD PTR [rsp-0x8]
	mov    r14,QWORD PTR [rsp-0x68]
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm2,DWORD PTR [rax+r14*4]
	addss  xmm2,xmm0
	addss  xmm2,DWORD PTR [rbp+r14*4+0x0]
	addss  xmm2,DWORD PTR [rdi+r14*4]
	mov    rbx,QWORD PTR [rsp+0x138]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [r9+r14*4]
	mov    rbx,QWORD PTR [rsp+0xf8]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x140]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [r11+r14*4]
	mov    rbx,QWORD PTR [rsp+0x100]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x158]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [rdx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x108]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x150]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [r13+r14*4+0x0]
	mov    rbx,QWORD PTR [rsp+0x110]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x148]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [r8+r14*4]
	mov    rbx,QWORD PTR [rsp+0x118]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x170]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [r12+r14*4]
	mov    rbx,QWORD PTR [rsp+0x120]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x168]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [rsi+r14*4]
	mov    rbx,QWORD PTR [rsp+0x128]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x160]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	addss  xmm2,DWORD PTR [rcx+r14*4]
	mov    rbx,QWORD PTR [rsp+0x130]
	addss  xmm2,DWORD PTR [rbx+r14*4]
	movss  DWORD PTR [r15],xmm2
	add    r14,QWORD PTR [rsp+0xf0]
	add    r15,QWORD PTR [rsp]
	dec    r10
	jne    <points27_strides_hand+0x5f0>
	jmp    <points27_strides_hand+0x280>
	add    rsp,0x178
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
