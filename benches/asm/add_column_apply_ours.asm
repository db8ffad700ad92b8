<add_column_apply_ours>:
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
	jne    <add_column_apply_ours+0x41>
	mov    rbx,QWORD PTR [rax+0x20]
	jmp    <add_column_apply_ours+0x4d>
	xor    ebx,ebx
	cmp    rsi,0x1
	jne    <add_column_apply_ours+0x15c>
	cmp    rdx,r8
	je     <add_column_apply_ours+0x5f>
	cmp    rdx,0x1
	jne    <add_column_apply_ours+0x164>
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
	jne    <add_column_apply_ours+0xe5>
	test   r8,r8
	sete   BYTE PTR [rsp+0x48]
	cmp    r8,0x1
	je     <add_column_apply_ours+0x147>
	xor    eax,eax
	lea    r11,[rsp+0x18]
	mov    QWORD PTR [rsp+rax*8+0x8],r8
	mov    r8d,eax
	shl    r8d,0x4
	mov    QWORD PTR [r11+r8*1],r9
	mov    QWORD PTR [r11+r8*1+0x8],r10
	inc    rax
	mov    QWORD PTR [rsp],rax
	jmp    <add_column_apply_ours+0x147>
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
	je     <add_column_apply_ours+0x147>
	mov    r15,r9
	imul   r15,r8
	mov    eax,0x1
	cmp    r14,r15
	jne    <add_column_apply_ours+0xc2>
	mov    r14,r10
	imul   r14,r8
	cmp    rbx,r14
	jne    <add_column_apply_ours+0xc2>
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
	jmp    <add_column_apply_ours+0x169>
	mov    ebx,0x1
	mov    QWORD PTR [rsp],0x1
	mov    QWORD PTR [rsp+0x8],rbx
	mov    QWORD PTR [rsp+0x10],rdx
	mov    QWORD PTR [rsp+0x18],rbx
	mov    QWORD PTR [rsp+0x20],r8
	lea    rdi,[rip+0xfffffffffffc6eaa]        # <__abi_tag+0xc89a>
	lea    rcx,[rip+0x575ed]        # <__frame_dummy_init_array_entry+0xf50>
	lea    r8,[rip+0x57f56]        # <__frame_dummy_init_array_entry+0x18c0>
	mov    rdx,rsp
	mov    esi,0x2b
	call   QWORD PTR [rip+0x5b1a8]        # <_DYNAMIC+0x2d8>

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
	lea    rcx,[rip+0x5c145]        # <__frame_dummy_init_array_entry+0x17b8>
	xor    edi,edi
	mov    rdx,r8
	call   QWORD PTR [rip+0x5f562]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5c193]        # <__frame_dummy_init_array_entry+0x1818>
	mov    rdi,r8
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f54a]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5c163]        # <__frame_dummy_init_array_entry+0x1800>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r11
	call   QWORD PTR [rip+0x5f535]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bd6e]        # <__frame_dummy_init_array_entry+0x1420>
	xor    edi,edi
	mov    rsi,r9
	mov    rdx,r8
	call   QWORD PTR [rip+0x5f520]        # <_DYNAMIC+0x398>
	mov    rdx,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x5c104]        # <__frame_dummy_init_array_entry+0x17d0>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f508]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bd59]        # <__frame_dummy_init_array_entry+0x1438>
	mov    rdi,r10
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f4f5]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bc6e]        # <__frame_dummy_init_array_entry+0x1360>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f4e2]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bcd3]        # <__frame_dummy_init_array_entry+0x13d8>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r13
	call   QWORD PTR [rip+0x5f4cd]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bcd6]        # <__frame_dummy_init_array_entry+0x13f0>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f4ba]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bc93]        # <__frame_dummy_init_array_entry+0x13c0>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5f4a2]        # <_DYNAMIC+0x398>
	lea    rax,[rip+0x5bd0b]        # <__frame_dummy_init_array_entry+0x1450>
	mov    rdi,r8
	mov    rsi,rdx
	mov    rdx,rax
	call   QWORD PTR [rip+0x5f43c]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5bbed]        # <__frame_dummy_init_array_entry+0x1348>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r12
	call   QWORD PTR [rip+0x5f477]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bc38]        # <__frame_dummy_init_array_entry+0x13a8>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r13
	call   QWORD PTR [rip+0x5f462]        # <_DYNAMIC+0x398>
	inc    r10
	lea    rdx,[rip+0x5c0c0]        # <__frame_dummy_init_array_entry+0x1848>
	mov    rdi,r11
	mov    rsi,r10
	call   QWORD PTR [rip+0x5f3fc]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5c095]        # <__frame_dummy_init_array_entry+0x1830>
	mov    rdi,rsi
	call   QWORD PTR [rip+0x5f3ec]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5bbcd]        # <__frame_dummy_init_array_entry+0x1378>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r8
	call   QWORD PTR [rip+0x5f427]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5bbd0]        # <__frame_dummy_init_array_entry+0x1390>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5f414]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5c015]        # <__frame_dummy_init_array_entry+0x17e8>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x5f3af]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5bc20]        # <__frame_dummy_init_array_entry+0x1408>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x5f39a]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5bb33]        # <__frame_dummy_init_array_entry+0x1330>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x5f385]        # <_DYNAMIC+0x348>
