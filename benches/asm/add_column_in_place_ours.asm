<add_column_in_place_ours>:
	sub    rsp,0x98
	mov    rax,QWORD PTR [rdi]
	mov    rdx,QWORD PTR [rdi+0x8]
	lea    rcx,[rdi+0x10]
	movups xmm0,XMMWORD PTR [rsi]
	movups xmm1,XMMWORD PTR [rsi+0x10]
	movups xmm2,XMMWORD PTR [rsi+0x20]
	movups XMMWORD PTR [rsp+0x70],xmm1
	movups XMMWORD PTR [rsp+0x80],xmm2
	mov    rsi,QWORD PTR [rsi+0x30]
	mov    QWORD PTR [rsp+0x90],rsi
	movups XMMWORD PTR [rsp+0x60],xmm0
	mov    DWORD PTR [rsp],0x1
	lea    rdi,[rsp+0x8]
	lea    r8,[rsp+0x60]
	mov    rsi,rax
	mov    r9d,0x1
	call   <_ZN9shapewise4view6update5apply>
	cmp    DWORD PTR [rsp+0x8],0xb
	jne    <add_column_in_place_ours+0x69>
	add    rsp,0x98
	ret
	mov    rax,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x50],rax
	movups xmm0,XMMWORD PTR [rsp+0x8]
	movups xmm1,XMMWORD PTR [rsp+0x18]
	movaps XMMWORD PTR [rsp+0x40],xmm1
	movaps XMMWORD PTR [rsp+0x30],xmm0
	lea    rsi,[rip+0x57a0a]        # <__frame_dummy_init_array_entry+0x1798>
	lea    rdx,[rip+0x57c03]        # <__frame_dummy_init_array_entry+0x1998>
	lea    rdi,[rsp+0x30]
	call   QWORD PTR [rip+0x5afa0]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view6update5apply>:
	push   rbp
	push   r15
	push   r14
	push   rbx
	sub    rsp,0x58
	mov    r10,rcx
	mov    rbx,rdi
	mov    r14,QWORD PTR [rcx]
	mov    rdi,QWORD PTR [rcx+0x8]
	mov    rcx,QWORD PTR [r8+0x10]
	mov    rax,QWORD PTR [r8+0x18]
	mov    r11,QWORD PTR [r8+0x28]
	cmp    rcx,r14
	jne    <_ZN9shapewise4view6update5apply+0x2e>
	mov    r9,QWORD PTR [r8+0x20]
	jmp    <_ZN9shapewise4view6update5apply+0x46>
	cmp    rcx,0x1
	sete   bpl
	and    bpl,r9b
	xor    r9d,r9d
	cmp    bpl,0x1
	jne    <_ZN9shapewise4view6update5apply+0x19c>
	cmp    rax,rdi
	je     <_ZN9shapewise4view6update5apply+0x62>
	cmp    rax,0x1
	sete   cl
	test   BYTE PTR [rsp+0x80],cl
	je     <_ZN9shapewise4view6update5apply+0x190>
	xor    r11d,r11d
	mov    r15,QWORD PTR [r8+0x30]
	mov    rax,QWORD PTR [r8]
	mov    rcx,QWORD PTR [r8+0x8]
	mov    QWORD PTR [rsp+0x8],0x0
	mov    QWORD PTR [rsp+0x10],0x1
	mov    QWORD PTR [rsp+0x18],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x20],xmm0
	movups XMMWORD PTR [rsp+0x30],xmm0
	movups XMMWORD PTR [rsp+0x40],xmm0
	mov    BYTE PTR [rsp+0x50],0x0
	mov    r8,QWORD PTR [r10+0x20]
	mov    QWORD PTR [rsp+0x40],r8
	mov    QWORD PTR [rsp+0x48],r15
	cmp    r14,0x1
	jne    <_ZN9shapewise4view6update5apply+0xfd>
	test   r14,r14
	sete   r9b
	mov    r8,QWORD PTR [r10+0x18]
	test   rdi,rdi
	sete   r10b
	or     r10b,r9b
	mov    BYTE PTR [rsp+0x50],r10b
	cmp    rdi,0x1
	je     <_ZN9shapewise4view6update5apply+0x174>
	xor    r9d,r9d
	lea    r10,[rsp+0x20]
	mov    QWORD PTR [rsp+r9*8+0x10],rdi
	mov    edi,r9d
	shl    edi,0x4
	mov    QWORD PTR [r10+rdi*1],r8
	mov    QWORD PTR [r10+rdi*1+0x8],r11
	inc    r9
	mov    QWORD PTR [rsp+0x8],r9
	jmp    <_ZN9shapewise4view6update5apply+0x174>
	test   r14,r14
	sete   bpl
	mov    r8,QWORD PTR [r10+0x10]
	mov    QWORD PTR [rsp+0x10],r14
	mov    QWORD PTR [rsp+0x20],r8
	mov    QWORD PTR [rsp+0x28],r9
	mov    QWORD PTR [rsp+0x8],0x1
	mov    r8,QWORD PTR [r10+0x18]
	test   rdi,rdi
	sete   r9b
	or     r9b,bpl
	mov    BYTE PTR [rsp+0x50],r9b
	cmp    rdi,0x1
	je     <_ZN9shapewise4view6update5apply+0x174>
	mov    r10,r8
	imul   r10,rdi
	mov    r9d,0x1
	cmp    QWORD PTR [rsp+0x20],r10
	jne    <_ZN9shapewise4view6update5apply+0xda>
	mov    r10,r11
	imul   r10,rdi
	cmp    QWORD PTR [rsp+0x28],r10
	jne    <_ZN9shapewise4view6update5apply+0xda>
	imul   rdi,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x10],rdi
	mov    QWORD PTR [rsp+0x20],r8
	mov    QWORD PTR [rsp+0x28],r11
	lea    r8,[rsp+0x8]
	mov    rdi,rsi
	mov    rsi,rdx
	mov    rdx,rax
	call   <_ZN9shapewise4view5loops10apply_rows>
	mov    QWORD PTR [rbx],0xb
	jmp    <_ZN9shapewise4view6update5apply+0x1b3>
	mov    r9d,0x1
	mov    rcx,rax
	mov    r14,rdi
	mov    QWORD PTR [rbx],0x1
	mov    QWORD PTR [rbx+0x8],r9
	mov    QWORD PTR [rbx+0x10],rcx
	mov    QWORD PTR [rbx+0x18],r9
	mov    QWORD PTR [rbx+0x20],r14
	add    rsp,0x58
	pop    rbx
	pop    r14
	pop    r15
	pop    rbp
	ret

<_ZN9shapewise4view5loops10apply_rows>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x38
	mov    QWORD PTR [rsp+0x8],rcx
	mov    QWORD PTR [rsp+0x18],rdx
	mov    rdx,rsi
	mov    rcx,QWORD PTR [r8]
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops10apply_rows+0xd7>
	lea    rax,[rcx-0x1]
	cmp    rcx,0x2
	ja     <_ZN9shapewise4view5loops10apply_rows+0x8c6>
	shl    rax,0x4
	mov    r15,QWORD PTR [r8+rax*1+0x18]
	cmp    r15,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x95>
	add    rax,r8
	add    rax,0x18
	mov    rax,QWORD PTR [rax+0x8]
	test   rax,rax
	je     <_ZN9shapewise4view5loops10apply_rows+0x10a>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x95>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r10,QWORD PTR [r8+rcx*8]
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x494>
	mov    rax,QWORD PTR [r8+0x38]
	mov    r9,QWORD PTR [r8+0x40]
	test   r10,r10
	sete   cl
	mov    r11d,0x1
	xor    r15d,r15d
	xor    ebx,ebx
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x5e4>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    rsi,QWORD PTR [r8+rcx*8]
	mov    rax,rcx
	shl    rax,0x4
	mov    r12,QWORD PTR [r8+rax*1+0x10]
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x24c>
	mov    r9d,0x1
	mov    QWORD PTR [rsp+0x10],0x0
	mov    QWORD PTR [rsp+0x20],0x0
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x262>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    esi,0x1
	xor    r15d,r15d
	xor    r12d,r12d
	mov    QWORD PTR [rsp+0x10],0x0
	mov    QWORD PTR [rsp+0x20],0x0
	mov    r9d,0x1
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x262>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r9,QWORD PTR [r8+rcx*8]
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x623>
	mov    r10,QWORD PTR [r8+0x38]
	mov    rax,QWORD PTR [r8+0x40]
	mov    r11d,0x1
	xor    ebx,ebx
	mov    r14d,0x0
	test   r9,r9
	je     <_ZN9shapewise4view5loops10apply_rows+0x650>
	lea    r12,[r9*4-0x4]
	shr    r12,0x2
	inc    r12
	mov    r13,r12
	and    r13,0xfffffffffffffff8
	lea    rbp,[rdi+r10*4]
	add    rbp,0x10
	xor    r15d,r15d
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x18d>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	add    r10,r14
	add    rax,rbx
	inc    r15
	lea    rcx,[r14*4+0x0]
	add    rbp,rcx
	cmp    r15,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops10apply_rows+0x8b1>
	mov    r8,rdx
	sub    r8,r10
	jb     <_ZN9shapewise4view5loops10apply_rows+0x7a8>
	cmp    r9,r8
	ja     <_ZN9shapewise4view5loops10apply_rows+0x77b>
	lea    rcx,[rdi+r10*4]
	mov    rsi,QWORD PTR [rsp+0x18]
	movss  xmm0,DWORD PTR [rsi+rax*4]
	mov    r8,rcx
	lea    rsi,[r9*4-0x4]
	cmp    rsi,0x1c
	jb     <_ZN9shapewise4view5loops10apply_rows+0x21c>
	lea    rsi,[r13*4+0x0]
	lea    r8,[rcx+rsi*1]
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    esi,esi
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [rbp+rsi*4-0x10]
	movups xmm3,XMMWORD PTR [rbp+rsi*4+0x0]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rbp+rsi*4-0x10],xmm2
	movups XMMWORD PTR [rbp+rsi*4+0x0],xmm3
	add    rsi,0x8
	cmp    r13,rsi
	jne    <_ZN9shapewise4view5loops10apply_rows+0x1f0>
	cmp    r12,r13
	je     <_ZN9shapewise4view5loops10apply_rows+0x170>
	lea    rsi,[r9*4+0x0]
	add    rcx,rsi
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r8]
	addss  xmm1,xmm0
	movss  DWORD PTR [r8],xmm1
	add    r8,0x4
	cmp    r8,rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x230>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x170>
	mov    r9,QWORD PTR [r8+0x8]
	mov    rax,QWORD PTR [r8+0x18]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [r8+0x20]
	mov    QWORD PTR [rsp+0x10],rax
	lea    r10,[rsi-0x1]
	imul   r10,r12
	mov    rcx,r10
	neg    rcx
	test   r12,r12
	cmovs  r10,rcx
	test   r9,r9
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    rax,QWORD PTR [r8+0x40]
	mov    rbp,r12
	sar    rbp,0x3f
	and    rbp,rcx
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops10apply_rows+0x407>
	mov    r13,QWORD PTR [r8+0x38]
	mov    rcx,QWORD PTR [rsp+0x18]
	lea    rcx,[rcx+rax*4]
	mov    r8,QWORD PTR [rsp+0x10]
	lea    r8,[r8*4+0x0]
	mov    QWORD PTR [rsp+0x28],r8
	xor    r14d,r14d
	mov    QWORD PTR [rsp+0x30],r9
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x2dd>
	add    r13,QWORD PTR [rsp+0x20]
	add    rax,QWORD PTR [rsp+0x10]
	inc    r14
	add    rcx,QWORD PTR [rsp+0x28]
	cmp    r14,QWORD PTR [rsp+0x30]
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	test   r12,r12
	je     <_ZN9shapewise4view5loops10apply_rows+0x350>
	cmp    r12,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x3a0>
	mov    r8,QWORD PTR [rsp+0x8]
	sub    r8,rax
	jb     <_ZN9shapewise4view5loops10apply_rows+0x790>
	cmp    rsi,r8
	ja     <_ZN9shapewise4view5loops10apply_rows+0x73c>
	mov    r8,r13
	xor    r9d,r9d
	nop    DWORD PTR [rax+0x0]
	cmp    r8,rdx
	jae    <_ZN9shapewise4view5loops10apply_rows+0x80e>
	cmp    rsi,r9
	je     <_ZN9shapewise4view5loops10apply_rows+0x864>
	movss  xmm0,DWORD PTR [rcx+r9*4]
	addss  xmm0,DWORD PTR [rdi+r8*4]
	inc    r9
	movss  DWORD PTR [rdi+r8*4],xmm0
	add    r8,r15
	cmp    rsi,r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x310>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x2c0>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r8,r13
	mov    r9,rsi
	cmp    QWORD PTR [rsp+0x8],rax
	jbe    <_ZN9shapewise4view5loops10apply_rows+0x89c>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r8,rdx
	jae    <_ZN9shapewise4view5loops10apply_rows+0x80e>
	mov    r11,QWORD PTR [rsp+0x18]
	movss  xmm0,DWORD PTR [r11+rax*4]
	addss  xmm0,DWORD PTR [rdi+r8*4]
	movss  DWORD PTR [rdi+r8*4],xmm0
	add    r8,r15
	dec    r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x370>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x2c0>
	nop    DWORD PTR [rax]
	mov    r8,rax
	sub    r8,rbp
	mov    r11,QWORD PTR [rsp+0x8]
	sub    r11,r8
	jb     <_ZN9shapewise4view5loops10apply_rows+0x74e>
	cmp    r10,r11
	jae    <_ZN9shapewise4view5loops10apply_rows+0x766>
	mov    r8,r13
	xor    ebx,ebx
	mov    r9,rsi
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r8,rdx
	jae    <_ZN9shapewise4view5loops10apply_rows+0x80e>
	lea    r11,[rbx+rbp*1]
	cmp    r11,r10
	ja     <_ZN9shapewise4view5loops10apply_rows+0x84e>
	movss  xmm0,DWORD PTR [rcx+rbx*4]
	addss  xmm0,DWORD PTR [rdi+r8*4]
	movss  DWORD PTR [rdi+r8*4],xmm0
	add    rbx,r12
	add    r8,r15
	dec    r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x3d0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x2c0>
	cmp    r12,0x1
	je     <_ZN9shapewise4view5loops10apply_rows+0x43a>
	test   r12,r12
	jne    <_ZN9shapewise4view5loops10apply_rows+0x458>
	sub    r9,r12
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops10apply_rows+0x89c>
	add    rax,QWORD PTR [rsp+0x10]
	dec    r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x420>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    rdx,QWORD PTR [rsp+0x8]
	nop
	cmp    rax,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0x795>
	add    rax,QWORD PTR [rsp+0x10]
	dec    r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x440>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r8,rax
	sub    r8,rbp
	add    rbp,QWORD PTR [rsp+0x8]
	sub    rbp,rax
	mov    r11,rbp
	mov    rax,QWORD PTR [rsp+0x10]
	xchg   ax,ax
	cmp    r8,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops10apply_rows+0x74e>
	cmp    r10,r11
	jae    <_ZN9shapewise4view5loops10apply_rows+0x766>
	add    r8,rax
	sub    r11,rax
	dec    r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x470>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r11,QWORD PTR [r8+0x8]
	mov    rbx,QWORD PTR [r8+0x18]
	mov    r14,QWORD PTR [r8+0x20]
	mov    rax,QWORD PTR [r8+0x38]
	mov    r9,QWORD PTR [r8+0x40]
	test   r11,r11
	sete   r15b
	test   r10,r10
	sete   cl
	test   r14,r14
	je     <_ZN9shapewise4view5loops10apply_rows+0x5e4>
	test   r11,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	test   r10,r10
	je     <_ZN9shapewise4view5loops10apply_rows+0x5c0>
	mov    rcx,r10
	and    rcx,0xfffffffffffffff8
	mov    r15,QWORD PTR [rsp+0x18]
	lea    r8,[r15+r9*4]
	add    r8,0x10
	lea    r12,[rdi+rax*4+0x10]
	lea    rsi,[rbx*4+0x0]
	lea    rbp,[r15+r9*4]
	lea    rdi,[rdi+rax*4]
	xor    r15d,r15d
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x524>
	inc    r15
	add    rax,rbx
	add    r9,r14
	lea    r13,[r14*4+0x0]
	add    r8,r13
	add    r12,rsi
	add    rbp,r13
	add    rdi,rsi
	cmp    r15,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r13,rdx
	sub    r13,rax
	jb     <_ZN9shapewise4view5loops10apply_rows+0x7e3>
	cmp    r10,r13
	ja     <_ZN9shapewise4view5loops10apply_rows+0x7ce>
	mov    r13,QWORD PTR [rsp+0x8]
	sub    r13,r9
	jb     <_ZN9shapewise4view5loops10apply_rows+0x7f6>
	cmp    r10,r13
	ja     <_ZN9shapewise4view5loops10apply_rows+0x839>
	xor    r13d,r13d
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops10apply_rows+0x5a0>
	nop    DWORD PTR [rax+0x0]
	movups xmm0,XMMWORD PTR [r8+r13*4-0x10]
	movups xmm1,XMMWORD PTR [r8+r13*4]
	movups xmm2,XMMWORD PTR [r12+r13*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r12+r13*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r12+r13*4-0x10],xmm2
	movups XMMWORD PTR [r12+r13*4],xmm0
	add    r13,0x8
	cmp    rcx,r13
	jne    <_ZN9shapewise4view5loops10apply_rows+0x560>
	mov    r13,rcx
	cmp    r10,rcx
	je     <_ZN9shapewise4view5loops10apply_rows+0x4fe>
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [rbp+r13*4+0x0]
	addss  xmm0,DWORD PTR [rdi+r13*4]
	movss  DWORD PTR [rdi+r13*4],xmm0
	inc    r13
	cmp    r10,r13
	jne    <_ZN9shapewise4view5loops10apply_rows+0x5a0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x4fe>
	cmp    rax,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0x7e3>
	cmp    r9,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops10apply_rows+0x7f6>
	add    rax,rbx
	add    r9,r14
	dec    r11
	jne    <_ZN9shapewise4view5loops10apply_rows+0x5c0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    rsi,QWORD PTR [rsp+0x8]
	mov    r8,rsi
	sub    r8,r9
	jb     <_ZN9shapewise4view5loops10apply_rows+0x889>
	cmp    r10,r8
	ja     <_ZN9shapewise4view5loops10apply_rows+0x874>
	test   r15b,r15b
	jne    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	test   cl,cl
	je     <_ZN9shapewise4view5loops10apply_rows+0x67e>
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rax,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0x7bb>
	add    rax,rbx
	dec    r11
	jne    <_ZN9shapewise4view5loops10apply_rows+0x610>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r11,QWORD PTR [r8+0x8]
	test   r11,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    rax,QWORD PTR [r8+0x40]
	mov    r10,QWORD PTR [r8+0x38]
	mov    r14,QWORD PTR [r8+0x18]
	mov    rbx,QWORD PTR [r8+0x20]
	test   r9,r9
	jne    <_ZN9shapewise4view5loops10apply_rows+0x142>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops10apply_rows+0x8b1>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0x7a8>
	add    r10,r14
	add    rax,rbx
	dec    r11
	jne    <_ZN9shapewise4view5loops10apply_rows+0x650>
	add    rsp,0x38
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rcx,QWORD PTR [rsp+0x18]
	lea    rcx,[rcx+r9*4]
	mov    r8,r10
	and    r8,0xfffffffffffffff8
	lea    r9,[rdi+rax*4]
	add    r9,0x10
	lea    r14,[rbx*4+0x0]
	lea    rdi,[rdi+rax*4]
	xor    r15d,r15d
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x6c1>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    r15
	add    rax,rbx
	add    r9,r14
	add    rdi,r14
	cmp    r15,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0x66f>
	mov    r12,rdx
	sub    r12,rax
	jb     <_ZN9shapewise4view5loops10apply_rows+0x7bb>
	cmp    r10,r12
	ja     <_ZN9shapewise4view5loops10apply_rows+0x824>
	xor    esi,esi
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops10apply_rows+0x720>
	xchg   ax,ax
	movups xmm0,XMMWORD PTR [rcx+rsi*4]
	movups xmm1,XMMWORD PTR [rcx+rsi*4+0x10]
	movups xmm2,XMMWORD PTR [r9+rsi*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r9+rsi*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r9+rsi*4-0x10],xmm2
	movups XMMWORD PTR [r9+rsi*4],xmm0
	add    rsi,0x8
	cmp    r8,rsi
	jne    <_ZN9shapewise4view5loops10apply_rows+0x6e0>
	mov    rsi,r8
	cmp    r10,r8
	je     <_ZN9shapewise4view5loops10apply_rows+0x6b0>
	cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rcx+rsi*4]
	addss  xmm0,DWORD PTR [rdi+rsi*4]
	movss  DWORD PTR [rdi+rsi*4],xmm0
	inc    rsi
	cmp    r10,rsi
	jne    <_ZN9shapewise4view5loops10apply_rows+0x720>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x6b0>
	lea    rcx,[rip+0x5d305]        # <__frame_dummy_init_array_entry+0x17b8>
	xor    edi,edi
	mov    rdx,r8
	call   QWORD PTR [rip+0x60722]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5d353]        # <__frame_dummy_init_array_entry+0x1818>
	mov    rdi,r8
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x6070a]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5d323]        # <__frame_dummy_init_array_entry+0x1800>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r11
	call   QWORD PTR [rip+0x606f5]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5cf2e]        # <__frame_dummy_init_array_entry+0x1420>
	xor    edi,edi
	mov    rsi,r9
	mov    rdx,r8
	call   QWORD PTR [rip+0x606e0]        # <_DYNAMIC+0x398>
	mov    rdx,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x5d2c4]        # <__frame_dummy_init_array_entry+0x17d0>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x606c8]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5cf19]        # <__frame_dummy_init_array_entry+0x1438>
	mov    rdi,r10
	mov    rsi,rdx
	call   QWORD PTR [rip+0x606b5]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ce2e]        # <__frame_dummy_init_array_entry+0x1360>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x606a2]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ce93]        # <__frame_dummy_init_array_entry+0x13d8>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r13
	call   QWORD PTR [rip+0x6068d]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ce96]        # <__frame_dummy_init_array_entry+0x13f0>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x6067a]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ce53]        # <__frame_dummy_init_array_entry+0x13c0>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x60662]        # <_DYNAMIC+0x398>
	lea    rax,[rip+0x5cecb]        # <__frame_dummy_init_array_entry+0x1450>
	mov    rdi,r8
	mov    rsi,rdx
	mov    rdx,rax
	call   QWORD PTR [rip+0x605fc]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5cdad]        # <__frame_dummy_init_array_entry+0x1348>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r12
	call   QWORD PTR [rip+0x60637]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5cdf8]        # <__frame_dummy_init_array_entry+0x13a8>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r13
	call   QWORD PTR [rip+0x60622]        # <_DYNAMIC+0x398>
	inc    r10
	lea    rdx,[rip+0x5d280]        # <__frame_dummy_init_array_entry+0x1848>
	mov    rdi,r11
	mov    rsi,r10
	call   QWORD PTR [rip+0x605bc]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5d255]        # <__frame_dummy_init_array_entry+0x1830>
	mov    rdi,rsi
	call   QWORD PTR [rip+0x605ac]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5cd8d]        # <__frame_dummy_init_array_entry+0x1378>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r8
	call   QWORD PTR [rip+0x605e7]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5cd90]        # <__frame_dummy_init_array_entry+0x1390>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x605d4]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5d1d5]        # <__frame_dummy_init_array_entry+0x17e8>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x6056f]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5cde0]        # <__frame_dummy_init_array_entry+0x1408>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x6055a]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5ccf3]        # <__frame_dummy_init_array_entry+0x1330>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x60545]        # <_DYNAMIC+0x348>
