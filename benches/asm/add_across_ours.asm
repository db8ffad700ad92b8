<add_across_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x168
	mov    rax,QWORD PTR [rdx+0x30]
	mov    QWORD PTR [rsp+0x90],rax
	movups xmm0,XMMWORD PTR [rdx+0x10]
	movups xmm1,XMMWORD PTR [rdx+0x20]
	movaps XMMWORD PTR [rsp+0x80],xmm1
	movaps XMMWORD PTR [rsp+0x70],xmm0
	mov    r8,QWORD PTR [rdi+0x10]
	mov    rbx,QWORD PTR [rdi+0x18]
	mov    rcx,QWORD PTR [rdi+0x28]
	mov    r11,QWORD PTR [rdi+0x30]
	mov    r10,QWORD PTR [rsp+0x70]
	mov    rax,QWORD PTR [rsp+0x78]
	cmp    r8,r10
	jne    <add_across_ours+0x57>
	mov    r14,QWORD PTR [rdi+0x20]
	jmp    <add_across_ours+0x64>
	xor    r14d,r14d
	cmp    r8,0x1
	jne    <add_across_ours+0x3d9>
	cmp    rbx,rax
	je     <add_across_ours+0x75>
	cmp    rbx,0x1
	jne    <add_across_ours+0x3e1>
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0xf0],r10
	mov    QWORD PTR [rsp+0xf8],rax
	mov    QWORD PTR [rsp+0x100],r14
	mov    QWORD PTR [rsp+0x108],rcx
	mov    QWORD PTR [rsp+0x110],r11
	mov    r12,QWORD PTR [rsi+0x10]
	mov    rbx,QWORD PTR [rsi+0x18]
	mov    r8,QWORD PTR [rsi+0x28]
	mov    r15,QWORD PTR [rsi+0x30]
	cmp    r12,r10
	jne    <add_across_ours+0xb8>
	mov    r9,QWORD PTR [rsi+0x20]
	jmp    <add_across_ours+0xc5>
	xor    r9d,r9d
	cmp    r12,0x1
	jne    <add_across_ours+0x3e9>
	cmp    rbx,rax
	je     <add_across_ours+0xd7>
	cmp    rbx,0x1
	jne    <add_across_ours+0x3f1>
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x118],r10
	mov    QWORD PTR [rsp+0x120],rax
	mov    QWORD PTR [rsp+0x128],r9
	mov    QWORD PTR [rsp+0x130],r8
	mov    QWORD PTR [rsp+0x138],r15
	mov    rbx,QWORD PTR [rdx]
	mov    rdx,QWORD PTR [rdx+0x8]
	mov    QWORD PTR [rsp+0xb8],rdx
	mov    rdx,QWORD PTR [rdi]
	mov    QWORD PTR [rsp+0xb0],rdx
	mov    r12,QWORD PTR [rdi+0x8]
	mov    r13,QWORD PTR [rsi]
	mov    rbp,QWORD PTR [rsi+0x8]
	lea    rdx,[rsp+0x70]
	mov    QWORD PTR [rsp+0xd8],rdx
	lea    rdx,[rsp+0xf0]
	mov    QWORD PTR [rsp+0xe0],rdx
	lea    rdx,[rsp+0x118]
	mov    QWORD PTR [rsp+0xe8],rdx
	mov    rdx,QWORD PTR [rsp+0x90]
	lea    rsi,[rsp+0x10]
	mov    QWORD PTR [rsp+0x10],0x1
	mov    QWORD PTR [rsp+0x18],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x20],xmm0
	movups XMMWORD PTR [rsp+0x30],xmm0
	movups XMMWORD PTR [rsp+0x40],xmm0
	mov    QWORD PTR [rsp+0x58],r11
	mov    QWORD PTR [rsp+0x60],r15
	cmp    r10,0x1
	jne    <add_across_ours+0x1eb>
	test   r10,r10
	sete   dil
	mov    r10,QWORD PTR [rsp+0x88]
	test   rax,rax
	sete   r9b
	or     r9b,dil
	mov    BYTE PTR [rsp+0x68],r9b
	xor    edi,edi
	mov    r9d,0x0
	cmp    rax,0x1
	je     <add_across_ours+0x298>
	lea    r9,[rsp+0x20]
	mov    QWORD PTR [rsp+rdi*8+0x10],rax
	lea    rax,[rdi+rdi*2]
	mov    QWORD PTR [r9+rax*8],r10
	mov    QWORD PTR [r9+rax*8+0x8],rcx
	mov    QWORD PTR [r9+rax*8+0x10],r8
	inc    rdi
	mov    r9,QWORD PTR [rsp+0x38]
	jmp    <add_across_ours+0x298>
	test   r10,r10
	sete   dil
	mov    QWORD PTR [rsp+0x10],r10
	mov    r11,QWORD PTR [rsp+0x80]
	mov    r10,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0x20],r11
	mov    QWORD PTR [rsp+0x28],r14
	mov    QWORD PTR [rsp+0x30],r9
	mov    QWORD PTR [rsp+0x8],0x1
	test   rax,rax
	sete   r9b
	or     r9b,dil
	mov    BYTE PTR [rsp+0x68],r9b
	cmp    rax,0x1
	jne    <add_across_ours+0x23b>
	mov    edi,0x1
	jmp    <add_across_ours+0x295>
	mov    r9,r10
	imul   r9,rax
	mov    edi,0x1
	cmp    QWORD PTR [rsp+0x20],r9
	jne    <add_across_ours+0x1c2>
	mov    r9,rcx
	imul   r9,rax
	cmp    QWORD PTR [rsp+0x28],r9
	jne    <add_across_ours+0x1c2>
	mov    r9,r8
	imul   r9,rax
	cmp    QWORD PTR [rsp+0x30],r9
	jne    <add_across_ours+0x1c2>
	imul   rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x10],rax
	mov    QWORD PTR [rsp+0x20],r10
	mov    QWORD PTR [rsp+0x28],rcx
	mov    QWORD PTR [rsp+0x30],r8
	mov    rdi,QWORD PTR [rsp+0x8]
	xor    r9d,r9d
	movups xmm0,XMMWORD PTR [rsi]
	movaps XMMWORD PTR [rsp+0x150],xmm0
	mov    rax,QWORD PTR [rsp+0x20]
	mov    rcx,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0xa0],rcx
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0xa8],rcx
	movups xmm0,XMMWORD PTR [rsp+0x40]
	movaps XMMWORD PTR [rsp+0x140],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0xc0],xmm0
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0xd0],rcx
	test   rdi,rdi
	je     <add_across_ours+0x327>
	lea    rcx,[rax-0x1]
	movabs rsi,0x7ffffffffffffffd
	cmp    rcx,rsi
	ja     <add_across_ours+0x38b>
	cmp    rdi,0x1
	je     <add_across_ours+0x327>
	test   r9,r9
	setle  cl
	cmp    r9,rax
	setge  sil
	or     sil,cl
	jne    <add_across_ours+0x38b>
	cmp    rdi,0x2
	jne    <add_across_ours+0x43c>
	mov    QWORD PTR [rsp+0x8],rdi
	movaps xmm0,XMMWORD PTR [rsp+0x150]
	movups XMMWORD PTR [rsp+0x10],xmm0
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0xa0]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x30],rax
	mov    QWORD PTR [rsp+0x38],r9
	movaps xmm0,XMMWORD PTR [rsp+0x140]
	movups XMMWORD PTR [rsp+0x40],xmm0
	mov    QWORD PTR [rsp+0x50],rdx
	movaps xmm0,XMMWORD PTR [rsp+0xc0]
	movups XMMWORD PTR [rsp+0x58],xmm0
	mov    rax,QWORD PTR [rsp+0xd0]
	mov    QWORD PTR [rsp+0x68],rax
	jmp    <add_across_ours+0x39d>
	lea    rdi,[rsp+0x8]
	lea    rsi,[rsp+0xd8]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>
	lea    rax,[rsp+0x8]
	mov    QWORD PTR [rsp],rax
	mov    rdi,rbx
	mov    rsi,QWORD PTR [rsp+0xb8]
	mov    rdx,QWORD PTR [rsp+0xb0]
	mov    rcx,r12
	mov    r8,r13
	mov    r9,rbp
	call   <_ZN9shapewise4view5loops8zip_rows>
	add    rsp,0x168
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rax,r10
	mov    rbx,r8
	jmp    <add_across_ours+0x3fa>
	mov    r14d,0x1
	jmp    <add_across_ours+0x3fa>
	mov    rbx,r12
	mov    rax,r10
	jmp    <add_across_ours+0x3f7>
	mov    r9d,0x1
	mov    r14,r9
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],r14
	mov    QWORD PTR [rsp+0x18],rbx
	mov    QWORD PTR [rsp+0x20],r14
	mov    QWORD PTR [rsp+0x28],rax
	lea    rdi,[rip+0xfffffffffff23532]        # <__abi_tag+0x14484>
	lea    rcx,[rip+0x7173b]        # <__frame_dummy_init_array_entry+0x2d20>
	lea    r8,[rip+0x72bcc]        # <__frame_dummy_init_array_entry+0x41b8>
	lea    rdx,[rsp+0x8]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x76c0c]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x72a65]        # <__frame_dummy_init_array_entry+0x4068>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x76b05]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xc8
	mov    QWORD PTR [rsp+0x80],rdi
	lea    rbp,[rsp+0xa8]
	mov    rax,QWORD PTR [rsi]
	mov    rcx,QWORD PTR [rsi+0x8]
	mov    rdi,QWORD PTR [rax]
	mov    r8,QWORD PTR [rax+0x10]
	mov    r9,QWORD PTR [rcx+0x10]
	mov    rsi,QWORD PTR [rsi+0x10]
	mov    r10,QWORD PTR [rsi+0x10]
	mov    QWORD PTR [rsp+0x88],rdi
	mov    QWORD PTR [rsp+0x90],r8
	mov    QWORD PTR [rsp+0x98],r9
	mov    QWORD PTR [rsp+0xa0],r10
	mov    rdi,QWORD PTR [rax+0x8]
	mov    r8,QWORD PTR [rax+0x18]
	mov    r9,QWORD PTR [rcx+0x18]
	mov    r10,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp+0xa8],rdi
	mov    QWORD PTR [rsp+0xb0],r8
	mov    QWORD PTR [rsp+0xb8],r9
	mov    QWORD PTR [rsp+0xc0],r10
	mov    rdx,QWORD PTR [rax+0x20]
	mov    rcx,QWORD PTR [rcx+0x20]
	mov    rax,QWORD PTR [rsi+0x20]
	mov    QWORD PTR [rsp+0x18],0x0
	mov    QWORD PTR [rsp+0x20],0x1
	mov    QWORD PTR [rsp+0x28],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x30],xmm0
	movups XMMWORD PTR [rsp+0x40],xmm0
	movups XMMWORD PTR [rsp+0x50],xmm0
	mov    QWORD PTR [rsp],rdx
	mov    QWORD PTR [rsp+0x60],rdx
	mov    QWORD PTR [rsp+0x8],rcx
	mov    QWORD PTR [rsp+0x68],rcx
	mov    QWORD PTR [rsp+0x10],rax
	mov    QWORD PTR [rsp+0x70],rax
	mov    BYTE PTR [rsp+0x78],0x0
	mov    cl,0x1
	lea    rdx,[rsp+0x88]
	lea    r11,[rsp+0x80]
	xor    eax,eax
	mov    rsi,rdx
	xor    ebx,ebx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x149>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rbp,r9
	mov    rsi,r9
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x5db>
	mov    QWORD PTR [rsi],r14
	mov    QWORD PTR [rsi+0x8],rcx
	mov    QWORD PTR [rsi+0x10],r13
	mov    QWORD PTR [rsi+0x18],r15
	inc    rax
	add    r11,0x20
	xor    ecx,ecx
	mov    rsi,rbp
	test   rbx,rbx
	mov    ebx,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x3e4>
	mov    r14,QWORD PTR [rsi]
	cmp    r14,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x180>
	test   r14,r14
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x33e>
	mov    rcx,QWORD PTR [rsi+0x8]
	mov    r13,QWORD PTR [rsi+0x10]
	mov    r15,QWORD PTR [rsi+0x18]
	mov    rsi,rcx
	test   rcx,rcx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x1e0>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x1c9>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	test   cl,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x3bd>
	mov    r14,QWORD PTR [rsp+0xa8]
	test   r14,r14
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x33e>
	cmp    r14,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x3bd>
	mov    r15,QWORD PTR [rsp+0xc0]
	mov    rcx,QWORD PTR [rsp+0xb0]
	mov    r13,QWORD PTR [rsp+0xb8]
	mov    ebx,0x1
	mov    rsi,rcx
	test   rcx,rcx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x1e0>
	mov    rsi,r13
	test   r13,r13
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x1e0>
	mov    rsi,r15
	test   r15,r15
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x32a>
	nop    DWORD PTR [rax]
	test   rsi,rsi
	jg     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x212>
	lea    rsi,[r14-0x1]
	mov    rdi,rcx
	imul   rdi,rsi
	add    QWORD PTR [rsp],rdi
	neg    rcx
	mov    rdi,r13
	imul   rdi,rsi
	add    QWORD PTR [rsp+0x8],rdi
	neg    r13
	imul   rsi,r15
	add    QWORD PTR [rsp+0x10],rsi
	neg    r15
	mov    r12,rcx
	mov    rsi,rdx
	test   rax,rax
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x120>
	cmp    rax,0x2
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x5a6>
	mov    r9,rbp
	mov    rbp,r12
	neg    rbp
	cmovs  rbp,r12
	mov    rsi,QWORD PTR [r11-0x10]
	mov    r10,rsi
	neg    r10
	cmovs  r10,rsi
	test   r12,r12
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x255>
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x255>
	cmp    rbp,r10
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2b0>
	mov    rbp,r13
	neg    rbp
	cmovs  rbp,r13
	mov    rdi,QWORD PTR [r11-0x8]
	mov    r10,rdi
	neg    r10
	cmovs  r10,rdi
	test   r13,r13
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x27c>
	test   rdi,rdi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x27c>
	cmp    rbp,r10
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2b0>
	mov    rbp,r15
	neg    rbp
	cmovs  rbp,r15
	mov    r8,QWORD PTR [r11]
	mov    r10,r8
	neg    r10
	cmovs  r10,r8
	test   r15,r15
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2e2>
	test   r8,r8
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2e2>
	cmp    rbp,r10
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2e2>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rbp,r10
	jbe    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x110>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x60f>
	mov    rbp,r9
	lea    rsi,[r11-0x18]
	movups xmm0,XMMWORD PTR [rsi]
	movups xmm1,XMMWORD PTR [rsi+0x10]
	movups XMMWORD PTR [r9+0x10],xmm1
	movups XMMWORD PTR [r9],xmm0
	mov    rsi,rdx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x120>
	test   r12,r12
	sete   r10b
	test   rsi,rsi
	sete   sil
	xor    sil,r10b
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x31f>
	test   r13,r13
	sete   r10b
	test   rdi,rdi
	sete   sil
	xor    sil,r10b
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x31f>
	test   r15,r15
	sete   r10b
	test   r8,r8
	sete   sil
	cmp    r10b,sil
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x110>
	test   r10b,r10b
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x110>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x2b9>
	xor    r12d,r12d
	mov    rsi,rdx
	test   rax,rax
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x221>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x120>
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rax
	mov    BYTE PTR [rsp+0x78],0x1
	mov    rax,QWORD PTR [rsp+0x78]
	mov    rcx,QWORD PTR [rsp+0x80]
	mov    QWORD PTR [rcx+0x60],rax
	movups xmm0,XMMWORD PTR [rsp+0x18]
	movups xmm1,XMMWORD PTR [rsp+0x28]
	movups xmm2,XMMWORD PTR [rsp+0x38]
	movups xmm3,XMMWORD PTR [rsp+0x48]
	movups XMMWORD PTR [rcx+0x30],xmm3
	movups XMMWORD PTR [rcx+0x20],xmm2
	movups XMMWORD PTR [rcx+0x10],xmm1
	movups XMMWORD PTR [rcx],xmm0
	mov    rax,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rcx+0x40],rax
	mov    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rcx+0x48],rax
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rcx+0x50],rax
	mov    rax,QWORD PTR [rsp+0x70]
	mov    QWORD PTR [rcx+0x58],rax
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x523>
	mov    rcx,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rcx
	mov    rcx,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rcx
	test   rax,rax
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x401>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x4cb>
	mov    rcx,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rcx
	mov    rcx,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rcx
	mov    r8,QWORD PTR [rsp+0x88]
	movups xmm0,XMMWORD PTR [rsp+0x90]
	mov    rcx,QWORD PTR [rsp+0xa0]
	test   r8,r8
	sete   BYTE PTR [rsp+0x78]
	cmp    r8,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x434>
	xor    ecx,ecx
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x457>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x4cb>
	mov    QWORD PTR [rsp+0x20],r8
	movups XMMWORD PTR [rsp+0x30],xmm0
	mov    QWORD PTR [rsp+0x40],rcx
	mov    QWORD PTR [rsp+0x18],0x1
	mov    ecx,0x1
	cmp    rax,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x4cb>
	test   r8,r8
	sete   r10b
	mov    r9,QWORD PTR [rsp+0xa8]
	mov    rdi,QWORD PTR [rsp+0xb0]
	mov    rsi,QWORD PTR [rsp+0xb8]
	mov    rdx,QWORD PTR [rsp+0xc0]
	test   r9,r9
	sete   r11b
	or     r11b,r10b
	mov    BYTE PTR [rsp+0x78],r11b
	cmp    r9,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x4c1>
	cmp    r8,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x535>
	mov    QWORD PTR [rsp+rcx*8+0x20],r9
	lea    r8,[rcx+rcx*2]
	lea    r9,[rsp+0x30]
	mov    QWORD PTR [r9+r8*8],rdi
	mov    QWORD PTR [r9+r8*8+0x8],rsi
	mov    QWORD PTR [r9+r8*8+0x10],rdx
	inc    rcx
	mov    QWORD PTR [rsp+0x18],rcx
	cmp    rax,0x2
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x58f>
	mov    rax,QWORD PTR [rsp+0x78]
	mov    rcx,QWORD PTR [rsp+0x80]
	mov    QWORD PTR [rcx+0x60],rax
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rcx+0x50],rax
	mov    rax,QWORD PTR [rsp+0x70]
	mov    QWORD PTR [rcx+0x58],rax
	mov    rax,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rcx+0x40],rax
	mov    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rcx+0x48],rax
	movups xmm0,XMMWORD PTR [rsp+0x18]
	movups xmm1,XMMWORD PTR [rsp+0x28]
	movups xmm2,XMMWORD PTR [rsp+0x38]
	movups xmm3,XMMWORD PTR [rsp+0x48]
	movups XMMWORD PTR [rcx+0x30],xmm3
	movups XMMWORD PTR [rcx+0x20],xmm2
	movups XMMWORD PTR [rcx+0x10],xmm1
	movups XMMWORD PTR [rcx],xmm0
	add    rsp,0xc8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    r8,rdi
	imul   r8,r9
	cmp    QWORD PTR [rsp+0x30],r8
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x49d>
	mov    r8,rsi
	imul   r8,r9
	cmp    QWORD PTR [rsp+0x38],r8
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x49d>
	mov    r8,rdx
	imul   r8,r9
	cmp    QWORD PTR [rsp+0x40],r8
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x49d>
	imul   r9,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x20],r9
	mov    QWORD PTR [rsp+0x30],rdi
	mov    QWORD PTR [rsp+0x38],rsi
	mov    QWORD PTR [rsp+0x40],rdx
	cmp    rax,0x2
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted+0x4cb>
	lea    rdx,[rip+0x75322]        # <__frame_dummy_init_array_entry+0x4008>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x79422]        # <_DYNAMIC+0x2a8>
	mov    rcx,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rcx
	mov    rcx,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rcx
	dec    rax
	lea    rdx,[rip+0x75303]        # <__frame_dummy_init_array_entry+0x4020>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x793ed]        # <_DYNAMIC+0x2a8>
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rax
	lea    rdx,[rip+0x752e9]        # <__frame_dummy_init_array_entry+0x4038>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x793b9]        # <_DYNAMIC+0x2a8>
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x70],rax
	lea    rdx,[rip+0x752cd]        # <__frame_dummy_init_array_entry+0x4050>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x79385]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view5loops8zip_rows>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x168
	mov    QWORD PTR [rsp+0x10],r9
	mov    QWORD PTR [rsp+0x38],r8
	mov    rbx,rcx
	mov    QWORD PTR [rsp+0x40],rdx
	mov    QWORD PTR [rsp+0x8],rsi
	mov    QWORD PTR [rsp+0x48],rdi
	mov    r12,QWORD PTR [rsp+0x1a0]
	mov    rax,QWORD PTR [r12]
	test   rax,rax
	mov    QWORD PTR [rsp+0x18],rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x144>
	cmp    rax,0x2
	ja     <_ZN9shapewise4view5loops8zip_rows+0x150a>
	lea    rsi,[rax+rax*2]
	cmp    QWORD PTR [r12+rsi*8],0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x127>
	lea    rdx,[r12+rsi*8]
	mov    rsi,QWORD PTR [r12+rsi*8+0x10]
	mov    rdx,QWORD PTR [rdx+0x8]
	test   rdx,rdx
	je     <_ZN9shapewise4view5loops8zip_rows+0xdc>
	cmp    rdx,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x127>
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x9f6>
	cmp    rsi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x127>
	cmp    BYTE PTR [r12+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    r10,QWORD PTR [r12+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0xbcd>
	mov    rax,QWORD PTR [r12+0x48]
	mov    r11,QWORD PTR [r12+0x50]
	mov    rbx,QWORD PTR [r12+0x58]
	test   r10,r10
	sete   cl
	mov    r15d,0x1
	xor    edx,edx
	mov    QWORD PTR [rsp],0x0
	mov    QWORD PTR [rsp+0x28],0x0
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xd8e>
	cmp    rsi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x127>
	cmp    BYTE PTR [r12+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rbx,QWORD PTR [r12+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0xa74>
	mov    r11,QWORD PTR [r12+0x48]
	mov    r10,QWORD PTR [r12+0x50]
	mov    rax,QWORD PTR [r12+0x58]
	mov    ecx,0x1
	xor    r8d,r8d
	mov    edx,0x0
	mov    QWORD PTR [rsp],rdx
	mov    r14d,0x0
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xaa4>
	cmp    BYTE PTR [r12+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0x144>
	cmp    rax,0x1
	mov    rdx,rax
	adc    rdx,0xffffffffffffffff
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x7dd>
	xor    edi,edi
	mov    rax,QWORD PTR [r12+0x60]
	mov    QWORD PTR [rsp+0x160],rax
	movups xmm0,XMMWORD PTR [r12+0x50]
	movaps XMMWORD PTR [rsp+0x150],xmm0
	movups xmm0,XMMWORD PTR [r12+0x40]
	movaps XMMWORD PTR [rsp+0x140],xmm0
	movups xmm0,XMMWORD PTR [r12]
	movups xmm1,XMMWORD PTR [r12+0x10]
	movups xmm2,XMMWORD PTR [r12+0x20]
	movups xmm3,XMMWORD PTR [r12+0x30]
	movaps XMMWORD PTR [rsp+0x130],xmm3
	movaps XMMWORD PTR [rsp+0x120],xmm2
	movaps XMMWORD PTR [rsp+0x110],xmm1
	movaps XMMWORD PTR [rsp+0x100],xmm0
	test   al,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rax,QWORD PTR [rsp+0x100]
	mov    esi,0x1
	test   rax,rax
	je     <_ZN9shapewise4view5loops8zip_rows+0x215>
	cmp    rax,0x3
	jae    <_ZN9shapewise4view5loops8zip_rows+0x150a>
	mov    r10,QWORD PTR [rsp+rax*8+0x100]
	lea    rdx,[rax+rax*2]
	mov    r9,QWORD PTR [rsp+rdx*8+0x100]
	mov    QWORD PTR [rsp],r9
	mov    rcx,QWORD PTR [rsp+rdx*8+0x108]
	mov    r9,QWORD PTR [rsp+rdx*8+0x110]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x24d>
	mov    QWORD PTR [rsp+0x20],0x0
	mov    QWORD PTR [rsp+0x30],0x0
	mov    QWORD PTR [rsp+0x50],0x0
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x27c>
	mov    QWORD PTR [rsp],0x0
	mov    r10d,0x1
	xor    edx,edx
	xor    r9d,r9d
	mov    QWORD PTR [rsp+0x20],0x0
	mov    QWORD PTR [rsp+0x30],0x0
	mov    QWORD PTR [rsp+0x50],0x0
	test   rsi,rsi
	jne    <_ZN9shapewise4view5loops8zip_rows+0x288>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rsi,QWORD PTR [rsp+0x108]
	mov    rax,QWORD PTR [rsp+0x118]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsp+0x120]
	mov    QWORD PTR [rsp+0x30],rax
	mov    rax,QWORD PTR [rsp+0x128]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rdx,rcx
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	test   r10,r10
	je     <_ZN9shapewise4view5loops8zip_rows+0x90a>
	mov    r11,QWORD PTR [rsp+0x148]
	mov    r14,QWORD PTR [rsp+0x150]
	mov    r15,QWORD PTR [rsp+0x158]
	mov    rax,QWORD PTR [rsp+0x20]
	lea    rax,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rax,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0x50]
	lea    rax,[rax*4+0x0]
	mov    QWORD PTR [rsp+0xf8],rax
	xor    r12d,r12d
	mov    rax,rdx
	sar    rax,0x3f
	mov    QWORD PTR [rsp+0xd8],rax
	mov    DWORD PTR [rsp+0x84],edi
	mov    QWORD PTR [rsp+0xd0],r8
	mov    QWORD PTR [rsp+0xc8],r10
	mov    QWORD PTR [rsp+0x98],rdx
	mov    QWORD PTR [rsp+0xa0],rsi
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x380>
	mov    rsi,QWORD PTR [rsp+0x70]
	mov    rax,rsi
	imul   rax,QWORD PTR [rsp+0x50]
	mov    r11,QWORD PTR [rsp+0xc0]
	add    r11,rax
	mov    rax,rsi
	imul   rax,QWORD PTR [rsp+0x30]
	mov    r14,QWORD PTR [rsp+0xb8]
	add    r14,rax
	mov    rax,rsi
	imul   rax,QWORD PTR [rsp+0x20]
	mov    r15,QWORD PTR [rsp+0xb0]
	add    r15,rax
	mov    r12,QWORD PTR [rsp+0xa8]
	add    r12,rsi
	mov    rsi,QWORD PTR [rsp+0xa0]
	cmp    r12,rsi
	jae    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rax,rsi
	mov    QWORD PTR [rsp+0xa8],r12
	sub    rax,r12
	cmp    rax,0x10
	mov    esi,0x10
	cmovb  rsi,rax
	test   dil,dil
	cmove  rsi,rax
	mov    QWORD PTR [rsp+0x70],rsi
	test   rsi,rsi
	mov    QWORD PTR [rsp+0xc0],r11
	mov    QWORD PTR [rsp+0xb8],r14
	mov    QWORD PTR [rsp+0xb0],r15
	je     <_ZN9shapewise4view5loops8zip_rows+0x7a6>
	mov    QWORD PTR [rsp+0x78],r11
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x441>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+0x58]
	mov    rax,rsi
	imul   rax,QWORD PTR [rsp]
	add    QWORD PTR [rsp+0x78],rax
	mov    rax,rsi
	imul   rax,rdx
	mov    r14,QWORD PTR [rsp+0xe8]
	add    r14,rax
	mov    rax,rsi
	imul   rax,r9
	mov    r15,QWORD PTR [rsp+0xf0]
	add    r15,rax
	mov    rbp,QWORD PTR [rsp+0xe0]
	add    rbp,rsi
	mov    r10,QWORD PTR [rsp+0xc8]
	cmp    rbp,r10
	mov    edi,DWORD PTR [rsp+0x84]
	mov    r8,QWORD PTR [rsp+0xd0]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x323>
	mov    rax,r10
	sub    rax,rbp
	cmp    r8,rax
	mov    r11,rax
	cmovb  r11,r8
	test   dil,dil
	cmove  r11,rax
	lea    rax,[r11-0x1]
	mov    rsi,rax
	imul   rsi,rdx
	mov    r10,rsi
	neg    r10
	mov    r13,QWORD PTR [rsp+0xd8]
	and    r13,r10
	test   rdx,rdx
	cmovns r10,rsi
	mov    rsi,r11
	imul   rax,r9
	mov    r11d,0x1
	sub    r11,rsi
	imul   r11,r9
	mov    r12,r9
	sar    r12,0x3f
	and    r12,r11
	test   r9,r9
	cmovns r11,rax
	cmp    QWORD PTR [rsp],0x1
	mov    QWORD PTR [rsp+0x58],rsi
	mov    QWORD PTR [rsp+0xf0],r15
	mov    QWORD PTR [rsp+0xe8],r14
	mov    QWORD PTR [rsp+0xe0],rbp
	jne    <_ZN9shapewise4view5loops8zip_rows+0x610>
	lea    rcx,[rsi*4+0x0]
	mov    rax,QWORD PTR [rsp+0x38]
	lea    rbp,[rax+r15*4]
	mov    rax,QWORD PTR [rsp+0x40]
	lea    rax,[rax+r14*4]
	mov    rsi,QWORD PTR [rsp+0x48]
	mov    rdi,QWORD PTR [rsp+0x78]
	lea    r8,[rsi+rdi*4]
	mov    rsi,r14
	mov    QWORD PTR [rsp+0x28],r15
	xor    r14d,r14d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x54e>
	nop    DWORD PTR [rax]
	add    rdi,QWORD PTR [rsp+0x50]
	mov    rsi,QWORD PTR [rsp+0x60]
	add    rsi,QWORD PTR [rsp+0x30]
	mov    rbx,QWORD PTR [rsp+0x28]
	add    rbx,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x28],rbx
	mov    r14,QWORD PTR [rsp+0x68]
	inc    r14
	add    rbp,QWORD PTR [rsp+0x90]
	add    rax,QWORD PTR [rsp+0x88]
	add    r8,QWORD PTR [rsp+0xf8]
	cmp    r14,QWORD PTR [rsp+0x70]
	mov    rbx,QWORD PTR [rsp+0x18]
	je     <_ZN9shapewise4view5loops8zip_rows+0x3e0>
	mov    QWORD PTR [rsp+0x68],r14
	mov    r14,rsi
	sub    r14,r13
	mov    r15,rbx
	sub    r15,r14
	jb     <_ZN9shapewise4view5loops8zip_rows+0xa37>
	cmp    r10,r15
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf76>
	mov    r15,QWORD PTR [rsp+0x28]
	sub    r15,r12
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    r14,rdx
	sub    r14,r15
	jb     <_ZN9shapewise4view5loops8zip_rows+0xf90>
	cmp    r11,r14
	jae    <_ZN9shapewise4view5loops8zip_rows+0xfa6>
	mov    r14,QWORD PTR [rsp+0x8]
	sub    r14,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0xa5f>
	mov    QWORD PTR [rsp+0x60],rsi
	mov    rsi,QWORD PTR [rsp+0x58]
	cmp    rsi,r14
	ja     <_ZN9shapewise4view5loops8zip_rows+0xa4d>
	test   rsi,rsi
	mov    rdx,QWORD PTR [rsp+0x98]
	je     <_ZN9shapewise4view5loops8zip_rows+0x500>
	xor    r15d,r15d
	xor    esi,esi
	xor    ebx,ebx
	nop    DWORD PTR [rax+0x0]
	lea    r14,[rsi+r13*1]
	cmp    r14,r10
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1256>
	lea    r14,[r12+rbx*1]
	cmp    r14,r11
	ja     <_ZN9shapewise4view5loops8zip_rows+0x126c>
	movss  xmm0,DWORD PTR [rax+rsi*4]
	addss  xmm0,DWORD PTR [rbp+rbx*4+0x0]
	movss  DWORD PTR [r8+r15*1],xmm0
	add    rbx,r9
	add    rsi,rdx
	add    r15,0x4
	cmp    rcx,r15
	jne    <_ZN9shapewise4view5loops8zip_rows+0x5d0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x500>
	nop
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x73a>
	mov    rax,QWORD PTR [rsp+0x38]
	lea    rax,[rax+r15*4]
	mov    rsi,QWORD PTR [rsp+0x40]
	lea    rsi,[rsi+r14*4]
	mov    rcx,QWORD PTR [rsp+0x78]
	mov    rdi,r14
	mov    rbp,r15
	xor    r8d,r8d
	nop    DWORD PTR [rax+0x0]
	mov    r14,rdi
	sub    r14,r13
	mov    r15,rbx
	sub    r15,r14
	jb     <_ZN9shapewise4view5loops8zip_rows+0xa37>
	cmp    r10,r15
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf76>
	mov    r15,rbp
	sub    r15,r12
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    r14,rdx
	sub    r14,r15
	jb     <_ZN9shapewise4view5loops8zip_rows+0xf90>
	cmp    r11,r14
	jae    <_ZN9shapewise4view5loops8zip_rows+0xfa6>
	mov    QWORD PTR [rsp+0x60],r8
	mov    QWORD PTR [rsp+0x68],rdi
	mov    r15,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rsp+0x28],rcx
	mov    rbx,rcx
	xor    edi,edi
	xor    r8d,r8d
	mov    rcx,QWORD PTR [rsp+0x48]
	mov    rdx,QWORD PTR [rsp+0x98]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rbx,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x12bc>
	lea    r14,[rdi+r13*1]
	cmp    r14,r10
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1256>
	lea    r14,[r12+r8*1]
	cmp    r14,r11
	ja     <_ZN9shapewise4view5loops8zip_rows+0x126c>
	movss  xmm0,DWORD PTR [rsi+rdi*4]
	addss  xmm0,DWORD PTR [rax+r8*4]
	movss  DWORD PTR [rcx+rbx*4],xmm0
	add    r8,r9
	add    rdi,rdx
	add    rbx,QWORD PTR [rsp]
	dec    r15
	jne    <_ZN9shapewise4view5loops8zip_rows+0x6b0>
	mov    rcx,QWORD PTR [rsp+0x28]
	add    rcx,QWORD PTR [rsp+0x50]
	mov    rdi,QWORD PTR [rsp+0x68]
	add    rdi,QWORD PTR [rsp+0x30]
	add    rbp,QWORD PTR [rsp+0x20]
	mov    r8,QWORD PTR [rsp+0x60]
	inc    r8
	add    rax,QWORD PTR [rsp+0x90]
	add    rsi,QWORD PTR [rsp+0x88]
	cmp    r8,QWORD PTR [rsp+0x70]
	mov    rbx,QWORD PTR [rsp+0x18]
	jne    <_ZN9shapewise4view5loops8zip_rows+0x640>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x3e0>
	mov    rax,r14
	sub    r14,r13
	add    r13,rbx
	sub    r13,rax
	mov    rax,r15
	sub    r15,r12
	add    r12,QWORD PTR [rsp+0x10]
	sub    r12,rax
	mov    rax,QWORD PTR [rsp+0x70]
	nop    DWORD PTR [rax+0x0]
	cmp    r14,rbx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xa37>
	cmp    r10,r13
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf73>
	cmp    r15,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf8b>
	cmp    r11,r12
	jae    <_ZN9shapewise4view5loops8zip_rows+0xfa3>
	mov    rsi,QWORD PTR [rsp+0x30]
	add    r14,rsi
	sub    r13,rsi
	mov    rsi,QWORD PTR [rsp+0x20]
	add    r15,rsi
	sub    r12,rsi
	dec    rax
	jne    <_ZN9shapewise4view5loops8zip_rows+0x760>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x3e0>
	test   dil,dil
	je     <_ZN9shapewise4view5loops8zip_rows+0x323>
	xor    eax,eax
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,rax
	mov    rax,r10
	sub    rax,rsi
	cmp    r8,rax
	cmovb  rax,r8
	add    rax,rsi
	cmp    rax,r10
	jb     <_ZN9shapewise4view5loops8zip_rows+0x7c0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x323>
	lea    r9,[r12+0x18]
	cmp    rax,0x1
	mov    r10d,0x1
	cmovb  r10,rax
	lea    rdi,[r12+0x20]
	mov    r8,r10
	not    r8
	add    r8,rax
	lea    rsi,[rax*8+0x0]
	lea    rsi,[rsi+rsi*2]
	shl    r10,0x3
	lea    r10,[r10+r10*2]
	mov    r11,rsi
	sub    r11,r10
	add    r11,r12
	add    r11,0x8
	mov    r10,rdx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x83d>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r10,r14
	add    r11,0xffffffffffffffe8
	add    r8,0xffffffffffffffff
	jae    <_ZN9shapewise4view5loops8zip_rows+0x875>
	mov    r14,QWORD PTR [r11]
	mov    rbx,r14
	neg    rbx
	cmovs  rbx,r14
	jae    <_ZN9shapewise4view5loops8zip_rows+0x833>
	cmp    r10,0x2
	jae    <_ZN9shapewise4view5loops8zip_rows+0x14cd>
	lea    r14,[r10+r10*2]
	mov    r14,QWORD PTR [rdi+r14*8]
	mov    r15,r14
	neg    r15
	cmovs  r15,r14
	mov    r14,r8
	cmp    rbx,r15
	jb     <_ZN9shapewise4view5loops8zip_rows+0x830>
	mov    r14,r10
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x830>
	cmp    r10,rdx
	mov    rbx,QWORD PTR [rsp+0x18]
	jb     <_ZN9shapewise4view5loops8zip_rows+0x950>
	cmp    rax,0x1
	mov    edi,0x1
	cmovb  rdi,rax
	lea    r8,[r12+0x28]
	lea    r10,[rdi*8+0x0]
	lea    r10,[r10+r10*2]
	sub    rsi,r10
	add    rsi,r12
	add    rsi,0x10
	not    rdi
	add    rdi,rax
	mov    r10,rdx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x8d2>
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    r10,r11
	mov    rbx,QWORD PTR [rsp+0x18]
	add    rsi,0xffffffffffffffe8
	add    rdi,0xffffffffffffffff
	jae    <_ZN9shapewise4view5loops8zip_rows+0x947>
	mov    r11,QWORD PTR [rsi]
	mov    rax,r11
	neg    rax
	cmovs  rax,r11
	jae    <_ZN9shapewise4view5loops8zip_rows+0x8c8>
	cmp    r10,0x1
	ja     <_ZN9shapewise4view5loops8zip_rows+0x14cd>
	lea    r11,[r10+r10*2]
	mov    r11,QWORD PTR [r8+r11*8]
	mov    rbx,r11
	neg    rbx
	cmovs  rbx,r11
	mov    r11,rdi
	cmp    rax,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0x8c0>
	mov    r11,r10
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x8c0>
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	mov    rcx,rax
	mov    rdx,rsi
	sub    rdx,rax
	cmp    rdx,0x10
	mov    eax,0x10
	cmovb  rax,rdx
	test   dil,dil
	cmove  rax,rdx
	add    rax,rcx
	cmp    rax,rsi
	jb     <_ZN9shapewise4view5loops8zip_rows+0x910>
	add    rsp,0x168
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	cmp    r10,rdx
	jae    <_ZN9shapewise4view5loops8zip_rows+0x144>
	mov    rax,QWORD PTR [r12+r10*8+0x8]
	lea    rsi,[r10+r10*2]
	mov    rdi,QWORD PTR [r9+rsi*8+0x10]
	mov    QWORD PTR [rsp+0x110],rdi
	movups xmm0,XMMWORD PTR [r9+rsi*8]
	movaps XMMWORD PTR [rsp+0x100],xmm0
	lea    rsi,[r10+0x1]
	cmp    rsi,rdx
	jae    <_ZN9shapewise4view5loops8zip_rows+0x9a8>
	test   r10,r10
	jne    <_ZN9shapewise4view5loops8zip_rows+0x1559>
	mov    rdx,QWORD PTR [r12+0x10]
	mov    QWORD PTR [r12+0x8],rdx
	mov    rdx,QWORD PTR [r12+0x40]
	mov    QWORD PTR [r9+0x10],rdx
	movups xmm0,XMMWORD PTR [r12+0x30]
	movups XMMWORD PTR [r9],xmm0
	mov    r10d,0x1
	mov    QWORD PTR [r12+r10*8+0x8],rax
	lea    rdx,[r10+r10*2]
	mov    rsi,QWORD PTR [rsp+0x110]
	mov    QWORD PTR [r9+rdx*8+0x10],rsi
	movaps xmm0,XMMWORD PTR [rsp+0x100]
	movups XMMWORD PTR [r9+rdx*8],xmm0
	test   rax,rax
	je     <_ZN9shapewise4view5loops8zip_rows+0x154c>
	cmp    rax,0x10
	mov    esi,0x10
	cmovb  rsi,rax
	mov    ax,0x100
	xor    edx,edx
	div    si
	movzx  r8d,ax
	mov    dil,0x1
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x146>
	cmp    BYTE PTR [r12+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rbx,QWORD PTR [r12+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0xde4>
	mov    r11,QWORD PTR [r12+0x48]
	mov    r10,QWORD PTR [r12+0x50]
	mov    rax,QWORD PTR [r12+0x58]
	mov    ecx,0x1
	xor    esi,esi
	mov    r9d,0x0
	mov    r14d,0x0
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xe10>
	lea    rcx,[rip+0x8aad2]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rdi,r14
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x8f66b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8aad4]        # <__frame_dummy_init_array_entry+0x3688>
	xor    edi,edi
	mov    rdx,r14
	call   QWORD PTR [rip+0x8f659]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8aada]        # <__frame_dummy_init_array_entry+0x36a0>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8f644]        # <_DYNAMIC+0x3a8>
	mov    rcx,QWORD PTR [r12+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rax,QWORD PTR [r12+0x58]
	mov    r10,QWORD PTR [r12+0x50]
	mov    r11,QWORD PTR [r12+0x48]
	mov    r8,QWORD PTR [r12+0x28]
	mov    r14,QWORD PTR [r12+0x18]
	mov    rdx,QWORD PTR [r12+0x20]
	mov    QWORD PTR [rsp],rdx
	test   rbx,rbx
	je     <_ZN9shapewise4view5loops8zip_rows+0xf2d>
	mov    r15,rbx
	and    r15,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x38]
	lea    r12,[rdx+rax*4]
	add    r12,0x10
	lea    rsi,[r8*4+0x0]
	mov    QWORD PTR [rsp+0x28],rsi
	mov    rsi,QWORD PTR [rsp+0x48]
	lea    rbp,[rsi+r11*4]
	add    rbp,0x10
	lea    r13,[rdx+rax*4]
	lea    rdi,[rsi+r11*4]
	xor    edx,edx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb1f>
	nop    WORD PTR [rax+rax*1+0x0]
	add    r11,r14
	add    r10,QWORD PTR [rsp]
	add    rax,r8
	inc    rdx
	mov    rsi,QWORD PTR [rsp+0x28]
	add    r12,rsi
	lea    r9,[r14*4+0x0]
	add    rbp,r9
	add    r13,rsi
	add    rdi,r9
	cmp    rdx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	cmp    r10,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x1522>
	mov    r9,r8
	mov    r8,QWORD PTR [rsp+0x8]
	sub    r8,r11
	jb     <_ZN9shapewise4view5loops8zip_rows+0x12e6>
	cmp    rbx,r8
	ja     <_ZN9shapewise4view5loops8zip_rows+0x12d1>
	mov    r8,QWORD PTR [rsp+0x10]
	sub    r8,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1328>
	cmp    rbx,r8
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1340>
	mov    rsi,QWORD PTR [rsp+0x40]
	movss  xmm0,DWORD PTR [rsi+r10*4]
	cmp    rbx,0x8
	jae    <_ZN9shapewise4view5loops8zip_rows+0xb73>
	xor    esi,esi
	mov    r8,r9
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xbb0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    esi,esi
	mov    r8,r9
	nop
	movups xmm2,XMMWORD PTR [r12+rsi*4-0x10]
	movups xmm3,XMMWORD PTR [r12+rsi*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rbp+rsi*4-0x10],xmm2
	movups XMMWORD PTR [rbp+rsi*4+0x0],xmm3
	add    rsi,0x8
	cmp    r15,rsi
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb80>
	mov    rsi,r15
	cmp    rbx,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0xaf0>
	movss  xmm1,DWORD PTR [r13+rsi*4+0x0]
	addss  xmm1,xmm0
	movss  DWORD PTR [rdi+rsi*4],xmm1
	inc    rsi
	cmp    rbx,rsi
	jne    <_ZN9shapewise4view5loops8zip_rows+0xbb0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xaf0>
	mov    r15,QWORD PTR [r12+0x8]
	mov    rax,QWORD PTR [r12+0x18]
	mov    QWORD PTR [rsp],rax
	mov    rsi,QWORD PTR [r12+0x20]
	mov    r8,QWORD PTR [r12+0x28]
	mov    rax,QWORD PTR [r12+0x48]
	mov    r11,QWORD PTR [r12+0x50]
	mov    rbx,QWORD PTR [r12+0x58]
	test   r15,r15
	sete   dl
	test   r10,r10
	sete   cl
	mov    QWORD PTR [rsp+0x20],r8
	test   r8,r8
	mov    QWORD PTR [rsp+0x28],rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0xd8e>
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x10fd>
	test   r15,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	test   r10,r10
	je     <_ZN9shapewise4view5loops8zip_rows+0x1282>
	mov    r9,r10
	and    r9,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x38]
	lea    r14,[rdx+rbx*4]
	add    r14,0x10
	mov    rcx,QWORD PTR [rsp+0x20]
	lea    rcx,[rcx*4+0x0]
	mov    QWORD PTR [rsp+0x60],rcx
	mov    rcx,QWORD PTR [rsp+0x40]
	lea    rbp,[rcx+r11*4+0x10]
	mov    rsi,QWORD PTR [rsp+0x28]
	lea    rsi,[rsi*4+0x0]
	mov    QWORD PTR [rsp+0x30],rsi
	mov    rsi,QWORD PTR [rsp+0x48]
	lea    r13,[rsi+rax*4+0x10]
	mov    rdi,QWORD PTR [rsp]
	lea    rdi,[rdi*4+0x0]
	mov    QWORD PTR [rsp+0x68],rdi
	lea    r8,[rdx+rbx*4]
	lea    r12,[rcx+r11*4]
	lea    rdi,[rsi+rax*4]
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0x58],r15
	mov    rsi,QWORD PTR [rsp+0x68]
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xce3>
	inc    rcx
	add    rax,QWORD PTR [rsp]
	add    r11,QWORD PTR [rsp+0x28]
	add    rbx,QWORD PTR [rsp+0x20]
	mov    r15,rbx
	mov    rbx,QWORD PTR [rsp+0x60]
	add    r14,rbx
	mov    rdx,QWORD PTR [rsp+0x30]
	add    rbp,rdx
	add    r13,rsi
	add    r8,rbx
	mov    rbx,r15
	add    r12,rdx
	add    rdi,rsi
	cmp    rcx,QWORD PTR [rsp+0x58]
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r11
	jb     <_ZN9shapewise4view5loops8zip_rows+0x13e5>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x13d3>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0x13fd>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x145d>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1415>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x146f>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0xd70>
	movups xmm0,XMMWORD PTR [rbp+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [rbp+rdx*4+0x0]
	movups xmm2,XMMWORD PTR [r14+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r14+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r13+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r13+rdx*4+0x0],xmm0
	add    rdx,0x8
	cmp    r9,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xd30>
	mov    rdx,r9
	cmp    r10,r9
	je     <_ZN9shapewise4view5loops8zip_rows+0xca5>
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [r12+rdx*4]
	addss  xmm0,DWORD PTR [r8+rdx*4]
	movss  DWORD PTR [rdi+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xd70>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xca5>
	mov    rsi,QWORD PTR [rsp+0x10]
	mov    r14,rsi
	sub    r14,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0x14ba>
	cmp    r10,r14
	ja     <_ZN9shapewise4view5loops8zip_rows+0x14a5>
	test   dl,dl
	mov    rdx,QWORD PTR [rsp+0x28]
	jne    <_ZN9shapewise4view5loops8zip_rows+0x935>
	test   cl,cl
	je     <_ZN9shapewise4view5loops8zip_rows+0xff2>
	cmp    rax,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x137f>
	cmp    r11,QWORD PTR [rsp+0x18]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1397>
	add    rax,QWORD PTR [rsp]
	add    r11,rdx
	dec    r15
	jne    <_ZN9shapewise4view5loops8zip_rows+0xdbd>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rcx,QWORD PTR [r12+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rax,QWORD PTR [r12+0x58]
	mov    r10,QWORD PTR [r12+0x50]
	mov    r11,QWORD PTR [r12+0x48]
	mov    rsi,QWORD PTR [r12+0x28]
	mov    r14,QWORD PTR [r12+0x18]
	mov    r9,QWORD PTR [r12+0x20]
	test   rbx,rbx
	je     <_ZN9shapewise4view5loops8zip_rows+0xfbb>
	mov    QWORD PTR [rsp],rsi
	mov    r15,rbx
	and    r15,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r12,[rdx+r10*4]
	add    r12,0x10
	mov    rsi,QWORD PTR [rsp+0x48]
	lea    rbp,[rsi+r11*4]
	add    rbp,0x10
	lea    r13,[rdx+r10*4]
	lea    rdi,[rsi+r11*4]
	xor    r8d,r8d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xe82>
	nop    DWORD PTR [rax+rax*1+0x0]
	add    r11,r14
	add    r10,r9
	add    rax,QWORD PTR [rsp]
	inc    r8
	lea    rdx,[r9*4+0x0]
	add    r12,rdx
	lea    rsi,[r14*4+0x0]
	add    rbp,rsi
	add    r13,rdx
	add    rdi,rsi
	cmp    r8,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	cmp    rax,QWORD PTR [rsp+0x10]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x1537>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,r11
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1310>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x12fe>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r10
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1355>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x136d>
	mov    rdx,QWORD PTR [rsp+0x38]
	movss  xmm0,DWORD PTR [rdx+rax*4]
	cmp    rbx,0x8
	jae    <_ZN9shapewise4view5loops8zip_rows+0xecf>
	xor    edx,edx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xf10>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r12+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r12+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rbp+rdx*4-0x10],xmm2
	movups XMMWORD PTR [rbp+rdx*4+0x0],xmm3
	add    rdx,0x8
	cmp    r15,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xee0>
	mov    rdx,r15
	cmp    rbx,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0xe50>
	movss  xmm1,DWORD PTR [r13+rdx*4+0x0]
	addss  xmm1,xmm0
	movss  DWORD PTR [rdi+rdx*4],xmm1
	inc    rdx
	cmp    rbx,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xf10>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xe50>
	mov    rdx,QWORD PTR [rsp+0x10]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r10,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x1522>
	cmp    r11,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x12e6>
	cmp    rax,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x132d>
	add    r11,r14
	add    r10,QWORD PTR [rsp]
	add    rax,r8
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xf40>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    r15,r13
	lea    rcx,[rip+0x8a57b]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r15
	call   QWORD PTR [rip+0x8f12d]        # <_DYNAMIC+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    rcx,[rip+0x8a579]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rdi,r15
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8f115]        # <_DYNAMIC+0x3a8>
	mov    r14,r12
	lea    rcx,[rip+0x8a54b]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,r11
	mov    rdx,r14
	call   QWORD PTR [rip+0x8f0fd]        # <_DYNAMIC+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x18]
	cmp    rax,QWORD PTR [rsp+0x10]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x1537>
	cmp    r11,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1310>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x135a>
	add    r11,r14
	add    r10,r9
	add    rax,rsi
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xfc0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    rcx,[rcx+rbx*4]
	mov    rsi,r10
	and    rsi,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r8,[rdx+r11*4]
	add    r8,0x10
	mov    rdi,QWORD PTR [rsp+0x28]
	lea    r9,[rdi*4+0x0]
	mov    r12,QWORD PTR [rsp+0x48]
	lea    rbx,[r12+rax*4+0x10]
	mov    rdi,QWORD PTR [rsp]
	lea    r14,[rdi*4+0x0]
	lea    rdi,[rdx+r11*4]
	lea    r12,[r12+rax*4]
	xor    r13d,r13d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x1060>
	inc    r13
	add    rax,QWORD PTR [rsp]
	add    r11,QWORD PTR [rsp+0x28]
	add    r8,r9
	add    rbx,r14
	add    rdi,r9
	add    r12,r14
	cmp    r13,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0x137f>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x13af>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r11
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1397>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x13c1>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0x10e0>
	cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [r8+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r8+rdx*4]
	movups xmm2,XMMWORD PTR [rcx+rdx*4]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [rcx+rdx*4+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [rbx+rdx*4-0x10],xmm2
	movups XMMWORD PTR [rbx+rdx*4],xmm0
	add    rdx,0x8
	cmp    rsi,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x10a0>
	mov    rdx,rsi
	cmp    r10,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x103f>
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rdi+rdx*4]
	addss  xmm0,DWORD PTR [rcx+rdx*4]
	movss  DWORD PTR [r12+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x10e0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x103f>
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    r14,rdx
	sub    r14,r11
	jb     <_ZN9shapewise4view5loops8zip_rows+0x14f7>
	cmp    r10,r14
	ja     <_ZN9shapewise4view5loops8zip_rows+0x14e2>
	test   r15,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	test   r10,r10
	je     <_ZN9shapewise4view5loops8zip_rows+0x122d>
	mov    rcx,QWORD PTR [rsp+0x40]
	lea    rcx,[rcx+r11*4]
	mov    rsi,r10
	and    rsi,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x38]
	lea    r8,[rdx+rbx*4]
	add    r8,0x10
	mov    rdi,QWORD PTR [rsp+0x20]
	lea    r9,[rdi*4+0x0]
	mov    r12,QWORD PTR [rsp+0x48]
	lea    r11,[r12+rax*4+0x10]
	mov    rdi,QWORD PTR [rsp]
	lea    r14,[rdi*4+0x0]
	lea    rdi,[rdx+rbx*4]
	lea    r12,[r12+rax*4]
	xor    r13d,r13d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x1197>
	inc    r13
	add    rax,QWORD PTR [rsp]
	add    rbx,QWORD PTR [rsp+0x20]
	add    r8,r9
	add    r11,r14
	add    rdi,r9
	add    r12,r14
	cmp    r13,r15
	je     <_ZN9shapewise4view5loops8zip_rows+0x935>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0x142d>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1481>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1445>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1493>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1210>
	nop    DWORD PTR [rax]
	movups xmm0,XMMWORD PTR [rcx+rdx*4]
	movups xmm1,XMMWORD PTR [rcx+rdx*4+0x10]
	movups xmm2,XMMWORD PTR [r8+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r8+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r11+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r11+rdx*4],xmm0
	add    rdx,0x8
	cmp    rsi,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x11d0>
	mov    rdx,rsi
	cmp    r10,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x1176>
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rcx+rdx*4]
	addss  xmm0,DWORD PTR [rdi+rdx*4]
	movss  DWORD PTR [r12+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x1210>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x1176>
	cmp    rax,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x142d>
	cmp    rbx,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1445>
	add    rax,QWORD PTR [rsp]
	add    rbx,QWORD PTR [rsp+0x20]
	dec    r15
	jne    <_ZN9shapewise4view5loops8zip_rows+0x122d>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	inc    r10
	lea    rdx,[rip+0x8a310]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,r14
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ed4c]        # <_DYNAMIC+0x2a8>
	inc    r11
	lea    rdx,[rip+0x8a2fa]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,r14
	mov    rsi,r11
	call   QWORD PTR [rip+0x8ed36]        # <_DYNAMIC+0x2a8>
	mov    rcx,rsi
	cmp    r11,QWORD PTR [rsp+0x18]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x13e5>
	cmp    rbx,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x13fd>
	cmp    rax,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1415>
	add    rax,QWORD PTR [rsp]
	add    r11,rcx
	add    rbx,QWORD PTR [rsp+0x20]
	dec    r15
	jne    <_ZN9shapewise4view5loops8zip_rows+0x1285>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x935>
	lea    rdx,[rip+0x8a295]        # <__frame_dummy_init_array_entry+0x36b8>
	mov    rdi,rbx
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x8ece7]        # <_DYNAMIC+0x2a8>
	lea    rcx,[rip+0x8a628]        # <__frame_dummy_init_array_entry+0x3a60>
	xor    edi,edi
	mov    rsi,rbx
	mov    rdx,r8
	call   QWORD PTR [rip+0x8edd2]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a62b]        # <__frame_dummy_init_array_entry+0x3a78>
	mov    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8edba]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a673]        # <__frame_dummy_init_array_entry+0x3ad8>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x8eda8]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a679]        # <__frame_dummy_init_array_entry+0x3af0>
	mov    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ed90]        # <_DYNAMIC+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    rcx,[rip+0x8a5b4]        # <__frame_dummy_init_array_entry+0x3a48>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ed78]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a589]        # <__frame_dummy_init_array_entry+0x3a30>
	xor    edi,edi
	mov    rsi,rbx
	mov    rdx,r8
	call   QWORD PTR [rip+0x8ed63]        # <_DYNAMIC+0x3a8>
	mov    rdx,QWORD PTR [rsp+0x18]
	lea    rcx,[rip+0x8a5ff]        # <__frame_dummy_init_array_entry+0x3ac0>
	mov    rdi,r10
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ed4b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a5d4]        # <__frame_dummy_init_array_entry+0x3aa8>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x8ed39]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a2da]        # <__frame_dummy_init_array_entry+0x37c0>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ed21]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a2aa]        # <__frame_dummy_init_array_entry+0x37a8>
	mov    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ed09]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a262]        # <__frame_dummy_init_array_entry+0x3778>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ecf7]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a268]        # <__frame_dummy_init_array_entry+0x3790>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ece5]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a3be]        # <__frame_dummy_init_array_entry+0x38f8>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ecd3]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a3c4]        # <__frame_dummy_init_array_entry+0x3910>
	mov    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ecbb]        # <_DYNAMIC+0x3a8>
	mov    rdi,rbx
	lea    rcx,[rip+0x8a379]        # <__frame_dummy_init_array_entry+0x38e0>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8eca3]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a34c]        # <__frame_dummy_init_array_entry+0x38c8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ec8b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a2bc]        # <__frame_dummy_init_array_entry+0x3850>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ec73]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a28c]        # <__frame_dummy_init_array_entry+0x3838>
	mov    rdi,rbx
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ec5b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a2d4]        # <__frame_dummy_init_array_entry+0x3898>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ec49]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a2da]        # <__frame_dummy_init_array_entry+0x38b0>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ec37]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a220]        # <__frame_dummy_init_array_entry+0x3808>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ec25]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a226]        # <__frame_dummy_init_array_entry+0x3820>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x8ec13]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a1cc]        # <__frame_dummy_init_array_entry+0x37d8>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r14
	call   QWORD PTR [rip+0x8ebfe]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a1cf]        # <__frame_dummy_init_array_entry+0x37f0>
	mov    rdi,rbx
	mov    rdx,rsi
	call   QWORD PTR [rip+0x8ebeb]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x8a9a4]        # <__frame_dummy_init_array_entry+0x3fd8>
	mov    esi,0x2
	mov    rdi,r10
	call   QWORD PTR [rip+0x8ead6]        # <_DYNAMIC+0x2a8>
	lea    rcx,[rip+0x8a21f]        # <__frame_dummy_init_array_entry+0x3868>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r14
	call   QWORD PTR [rip+0x8ebc1]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8a222]        # <__frame_dummy_init_array_entry+0x3880>
	mov    rdi,r11
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8ebae]        # <_DYNAMIC+0x3a8>
	dec    rax
	lea    rdx,[rip+0x8a0a4]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x8ea96]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8a38f]        # <__frame_dummy_init_array_entry+0x3a18>
	mov    rdi,r10
	mov    rsi,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x8ea81]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8a3f2]        # <__frame_dummy_init_array_entry+0x3a90>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x10]
	call   QWORD PTR [rip+0x8ea6c]        # <_DYNAMIC+0x2a8>
	lea    rdi,[rip+0x8a8dd]        # <__frame_dummy_init_array_entry+0x3f90>
	call   QWORD PTR [rip+0x8ed07]        # <_DYNAMIC+0x550>
	lea    rdx,[rip+0x8a8e8]        # <__frame_dummy_init_array_entry+0x3fa8>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x8ea48]        # <_DYNAMIC+0x2a8>
