<add_scalar_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xb8
	mov    rax,rsi
	mov    rcx,rdi
	mov    r12,QWORD PTR [rdx+0x10]
	mov    r10,QWORD PTR [rdx+0x18]
	mov    rbp,QWORD PTR [rdx+0x20]
	mov    rbx,QWORD PTR [rdx+0x28]
	mov    r11,QWORD PTR [rdx+0x30]
	mov    rdi,QWORD PTR [rdi+0x10]
	mov    rsi,QWORD PTR [rcx+0x18]
	mov    r8,QWORD PTR [rcx+0x28]
	mov    r15,QWORD PTR [rcx+0x30]
	cmp    rdi,r12
	jne    <add_scalar_ours+0x46>
	mov    r9,QWORD PTR [rcx+0x20]
	jmp    <add_scalar_ours+0x53>
	xor    r9d,r9d
	cmp    rdi,0x1
	jne    <add_scalar_ours+0x235>
	cmp    rsi,r10
	je     <add_scalar_ours+0x65>
	cmp    rsi,0x1
	jne    <add_scalar_ours+0x22e>
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x18],r8
	mov    QWORD PTR [rsp+0x10],rbx
	mov    rdi,QWORD PTR [rax+0x10]
	mov    rsi,QWORD PTR [rax+0x18]
	mov    r14,QWORD PTR [rax+0x28]
	mov    r13,QWORD PTR [rax+0x30]
	cmp    rdi,r12
	jne    <add_scalar_ours+0x8a>
	mov    r8,QWORD PTR [rax+0x20]
	jmp    <add_scalar_ours+0x97>
	xor    r8d,r8d
	cmp    rdi,0x1
	jne    <add_scalar_ours+0x23c>
	cmp    rsi,r10
	je     <add_scalar_ours+0xa9>
	cmp    rsi,0x1
	jne    <add_scalar_ours+0x22e>
	xor    r14d,r14d
	mov    QWORD PTR [rsp+0x88],r8
	mov    rbx,r9
	mov    rdi,QWORD PTR [rdx]
	mov    rsi,QWORD PTR [rdx+0x8]
	mov    rdx,QWORD PTR [rcx]
	mov    rcx,QWORD PTR [rcx+0x8]
	mov    r8,QWORD PTR [rax]
	mov    r9,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp+0x20],0x0
	mov    QWORD PTR [rsp+0x28],0x1
	mov    QWORD PTR [rsp+0x30],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x68],xmm0
	movups XMMWORD PTR [rsp+0x71],xmm0
	movups XMMWORD PTR [rsp+0x38],xmm0
	movups XMMWORD PTR [rsp+0x48],xmm0
	movups XMMWORD PTR [rsp+0x58],xmm0
	mov    QWORD PTR [rsp+0x68],r11
	mov    QWORD PTR [rsp+0x70],r15
	mov    QWORD PTR [rsp+0x78],r13
	cmp    r12,0x1
	jne    <add_scalar_ours+0x16c>
	test   r12,r12
	sete   al
	test   r10,r10
	sete   r11b
	or     r11b,al
	mov    BYTE PTR [rsp+0x80],r11b
	cmp    r10,0x1
	je     <add_scalar_ours+0x20e>
	xor    eax,eax
	mov    rbx,QWORD PTR [rsp+0x10]
	mov    r15,QWORD PTR [rsp+0x18]
	lea    r11,[rsp+0x38]
	mov    QWORD PTR [rsp+rax*8+0x28],r10
	lea    r10,[rax+rax*2]
	mov    QWORD PTR [r11+r10*8],rbx
	mov    QWORD PTR [r11+r10*8+0x8],r15
	mov    QWORD PTR [r11+r10*8+0x10],r14
	inc    rax
	mov    QWORD PTR [rsp+0x20],rax
	jmp    <add_scalar_ours+0x20e>
	test   r12,r12
	sete   al
	mov    QWORD PTR [rsp+0x28],r12
	mov    QWORD PTR [rsp+0x38],rbp
	mov    QWORD PTR [rsp+0x40],rbx
	mov    r11,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0x48],r11
	mov    QWORD PTR [rsp+0x20],0x1
	test   r10,r10
	sete   r11b
	or     r11b,al
	mov    BYTE PTR [rsp+0x80],r11b
	cmp    r10,0x1
	je     <add_scalar_ours+0x20e>
	mov    rbx,QWORD PTR [rsp+0x10]
	mov    r11,rbx
	imul   r11,r10
	mov    eax,0x1
	cmp    QWORD PTR [rsp+0x38],r11
	mov    r15,QWORD PTR [rsp+0x18]
	jne    <add_scalar_ours+0x143>
	mov    r11,r15
	imul   r11,r10
	cmp    QWORD PTR [rsp+0x40],r11
	jne    <add_scalar_ours+0x143>
	mov    r11,r14
	imul   r11,r10
	cmp    QWORD PTR [rsp+0x48],r11
	jne    <add_scalar_ours+0x143>
	imul   r10,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x28],r10
	mov    QWORD PTR [rsp+0x38],rbx
	mov    QWORD PTR [rsp+0x40],r15
	mov    QWORD PTR [rsp+0x48],r14
	lea    rax,[rsp+0x20]
	mov    QWORD PTR [rsp],rax
	call   <_ZN9shapewise4view5loops8zip_rows>
	add    rsp,0xb8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    eax,0x1
	jmp    <add_scalar_ours+0x244>
	xor    eax,eax
	mov    r10,r12
	jmp    <add_scalar_ours+0x241>
	mov    r10,r12
	xor    eax,eax
	mov    rsi,rdi
	mov    QWORD PTR [rsp+0x90],0x1
	mov    QWORD PTR [rsp+0x98],rax
	mov    QWORD PTR [rsp+0xa0],rsi
	mov    QWORD PTR [rsp+0xa8],rax
	mov    QWORD PTR [rsp+0xb0],r10
	lea    rdi,[rip+0xfffffffffffc46df]        # <__abi_tag+0xc89a>
	lea    rcx,[rip+0x54e22]        # <__frame_dummy_init_array_entry+0xf50>
	lea    r8,[rip+0x55b7b]        # <__frame_dummy_init_array_entry+0x1cb0>
	lea    rdx,[rsp+0x90]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x589d8]        # <_DYNAMIC+0x2d8>

<_ZN9shapewise4view5loops8zip_rows>: as in add_column_ours.asm
