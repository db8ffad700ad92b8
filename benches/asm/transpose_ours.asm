<transpose_ours>:
	sub    rsp,0x58
	mov    rdx,rdi
	lea    rdi,[rsp+0x8]
	call   <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign>
	cmp    DWORD PTR [rsp+0x8],0xb
	jne    <transpose_ours+0x1d>
	add    rsp,0x58
	ret
	mov    rax,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x50],rax
	movups xmm0,XMMWORD PTR [rsp+0x8]
	movups xmm1,XMMWORD PTR [rsp+0x18]
	movaps XMMWORD PTR [rsp+0x40],xmm1
	movaps XMMWORD PTR [rsp+0x30],xmm0
	lea    rdi,[rip+0xfffffffffff0fb4e]        # <__abi_tag+0x14484>
	lea    rcx,[rip+0x5d9f7]        # <__frame_dummy_init_array_entry+0x2d20>
	lea    r8,[rip+0x5f928]        # <__frame_dummy_init_array_entry+0x4c58>
	lea    rdx,[rsp+0x30]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x62ec8]        # <_DYNAMIC+0x398>

<_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xd0
	mov    rbx,rdi
	mov    rax,QWORD PTR [rsi+0x30]
	mov    QWORD PTR [rsp+0x80],rax
	movdqu xmm0,XMMWORD PTR [rsi+0x10]
	movups xmm1,XMMWORD PTR [rsi+0x20]
	movaps XMMWORD PTR [rsp+0x70],xmm1
	movdqa XMMWORD PTR [rsp+0x60],xmm0
	mov    r11,QWORD PTR [rdx+0x10]
	mov    rax,QWORD PTR [rdx+0x18]
	mov    rcx,QWORD PTR [rdx+0x28]
	mov    r10,QWORD PTR [rdx+0x30]
	mov    r8,QWORD PTR [rsp+0x60]
	mov    rdi,QWORD PTR [rsp+0x68]
	cmp    r11,r8
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x58>
	mov    r9,QWORD PTR [rdx+0x20]
	jmp    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x65>
	xor    r9d,r9d
	cmp    r11,0x1
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2e0>
	cmp    rax,rdi
	je     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x76>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2d4>
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0x98],r8
	mov    QWORD PTR [rsp+0xa0],rdi
	mov    QWORD PTR [rsp+0xa8],r9
	mov    QWORD PTR [rsp+0xb0],rcx
	mov    QWORD PTR [rsp+0xb8],r10
	mov    r14,QWORD PTR [rsi]
	mov    r15,QWORD PTR [rsi+0x8]
	mov    r12,QWORD PTR [rdx]
	mov    r13,QWORD PTR [rdx+0x8]
	lea    rax,[rsp+0x60]
	mov    QWORD PTR [rsp+0x88],rax
	lea    rax,[rsp+0x98]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x80]
	lea    rdx,[rsp+0x18]
	mov    QWORD PTR [rsp+0x18],0x1
	mov    QWORD PTR [rsp+0x20],0x1
	pxor   xmm0,xmm0
	movdqu XMMWORD PTR [rsp+0x28],xmm0
	movdqu XMMWORD PTR [rsp+0x38],xmm0
	mov    QWORD PTR [rsp+0x50],r10
	cmp    r8,0x1
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x14d>
	test   r8,r8
	sete   sil
	mov    r8,QWORD PTR [rsp+0x78]
	test   rdi,rdi
	sete   r9b
	or     r9b,sil
	mov    BYTE PTR [rsp+0x58],r9b
	xor    esi,esi
	cmp    rdi,0x1
	je     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x1ca>
	lea    r9,[rsp+0x28]
	mov    QWORD PTR [rsp+rsi*8+0x18],rdi
	mov    edi,esi
	shl    edi,0x4
	mov    QWORD PTR [r9+rdi*1],r8
	mov    QWORD PTR [r9+rdi*1+0x8],rcx
	inc    rsi
	movdqu xmm0,XMMWORD PTR [rsp+0x38]
	jmp    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x1ca>
	mov    rsi,QWORD PTR [rsp+0x70]
	test   r8,r8
	sete   r10b
	mov    QWORD PTR [rsp+0x18],r8
	mov    QWORD PTR [rsp+0x28],rsi
	mov    QWORD PTR [rsp+0x30],r9
	mov    QWORD PTR [rsp+0x10],0x1
	mov    r8,QWORD PTR [rsp+0x78]
	test   rdi,rdi
	sete   sil
	or     sil,r10b
	mov    BYTE PTR [rsp+0x58],sil
	mov    esi,0x1
	cmp    rdi,0x1
	je     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x1ca>
	mov    r9,r8
	imul   r9,rdi
	cmp    QWORD PTR [rsp+0x28],r9
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x12a>
	mov    r9,rcx
	imul   r9,rdi
	cmp    QWORD PTR [rsp+0x30],r9
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x12a>
	imul   rdi,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0x18],rdi
	mov    QWORD PTR [rsp+0x28],r8
	mov    QWORD PTR [rsp+0x30],rcx
	mov    rsi,QWORD PTR [rsp+0x10]
	movups xmm1,XMMWORD PTR [rdx]
	movaps XMMWORD PTR [rsp+0xc0],xmm1
	movups xmm1,XMMWORD PTR [rsp+0x28]
	mov    rdx,QWORD PTR [rsp+0x50]
	movzx  edi,BYTE PTR [rsp+0x58]
	mov    r8d,DWORD PTR [rsp+0x59]
	movzx  r9d,WORD PTR [rsp+0x5d]
	movzx  r10d,BYTE PTR [rsp+0x5f]
	mov    rcx,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp],rdx
	mov    BYTE PTR [rsp+0x8],dil
	mov    DWORD PTR [rsp+0x9],r8d
	mov    WORD PTR [rsp+0xd],r9w
	mov    BYTE PTR [rsp+0xf],r10b
	test   rsi,rsi
	je     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x252>
	lea    rdx,[rcx-0x1]
	movabs rdi,0x7ffffffffffffffd
	cmp    rdx,rdi
	ja     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2a3>
	cmp    rsi,0x1
	je     <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x252>
	movq   rdx,xmm0
	test   rdx,rdx
	setle  dil
	cmp    rdx,rcx
	setge  cl
	or     cl,dil
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2a3>
	cmp    rsi,0x2
	jne    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x308>
	mov    QWORD PTR [rsp+0x10],rsi
	movaps xmm2,XMMWORD PTR [rsp+0xc0]
	movups XMMWORD PTR [rsp+0x18],xmm2
	movups XMMWORD PTR [rsp+0x28],xmm1
	movdqu XMMWORD PTR [rsp+0x38],xmm0
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x50],rax
	movzx  eax,BYTE PTR [rsp+0x8]
	mov    BYTE PTR [rsp+0x58],al
	mov    eax,DWORD PTR [rsp+0x9]
	mov    DWORD PTR [rsp+0x59],eax
	movzx  eax,WORD PTR [rsp+0xd]
	mov    WORD PTR [rsp+0x5d],ax
	movzx  eax,BYTE PTR [rsp+0xf]
	mov    BYTE PTR [rsp+0x5f],al
	jmp    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2b5>
	lea    rdi,[rsp+0x10]
	lea    rsi,[rsp+0x88]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>
	lea    r8,[rsp+0x10]
	mov    rdi,r14
	mov    rsi,r15
	mov    rdx,r12
	mov    rcx,r13
	call   <_ZN9shapewise4view8relayout8relayout>
	mov    QWORD PTR [rbx],0xb
	jmp    <_ZN9shapewise4view6assign68_$LT$impl$u20$shapewise..view..mutable..ViewMut$LT$T$C$_$C$L$GT$$GT$6assign+0x2f7>
	mov    r9d,0x1
	mov    r11,rax
	mov    r8,rdi
	mov    QWORD PTR [rbx],0x1
	mov    QWORD PTR [rbx+0x8],r9
	mov    QWORD PTR [rbx+0x10],r11
	mov    QWORD PTR [rbx+0x18],r9
	mov    QWORD PTR [rbx+0x20],r8
	add    rsp,0xd0
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
	lea    rdx,[rip+0x8a079]        # <__frame_dummy_init_array_entry+0x4068>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x8e119]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$6sorted>: as in add_column_apply_ours.asm

<_ZN9shapewise4view8relayout8relayout>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x2b8
	mov    QWORD PTR [rsp],rcx
	mov    QWORD PTR [rsp+0x18],rdx
	mov    QWORD PTR [rsp+0x8],rsi
	mov    QWORD PTR [rsp+0x10],rdi
	mov    rax,QWORD PTR [r8]
	test   rax,rax
	je     <_ZN9shapewise4view8relayout8relayout+0xa7>
	lea    rdi,[rax-0x1]
	cmp    rax,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	shl    rdi,0x4
	cmp    QWORD PTR [r8+rdi*1+0x18],0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0xa7>
	lea    rcx,[r8+rdi*1]
	add    rcx,0x18
	mov    rcx,QWORD PTR [rcx+0x8]
	cmp    rcx,0xffffffffffffffff
	je     <_ZN9shapewise4view8relayout8relayout+0x5f5>
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0x5c8>
	cmp    rcx,0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0xa7>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    r13,QWORD PTR [r8+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0x966>
	mov    r15d,0x1
	mov    QWORD PTR [rsp+0xd0],0x0
	mov    QWORD PTR [rsp+0xc8],0x0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x98b>
	movups xmm0,XMMWORD PTR [r8+0x40]
	movaps XMMWORD PTR [rsp+0x210],xmm0
	movups xmm0,XMMWORD PTR [r8]
	movups xmm1,XMMWORD PTR [r8+0x10]
	movups xmm2,XMMWORD PTR [r8+0x20]
	movups xmm3,XMMWORD PTR [r8+0x30]
	movaps XMMWORD PTR [rsp+0x200],xmm3
	movaps XMMWORD PTR [rsp+0x1f0],xmm2
	movaps XMMWORD PTR [rsp+0x1e0],xmm1
	movaps XMMWORD PTR [rsp+0x1d0],xmm0
	movups xmm0,XMMWORD PTR [r8+0x40]
	movaps XMMWORD PTR [rsp+0x170],xmm0
	movups xmm0,XMMWORD PTR [r8]
	movups xmm1,XMMWORD PTR [r8+0x10]
	movups xmm2,XMMWORD PTR [r8+0x20]
	movups xmm3,XMMWORD PTR [r8+0x30]
	movaps XMMWORD PTR [rsp+0x160],xmm3
	movaps XMMWORD PTR [rsp+0x150],xmm2
	movaps XMMWORD PTR [rsp+0x140],xmm1
	movaps XMMWORD PTR [rsp+0x130],xmm0
	cmp    BYTE PTR [rsp+0x178],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0x345>
	mov    rsi,QWORD PTR [rsp+0x130]
	cmp    rsi,0x1
	mov    rdx,rsi
	adc    rdx,0xffffffffffffffff
	cmp    rsi,0x2
	jb     <_ZN9shapewise4view8relayout8relayout+0x345>
	lea    rcx,[rsp+0x148]
	cmp    rsi,0x1
	mov    edi,0x1
	cmovb  rdi,rsi
	mov    rax,rdi
	not    rax
	add    rax,rsi
	shl    rsi,0x4
	shl    edi,0x4
	sub    rsi,rdi
	lea    rdi,[rsp+0x130]
	add    rsi,rdi
	add    rsi,0x10
	mov    rdi,rdx
	jmp    <_ZN9shapewise4view8relayout8relayout+0x19d>
	xchg   ax,ax
	mov    rdi,r10
	add    rsi,0xfffffffffffffff0
	add    rax,0xffffffffffffffff
	jae    <_ZN9shapewise4view8relayout8relayout+0x1e3>
	cmp    rdx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x12e3>
	mov    r10,QWORD PTR [rsi]
	mov    r9,r10
	neg    r9
	cmovs  r9,r10
	jae    <_ZN9shapewise4view8relayout8relayout+0x193>
	cmp    rdi,0x2
	jae    <_ZN9shapewise4view8relayout8relayout+0x12f8>
	mov    r10,rdi
	shl    r10,0x4
	mov    r10,QWORD PTR [rcx+r10*1+0x8]
	mov    r11,r10
	neg    r11
	cmovs  r11,r10
	mov    r10,rax
	cmp    r9,r11
	jb     <_ZN9shapewise4view8relayout8relayout+0x190>
	mov    r10,rdi
	jmp    <_ZN9shapewise4view8relayout8relayout+0x190>
	cmp    rdi,rdx
	jae    <_ZN9shapewise4view8relayout8relayout+0x345>
	cmp    rdi,0x1
	ja     <_ZN9shapewise4view8relayout8relayout+0x131b>
	mov    rax,QWORD PTR [rsp+rdi*8+0x138]
	mov    rsi,rdi
	shl    rsi,0x4
	movups xmm0,XMMWORD PTR [rcx+rsi*1]
	movaps XMMWORD PTR [rsp+0xa0],xmm0
	lea    rsi,[rdi+0x1]
	cmp    rsi,rdx
	jae    <_ZN9shapewise4view8relayout8relayout+0x240>
	test   rdi,rdi
	jne    <_ZN9shapewise4view8relayout8relayout+0x133a>
	mov    rdx,QWORD PTR [rsp+0x140]
	movups xmm0,XMMWORD PTR [r8+0x28]
	movups XMMWORD PTR [rcx],xmm0
	mov    QWORD PTR [rsp+0x138],rdx
	mov    edi,0x1
	mov    QWORD PTR [rsp+rdi*8+0x138],rax
	shl    rdi,0x4
	movaps xmm0,XMMWORD PTR [rsp+0xa0]
	movups XMMWORD PTR [rcx+rdi*1],xmm0
	test   rax,rax
	je     <_ZN9shapewise4view8relayout8relayout+0x132d>
	movaps xmm0,XMMWORD PTR [rsp+0x130]
	movaps xmm1,XMMWORD PTR [rsp+0x140]
	movaps xmm2,XMMWORD PTR [rsp+0x150]
	movaps xmm3,XMMWORD PTR [rsp+0x160]
	movaps XMMWORD PTR [rsp+0x20],xmm0
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps xmm0,XMMWORD PTR [rsp+0x170]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	mov    rdi,QWORD PTR [rsp+0x20]
	test   rdi,rdi
	je     <_ZN9shapewise4view8relayout8relayout+0x345>
	cmp    rdi,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1351>
	cmp    rdi,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0x345>
	mov    rcx,QWORD PTR [rsp+0x28]
	cmp    rcx,0x8
	jb     <_ZN9shapewise4view8relayout8relayout+0x345>
	mov    rax,QWORD PTR [rsp+rdi*8+0x20]
	mul    rcx
	seto   cl
	cmp    rax,0x1000
	setae  al
	or     al,cl
	je     <_ZN9shapewise4view8relayout8relayout+0x345>
	mov    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rsp+0x120],rax
	movaps xmm0,XMMWORD PTR [rsp+0x20]
	movaps xmm1,XMMWORD PTR [rsp+0x30]
	movaps xmm2,XMMWORD PTR [rsp+0x40]
	movaps xmm3,XMMWORD PTR [rsp+0x50]
	movaps XMMWORD PTR [rsp+0x110],xmm3
	movaps XMMWORD PTR [rsp+0x100],xmm2
	movaps XMMWORD PTR [rsp+0xf0],xmm1
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	movzx  eax,BYTE PTR [rsp+0x68]
	mov    ecx,DWORD PTR [rsp+0x69]
	mov    DWORD PTR [rsp+0x70],ecx
	mov    ecx,DWORD PTR [rsp+0x6c]
	mov    DWORD PTR [rsp+0x73],ecx
	cmp    al,0x2
	jne    <_ZN9shapewise4view8relayout8relayout+0xe82>
	movups xmm0,XMMWORD PTR [r8+0x40]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	movups xmm0,XMMWORD PTR [r8]
	movups xmm1,XMMWORD PTR [r8+0x10]
	movups xmm2,XMMWORD PTR [r8+0x20]
	movups xmm3,XMMWORD PTR [r8+0x30]
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	cmp    BYTE PTR [rsp+0x68],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xb82>
	mov    rsi,QWORD PTR [rsp+0x20]
	cmp    rsi,0x1
	mov    rdx,rsi
	adc    rdx,0xffffffffffffffff
	cmp    rsi,0x2
	jb     <_ZN9shapewise4view8relayout8relayout+0xb82>
	lea    rcx,[rsp+0x38]
	cmp    rsi,0x1
	mov    edi,0x1
	cmovb  rdi,rsi
	mov    rax,rdi
	not    rax
	add    rax,rsi
	shl    rsi,0x4
	shl    edi,0x4
	sub    rsi,rdi
	lea    rdi,[rsp+0x20]
	add    rsi,rdi
	add    rsi,0x10
	mov    rdi,rdx
	jmp    <_ZN9shapewise4view8relayout8relayout+0x3ed>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,r10
	add    rsi,0xfffffffffffffff0
	add    rax,0xffffffffffffffff
	jae    <_ZN9shapewise4view8relayout8relayout+0x433>
	cmp    rdx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x12e3>
	mov    r10,QWORD PTR [rsi]
	mov    r9,r10
	neg    r9
	cmovs  r9,r10
	jae    <_ZN9shapewise4view8relayout8relayout+0x3e3>
	cmp    rdi,0x2
	jae    <_ZN9shapewise4view8relayout8relayout+0x12f8>
	mov    r10,rdi
	shl    r10,0x4
	mov    r10,QWORD PTR [rcx+r10*1+0x8]
	mov    r11,r10
	neg    r11
	cmovs  r11,r10
	mov    r10,rax
	cmp    r9,r11
	jb     <_ZN9shapewise4view8relayout8relayout+0x3e0>
	mov    r10,rdi
	jmp    <_ZN9shapewise4view8relayout8relayout+0x3e0>
	cmp    rdi,rdx
	jae    <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    rdi,0x1
	ja     <_ZN9shapewise4view8relayout8relayout+0x131b>
	mov    rax,QWORD PTR [rsp+rdi*8+0x28]
	mov    rsi,rdi
	shl    rsi,0x4
	movups xmm0,XMMWORD PTR [rcx+rsi*1]
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	lea    rsi,[rdi+0x1]
	cmp    rsi,rdx
	jae    <_ZN9shapewise4view8relayout8relayout+0x487>
	test   rdi,rdi
	jne    <_ZN9shapewise4view8relayout8relayout+0x133a>
	mov    rdx,QWORD PTR [rsp+0x30]
	movups xmm0,XMMWORD PTR [r8+0x28]
	movups XMMWORD PTR [rcx],xmm0
	mov    QWORD PTR [rsp+0x28],rdx
	mov    edi,0x1
	mov    QWORD PTR [rsp+rdi*8+0x28],rax
	shl    rdi,0x4
	movaps xmm0,XMMWORD PTR [rsp+0xe0]
	movups XMMWORD PTR [rcx+rdi*1],xmm0
	test   rax,rax
	je     <_ZN9shapewise4view8relayout8relayout+0x132d>
	movaps xmm0,XMMWORD PTR [rsp+0x20]
	movaps xmm1,XMMWORD PTR [rsp+0x30]
	movaps xmm2,XMMWORD PTR [rsp+0x40]
	movaps xmm3,XMMWORD PTR [rsp+0x50]
	movaps XMMWORD PTR [rsp+0x130],xmm0
	movaps XMMWORD PTR [rsp+0x140],xmm1
	movaps XMMWORD PTR [rsp+0x150],xmm2
	movaps XMMWORD PTR [rsp+0x160],xmm3
	mov    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rsp+0x170],rax
	movzx  eax,BYTE PTR [rsp+0x68]
	mov    ecx,DWORD PTR [rsp+0x69]
	mov    DWORD PTR [rsp+0x98],ecx
	mov    ecx,DWORD PTR [rsp+0x6c]
	mov    DWORD PTR [rsp+0x9b],ecx
	cmp    al,0x2
	je     <_ZN9shapewise4view8relayout8relayout+0xb82>
	movaps xmm0,XMMWORD PTR [rsp+0x130]
	movaps xmm1,XMMWORD PTR [rsp+0x140]
	movaps xmm2,XMMWORD PTR [rsp+0x150]
	movaps xmm3,XMMWORD PTR [rsp+0x160]
	movaps XMMWORD PTR [rsp+0x180],xmm0
	mov    rcx,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x1c0],rcx
	movaps XMMWORD PTR [rsp+0x1b0],xmm3
	movaps XMMWORD PTR [rsp+0x1a0],xmm2
	movaps XMMWORD PTR [rsp+0x190],xmm1
	mov    BYTE PTR [rsp+0x1c8],al
	mov    eax,DWORD PTR [rsp+0x98]
	mov    ecx,DWORD PTR [rsp+0x9b]
	mov    DWORD PTR [rsp+0x1c9],eax
	mov    DWORD PTR [rsp+0x1cc],ecx
	mov    rcx,QWORD PTR [rsp+0x180]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xb82>
	lea    rdi,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	mov    rax,QWORD PTR [rsp+rcx*8+0x180]
	lea    rdx,[rax-0x2]
	cmp    rdx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0xa65>
	mov    rdx,QWORD PTR [rsp+0x198]
	jmp    <_ZN9shapewise4view8relayout8relayout+0xa67>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rsi,QWORD PTR [r8+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0x628>
	mov    rax,QWORD PTR [r8+0x38]
	mov    rdi,QWORD PTR [r8+0x40]
	mov    ecx,0x1
	xor    r8d,r8d
	mov    r9d,0x0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x645>
	cmp    BYTE PTR [r8+0x48],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rsi,QWORD PTR [r8+rax*8]
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0x765>
	mov    rdi,QWORD PTR [r8+0x38]
	mov    r10,QWORD PTR [r8+0x40]
	mov    ecx,0x1
	xor    ebp,ebp
	mov    r9d,0x0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x782>
	mov    rcx,QWORD PTR [r8+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rdi,QWORD PTR [r8+0x40]
	mov    rax,QWORD PTR [r8+0x38]
	mov    r9,QWORD PTR [r8+0x18]
	mov    r8,QWORD PTR [r8+0x20]
	test   rsi,rsi
	je     <_ZN9shapewise4view8relayout8relayout+0x740>
	lea    r11,[rsi*4-0x4]
	mov    rbx,r11
	shr    rbx,0x2
	inc    rbx
	mov    r14,rbx
	and    r14,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    r12,[rdx+rax*4]
	add    r12,0x10
	lea    r13,[r9*4+0x0]
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view8relayout8relayout+0x695>
	add    rax,r9
	add    rdi,r8
	inc    rbp
	add    r12,r13
	cmp    rbp,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rax
	jb     <_ZN9shapewise4view8relayout8relayout+0x10f9>
	cmp    rsi,rdx
	ja     <_ZN9shapewise4view8relayout8relayout+0x10db>
	cmp    rdi,QWORD PTR [rsp]
	jae    <_ZN9shapewise4view8relayout8relayout+0x130a>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    r15,[rdx+rax*4]
	mov    rdx,QWORD PTR [rsp+0x18]
	movss  xmm0,DWORD PTR [rdx+rdi*4]
	mov    rdx,r15
	cmp    r11,0x1c
	jb     <_ZN9shapewise4view8relayout8relayout+0x70d>
	lea    rdx,[r14*4+0x0]
	add    rdx,r15
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r10d,r10d
	nop    WORD PTR [rax+rax*1+0x0]
	movups XMMWORD PTR [r12+r10*4-0x10],xmm1
	movups XMMWORD PTR [r12+r10*4],xmm1
	add    r10,0x8
	cmp    r14,r10
	jne    <_ZN9shapewise4view8relayout8relayout+0x6f0>
	cmp    rbx,r14
	je     <_ZN9shapewise4view8relayout8relayout+0x680>
	lea    r10,[rsi*4+0x0]
	add    r15,r10
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  DWORD PTR [rdx],xmm0
	add    rdx,0x4
	cmp    rdx,r15
	jne    <_ZN9shapewise4view8relayout8relayout+0x720>
	jmp    <_ZN9shapewise4view8relayout8relayout+0x680>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rax,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view8relayout8relayout+0x10f9>
	cmp    rdi,QWORD PTR [rsp]
	jae    <_ZN9shapewise4view8relayout8relayout+0x130a>
	add    rax,r9
	add    rdi,r8
	dec    rcx
	jne    <_ZN9shapewise4view8relayout8relayout+0x740>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rcx,QWORD PTR [r8+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    r10,QWORD PTR [r8+0x40]
	mov    rdi,QWORD PTR [r8+0x38]
	mov    r9,QWORD PTR [r8+0x18]
	mov    rbp,QWORD PTR [r8+0x20]
	test   rsi,rsi
	je     <_ZN9shapewise4view8relayout8relayout+0xa2d>
	lea    rax,[rsi*4+0x0]
	mov    QWORD PTR [rsp+0x250],rax
	lea    r15,[rsi*4-0x4]
	mov    QWORD PTR [rsp+0xd0],r15
	shr    r15,0x2
	inc    r15
	mov    QWORD PTR [rsp+0x240],r15
	and    r15,0xfffffffffffffff8
	lea    rdx,[r15*4+0x0]
	mov    QWORD PTR [rsp+0x230],rdx
	neg    rdx
	mov    QWORD PTR [rsp+0x228],rdx
	mov    rax,QWORD PTR [rsp+0x10]
	lea    r8,[rax+rdi*4]
	add    r8,0x10
	lea    rax,[r9*4+0x0]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0x238],r15
	neg    r15
	mov    rax,QWORD PTR [rsp+0x18]
	lea    rbx,[rax+r10*4]
	add    rbx,0xfffffffffffffff4
	lea    rax,[rbp*4+0x0]
	mov    QWORD PTR [rsp+0xd8],rax
	xor    r12d,r12d
	mov    QWORD PTR [rsp+0x248],rsi
	jmp    <_ZN9shapewise4view8relayout8relayout+0x852>
	nop    DWORD PTR [rax+rax*1+0x0]
	add    rdi,r9
	add    r10,rbp
	inc    r12
	add    r8,QWORD PTR [rsp+0xc8]
	add    rbx,QWORD PTR [rsp+0xd8]
	cmp    r12,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <_ZN9shapewise4view8relayout8relayout+0x1111>
	cmp    rsi,rdx
	ja     <_ZN9shapewise4view8relayout8relayout+0x10ea>
	lea    r14,[r10+0x1]
	mov    rax,r14
	sub    rax,rsi
	mov    rdx,QWORD PTR [rsp]
	sub    rdx,rax
	jb     <_ZN9shapewise4view8relayout8relayout+0x1126>
	cmp    rsi,rdx
	ja     <_ZN9shapewise4view8relayout8relayout+0x12d4>
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    r11,[rdx+rdi*4]
	mov    rdx,QWORD PTR [rsp+0x18]
	lea    r13,[rdx+r14*4]
	cmp    QWORD PTR [rsp+0xd0],0x1c
	jae    <_ZN9shapewise4view8relayout8relayout+0x8b0>
	mov    rdx,r11
	jmp    <_ZN9shapewise4view8relayout8relayout+0x91c>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rsi,r9
	mov    r9,rbp
	add    r13,QWORD PTR [rsp+0x228]
	mov    rdx,QWORD PTR [rsp+0x230]
	add    rdx,r11
	xor    r14d,r14d
	mov    rbp,r8
	nop
	movups xmm0,XMMWORD PTR [rbx+r14*4-0x10]
	movups xmm1,XMMWORD PTR [rbx+r14*4]
	shufps xmm1,xmm1,0x1b
	shufps xmm0,xmm0,0x1b
	movups XMMWORD PTR [rbp-0x10],xmm1
	movups XMMWORD PTR [rbp+0x0],xmm0
	add    rbp,0x20
	add    r14,0xfffffffffffffff8
	cmp    r15,r14
	jne    <_ZN9shapewise4view8relayout8relayout+0x8d0>
	mov    r14,QWORD PTR [rsp+0x238]
	cmp    QWORD PTR [rsp+0x240],r14
	mov    rbp,r9
	mov    r9,rsi
	mov    rsi,QWORD PTR [rsp+0x248]
	je     <_ZN9shapewise4view8relayout8relayout+0x830>
	add    r11,QWORD PTR [rsp+0x250]
	mov    r14,QWORD PTR [rsp+0x18]
	lea    rax,[r14+rax*4]
	add    r13,0xfffffffffffffffc
	add    rdx,0x4
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r13+0x0]
	movss  DWORD PTR [rdx-0x4],xmm0
	cmp    rdx,r11
	je     <_ZN9shapewise4view8relayout8relayout+0x830>
	add    rdx,0x4
	cmp    r13,rax
	lea    r13,[r13-0x4]
	jne    <_ZN9shapewise4view8relayout8relayout+0x940>
	jmp    <_ZN9shapewise4view8relayout8relayout+0x830>
	mov    r15,QWORD PTR [r8+0x8]
	test   r15,r15
	je     <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rax,QWORD PTR [r8+0x18]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [r8+0x20]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    r12,QWORD PTR [r8+0x38]
	mov    rbx,QWORD PTR [r8+0x40]
	lea    rax,[r13*4+0x0]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rbp,QWORD PTR [rsp]
	sub    rbp,rbx
	mov    r14,QWORD PTR [rsp+0x8]
	sub    r14,r12
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r12,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view8relayout8relayout+0x113d>
	cmp    r13,r14
	ja     <_ZN9shapewise4view8relayout8relayout+0x10c6>
	cmp    rbx,QWORD PTR [rsp]
	ja     <_ZN9shapewise4view8relayout8relayout+0x1155>
	cmp    r13,rbp
	ja     <_ZN9shapewise4view8relayout8relayout+0x116c>
	mov    rax,QWORD PTR [rsp+0x18]
	lea    rsi,[rax+rbx*4]
	mov    rax,QWORD PTR [rsp+0x10]
	lea    rdi,[rax+r12*4]
	mov    rdx,QWORD PTR [rsp+0xd8]
	call   QWORD PTR [rip+0x80f31]        # <memcpy@GLIBC_2.14>
	mov    rax,QWORD PTR [rsp+0xd0]
	add    r12,rax
	mov    rcx,QWORD PTR [rsp+0xc8]
	add    rbx,rcx
	sub    rbp,rcx
	sub    r14,rax
	dec    r15
	jne    <_ZN9shapewise4view8relayout8relayout+0x9c0>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	inc    r10
	mov    rax,r10
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view8relayout8relayout+0x1111>
	cmp    rax,QWORD PTR [rsp]
	ja     <_ZN9shapewise4view8relayout8relayout+0x1126>
	add    rdi,r9
	add    rax,rbp
	dec    rcx
	jne    <_ZN9shapewise4view8relayout8relayout+0xa40>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	xor    edx,edx
	shl    rdi,0x4
	cmp    QWORD PTR [rsp+rdi*1+0x198],0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    QWORD PTR [rsp+0x1a0],0x1
	jne    <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    rdx,rax
	jne    <_ZN9shapewise4view8relayout8relayout+0xb82>
	cmp    rax,0x2
	je     <_ZN9shapewise4view8relayout8relayout+0xf22>
	cmp    rax,0x3
	jne    <_ZN9shapewise4view8relayout8relayout+0xff4>
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0xa8],rax
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0xb0],rax
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0xb8],rax
	movaps xmm0,XMMWORD PTR [rsp+0x1c0]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x180]
	movaps xmm1,XMMWORD PTR [rsp+0x190]
	movaps xmm2,XMMWORD PTR [rsp+0x1a0]
	movaps xmm3,XMMWORD PTR [rsp+0x1b0]
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	cmp    BYTE PTR [rsp+0x68],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rcx,QWORD PTR [rsp+0x20]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0x1181>
	lea    rdi,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	mov    rax,QWORD PTR [rsp+rcx*8+0x20]
	shl    rdi,0x4
	movups xmm0,XMMWORD PTR [rsp+rdi*1+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0x1191>
	mov    rcx,QWORD PTR [rsp+0x28]
	movups xmm0,XMMWORD PTR [rsp+0x148]
	movaps XMMWORD PTR [rsp+0x70],xmm0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x119e>
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0xf8],rax
	mov    rcx,0xffffffffffffffff
	cmp    BYTE PTR [rsp+0x218],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xbe3>
	mov    rdi,QWORD PTR [rsp+0x1d0]
	cmp    rdi,0x1
	mov    rsi,rdi
	adc    rsi,0xffffffffffffffff
	cmp    rdi,0x2
	jae    <_ZN9shapewise4view8relayout8relayout+0xcc9>
	mov    rax,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x258],rcx
	mov    QWORD PTR [rsp+0x98],rax
	movaps xmm0,XMMWORD PTR [rsp+0x210]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x1d0]
	movaps xmm1,XMMWORD PTR [rsp+0x1e0]
	movaps xmm2,XMMWORD PTR [rsp+0x1f0]
	movaps xmm3,XMMWORD PTR [rsp+0x200]
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	lea    rax,[rsp+0x258]
	mov    QWORD PTR [rsp+0xa0],rax
	lea    rax,[rsp+0x98]
	mov    QWORD PTR [rsp+0xa8],rax
	lea    rax,[rsp+0xe0]
	mov    QWORD PTR [rsp+0xb0],rax
	cmp    BYTE PTR [rsp+0x68],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rcx,QWORD PTR [rsp+0x20]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0xe04>
	lea    rdi,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	mov    rax,QWORD PTR [rsp+rcx*8+0x20]
	shl    rdi,0x4
	movups xmm0,XMMWORD PTR [rsp+rdi*1+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0xe14>
	mov    rcx,QWORD PTR [rsp+0x28]
	movups xmm0,XMMWORD PTR [rsp+0x1e8]
	movaps XMMWORD PTR [rsp+0x70],xmm0
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe21>
	lea    rdx,[rsp+0x1e8]
	cmp    rdi,0x1
	mov    r8d,0x1
	cmovb  r8,rdi
	mov    rax,r8
	not    rax
	add    rax,rdi
	shl    rdi,0x4
	shl    r8d,0x4
	sub    rdi,r8
	lea    r8,[rsp+0x1d0]
	add    r8,rdi
	add    r8,0x10
	mov    rdi,rsi
	jmp    <_ZN9shapewise4view8relayout8relayout+0xd1d>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rdi,r10
	add    r8,0xfffffffffffffff0
	add    rax,0xffffffffffffffff
	jae    <_ZN9shapewise4view8relayout8relayout+0xd63>
	cmp    rsi,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x12e3>
	mov    r10,QWORD PTR [r8]
	mov    r9,r10
	neg    r9
	cmovs  r9,r10
	jae    <_ZN9shapewise4view8relayout8relayout+0xd13>
	cmp    rdi,0x2
	jae    <_ZN9shapewise4view8relayout8relayout+0x12f8>
	mov    r10,rdi
	shl    r10,0x4
	mov    r10,QWORD PTR [rdx+r10*1+0x8]
	mov    r11,r10
	neg    r11
	cmovs  r11,r10
	mov    r10,rax
	cmp    r9,r11
	jb     <_ZN9shapewise4view8relayout8relayout+0xd10>
	mov    r10,rdi
	jmp    <_ZN9shapewise4view8relayout8relayout+0xd10>
	mov    rax,0xffffffffffffffff
	cmp    rdi,rsi
	jae    <_ZN9shapewise4view8relayout8relayout+0xbea>
	cmp    rdi,0x1
	ja     <_ZN9shapewise4view8relayout8relayout+0x131b>
	mov    r8,QWORD PTR [rsp+rdi*8+0x1d8]
	mov    rax,rdi
	shl    rax,0x4
	movups xmm0,XMMWORD PTR [rdx+rax*1]
	movaps XMMWORD PTR [rsp+0x20],xmm0
	lea    rax,[rdi+0x1]
	cmp    rax,rsi
	jae    <_ZN9shapewise4view8relayout8relayout+0xdc7>
	test   rdi,rdi
	jne    <_ZN9shapewise4view8relayout8relayout+0x133a>
	mov    rax,QWORD PTR [rsp+0x1e0]
	movups xmm0,XMMWORD PTR [rsp+0x1f8]
	movups XMMWORD PTR [rdx],xmm0
	mov    QWORD PTR [rsp+0x1d8],rax
	mov    edi,0x1
	mov    QWORD PTR [rsp+rdi*8+0x1d8],r8
	shl    rdi,0x4
	movaps xmm0,XMMWORD PTR [rsp+0x20]
	movups XMMWORD PTR [rdx+rdi*1],xmm0
	test   r8,r8
	je     <_ZN9shapewise4view8relayout8relayout+0x132d>
	cmp    r8,0x10
	mov    ecx,0x10
	cmovae r8,rcx
	mov    ax,0x100
	xor    edx,edx
	div    r8w
	movzx  eax,ax
	jmp    <_ZN9shapewise4view8relayout8relayout+0xbea>
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    eax,0x1
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x70],xmm0
	mov    ecx,0x1
	movaps xmm0,XMMWORD PTR [rsp+0x70]
	movaps XMMWORD PTR [rsp+0x130],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0x140],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x80]
	movaps XMMWORD PTR [rsp+0x150],xmm0
	mov    QWORD PTR [rsp+0x160],rax
	mov    QWORD PTR [rsp+0x168],rcx
	lea    rdi,[rsp+0xa0]
	lea    rsi,[rsp+0x130]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$>
	add    rsp,0x2b8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rcx,QWORD PTR [rsp+0x120]
	mov    QWORD PTR [rsp+0x2a0],rcx
	movaps xmm0,XMMWORD PTR [rsp+0xe0]
	movaps xmm1,XMMWORD PTR [rsp+0xf0]
	movaps xmm2,XMMWORD PTR [rsp+0x100]
	movaps xmm3,XMMWORD PTR [rsp+0x110]
	movaps XMMWORD PTR [rsp+0x290],xmm3
	movaps XMMWORD PTR [rsp+0x280],xmm2
	movaps XMMWORD PTR [rsp+0x270],xmm1
	movaps XMMWORD PTR [rsp+0x260],xmm0
	mov    BYTE PTR [rsp+0x2a8],al
	mov    eax,DWORD PTR [rsp+0x70]
	mov    ecx,DWORD PTR [rsp+0x73]
	mov    DWORD PTR [rsp+0x2a9],eax
	mov    DWORD PTR [rsp+0x2ac],ecx
	xor    r9d,r9d
	mov    rcx,QWORD PTR [rsp]
	cmp    rcx,0x100001
	setb   r9b
	lea    r8,[rsp+0x260]
	mov    rdi,QWORD PTR [rsp+0x10]
	mov    rsi,QWORD PTR [rsp+0x8]
	mov    rdx,QWORD PTR [rsp+0x18]
	call   <_ZN9shapewise4view8relayout6staged>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0xa8],rax
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0xb0],rax
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0xb8],rax
	movaps xmm0,XMMWORD PTR [rsp+0x1c0]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x180]
	movaps xmm1,XMMWORD PTR [rsp+0x190]
	movaps xmm2,XMMWORD PTR [rsp+0x1a0]
	movaps xmm3,XMMWORD PTR [rsp+0x1b0]
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	cmp    BYTE PTR [rsp+0x68],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rcx,QWORD PTR [rsp+0x20]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0x11f2>
	lea    rdi,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	mov    rax,QWORD PTR [rsp+rcx*8+0x20]
	shl    rdi,0x4
	movups xmm0,XMMWORD PTR [rsp+rdi*1+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0x1202>
	mov    rcx,QWORD PTR [rsp+0x28]
	movups xmm0,XMMWORD PTR [rsp+0x148]
	movaps XMMWORD PTR [rsp+0x70],xmm0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x120f>
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0xa8],rax
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0xb0],rax
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0xb8],rax
	movaps xmm0,XMMWORD PTR [rsp+0x1c0]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x180]
	movaps xmm1,XMMWORD PTR [rsp+0x190]
	movaps xmm2,XMMWORD PTR [rsp+0x1a0]
	movaps xmm3,XMMWORD PTR [rsp+0x1b0]
	movaps XMMWORD PTR [rsp+0x50],xmm3
	movaps XMMWORD PTR [rsp+0x40],xmm2
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	cmp    BYTE PTR [rsp+0x68],0x0
	jne    <_ZN9shapewise4view8relayout8relayout+0xe70>
	mov    rcx,QWORD PTR [rsp+0x20]
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout8relayout+0x1263>
	lea    rdi,[rcx-0x1]
	cmp    rcx,0x3
	jae    <_ZN9shapewise4view8relayout8relayout+0x1354>
	mov    rax,QWORD PTR [rsp+rcx*8+0x20]
	shl    rdi,0x4
	movups xmm0,XMMWORD PTR [rsp+rdi*1+0x38]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	cmp    rcx,0x1
	je     <_ZN9shapewise4view8relayout8relayout+0x1273>
	mov    rcx,QWORD PTR [rsp+0x28]
	movups xmm0,XMMWORD PTR [rsp+0x148]
	movaps XMMWORD PTR [rsp+0x70],xmm0
	jmp    <_ZN9shapewise4view8relayout8relayout+0x1280>
	lea    rcx,[rip+0x7c6bb]        # <__frame_dummy_init_array_entry+0x3f18>
	xor    edi,edi
	mov    rsi,r13
	mov    rdx,r14
	call   QWORD PTR [rip+0x809ad]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c41e]        # <__frame_dummy_init_array_entry+0x3c90>
	xor    edi,edi
	call   QWORD PTR [rip+0x8099e]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c46f]        # <__frame_dummy_init_array_entry+0x3cf0>
	xor    edi,edi
	call   QWORD PTR [rip+0x8098f]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c418]        # <__frame_dummy_init_array_entry+0x3ca8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x80977]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c460]        # <__frame_dummy_init_array_entry+0x3d08>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x80962]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c41b]        # <__frame_dummy_init_array_entry+0x3cd8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8094b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c65c]        # <__frame_dummy_init_array_entry+0x3f30>
	mov    rdi,r12
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x80933]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c614]        # <__frame_dummy_init_array_entry+0x3f00>
	mov    rdi,rbx
	mov    rdx,QWORD PTR [rsp]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8091c]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7c5e5]        # <__frame_dummy_init_array_entry+0x3ee8>
	xor    edi,edi
	mov    rsi,r13
	mov    rdx,rbp
	call   QWORD PTR [rip+0x80907]        # <_DYNAMIC+0x3a8>
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    eax,0x1
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x70],xmm0
	mov    ecx,0x1
	movaps xmm0,XMMWORD PTR [rsp+0x70]
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0xf0],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x80]
	movaps XMMWORD PTR [rsp+0x100],xmm0
	mov    QWORD PTR [rsp+0x110],rax
	mov    QWORD PTR [rsp+0x118],rcx
	lea    rdi,[rsp+0xa0]
	lea    rsi,[rsp+0xe0]
	call   <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    eax,0x1
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x70],xmm0
	mov    ecx,0x1
	movaps xmm0,XMMWORD PTR [rsp+0x70]
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0xf0],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x80]
	movaps XMMWORD PTR [rsp+0x100],xmm0
	mov    QWORD PTR [rsp+0x110],rax
	mov    QWORD PTR [rsp+0x118],rcx
	lea    rdi,[rsp+0xa0]
	lea    rsi,[rsp+0xe0]
	call   <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    eax,0x1
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x70],xmm0
	mov    ecx,0x1
	movaps xmm0,XMMWORD PTR [rsp+0x70]
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0xf0],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x80]
	movaps XMMWORD PTR [rsp+0x100],xmm0
	mov    QWORD PTR [rsp+0x110],rax
	mov    QWORD PTR [rsp+0x118],rcx
	lea    rdi,[rsp+0xa0]
	lea    rsi,[rsp+0xe0]
	call   <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>
	jmp    <_ZN9shapewise4view8relayout8relayout+0xe70>
	lea    rcx,[rip+0x7c255]        # <__frame_dummy_init_array_entry+0x3cc0>
	xor    edi,edi
	call   QWORD PTR [rip+0x807a5]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x7c546]        # <__frame_dummy_init_array_entry+0x3fc0>
	mov    esi,0x2
	mov    rdi,rax
	call   QWORD PTR [rip+0x80690]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x7c549]        # <__frame_dummy_init_array_entry+0x3fd8>
	mov    esi,0x2
	call   QWORD PTR [rip+0x8067e]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x7c1d7]        # <__frame_dummy_init_array_entry+0x3c78>
	mov    rsi,QWORD PTR [rsp]
	call   QWORD PTR [rip+0x8066d]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x7c4c6]        # <__frame_dummy_init_array_entry+0x3f78>
	mov    esi,0x2
	call   QWORD PTR [rip+0x8065b]        # <_DYNAMIC+0x2a8>
	lea    rdi,[rip+0x7c4cc]        # <__frame_dummy_init_array_entry+0x3f90>
	call   QWORD PTR [rip+0x808f6]        # <_DYNAMIC+0x550>
	lea    rdx,[rip+0x7c4d7]        # <__frame_dummy_init_array_entry+0x3fa8>
	mov    edi,0x2
	mov    esi,0x2
	call   QWORD PTR [rip+0x80637]        # <_DYNAMIC+0x2a8>
	dec    rdi
	lea    rdx,[rip+0x7bc2d]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x2
	call   QWORD PTR [rip+0x80622]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x1c8
	mov    rax,QWORD PTR [rsi+0x38]
	test   rax,rax
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xde3>
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    QWORD PTR [rsp+0x50],rcx
	mov    r9,QWORD PTR [rsi+0x28]
	mov    rcx,QWORD PTR [rsi+0x30]
	mov    rdx,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp+0x90],rdx
	mov    rdx,QWORD PTR [rsi+0x10]
	mov    QWORD PTR [rsp+0x88],rdx
	mov    rdx,QWORD PTR [rdi]
	mov    r8,QWORD PTR [rdi+0x8]
	mov    QWORD PTR [rsp+0x168],r8
	mov    rdi,QWORD PTR [rdi+0x10]
	mov    QWORD PTR [rsp+0x18],rdi
	mov    rdi,QWORD PTR [rsi]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    QWORD PTR [rsp+0xd0],rdi
	lea    rdi,[rdi*4+0x0]
	mov    QWORD PTR [rsp+0xe8],rdi
	mov    QWORD PTR [rsp+0xc8],rsi
	lea    rsi,[rsi*4+0x0]
	mov    QWORD PTR [rsp+0xe0],rsi
	xor    esi,esi
	mov    QWORD PTR [rsp+0x110],rax
	mov    QWORD PTR [rsp+0x160],rcx
	mov    QWORD PTR [rsp+0x108],rdx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x111>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0xd0]
	mov    rdx,QWORD PTR [rsp+0x78]
	imul   rax,rdx
	add    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0xc8]
	imul   rax,rdx
	add    QWORD PTR [rsp+0x90],rax
	mov    rsi,QWORD PTR [rsp+0x118]
	add    rsi,rdx
	mov    rax,QWORD PTR [rsp+0x110]
	cmp    rsi,rax
	mov    rdx,QWORD PTR [rsp+0x108]
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xde3>
	mov    rdi,rax
	mov    QWORD PTR [rsp+0x118],rsi
	sub    rdi,rsi
	mov    rax,QWORD PTR [rdx]
	cmp    rax,rdi
	cmovb  rdi,rax
	mov    QWORD PTR [rsp+0x78],rdi
	test   rcx,rcx
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc0>
	mov    rax,QWORD PTR [rsp+0x90]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0x98],rax
	xor    eax,eax
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x19c>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x50]
	imul   rax,rsi
	add    QWORD PTR [rsp+0x98],rax
	mov    rax,r9
	imul   rax,rsi
	add    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x1b8]
	add    rax,rsi
	mov    rcx,QWORD PTR [rsp+0x160]
	cmp    rax,rcx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc0>
	mov    rsi,rcx
	mov    QWORD PTR [rsp+0x1b8],rax
	sub    rsi,rax
	mov    rax,QWORD PTR [rsp+0x168]
	mov    rax,QWORD PTR [rax]
	cmp    rax,rsi
	cmovb  rsi,rax
	cmp    QWORD PTR [rsp+0x78],0x0
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x160>
	mov    rbx,rsi
	sub    rbx,0x1
	setb   r8b
	mov    rcx,rbx
	movabs rdi,0x3fffffffffffffff
	and    rcx,rdi
	cmp    rcx,rsi
	mov    r14,rsi
	cmovb  r14,rcx
	lea    rax,[rbx+rbx*2]
	inc    rax
	movabs rdx,0xaaaaaaaaaaaaaaab
	mul    rdx
	mov    r15,rdx
	shr    r15,1
	cmp    r15,rsi
	cmovae r15,rsi
	lea    rax,[rbx*8+0x0]
	test   rax,rax
	sete   al
	or     al,r8b
	mov    BYTE PTR [rsp+0xf],al
	mov    r12,rbx
	movabs rax,0x7fffffffffffffff
	and    r12,rax
	cmp    r12,rsi
	cmovae r12,rsi
	mov    rdx,rbx
	imul   rdx,r9
	mov    rax,rdx
	neg    rax
	mov    rbp,r9
	sar    rbp,0x3f
	and    rbp,rax
	test   r9,r9
	cmovns rax,rdx
	mov    r10,QWORD PTR [rsp+0x98]
	lea    rdx,[r10+r12*1]
	shl    rdx,0x2
	mov    QWORD PTR [rsp+0x180],rdx
	movabs r8,0x1ffffffffffffffe
	lea    rdx,[rsi+r8*1]
	inc    r8
	and    r8,rdx
	cmp    rcx,r8
	cmovb  r8,rcx
	mov    r11,QWORD PTR [rsp+0xa0]
	lea    r13,[r11*4+0x0]
	lea    rcx,[r10+r8*1]
	shl    rcx,0x2
	mov    QWORD PTR [rsp+0x158],rcx
	lea    rcx,[r8*8+0x0]
	mov    rdx,r13
	sub    rdx,rcx
	mov    QWORD PTR [rsp+0x150],rdx
	lea    rcx,[r10+r15*1]
	shl    rcx,0x2
	mov    QWORD PTR [rsp+0x178],rcx
	lea    rcx,[r10+r14*1]
	shl    rcx,0x2
	mov    QWORD PTR [rsp+0x170],rcx
	mov    rcx,r14
	shl    rcx,0x4
	mov    QWORD PTR [rsp+0x198],rcx
	mov    ecx,r14d
	and    ecx,0x7
	mov    edx,0x8
	cmove  rcx,rdx
	mov    QWORD PTR [rsp+0xb8],r14
	sub    r14,rcx
	mov    QWORD PTR [rsp+0x1b0],r14
	mov    ecx,r15d
	and    ecx,0x7
	cmove  rcx,rdx
	mov    r14,r15
	sub    r14,rcx
	mov    QWORD PTR [rsp+0x1a8],r14
	mov    QWORD PTR [rsp+0x1a0],r8
	inc    r8
	add    rdi,0xfffffffffffffff9
	and    rdi,r8
	lea    r14,[rbx*8+0x4]
	lea    rcx,[rdi*8+0x0]
	mov    QWORD PTR [rsp+0xa8],r14
	sub    r14,rcx
	mov    QWORD PTR [rsp+0x130],r14
	mov    ecx,r12d
	and    ecx,0x7
	cmove  rcx,rdx
	mov    rdx,r12
	sub    rdx,rcx
	mov    QWORD PTR [rsp+0x148],rdx
	lea    rcx,[rsi*8+0x0]
	mov    rdx,r13
	sub    rdx,rcx
	mov    QWORD PTR [rsp+0xb0],r15
	lea    rcx,[r15*4+0x0]
	lea    rcx,[rcx+rcx*2]
	mov    QWORD PTR [rsp+0x190],rcx
	mov    QWORD PTR [rsp+0x140],r8
	and    r8,0xfffffffffffffff8
	neg    r8
	mov    QWORD PTR [rsp+0x128],r8
	add    rdx,0x4
	mov    QWORD PTR [rsp+0xd8],rdx
	lea    rcx,[rbx*4+0x0]
	mov    QWORD PTR [rsp+0x68],rcx
	lea    rcx,[rbx+rbx*1]
	mov    QWORD PTR [rsp+0x70],rcx
	lea    rcx,[rsi*4+0x0]
	mov    QWORD PTR [rsp+0xc0],rcx
	mov    QWORD PTR [rsp+0x38],rbx
	lea    rcx,[rbx+rbx*2]
	mov    QWORD PTR [rsp+0x60],rcx
	mov    QWORD PTR [rsp+0x58],r12
	lea    rcx,[r12*8+0x0]
	mov    QWORD PTR [rsp+0x188],rcx
	mov    QWORD PTR [rsp+0x138],rdi
	lea    rcx,[rdi*4+0x0]
	mov    QWORD PTR [rsp+0x120],rcx
	lea    r12,[r11*4+0x70]
	lea    rcx,[r10*4+0x0]
	mov    QWORD PTR [rsp+0x28],rcx
	lea    rcx,[r10*4+0x10]
	mov    QWORD PTR [rsp+0x20],rcx
	lea    rcx,[r11*4+0x20]
	mov    QWORD PTR [rsp+0x80],rcx
	lea    rcx,[r10*4+0xc]
	mov    QWORD PTR [rsp+0x48],rcx
	lea    rbx,[r11*4+0x18]
	lea    rdx,[r11*4+0x10]
	mov    QWORD PTR [rsp+0x40],r13
	mov    rdi,r13
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x30],rsi
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x519>
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf47>
	movss  xmm0,DWORD PTR [r12+rbx*4]
	mov    rcx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rsi*4-0x4],xmm0
	nop
	add    r10,QWORD PTR [rsp+0xd0]
	add    r11,QWORD PTR [rsp+0xc8]
	inc    r8
	mov    rdx,QWORD PTR [rsp+0xe0]
	mov    r12,QWORD PTR [rsp+0xf0]
	add    r12,rdx
	mov    rcx,QWORD PTR [rsp+0xe8]
	add    QWORD PTR [rsp+0x20],rcx
	add    rdi,rdx
	add    QWORD PTR [rsp+0x28],rcx
	add    QWORD PTR [rsp+0x80],rdx
	add    QWORD PTR [rsp+0x48],rcx
	mov    rbx,QWORD PTR [rsp+0x100]
	add    rbx,rdx
	add    QWORD PTR [rsp+0xd8],rdx
	mov    rcx,QWORD PTR [rsp+0xf8]
	add    rcx,rdx
	mov    rdx,rcx
	cmp    r8,QWORD PTR [rsp+0x78]
	mov    rsi,QWORD PTR [rsp+0x30]
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x160>
	mov    QWORD PTR [rsp+0xf8],rdx
	mov    QWORD PTR [rsp+0x100],rbx
	cmp    QWORD PTR [rsp+0x50],0x1
	mov    QWORD PTR [rsp+0xf0],r12
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x730>
	lea    rcx,[r9+0x2]
	cmp    rcx,0x6
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x730>
	mov    rdx,QWORD PTR [rsp+0xe8]
	imul   rdx,r8
	mov    r13,QWORD PTR [rsp+0xe0]
	imul   r13,r8
	lea    rbx,[rip+0xfffffffffff22546]        # <__abi_tag+0xde74>
	movsxd rcx,DWORD PTR [rbx+rcx*4]
	add    rcx,rbx
	jmp    rcx
	mov    rcx,QWORD PTR [rsp+0x18]
	mov    r14,QWORD PTR [rcx+0x8]
	mov    rbx,r14
	sub    rbx,r10
	mov    r12,QWORD PTR [rsp+0x70]
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe44>
	cmp    rsi,rbx
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdf5>
	mov    r15,QWORD PTR [rcx+0x18]
	mov    rbx,r11
	sub    rbx,r12
	mov    r14,r15
	sub    r14,rbx
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe86>
	cmp    r12,r14
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xedf>
	mov    r14,QWORD PTR [rcx]
	mov    r12,QWORD PTR [rcx+0x10]
	lea    r15,[r14+r10*4]
	cmp    BYTE PTR [rsp+0xf],0x0
	mov    QWORD PTR [rsp+0x10],r15
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x485>
	mov    rcx,QWORD PTR [rsp+0xa8]
	cmp    QWORD PTR [rsp+0x1a0],0x7
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x6d8>
	mov    rcx,QWORD PTR [rsp+0x40]
	add    rcx,r12
	add    rcx,r13
	add    rcx,0x4
	lea    r15,[r14+r10*4]
	cmp    r15,rcx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x634>
	mov    rcx,QWORD PTR [rsp+0x158]
	add    rcx,r14
	add    rdx,rcx
	add    rdx,0x4
	mov    rcx,QWORD PTR [rsp+0x150]
	add    rcx,r12
	add    r13,rcx
	mov    rcx,QWORD PTR [rsp+0xa8]
	lea    r15,[r14+r10*4]
	cmp    r13,rdx
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x6d8>
	mov    rcx,QWORD PTR [rsp+0x120]
	lea    rdx,[r14+r10*4]
	lea    r15,[rdx+rcx*1]
	add    r14,QWORD PTR [rsp+0x20]
	mov    r13,r12
	lea    rcx,[r12+rdi*1]
	xor    edx,edx
	mov    r12,QWORD PTR [rsp+0x128]
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rcx+rdx*8-0x18]
	movss  xmm1,DWORD PTR [rcx+rdx*8-0x10]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rcx+rdx*8-0x8]
	movss  xmm2,DWORD PTR [rcx+rdx*8]
	unpcklps xmm2,xmm0
	movlhps xmm2,xmm1
	movss  xmm0,DWORD PTR [rcx+rdx*8-0x38]
	movss  xmm1,DWORD PTR [rcx+rdx*8-0x30]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rcx+rdx*8-0x28]
	movss  xmm3,DWORD PTR [rcx+rdx*8-0x20]
	unpcklps xmm3,xmm0
	movlhps xmm3,xmm1
	movups XMMWORD PTR [r14-0x10],xmm2
	movups XMMWORD PTR [r14],xmm3
	add    r14,0x20
	add    rdx,0xfffffffffffffff8
	cmp    r12,rdx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x660>
	mov    rcx,QWORD PTR [rsp+0x130]
	mov    rdx,QWORD PTR [rsp+0x138]
	cmp    QWORD PTR [rsp+0x140],rdx
	mov    r12,r13
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x48e>
	mov    rdx,QWORD PTR [rsp+0xc0]
	mov    r14,QWORD PTR [rsp+0x10]
	add    rdx,r14
	mov    r14,QWORD PTR [rsp+0xd8]
	add    r14,r12
	add    r15,0x4
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r14+rcx*1]
	movss  DWORD PTR [r15-0x4],xmm0
	cmp    rcx,0xc
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x48e>
	add    rcx,0xfffffffffffffff8
	cmp    r15,rdx
	lea    r15,[r15+0x4]
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x700>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x48e>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+0x18]
	mov    r14,QWORD PTR [rcx+0x18]
	mov    r15,r11
	sub    r15,rbp
	mov    rbx,r14
	sub    rbx,r15
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe07>
	cmp    rax,rbx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe1d>
	mov    rdx,QWORD PTR [rcx+0x10]
	mov    r13,QWORD PTR [rcx]
	mov    rbx,QWORD PTR [rcx+0x8]
	cmp    QWORD PTR [rsp+0x50],0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x7d0>
	mov    r14,rbx
	sub    r14,r10
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe5a>
	cmp    rsi,r14
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe32>
	test   rsi,rsi
	mov    rsi,QWORD PTR [rsp+0xc0]
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x4a0>
	add    rdx,rdi
	add    r13,QWORD PTR [rsp+0x28]
	xor    ecx,ecx
	xor    r14d,r14d
	nop    WORD PTR [rax+rax*1+0x0]
	lea    rbx,[r14+rbp*1]
	cmp    rbx,rax
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf1d>
	movss  xmm0,DWORD PTR [rdx+r14*4]
	movss  DWORD PTR [r13+rcx*1+0x0],xmm0
	add    r14,r9
	add    rcx,0x4
	cmp    rsi,rcx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x7a0>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x4a0>
	nop    DWORD PTR [rax+rax*1+0x0]
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x4a0>
	add    rdx,rdi
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    r14,r10
	xor    r12d,r12d
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    r14,rbx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf0a>
	lea    r15,[r12+rbp*1]
	cmp    r15,rax
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xef4>
	movss  xmm0,DWORD PTR [rdx+r12*4]
	movss  DWORD PTR [r13+r14*4+0x0],xmm0
	add    r12,r9
	add    r14,QWORD PTR [rsp+0x50]
	dec    rcx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x7f0>
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x4a0>
	mov    rcx,QWORD PTR [rsp+0x18]
	mov    r14,QWORD PTR [rcx+0x8]
	mov    rbx,r14
	sub    rbx,r10
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe44>
	cmp    rsi,rbx
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdf5>
	mov    r14,QWORD PTR [rcx+0x18]
	mov    rbx,r14
	sub    rbx,r11
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe70>
	cmp    QWORD PTR [rsp+0x60],rbx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xeb3>
	mov    r15,QWORD PTR [rcx]
	mov    r14,QWORD PTR [rcx+0x10]
	lea    r12,[r15+r10*4]
	lea    rcx,[r14+r11*4]
	mov    QWORD PTR [rsp+0x10],rcx
	mov    rbx,QWORD PTR [rsp+0xb0]
	test   rbx,rbx
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb5f>
	cmp    rbx,0x8
	mov    rsi,QWORD PTR [rsp+0x1a8]
	jbe    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x8cc>
	mov    rcx,QWORD PTR [rsp+0x190]
	add    rcx,r14
	add    rcx,QWORD PTR [rsp+0x40]
	add    rcx,r13
	add    rcx,0xfffffffffffffff8
	cmp    r12,rcx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xa33>
	mov    rcx,QWORD PTR [rsp+0x178]
	add    rcx,r15
	add    rdx,rcx
	lea    rcx,[r14+r11*4]
	cmp    rcx,rdx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xa33>
	xor    esi,esi
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xaa1>
	mov    rcx,QWORD PTR [rsp+0x18]
	mov    r14,QWORD PTR [rcx+0x8]
	mov    rbx,r14
	sub    rbx,r10
	mov    r12,QWORD PTR [rsp+0x70]
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe44>
	cmp    rsi,rbx
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdf5>
	mov    r14,QWORD PTR [rcx+0x18]
	mov    rbx,r14
	sub    rbx,r11
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe70>
	cmp    r12,rbx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xeca>
	mov    r15,QWORD PTR [rcx]
	mov    r14,QWORD PTR [rcx+0x10]
	lea    rcx,[r15+r10*4]
	mov    QWORD PTR [rsp+0x10],rcx
	lea    rcx,[r14+r11*4]
	mov    QWORD PTR [rsp+0x1c0],rcx
	mov    rbx,QWORD PTR [rsp+0x58]
	test   rbx,rbx
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc6f>
	cmp    rbx,0x8
	jbe    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x97e>
	mov    rcx,QWORD PTR [rsp+0x188]
	add    rcx,r14
	add    rcx,QWORD PTR [rsp+0x40]
	add    rcx,r13
	add    rcx,0xfffffffffffffffc
	lea    rsi,[r15+r10*4]
	cmp    rsi,rcx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb72>
	mov    rcx,QWORD PTR [rsp+0x180]
	add    rcx,r15
	add    rdx,rcx
	lea    rcx,[r14+r11*4]
	cmp    rcx,rdx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb72>
	xor    edx,edx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xbc5>
	mov    rcx,QWORD PTR [rsp+0x18]
	mov    r14,QWORD PTR [rcx+0x8]
	mov    rbx,r14
	sub    rbx,r10
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe44>
	cmp    rsi,rbx
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdf5>
	mov    r14,QWORD PTR [rcx+0x18]
	mov    rbx,r14
	sub    rbx,r11
	jb     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe70>
	cmp    QWORD PTR [rsp+0x68],rbx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xe9c>
	mov    r15,QWORD PTR [rcx]
	mov    r14,QWORD PTR [rcx+0x10]
	lea    r12,[r15+r10*4]
	lea    rcx,[r14+r11*4]
	mov    QWORD PTR [rsp+0x10],rcx
	mov    rbx,QWORD PTR [rsp+0xb8]
	test   rbx,rbx
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdbf>
	cmp    rbx,0x8
	mov    rsi,QWORD PTR [rsp+0x1b0]
	jbe    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xa2c>
	mov    rcx,QWORD PTR [rsp+0x198]
	add    rcx,r14
	add    rcx,QWORD PTR [rsp+0x40]
	add    rcx,r13
	add    rcx,0xfffffffffffffff4
	cmp    r12,rcx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc8b>
	mov    rcx,QWORD PTR [rsp+0x170]
	add    rcx,r15
	add    rdx,rcx
	lea    rcx,[r14+r11*4]
	cmp    rcx,rdx
	jae    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc8b>
	xor    esi,esi
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xd01>
	lea    rcx,[r14+rdi*1]
	mov    rdx,QWORD PTR [rsp+0x20]
	add    rdx,r15
	xor    r13d,r13d
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rcx]
	movss  xmm1,DWORD PTR [rcx+0xc]
	unpcklps xmm0,xmm1
	movss  xmm1,DWORD PTR [rcx+0x18]
	movss  xmm2,DWORD PTR [rcx+0x24]
	unpcklps xmm1,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rcx+0x54]
	movss  xmm2,DWORD PTR [rcx+0x48]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rcx+0x3c]
	movss  xmm3,DWORD PTR [rcx+0x30]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rdx+r13*4-0x10],xmm0
	movups XMMWORD PTR [rdx+r13*4],xmm3
	add    r13,0x8
	add    rcx,0x60
	cmp    rsi,r13
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xa50>
	sub    ebx,esi
	mov    rdx,rsi
	and    ebx,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xae8>
	lea    rcx,[rsi+rsi*2]
	lea    rcx,[rdi+rcx*4]
	add    rcx,r14
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r12,[r15+rdx*1]
	lea    rbx,[rbx+rbx*2]
	xor    r13d,r13d
	mov    rdx,rsi
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [rcx+r13*4]
	movss  DWORD PTR [r12+rdx*4],xmm0
	inc    rdx
	add    r13,0x3
	cmp    rbx,r13
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xad0>
	mov    rbx,QWORD PTR [rsp+0xb0]
	sub    rsi,rbx
	cmp    rsi,0xfffffffffffffffc
	mov    rsi,QWORD PTR [rsp+0x30]
	lea    r12,[r15+r10*4]
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb5f>
	lea    rcx,[rdx+rdx*2]
	mov    r13,r12
	mov    r12,QWORD PTR [rsp+0x100]
	lea    rcx,[r12+rcx*4]
	mov    r12,r13
	add    r14,rcx
	add    r15,QWORD PTR [rsp+0x48]
	movss  xmm0,DWORD PTR [r14-0x18]
	movss  DWORD PTR [r15+rdx*4-0xc],xmm0
	movss  xmm0,DWORD PTR [r14-0xc]
	movss  DWORD PTR [r15+rdx*4-0x8],xmm0
	movss  xmm0,DWORD PTR [r14]
	movss  DWORD PTR [r15+rdx*4-0x4],xmm0
	movss  xmm0,DWORD PTR [r14+0xc]
	movss  DWORD PTR [r15+rdx*4],xmm0
	add    rdx,0x4
	add    r14,0x30
	cmp    rbx,rdx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb20>
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf33>
	mov    rcx,QWORD PTR [rsp+0x60]
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdcd>
	mov    rcx,QWORD PTR [rsp+0x80]
	add    rcx,r14
	mov    rdx,QWORD PTR [rsp+0x20]
	add    rdx,r15
	xor    ebx,ebx
	mov    rsi,QWORD PTR [rsp+0x148]
	nop
	movups xmm0,XMMWORD PTR [rcx+rbx*8-0x20]
	movups xmm1,XMMWORD PTR [rcx+rbx*8-0x10]
	shufps xmm0,xmm1,0x88
	movups xmm1,XMMWORD PTR [rcx+rbx*8]
	movups xmm2,XMMWORD PTR [rcx+rbx*8+0x10]
	shufps xmm1,xmm2,0x88
	movups XMMWORD PTR [rdx+rbx*4-0x10],xmm0
	movups XMMWORD PTR [rdx+rbx*4],xmm1
	add    rbx,0x8
	cmp    rsi,rbx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xb90>
	mov    rdx,rsi
	mov    rbx,QWORD PTR [rsp+0x58]
	mov    ecx,ebx
	sub    ecx,edx
	mov    r13,rdx
	and    ecx,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc05>
	lea    r12,[r14+rdi*1]
	mov    rsi,QWORD PTR [rsp+0x28]
	lea    rbx,[r15+rsi*1]
	add    ecx,ecx
	mov    r13,rdx
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r12+r13*8]
	movss  DWORD PTR [rbx+r13*4],xmm0
	inc    r13
	add    rcx,0xfffffffffffffffe
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xbf0>
	mov    rcx,QWORD PTR [rsp+0x58]
	sub    rdx,rcx
	cmp    rdx,0xfffffffffffffffc
	mov    rsi,QWORD PTR [rsp+0x30]
	mov    r12,QWORD PTR [rsp+0x70]
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc6f>
	add    r14,QWORD PTR [rsp+0xf8]
	add    r15,QWORD PTR [rsp+0x48]
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r14+r13*8-0x10]
	movss  DWORD PTR [r15+r13*4-0xc],xmm0
	movss  xmm0,DWORD PTR [r14+r13*8-0x8]
	movss  DWORD PTR [r15+r13*4-0x8],xmm0
	movss  xmm0,DWORD PTR [r14+r13*8]
	movss  DWORD PTR [r15+r13*4-0x4],xmm0
	movss  xmm0,DWORD PTR [r14+r13*8+0x8]
	movss  DWORD PTR [r15+r13*4],xmm0
	add    r13,0x4
	cmp    rcx,r13
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xc30>
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf33>
	mov    rcx,QWORD PTR [rsp+0x1c0]
	movss  xmm0,DWORD PTR [rcx+r12*4]
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x494>
	mov    rcx,QWORD PTR [rsp+0xf0]
	add    rcx,r14
	mov    rdx,QWORD PTR [rsp+0x20]
	add    rdx,r15
	xor    r13d,r13d
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rcx-0x70]
	movss  xmm1,DWORD PTR [rcx-0x60]
	unpcklps xmm0,xmm1
	movss  xmm1,DWORD PTR [rcx-0x50]
	movss  xmm2,DWORD PTR [rcx-0x40]
	unpcklps xmm1,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rcx]
	movss  xmm2,DWORD PTR [rcx-0x10]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rcx-0x20]
	movss  xmm3,DWORD PTR [rcx-0x30]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rdx+r13*4-0x10],xmm0
	movups XMMWORD PTR [rdx+r13*4],xmm3
	add    r13,0x8
	sub    rcx,0xffffffffffffff80
	cmp    rsi,r13
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xcb0>
	mov    ecx,ebx
	sub    ecx,esi
	mov    rdx,rsi
	and    ecx,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xd49>
	mov    r13,rsi
	shl    r13,0x4
	add    r13,rdi
	add    r13,r14
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r12,[r15+rdx*1]
	shl    ecx,0x4
	xor    ebx,ebx
	mov    rdx,rsi
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r13+rbx*1+0x0]
	movss  DWORD PTR [r12+rdx*4],xmm0
	inc    rdx
	add    rbx,0x10
	cmp    rcx,rbx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xd30>
	mov    rbx,QWORD PTR [rsp+0xb8]
	sub    rsi,rbx
	cmp    rsi,0xfffffffffffffffc
	mov    rsi,QWORD PTR [rsp+0x30]
	lea    r12,[r15+r10*4]
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xdbf>
	mov    rcx,rdx
	shl    rcx,0x4
	add    rcx,QWORD PTR [rsp+0x80]
	add    r14,rcx
	add    r15,QWORD PTR [rsp+0x48]
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r14-0x20]
	movss  DWORD PTR [r15+rdx*4-0xc],xmm0
	movss  xmm0,DWORD PTR [r14-0x10]
	movss  DWORD PTR [r15+rdx*4-0x8],xmm0
	movss  xmm0,DWORD PTR [r14]
	movss  DWORD PTR [r15+rdx*4-0x4],xmm0
	movss  xmm0,DWORD PTR [r14+0x10]
	movss  DWORD PTR [r15+rdx*4],xmm0
	add    rdx,0x4
	add    r14,0x40
	cmp    rbx,rdx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xd80>
	test   rsi,rsi
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0xf33>
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  xmm0,DWORD PTR [rdx+rcx*4]
	movss  DWORD PTR [r12+rsi*4-0x4],xmm0
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$11fold_across28_$u7b$$u7b$closure$u7d$$u7d$+0x4a0>
	add    rsp,0x1c8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x77234]        # <__frame_dummy_init_array_entry+0x3de0>
	xor    edi,edi
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b661]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x76ab2]        # <__frame_dummy_init_array_entry+0x3670>
	mov    rdi,r15
	mov    rsi,r14
	mov    rdx,r14
	call   QWORD PTR [rip+0x7b64b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x76a84]        # <__frame_dummy_init_array_entry+0x3658>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b636]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x76a9f]        # <__frame_dummy_init_array_entry+0x3688>
	xor    edi,edi
	mov    rdx,r14
	call   QWORD PTR [rip+0x7b624]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x771fd]        # <__frame_dummy_init_array_entry+0x3df8>
	mov    rdi,r10
	mov    rsi,r14
	mov    rdx,r14
	call   QWORD PTR [rip+0x7b60e]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x76a8f]        # <__frame_dummy_init_array_entry+0x36a0>
	mov    rdi,r10
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b5f8]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x771a1]        # <__frame_dummy_init_array_entry+0x3dc8>
	mov    rdi,r11
	mov    rsi,r14
	mov    rdx,r14
	call   QWORD PTR [rip+0x7b5e2]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x77203]        # <__frame_dummy_init_array_entry+0x3e40>
	mov    rdi,rbx
	mov    rsi,r15
	mov    rdx,r15
	call   QWORD PTR [rip+0x7b5cc]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x77145]        # <__frame_dummy_init_array_entry+0x3d98>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x68]
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b5b5]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7712e]        # <__frame_dummy_init_array_entry+0x3d98>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x60]
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b59e]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x77117]        # <__frame_dummy_init_array_entry+0x3d98>
	xor    edi,edi
	mov    rsi,r12
	mov    rdx,rbx
	call   QWORD PTR [rip+0x7b589]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7717a]        # <__frame_dummy_init_array_entry+0x3e10>
	xor    edi,edi
	mov    rsi,r12
	mov    rdx,r14
	call   QWORD PTR [rip+0x7b574]        # <_DYNAMIC+0x3a8>
	inc    rax
	lea    rdx,[rip+0x76a22]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,r15
	mov    rsi,rax
	call   QWORD PTR [rip+0x7b45e]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x769f7]        # <__frame_dummy_init_array_entry+0x36b8>
	mov    rdi,r14
	mov    rsi,rbx
	call   QWORD PTR [rip+0x7b44b]        # <_DYNAMIC+0x2a8>
	inc    rax
	lea    rdx,[rip+0x769f9]        # <__frame_dummy_init_array_entry+0x36d0>
	mov    rdi,rbx
	mov    rsi,rax
	call   QWORD PTR [rip+0x7b435]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x770c6]        # <__frame_dummy_init_array_entry+0x3db0>
	mov    rdi,QWORD PTR [rsp+0x38]
	xor    esi,esi
	call   QWORD PTR [rip+0x7b421]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x7712a]        # <__frame_dummy_init_array_entry+0x3e28>
	mov    rdi,QWORD PTR [rsp+0x38]
	xor    esi,esi
	call   QWORD PTR [rip+0x7b40d]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8relayout6staged>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	mov    r11,rsp
	sub    r11,0x12000
	sub    rsp,0x1000
	mov    QWORD PTR [rsp],0x0
	cmp    rsp,r11
	jne    <_ZN9shapewise4view8relayout6staged+0x14>
	sub    rsp,0x338
	test   rcx,rcx
	je     <_ZN9shapewise4view8relayout6staged+0x2129>
	mov    r13,r8
	mov    rbx,rcx
	mov    rbp,rsi
	mov    QWORD PTR [rsp+0xd8],rdi
	mov    DWORD PTR [rsp+0x54],r9d
	mov    QWORD PTR [rsp+0x48],rdx
	movss  xmm0,DWORD PTR [rdx]
	shufps xmm0,xmm0,0x0
	mov    eax,0x1f0
	movups XMMWORD PTR [rsp+rax*1+0x8148],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8158],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8168],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8178],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8188],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8198],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81a8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81b8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81c8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81d8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81e8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81f8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8208],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8218],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8228],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8238],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8248],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8258],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8268],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8278],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8288],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8298],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82a8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82b8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82c8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82d8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82e8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82f8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8308],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8318],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8328],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8338],xmm0
	add    rax,0x200
	cmp    rax,0x81f0
	jne    <_ZN9shapewise4view8relayout6staged+0x60>
	lea    rdi,[rsp+0x338]
	lea    rsi,[rsp+0x8338]
	mov    edx,0x8000
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	call   QWORD PTR [rip+0x89883]        # <memcpy@GLIBC_2.14>
	movaps xmm0,XMMWORD PTR [rsp+0xe0]
	mov    eax,0x1f0
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups XMMWORD PTR [rsp+rax*1+0x8148],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8158],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8168],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8178],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8188],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8198],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81a8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81b8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81c8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81d8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81e8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x81f8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8208],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8218],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8228],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8238],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8248],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8258],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8268],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8278],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8288],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8298],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82a8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82b8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82c8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82d8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82e8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x82f8],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8308],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8318],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8328],xmm0
	movups XMMWORD PTR [rsp+rax*1+0x8338],xmm0
	add    rax,0x200
	cmp    rax,0x21f0
	jne    <_ZN9shapewise4view8relayout6staged+0x1b0>
	lea    rdi,[rsp+0x10338]
	lea    rsi,[rsp+0x8338]
	mov    edx,0x2000
	call   QWORD PTR [rip+0x8973b]        # <memcpy@GLIBC_2.14>
	cmp    BYTE PTR [r13+0x48],0x0
	mov    r8,QWORD PTR [rsp+0x48]
	mov    rdx,QWORD PTR [rsp+0xd8]
	jne    <_ZN9shapewise4view8relayout6staged+0x2129>
	mov    rax,QWORD PTR [r13+0x0]
	mov    ecx,0x1
	mov    QWORD PTR [rsp+0x20],rcx
	test   rax,rax
	je     <_ZN9shapewise4view8relayout6staged+0x347>
	lea    rdi,[rax-0x1]
	cmp    rax,0x3
	jae    <_ZN9shapewise4view8relayout6staged+0x2216>
	mov    rsi,QWORD PTR [r13+rax*8+0x0]
	shl    rdi,0x4
	mov    r10,QWORD PTR [r13+rdi*1+0x18]
	mov    rcx,QWORD PTR [r13+rdi*1+0x20]
	mov    QWORD PTR [rsp+0x30],rcx
	cmp    rax,0x1
	je     <_ZN9shapewise4view8relayout6staged+0x358>
	mov    rax,QWORD PTR [r13+0x8]
	mov    QWORD PTR [rsp+0x20],rax
	mov    r15,QWORD PTR [r13+0x18]
	mov    rcx,QWORD PTR [r13+0x20]
	jmp    <_ZN9shapewise4view8relayout6staged+0x35d>
	xor    r10d,r10d
	mov    esi,0x1
	mov    QWORD PTR [rsp+0x30],0x0
	xor    ecx,ecx
	xor    r15d,r15d
	mov    rax,r10
	xor    rax,0x1
	mov    QWORD PTR [rsp+0x98],rcx
	xor    rcx,0x1
	or     rcx,rax
	sete   r9b
	test   rsi,rsi
	je     <_ZN9shapewise4view8relayout6staged+0x2129>
	mov    rax,QWORD PTR [rsp+0x20]
	test   rax,rax
	je     <_ZN9shapewise4view8relayout6staged+0x20fd>
	and    r9b,BYTE PTR [rsp+0x54]
	xor    r9b,0x1
	mov    rdi,QWORD PTR [r13+0x38]
	mov    r13,QWORD PTR [r13+0x40]
	lea    rax,[r8+0x4]
	mov    QWORD PTR [rsp+0xc0],rax
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rcx,[rax*4+0x0]
	lea    r14,[rax*8+0x0]
	mov    QWORD PTR [rsp+0x118],r14
	add    rax,rax
	mov    QWORD PTR [rsp+0xe0],rax
	lea    r12,[rsp+0x104f8]
	lea    r14,[rdx+0xf0]
	lea    rax,[r8-0xc]
	mov    QWORD PTR [rsp+0xf0],rax
	xor    r11d,r11d
	mov    QWORD PTR [rsp+0xb0],rsi
	mov    QWORD PTR [rsp+0x78],r10
	mov    QWORD PTR [rsp+0x88],rcx
	mov    QWORD PTR [rsp+0x28],rbx
	mov    QWORD PTR [rsp+0x80],rbp
	mov    BYTE PTR [rsp+0x7],r9b
	mov    QWORD PTR [rsp+0x40],rdi
	mov    QWORD PTR [rsp+0xa8],r13
	mov    r8,rsi
	sub    r8,r11
	cmp    r8,0x40
	mov    eax,0x40
	cmovb  rax,r8
	mov    rdx,r11
	mov    rcx,QWORD PTR [rsp+0x30]
	imul   rdx,rcx
	add    rdx,r13
	mov    r9,r11
	imul   r9,r10
	add    r9,rdi
	mov    r13d,eax
	shl    r13d,0x9
	lea    rdi,[rsp+r13*1]
	add    rdi,0x338
	mov    QWORD PTR [rsp+0xd0],rdi
	mov    edi,eax
	and    edi,0x38
	mov    ecx,eax
	and    ecx,0x7
	mov    QWORD PTR [rsp+0x18],rcx
	mov    QWORD PTR [rsp+0x90],rax
	shr    eax,0x3
	mov    QWORD PTR [rsp+0x130],rax
	mov    rax,rdi
	mov    QWORD PTR [rsp+0x10],rdi
	shl    eax,0x9
	add    rax,rsp
	add    rax,0x338
	mov    QWORD PTR [rsp+0x8],rax
	lea    rax,[rsp+0x138]
	add    rax,r13
	mov    QWORD PTR [rsp+0x100],rax
	mov    QWORD PTR [rsp+0xc8],r13
	lea    rax,[r13-0x200]
	shr    rax,0x9
	imul   rax,QWORD PTR [rsp+0x88]
	add    rax,QWORD PTR [rsp+0xc0]
	mov    QWORD PTR [rsp+0xf8],rax
	mov    rdi,r9
	mov    r9,rdx
	lea    rax,[r11+0x1]
	imul   rax,QWORD PTR [rsp+0x30]
	add    rax,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x120],rax
	xor    r13d,r13d
	mov    QWORD PTR [rsp+0xb8],r11
	mov    rdx,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x70],r8
	mov    QWORD PTR [rsp+0x128],r9
	mov    QWORD PTR [rsp+0x58],rdi
	cmp    r8,0x40
	setb   cl
	cmp    r10,0x1
	sete   r8b
	sub    rdx,r13
	mov    rax,r13
	imul   rax,QWORD PTR [rsp+0x98]
	lea    rbp,[r9+rax*1]
	mov    QWORD PTR [rsp+0x60],r13
	imul   r13,r15
	add    r13,rdi
	cmp    rdx,0x80
	mov    edi,0x80
	cmovae rdx,rdi
	mov    QWORD PTR [rsp+0x38],rdx
	setb   dl
	or     dl,cl
	mov    ecx,edx
	or     cl,BYTE PTR [rsp+0x7]
	test   cl,0x1
	je     <_ZN9shapewise4view8relayout6staged+0x646>
	mov    BYTE PTR [rsp+0x5],dl
	mov    BYTE PTR [rsp+0x6],r8b
	cmp    rsi,r11
	mov    rcx,QWORD PTR [rsp+0xc0]
	mov    r10,QWORD PTR [rsp+0x88]
	je     <_ZN9shapewise4view8relayout6staged+0xe42>
	mov    rax,QWORD PTR [rsp+0x38]
	lea    r8,[rax*4+0x0]
	mov    rax,QWORD PTR [rsp+0x98]
	cmp    rax,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x68],r8
	je     <_ZN9shapewise4view8relayout6staged+0xc27>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view8relayout6staged+0xdc4>
	mov    rdx,QWORD PTR [rsp+0x28]
	sub    rdx,rbp
	xor    ebx,ebx
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rbp,QWORD PTR [rsp+0x28]
	ja     <_ZN9shapewise4view8relayout6staged+0x21b8>
	cmp    QWORD PTR [rsp+0x38],rdx
	ja     <_ZN9shapewise4view8relayout6staged+0x218d>
	lea    rdi,[rsp+rbx*1]
	add    rdi,0x338
	mov    rax,QWORD PTR [rsp+0x48]
	lea    rsi,[rax+rbp*4]
	mov    QWORD PTR [rsp+0xa0],rdx
	mov    rdx,QWORD PTR [rsp+0x68]
	call   QWORD PTR [rip+0x893fb]        # <memcpy@GLIBC_2.14>
	mov    rdx,QWORD PTR [rsp+0xa0]
	mov    rax,QWORD PTR [rsp+0x30]
	add    rbp,rax
	add    rbx,0x200
	sub    rdx,rax
	cmp    QWORD PTR [rsp+0xc8],rbx
	jne    <_ZN9shapewise4view8relayout6staged+0x5e0>
	jmp    <_ZN9shapewise4view8relayout6staged+0xe42>
	add    rax,QWORD PTR [rsp+0x120]
	mov    rdi,QWORD PTR [rsp+0x48]
	lea    rcx,[rdi+rax*4]
	mov    rdx,rax
	neg    rdx
	mov    rsi,rbp
	neg    rsi
	lea    rdi,[rdi+rbp*4]
	mov    r8d,0x1
	xor    r9d,r9d
	mov    r11,QWORD PTR [rsp+0x118]
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rbp,rbx
	ja     <_ZN9shapewise4view8relayout6staged+0x2168>
	lea    r10,[rbx+rsi*1]
	cmp    r10,0x80
	lea    r10,[rsp+r9*1+0x338]
	cmovae r10,rdi
	mov    QWORD PTR [rsp+r8*8+0x8330],r10
	cmp    rax,rbx
	ja     <_ZN9shapewise4view8relayout6staged+0x2165>
	lea    r10,[rbx+rdx*1]
	cmp    r10,0x80
	lea    r10,[rsp+r9*1+0x538]
	cmovae r10,rcx
	mov    QWORD PTR [rsp+r8*8+0x8338],r10
	add    rcx,r11
	mov    r10,QWORD PTR [rsp+0xe0]
	sub    rdx,r10
	add    rax,r10
	add    r9,0x400
	add    r8,0x2
	add    rbp,r10
	sub    rsi,r10
	add    rdi,r11
	cmp    r9,0x8000
	jne    <_ZN9shapewise4view8relayout6staged+0x680>
	mov    edx,0x200
	lea    rdi,[rsp+0x138]
	lea    rsi,[rsp+0x8338]
	call   QWORD PTR [rip+0x892ff]        # <memcpy@GLIBC_2.14>
	mov    r10,QWORD PTR [rsp+0x78]
	xor    eax,eax
	mov    rbp,QWORD PTR [rsp+0x80]
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,r12
	xor    edx,edx
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*1+0x150]
	mov    rdi,QWORD PTR [rsp+rdx*1+0x148]
	mov    r8,QWORD PTR [rsp+rdx*1+0x138]
	mov    r9,QWORD PTR [rsp+rdx*1+0x140]
	movups xmm0,XMMWORD PTR [r8+rax*4]
	movups xmm1,XMMWORD PTR [r9+rax*4]
	movups xmm2,XMMWORD PTR [rdi+rax*4]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x190],xmm1
	movups XMMWORD PTR [rcx-0x1a0],xmm6
	movups XMMWORD PTR [rcx-0x1b0],xmm4
	movups XMMWORD PTR [rcx-0x1c0],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x10]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x10]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x10]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x10]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x150],xmm1
	movups XMMWORD PTR [rcx-0x160],xmm8
	movups XMMWORD PTR [rcx-0x170],xmm7
	movups XMMWORD PTR [rcx-0x180],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x20]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x20]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x20]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x110],xmm1
	movups XMMWORD PTR [rcx-0x120],xmm6
	movups XMMWORD PTR [rcx-0x130],xmm4
	movups XMMWORD PTR [rcx-0x140],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x30]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x30]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x30]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x30]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0xd0],xmm1
	movups XMMWORD PTR [rcx-0xe0],xmm8
	movups XMMWORD PTR [rcx-0xf0],xmm7
	movups XMMWORD PTR [rcx-0x100],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x40]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x40]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x40]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x40]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x90],xmm1
	movups XMMWORD PTR [rcx-0xa0],xmm6
	movups XMMWORD PTR [rcx-0xb0],xmm4
	movups XMMWORD PTR [rcx-0xc0],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x50]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x50]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x50]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x50]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x50],xmm1
	movups XMMWORD PTR [rcx-0x60],xmm8
	movups XMMWORD PTR [rcx-0x70],xmm7
	movups XMMWORD PTR [rcx-0x80],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x60]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x60]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x60]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x60]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x10],xmm1
	movups XMMWORD PTR [rcx-0x20],xmm6
	movups XMMWORD PTR [rcx-0x30],xmm4
	movups XMMWORD PTR [rcx-0x40],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x70]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x70]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x70]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x70]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx+0x30],xmm1
	movups XMMWORD PTR [rcx+0x20],xmm8
	movups XMMWORD PTR [rcx+0x10],xmm7
	movups XMMWORD PTR [rcx],xmm5
	add    rdx,0x20
	add    rcx,0x200
	cmp    rdx,0x200
	jne    <_ZN9shapewise4view8relayout6staged+0x740>
	mov    rdx,rbp
	sub    rdx,r13
	mov    rcx,0xffffffffffffff80
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r13,rbp
	ja     <_ZN9shapewise4view8relayout6staged+0x213b>
	cmp    rdx,0x40
	jb     <_ZN9shapewise4view8relayout6staged+0x2151>
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x40]
	movups XMMWORD PTR [r14+r13*4-0xf0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x240]
	movups XMMWORD PTR [r14+r13*4-0xe0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x440]
	movups XMMWORD PTR [r14+r13*4-0xd0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x640]
	movups XMMWORD PTR [r14+r13*4-0xc0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x840]
	movups XMMWORD PTR [r14+r13*4-0xb0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xa40]
	movups XMMWORD PTR [r14+r13*4-0xa0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xc40]
	movups XMMWORD PTR [r14+r13*4-0x90],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xe40]
	movups XMMWORD PTR [r14+r13*4-0x80],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1040]
	movups XMMWORD PTR [r14+r13*4-0x70],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1240]
	movups XMMWORD PTR [r14+r13*4-0x60],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1440]
	movups XMMWORD PTR [r14+r13*4-0x50],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1640]
	movups XMMWORD PTR [r14+r13*4-0x40],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1840]
	movups XMMWORD PTR [r14+r13*4-0x30],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1a40]
	movups XMMWORD PTR [r14+r13*4-0x20],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1c40]
	movups XMMWORD PTR [r14+r13*4-0x10],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1e40]
	movups XMMWORD PTR [r14+r13*4],xmm0
	add    r13,r15
	sub    rdx,r15
	add    rcx,0x4
	jne    <_ZN9shapewise4view8relayout6staged+0xaf0>
	cmp    rax,0x60
	lea    rax,[rax+0x20]
	jne    <_ZN9shapewise4view8relayout6staged+0x730>
	jmp    <_ZN9shapewise4view8relayout6staged+0x1762>
	test   r10,r10
	sets   al
	mov    rdx,QWORD PTR [rsp+0x100]
	add    rdx,r8
	lea    rsi,[rcx+rbp*4]
	sub    rsi,r8
	mov    rcx,QWORD PTR [rsp+0xf8]
	lea    rdi,[rcx+rbp*4]
	add    r8,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0xa0],r8
	shr    r8,0x2
	inc    r8
	lea    r9,[rsp+0x338]
	cmp    r9,rdi
	setb   dil
	cmp    rsi,rdx
	setb   cl
	and    cl,dil
	or     cl,al
	mov    QWORD PTR [rsp+0x110],r8
	and    r8,0xfffffffffffffff8
	lea    rax,[r8*4+0x0]
	neg    rax
	mov    QWORD PTR [rsp+0x108],rax
	mov    rax,QWORD PTR [rsp+0xf0]
	lea    r11,[rax+rbp*4]
	jmp    <_ZN9shapewise4view8relayout6staged+0xccd>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	add    r9,0x200
	add    rbp,QWORD PTR [rsp+0x30]
	add    r11,r10
	cmp    r9,QWORD PTR [rsp+0xd0]
	je     <_ZN9shapewise4view8relayout6staged+0xe42>
	mov    rdi,rbp
	mov    rsi,QWORD PTR [rsp+0x38]
	sub    rdi,rsi
	inc    rdi
	mov    rax,QWORD PTR [rsp+0x28]
	mov    rdx,rax
	sub    rdx,rdi
	jb     <_ZN9shapewise4view8relayout6staged+0x21d0>
	cmp    rsi,rdx
	ja     <_ZN9shapewise4view8relayout6staged+0x217e>
	mov    rax,QWORD PTR [rsp+0x60]
	cmp    QWORD PTR [rsp+0x20],rax
	je     <_ZN9shapewise4view8relayout6staged+0xcb0>
	mov    rax,QWORD PTR [rsp+0x48]
	lea    rdx,[rax+rdi*4]
	cmp    QWORD PTR [rsp+0xa0],0x1c
	setb   al
	mov    rsi,QWORD PTR [rsp+0x68]
	lea    rdi,[rdx+rsi*1]
	or     al,cl
	test   al,0x1
	je     <_ZN9shapewise4view8relayout6staged+0xd2a>
	mov    rbx,r9
	jmp    <_ZN9shapewise4view8relayout6staged+0xd8d>
	add    rdi,QWORD PTR [rsp+0x108]
	lea    rax,[r8*4+0x0]
	lea    rbx,[r9+rax*1]
	mov    rax,r11
	xor    r10d,r10d
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [rax-0x10]
	movups xmm1,XMMWORD PTR [rax]
	shufps xmm1,xmm1,0x1b
	shufps xmm0,xmm0,0x1b
	movups XMMWORD PTR [r9+r10*4],xmm1
	movups XMMWORD PTR [r9+r10*4+0x10],xmm0
	add    r10,0x8
	add    rax,0xffffffffffffffe0
	cmp    r8,r10
	jne    <_ZN9shapewise4view8relayout6staged+0xd50>
	cmp    QWORD PTR [rsp+0x110],r8
	mov    r10,QWORD PTR [rsp+0x88]
	je     <_ZN9shapewise4view8relayout6staged+0xcb0>
	mov    rax,QWORD PTR [rsp+0x68]
	add    rax,r9
	add    rdi,0xfffffffffffffffc
	add    rbx,0x4
	nop    DWORD PTR [rax]
	movss  xmm0,DWORD PTR [rdi]
	movss  DWORD PTR [rbx-0x4],xmm0
	cmp    rbx,rax
	je     <_ZN9shapewise4view8relayout6staged+0xcb0>
	add    rbx,0x4
	cmp    rdi,rdx
	lea    rdi,[rdi-0x4]
	jne    <_ZN9shapewise4view8relayout6staged+0xda0>
	jmp    <_ZN9shapewise4view8relayout6staged+0xcb0>
	mov    rax,QWORD PTR [rsp+0x60]
	cmp    QWORD PTR [rsp+0x20],rax
	je     <_ZN9shapewise4view8relayout6staged+0xe42>
	lea    rax,[rsp+0x338]
	nop    DWORD PTR [rax+rax*1+0x0]
	lea    rcx,[rax+0x200]
	mov    rdi,rbp
	xor    edx,edx
	mov    rsi,QWORD PTR [rsp+0x28]
	mov    r8,QWORD PTR [rsp+0x48]
	mov    r9,QWORD PTR [rsp+0x98]
	mov    r11,QWORD PTR [rsp+0x68]
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	jae    <_ZN9shapewise4view8relayout6staged+0x21f9>
	movss  xmm0,DWORD PTR [r8+rdi*4]
	movss  DWORD PTR [rax+rdx*1],xmm0
	add    rdx,0x4
	add    rdi,r9
	cmp    r11,rdx
	jne    <_ZN9shapewise4view8relayout6staged+0xe10>
	add    rbp,QWORD PTR [rsp+0x30]
	mov    rax,rcx
	cmp    rcx,QWORD PTR [rsp+0xd0]
	jne    <_ZN9shapewise4view8relayout6staged+0xde0>
	movzx  eax,BYTE PTR [rsp+0x5]
	not    al
	and    al,BYTE PTR [rsp+0x6]
	test   BYTE PTR [rsp+0x54],al
	je     <_ZN9shapewise4view8relayout6staged+0x1773>
	lea    rax,[rsp+0x338]
	mov    QWORD PTR [rsp+0x8338],rax
	lea    rax,[rsp+0x538]
	mov    QWORD PTR [rsp+0x8340],rax
	lea    rax,[rsp+0x738]
	mov    QWORD PTR [rsp+0x8348],rax
	lea    rax,[rsp+0x938]
	mov    QWORD PTR [rsp+0x8350],rax
	lea    rax,[rsp+0xb38]
	mov    QWORD PTR [rsp+0x8358],rax
	lea    rax,[rsp+0xd38]
	mov    QWORD PTR [rsp+0x8360],rax
	lea    rax,[rsp+0xf38]
	mov    QWORD PTR [rsp+0x8368],rax
	lea    rax,[rsp+0x1138]
	mov    QWORD PTR [rsp+0x8370],rax
	lea    rax,[rsp+0x1338]
	mov    QWORD PTR [rsp+0x8378],rax
	lea    rax,[rsp+0x1538]
	mov    QWORD PTR [rsp+0x8380],rax
	lea    rax,[rsp+0x1738]
	mov    QWORD PTR [rsp+0x8388],rax
	lea    rax,[rsp+0x1938]
	mov    QWORD PTR [rsp+0x8390],rax
	lea    rax,[rsp+0x1b38]
	mov    QWORD PTR [rsp+0x8398],rax
	lea    rax,[rsp+0x1d38]
	mov    QWORD PTR [rsp+0x83a0],rax
	lea    rax,[rsp+0x1f38]
	mov    QWORD PTR [rsp+0x83a8],rax
	lea    rax,[rsp+0x2138]
	mov    QWORD PTR [rsp+0x83b0],rax
	lea    rax,[rsp+0x2338]
	mov    QWORD PTR [rsp+0x83b8],rax
	lea    rax,[rsp+0x2538]
	mov    QWORD PTR [rsp+0x83c0],rax
	lea    rax,[rsp+0x2738]
	mov    QWORD PTR [rsp+0x83c8],rax
	lea    rax,[rsp+0x2938]
	mov    QWORD PTR [rsp+0x83d0],rax
	lea    rax,[rsp+0x2b38]
	mov    QWORD PTR [rsp+0x83d8],rax
	lea    rax,[rsp+0x2d38]
	mov    QWORD PTR [rsp+0x83e0],rax
	lea    rax,[rsp+0x2f38]
	mov    QWORD PTR [rsp+0x83e8],rax
	lea    rax,[rsp+0x3138]
	mov    QWORD PTR [rsp+0x83f0],rax
	lea    rax,[rsp+0x3338]
	mov    QWORD PTR [rsp+0x83f8],rax
	lea    rax,[rsp+0x3538]
	mov    QWORD PTR [rsp+0x8400],rax
	lea    rax,[rsp+0x3738]
	mov    QWORD PTR [rsp+0x8408],rax
	lea    rax,[rsp+0x3938]
	mov    QWORD PTR [rsp+0x8410],rax
	lea    rax,[rsp+0x3b38]
	mov    QWORD PTR [rsp+0x8418],rax
	lea    rax,[rsp+0x3d38]
	mov    QWORD PTR [rsp+0x8420],rax
	lea    rax,[rsp+0x3f38]
	mov    QWORD PTR [rsp+0x8428],rax
	lea    rax,[rsp+0x4138]
	mov    QWORD PTR [rsp+0x8430],rax
	lea    rax,[rsp+0x4338]
	mov    QWORD PTR [rsp+0x8438],rax
	lea    rax,[rsp+0x4538]
	mov    QWORD PTR [rsp+0x8440],rax
	lea    rax,[rsp+0x4738]
	mov    QWORD PTR [rsp+0x8448],rax
	lea    rax,[rsp+0x4938]
	mov    QWORD PTR [rsp+0x8450],rax
	lea    rax,[rsp+0x4b38]
	mov    QWORD PTR [rsp+0x8458],rax
	lea    rax,[rsp+0x4d38]
	mov    QWORD PTR [rsp+0x8460],rax
	lea    rax,[rsp+0x4f38]
	mov    QWORD PTR [rsp+0x8468],rax
	lea    rax,[rsp+0x5138]
	mov    QWORD PTR [rsp+0x8470],rax
	lea    rax,[rsp+0x5338]
	mov    QWORD PTR [rsp+0x8478],rax
	lea    rax,[rsp+0x5538]
	mov    QWORD PTR [rsp+0x8480],rax
	lea    rax,[rsp+0x5738]
	mov    QWORD PTR [rsp+0x8488],rax
	lea    rax,[rsp+0x5938]
	mov    QWORD PTR [rsp+0x8490],rax
	lea    rax,[rsp+0x5b38]
	mov    QWORD PTR [rsp+0x8498],rax
	lea    rax,[rsp+0x5d38]
	mov    QWORD PTR [rsp+0x84a0],rax
	lea    rax,[rsp+0x5f38]
	mov    QWORD PTR [rsp+0x84a8],rax
	lea    rax,[rsp+0x6138]
	mov    QWORD PTR [rsp+0x84b0],rax
	lea    rax,[rsp+0x6338]
	mov    QWORD PTR [rsp+0x84b8],rax
	lea    rax,[rsp+0x6538]
	mov    QWORD PTR [rsp+0x84c0],rax
	lea    rax,[rsp+0x6738]
	mov    QWORD PTR [rsp+0x84c8],rax
	lea    rax,[rsp+0x6938]
	mov    QWORD PTR [rsp+0x84d0],rax
	lea    rax,[rsp+0x6b38]
	mov    QWORD PTR [rsp+0x84d8],rax
	lea    rax,[rsp+0x6d38]
	mov    QWORD PTR [rsp+0x84e0],rax
	lea    rax,[rsp+0x6f38]
	mov    QWORD PTR [rsp+0x84e8],rax
	lea    rax,[rsp+0x7138]
	mov    QWORD PTR [rsp+0x84f0],rax
	lea    rax,[rsp+0x7338]
	mov    QWORD PTR [rsp+0x84f8],rax
	lea    rax,[rsp+0x7538]
	mov    QWORD PTR [rsp+0x8500],rax
	lea    rax,[rsp+0x7738]
	mov    QWORD PTR [rsp+0x8508],rax
	lea    rax,[rsp+0x7938]
	mov    QWORD PTR [rsp+0x8510],rax
	lea    rax,[rsp+0x7b38]
	mov    QWORD PTR [rsp+0x8518],rax
	lea    rax,[rsp+0x7d38]
	mov    QWORD PTR [rsp+0x8520],rax
	lea    rax,[rsp+0x7f38]
	mov    QWORD PTR [rsp+0x8528],rax
	lea    rax,[rsp+0x8138]
	mov    QWORD PTR [rsp+0x8530],rax
	xor    eax,eax
	mov    rbx,QWORD PTR [rsp+0x28]
	mov    rbp,QWORD PTR [rsp+0x80]
	mov    r10,QWORD PTR [rsp+0x78]
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,r12
	xor    edx,edx
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*1+0x8350]
	mov    rdi,QWORD PTR [rsp+rdx*1+0x8348]
	mov    r8,QWORD PTR [rsp+rdx*1+0x8338]
	mov    r9,QWORD PTR [rsp+rdx*1+0x8340]
	movups xmm0,XMMWORD PTR [r8+rax*4]
	movups xmm1,XMMWORD PTR [r9+rax*4]
	movups xmm2,XMMWORD PTR [rdi+rax*4]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x190],xmm1
	movups XMMWORD PTR [rcx-0x1a0],xmm6
	movups XMMWORD PTR [rcx-0x1b0],xmm4
	movups XMMWORD PTR [rcx-0x1c0],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x10]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x10]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x10]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x10]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x150],xmm1
	movups XMMWORD PTR [rcx-0x160],xmm8
	movups XMMWORD PTR [rcx-0x170],xmm7
	movups XMMWORD PTR [rcx-0x180],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x20]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x20]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x20]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x20]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x110],xmm1
	movups XMMWORD PTR [rcx-0x120],xmm6
	movups XMMWORD PTR [rcx-0x130],xmm4
	movups XMMWORD PTR [rcx-0x140],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x30]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x30]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x30]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x30]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0xd0],xmm1
	movups XMMWORD PTR [rcx-0xe0],xmm8
	movups XMMWORD PTR [rcx-0xf0],xmm7
	movups XMMWORD PTR [rcx-0x100],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x40]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x40]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x40]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x40]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x90],xmm1
	movups XMMWORD PTR [rcx-0xa0],xmm6
	movups XMMWORD PTR [rcx-0xb0],xmm4
	movups XMMWORD PTR [rcx-0xc0],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x50]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x50]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x50]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x50]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x50],xmm1
	movups XMMWORD PTR [rcx-0x60],xmm8
	movups XMMWORD PTR [rcx-0x70],xmm7
	movups XMMWORD PTR [rcx-0x80],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x60]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x60]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x60]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x60]
	movaps xmm4,xmm3
	movaps xmm5,xmm0
	movlhps xmm4,xmm2
	unpcklps xmm5,xmm1
	movaps xmm6,xmm2
	unpcklps xmm6,xmm3
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm1
	shufps xmm4,xmm0,0x11
	movaps xmm7,xmm3
	shufps xmm4,xmm6,0xe2
	unpckhpd xmm7,xmm2
	movaps xmm6,xmm0
	unpckhps xmm6,xmm1
	shufps xmm6,xmm7,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx-0x10],xmm1
	movups XMMWORD PTR [rcx-0x20],xmm6
	movups XMMWORD PTR [rcx-0x30],xmm4
	movups XMMWORD PTR [rcx-0x40],xmm5
	movups xmm0,XMMWORD PTR [r8+rax*4+0x70]
	movups xmm1,XMMWORD PTR [r9+rax*4+0x70]
	movups xmm2,XMMWORD PTR [rdi+rax*4+0x70]
	movups xmm3,XMMWORD PTR [rsi+rax*4+0x70]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	movaps xmm6,xmm2
	unpcklps xmm5,xmm1
	unpcklps xmm6,xmm3
	movaps xmm7,xmm1
	shufps xmm7,xmm0,0x11
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm8,xmm0
	shufps xmm7,xmm6,0xe2
	unpckhps xmm8,xmm1
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm8,xmm4,0x24
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [rcx+0x30],xmm1
	movups XMMWORD PTR [rcx+0x20],xmm8
	movups XMMWORD PTR [rcx+0x10],xmm7
	movups XMMWORD PTR [rcx],xmm5
	add    rdx,0x20
	add    rcx,0x200
	cmp    rdx,0x200
	jne    <_ZN9shapewise4view8relayout6staged+0x1280>
	mov    rdx,rbp
	sub    rdx,r13
	mov    rcx,0xffffffffffffff80
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r13,rbp
	ja     <_ZN9shapewise4view8relayout6staged+0x213b>
	cmp    rdx,0x40
	jb     <_ZN9shapewise4view8relayout6staged+0x2151>
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x40]
	movups XMMWORD PTR [r14+r13*4-0xf0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x240]
	movups XMMWORD PTR [r14+r13*4-0xe0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x440]
	movups XMMWORD PTR [r14+r13*4-0xd0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x640]
	movups XMMWORD PTR [r14+r13*4-0xc0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x840]
	movups XMMWORD PTR [r14+r13*4-0xb0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xa40]
	movups XMMWORD PTR [r14+r13*4-0xa0],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xc40]
	movups XMMWORD PTR [r14+r13*4-0x90],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0xe40]
	movups XMMWORD PTR [r14+r13*4-0x80],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1040]
	movups XMMWORD PTR [r14+r13*4-0x70],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1240]
	movups XMMWORD PTR [r14+r13*4-0x60],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1440]
	movups XMMWORD PTR [r14+r13*4-0x50],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1640]
	movups XMMWORD PTR [r14+r13*4-0x40],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1840]
	movups XMMWORD PTR [r14+r13*4-0x30],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1a40]
	movups XMMWORD PTR [r14+r13*4-0x20],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1c40]
	movups XMMWORD PTR [r14+r13*4-0x10],xmm0
	movups xmm0,XMMWORD PTR [r12+rcx*4+0x1e40]
	movups XMMWORD PTR [r14+r13*4],xmm0
	add    r13,r15
	sub    rdx,r15
	add    rcx,0x4
	jne    <_ZN9shapewise4view8relayout6staged+0x1630>
	cmp    rax,0x60
	lea    rax,[rax+0x20]
	jne    <_ZN9shapewise4view8relayout6staged+0x1270>
	mov    rdi,QWORD PTR [rsp+0x40]
	mov    r8,QWORD PTR [rsp+0x70]
	mov    r9,QWORD PTR [rsp+0x58]
	jmp    <_ZN9shapewise4view8relayout6staged+0x17b0>
	mov    rax,QWORD PTR [rsp+0x20]
	cmp    rax,QWORD PTR [rsp+0x60]
	mov    rbx,QWORD PTR [rsp+0x28]
	mov    rbp,QWORD PTR [rsp+0x80]
	mov    rsi,QWORD PTR [rsp+0xd8]
	mov    r10,QWORD PTR [rsp+0x78]
	mov    rdi,QWORD PTR [rsp+0x40]
	mov    r8,QWORD PTR [rsp+0x70]
	mov    r9,QWORD PTR [rsp+0x58]
	mov    r11,QWORD PTR [rsp+0xc8]
	jne    <_ZN9shapewise4view8relayout6staged+0x17eb>
	mov    r13,QWORD PTR [rsp+0x60]
	add    r13,QWORD PTR [rsp+0x38]
	mov    rdx,QWORD PTR [rsp+0x20]
	cmp    r13,rdx
	mov    rsi,QWORD PTR [rsp+0xb0]
	mov    r11,QWORD PTR [rsp+0xb8]
	mov    rcx,rdi
	mov    rdi,r9
	mov    r9,QWORD PTR [rsp+0x128]
	jb     <_ZN9shapewise4view8relayout6staged+0x527>
	jmp    <_ZN9shapewise4view8relayout6staged+0x20df>
	cmp    r10,0x1
	jne    <_ZN9shapewise4view8relayout6staged+0x2062>
	xor    eax,eax
	jmp    <_ZN9shapewise4view8relayout6staged+0x1b38>
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [rsp+rax*4+0x938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x1138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0xf38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0xd38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0xb38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx],xmm0
	movups XMMWORD PTR [rcx+0x10],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x1938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x1738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x1338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x1538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x2138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x1f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x1d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x1b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0x20],xmm0
	movups XMMWORD PTR [rcx+0x30],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x2938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x2738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x2338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x2538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x3138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x2f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x2d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x2b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0x40],xmm0
	movups XMMWORD PTR [rcx+0x50],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x3938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x3738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x3338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x3538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x4138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x3f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x3d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x3b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0x60],xmm0
	movups XMMWORD PTR [rcx+0x70],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x4938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x4738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x4338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x4538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x5138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x4f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x4d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x4b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0x80],xmm0
	movups XMMWORD PTR [rcx+0x90],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x5938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x5738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x5338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x5538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x6138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x5f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x5d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x5b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0xa0],xmm0
	movups XMMWORD PTR [rcx+0xb0],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x6938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x6738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x6338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x6538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x7138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x6f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x6d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x6b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0xc0],xmm0
	movups XMMWORD PTR [rcx+0xd0],xmm3
	movss  xmm0,DWORD PTR [rsp+rax*4+0x7938]
	movss  xmm1,DWORD PTR [rsp+rax*4+0x7738]
	unpcklps xmm1,xmm0
	movss  xmm0,DWORD PTR [rsp+rax*4+0x7338]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x7538]
	unpcklps xmm0,xmm2
	movlhps xmm0,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x8138]
	movss  xmm2,DWORD PTR [rsp+rax*4+0x7f38]
	unpcklps xmm2,xmm1
	movss  xmm1,DWORD PTR [rsp+rax*4+0x7d38]
	movss  xmm3,DWORD PTR [rsp+rax*4+0x7b38]
	unpcklps xmm3,xmm1
	movlhps xmm3,xmm2
	movups XMMWORD PTR [rcx+0xe0],xmm0
	movups XMMWORD PTR [rcx+0xf0],xmm3
	inc    rax
	add    r13,r15
	cmp    rax,QWORD PTR [rsp+0x38]
	je     <_ZN9shapewise4view8relayout6staged+0x17b0>
	mov    rdx,rbp
	sub    rdx,r13
	jb     <_ZN9shapewise4view8relayout6staged+0x21e3>
	cmp    QWORD PTR [rsp+0x90],rdx
	ja     <_ZN9shapewise4view8relayout6staged+0x21a1>
	lea    rcx,[rsi+r13*4]
	cmp    r8,0x3f
	ja     <_ZN9shapewise4view8relayout6staged+0x1800>
	mov    rdi,QWORD PTR [rsp+0x130]
	test   rdi,rdi
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	lea    rdx,[rsp+rax*4]
	add    rdx,0x338
	movss  xmm0,DWORD PTR [rdx]
	movss  DWORD PTR [rcx],xmm0
	movss  xmm0,DWORD PTR [rdx+0x200]
	movss  DWORD PTR [rcx+0x4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x400]
	movss  DWORD PTR [rcx+0x8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x600]
	movss  DWORD PTR [rcx+0xc],xmm0
	movss  xmm0,DWORD PTR [rdx+0x800]
	movss  DWORD PTR [rcx+0x10],xmm0
	movss  xmm0,DWORD PTR [rdx+0xa00]
	movss  DWORD PTR [rcx+0x14],xmm0
	movss  xmm0,DWORD PTR [rdx+0xc00]
	movss  DWORD PTR [rcx+0x18],xmm0
	movss  xmm0,DWORD PTR [rdx+0xe00]
	movss  DWORD PTR [rcx+0x1c],xmm0
	cmp    edi,0x1
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x1000]
	movss  DWORD PTR [rcx+0x20],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1200]
	movss  DWORD PTR [rcx+0x24],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1400]
	movss  DWORD PTR [rcx+0x28],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1600]
	movss  DWORD PTR [rcx+0x2c],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1800]
	movss  DWORD PTR [rcx+0x30],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1a00]
	movss  DWORD PTR [rcx+0x34],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1c00]
	movss  DWORD PTR [rcx+0x38],xmm0
	movss  xmm0,DWORD PTR [rdx+0x1e00]
	movss  DWORD PTR [rcx+0x3c],xmm0
	cmp    edi,0x2
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x2000]
	movss  DWORD PTR [rcx+0x40],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2200]
	movss  DWORD PTR [rcx+0x44],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2400]
	movss  DWORD PTR [rcx+0x48],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2600]
	movss  DWORD PTR [rcx+0x4c],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2800]
	movss  DWORD PTR [rcx+0x50],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2a00]
	movss  DWORD PTR [rcx+0x54],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2c00]
	movss  DWORD PTR [rcx+0x58],xmm0
	movss  xmm0,DWORD PTR [rdx+0x2e00]
	movss  DWORD PTR [rcx+0x5c],xmm0
	cmp    edi,0x3
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x3000]
	movss  DWORD PTR [rcx+0x60],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3200]
	movss  DWORD PTR [rcx+0x64],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3400]
	movss  DWORD PTR [rcx+0x68],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3600]
	movss  DWORD PTR [rcx+0x6c],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3800]
	movss  DWORD PTR [rcx+0x70],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3a00]
	movss  DWORD PTR [rcx+0x74],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3c00]
	movss  DWORD PTR [rcx+0x78],xmm0
	movss  xmm0,DWORD PTR [rdx+0x3e00]
	movss  DWORD PTR [rcx+0x7c],xmm0
	cmp    edi,0x4
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x4000]
	movss  DWORD PTR [rcx+0x80],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4200]
	movss  DWORD PTR [rcx+0x84],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4400]
	movss  DWORD PTR [rcx+0x88],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4600]
	movss  DWORD PTR [rcx+0x8c],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4800]
	movss  DWORD PTR [rcx+0x90],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4a00]
	movss  DWORD PTR [rcx+0x94],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4c00]
	movss  DWORD PTR [rcx+0x98],xmm0
	movss  xmm0,DWORD PTR [rdx+0x4e00]
	movss  DWORD PTR [rcx+0x9c],xmm0
	cmp    edi,0x5
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x5000]
	movss  DWORD PTR [rcx+0xa0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5200]
	movss  DWORD PTR [rcx+0xa4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5400]
	movss  DWORD PTR [rcx+0xa8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5600]
	movss  DWORD PTR [rcx+0xac],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5800]
	movss  DWORD PTR [rcx+0xb0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5a00]
	movss  DWORD PTR [rcx+0xb4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5c00]
	movss  DWORD PTR [rcx+0xb8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x5e00]
	movss  DWORD PTR [rcx+0xbc],xmm0
	cmp    edi,0x6
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x6000]
	movss  DWORD PTR [rcx+0xc0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6200]
	movss  DWORD PTR [rcx+0xc4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6400]
	movss  DWORD PTR [rcx+0xc8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6600]
	movss  DWORD PTR [rcx+0xcc],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6800]
	movss  DWORD PTR [rcx+0xd0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6a00]
	movss  DWORD PTR [rcx+0xd4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6c00]
	movss  DWORD PTR [rcx+0xd8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x6e00]
	movss  DWORD PTR [rcx+0xdc],xmm0
	cmp    edi,0x7
	je     <_ZN9shapewise4view8relayout6staged+0x1f60>
	movss  xmm0,DWORD PTR [rdx+0x7000]
	movss  DWORD PTR [rcx+0xe0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7200]
	movss  DWORD PTR [rcx+0xe4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7400]
	movss  DWORD PTR [rcx+0xe8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7600]
	movss  DWORD PTR [rcx+0xec],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7800]
	movss  DWORD PTR [rcx+0xf0],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7a00]
	movss  DWORD PTR [rcx+0xf4],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7c00]
	movss  DWORD PTR [rcx+0xf8],xmm0
	movss  xmm0,DWORD PTR [rdx+0x7e00]
	movss  DWORD PTR [rcx+0xfc],xmm0
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    QWORD PTR [rsp+0x18],0x0
	mov    rdi,QWORD PTR [rsp+0x40]
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4],xmm0
	cmp    DWORD PTR [rsp+0x18],0x1
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0x200]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0x4],xmm0
	cmp    DWORD PTR [rsp+0x18],0x2
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0x400]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0x8],xmm0
	cmp    DWORD PTR [rsp+0x18],0x3
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0x600]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0xc],xmm0
	cmp    DWORD PTR [rsp+0x18],0x4
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0x800]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0x10],xmm0
	cmp    DWORD PTR [rsp+0x18],0x5
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0xa00]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0x14],xmm0
	cmp    DWORD PTR [rsp+0x18],0x6
	je     <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rdx,QWORD PTR [rsp+0x8]
	movss  xmm0,DWORD PTR [rdx+rax*4+0xc00]
	mov    rdx,QWORD PTR [rsp+0x10]
	movss  DWORD PTR [rcx+rdx*4+0x18],xmm0
	jmp    <_ZN9shapewise4view8relayout6staged+0x1b27>
	mov    rax,QWORD PTR [rsp+0xb8]
	cmp    QWORD PTR [rsp+0xb0],rax
	je     <_ZN9shapewise4view8relayout6staged+0x17b0>
	lea    rax,[rsp+0x338]
	xor    ecx,ecx
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    rcx
	xor    edx,edx
	mov    rdi,r13
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,rbp
	jae    <_ZN9shapewise4view8relayout6staged+0x2206>
	movss  xmm0,DWORD PTR [rax+rdx*1]
	movss  DWORD PTR [rsi+rdi*4],xmm0
	add    rdi,r10
	add    rdx,0x200
	cmp    r11,rdx
	jne    <_ZN9shapewise4view8relayout6staged+0x20a0>
	add    r13,r15
	add    rax,0x4
	cmp    rcx,QWORD PTR [rsp+0x38]
	mov    r9,QWORD PTR [rsp+0x58]
	mov    rdi,QWORD PTR [rsp+0x40]
	jne    <_ZN9shapewise4view8relayout6staged+0x2090>
	jmp    <_ZN9shapewise4view8relayout6staged+0x17b0>
	add    r11,QWORD PTR [rsp+0x90]
	cmp    r11,rsi
	mov    r13,QWORD PTR [rsp+0xa8]
	mov    rdi,rcx
	jb     <_ZN9shapewise4view8relayout6staged+0x425>
	jmp    <_ZN9shapewise4view8relayout6staged+0x2129>
	xor    eax,eax
	mov    ecx,0x40
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,rax
	mov    rax,rsi
	sub    rax,rdx
	cmp    rax,0x40
	cmovae rax,rcx
	add    rax,rdx
	cmp    rax,rsi
	jb     <_ZN9shapewise4view8relayout6staged+0x2110>
	add    rsp,0x12338
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x83696]        # <__frame_dummy_init_array_entry+0x3e88>
	mov    rdi,r13
	mov    rsi,rbp
	mov    rdx,rbp
	call   QWORD PTR [rip+0x87a17]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x83668]        # <__frame_dummy_init_array_entry+0x3e70>
	mov    esi,0x40
	xor    edi,edi
	call   QWORD PTR [rip+0x87a03]        # <_DYNAMIC+0x3a8>
	mov    rbp,rax
	lea    rcx,[rip+0x83639]        # <__frame_dummy_init_array_entry+0x3e58>
	mov    rdi,rbp
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x879ea]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8351b]        # <__frame_dummy_init_array_entry+0x3d50>
	xor    edi,edi
	call   QWORD PTR [rip+0x879db]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x834dc]        # <__frame_dummy_init_array_entry+0x3d20>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x38]
	call   QWORD PTR [rip+0x879c7]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x83648]        # <__frame_dummy_init_array_entry+0x3ea0>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x90]
	call   QWORD PTR [rip+0x879b0]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x834c9]        # <__frame_dummy_init_array_entry+0x3d38>
	mov    rdi,rbp
	mov    rdx,QWORD PTR [rsp+0x28]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x87998]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x834e1]        # <__frame_dummy_init_array_entry+0x3d68>
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x87985]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x8361e]        # <__frame_dummy_init_array_entry+0x3eb8>
	mov    rdi,r13
	mov    rsi,rbp
	mov    rdx,rbp
	call   QWORD PTR [rip+0x8796f]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x834d0]        # <__frame_dummy_init_array_entry+0x3d80>
	call   QWORD PTR [rip+0x87862]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x83613]        # <__frame_dummy_init_array_entry+0x3ed0>
	mov    rsi,rbp
	call   QWORD PTR [rip+0x87852]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x82e4b]        # <__frame_dummy_init_array_entry+0x3718>
	mov    esi,0x2
	call   QWORD PTR [rip+0x87840]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>:
	push   rbp
	push   r15
	push   r14
	push   r12
	push   rbx
	mov    r9,rsi
	mov    rcx,rdi
	mov    rsi,QWORD PTR [rdi+0x8]
	mov    rdi,QWORD PTR [r9+0x10]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x245>
	mov    rsi,QWORD PTR [r9+0x38]
	lea    rax,[rsi+rsi*2]
	cmp    rax,rdx
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x224>
	mov    r8,QWORD PTR [rcx+0x18]
	movabs rdx,0xaaaaaaaaaaaaaaab
	mul    rdx
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,r8
	sub    r10,rax
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25d>
	cmp    rsi,r10
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x212>
	mov    rbx,QWORD PTR [r9+0x28]
	lea    r11,[rbx+rax*1]
	mov    r10,r8
	sub    r10,r11
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x255>
	cmp    rsi,r10
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x212>
	lea    r9,[r11+rbx*1]
	mov    r10,r8
	sub    r10,r9
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25a>
	cmp    rsi,r10
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x212>
	shr    rdx,1
	cmp    rsi,rdx
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x236>
	test   rsi,rsi
	je     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x209>
	mov    r15,QWORD PTR [rcx]
	mov    r10,QWORD PTR [rcx+0x10]
	lea    rcx,[r15+rdi*4]
	lea    rdx,[r10+r11*4]
	lea    rax,[r10+rax*4]
	lea    r8,[r10+r9*4]
	lea    r14,[rsi-0x1]
	cmp    rsi,r14
	mov    r9,r14
	cmovb  r9,rsi
	inc    r9
	cmp    r9,0x24
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0xdd>
	xor    edi,edi
	jmp    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1d0>
	cmp    rsi,r14
	cmovb  r14,rsi
	lea    r12,[r14+r14*2]
	lea    r15,[r15+r12*4]
	lea    rdi,[r15+rdi*4]
	add    rdi,0xc
	lea    r15,[rax+r14*4]
	lea    rbx,[r15+rbx*8]
	add    rbx,0x4
	add    r11,r14
	lea    r10,[r10+r11*4]
	add    r10,0x4
	lea    r11,[rax+r14*4]
	add    r11,0x4
	cmp    rcx,rbx
	setb   r14b
	cmp    r8,rdi
	setb   r15b
	cmp    rcx,r10
	setb   r10b
	cmp    rdx,rdi
	setb   bl
	cmp    rcx,r11
	setb   r11b
	cmp    rax,rdi
	setb   bpl
	xor    edi,edi
	test   r14b,r15b
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1d0>
	and    r10b,bl
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1d0>
	and    r11b,bpl
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1d0>
	mov    edi,r9d
	and    edi,0x3
	mov    r10d,0x4
	cmovne r10,rdi
	sub    r9,r10
	xor    edi,edi
	mov    r10,rcx
	nop    DWORD PTR [rax]
	movups xmm0,XMMWORD PTR [rax+rdi*4]
	movups xmm1,XMMWORD PTR [rdx+rdi*4]
	movups xmm2,XMMWORD PTR [r8+rdi*4]
	movaps xmm3,xmm2
	shufps xmm3,xmm0,0xd4
	movaps xmm4,xmm1
	movlhps xmm4,xmm0
	shufps xmm4,xmm3,0x82
	movaps xmm3,xmm0
	unpckhpd xmm3,xmm1
	shufps xmm0,xmm1,0xff
	shufps xmm0,xmm2,0xe9
	shufps xmm2,xmm1,0x55
	shufps xmm2,xmm3,0x82
	shufps xmm0,xmm0,0xd2
	movups XMMWORD PTR [r10+0x10],xmm2
	movups XMMWORD PTR [r10],xmm4
	movups XMMWORD PTR [r10+0x20],xmm0
	add    rdi,0x4
	add    r10,0x30
	cmp    r9,rdi
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x170>
	mov    rdi,r9
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rsi
	jae    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x273>
	lea    r9,[rdi+rdi*2]
	movss  xmm0,DWORD PTR [rax+rdi*4]
	movss  DWORD PTR [rcx+r9*4],xmm0
	movss  xmm0,DWORD PTR [rdx+rdi*4]
	movss  DWORD PTR [rcx+r9*4+0x4],xmm0
	movss  xmm0,DWORD PTR [r8+rdi*4]
	movss  DWORD PTR [rcx+r9*4+0x8],xmm0
	inc    rdi
	cmp    rdi,rsi
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1d0>
	pop    rbx
	pop    r12
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x87f4f]        # <__frame_dummy_init_array_entry+0x3c18>
	xor    edi,edi
	mov    rdx,r10
	call   QWORD PTR [rip+0x8c544]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87f0d]        # <__frame_dummy_init_array_entry+0x3be8>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x8c532]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87ee3]        # <__frame_dummy_init_array_entry+0x3bd0>
	xor    edi,edi
	call   QWORD PTR [rip+0x8c523]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87f04]        # <__frame_dummy_init_array_entry+0x3c00>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x8c513]        # <_DYNAMIC+0x3a8>
	mov    rax,r11
	jmp    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25d>
	mov    rax,r9
	lea    rcx,[rip+0x87f1c]        # <__frame_dummy_init_array_entry+0x3c30>
	mov    rdi,rax
	mov    rsi,r8
	mov    rdx,r8
	call   QWORD PTR [rip+0x8c4f5]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x87e8e]        # <__frame_dummy_init_array_entry+0x3bb8>
	call   QWORD PTR [rip+0x8c3e8]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	push   rax
	mov    r8,rsi
	mov    rcx,rdi
	mov    rsi,QWORD PTR [rdi+0x8]
	mov    rdi,QWORD PTR [r8+0x10]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1f6>
	mov    rsi,QWORD PTR [r8+0x38]
	lea    rax,[rsi+rsi*1]
	cmp    rax,rdx
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1c8>
	mov    rdx,QWORD PTR [rcx+0x18]
	mov    rax,QWORD PTR [r8+0x18]
	mov    r9,rdx
	sub    r9,rax
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x209>
	cmp    rsi,r9
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1b6>
	mov    r10,QWORD PTR [r8+0x28]
	add    r10,rax
	mov    r9,rdx
	sub    r9,r10
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x206>
	cmp    rsi,r9
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1b6>
	test   rsi,rsi
	js     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1da>
	je     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1a7>
	mov    r9,QWORD PTR [rcx]
	mov    r11,QWORD PTR [rcx+0x10]
	lea    rdx,[r11+rax*4]
	lea    r8,[r11+r10*4]
	lea    rcx,[rsi-0x1]
	cmp    rsi,rcx
	mov    rbx,rcx
	cmovb  rbx,rsi
	cmp    rbx,0x1d
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0xa8>
	xor    ecx,ecx
	jmp    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x174>
	lea    r14,[r9+rdi*4]
	cmp    rsi,rcx
	cmovb  rcx,rsi
	lea    r15,[r9+rcx*8]
	lea    r15,[r15+rdi*4]
	add    r15,0x8
	lea    r12,[rcx+r10*1]
	lea    r12,[r11+r12*4]
	add    r12,0x4
	add    rcx,rax
	lea    rcx,[r11+rcx*4]
	add    rcx,0x4
	cmp    r14,r12
	setb   r12b
	cmp    r8,r15
	setb   r13b
	cmp    r14,rcx
	setb   bpl
	cmp    rdx,r15
	setb   r14b
	xor    ecx,ecx
	test   r12b,r13b
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x174>
	and    bpl,r14b
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x174>
	inc    rbx
	mov    ecx,ebx
	and    ecx,0x3
	mov    r14d,0x4
	cmovne r14,rcx
	mov    rcx,rbx
	sub    rcx,r14
	lea    rbx,[r9+rdi*4]
	add    rbx,0x10
	lea    r10,[r11+r10*4]
	add    r10,0x8
	lea    rax,[r11+rax*4]
	add    rax,0x8
	xor    r11d,r11d
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movsd  xmm0,QWORD PTR [rax+r11*4-0x8]
	movsd  xmm1,QWORD PTR [rax+r11*4]
	movsd  xmm2,QWORD PTR [r10+r11*4-0x8]
	unpcklps xmm0,xmm2
	movsd  xmm2,QWORD PTR [r10+r11*4]
	unpcklps xmm1,xmm2
	movups XMMWORD PTR [rbx+r11*8-0x10],xmm0
	movups XMMWORD PTR [rbx+r11*8],xmm1
	add    r11,0x4
	cmp    rcx,r11
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x140>
	lea    rax,[r9+rdi*4]
	add    rax,0x4
	nop    DWORD PTR [rax+0x0]
	cmp    rcx,rsi
	jae    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x21c>
	movss  xmm0,DWORD PTR [rdx+rcx*4]
	movss  DWORD PTR [rax+rcx*8-0x4],xmm0
	movss  xmm0,DWORD PTR [r8+rcx*4]
	movss  DWORD PTR [rax+rcx*8],xmm0
	inc    rcx
	cmp    rsi,rcx
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x180>
	add    rsp,0x8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x879cb]        # <__frame_dummy_init_array_entry+0x3c18>
	xor    edi,edi
	mov    rdx,r9
	call   QWORD PTR [rip+0x8bfc0]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87989]        # <__frame_dummy_init_array_entry+0x3be8>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x8bfae]        # <_DYNAMIC+0x3a8>
	movabs rdx,0x7fffffffffffffff
	and    rdx,rsi
	lea    rcx,[rip+0x87952]        # <__frame_dummy_init_array_entry+0x3bd0>
	xor    edi,edi
	call   QWORD PTR [rip+0x8bf92]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87973]        # <__frame_dummy_init_array_entry+0x3c00>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x8bf82]        # <_DYNAMIC+0x3a8>
	mov    rax,r10
	lea    rcx,[rip+0x87990]        # <__frame_dummy_init_array_entry+0x3c30>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8bf6c]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x87905]        # <__frame_dummy_init_array_entry+0x3bb8>
	mov    rdi,rcx
	call   QWORD PTR [rip+0x8be5c]        # <_DYNAMIC+0x2a8>

<_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x18
	mov    r9,rsi
	mov    rcx,rdi
	mov    rsi,QWORD PTR [rdi+0x8]
	mov    rdi,QWORD PTR [r9+0x10]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2f3>
	mov    rsi,QWORD PTR [r9+0x38]
	lea    rax,[rsi*4+0x0]
	cmp    rax,rdx
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2cf>
	mov    rdx,QWORD PTR [rcx+0x18]
	mov    rax,QWORD PTR [r9+0x18]
	mov    r8,rdx
	sub    r8,rax
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x332>
	cmp    rsi,r8
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2bd>
	mov    r14,QWORD PTR [r9+0x28]
	lea    rbx,[r14+rax*1]
	mov    r8,rdx
	sub    r8,rbx
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x303>
	cmp    rsi,r8
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2bd>
	lea    r9,[rbx+r14*1]
	mov    r8,rdx
	sub    r8,r9
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x319>
	cmp    rsi,r8
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2bd>
	lea    r11,[r9+r14*1]
	mov    r8,rdx
	sub    r8,r11
	jb     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x32f>
	cmp    rsi,r8
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2bd>
	movabs rdx,0x3fffffffffffffff
	lea    r8,[rdx+0x1]
	cmp    rsi,r8
	jae    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2e1>
	test   rsi,rsi
	je     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x2ae>
	mov    r13,QWORD PTR [rcx]
	mov    r12,QWORD PTR [rcx+0x10]
	lea    rcx,[r12+r9*4]
	lea    rdx,[r12+rbx*4]
	lea    r8,[r12+rax*4]
	lea    r9,[r12+r11*4]
	lea    rax,[rsi-0x1]
	cmp    rsi,rax
	mov    r15,rax
	cmovb  r15,rsi
	cmp    r15,0x23
	ja     <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0xfb>
	xor    eax,eax
	jmp    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25b>
	lea    r11,[rdi*4+0x0]
	add    r11,r13
	cmp    rsi,rax
	cmovb  rax,rsi
	mov    r10,rax
	shl    r10,0x4
	mov    QWORD PTR [rsp+0x8],r13
	add    r10,r13
	mov    QWORD PTR [rsp+0x10],rdi
	lea    r10,[r10+rdi*4]
	add    r10,0x10
	lea    r13,[r14+r14*2]
	lea    rbp,[r8+rax*4]
	lea    r13,[r13*4+0x4]
	add    r13,rbp
	lea    r14,[r14*8+0x4]
	add    r14,rbp
	add    rbx,rax
	lea    rbp,[r12+rbx*4]
	add    rbp,0x4
	lea    rax,[r8+rax*4]
	add    rax,0x4
	cmp    r11,r13
	setb   r13b
	cmp    r9,r10
	setb   dil
	cmp    r11,r14
	setb   bl
	cmp    rcx,r10
	setb   r12b
	cmp    r11,rbp
	setb   bpl
	cmp    rdx,r10
	setb   BYTE PTR [rsp+0x7]
	cmp    r11,rax
	setb   r14b
	cmp    r8,r10
	setb   r10b
	xor    eax,eax
	test   r13b,dil
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x251>
	and    bl,r12b
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x251>
	and    bpl,BYTE PTR [rsp+0x7]
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x251>
	and    r14b,r10b
	mov    rdi,QWORD PTR [rsp+0x10]
	mov    r13,QWORD PTR [rsp+0x8]
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25b>
	inc    r15
	mov    eax,r15d
	and    eax,0x3
	mov    r10d,0x4
	cmovne r10,rax
	mov    rax,r15
	sub    rax,r10
	xor    ebx,ebx
	nop
	movups xmm0,XMMWORD PTR [r8+rbx*4]
	movups xmm1,XMMWORD PTR [rdx+rbx*4]
	movups xmm2,XMMWORD PTR [rcx+rbx*4]
	movups xmm3,XMMWORD PTR [r9+rbx*4]
	movaps xmm4,xmm3
	movlhps xmm4,xmm2
	movaps xmm5,xmm0
	unpcklps xmm5,xmm1
	shufps xmm5,xmm4,0x24
	movaps xmm4,xmm2
	unpcklps xmm4,xmm3
	movaps xmm6,xmm1
	shufps xmm6,xmm0,0x11
	shufps xmm6,xmm4,0xe2
	movaps xmm4,xmm3
	unpckhpd xmm4,xmm2
	movaps xmm7,xmm0
	unpckhps xmm7,xmm1
	shufps xmm7,xmm4,0x24
	unpckhps xmm2,xmm3
	shufps xmm1,xmm0,0x33
	shufps xmm1,xmm2,0xe2
	movups XMMWORD PTR [r11+0x30],xmm1
	movups XMMWORD PTR [r11+0x20],xmm7
	movups XMMWORD PTR [r11+0x10],xmm6
	movups XMMWORD PTR [r11],xmm5
	add    rbx,0x4
	add    r11,0x40
	cmp    rax,rbx
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x1e0>
	jmp    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x25b>
	mov    rdi,QWORD PTR [rsp+0x10]
	mov    r13,QWORD PTR [rsp+0x8]
	mov    r10,rax
	shl    r10,0x4
	lea    rdi,[r10+rdi*4]
	add    rdi,r13
	add    rdi,0xc
	nop    DWORD PTR [rax]
	cmp    rax,rsi
	jae    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x345>
	movss  xmm0,DWORD PTR [r8+rax*4]
	movss  DWORD PTR [rdi-0xc],xmm0
	movss  xmm0,DWORD PTR [rdx+rax*4]
	movss  DWORD PTR [rdi-0x8],xmm0
	movss  xmm0,DWORD PTR [rcx+rax*4]
	movss  DWORD PTR [rdi-0x4],xmm0
	movss  xmm0,DWORD PTR [r9+rax*4]
	movss  DWORD PTR [rdi],xmm0
	inc    rax
	add    rdi,0x10
	cmp    rsi,rax
	jne    <_ZN9shapewise4view8relayout10copy_apart28_$u7b$$u7b$closure$u7d$$u7d$+0x270>
	add    rsp,0x18
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x87c24]        # <__frame_dummy_init_array_entry+0x3c18>
	xor    edi,edi
	mov    rdx,r8
	call   QWORD PTR [rip+0x8c219]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87be2]        # <__frame_dummy_init_array_entry+0x3be8>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x8c207]        # <_DYNAMIC+0x3a8>
	and    rdx,rsi
	lea    rcx,[rip+0x87bb5]        # <__frame_dummy_init_array_entry+0x3bd0>
	xor    edi,edi
	call   QWORD PTR [rip+0x8c1f5]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x87bd6]        # <__frame_dummy_init_array_entry+0x3c00>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x8c1e5]        # <_DYNAMIC+0x3a8>
	mov    rax,rbx
	lea    rcx,[rip+0x87bf3]        # <__frame_dummy_init_array_entry+0x3c30>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8c1cf]        # <_DYNAMIC+0x3a8>
	mov    rax,r9
	lea    rcx,[rip+0x87bdd]        # <__frame_dummy_init_array_entry+0x3c30>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8c1b9]        # <_DYNAMIC+0x3a8>
	mov    rax,r11
	lea    rcx,[rip+0x87bc7]        # <__frame_dummy_init_array_entry+0x3c30>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x8c1a3]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x87b3c]        # <__frame_dummy_init_array_entry+0x3bb8>
	mov    rdi,rax
	call   QWORD PTR [rip+0x8c093]        # <_DYNAMIC+0x2a8>
