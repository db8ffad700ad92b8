<sum_fold_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x98
	mov    rax,QWORD PTR [rdi]
	mov    QWORD PTR [rsp],rax
	mov    rbx,QWORD PTR [rdi+0x8]
	mov    rax,QWORD PTR [rdi+0x40]
	mov    QWORD PTR [rsp+0x40],rax
	movupd xmm0,XMMWORD PTR [rdi+0x10]
	movupd xmm1,XMMWORD PTR [rdi+0x20]
	movups xmm2,XMMWORD PTR [rdi+0x30]
	movaps XMMWORD PTR [rsp+0x30],xmm2
	movapd XMMWORD PTR [rsp+0x20],xmm1
	movapd XMMWORD PTR [rsp+0x10],xmm0
	lea    rdi,[rsp+0x50]
	lea    rsi,[rsp+0x10]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>
	xorpd  xmm0,xmm0
	cmp    BYTE PTR [rsp+0x90],0x0
	je     <sum_fold_ours+0x73>
	add    rsp,0x98
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rdi,QWORD PTR [rsp+0x50]
	mov    ecx,0x1
	test   rdi,rdi
	je     <sum_fold_ours+0xa5>
	cmp    rdi,0x4
	jae    <sum_fold_ours+0x811>
	mov    rbp,QWORD PTR [rsp+rdi*8+0x50]
	mov    r11,QWORD PTR [rsp+rdi*8+0x68]
	cmp    rdi,0x1
	mov    r9,QWORD PTR [rsp]
	jne    <sum_fold_ours+0xb6>
	xor    r8d,r8d
	jmp    <sum_fold_ours+0xc0>
	xor    r11d,r11d
	mov    ebp,0x1
	xor    r8d,r8d
	mov    r9,QWORD PTR [rsp]
	jmp    <sum_fold_ours+0xc0>
	mov    rcx,QWORD PTR [rsp+rdi*8+0x48]
	mov    r8,QWORD PTR [rsp+rdi*8+0x60]
	xorpd  xmm0,xmm0
	movapd XMMWORD PTR [rsp+0x10],xmm0
	mov    QWORD PTR [rsp+0x20],0x0
	lea    rax,[rbp-0x1]
	imul   rax,r11
	mov    rdx,rax
	neg    rdx
	test   r11,r11
	cmovs  rax,rdx
	xor    r10d,r10d
	mov    rsi,rdi
	sub    rsi,0x2
	cmovae r10,rsi
	test   rcx,rcx
	je     <sum_fold_ours+0x236>
	mov    r14,QWORD PTR [rsp+0x88]
	test   r11,r11
	je     <sum_fold_ours+0x280>
	cmp    r11,0x1
	mov    QWORD PTR [rsp+0x8],rbp
	jne    <sum_fold_ours+0x346>
	lea    rax,[rbp*8+0x0]
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x3de>
	test   rbp,rbp
	je     <sum_fold_ours+0x220>
	lea    rdi,[rax-0x8]
	mov    r10d,edi
	shr    r10d,0x3
	inc    r10d
	and    r10d,0x7
	mov    r11d,edi
	and    r11d,0x38
	neg    r10
	xorpd  xmm0,xmm0
	xor    r15d,r15d
	jmp    <sum_fold_ours+0x16f>
	nop
	inc    r15
	add    r14,r8
	cmp    r15,rcx
	je     <sum_fold_ours+0x61>
	mov    rdx,rbx
	sub    rdx,r14
	jb     <sum_fold_ours+0x7d5>
	cmp    rbp,rdx
	ja     <sum_fold_ours+0x79e>
	lea    rdx,[r9+r14*8]
	cmp    r11d,0x38
	jne    <sum_fold_ours+0x1a0>
	mov    r12,rdx
	jmp    <sum_fold_ours+0x1bf>
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,r10
	mov    r12,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12]
	add    r12,0x8
	inc    rsi
	jne    <sum_fold_ours+0x1b0>
	cmp    rdi,0x38
	jb     <sum_fold_ours+0x160>
	add    rdx,rax
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
	jne    <sum_fold_ours+0x1d0>
	jmp    <sum_fold_ours+0x160>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r14,rbx
	ja     <sum_fold_ours+0x7d5>
	add    r14,r8
	dec    rcx
	jne    <sum_fold_ours+0x220>
	jmp    <sum_fold_ours+0x795>
	xorpd  xmm0,xmm0
	cmp    rdi,0x3
	jb     <sum_fold_ours+0x61>
	mov    rcx,r10
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,rcx
	mov    rdx,QWORD PTR [rsp+rcx*8+0x8]
	inc    rdx
	mov    QWORD PTR [rsp+rcx*8+0x8],rdx
	mov    rcx,r10
	cmp    rdx,QWORD PTR [rsp+rax*8+0x50]
	jb     <sum_fold_ours+0x250>
	dec    rax
	mov    QWORD PTR [rsp+rax*8+0x10],0x0
	mov    rcx,rax
	jne    <sum_fold_ours+0x250>
	jmp    <sum_fold_ours+0x61>
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x543>
	test   rbp,rbp
	je     <sum_fold_ours+0x330>
	mov    eax,ebp
	and    eax,0x7
	mov    rdx,rbp
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	xor    edi,edi
	jmp    <sum_fold_ours+0x2bf>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    rdi
	add    r14,r8
	cmp    rdi,rcx
	je     <sum_fold_ours+0x61>
	cmp    r14,rbx
	jae    <sum_fold_ours+0x7fe>
	movsd  xmm1,QWORD PTR [r9+r14*8]
	cmp    rbp,0x8
	jb     <sum_fold_ours+0x30f>
	mov    r9,rdx
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r9,0xfffffffffffffff8
	jne    <sum_fold_ours+0x2e0>
	test   rax,rax
	mov    r9,QWORD PTR [rsp]
	je     <sum_fold_ours+0x2b0>
	mov    rsi,rax
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	dec    rsi
	jne    <sum_fold_ours+0x320>
	jmp    <sum_fold_ours+0x2b0>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    r14,rbx
	jae    <sum_fold_ours+0x7fe>
	add    r14,r8
	dec    rcx
	jne    <sum_fold_ours+0x330>
	jmp    <sum_fold_ours+0x795>
	mov    r15,r11
	sar    r15,0x3f
	and    r15,rdx
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x652>
	test   rbp,rbp
	je     <sum_fold_ours+0x770>
	lea    r10,[r9+r14*8]
	lea    r9,[r8*8+0x0]
	xorpd  xmm0,xmm0
	xor    r12d,r12d
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,r14
	sub    rdi,r15
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x7b0>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x7c3>
	xor    edx,edx
	mov    rsi,QWORD PTR [rsp+0x8]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rdi,[r15+rdx*1]
	cmp    rdi,rax
	ja     <sum_fold_ours+0x7eb>
	addsd  xmm0,QWORD PTR [r10+rdx*8]
	add    rdx,r11
	dec    rsi
	jne    <sum_fold_ours+0x3b0>
	inc    r12
	add    r14,r8
	add    r10,r9
	cmp    r12,rcx
	jne    <sum_fold_ours+0x380>
	jmp    <sum_fold_ours+0x61>
	lea    r11,[rax-0x8]
	mov    r15d,r11d
	shr    r15d,0x3
	inc    r15d
	and    r15d,0x7
	mov    r12d,r11d
	and    r12d,0x38
	neg    r15
	xorpd  xmm0,xmm0
	mov    rdx,rcx
	mov    rdi,r14
	test   rbp,rbp
	je     <sum_fold_ours+0x4d0>
	xor    r13d,r13d
	mov    rdi,r14
	jmp    <sum_fold_ours+0x434>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    r13
	add    rdi,r8
	cmp    r13,rcx
	mov    rbp,QWORD PTR [rsp+0x8]
	je     <sum_fold_ours+0x4e1>
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x7d8>
	cmp    rbp,rdx
	ja     <sum_fold_ours+0x79e>
	lea    rdx,[r9+rdi*8]
	cmp    r12d,0x38
	jne    <sum_fold_ours+0x460>
	mov    rbp,rdx
	jmp    <sum_fold_ours+0x47e>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rsi,r15
	mov    rbp,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x0]
	add    rbp,0x8
	inc    rsi
	jne    <sum_fold_ours+0x470>
	cmp    r11,0x38
	jb     <sum_fold_ours+0x420>
	add    rdx,rax
	nop    WORD PTR [rax+rax*1+0x0]
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
	jne    <sum_fold_ours+0x490>
	jmp    <sum_fold_ours+0x420>
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x7d8>
	add    rdi,r8
	dec    rdx
	jne    <sum_fold_ours+0x4d0>
	mov    rdx,r10
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*8+0x8]
	lea    r9,[rsi+0x1]
	mov    QWORD PTR [rsp+rdx*8+0x8],r9
	mov    rdi,QWORD PTR [rsp+rdx*8+0x68]
	add    r14,rdi
	cmp    r9,QWORD PTR [rsp+rdx*8+0x50]
	lea    rdx,[rdx-0x1]
	jb     <sum_fold_ours+0x52e>
	not    rsi
	imul   rdi,rsi
	add    r14,rdi
	mov    QWORD PTR [rsp+rdx*8+0x10],0x0
	test   rdx,rdx
	jne    <sum_fold_ours+0x4f0>
	jmp    <sum_fold_ours+0x61>
	mov    r9,QWORD PTR [rsp]
	mov    rdx,rcx
	mov    rdi,r14
	test   rbp,rbp
	jne    <sum_fold_ours+0x40d>
	jmp    <sum_fold_ours+0x4d0>
	mov    eax,ebp
	and    eax,0x7
	mov    rdx,rbp
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	jmp    <sum_fold_ours+0x559>
	mov    r9,QWORD PTR [rsp]
	mov    rsi,rcx
	mov    rdi,r14
	test   rbp,rbp
	je     <sum_fold_ours+0x5f0>
	xor    r11d,r11d
	mov    rdi,r14
	jmp    <sum_fold_ours+0x57f>
	inc    r11
	add    rdi,r8
	cmp    r11,rcx
	je     <sum_fold_ours+0x601>
	cmp    rdi,rbx
	jae    <sum_fold_ours+0x801>
	movsd  xmm1,QWORD PTR [r9+rdi*8]
	cmp    rbp,0x8
	jb     <sum_fold_ours+0x5cf>
	mov    r9,rdx
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r9,0xfffffffffffffff8
	jne    <sum_fold_ours+0x5a0>
	test   rax,rax
	mov    r9,QWORD PTR [rsp]
	je     <sum_fold_ours+0x570>
	mov    rsi,rax
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	dec    rsi
	jne    <sum_fold_ours+0x5e0>
	jmp    <sum_fold_ours+0x570>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,rbx
	jae    <sum_fold_ours+0x801>
	add    rdi,r8
	dec    rsi
	jne    <sum_fold_ours+0x5f0>
	mov    rsi,r10
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,QWORD PTR [rsp+rsi*8+0x8]
	lea    r11,[rdi+0x1]
	mov    QWORD PTR [rsp+rsi*8+0x8],r11
	mov    r9,QWORD PTR [rsp+rsi*8+0x68]
	add    r14,r9
	cmp    r11,QWORD PTR [rsp+rsi*8+0x50]
	lea    rsi,[rsi-0x1]
	jb     <sum_fold_ours+0x555>
	not    rdi
	imul   r9,rdi
	add    r14,r9
	mov    QWORD PTR [rsp+rsi*8+0x10],0x0
	test   rsi,rsi
	jne    <sum_fold_ours+0x610>
	jmp    <sum_fold_ours+0x61>
	lea    r12,[r8*8+0x0]
	mov    rdx,r15
	neg    rdx
	mov    QWORD PTR [rsp+0x48],rdx
	xorpd  xmm0,xmm0
	test   rbp,rbp
	je     <sum_fold_ours+0x6db>
	lea    rbp,[r9+r14*8]
	xor    r13d,r13d
	mov    r9,r14
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rdi,r9
	sub    rdi,r15
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x7b0>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x7c3>
	xor    edx,edx
	mov    rsi,QWORD PTR [rsp+0x8]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rdi,[r15+rdx*1]
	cmp    rdi,rax
	ja     <sum_fold_ours+0x7eb>
	addsd  xmm0,QWORD PTR [rbp+rdx*8+0x0]
	add    rdx,r11
	dec    rsi
	jne    <sum_fold_ours+0x6b0>
	inc    r13
	add    r9,r8
	add    rbp,r12
	cmp    r13,rcx
	jne    <sum_fold_ours+0x680>
	jmp    <sum_fold_ours+0x70d>
	mov    rdx,QWORD PTR [rsp+0x48]
	lea    rdi,[rdx+r14*1]
	lea    rdx,[r15+rbx*1]
	sub    rdx,r14
	mov    rsi,rcx
	xchg   ax,ax
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x7b0>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x7c3>
	add    rdi,r8
	sub    rdx,r8
	dec    rsi
	jne    <sum_fold_ours+0x6f0>
	mov    rdx,r10
	mov    rbp,QWORD PTR [rsp+0x8]
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*8+0x8]
	lea    r9,[rsi+0x1]
	mov    QWORD PTR [rsp+rdx*8+0x8],r9
	mov    rdi,QWORD PTR [rsp+rdx*8+0x68]
	add    r14,rdi
	cmp    r9,QWORD PTR [rsp+rdx*8+0x50]
	lea    rdx,[rdx-0x1]
	jb     <sum_fold_ours+0x75e>
	not    rsi
	imul   rdi,rsi
	add    r14,rdi
	mov    QWORD PTR [rsp+rdx*8+0x10],0x0
	test   rdx,rdx
	jne    <sum_fold_ours+0x720>
	jmp    <sum_fold_ours+0x61>
	mov    r9,QWORD PTR [rsp]
	test   rbp,rbp
	jne    <sum_fold_ours+0x66e>
	jmp    <sum_fold_ours+0x6db>
	mov    rdi,r14
	sub    rdi,r15
	add    r15,rbx
	sub    r15,r14
	mov    rdx,r15
	nop
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x7b0>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x7c3>
	add    rdi,r8
	sub    rdx,r8
	dec    rcx
	jne    <sum_fold_ours+0x780>
	xorpd  xmm0,xmm0
	jmp    <sum_fold_ours+0x61>
	lea    rcx,[rip+0x5fb4b]        # <__frame_dummy_init_array_entry+0x3610>
	xor    edi,edi
	mov    rsi,rbp
	call   QWORD PTR [rip+0x64748]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5fb99]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x64735]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5fb6e]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x64723]        # <_DYNAMIC+0x3a8>
	mov    rdi,r14
	lea    rcx,[rip+0x5fb29]        # <__frame_dummy_init_array_entry+0x3628>
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x6470d]        # <_DYNAMIC+0x3a8>
	inc    rax
	lea    rdx,[rip+0x5fbbb]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rsi,rax
	call   QWORD PTR [rip+0x645fa]        # <_DYNAMIC+0x2a8>
	mov    rdi,r14
	lea    rdx,[rip+0x5fb18]        # <__frame_dummy_init_array_entry+0x3640>
	mov    rsi,rbx
	call   QWORD PTR [rip+0x645e7]        # <_DYNAMIC+0x2a8>
	dec    rdi
	lea    rdx,[rip+0x5fbdd]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x3
	call   QWORD PTR [rip+0x645d2]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>:
	sub    rsp,0x68
	mov    rax,QWORD PTR [rsi+0x30]
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x28],xmm0
	mov    QWORD PTR [rsp+0x38],0x0
	mov    QWORD PTR [rsp+0x8],0x0
	mov    QWORD PTR [rsp+0x10],0x1
	mov    QWORD PTR [rsp+0x18],0x1
	mov    QWORD PTR [rsp+0x20],0x1
	mov    QWORD PTR [rsp+0x40],rax
	mov    rdx,QWORD PTR [rsi]
	cmp    rdx,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x4f>
	xor    eax,eax
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x6b>
	mov    rax,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp+0x10],rdx
	mov    QWORD PTR [rsp+0x28],rax
	mov    QWORD PTR [rsp+0x8],0x1
	mov    eax,0x1
	test   rdx,rdx
	sete   r9b
	mov    r8,QWORD PTR [rsi+0x8]
	test   r8,r8
	sete   cl
	or     cl,r9b
	cmp    r8,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xc6>
	mov    r9,QWORD PTR [rsi+0x20]
	cmp    rdx,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xb4>
	mov    rdx,r8
	imul   rdx,r9
	cmp    QWORD PTR [rsp+0x28],rdx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xb4>
	imul   r8,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x10],r8
	mov    QWORD PTR [rsp+0x28],r9
	mov    rax,QWORD PTR [rsp+0x8]
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xc6>
	mov    QWORD PTR [rsp+rax*8+0x10],r8
	mov    QWORD PTR [rsp+rax*8+0x28],r9
	inc    rax
	mov    QWORD PTR [rsp+0x8],rax
	mov    r8,QWORD PTR [rsi+0x10]
	mov    rdx,QWORD PTR [rsi+0x28]
	test   r8,r8
	sete   r9b
	or     r9b,cl
	mov    BYTE PTR [rsp+0x48],r9b
	cmp    r8,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x12e>
	test   rax,rax
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x121>
	cmp    rax,0x3
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x1f7>
	mov    rcx,r8
	imul   rcx,rdx
	cmp    QWORD PTR [rsp+rax*8+0x20],rcx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x117>
	imul   r8,QWORD PTR [rsp+rax*8+0x8]
	mov    QWORD PTR [rsp+rax*8+0x8],r8
	mov    QWORD PTR [rsp+rax*8+0x20],rdx
	mov    rax,QWORD PTR [rsp+0x8]
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x12e>
	cmp    rax,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x20f>
	mov    QWORD PTR [rsp+rax*8+0x10],r8
	mov    QWORD PTR [rsp+rax*8+0x28],rdx
	inc    rax
	lea    rcx,[rsp+0x10]
	mov    rdx,QWORD PTR [rcx+0x10]
	mov    QWORD PTR [rsp+0x60],rdx
	movups xmm0,XMMWORD PTR [rcx]
	movaps XMMWORD PTR [rsp+0x50],xmm0
	mov    rcx,QWORD PTR [rsp+0x28]
	mov    rdx,QWORD PTR [rsp+0x30]
	movups xmm0,XMMWORD PTR [rsp+0x38]
	mov    r8,QWORD PTR [rsp+0x48]
	test   rax,rax
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x176>
	lea    r9,[rcx-0x1]
	movabs r10,0x7ffffffffffffffe
	cmp    r9,r10
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x1ee>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x1a0>
	mov    QWORD PTR [rdi],rax
	movaps xmm1,XMMWORD PTR [rsp+0x50]
	movups XMMWORD PTR [rdi+0x8],xmm1
	mov    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rdi+0x18],rax
	mov    QWORD PTR [rdi+0x20],rcx
	mov    QWORD PTR [rdi+0x28],rdx
	movups XMMWORD PTR [rdi+0x30],xmm0
	mov    QWORD PTR [rdi+0x40],r8
	add    rsp,0x68
	ret
	test   rdx,rdx
	setle  r9b
	cmp    rdx,rcx
	setge  r10b
	or     r10b,r9b
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x1ee>
	cmp    rax,0x2
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x176>
	mov    r9,QWORD PTR [rsp+0x38]
	test   r9,r9
	setle  r10b
	cmp    r9,rdx
	setge  r9b
	or     r9b,r10b
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x1ee>
	cmp    rax,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x176>
	lea    rdx,[rip+0x771fa]        # <__frame_dummy_init_array_entry+0x4068>
	mov    edi,0x3
	mov    esi,0x3
	call   QWORD PTR [rip+0x7b29a]        # <_DYNAMIC+0x2a8>
	add    rsp,0x68
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted17h2fc1ec931311baccE>
	dec    rax
	lea    rdx,[rip+0x770b7]        # <__frame_dummy_init_array_entry+0x3f48>
	mov    esi,0x3
	mov    rdi,rax
	call   QWORD PTR [rip+0x7b279]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x770ba]        # <__frame_dummy_init_array_entry+0x3f60>
	mov    edi,0x3
	mov    esi,0x3
	call   QWORD PTR [rip+0x7b262]        # <_DYNAMIC+0x2a8>
