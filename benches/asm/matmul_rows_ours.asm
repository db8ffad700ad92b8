<matmul_rows_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xe8
	mov    r14,QWORD PTR [rdx+0x10]
	cmp    QWORD PTR [rdi+0x10],r14
	jne    <matmul_rows_ours+0x55c>
	mov    r9,rdi
	mov    r15,QWORD PTR [rdi+0x18]
	cmp    QWORD PTR [rsi+0x10],r15
	jne    <matmul_rows_ours+0x55c>
	mov    r8,rdx
	mov    rax,QWORD PTR [rdx+0x18]
	cmp    QWORD PTR [rsi+0x18],rax
	jne    <matmul_rows_ours+0x55c>
	test   r14,r14
	je     <matmul_rows_ours+0xed>
	mov    rdx,QWORD PTR [r8+0x28]
	cmp    rdx,0x1
	sete   r11b
	cmp    rax,0x2
	setb   bl
	setae  bpl
	mov    rcx,QWORD PTR [rsi+0x28]
	cmp    rcx,0x1
	setne  r10b
	or     bl,r11b
	je     <matmul_rows_ours+0x5b1>
	mov    rdi,QWORD PTR [r8+0x30]
	mov    rdx,QWORD PTR [r8+0x8]
	mov    r12,QWORD PTR [r9+0x28]
	cmp    r15,0x2
	setb   r11b
	cmp    r12,0x1
	sete   bl
	or     bl,r11b
	mov    QWORD PTR [rsp+0x20],r15
	mov    QWORD PTR [rsp+0x10],rdx
	je     <matmul_rows_ours+0x5dd>
	mov    rbx,QWORD PTR [r8+0x20]
	mov    r11,QWORD PTR [r9+0x30]
	mov    QWORD PTR [rsp+0x8],r11
	mov    r11,QWORD PTR [r9+0x8]
	mov    QWORD PTR [rsp+0x18],r11
	and    bpl,r10b
	mov    QWORD PTR [rsp+0x28],rdi
	je     <matmul_rows_ours+0xff>
	test   r15,r15
	jne    <matmul_rows_ours+0x63a>
	nop    DWORD PTR [rax]
	mov    rsi,rax
	add    rsi,rdi
	jb     <matmul_rows_ours+0x523>
	cmp    rsi,rdx
	ja     <matmul_rows_ours+0x523>
	add    rdi,rbx
	dec    r14
	jne    <matmul_rows_ours+0xd0>
	add    rsp,0xe8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rcx,QWORD PTR [r9+0x20]
	mov    QWORD PTR [rsp+0x50],rcx
	test   rax,rax
	je     <matmul_rows_ours+0x470>
	mov    r8,QWORD PTR [r8]
	mov    rcx,QWORD PTR [r9]
	mov    QWORD PTR [rsp+0xa8],rcx
	mov    r9,QWORD PTR [rsi+0x20]
	mov    r10,QWORD PTR [rsi+0x30]
	mov    r12,QWORD PTR [rsi]
	mov    rcx,QWORD PTR [rsi+0x8]
	mov    QWORD PTR [rsp+0x58],rcx
	lea    rcx,[r15*4+0x0]
	mov    QWORD PTR [rsp+0xa0],rcx
	lea    rcx,[r8+rax*4]
	mov    QWORD PTR [rsp+0x98],rcx
	lea    rcx,[r12+r10*4]
	mov    QWORD PTR [rsp+0x90],rcx
	lea    rcx,[r15*4-0x4]
	shr    rcx,0x2
	imul   rcx,r9
	add    rcx,rax
	add    rcx,r10
	lea    rcx,[r12+rcx*4]
	mov    QWORD PTR [rsp+0x88],rcx
	mov    rcx,rax
	and    rcx,0xfffffffffffffff8
	lea    rsi,[r12+r10*4]
	add    rsi,0x10
	mov    QWORD PTR [rsp+0x80],rsi
	lea    rsi,[r9*4+0x0]
	mov    QWORD PTR [rsp+0xd0],rsi
	lea    rsi,[r8+0x10]
	mov    QWORD PTR [rsp+0x78],rsi
	mov    QWORD PTR [rsp+0xe0],r9
	shr    r9,0x3d
	and    r9d,0x1
	mov    QWORD PTR [rsp+0x70],r9
	mov    QWORD PTR [rsp+0xd8],r10
	lea    rsi,[r12+r10*4]
	add    rsi,0x4
	mov    QWORD PTR [rsp+0x68],rsi
	mov    QWORD PTR [rsp+0xb0],r8
	lea    rsi,[r8+0x4]
	mov    QWORD PTR [rsp+0x60],rsi
	xor    r9d,r9d
	mov    QWORD PTR [rsp+0xc0],r14
	mov    QWORD PTR [rsp+0xb8],rbx
	jmp    <matmul_rows_ours+0x22e>
	nop    DWORD PTR [rax]
	mov    r9,QWORD PTR [rsp+0xc8]
	inc    r9
	mov    r14,QWORD PTR [rsp+0xc0]
	cmp    r9,r14
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rdi,QWORD PTR [rsp+0x28]
	mov    rbx,QWORD PTR [rsp+0xb8]
	je     <matmul_rows_ours+0xed>
	mov    r13,rbx
	imul   r13,r9
	add    r13,rdi
	test   rax,rax
	cmove  r13,rax
	mov    rsi,r13
	add    rsi,rax
	jb     <matmul_rows_ours+0x520>
	cmp    rsi,rdx
	ja     <matmul_rows_ours+0x520>
	mov    r8,QWORD PTR [rsp+0x50]
	imul   r8,r9
	add    r8,QWORD PTR [rsp+0x8]
	test   r15,r15
	cmove  r8,r15
	mov    rsi,r8
	add    rsi,r15
	jb     <matmul_rows_ours+0x530>
	cmp    rsi,QWORD PTR [rsp+0x18]
	ja     <matmul_rows_ours+0x530>
	mov    QWORD PTR [rsp+0xc8],r9
	test   r15,r15
	je     <matmul_rows_ours+0x200>
	mov    rdx,QWORD PTR [rsp+0xb0]
	lea    rdx,[rdx+r13*4]
	mov    rsi,QWORD PTR [rsp+0xa8]
	lea    r10,[rsi+r8*4]
	test   rax,rax
	je     <matmul_rows_ours+0x4e2>
	mov    rsi,QWORD PTR [rsp+0xa0]
	lea    r14,[r10+rsi*1]
	mov    rsi,QWORD PTR [rsp+0x98]
	lea    rsi,[rsi+r13*4]
	cmp    rdx,r14
	setb   r8b
	cmp    r10,rsi
	setb   r9b
	and    r9b,r8b
	cmp    rdx,QWORD PTR [rsp+0x88]
	setb   r8b
	cmp    QWORD PTR [rsp+0x90],rsi
	setb   r11b
	and    r11b,r8b
	or     r11b,BYTE PTR [rsp+0x70]
	or     r11b,r9b
	mov    rsi,QWORD PTR [rsp+0x78]
	lea    rbx,[rsi+r13*4]
	mov    rsi,QWORD PTR [rsp+0x60]
	lea    r8,[rsi+r13*4]
	mov    r13,QWORD PTR [rsp+0x68]
	mov    rdi,QWORD PTR [rsp+0x80]
	xor    ebp,ebp
	jmp    <matmul_rows_ours+0x34e>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	add    r10,0x4
	inc    rbp
	mov    rsi,QWORD PTR [rsp+0xd0]
	add    rdi,rsi
	add    r13,rsi
	cmp    r10,r14
	je     <matmul_rows_ours+0x200>
	cmp    rbp,r15
	je     <matmul_rows_ours+0x575>
	mov    r9,QWORD PTR [rsp+0xe0]
	imul   r9,rbp
	add    r9,QWORD PTR [rsp+0xd8]
	mov    rsi,r9
	add    rsi,rax
	jb     <matmul_rows_ours+0x50b>
	cmp    rsi,QWORD PTR [rsp+0x58]
	ja     <matmul_rows_ours+0x50b>
	cmp    rax,0x8
	setb   sil
	or     sil,r11b
	test   sil,0x1
	je     <matmul_rows_ours+0x3a0>
	xor    esi,esi
	jmp    <matmul_rows_ours+0x3ec>
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r10]
	shufps xmm0,xmm0,0x0
	xor    esi,esi
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm1,XMMWORD PTR [rdi+rsi*4-0x10]
	movups xmm2,XMMWORD PTR [rdi+rsi*4]
	mulps  xmm1,xmm0
	mulps  xmm2,xmm0
	movups xmm3,XMMWORD PTR [rbx+rsi*4-0x10]
	addps  xmm3,xmm1
	movups xmm1,XMMWORD PTR [rbx+rsi*4]
	addps  xmm1,xmm2
	movups XMMWORD PTR [rbx+rsi*4-0x10],xmm3
	movups XMMWORD PTR [rbx+rsi*4],xmm1
	add    rsi,0x8
	cmp    rcx,rsi
	jne    <matmul_rows_ours+0x3b0>
	mov    rsi,rcx
	cmp    rax,rcx
	je     <matmul_rows_ours+0x330>
	mov    r15,rsi
	or     r15,0x1
	test   al,0x1
	je     <matmul_rows_ours+0x413>
	lea    r9,[r12+r9*4]
	movss  xmm0,DWORD PTR [r10]
	mulss  xmm0,DWORD PTR [r9+rsi*4]
	addss  xmm0,DWORD PTR [rdx+rsi*4]
	movss  DWORD PTR [rdx+rsi*4],xmm0
	mov    rsi,r15
	cmp    rax,r15
	mov    r15,QWORD PTR [rsp+0x20]
	je     <matmul_rows_ours+0x330>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r10]
	mulss  xmm0,DWORD PTR [r13+rsi*4-0x4]
	addss  xmm0,DWORD PTR [r8+rsi*4-0x4]
	movss  DWORD PTR [r8+rsi*4-0x4],xmm0
	movss  xmm0,DWORD PTR [r10]
	mulss  xmm0,DWORD PTR [r13+rsi*4+0x0]
	addss  xmm0,DWORD PTR [r8+rsi*4]
	movss  DWORD PTR [r8+rsi*4],xmm0
	add    rsi,0x2
	cmp    rax,rsi
	jne    <matmul_rows_ours+0x430>
	jmp    <matmul_rows_ours+0x330>
	test   r15,r15
	sete   r8b
	lea    rcx,[r15-0x1]
	movabs rsi,0x3fffffffffffffff
	and    rsi,rcx
	cmp    rsi,r15
	setbe  cl
	or     cl,r8b
	mov    r8,QWORD PTR [rsp+0x8]
	cs nop WORD PTR [rax+rax*1+0x0]
	test   rax,rax
	je     <matmul_rows_ours+0x4ae>
	cmp    rdi,rdx
	ja     <matmul_rows_ours+0x54c>
	test   r15,r15
	mov    rsi,r8
	cmove  rsi,r15
	mov    QWORD PTR [rsp+0x8],rsi
	add    rsi,r15
	jb     <matmul_rows_ours+0x535>
	cmp    rsi,QWORD PTR [rsp+0x18]
	ja     <matmul_rows_ours+0x535>
	test   cl,cl
	je     <matmul_rows_ours+0x4e0>
	add    r8,QWORD PTR [rsp+0x50]
	add    rdi,rbx
	dec    r14
	jne    <matmul_rows_ours+0x4a0>
	jmp    <matmul_rows_ours+0xed>
	nop
	jmp    <matmul_rows_ours+0x4e0>
	xor    eax,eax
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r10]
	mulss  xmm0,DWORD PTR [r12+rax*1]
	addss  xmm0,DWORD PTR [rdx+rax*1]
	movss  DWORD PTR [rdx+rax*1],xmm0
	add    rax,0x4
	jmp    <matmul_rows_ours+0x4f0>
	lea    rcx,[rip+0x6c536]        # <__frame_dummy_init_array_entry+0x36e8>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x58]
	call   QWORD PTR [rip+0x71058]        # <_DYNAMIC+0x3a8>
	mov    rdi,r13
	lea    rcx,[rip+0x6c536]        # <__frame_dummy_init_array_entry+0x3700>
	call   QWORD PTR [rip+0x71048]        # <_DYNAMIC+0x3a8>
	mov    QWORD PTR [rsp+0x8],r8
	lea    rcx,[rip+0x6c50c]        # <__frame_dummy_init_array_entry+0x36e8>
	mov    rdi,QWORD PTR [rsp+0x8]
	mov    rdx,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x7102c]        # <_DYNAMIC+0x3a8>
	mov    rsi,rdi
	lea    rcx,[rip+0x6c50a]        # <__frame_dummy_init_array_entry+0x3700>
	call   QWORD PTR [rip+0x7101c]        # <_DYNAMIC+0x3a8>
	lea    rdi,[rip+0xfffffffffff1e50d]        # <__abi_tag+0x15084>
	lea    rdx,[rip+0x6d5de]        # <__frame_dummy_init_array_entry+0x47e8>
	mov    esi,0x23
	call   QWORD PTR [rip+0x710a3]        # <_DYNAMIC+0x448>
	mov    edx,0x1
	xor    eax,eax
	mov    rcx,r15
	mov    QWORD PTR [rsp+0x30],rdx
	mov    QWORD PTR [rsp+0x38],rax
	mov    QWORD PTR [rsp+0x40],rcx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x48],rax
	lea    rsi,[rip+0x6d5c1]        # <__frame_dummy_init_array_entry+0x4800>
	lea    rdx,[rip+0x6d5da]        # <__frame_dummy_init_array_entry+0x4820>
	lea    rdi,[rsp+0x30]
	call   QWORD PTR [rip+0x71117]        # <_DYNAMIC+0x4f8>
	mov    QWORD PTR [rsp+0x30],0x0
	mov    QWORD PTR [rsp+0x38],rax
	mov    QWORD PTR [rsp+0x40],rdx
	lea    rsi,[rip+0x6d595]        # <__frame_dummy_init_array_entry+0x4800>
	lea    rdx,[rip+0x6d5de]        # <__frame_dummy_init_array_entry+0x4850>
	lea    rdi,[rsp+0x30]
	call   QWORD PTR [rip+0x710eb]        # <_DYNAMIC+0x4f8>
	test   rax,rax
	cmove  rdi,rax
	mov    rcx,rdi
	add    rax,rdi
	jb     <matmul_rows_ours+0x677>
	mov    rsi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	cmp    rax,rdx
	mov    rdi,rcx
	ja     <matmul_rows_ours+0x523>
	mov    QWORD PTR [rsp+0x30],0x0
	mov    rax,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x38],rax
	mov    QWORD PTR [rsp+0x40],r12
	mov    QWORD PTR [rsp+0x48],r14
	lea    rsi,[rip+0x6d538]        # <__frame_dummy_init_array_entry+0x4800>
	lea    rdx,[rip+0x6d569]        # <__frame_dummy_init_array_entry+0x4838>
	lea    rdi,[rsp+0x30]
	call   QWORD PTR [rip+0x7108e]        # <_DYNAMIC+0x4f8>
	mov    rsi,rax
	add    rsi,rdi
	jb     <matmul_rows_ours+0x68f>
	mov    rdx,QWORD PTR [rsp+0x10]
	cmp    rsi,rdx
	mov    rdi,QWORD PTR [rsp+0x28]
	ja     <matmul_rows_ours+0x523>
	mov    rsi,QWORD PTR [rsp+0x20]
	add    rsi,QWORD PTR [rsp+0x8]
	jb     <matmul_rows_ours+0x535>
	cmp    rsi,QWORD PTR [rsp+0x18]
	ja     <matmul_rows_ours+0x535>
	xor    edx,edx
	jmp    <matmul_rows_ours+0x57f>
	mov    rsi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rdi,rcx
	lea    rcx,[rip+0x6c3d7]        # <__frame_dummy_init_array_entry+0x3700>
	call   QWORD PTR [rip+0x70ee9]        # <_DYNAMIC+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rdi,QWORD PTR [rsp+0x28]
	lea    rcx,[rip+0x6c3c0]        # <__frame_dummy_init_array_entry+0x3700>
	call   QWORD PTR [rip+0x70ed2]        # <_DYNAMIC+0x3a8>
