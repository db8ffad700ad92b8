<add_row_apply_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xd8
	mov    rax,QWORD PTR [rdi+0x30]
	mov    QWORD PTR [rsp+0x70],rax
	movdqu xmm0,XMMWORD PTR [rdi+0x10]
	movups xmm1,XMMWORD PTR [rdi+0x20]
	movaps XMMWORD PTR [rsp+0x60],xmm1
	movdqa XMMWORD PTR [rsp+0x50],xmm0
	mov    r11,QWORD PTR [rsi+0x10]
	mov    rcx,QWORD PTR [rsi+0x18]
	mov    rax,QWORD PTR [rsi+0x28]
	mov    r8,QWORD PTR [rsi+0x30]
	mov    r10,QWORD PTR [rsp+0x50]
	mov    rdx,QWORD PTR [rsp+0x58]
	cmp    r11,r10
	jne    <add_row_apply_ours+0x53>
	mov    r9,QWORD PTR [rsi+0x20]
	jmp    <add_row_apply_ours+0x60>
	xor    r9d,r9d
	cmp    r11,0x1
	jne    <add_row_apply_ours+0x282>
	cmp    rcx,rdx
	je     <add_row_apply_ours+0x71>
	cmp    rcx,0x1
	jne    <add_row_apply_ours+0x28a>
	xor    eax,eax
	mov    QWORD PTR [rsp+0xb0],r10
	mov    QWORD PTR [rsp+0xb8],rdx
	mov    QWORD PTR [rsp+0xc0],r9
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xd0],r8
	mov    rbx,QWORD PTR [rdi]
	mov    r14,QWORD PTR [rdi+0x8]
	mov    r15,QWORD PTR [rsi]
	mov    r12,QWORD PTR [rsi+0x8]
	lea    rcx,[rsp+0x50]
	mov    QWORD PTR [rsp+0xa0],rcx
	lea    rcx,[rsp+0xb0]
	mov    QWORD PTR [rsp+0xa8],rcx
	mov    rcx,QWORD PTR [rsp+0x70]
	lea    rdi,[rsp+0x8]
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],0x1
	pxor   xmm0,xmm0
	movdqu XMMWORD PTR [rsp+0x18],xmm0
	movdqu XMMWORD PTR [rsp+0x28],xmm0
	mov    QWORD PTR [rsp+0x40],r8
	cmp    r10,0x1
	sete   r8b
	jne    <add_row_apply_ours+0x13a>
	mov    rsi,QWORD PTR [rsp+0x68]
	test   rdx,rdx
	sete   BYTE PTR [rsp+0x48]
	cmp    rdx,0x1
	jne    <add_row_apply_ours+0x177>
	movups xmm0,XMMWORD PTR [rdi]
	movaps XMMWORD PTR [rsp+0x90],xmm0
	movdqu xmm0,XMMWORD PTR [rdi+0x38]
	movdqa XMMWORD PTR [rsp+0x80],xmm0
	pxor   xmm0,xmm0
	xor    edx,edx
	xor    esi,esi
	xor    eax,eax
	jmp    <add_row_apply_ours+0x215>
	mov    r13,QWORD PTR [rsp+0x60]
	test   r10,r10
	sete   r11b
	mov    QWORD PTR [rsp+0x8],r10
	mov    QWORD PTR [rsp+0x18],r13
	mov    QWORD PTR [rsp+0x20],r9
	mov    rsi,QWORD PTR [rsp+0x68]
	test   rdx,rdx
	sete   bpl
	or     bpl,r11b
	mov    BYTE PTR [rsp+0x48],bpl
	cmp    rdx,0x1
	jne    <add_row_apply_ours+0x1a3>
	mov    rax,r9
	mov    rsi,r13
	jmp    <add_row_apply_ours+0x1ca>
	xor    r11d,r11d
	lea    r9,[rsp+0x18]
	mov    QWORD PTR [rsp+r11*8+0x8],rdx
	shl    r11d,0x4
	mov    QWORD PTR [r9+r11*1],rsi
	mov    QWORD PTR [r9+r11*1+0x8],rax
	movdqu xmm0,XMMWORD PTR [rsp+0x28]
	mov    rsi,QWORD PTR [rsp+0x18]
	mov    rax,QWORD PTR [rsp+0x20]
	jmp    <add_row_apply_ours+0x1cd>
	mov    rbp,rax
	imul   rbp,rdx
	mov    r11d,0x1
	cmp    r9,rbp
	jne    <add_row_apply_ours+0x17a>
	mov    r9,rsi
	imul   r9,rdx
	cmp    r13,r9
	jne    <add_row_apply_ours+0x17a>
	imul   rdx,r10
	mov    QWORD PTR [rsp+0x8],rdx
	mov    r8b,0x1
	movups xmm1,XMMWORD PTR [rdi]
	movaps XMMWORD PTR [rsp+0x90],xmm1
	movups xmm1,XMMWORD PTR [rdi+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm1
	lea    rdx,[rsi-0x1]
	movabs rdi,0x7ffffffffffffffd
	cmp    rdx,rdi
	ja     <add_row_apply_ours+0x24c>
	mov    edx,0x1
	test   r8b,r8b
	jne    <add_row_apply_ours+0x215>
	movq   rdi,xmm0
	test   rdi,rdi
	jle    <add_row_apply_ours+0x24c>
	mov    edx,0x2
	cmp    rdi,rsi
	jge    <add_row_apply_ours+0x24c>
	mov    QWORD PTR [rsp],rdx
	movaps xmm1,XMMWORD PTR [rsp+0x90]
	movups XMMWORD PTR [rsp+0x8],xmm1
	mov    QWORD PTR [rsp+0x18],rsi
	mov    QWORD PTR [rsp+0x20],rax
	movdqu XMMWORD PTR [rsp+0x28],xmm0
	mov    QWORD PTR [rsp+0x38],rcx
	movdqa xmm0,XMMWORD PTR [rsp+0x80]
	movdqu XMMWORD PTR [rsp+0x40],xmm0
	jmp    <add_row_apply_ours+0x25c>
	mov    rdi,rsp
	lea    rsi,[rsp+0xa0]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>
	mov    r8,rsp
	mov    rdi,rbx
	mov    rsi,r14
	mov    rdx,r15
	mov    rcx,r12
	call   <_ZN9shapewise4view5loops10apply_rows>
	add    rsp,0xd8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rdx,r10
	mov    rcx,r11
	jmp    <add_row_apply_ours+0x290>
	mov    r9d,0x1
	mov    QWORD PTR [rsp],0x1
	mov    QWORD PTR [rsp+0x8],r9
	mov    QWORD PTR [rsp+0x10],rcx
	mov    QWORD PTR [rsp+0x18],r9
	mov    QWORD PTR [rsp+0x20],rdx
	lea    rdi,[rip+0xfffffffffff21f4d]        # <__abi_tag+0x14484>
	lea    rcx,[rip+0x70156]        # <__frame_dummy_init_array_entry+0x2d20>
	lea    r8,[rip+0x7177f]        # <__frame_dummy_init_array_entry+0x4350>
	mov    rdx,rsp
	mov    esi,0x2b
	call   QWORD PTR [rip+0x75629]        # <_DYNAMIC+0x398>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>: as in add_column_apply_ours.asm

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_apply_ours.asm
