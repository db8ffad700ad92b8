<masks_ours>:
	push   rbx
	sub    rsp,0x110
	mov    rbx,rdi
	lea    rdi,[rsp+0x20]
	call   <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply>
	cmp    DWORD PTR [rsp+0x20],0x1
	je     <masks_ours+0x3b>
	lea    rsi,[rsp+0x28]
	mov    edx,0xe8
	mov    rdi,rbx
	call   QWORD PTR [rip+0x71bd9]        # <memcpy@GLIBC_2.14>
	mov    rax,rbx
	add    rsp,0x110
	pop    rbx
	ret
	movups xmm0,XMMWORD PTR [rsp+0x28]
	movups xmm1,XMMWORD PTR [rsp+0x38]
	movaps XMMWORD PTR [rsp+0x10],xmm1
	movaps XMMWORD PTR [rsp],xmm0
	lea    rdi,[rip+0xfffffffffff1e5fb]        # <__abi_tag+0x14484>
	lea    rcx,[rip+0x6c824]        # <__frame_dummy_init_array_entry+0x2d40>
	lea    r8,[rip+0x6e295]        # <__frame_dummy_init_array_entry+0x47b8>
	mov    rdx,rsp
	mov    esi,0x2b
	call   QWORD PTR [rip+0x71cd7]        # <_DYNAMIC+0x398>

<_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x1e8
	mov    r14,rdx
	mov    rbx,rdi
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp+0x1b0],xmm0
	movaps XMMWORD PTR [rsp+0x1a0],xmm0
	movaps XMMWORD PTR [rsp+0x190],xmm0
	movaps XMMWORD PTR [rsp+0x180],xmm0
	movaps XMMWORD PTR [rsp+0x170],xmm0
	movaps XMMWORD PTR [rsp+0x160],xmm0
	movaps XMMWORD PTR [rsp+0x150],xmm0
	movaps XMMWORD PTR [rsp+0x140],xmm0
	movaps XMMWORD PTR [rsp+0x130],xmm0
	movaps XMMWORD PTR [rsp+0x120],xmm0
	movaps XMMWORD PTR [rsp+0x110],xmm0
	movaps XMMWORD PTR [rsp+0x100],xmm0
	movaps XMMWORD PTR [rsp+0xf0],xmm0
	movaps XMMWORD PTR [rsp+0xe0],xmm0
	mov    QWORD PTR [rsp+0x1c0],0x0
	cmp    DWORD PTR [rdx],0x2
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0xcb>
	mov    QWORD PTR [rsp+0x20],0x8
	movaps xmm0,XMMWORD PTR [rsp+0x30]
	movups XMMWORD PTR [rbx+0x18],xmm0
	mov    rax,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rbx+0x8],rax
	mov    rax,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rbx+0x10],rax
	mov    QWORD PTR [rbx],0x1
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6da>
	mov    rdx,rsi
	mov    r9,QWORD PTR [r14+0x48]
	cmp    r9,0x9
	jb     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0xe2>
	mov    r9,QWORD PTR [r14+0x8]
	mov    r14,QWORD PTR [r14+0x10]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0xe6>
	add    r14,0x8
	lea    rax,[rsp+0x30]
	mov    rcx,QWORD PTR [rdx+0x28]
	mov    rsi,QWORD PTR [rdx+0x8]
	mov    r10,QWORD PTR [rdx+0x18]
	mov    rdi,rsi
	xor    rdi,rcx
	mov    r8,r10
	xor    r8,rcx
	or     r8,rdi
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x11c>
	cmp    rcx,0x1f
	jbe    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x1ac>
	mov    edi,0x1
	mov    rsi,rcx
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x11e>
	xor    edi,edi
	lea    rdx,[rsp+0x38]
	mov    QWORD PTR [rsp+0x20],rdi
	mov    QWORD PTR [rsp+0x28],rsi
	mov    QWORD PTR [rax],r10
	mov    QWORD PTR [rdx],rcx
	mov    r14,QWORD PTR [rsp+0x1c0]
	movaps xmm0,XMMWORD PTR [rsp+0x20]
	movaps xmm1,XMMWORD PTR [rsp+0x30]
	movups XMMWORD PTR [rbx+0x18],xmm1
	movups XMMWORD PTR [rbx+0x8],xmm0
	mov    QWORD PTR [rbx],0x1
	test   r14,r14
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6da>
	mov    rax,QWORD PTR [r14]
	test   rax,rax
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x17c>
	mov    rdi,QWORD PTR [r14+0x8]
	shl    rax,0x4
	lea    rsi,[rax+rax*2]
	mov    edx,0x8
	call   QWORD PTR [rip+0x77ec4]        # <_DYNAMIC+0x2d0>
	mov    rsi,QWORD PTR [r14+0x18]
	test   rsi,rsi
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x194>
	mov    rdi,QWORD PTR [r14+0x20]
	mov    edx,0x1
	call   QWORD PTR [rip+0x77eac]        # <_DYNAMIC+0x2d0>
	mov    esi,0x30
	mov    edx,0x8
	mov    rdi,r14
	call   QWORD PTR [rip+0x77e99]        # <_DYNAMIC+0x2d0>
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6da>
	mov    edi,DWORD PTR [rdx+0x38]
	mov    esi,DWORD PTR [rdx+0x3c]
	or     esi,edi
	mov    DWORD PTR [rsp+0x14],esi
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x1e6>
	lea    esi,[rdi-0x1]
	and    esi,edi
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x1ea>
	mov    rdx,rax
	lea    rax,[rsp+0x28]
	mov    r10d,0x20
	tzcnt  r10d,edi
	tzcnt  ecx,esi
	mov    QWORD PTR [rsp+0x20],0x2
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x12d>
	xor    eax,eax
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x22b>
	mov    eax,0xffffffff
	shl    eax,cl
	not    eax
	and    eax,DWORD PTR [rsp+0x14]
	mov    esi,eax
	shr    esi,1
	and    esi,0x15555555
	sub    eax,esi
	mov    esi,eax
	and    esi,0x33333333
	shr    eax,0x2
	and    eax,0x33333333
	add    eax,esi
	mov    esi,eax
	shr    esi,0x4
	add    esi,eax
	and    esi,0xf0f0f0f
	imul   eax,esi,0x1010101
	shr    eax,0x18
	mov    rsi,rcx
	sub    rsi,rax
	mov    r11,r9
	sub    r11,rsi
	jb     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x777>
	add    rax,r9
	mov    r10,0xffffffffffffffff
	cmovae r10,rax
	cmp    r9,0x4
	ja     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x755>
	cmp    r10,0x11
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x755>
	mov    QWORD PTR [rsp+0x98],r11
	mov    QWORD PTR [rsp],rbx
	mov    QWORD PTR [rsp+0x18],r9
	mov    QWORD PTR [rsp+0x1b0],r9
	mov    rax,QWORD PTR [rdx]
	mov    QWORD PTR [rsp+0xb0],rax
	mov    rax,QWORD PTR [rdx+0x10]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rdx+0x20]
	mov    QWORD PTR [rsp+0xa8],rax
	mov    QWORD PTR [rsp+0xc8],rdx
	test   rcx,rcx
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x65e>
	mov    QWORD PTR [rsp+0xc0],rcx
	mov    QWORD PTR [rsp+0xb8],rdi
	mov    eax,DWORD PTR [rdx+0x40]
	mov    DWORD PTR [rsp+0x44],eax
	mov    eax,DWORD PTR [rdx+0x30]
	mov    DWORD PTR [rsp+0x10],eax
	mov    eax,DWORD PTR [rdx+0x34]
	mov    DWORD PTR [rsp+0xc],eax
	mov    r13d,0x1
	xor    ebp,ebp
	xor    r15d,r15d
	xor    ebx,ebx
	mov    r12,QWORD PTR [rsp+0x98]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x304>
	inc    rbp
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    rbx
	add    r13d,r13d
	cmp    QWORD PTR [rsp+0xc0],rbx
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x663>
	test   DWORD PTR [rsp+0x14],r13d
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x360>
	test   DWORD PTR [rsp+0xb8],r13d
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x410>
	sub    rsp,0x8
	mov    rdi,r14
	mov    rcx,QWORD PTR [rsp+0x20]
	mov    rsi,rcx
	lea    rdx,[rsp+0xe8]
	mov    r8,rbp
	mov    r9,r12
	push   r15
	push   0x10
	lea    rax,[rsp+0x1b8]
	push   rax
	call   QWORD PTR [rip+0x7807f]        # <_DYNAMIC+0x658>
	add    rsp,0x20
	add    rbp,r12
	add    r15,r12
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2f0>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0xb0]
	mov    r8,QWORD PTR [rax+rbx*8]
	mov    rax,QWORD PTR [rsp+0xa8]
	mov    r10,QWORD PTR [rax+rbx*8]
	test   DWORD PTR [rsp+0x44],r13d
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x42b>
	test   r10,r10
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6ec>
	cmp    rbp,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x663>
	mov    QWORD PTR [rsp+0x90],r15
	lea    rax,[rbp*2+0x0]
	add    rax,rbp
	shl    rax,0x4
	lea    r15,[rsp+rax*1]
	add    r15,0xe0
	mov    rdx,QWORD PTR [r14+rbp*8]
	test   rdx,rdx
	js     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x5c9>
	mov    rax,r8
	sar    rax,0x3f
	and    rax,rdx
	add    rax,r8
	cmp    rax,rdx
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x703>
	mov    QWORD PTR [r15],rax
	inc    rax
	mov    QWORD PTR [r15+0x8],rax
	mov    QWORD PTR [r15+0x10],r10
	mov    QWORD PTR [r15+0x18],0x1
	mov    QWORD PTR [r15+0x20],rdx
	mov    BYTE PTR [r15+0x28],0x3
	inc    rbp
	mov    r15,QWORD PTR [rsp+0x90]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2f0>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    r15,0x10
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2f0>
	mov    BYTE PTR [rsp+r15*1+0x1a0],0xff
	inc    r15
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2f0>
	cmp    rbp,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x663>
	mov    rax,QWORD PTR [rsp+0xa0]
	mov    r9,QWORD PTR [rax+rbx*8]
	lea    rax,[rbp*2+0x0]
	add    rax,rbp
	shl    rax,0x4
	lea    rdi,[rsp+rax*1]
	add    rdi,0xe0
	mov    rsi,QWORD PTR [r14+rbp*8]
	test   rsi,rsi
	js     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x636>
	test   r10,r10
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x48e>
	test   DWORD PTR [rsp+0x10],r13d
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x520>
	xor    ecx,ecx
	mov    r8,rsi
	test   DWORD PTR [rsp+0xc],r13d
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x55f>
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x544>
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x7aa>
	lea    rax,[rsi-0x1]
	mov    rcx,rax
	test   DWORD PTR [rsp+0x10],r13d
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x4c6>
	mov    rdx,r8
	sar    rdx,0x3f
	and    rdx,rsi
	add    rdx,r8
	mov    rcx,0xffffffffffffffff
	cmp    rdx,0xfffffffffffffffe
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x4c6>
	cmp    rdx,rax
	cmovge rdx,rax
	mov    rcx,rdx
	mov    r8,0xffffffffffffffff
	test   DWORD PTR [rsp+0xc],r13d
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x4f1>
	mov    rdx,r9
	sar    rdx,0x3f
	and    rdx,rsi
	add    rdx,r9
	cmp    rdx,0xfffffffffffffffe
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x4f1>
	cmp    rdx,rax
	cmovl  rax,rdx
	mov    r8,rax
	mov    rax,rcx
	sub    rax,r8
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x580>
	cmp    r10,0xffffffffffffffff
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x598>
	mov    r9,r10
	neg    r9
	mov    rdx,rax
	or     rdx,r9
	shr    rdx,0x20
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x58b>
	xor    edx,edx
	div    r9
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x590>
	mov    rcx,r8
	sar    rcx,0x3f
	and    rcx,rsi
	add    rcx,r8
	js     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x479>
	cmp    rcx,rsi
	cmovae rcx,rsi
	mov    r8,rsi
	test   DWORD PTR [rsp+0xc],r13d
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x55f>
	mov    r8,r9
	sar    r8,0x3f
	and    r8,rsi
	add    r8,r9
	js     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x55c>
	cmp    r8,rsi
	cmovae r8,rsi
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x55f>
	xor    r8d,r8d
	mov    rax,r8
	sub    rax,rcx
	jle    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x580>
	cmp    r10,0x1
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x598>
	mov    rdx,rax
	or     rdx,r10
	shr    rdx,0x20
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x584>
	xor    edx,edx
	div    r10
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x590>
	xor    eax,eax
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x598>
	xor    edx,edx
	div    r10d
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x590>
	xor    edx,edx
	div    r9d
	cmp    rdx,0x1
	sbb    rax,0xffffffffffffffff
	mov    QWORD PTR [rdi],rcx
	mov    QWORD PTR [rdi+0x8],r8
	mov    QWORD PTR [rdi+0x10],r10
	mov    QWORD PTR [rdi+0x18],rax
	mov    QWORD PTR [rdi+0x20],rsi
	mov    BYTE PTR [rdi+0x28],0x2
	cmp    r15,0x10
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2e8>
	mov    BYTE PTR [rsp+r15*1+0x1a0],bpl
	inc    r15
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x2e8>
	mov    ecx,0x1
	lea    rdi,[rsp+0x48]
	mov    rsi,rbp
	mov    r9,r10
	call   QWORD PTR [rip+0x77df1]        # <_DYNAMIC+0x660>
	mov    rcx,QWORD PTR [rsp+0x50]
	mov    rax,QWORD PTR [rsp+0x58]
	lea    rdx,[rsp+0x60]
	movups xmm0,XMMWORD PTR [rdx]
	movaps XMMWORD PTR [rsp+0xd0],xmm0
	cmp    BYTE PTR [rsp+0x48],0x0
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x7c1>
	movups xmm0,XMMWORD PTR [rdx+0x10]
	movaps XMMWORD PTR [rsp+0x1d0],xmm0
	mov    QWORD PTR [r15],rcx
	mov    QWORD PTR [r15+0x8],rax
	movaps xmm0,XMMWORD PTR [rsp+0xd0]
	movups XMMWORD PTR [r15+0x10],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x1d0]
	movups XMMWORD PTR [r15+0x20],xmm0
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x3fb>
	test   r10,r10
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x7e4>
	sub    rsp,0x8
	lea    rdx,[rsp+0xd0]
	mov    ecx,r13d
	push   r10
	call   <_ZN9shapewise5slice5dense4fill7partial>
	add    rsp,0x10
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x5af>
	xor    r15d,r15d
	xor    ebp,ebp
	mov    rcx,QWORD PTR [rsp+0x18]
	cmp    rbp,rcx
	jae    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6ad>
	sub    rsp,0x8
	lea    rdx,[rsp+0xe8]
	mov    rdi,r14
	mov    rsi,rcx
	mov    r8,rbp
	mov    r14,QWORD PTR [rsp+0xa0]
	mov    r9,r14
	push   r15
	push   0x10
	lea    rax,[rsp+0x1b8]
	push   rax
	call   QWORD PTR [rip+0x77d28]        # <_DYNAMIC+0x658>
	add    rsp,0x20
	mov    rbx,QWORD PTR [rsp]
	add    r15,r14
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6b1>
	mov    rbx,QWORD PTR [rsp]
	mov    rax,r15
	mov    QWORD PTR [rsp+0x1b8],rax
	lea    rdi,[rbx+0x8]
	lea    rsi,[rsp+0xe0]
	mov    edx,0xe8
	call   QWORD PTR [rip+0x778f5]        # <memcpy@GLIBC_2.14>
	mov    QWORD PTR [rbx],0x0
	add    rsp,0x1e8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rdi,[rsp+0x48]
	mov    rsi,rbp
	mov    rdx,r10
	call   QWORD PTR [rip+0x77ce3]        # <_DYNAMIC+0x670>
	mov    rbx,QWORD PTR [rsp]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x71b>
	lea    rdi,[rsp+0x48]
	mov    rsi,rbp
	mov    rcx,rdx
	mov    rdx,r8
	call   QWORD PTR [rip+0x77cd1]        # <_DYNAMIC+0x678>
	mov    rbx,QWORD PTR [rsp]
	mov    rcx,QWORD PTR [rsp+0x48]
	mov    rax,QWORD PTR [rsp+0x50]
	movups xmm0,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	cmp    rcx,0xe
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6b4>
	movaps xmm0,XMMWORD PTR [rsp+0x80]
	movups XMMWORD PTR [rsp+0x30],xmm0
	mov    QWORD PTR [rsp+0x20],rcx
	mov    QWORD PTR [rsp+0x28],rax
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x799>
	lea    rdi,[rsp+0x20]
	lea    rsi,[rsp+0xe0]
	mov    rcx,rdx
	mov    r8,r14
	push   r10
	push   r11
	call   <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many>
	add    rsp,0x10
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x799>
	lea    rdi,[rsp+0x48]
	mov    rdx,r9
	call   QWORD PTR [rip+0x77c7b]        # <_DYNAMIC+0x690>
	movups xmm0,XMMWORD PTR [rsp+0x48]
	movups xmm1,XMMWORD PTR [rsp+0x58]
	movaps XMMWORD PTR [rsp+0x30],xmm1
	movaps XMMWORD PTR [rsp+0x20],xmm0
	cmp    QWORD PTR [rsp+0x20],0xe
	jne    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x133>
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6bc>
	lea    rdi,[rsp+0x48]
	mov    rsi,rbp
	call   QWORD PTR [rip+0x77c38]        # <_DYNAMIC+0x680>
	mov    rbx,QWORD PTR [rsp]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x71b>
	movaps xmm0,XMMWORD PTR [rsp+0xd0]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    rbx,QWORD PTR [rsp]
	cmp    rcx,0xe
	je     <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x6b4>
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x73c>
	lea    rdi,[rsp+0x48]
	mov    rsi,rbp
	call   QWORD PTR [rip+0x77bfe]        # <_DYNAMIC+0x680>
	mov    rbx,QWORD PTR [rsp]
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x71b>
	jmp    <_ZN9shapewise5slice7strided25StridedSlice$LT$I$C$E$GT$5apply+0x7fd>
	mov    rbx,rax
	mov    rdi,QWORD PTR [rsp+0x1c0]
	call   <_ZN4core3ptr56drop_in_place$LT$shapewise..slice..dense..DenseSlice$GT$17h1a09e9ca9fcf59c5E>
	mov    rdi,rbx
	call   <_Unwind_Resume@plt>

<_ZN9shapewise5slice5dense4fill7partial>:
	mov    r10,QWORD PTR [rdx]
	mov    eax,DWORD PTR [r10+0x3c]
	or     eax,DWORD PTR [r10+0x38]
	test   eax,ecx
	je     <_ZN9shapewise5slice5dense4fill7partial+0x10>
	ret
	test   DWORD PTR [r10+0x40],ecx
	jne    <_ZN9shapewise5slice5dense4fill7partial+0xf>
	push   rbx
	sub    rsp,0x40
	mov    r11,QWORD PTR [rsp+0x50]
	xor    edx,edx
	test   DWORD PTR [r10+0x30],ecx
	sete   dl
	xor    eax,eax
	test   DWORD PTR [r10+0x34],ecx
	sete   al
	mov    QWORD PTR [rsp],r11
	lea    rcx,[rsp+0x10]
	mov    rbx,rdi
	mov    rdi,rcx
	mov    rcx,r8
	mov    r8,rax
	call   QWORD PTR [rip+0x7841b]        # <_DYNAMIC+0x688>
	movups xmm0,XMMWORD PTR [rsp+0x10]
	movups xmm1,XMMWORD PTR [rsp+0x20]
	movups xmm2,XMMWORD PTR [rsp+0x30]
	movups XMMWORD PTR [rbx+0x20],xmm2
	movups XMMWORD PTR [rbx+0x10],xmm1
	movups XMMWORD PTR [rbx],xmm0
	add    rsp,0x40
	pop    rbx
	ret

<_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x1a8
	mov    rbx,r9
	mov    QWORD PTR [rsp+0x20],r8
	mov    r12,rdi
	cmp    r9,0xfd
	jbe    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x37>
	mov    QWORD PTR [r12],0x7
	mov    QWORD PTR [r12+0x8],rbx
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x78d>
	mov    r14,rcx
	mov    rbp,rdx
	mov    r15,rsi
	mov    rax,rbx
	shl    rax,0x4
	lea    r13,[rax+rax*2]
	test   rbx,rbx
	mov    QWORD PTR [rsp+0x28],r13
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x1a0>
	call   QWORD PTR [rip+0x789a9]        # <_DYNAMIC+0x2b8>
	mov    esi,0x8
	mov    rdi,r13
	call   QWORD PTR [rip+0x789a3]        # <_DYNAMIC+0x2c0>
	test   rax,rax
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x901>
	mov    QWORD PTR [rsp],rax
	mov    rcx,rax
	cmp    rbx,0x1
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x174>
	lea    rdx,[rbx-0x1]
	lea    rsi,[rbx-0x2]
	mov    eax,edx
	and    eax,0x7
	mov    rcx,QWORD PTR [rsp]
	cmp    rsi,0x7
	jb     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x155>
	and    rdx,0xfffffffffffffff8
	xorps  xmm0,xmm0
	mov    rcx,QWORD PTR [rsp]
	nop    DWORD PTR [rax]
	movups XMMWORD PTR [rcx+0x20],xmm0
	movups XMMWORD PTR [rcx+0x10],xmm0
	movups XMMWORD PTR [rcx],xmm0
	movups XMMWORD PTR [rcx+0x30],xmm0
	movups XMMWORD PTR [rcx+0x40],xmm0
	movups XMMWORD PTR [rcx+0x50],xmm0
	movups XMMWORD PTR [rcx+0x60],xmm0
	movups XMMWORD PTR [rcx+0x70],xmm0
	movups XMMWORD PTR [rcx+0x80],xmm0
	movups XMMWORD PTR [rcx+0x90],xmm0
	movups XMMWORD PTR [rcx+0xa0],xmm0
	movups XMMWORD PTR [rcx+0xb0],xmm0
	movups XMMWORD PTR [rcx+0xc0],xmm0
	movups XMMWORD PTR [rcx+0xd0],xmm0
	movups XMMWORD PTR [rcx+0xe0],xmm0
	movups XMMWORD PTR [rcx+0x110],xmm0
	movups XMMWORD PTR [rcx+0x100],xmm0
	movups XMMWORD PTR [rcx+0xf0],xmm0
	movups XMMWORD PTR [rcx+0x140],xmm0
	movups XMMWORD PTR [rcx+0x130],xmm0
	movups XMMWORD PTR [rcx+0x120],xmm0
	movups XMMWORD PTR [rcx+0x150],xmm0
	movups XMMWORD PTR [rcx+0x160],xmm0
	movups XMMWORD PTR [rcx+0x170],xmm0
	add    rcx,0x180
	add    rdx,0xfffffffffffffff8
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0xb0>
	test   rax,rax
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x174>
	xorps  xmm0,xmm0
	nop    DWORD PTR [rax+rax*1+0x0]
	movups XMMWORD PTR [rcx+0x20],xmm0
	movups XMMWORD PTR [rcx+0x10],xmm0
	movups XMMWORD PTR [rcx],xmm0
	add    rcx,0x30
	dec    rax
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x160>
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rcx+0x20],xmm0
	movups XMMWORD PTR [rcx+0x10],xmm0
	movups XMMWORD PTR [rcx],xmm0
	mov    r10,QWORD PTR [rsp+0x1e8]
	test   r10,r10
	jns    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x1b6>
	xor    r13d,r13d
	mov    rdi,r13
	mov    rsi,r10
	call   QWORD PTR [rip+0x7887a]        # <_DYNAMIC+0x2c8>
	ud2
	mov    eax,0x8
	mov    QWORD PTR [rsp],rax
	mov    r10,QWORD PTR [rsp+0x1e8]
	test   r10,r10
	js     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x18f>
	mov    QWORD PTR [rsp+0x80],r15
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x222>
	call   QWORD PTR [rip+0x78842]        # <_DYNAMIC+0x2b8>
	mov    r13d,0x1
	mov    esi,0x1
	mov    rdi,QWORD PTR [rsp+0x1e8]
	call   QWORD PTR [rip+0x78831]        # <_DYNAMIC+0x2c0>
	mov    r10,QWORD PTR [rsp+0x1e8]
	test   rax,rax
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x192>
	mov    QWORD PTR [rsp+0x8],rax
	cmp    r10,0x1
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x21a>
	lea    rdx,[r10-0x1]
	mov    r15,QWORD PTR [rsp+0x8]
	mov    rdi,r15
	xor    esi,esi
	call   QWORD PTR [rip+0x789ad]        # <memset@GLIBC_2.2.5>
	mov    r10,QWORD PTR [rsp+0x1e8]
	lea    rax,[r10+r15*1]
	dec    rax
	mov    r15,rbx
	mov    BYTE PTR [rax],0x0
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x22f>
	mov    r15,rbx
	mov    eax,0x1
	mov    QWORD PTR [rsp+0x8],rax
	mov    QWORD PTR [rsp+0x10],r12
	mov    rax,QWORD PTR [rbp+0x0]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rcx,QWORD PTR [rbp+0x8]
	mov    rax,QWORD PTR [rbp+0x18]
	cmp    rax,rcx
	cmovb  rcx,rax
	mov    rax,QWORD PTR [rbp+0x10]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rbp+0x20]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rbp+0x28]
	cmp    rax,rcx
	cmovb  rcx,rax
	mov    QWORD PTR [rsp+0xa8],r14
	mov    QWORD PTR [rsp+0xa0],rcx
	test   rcx,rcx
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x65b>
	mov    eax,DWORD PTR [r14+0x38]
	mov    ecx,DWORD PTR [r14+0x3c]
	mov    DWORD PTR [rsp+0x38],eax
	or     ecx,eax
	mov    DWORD PTR [rsp+0x3c],ecx
	mov    eax,DWORD PTR [r14+0x40]
	mov    DWORD PTR [rsp+0x34],eax
	mov    eax,DWORD PTR [r14+0x30]
	mov    DWORD PTR [rsp+0x1c],eax
	mov    eax,DWORD PTR [r14+0x34]
	mov    DWORD PTR [rsp+0x18],eax
	mov    r14d,0x1
	xor    ebp,ebp
	xor    r13d,r13d
	xor    r12d,r12d
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2e4>
	inc    rbp
	nop    DWORD PTR [rax+rax*1+0x0]
	inc    r12
	add    r14d,r14d
	cmp    QWORD PTR [rsp+0xa0],r12
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x680>
	test   DWORD PTR [rsp+0x3c],r14d
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x340>
	test   DWORD PTR [rsp+0x38],r14d
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x3e0>
	sub    rsp,0x8
	mov    rdi,QWORD PTR [rsp+0x28]
	mov    rcx,r15
	mov    rsi,r15
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    r8,rbp
	mov    rbx,QWORD PTR [rsp+0x1e8]
	mov    r9,rbx
	push   r13
	push   r10
	push   QWORD PTR [rsp+0x20]
	call   QWORD PTR [rip+0x78a82]        # <_DYNAMIC+0x658>
	add    rsp,0x20
	add    rbp,rbx
	add    r13,rbx
	mov    r10,QWORD PTR [rsp+0x1e8]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2d0>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x98]
	mov    r8,QWORD PTR [rax+r12*8]
	mov    rax,QWORD PTR [rsp+0x90]
	mov    r10,QWORD PTR [rax+r12*8]
	test   DWORD PTR [rsp+0x34],r14d
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x3fb>
	test   r10,r10
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x7b8>
	cmp    rbp,r15
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x678>
	lea    rbx,[rbp*2+0x0]
	add    rbx,rbp
	shl    rbx,0x4
	add    rbx,QWORD PTR [rsp]
	mov    rax,QWORD PTR [rsp+0x20]
	mov    rdx,QWORD PTR [rax+rbp*8]
	test   rdx,rdx
	js     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x5bf>
	mov    rax,r8
	sar    rax,0x3f
	and    rax,rdx
	add    rax,r8
	cmp    rax,rdx
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x7df>
	mov    QWORD PTR [rbx],rax
	inc    rax
	mov    QWORD PTR [rbx+0x8],rax
	mov    QWORD PTR [rbx+0x10],r10
	mov    QWORD PTR [rbx+0x18],0x1
	mov    QWORD PTR [rbx+0x20],rdx
	mov    BYTE PTR [rbx+0x28],0x3
	inc    rbp
	mov    r10,QWORD PTR [rsp+0x1e8]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2d0>
	xchg   ax,ax
	cmp    r13,r10
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2d0>
	mov    rax,QWORD PTR [rsp+0x8]
	mov    BYTE PTR [rax+r13*1],0xff
	inc    r13
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2d0>
	cmp    rbp,r15
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x79f>
	mov    rax,QWORD PTR [rsp+0x88]
	mov    r9,QWORD PTR [rax+r12*8]
	lea    rdi,[rbp*2+0x0]
	add    rdi,rbp
	shl    rdi,0x4
	add    rdi,QWORD PTR [rsp]
	mov    rax,QWORD PTR [rsp+0x20]
	mov    rsi,QWORD PTR [rax+rbp*8]
	test   rsi,rsi
	js     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x633>
	test   r10,r10
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x485>
	test   DWORD PTR [rsp+0x1c],r14d
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x513>
	xor    ecx,ecx
	mov    r8,rsi
	test   DWORD PTR [rsp+0x18],r14d
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x53b>
	mov    rax,r8
	sub    rax,rcx
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x56e>
	cmp    r10,0x1
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x586>
	mov    rdx,rax
	or     rdx,r10
	shr    rdx,0x20
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x572>
	xor    edx,edx
	div    r10
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x57e>
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x87e>
	lea    rax,[rsi-0x1]
	mov    rcx,rax
	test   DWORD PTR [rsp+0x1c],r14d
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x4bd>
	mov    rdx,r8
	sar    rdx,0x3f
	and    rdx,rsi
	add    rdx,r8
	mov    rcx,0xffffffffffffffff
	cmp    rdx,0xfffffffffffffffe
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x4bd>
	cmp    rdx,rax
	cmovge rdx,rax
	mov    rcx,rdx
	mov    r8,0xffffffffffffffff
	test   DWORD PTR [rsp+0x18],r14d
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x4e8>
	mov    rdx,r9
	sar    rdx,0x3f
	and    rdx,rsi
	add    rdx,r9
	cmp    rdx,0xfffffffffffffffe
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x4e8>
	cmp    rdx,rax
	cmovl  rax,rdx
	mov    r8,rax
	mov    rax,rcx
	sub    rax,r8
	jle    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x56e>
	cmp    r10,0xffffffffffffffff
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x586>
	mov    r9,r10
	neg    r9
	mov    rdx,rax
	or     rdx,r9
	shr    rdx,0x20
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x579>
	xor    edx,edx
	div    r9
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x57e>
	mov    rcx,r8
	sar    rcx,0x3f
	and    rcx,rsi
	add    rcx,r8
	js     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x445>
	cmp    rcx,rsi
	cmovae rcx,rsi
	mov    r8,rsi
	test   DWORD PTR [rsp+0x18],r14d
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x455>
	mov    r8,r9
	sar    r8,0x3f
	and    r8,rsi
	add    r8,r9
	js     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x55f>
	cmp    r8,rsi
	cmovae r8,rsi
	mov    rax,r8
	sub    rax,rcx
	jg     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x461>
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x56e>
	xor    r8d,r8d
	mov    rax,r8
	sub    rax,rcx
	jg     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x461>
	xor    eax,eax
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x586>
	xor    edx,edx
	div    r10d
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x57e>
	xor    edx,edx
	div    r9d
	cmp    rdx,0x1
	sbb    rax,0xffffffffffffffff
	mov    QWORD PTR [rdi],rcx
	mov    QWORD PTR [rdi+0x8],r8
	mov    QWORD PTR [rdi+0x10],r10
	mov    QWORD PTR [rdi+0x18],rax
	mov    QWORD PTR [rdi+0x20],rsi
	mov    BYTE PTR [rdi+0x28],0x2
	mov    r10,QWORD PTR [rsp+0x1e8]
	cmp    r13,r10
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2c5>
	mov    rax,QWORD PTR [rsp+0x8]
	mov    BYTE PTR [rax+r13*1],bpl
	inc    r13
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x2c5>
	mov    ecx,0x1
	lea    rdi,[rsp+0xc0]
	mov    rsi,rbp
	mov    r9,r10
	call   QWORD PTR [rip+0x787d8]        # <_DYNAMIC+0x660>
	mov    rcx,QWORD PTR [rsp+0xc8]
	mov    rax,QWORD PTR [rsp+0xd0]
	lea    rdx,[rsp+0xd8]
	movups xmm0,XMMWORD PTR [rdx]
	movaps XMMWORD PTR [rsp+0xb0],xmm0
	cmp    BYTE PTR [rsp+0xc0],0x0
	jne    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x8a5>
	movups xmm0,XMMWORD PTR [rdx+0x10]
	movaps XMMWORD PTR [rsp+0x60],xmm0
	mov    QWORD PTR [rbx],rcx
	mov    QWORD PTR [rbx+0x8],rax
	movaps xmm0,XMMWORD PTR [rsp+0xb0]
	movups XMMWORD PTR [rbx+0x10],xmm0
	movaps xmm0,XMMWORD PTR [rsp+0x60]
	movups XMMWORD PTR [rbx+0x20],xmm0
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x3ce>
	test   r10,r10
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x8da>
	sub    rsp,0x8
	lea    rdx,[rsp+0xb0]
	mov    ecx,r14d
	push   r10
	call   <_ZN9shapewise5slice5dense4fill7partial>
	add    rsp,0x10
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x59d>
	xor    r13d,r13d
	xor    ebp,ebp
	mov    rbx,r15
	cmp    rbp,r15
	jb     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x688>
	mov    r14,QWORD PTR [rsp+0x10]
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x6d2>
	mov    r10,QWORD PTR [rsp+0x1e8]
	mov    rbx,r15
	cmp    rbp,r15
	jae    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x668>
	sub    rsp,0x8
	mov    rdi,QWORD PTR [rsp+0x28]
	mov    rsi,rbx
	mov    r15,QWORD PTR [rsp+0x8]
	mov    rdx,r15
	mov    rcx,rbx
	mov    r8,rbp
	mov    rbp,QWORD PTR [rsp+0x1e8]
	mov    r9,rbp
	push   r13
	push   r10
	mov    r12,QWORD PTR [rsp+0x20]
	push   r12
	call   QWORD PTR [rip+0x786ea]        # <_DYNAMIC+0x658>
	add    rsp,0x20
	mov    r14,QWORD PTR [rsp+0x10]
	add    r13,rbp
	mov    r10,QWORD PTR [rsp+0x1e8]
	mov    rax,r13
	cmp    rax,r10
	cmovae rax,r10
	mov    QWORD PTR [rsp+0x40],rbx
	mov    QWORD PTR [rsp+0x48],r15
	mov    QWORD PTR [rsp+0x50],rbx
	mov    QWORD PTR [rsp+0x60],r10
	mov    QWORD PTR [rsp+0x68],r12
	mov    QWORD PTR [rsp+0x70],rax
	lea    rdi,[rsp+0xc0]
	lea    rsi,[rsp+0x40]
	lea    rdx,[rsp+0x60]
	call   QWORD PTR [rip+0x786a6]        # <_DYNAMIC+0x668>
	mov    r15,QWORD PTR [rsp+0x80]
	mov    rbx,QWORD PTR [r15+0xe0]
	test   rbx,rbx
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x770>
	mov    rax,QWORD PTR [rbx]
	test   rax,rax
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x745>
	mov    rdi,QWORD PTR [rbx+0x8]
	shl    rax,0x4
	lea    rsi,[rax+rax*2]
	mov    edx,0x8
	call   QWORD PTR [rip+0x782db]        # <_DYNAMIC+0x2d0>
	mov    rsi,QWORD PTR [rbx+0x18]
	test   rsi,rsi
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x75d>
	mov    rdi,QWORD PTR [rbx+0x20]
	mov    edx,0x1
	call   QWORD PTR [rip+0x782c3]        # <_DYNAMIC+0x2d0>
	mov    esi,0x30
	mov    edx,0x8
	mov    rdi,rbx
	call   QWORD PTR [rip+0x782b0]        # <_DYNAMIC+0x2d0>
	lea    rsi,[rsp+0xc0]
	mov    edx,0xe8
	mov    rdi,r15
	call   QWORD PTR [rip+0x78222]        # <memcpy@GLIBC_2.14>
	mov    QWORD PTR [r14],0xe
	add    rsp,0x1a8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    r10,QWORD PTR [rsp+0x1e8]
	mov    rbx,r15
	cmp    rbp,r15
	jb     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x688>
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x668>
	lea    rdi,[rsp+0xc0]
	mov    rsi,rbp
	mov    rdx,r10
	mov    rbx,r15
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x785e8]        # <_DYNAMIC+0x670>
	mov    r14,QWORD PTR [rsp+0x10]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x807>
	lea    rdi,[rsp+0xc0]
	mov    rsi,rbp
	mov    rcx,rdx
	mov    rdx,r8
	mov    rbx,r15
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x785c6]        # <_DYNAMIC+0x678>
	mov    r14,QWORD PTR [rsp+0x10]
	mov    rcx,QWORD PTR [rsp+0xc0]
	mov    rax,QWORD PTR [rsp+0xc8]
	movups xmm0,XMMWORD PTR [rsp+0xd0]
	movaps XMMWORD PTR [rsp+0x40],xmm0
	cmp    rcx,0xe
	mov    r10,QWORD PTR [rsp+0x1e8]
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x6d5>
	movaps xmm0,XMMWORD PTR [rsp+0x40]
	movups XMMWORD PTR [r14+0x10],xmm0
	mov    QWORD PTR [r14],rcx
	mov    QWORD PTR [r14+0x8],rax
	test   r10,r10
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x85d>
	mov    edx,0x1
	mov    rdi,r12
	mov    rsi,r10
	call   QWORD PTR [rip+0x781c3]        # <_DYNAMIC+0x2d0>
	test   rbx,rbx
	mov    rsi,QWORD PTR [rsp+0x28]
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x78d>
	mov    edx,0x8
	mov    rdi,r15
	call   QWORD PTR [rip+0x781a7]        # <_DYNAMIC+0x2d0>
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x78d>
	lea    rdi,[rsp+0xc0]
	mov    rsi,rbp
	mov    rbx,r15
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x78535]        # <_DYNAMIC+0x680>
	mov    r14,QWORD PTR [rsp+0x10]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x807>
	movaps xmm0,XMMWORD PTR [rsp+0xb0]
	movaps XMMWORD PTR [rsp+0x40],xmm0
	mov    rbx,r15
	mov    r14,QWORD PTR [rsp+0x10]
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	cmp    rcx,0xe
	mov    r10,QWORD PTR [rsp+0x1e8]
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x6d5>
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x836>
	lea    rdi,[rsp+0xc0]
	mov    rsi,rbp
	mov    rbx,r15
	mov    r15,QWORD PTR [rsp]
	mov    r12,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x784d9]        # <_DYNAMIC+0x680>
	mov    r14,QWORD PTR [rsp+0x10]
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x807>
	mov    edi,0x8
	mov    rsi,QWORD PTR [rsp+0x28]
	call   QWORD PTR [rip+0x78107]        # <_DYNAMIC+0x2c8>
	mov    r15,rbx
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x916>
	mov    r14,rax
	cmp    QWORD PTR [rsp+0x1e8],0x0
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x93c>
	mov    edx,0x1
	mov    rdi,QWORD PTR [rsp+0x8]
	mov    rsi,QWORD PTR [rsp+0x1e8]
	call   QWORD PTR [rip+0x780e4]        # <_DYNAMIC+0x2d0>
	mov    rbx,r15
	jmp    <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x944>
	mov    r14,rax
	mov    rdi,QWORD PTR [rsp]
	test   rbx,rbx
	je     <_ZN9shapewise5slice5dense4fill53_$LT$impl$u20$shapewise..slice..dense..DenseSlice$GT$10write_many+0x95d>
	mov    edx,0x8
	mov    rsi,QWORD PTR [rsp+0x28]
	call   QWORD PTR [rip+0x780c3]        # <_DYNAMIC+0x2d0>
	mov    rdi,r14
	call   <_Unwind_Resume@plt>
