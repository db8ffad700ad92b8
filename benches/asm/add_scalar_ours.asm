<add_scalar_ours>:
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
	jne    <add_scalar_ours+0x57>
	mov    r14,QWORD PTR [rdi+0x20]
	jmp    <add_scalar_ours+0x64>
	xor    r14d,r14d
	cmp    r8,0x1
	jne    <add_scalar_ours+0x3d9>
	cmp    rbx,rax
	je     <add_scalar_ours+0x75>
	cmp    rbx,0x1
	jne    <add_scalar_ours+0x3e1>
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
	jne    <add_scalar_ours+0xb8>
	mov    r9,QWORD PTR [rsi+0x20]
	jmp    <add_scalar_ours+0xc5>
	xor    r9d,r9d
	cmp    r12,0x1
	jne    <add_scalar_ours+0x3e9>
	cmp    rbx,rax
	je     <add_scalar_ours+0xd7>
	cmp    rbx,0x1
	jne    <add_scalar_ours+0x3f1>
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
	jne    <add_scalar_ours+0x1eb>
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
	je     <add_scalar_ours+0x298>
	lea    r9,[rsp+0x20]
	mov    QWORD PTR [rsp+rdi*8+0x10],rax
	lea    rax,[rdi+rdi*2]
	mov    QWORD PTR [r9+rax*8],r10
	mov    QWORD PTR [r9+rax*8+0x8],rcx
	mov    QWORD PTR [r9+rax*8+0x10],r8
	inc    rdi
	mov    r9,QWORD PTR [rsp+0x38]
	jmp    <add_scalar_ours+0x298>
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
	jne    <add_scalar_ours+0x23b>
	mov    edi,0x1
	jmp    <add_scalar_ours+0x295>
	mov    r9,r10
	imul   r9,rax
	mov    edi,0x1
	cmp    QWORD PTR [rsp+0x20],r9
	jne    <add_scalar_ours+0x1c2>
	mov    r9,rcx
	imul   r9,rax
	cmp    QWORD PTR [rsp+0x28],r9
	jne    <add_scalar_ours+0x1c2>
	mov    r9,r8
	imul   r9,rax
	cmp    QWORD PTR [rsp+0x30],r9
	jne    <add_scalar_ours+0x1c2>
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
	je     <add_scalar_ours+0x327>
	lea    rcx,[rax-0x1]
	movabs rsi,0x7ffffffffffffffd
	cmp    rcx,rsi
	ja     <add_scalar_ours+0x38b>
	cmp    rdi,0x1
	je     <add_scalar_ours+0x327>
	test   r9,r9
	setle  cl
	cmp    r9,rax
	setge  sil
	or     sil,cl
	jne    <add_scalar_ours+0x38b>
	cmp    rdi,0x2
	jne    <add_scalar_ours+0x43c>
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
	jmp    <add_scalar_ours+0x39d>
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
	jmp    <add_scalar_ours+0x3fa>
	mov    r14d,0x1
	jmp    <add_scalar_ours+0x3fa>
	mov    rbx,r12
	mov    rax,r10
	jmp    <add_scalar_ours+0x3f7>
	mov    r9d,0x1
	mov    r14,r9
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],r14
	mov    QWORD PTR [rsp+0x18],rbx
	mov    QWORD PTR [rsp+0x20],r14
	mov    QWORD PTR [rsp+0x28],rax
	lea    rdi,[rip+0xfffffffffff20142]        # <__abi_tag+0x14484>
	lea    rcx,[rip+0x6e34b]        # <__frame_dummy_init_array_entry+0x2d20>
	lea    r8,[rip+0x6fbb4]        # <__frame_dummy_init_array_entry+0x4590>
	lea    rdx,[rsp+0x8]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x7381c]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x6f675]        # <__frame_dummy_init_array_entry+0x4068>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x73715]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>: as in add_across_ours.asm

<_ZN9shapewise4view5loops8zip_rows>: as in add_across_ours.asm
