<subtract_row_in_place_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xd8
	mov    rbx,QWORD PTR [rdi]
	mov    r14,QWORD PTR [rdi+0x8]
	mov    r15,QWORD PTR [rsi]
	mov    r12,QWORD PTR [rsi+0x8]
	mov    r9,QWORD PTR [rsi+0x10]
	mov    rcx,QWORD PTR [rsi+0x18]
	mov    r8,QWORD PTR [rsi+0x20]
	mov    rax,QWORD PTR [rsi+0x28]
	mov    rdx,QWORD PTR [rsi+0x30]
	mov    rsi,QWORD PTR [rdi+0x30]
	mov    QWORD PTR [rsp+0x70],rsi
	movdqu xmm0,XMMWORD PTR [rdi+0x10]
	movups xmm1,XMMWORD PTR [rdi+0x20]
	movaps XMMWORD PTR [rsp+0x60],xmm1
	movdqa XMMWORD PTR [rsp+0x50],xmm0
	mov    r10,QWORD PTR [rsp+0x50]
	mov    rsi,QWORD PTR [rsp+0x58]
	cmp    r9,r10
	je     <subtract_row_in_place_ours+0x6c>
	xor    r8d,r8d
	cmp    r9,0x1
	jne    <subtract_row_in_place_ours+0x280>
	cmp    rcx,rsi
	je     <subtract_row_in_place_ours+0x7d>
	cmp    rcx,0x1
	jne    <subtract_row_in_place_ours+0x288>
	xor    eax,eax
	mov    QWORD PTR [rsp+0xb0],r10
	mov    QWORD PTR [rsp+0xb8],rsi
	mov    QWORD PTR [rsp+0xc0],r8
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xd0],rdx
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
	mov    QWORD PTR [rsp+0x40],rdx
	cmp    r10,0x1
	sete   r9b
	jne    <subtract_row_in_place_ours+0x138>
	mov    rdx,QWORD PTR [rsp+0x68]
	test   rsi,rsi
	sete   BYTE PTR [rsp+0x48]
	cmp    rsi,0x1
	jne    <subtract_row_in_place_ours+0x175>
	movups xmm0,XMMWORD PTR [rdi]
	movaps XMMWORD PTR [rsp+0x90],xmm0
	movdqu xmm0,XMMWORD PTR [rdi+0x38]
	movdqa XMMWORD PTR [rsp+0x80],xmm0
	pxor   xmm0,xmm0
	xor    esi,esi
	xor    edx,edx
	xor    eax,eax
	jmp    <subtract_row_in_place_ours+0x213>
	mov    r13,QWORD PTR [rsp+0x60]
	test   r10,r10
	sete   r11b
	mov    QWORD PTR [rsp+0x8],r10
	mov    QWORD PTR [rsp+0x18],r13
	mov    QWORD PTR [rsp+0x20],r8
	mov    rdx,QWORD PTR [rsp+0x68]
	test   rsi,rsi
	sete   bpl
	or     bpl,r11b
	mov    BYTE PTR [rsp+0x48],bpl
	cmp    rsi,0x1
	jne    <subtract_row_in_place_ours+0x1a1>
	mov    rax,r8
	mov    rdx,r13
	jmp    <subtract_row_in_place_ours+0x1c8>
	xor    r11d,r11d
	lea    r8,[rsp+0x18]
	mov    QWORD PTR [rsp+r11*8+0x8],rsi
	shl    r11d,0x4
	mov    QWORD PTR [r8+r11*1],rdx
	mov    QWORD PTR [r8+r11*1+0x8],rax
	movdqu xmm0,XMMWORD PTR [rsp+0x28]
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rax,QWORD PTR [rsp+0x20]
	jmp    <subtract_row_in_place_ours+0x1cb>
	mov    rbp,rax
	imul   rbp,rsi
	mov    r11d,0x1
	cmp    r8,rbp
	jne    <subtract_row_in_place_ours+0x178>
	mov    r8,rdx
	imul   r8,rsi
	cmp    r13,r8
	jne    <subtract_row_in_place_ours+0x178>
	imul   rsi,r10
	mov    QWORD PTR [rsp+0x8],rsi
	mov    r9b,0x1
	movups xmm1,XMMWORD PTR [rdi]
	movaps XMMWORD PTR [rsp+0x90],xmm1
	movups xmm1,XMMWORD PTR [rdi+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm1
	lea    rsi,[rdx-0x1]
	movabs rdi,0x7ffffffffffffffd
	cmp    rsi,rdi
	ja     <subtract_row_in_place_ours+0x24a>
	mov    esi,0x1
	test   r9b,r9b
	jne    <subtract_row_in_place_ours+0x213>
	movq   rdi,xmm0
	test   rdi,rdi
	jle    <subtract_row_in_place_ours+0x24a>
	mov    esi,0x2
	cmp    rdi,rdx
	jge    <subtract_row_in_place_ours+0x24a>
	mov    QWORD PTR [rsp],rsi
	movaps xmm1,XMMWORD PTR [rsp+0x90]
	movups XMMWORD PTR [rsp+0x8],xmm1
	mov    QWORD PTR [rsp+0x18],rdx
	mov    QWORD PTR [rsp+0x20],rax
	movdqu XMMWORD PTR [rsp+0x28],xmm0
	mov    QWORD PTR [rsp+0x38],rcx
	movdqa xmm0,XMMWORD PTR [rsp+0x80]
	movdqu XMMWORD PTR [rsp+0x40],xmm0
	jmp    <subtract_row_in_place_ours+0x25a>
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
	mov    rcx,r9
	mov    rsi,r10
	jmp    <subtract_row_in_place_ours+0x28e>
	mov    r8d,0x1
	mov    QWORD PTR [rsp],0x1
	mov    QWORD PTR [rsp+0x8],r8
	mov    QWORD PTR [rsp+0x10],rcx
	mov    QWORD PTR [rsp+0x18],r8
	mov    QWORD PTR [rsp+0x20],rsi
	lea    rsi,[rip+0x6084f]        # <__frame_dummy_init_array_entry+0x3b50>
	lea    rdx,[rip+0x618c0]        # <__frame_dummy_init_array_entry+0x4bc8>
	mov    rdi,rsp
	call   QWORD PTR [rip+0x65057]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>: as in add_column_apply_ours.asm

<_ZN9shapewise4view5loops10apply_rows>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xf8
	mov    r15,rcx
	mov    QWORD PTR [rsp+0x28],rdx
	mov    rcx,QWORD PTR [r8]
	test   rcx,rcx
	mov    QWORD PTR [rsp+0x8],r15
	je     <_ZN9shapewise4view5loops10apply_rows+0x30d>
	lea    rax,[rcx-0x1]
	cmp    rcx,0x2
	ja     <_ZN9shapewise4view5loops10apply_rows+0xcb6>
	shl    rax,0x4
	cmp    QWORD PTR [r8+rax*1+0x18],0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x95>
	add    rax,r8
	add    rax,0x18
	mov    rax,QWORD PTR [rax+0x8]
	test   rax,rax
	je     <_ZN9shapewise4view5loops10apply_rows+0x13d>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x95>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    r9,QWORD PTR [r8+rcx*8]
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x884>
	mov    rax,QWORD PTR [r8+0x38]
	mov    r8,QWORD PTR [r8+0x40]
	test   r9,r9
	sete   cl
	mov    r11d,0x1
	xor    r14d,r14d
	xor    ebx,ebx
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x9d1>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0x30d>
	cmp    rcx,0x1
	mov    r9,rcx
	adc    r9,0xffffffffffffffff
	lea    rdx,[r8+0x18]
	cmp    rcx,0x1
	je     <_ZN9shapewise4view5loops10apply_rows+0x30d>
	mov    eax,0x1
	cmovb  rax,rcx
	mov    r10,rax
	not    r10
	add    r10,rcx
	shl    rcx,0x4
	shl    eax,0x4
	sub    rcx,rax
	add    rcx,r8
	add    rcx,0x10
	mov    rax,r9
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x101>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,rbx
	add    rcx,0xfffffffffffffff0
	add    r10,0xffffffffffffffff
	jae    <_ZN9shapewise4view5loops10apply_rows+0x27c>
	mov    rbx,QWORD PTR [rcx]
	mov    r11,rbx
	neg    r11
	cmovs  r11,rbx
	jae    <_ZN9shapewise4view5loops10apply_rows+0xf3>
	cmp    rax,0x2
	jae    <_ZN9shapewise4view5loops10apply_rows+0xc8c>
	mov    rbx,rax
	shl    rbx,0x4
	mov    rbx,QWORD PTR [rdx+rbx*1+0x8]
	mov    r14,rbx
	neg    r14
	cmovs  r14,rbx
	mov    rbx,r10
	cmp    r11,r14
	jb     <_ZN9shapewise4view5loops10apply_rows+0xf0>
	mov    rbx,rax
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xf0>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    r10,QWORD PTR [r8+rcx*8]
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa13>
	mov    r9,QWORD PTR [r8+0x38]
	mov    rax,QWORD PTR [r8+0x40]
	mov    edx,0x1
	xor    r11d,r11d
	mov    ebx,0x0
	test   r10,r10
	je     <_ZN9shapewise4view5loops10apply_rows+0xa40>
	lea    r12,[r10*4-0x4]
	shr    r12,0x2
	inc    r12
	mov    r13,r12
	and    r13,0xfffffffffffffff8
	lea    rbp,[rdi+r9*4]
	add    rbp,0x10
	xor    r15d,r15d
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x1bd>
	nop    WORD PTR [rax+rax*1+0x0]
	add    r9,rbx
	add    rax,r11
	inc    r15
	lea    rcx,[rbx*4+0x0]
	add    rbp,rcx
	cmp    r15,rdx
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops10apply_rows+0xca1>
	mov    r8,rsi
	sub    r8,r9
	jb     <_ZN9shapewise4view5loops10apply_rows+0xbc7>
	cmp    r10,r8
	ja     <_ZN9shapewise4view5loops10apply_rows+0xbb2>
	lea    rcx,[rdi+r9*4]
	mov    r8,QWORD PTR [rsp+0x28]
	movss  xmm0,DWORD PTR [r8+rax*4]
	mov    r8,rcx
	lea    r14,[r10*4-0x4]
	cmp    r14,0x1c
	jb     <_ZN9shapewise4view5loops10apply_rows+0x250>
	lea    r8,[r13*4+0x0]
	add    r8,rcx
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r14d,r14d
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [rbp+r14*4-0x10]
	movups xmm3,XMMWORD PTR [rbp+r14*4+0x0]
	subps  xmm2,xmm1
	subps  xmm3,xmm1
	movups XMMWORD PTR [rbp+r14*4-0x10],xmm2
	movups XMMWORD PTR [rbp+r14*4+0x0],xmm3
	add    r14,0x8
	cmp    r13,r14
	jne    <_ZN9shapewise4view5loops10apply_rows+0x220>
	cmp    r12,r13
	je     <_ZN9shapewise4view5loops10apply_rows+0x1a0>
	lea    r14,[r10*4+0x0]
	add    rcx,r14
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r8]
	subss  xmm1,xmm0
	movss  DWORD PTR [r8],xmm1
	add    r8,0x4
	cmp    r8,rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x260>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x1a0>
	cmp    rax,r9
	jae    <_ZN9shapewise4view5loops10apply_rows+0x30d>
	cmp    rax,0x1
	ja     <_ZN9shapewise4view5loops10apply_rows+0xccb>
	mov    rcx,QWORD PTR [r8+rax*8+0x8]
	mov    r10,rax
	shl    r10,0x4
	movups xmm0,XMMWORD PTR [rdx+r10*1]
	movaps XMMWORD PTR [rsp+0xa0],xmm0
	lea    r10,[rax+0x1]
	cmp    r10,r9
	jae    <_ZN9shapewise4view5loops10apply_rows+0x2cf>
	test   rax,rax
	jne    <_ZN9shapewise4view5loops10apply_rows+0xced>
	mov    rax,QWORD PTR [r8+0x10]
	mov    QWORD PTR [r8+0x8],rax
	movups xmm0,XMMWORD PTR [r8+0x28]
	movups XMMWORD PTR [rdx],xmm0
	mov    eax,0x1
	mov    QWORD PTR [r8+rax*8+0x8],rcx
	shl    rax,0x4
	movaps xmm0,XMMWORD PTR [rsp+0xa0]
	movups XMMWORD PTR [rdx+rax*1],xmm0
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops10apply_rows+0xce0>
	cmp    rcx,0x10
	mov    r9d,0x10
	cmovb  r9,rcx
	mov    ax,0x100
	xor    edx,edx
	div    r9w
	movzx  r9d,ax
	mov    dl,0x1
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x30f>
	xor    edx,edx
	movups xmm0,XMMWORD PTR [r8+0x40]
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	movups xmm0,XMMWORD PTR [r8]
	movups xmm1,XMMWORD PTR [r8+0x10]
	movups xmm2,XMMWORD PTR [r8+0x20]
	movups xmm3,XMMWORD PTR [r8+0x30]
	movaps XMMWORD PTR [rsp+0xd0],xmm3
	movaps XMMWORD PTR [rsp+0xc0],xmm2
	movaps XMMWORD PTR [rsp+0xb0],xmm1
	movaps XMMWORD PTR [rsp+0xa0],xmm0
	cmp    BYTE PTR [rsp+0xe8],0x0
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rcx,QWORD PTR [rsp+0xa0]
	mov    r8d,0x1
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops10apply_rows+0x3cc>
	lea    rax,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view5loops10apply_rows+0xcb6>
	mov    r10,QWORD PTR [rsp+rcx*8+0xa0]
	shl    rax,0x4
	mov    r13,QWORD PTR [rsp+rax*1+0xb8]
	mov    rbp,QWORD PTR [rsp+rax*1+0xc0]
	cmp    rcx,0x1
	je     <_ZN9shapewise4view5loops10apply_rows+0x3d7>
	mov    r8,QWORD PTR [rsp+0xa8]
	mov    rax,QWORD PTR [rsp+0xb8]
	mov    QWORD PTR [rsp+0x18],rax
	mov    rax,QWORD PTR [rsp+0xc0]
	mov    QWORD PTR [rsp+0x10],rax
	test   r8,r8
	jne    <_ZN9shapewise4view5loops10apply_rows+0x3f2>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	xor    r13d,r13d
	mov    r10d,0x1
	xor    ebp,ebp
	mov    QWORD PTR [rsp+0x10],0x0
	mov    QWORD PTR [rsp+0x18],0x0
	test   r8,r8
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	test   r10,r10
	je     <_ZN9shapewise4view5loops10apply_rows+0x841>
	mov    rcx,QWORD PTR [rsp+0xd8]
	mov    r12,QWORD PTR [rsp+0xe0]
	mov    rax,QWORD PTR [rsp+0x10]
	lea    rax,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x70],rax
	mov    rax,QWORD PTR [rsp+0x18]
	lea    rax,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x98],rax
	xor    ebx,ebx
	mov    rax,rbp
	sar    rax,0x3f
	mov    QWORD PTR [rsp+0x68],rax
	mov    DWORD PTR [rsp+0x3c],edx
	mov    QWORD PTR [rsp+0x60],r9
	mov    QWORD PTR [rsp+0x78],r8
	mov    QWORD PTR [rsp+0x58],r10
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x4a6>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp+0x30]
	mov    rax,r8
	imul   rax,QWORD PTR [rsp+0x18]
	mov    rcx,QWORD PTR [rsp+0x90]
	add    rcx,rax
	mov    rax,r8
	imul   rax,QWORD PTR [rsp+0x10]
	mov    r12,QWORD PTR [rsp+0x88]
	add    r12,rax
	mov    rbx,QWORD PTR [rsp+0x80]
	add    rbx,r8
	mov    r8,QWORD PTR [rsp+0x78]
	cmp    rbx,r8
	jae    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rax,r8
	sub    rax,rbx
	cmp    rax,0x10
	mov    r8d,0x10
	cmovb  r8,rax
	test   dl,dl
	cmove  r8,rax
	mov    QWORD PTR [rsp+0x30],r8
	test   r8,r8
	mov    QWORD PTR [rsp+0x90],rcx
	mov    QWORD PTR [rsp+0x88],r12
	mov    QWORD PTR [rsp+0x80],rbx
	je     <_ZN9shapewise4view5loops10apply_rows+0x698>
	cmp    r13,0x1
	jne    <_ZN9shapewise4view5loops10apply_rows+0x6cd>
	mov    r8,rcx
	xor    ecx,ecx
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x53b>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp+0x48]
	mov    rdx,QWORD PTR [rsp+0x20]
	add    r8,rdx
	mov    rax,rdx
	imul   rax,rbp
	mov    r12,QWORD PTR [rsp+0x50]
	add    r12,rax
	mov    rcx,QWORD PTR [rsp+0x40]
	add    rcx,rdx
	mov    r10,QWORD PTR [rsp+0x58]
	cmp    rcx,r10
	mov    edx,DWORD PTR [rsp+0x3c]
	mov    r9,QWORD PTR [rsp+0x60]
	jae    <_ZN9shapewise4view5loops10apply_rows+0x460>
	mov    rax,r10
	mov    QWORD PTR [rsp+0x40],rcx
	sub    rax,rcx
	cmp    r9,rax
	mov    r10,rax
	cmovb  r10,r9
	test   dl,dl
	cmove  r10,rax
	lea    rcx,[r10-0x1]
	imul   rcx,rbp
	mov    rax,rcx
	neg    rax
	mov    rbx,QWORD PTR [rsp+0x68]
	and    rbx,rax
	test   rbp,rbp
	cmovns rax,rcx
	cmp    r10,0x1
	mov    QWORD PTR [rsp+0x50],r12
	mov    QWORD PTR [rsp+0x48],r8
	mov    QWORD PTR [rsp+0x20],r10
	jae    <_ZN9shapewise4view5loops10apply_rows+0x5e0>
	mov    r10,r12
	sub    r10,rbx
	add    rbx,r15
	sub    rbx,r12
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    r9,r8
	nop    DWORD PTR [rax+0x0]
	cmp    r10,r15
	ja     <_ZN9shapewise4view5loops10apply_rows+0x86e>
	cmp    rax,rbx
	jae    <_ZN9shapewise4view5loops10apply_rows+0xab0>
	cmp    r9,rsi
	ja     <_ZN9shapewise4view5loops10apply_rows+0xa71>
	add    r9,QWORD PTR [rsp+0x18]
	mov    rdx,QWORD PTR [rsp+0x10]
	add    r10,rdx
	sub    rbx,rdx
	dec    rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x5a0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x500>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    r11,[r10*4+0x0]
	mov    rcx,QWORD PTR [rsp+0x28]
	lea    r14,[rcx+r12*4]
	lea    rcx,[rdi+r8*4]
	mov    r9,r8
	xor    r8d,r8d
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    r10,r12
	sub    r10,rbx
	mov    rdx,r15
	sub    rdx,r10
	jb     <_ZN9shapewise4view5loops10apply_rows+0x86e>
	cmp    rax,rdx
	jae    <_ZN9shapewise4view5loops10apply_rows+0xab3>
	mov    r10,rsi
	sub    r10,r9
	jb     <_ZN9shapewise4view5loops10apply_rows+0xa71>
	cmp    QWORD PTR [rsp+0x20],r10
	ja     <_ZN9shapewise4view5loops10apply_rows+0xa84>
	xor    edx,edx
	xor    r15d,r15d
	nop    WORD PTR [rax+rax*1+0x0]
	lea    r10,[rbx+r15*1]
	cmp    r10,rax
	ja     <_ZN9shapewise4view5loops10apply_rows+0xbda>
	movss  xmm0,DWORD PTR [rcx+rdx*1]
	subss  xmm0,DWORD PTR [r14+r15*4]
	movss  DWORD PTR [rcx+rdx*1],xmm0
	add    r15,rbp
	add    rdx,0x4
	cmp    r11,rdx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x640>
	add    r9,QWORD PTR [rsp+0x18]
	add    r12,QWORD PTR [rsp+0x10]
	inc    r8
	add    r14,QWORD PTR [rsp+0x70]
	add    rcx,QWORD PTR [rsp+0x98]
	cmp    r8,QWORD PTR [rsp+0x30]
	mov    r15,QWORD PTR [rsp+0x8]
	jne    <_ZN9shapewise4view5loops10apply_rows+0x600>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x500>
	test   dl,dl
	je     <_ZN9shapewise4view5loops10apply_rows+0x460>
	xor    eax,eax
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rcx,rax
	mov    rax,r10
	sub    rax,rcx
	cmp    r9,rax
	cmovb  rax,r9
	add    rax,rcx
	cmp    rax,r10
	jb     <_ZN9shapewise4view5loops10apply_rows+0x6b0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x460>
	mov    r14,rcx
	xor    ecx,ecx
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x722>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+0x20]
	mov    rax,rdx
	imul   rax,r13
	mov    r14,QWORD PTR [rsp+0x48]
	add    r14,rax
	mov    rax,rdx
	imul   rax,rbp
	mov    r12,QWORD PTR [rsp+0x50]
	add    r12,rax
	mov    rcx,QWORD PTR [rsp+0x40]
	add    rcx,rdx
	mov    r10,QWORD PTR [rsp+0x58]
	cmp    rcx,r10
	mov    edx,DWORD PTR [rsp+0x3c]
	mov    r9,QWORD PTR [rsp+0x60]
	jae    <_ZN9shapewise4view5loops10apply_rows+0x460>
	mov    rax,r10
	mov    QWORD PTR [rsp+0x40],rcx
	sub    rax,rcx
	cmp    r9,rax
	mov    r8,rax
	cmovb  r8,r9
	test   dl,dl
	cmove  r8,rax
	lea    rcx,[r8-0x1]
	imul   rcx,rbp
	mov    rax,rcx
	neg    rax
	mov    r11,QWORD PTR [rsp+0x68]
	and    r11,rax
	test   rbp,rbp
	cmovns rax,rcx
	mov    QWORD PTR [rsp+0x20],r8
	cmp    r8,0x1
	mov    QWORD PTR [rsp+0x50],r12
	mov    QWORD PTR [rsp+0x48],r14
	jae    <_ZN9shapewise4view5loops10apply_rows+0x7b0>
	mov    r10,r12
	sub    r10,r11
	add    r11,r15
	sub    r11,r12
	mov    rcx,QWORD PTR [rsp+0x30]
	cmp    r10,r15
	ja     <_ZN9shapewise4view5loops10apply_rows+0x86e>
	cmp    rax,r11
	jae    <_ZN9shapewise4view5loops10apply_rows+0xa9b>
	mov    rdx,QWORD PTR [rsp+0x10]
	add    r10,rdx
	sub    r11,rdx
	dec    rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x780>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x6e0>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+0x28]
	lea    rcx,[rcx+r12*4]
	xor    ebx,ebx
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    r10,r12
	sub    r10,r11
	mov    rdx,r15
	sub    rdx,r10
	jb     <_ZN9shapewise4view5loops10apply_rows+0x86e>
	cmp    rax,rdx
	jae    <_ZN9shapewise4view5loops10apply_rows+0xab3>
	mov    rdx,QWORD PTR [rsp+0x20]
	mov    r8,r14
	xor    r10d,r10d
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r8,rsi
	jae    <_ZN9shapewise4view5loops10apply_rows+0xba2>
	lea    r9,[r11+r10*1]
	cmp    r9,rax
	ja     <_ZN9shapewise4view5loops10apply_rows+0xb8c>
	movss  xmm0,DWORD PTR [rdi+r8*4]
	subss  xmm0,DWORD PTR [rcx+r10*4]
	movss  DWORD PTR [rdi+r8*4],xmm0
	add    r10,rbp
	add    r8,r13
	dec    rdx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x7f0>
	add    r14,QWORD PTR [rsp+0x18]
	add    r12,QWORD PTR [rsp+0x10]
	inc    rbx
	add    rcx,QWORD PTR [rsp+0x70]
	cmp    rbx,QWORD PTR [rsp+0x30]
	jne    <_ZN9shapewise4view5loops10apply_rows+0x7c0>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x6e0>
	test   dl,dl
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	xor    eax,eax
	mov    ecx,0x10
	mov    rdx,rax
	mov    rax,r8
	sub    rax,rdx
	cmp    rax,0x10
	cmovae rax,rcx
	add    rax,rdx
	cmp    rax,r8
	jb     <_ZN9shapewise4view5loops10apply_rows+0x850>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	lea    rcx,[rip+0x8cb5b]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rdi,r10
	mov    rsi,r15
	mov    rdx,r15
	call   QWORD PTR [rip+0x916f4]        # <_DYNAMIC+0x3a8>
	mov    r11,QWORD PTR [r8+0x8]
	mov    rbx,QWORD PTR [r8+0x18]
	mov    r10,QWORD PTR [r8+0x20]
	mov    rax,QWORD PTR [r8+0x38]
	mov    r8,QWORD PTR [r8+0x40]
	test   r11,r11
	sete   r14b
	test   r9,r9
	sete   cl
	test   r10,r10
	je     <_ZN9shapewise4view5loops10apply_rows+0x9d1>
	test   r11,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	test   r9,r9
	je     <_ZN9shapewise4view5loops10apply_rows+0x9ad>
	mov    r14,r9
	and    r14,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp+0x28]
	lea    r15,[rcx+r8*4]
	add    r15,0x10
	lea    r13,[rdi+rax*4]
	add    r13,0x10
	lea    r12,[rcx+r8*4]
	lea    rdi,[rdi+rax*4]
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x916>
	inc    rbp
	add    rax,rbx
	add    r8,r10
	lea    rcx,[r10*4+0x0]
	add    r15,rcx
	lea    rdx,[rbx*4+0x0]
	add    r13,rdx
	add    r12,rcx
	add    rdi,rdx
	cmp    rbp,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rdx,rsi
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops10apply_rows+0xc15>
	cmp    r9,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc03>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,r8
	jb     <_ZN9shapewise4view5loops10apply_rows+0xc28>
	cmp    r9,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc52>
	xor    ecx,ecx
	cmp    r9,0x8
	jb     <_ZN9shapewise4view5loops10apply_rows+0x990>
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [r15+rcx*4-0x10]
	movups xmm1,XMMWORD PTR [r15+rcx*4]
	movups xmm2,XMMWORD PTR [r13+rcx*4-0x10]
	subps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r13+rcx*4+0x0]
	subps  xmm0,xmm1
	movups XMMWORD PTR [r13+rcx*4-0x10],xmm2
	movups XMMWORD PTR [r13+rcx*4+0x0],xmm0
	add    rcx,0x8
	cmp    r14,rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x950>
	mov    rcx,r14
	cmp    r9,r14
	je     <_ZN9shapewise4view5loops10apply_rows+0x8e8>
	xchg   ax,ax
	movss  xmm0,DWORD PTR [rdi+rcx*4]
	subss  xmm0,DWORD PTR [r12+rcx*4]
	movss  DWORD PTR [rdi+rcx*4],xmm0
	inc    rcx
	cmp    r9,rcx
	jne    <_ZN9shapewise4view5loops10apply_rows+0x990>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0x8e8>
	cmp    rax,rsi
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc15>
	cmp    r8,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc28>
	add    rax,rbx
	add    r8,r10
	dec    r11
	jne    <_ZN9shapewise4view5loops10apply_rows+0x9ad>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    r10,rdx
	sub    r10,r8
	jb     <_ZN9shapewise4view5loops10apply_rows+0xc79>
	cmp    r9,r10
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc64>
	test   r14b,r14b
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	test   cl,cl
	je     <_ZN9shapewise4view5loops10apply_rows+0xac5>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rax,rsi
	ja     <_ZN9shapewise4view5loops10apply_rows+0xbf0>
	add    rax,rbx
	dec    r11
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa00>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rdx,QWORD PTR [r8+0x8]
	test   rdx,rdx
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rax,QWORD PTR [r8+0x40]
	mov    r9,QWORD PTR [r8+0x38]
	mov    rbx,QWORD PTR [r8+0x18]
	mov    r11,QWORD PTR [r8+0x20]
	test   r10,r10
	jne    <_ZN9shapewise4view5loops10apply_rows+0x174>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops10apply_rows+0xca1>
	cmp    r9,rsi
	ja     <_ZN9shapewise4view5loops10apply_rows+0xbc7>
	add    r9,rbx
	add    rax,r11
	dec    rdx
	jne    <_ZN9shapewise4view5loops10apply_rows+0xa40>
	add    rsp,0xf8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x8c988]        # <__frame_dummy_init_array_entry+0x36a0>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x914f4]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8c95d]        # <__frame_dummy_init_array_entry+0x3688>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x20]
	mov    rdx,r10
	call   QWORD PTR [rip+0x914dd]        # <_DYNAMIC+0x3a8>
	mov    rdx,r11
	lea    rcx,[rip+0x8c913]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x914c8]        # <_DYNAMIC+0x3a8>
	mov    rdx,rbx
	lea    rcx,[rip+0x8c8fe]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x914b3]        # <_DYNAMIC+0x3a8>
	mov    rcx,QWORD PTR [rsp+0x28]
	lea    rcx,[rcx+r8*4]
	mov    r8,r9
	and    r8,0xfffffffffffffff8
	lea    r10,[rdi+rax*4]
	add    r10,0x10
	lea    r14,[rbx*4+0x0]
	lea    rdi,[rdi+rax*4]
	xor    r15d,r15d
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xb05>
	xchg   ax,ax
	inc    r15
	add    rax,rbx
	add    r10,r14
	add    rdi,r14
	cmp    r15,r11
	je     <_ZN9shapewise4view5loops10apply_rows+0xa5f>
	mov    rdx,rsi
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops10apply_rows+0xbf0>
	cmp    r9,rdx
	ja     <_ZN9shapewise4view5loops10apply_rows+0xc40>
	xor    edx,edx
	cmp    r9,0x8
	jb     <_ZN9shapewise4view5loops10apply_rows+0xb70>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [rcx+rdx*4]
	movups xmm1,XMMWORD PTR [rcx+rdx*4+0x10]
	movups xmm2,XMMWORD PTR [r10+rdx*4-0x10]
	subps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r10+rdx*4]
	subps  xmm0,xmm1
	movups XMMWORD PTR [r10+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r10+rdx*4],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <_ZN9shapewise4view5loops10apply_rows+0xb30>
	mov    rdx,r8
	cmp    r9,r8
	je     <_ZN9shapewise4view5loops10apply_rows+0xaf0>
	cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rdi+rdx*4]
	subss  xmm0,DWORD PTR [rcx+rdx*4]
	movss  DWORD PTR [rdi+rdx*4],xmm0
	inc    rdx
	cmp    r9,rdx
	jne    <_ZN9shapewise4view5loops10apply_rows+0xb70>
	jmp    <_ZN9shapewise4view5loops10apply_rows+0xaf0>
	inc    rax
	lea    rdx,[rip+0x8c89a]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,r9
	mov    rsi,rax
	call   QWORD PTR [rip+0x912d6]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8c86f]        # <__frame_dummy_init_array_entry+0x36b8>
	mov    rdi,r8
	call   QWORD PTR [rip+0x912c6]        # <_DYNAMIC+0x2a8>
	lea    rcx,[rip+0x8c8ef]        # <__frame_dummy_init_array_entry+0x3748>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r8
	call   QWORD PTR [rip+0x913b1]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8c8f2]        # <__frame_dummy_init_array_entry+0x3760>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x9139e]        # <_DYNAMIC+0x3a8>
	inc    rax
	lea    rdx,[rip+0x8c84c]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,r10
	mov    rsi,rax
	call   QWORD PTR [rip+0x91288]        # <_DYNAMIC+0x2a8>
	lea    rcx,[rip+0x8cad9]        # <__frame_dummy_init_array_entry+0x3970>
	mov    rdi,rax
	mov    rdx,rsi
	call   QWORD PTR [rip+0x91375]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8cb3e]        # <__frame_dummy_init_array_entry+0x39e8>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x91363]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8cb44]        # <__frame_dummy_init_array_entry+0x3a00>
	mov    rdi,rax
	mov    rdx,rsi
	call   QWORD PTR [rip+0x91350]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8cb01]        # <__frame_dummy_init_array_entry+0x39d0>
	mov    rdi,r8
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x91338]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8ca71]        # <__frame_dummy_init_array_entry+0x3958>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x91326]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8cabf]        # <__frame_dummy_init_array_entry+0x39b8>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x91314]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8ca7d]        # <__frame_dummy_init_array_entry+0x3988>
	xor    edi,edi
	mov    rsi,r9
	mov    rdx,r10
	call   QWORD PTR [rip+0x912ff]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8ca80]        # <__frame_dummy_init_array_entry+0x39a0>
	mov    rdi,r8
	mov    rsi,rdx
	call   QWORD PTR [rip+0x912ec]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x8d0a5]        # <__frame_dummy_init_array_entry+0x3fd8>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x911d7]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8c7e8]        # <__frame_dummy_init_array_entry+0x3730>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x911c2]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8c7bb]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x911ad]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x8d006]        # <__frame_dummy_init_array_entry+0x3f78>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x91198]        # <_DYNAMIC+0x2a8>
	lea    rdi,[rip+0x8d009]        # <__frame_dummy_init_array_entry+0x3f90>
	call   QWORD PTR [rip+0x91433]        # <_DYNAMIC+0x550>
	lea    rdx,[rip+0x8d014]        # <__frame_dummy_init_array_entry+0x3fa8>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x91174]        # <_DYNAMIC+0x2a8>
