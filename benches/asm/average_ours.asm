<average_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x188
	mov    rax,QWORD PTR [rdi+0x10]
	mov    QWORD PTR [rsp+0xc0],rax
	test   rax,rax
	je     <average_ours+0x62>
	mov    rax,QWORD PTR [rdi+0x18]
	mov    rdx,QWORD PTR [rdi+0x20]
	mov    rcx,QWORD PTR [rdi+0x28]
	mov    QWORD PTR [rsp+0xf0],rax
	test   rax,rax
	sete   al
	mov    QWORD PTR [rsp+0x8],rcx
	cmp    rcx,0x1
	sete   cl
	mov    r8,rdx
	dec    r8
	mov    QWORD PTR [rsp+0x178],r8
	sete   r8b
	or     r8b,al
	or     r8b,cl
	je     <average_ours+0x74>
	add    rsp,0x188
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    r11,QWORD PTR [rsi+0x28]
	mov    rbx,QWORD PTR [rsi+0x50]
	mov    QWORD PTR [rsp+0x40],rbx
	mov    rbp,QWORD PTR [rsi+0x30]
	mov    rcx,QWORD PTR [rsi+0x38]
	mov    rax,QWORD PTR [rsi+0x40]
	mov    r13,QWORD PTR [rsp+0x8]
	cmp    r13,0x1
	mov    r9,r13
	adc    r9,0xffffffffffffffff
	cmp    r13,0x1
	mov    r8d,0x1
	cmovb  r8,r13
	mov    QWORD PTR [rsp+0x30],r8
	cmp    rdx,0x1
	mov    r8,rdx
	adc    r8,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x170],r8
	shl    rbp,0x2
	shl    rcx,0x2
	mov    QWORD PTR [rsp+0x70],rcx
	lea    rcx,[rdx-0x2]
	mov    r10,rax
	imul   r10,rcx
	add    r10,rbx
	lea    r8,[r13-0x2]
	mov    QWORD PTR [rsp+0x48],r11
	cmp    r8,r11
	cmovae r8,r11
	mov    r12,QWORD PTR [rdi]
	mov    QWORD PTR [rsp+0x20],r12
	cmp    r8,r9
	cmovae r8,r9
	mov    r11,QWORD PTR [rdi+0x30]
	mov    r9,QWORD PTR [rdi+0x50]
	mov    r14,QWORD PTR [rdi+0x38]
	mov    rbx,QWORD PTR [rdi+0x40]
	mov    rdi,QWORD PTR [rdi+0x48]
	mov    QWORD PTR [rsp+0x10],rdi
	add    r10,r8
	shl    rax,0x2
	shl    r11,0x2
	mov    QWORD PTR [rsp+0x58],r11
	shl    r14,0x2
	mov    QWORD PTR [rsp+0x68],r14
	lea    rdi,[rdx*4-0x4]
	imul   rdi,rbx
	imul   rcx,rbx
	mov    QWORD PTR [rsp+0x38],r9
	add    rcx,r9
	add    rcx,r8
	lea    r9,[r12+r9*4]
	add    rdi,r9
	mov    r12,QWORD PTR [rsi+0x48]
	mov    r11,r12
	xor    r11,0x1
	mov    r14,QWORD PTR [rsp+0x10]
	xor    r14,0x1
	or     r14,r11
	mov    r11,QWORD PTR [rsi]
	mov    r14,QWORD PTR [rsp+0x40]
	lea    r15,[r11+r14*4]
	mov    QWORD PTR [rsp+0x18],r15
	lea    r14,[r11+r14*4]
	mov    QWORD PTR [rsp+0xb0],r14
	lea    r10,[r11+r10*4+0x4]
	mov    QWORD PTR [rsp+0xa8],r10
	setne  BYTE PTR [rsp+0x6]
	lea    r10,[rbx*4+0x0]
	mov    QWORD PTR [rsp+0x158],r10
	mov    QWORD PTR [rsp+0x160],rax
	or     r10,rax
	mov    QWORD PTR [rsp+0xe8],r10
	lea    rax,[r8+0x1]
	mov    QWORD PTR [rsp+0x168],rax
	and    eax,0x3
	mov    r10d,0x4
	cmovne r10,rax
	lea    rax,[rdi+r8*4]
	add    rax,0x8
	mov    QWORD PTR [rsp+0xa0],rax
	neg    r10
	lea    rax,[r8+r10*1]
	inc    rax
	mov    QWORD PTR [rsp+0x148],rax
	mov    r8,QWORD PTR [rsp+0x18]
	mov    rdi,QWORD PTR [rsp+0x20]
	lea    rax,[rdi+rcx*4+0x8]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    rax,[rcx*4+0x0]
	lea    r10,[rdi+rcx*4]
	add    r10,0x4
	lea    rax,[rax+rbx*4]
	lea    r11,[rdi+rax*1]
	add    r11,0x4
	add    rdi,rax
	mov    rax,QWORD PTR [rsi+0x10]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp+0x60],rax
	mov    r14,QWORD PTR [rsi+0x20]
	lea    rax,[r9+rbx*4]
	mov    QWORD PTR [rsp+0x90],rax
	mov    r15,QWORD PTR [rsp+0x10]
	shl    r15,0x2
	shl    r12,0x2
	mov    rax,QWORD PTR [rsp+0x48]
	neg    rax
	mov    QWORD PTR [rsp+0x10],rax
	sub    QWORD PTR [rsp+0x30],r13
	mov    rcx,r13
	neg    rcx
	movss  xmm0,DWORD PTR [rip+0xfffffffffff18e5d]        # <__abi_tag+0xdd30>
	movaps xmm1,XMMWORD PTR [rip+0xfffffffffff188ba]        # <__abi_tag+0xd794>
	xor    eax,eax
	mov    QWORD PTR [rsp+0xb8],r9
	mov    rbx,r9
	mov    r9,r11
	mov    rsi,r10
	mov    QWORD PTR [rsp+0x28],rdx
	mov    QWORD PTR [rsp+0x150],r14
	mov    QWORD PTR [rsp+0x88],rbp
	xchg   ax,ax
	cmp    rax,QWORD PTR [rsp+0x50]
	jae    <average_ours+0x745>
	imul   rbp,rax
	mov    r10,QWORD PTR [rsp+0x58]
	imul   r10,rax
	inc    rax
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0xb0]
	add    rax,rbp
	mov    QWORD PTR [rsp+0x110],rax
	add    rbp,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x120],rbp
	mov    rax,QWORD PTR [rsp+0x90]
	add    rax,r10
	mov    QWORD PTR [rsp+0x108],rax
	mov    rax,QWORD PTR [rsp+0xa0]
	add    rax,r10
	mov    QWORD PTR [rsp+0x100],rax
	mov    rax,QWORD PTR [rsp+0xb8]
	add    rax,r10
	mov    QWORD PTR [rsp+0xf8],rax
	add    r10,QWORD PTR [rsp+0x98]
	mov    QWORD PTR [rsp+0x118],r10
	mov    QWORD PTR [rsp+0xc8],rbx
	mov    QWORD PTR [rsp+0x20],rdi
	mov    r13,rdi
	mov    QWORD PTR [rsp+0x18],r8
	mov    rbp,r8
	mov    QWORD PTR [rsp+0xd8],r9
	mov    QWORD PTR [rsp+0x80],r9
	mov    QWORD PTR [rsp+0xe0],rsi
	mov    QWORD PTR [rsp+0x78],rsi
	xor    r11d,r11d
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    r11,QWORD PTR [rsp+0x60]
	jae    <average_ours+0x6d6>
	mov    rax,QWORD PTR [rsp+0x70]
	imul   rax,r11
	mov    rsi,QWORD PTR [rsp+0x110]
	add    rsi,rax
	add    rax,QWORD PTR [rsp+0x120]
	mov    rdi,QWORD PTR [rsp+0x68]
	imul   rdi,r11
	mov    r8,QWORD PTR [rsp+0x108]
	add    r8,rdi
	mov    r9,QWORD PTR [rsp+0x100]
	add    r9,rdi
	mov    r10,QWORD PTR [rsp+0xf8]
	add    r10,rdi
	add    rdi,QWORD PTR [rsp+0x118]
	inc    r11
	mov    QWORD PTR [rsp+0x140],r11
	cmp    QWORD PTR [rsp+0xe8],0x0
	sets   r11b
	cmp    rsi,r9
	setb   r9b
	cmp    r8,rax
	setb   r8b
	and    r8b,r9b
	or     r8b,r11b
	cmp    rsi,rdi
	setb   sil
	cmp    r10,rax
	setb   al
	and    al,sil
	or     al,r11b
	or     al,r8b
	or     al,BYTE PTR [rsp+0x6]
	mov    BYTE PTR [rsp+0x7],al
	mov    QWORD PTR [rsp+0x138],rbx
	mov    r10,rbx
	mov    QWORD PTR [rsp+0x130],r13
	mov    QWORD PTR [rsp+0x128],rbp
	mov    r9,QWORD PTR [rsp+0x80]
	mov    rbx,QWORD PTR [rsp+0x78]
	xor    r8d,r8d
	xchg   ax,ax
	cmp    r8,rdx
	je     <average_ours+0x703>
	lea    rsi,[r8+0x1]
	cmp    r8,QWORD PTR [rsp+0x170]
	je     <average_ours+0x6e4>
	cmp    r8,r14
	jae    <average_ours+0x6c7>
	cmp    QWORD PTR [rsp+0x168],0x9
	setb   al
	or     al,BYTE PTR [rsp+0x7]
	test   al,0x1
	mov    QWORD PTR [rsp+0x38],rsi
	je     <average_ours+0x4a0>
	xor    r8d,r8d
	mov    rdx,QWORD PTR [rsp+0x30]
	jmp    <average_ours+0x4de>
	nop    WORD PTR [rax+rax*1+0x0]
	xor    eax,eax
	mov    rdx,QWORD PTR [rsp+0x30]
	mov    r8,QWORD PTR [rsp+0x148]
	nop
	movups xmm2,XMMWORD PTR [rbx+rax*4-0x4]
	movups xmm3,XMMWORD PTR [rbx+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r9+rax*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rax*4]
	addps  xmm3,xmm2
	mulps  xmm3,xmm1
	movups XMMWORD PTR [rbp+rax*4+0x0],xmm3
	add    rax,0x4
	cmp    r8,rax
	jne    <average_ours+0x4b0>
	mov    r11,r15
	mov    rdi,r15
	imul   rdi,r8
	lea    rax,[rdi+r13*1]
	add    rdi,r10
	mov    r14,r12
	imul   r14,r8
	add    r14,rbp
	inc    r8
	imul   r11,r8
	mov    QWORD PTR [rsp+0x180],r13
	lea    rsi,[r11+r13*1]
	mov    QWORD PTR [rsp+0x40],r10
	add    r11,r10
	xor    r10d,r10d
	nop    WORD PTR [rax+rax*1+0x0]
	lea    r13,[rcx+r8*1]
	cmp    r13,0x1
	je     <average_ours+0x6ad>
	lea    r13,[rdx+r8*1]
	cmp    r13,0x1
	je     <average_ours+0x693>
	mov    r13,QWORD PTR [rsp+0x10]
	add    r13,r8
	cmp    r13,0x1
	je     <average_ours+0x670>
	movss  xmm2,DWORD PTR [rdi+r10*1]
	addss  xmm2,DWORD PTR [r11+r10*1]
	addss  xmm2,DWORD PTR [rax+r10*1]
	addss  xmm2,DWORD PTR [rsi+r10*1]
	mulss  xmm2,xmm0
	movss  DWORD PTR [r14],xmm2
	add    r10,r15
	add    r14,r12
	inc    r8
	mov    r13,rcx
	add    r13,r8
	jne    <average_ours+0x520>
	mov    rax,QWORD PTR [rsp+0x158]
	add    rbx,rax
	add    r9,rax
	add    rbp,QWORD PTR [rsp+0x160]
	mov    r13,QWORD PTR [rsp+0x180]
	add    r13,rax
	mov    r10,QWORD PTR [rsp+0x40]
	add    r10,rax
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r8,rax
	cmp    rax,QWORD PTR [rsp+0x178]
	mov    rdx,QWORD PTR [rsp+0x28]
	mov    r14,QWORD PTR [rsp+0x150]
	jne    <average_ours+0x450>
	mov    rax,QWORD PTR [rsp+0x68]
	add    QWORD PTR [rsp+0x78],rax
	add    QWORD PTR [rsp+0x80],rax
	mov    rbp,QWORD PTR [rsp+0x128]
	add    rbp,QWORD PTR [rsp+0x70]
	mov    r13,QWORD PTR [rsp+0x130]
	add    r13,rax
	mov    rbx,QWORD PTR [rsp+0x138]
	add    rbx,rax
	mov    r11,QWORD PTR [rsp+0x140]
	cmp    r11,QWORD PTR [rsp+0xf0]
	jne    <average_ours+0x380>
	mov    rax,QWORD PTR [rsp+0x58]
	mov    rsi,QWORD PTR [rsp+0xe0]
	add    rsi,rax
	mov    r9,QWORD PTR [rsp+0xd8]
	add    r9,rax
	mov    rbp,QWORD PTR [rsp+0x88]
	mov    r8,QWORD PTR [rsp+0x18]
	add    r8,rbp
	mov    rdi,QWORD PTR [rsp+0x20]
	add    rdi,rax
	mov    rbx,QWORD PTR [rsp+0xc8]
	add    rbx,rax
	mov    rax,QWORD PTR [rsp+0xd0]
	cmp    rax,QWORD PTR [rsp+0xc0]
	jne    <average_ours+0x2b0>
	jmp    <average_ours+0x62>
	mov    edx,0x3
	mov    r14,QWORD PTR [rsp+0x48]
	mov    r8,r14
	lea    rcx,[rip+0x6ed94]        # <__frame_dummy_init_array_entry+0x46f8>
	mov    rdi,rdx
	mov    rsi,r8
	mov    rdx,r14
	call   QWORD PTR [rip+0x72acd]        # <_DYNAMIC+0x5d0>
	lea    rcx,[rip+0x6ed4e]        # <__frame_dummy_init_array_entry+0x46c8>
	mov    edi,0x3
	mov    rsi,r8
	mov    rdx,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x72ab3]        # <_DYNAMIC+0x5d0>
	mov    edi,0x3
	mov    rdx,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x6ed12]        # <__frame_dummy_init_array_entry+0x46b0>
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72a99]        # <_DYNAMIC+0x5d0>
	mov    edx,0x2
	cmp    QWORD PTR [rsp+0x8],0x0
	jne    <average_ours+0x67d>
	jmp    <average_ours+0x6ec>
	test   rdx,rdx
	je     <average_ours+0x703>
	mov    rsi,rdx
	cmp    rdx,0x1
	jne    <average_ours+0x72a>
	cmp    QWORD PTR [rsp+0x8],0x0
	jne    <average_ours+0x718>
	mov    edi,0x3
	xor    edx,edx
	lea    rcx,[rip+0x6ecd6]        # <__frame_dummy_init_array_entry+0x46b0>
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72a5d]        # <_DYNAMIC+0x5d0>
	mov    edi,0x2
	lea    rcx,[rip+0x6ecc1]        # <__frame_dummy_init_array_entry+0x46b0>
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72a48]        # <_DYNAMIC+0x5d0>
	lea    rcx,[rip+0x6ece1]        # <__frame_dummy_init_array_entry+0x46e0>
	mov    edi,0x2
	call   QWORD PTR [rip+0x72a36]        # <_DYNAMIC+0x5d0>
	mov    edx,0x1
	mov    r8,r11
	mov    r14,QWORD PTR [rsp+0x60]
	cmp    QWORD PTR [rsp+0x8],0x0
	jne    <average_ours+0x67d>
	jmp    <average_ours+0x6ec>
	test   rdx,rdx
	je     <average_ours+0x778>
	mov    rdx,QWORD PTR [rsp+0x28]
	mov    rsi,rdx
	cmp    rdx,0x1
	je     <average_ours+0x6e4>
	mov    edi,0x3
	xor    edx,edx
	mov    r8,rax
	mov    r14,QWORD PTR [rsp+0x50]
	cmp    QWORD PTR [rsp+0x8],0x0
	jne    <average_ours+0x67d>
	jmp    <average_ours+0x6b7>
	mov    edi,0x2
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rcx,[rip+0x6ec47]        # <__frame_dummy_init_array_entry+0x46b0>
	mov    rsi,rdx
	call   QWORD PTR [rip+0x729ce]        # <_DYNAMIC+0x5d0>
