<add_scalar_apply_ours>:
	push   rbp
	push   r15
	push   r14
	push   r12
	push   rbx
	sub    rsp,0x50
	mov    rax,rsi
	mov    rcx,rdi
	mov    r11,QWORD PTR [rdi+0x10]
	mov    r8,QWORD PTR [rdi+0x18]
	mov    r14,QWORD PTR [rdi+0x20]
	mov    r9,QWORD PTR [rdi+0x28]
	mov    r15,QWORD PTR [rdi+0x30]
	mov    rsi,QWORD PTR [rsi+0x10]
	mov    rdx,QWORD PTR [rax+0x18]
	mov    r10,QWORD PTR [rax+0x28]
	mov    r12,QWORD PTR [rax+0x30]
	cmp    rsi,r11
	jne    <add_scalar_apply_ours+0x41>
	mov    rbx,QWORD PTR [rax+0x20]
	jmp    <add_scalar_apply_ours+0x4d>
	xor    ebx,ebx
	cmp    rsi,0x1
	jne    <add_scalar_apply_ours+0x15c>
	cmp    rdx,r8
	je     <add_scalar_apply_ours+0x5f>
	cmp    rdx,0x1
	jne    <add_scalar_apply_ours+0x164>
	xor    r10d,r10d
	mov    rdi,QWORD PTR [rcx]
	mov    rsi,QWORD PTR [rcx+0x8]
	mov    rdx,QWORD PTR [rax]
	mov    rcx,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp],0x0
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x38],xmm0
	movups XMMWORD PTR [rsp+0x18],xmm0
	movups XMMWORD PTR [rsp+0x28],xmm0
	mov    BYTE PTR [rsp+0x48],0x0
	mov    QWORD PTR [rsp+0x38],r15
	mov    QWORD PTR [rsp+0x40],r12
	cmp    r11,0x1
	jne    <add_scalar_apply_ours+0xe5>
	test   r8,r8
	sete   BYTE PTR [rsp+0x48]
	cmp    r8,0x1
	je     <add_scalar_apply_ours+0x147>
	xor    eax,eax
	lea    r11,[rsp+0x18]
	mov    QWORD PTR [rsp+rax*8+0x8],r8
	mov    r8d,eax
	shl    r8d,0x4
	mov    QWORD PTR [r11+r8*1],r9
	mov    QWORD PTR [r11+r8*1+0x8],r10
	inc    rax
	mov    QWORD PTR [rsp],rax
	jmp    <add_scalar_apply_ours+0x147>
	test   r11,r11
	sete   al
	mov    QWORD PTR [rsp+0x8],r11
	mov    QWORD PTR [rsp+0x18],r14
	mov    QWORD PTR [rsp+0x20],rbx
	mov    QWORD PTR [rsp],0x1
	test   r8,r8
	sete   bpl
	or     bpl,al
	mov    BYTE PTR [rsp+0x48],bpl
	cmp    r8,0x1
	je     <add_scalar_apply_ours+0x147>
	mov    r15,r9
	imul   r15,r8
	mov    eax,0x1
	cmp    r14,r15
	jne    <add_scalar_apply_ours+0xc2>
	mov    r14,r10
	imul   r14,r8
	cmp    rbx,r14
	jne    <add_scalar_apply_ours+0xc2>
	imul   r8,r11
	mov    QWORD PTR [rsp+0x8],r8
	mov    QWORD PTR [rsp+0x18],r9
	mov    QWORD PTR [rsp+0x20],r10
	mov    r8,rsp
	call   <_ZN9shapewise4view5loops10apply_rows>
	add    rsp,0x50
	pop    rbx
	pop    r12
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    r8,r11
	mov    rdx,rsi
	jmp    <add_scalar_apply_ours+0x169>
	mov    ebx,0x1
	mov    QWORD PTR [rsp],0x1
	mov    QWORD PTR [rsp+0x8],rbx
	mov    QWORD PTR [rsp+0x10],rdx
	mov    QWORD PTR [rsp+0x18],rbx
	mov    QWORD PTR [rsp+0x20],r8
	lea    rdi,[rip+0xfffffffffffc4e2a]        # <__abi_tag+0xc89a>
	lea    rcx,[rip+0x5556d]        # <__frame_dummy_init_array_entry+0xf50>
	lea    r8,[rip+0x56206]        # <__frame_dummy_init_array_entry+0x1bf0>
	mov    rdx,rsp
	mov    esi,0x2b
	call   QWORD PTR [rip+0x59128]        # <_DYNAMIC+0x2d8>

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_apply_ours.asm
