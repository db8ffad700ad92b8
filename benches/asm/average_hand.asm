<average_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xe8
	mov    QWORD PTR [rsp+0x10],rcx
	mov    QWORD PTR [rsp],rsi
	mov    r10,QWORD PTR [r8]
	test   r10,r10
	je     <average_hand+0x511>
	mov    rcx,QWORD PTR [r8+0x8]
	mov    QWORD PTR [rsp+0x70],rcx
	test   rcx,rcx
	je     <average_hand+0x511>
	mov    rcx,QWORD PTR [r8+0x10]
	dec    rcx
	mov    QWORD PTR [rsp+0x78],rcx
	je     <average_hand+0x511>
	mov    rcx,QWORD PTR [rsp+0x120]
	mov    r14,QWORD PTR [r8+0x18]
	mov    rax,r14
	mov    r8,QWORD PTR [r9]
	mov    r11,QWORD PTR [r9+0x8]
	mov    r12,QWORD PTR [r9+0x10]
	mov    r9,QWORD PTR [rcx]
	mov    rbx,QWORD PTR [rcx+0x8]
	mov    r15,QWORD PTR [rcx+0x10]
	dec    rax
	mov    QWORD PTR [rsp+0x68],r11
	mov    QWORD PTR [rsp+0x60],rbx
	mov    QWORD PTR [rsp+0x80],r15
	mov    QWORD PTR [rsp+0x8],r12
	mov    QWORD PTR [rsp+0x58],r10
	mov    QWORD PTR [rsp+0x50],r8
	mov    QWORD PTR [rsp+0x48],r9
	je     <average_hand+0x3d4>
	cmp    r14,0x1
	mov    rax,r14
	adc    rax,0xffffffffffffffff
	cmp    r14,0x1
	mov    r13d,0x1
	cmovb  r13,r14
	lea    rcx,[r14-0x2]
	cmp    rax,rcx
	cmovae rax,rcx
	inc    rax
	mov    ecx,eax
	and    ecx,0x3
	mov    esi,0x4
	cmovne rsi,rcx
	mov    QWORD PTR [rsp+0x38],rax
	sub    rax,rsi
	lea    rcx,[r8*4+0x0]
	mov    QWORD PTR [rsp+0x90],rcx
	lea    rcx,[r11*4+0x0]
	mov    QWORD PTR [rsp+0xc0],rcx
	lea    rcx,[r12*4+0x0]
	mov    QWORD PTR [rsp+0x30],rcx
	lea    rcx,[rdi+r12*4]
	add    rcx,0x4
	add    rdi,0x4
	lea    rsi,[r9*4+0x0]
	mov    QWORD PTR [rsp+0x88],rsi
	lea    rsi,[rbx*4+0x0]
	mov    QWORD PTR [rsp+0xb8],rsi
	lea    rsi,[r15*4+0x0]
	mov    QWORD PTR [rsp+0x28],rsi
	sub    r13,r14
	mov    rsi,r14
	neg    rsi
	xor    r15d,r15d
	movss  xmm0,DWORD PTR [rip+0xfffffffffff19567]        # <__abi_tag+0xdd30>
	movaps xmm1,XMMWORD PTR [rip+0xfffffffffff18fc4]        # <__abi_tag+0xd794>
	lea    r10,[r15+0x1]
	mov    QWORD PTR [rsp+0x98],r10
	imul   r8,r15
	mov    QWORD PTR [rsp+0xc8],r8
	imul   r15,r9
	mov    QWORD PTR [rsp+0xd0],r15
	mov    QWORD PTR [rsp+0xb0],rdx
	mov    rbp,rdx
	mov    QWORD PTR [rsp+0xa0],rcx
	mov    r15,rcx
	mov    QWORD PTR [rsp+0xa8],rdi
	mov    r12,rdi
	xor    ecx,ecx
	mov    rdx,QWORD PTR [rsp]
	mov    rdi,QWORD PTR [rsp+0x8]
	nop    DWORD PTR [rax+0x0]
	mov    r8,rcx
	inc    rcx
	mov    QWORD PTR [rsp+0xd8],rcx
	mov    rcx,r11
	imul   rcx,r8
	add    rcx,QWORD PTR [rsp+0xc8]
	imul   r8,rbx
	add    r8,QWORD PTR [rsp+0xd0]
	mov    QWORD PTR [rsp+0x40],r8
	mov    QWORD PTR [rsp+0x20],rbp
	mov    QWORD PTR [rsp+0x18],r15
	mov    QWORD PTR [rsp+0xe0],r12
	xor    r8d,r8d
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rbx,rdi
	imul   rbx,r8
	add    rbx,rcx
	mov    r10,rdx
	sub    r10,rbx
	jb     <average_hand+0x538>
	cmp    r14,r10
	ja     <average_hand+0x523>
	lea    rbx,[r8+0x1]
	mov    r10,rdi
	imul   r10,rbx
	add    r10,rcx
	mov    r9,rdx
	sub    r9,r10
	jb     <average_hand+0x599>
	cmp    r14,r9
	ja     <average_hand+0x54b>
	imul   r8,QWORD PTR [rsp+0x80]
	add    r8,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x10]
	sub    r11,r8
	jb     <average_hand+0x560>
	cmp    r14,r11
	ja     <average_hand+0x578>
	cmp    QWORD PTR [rsp+0x38],0x5
	jae    <average_hand+0x280>
	xor    r8d,r8d
	jmp    <average_hand+0x2c4>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	xor    r8d,r8d
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r12+r8*4-0x4]
	movups xmm3,XMMWORD PTR [r12+r8*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+r8*4-0x4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r15+r8*4]
	addps  xmm3,xmm2
	mulps  xmm3,xmm1
	movups XMMWORD PTR [rbp+r8*4+0x0],xmm3
	add    r8,0x4
	cmp    rax,r8
	jne    <average_hand+0x290>
	mov    r8,rax
	inc    r8
	nop    WORD PTR [rax+rax*1+0x0]
	lea    r9,[rsi+r8*1]
	cmp    r9,0x1
	je     <average_hand+0x5ac>
	lea    r9,[r8+r13*1]
	cmp    r9,0x1
	je     <average_hand+0x5bf>
	movss  xmm2,DWORD PTR [r12+r8*4-0x8]
	addss  xmm2,DWORD PTR [r12+r8*4-0x4]
	addss  xmm2,DWORD PTR [r15+r8*4-0x8]
	addss  xmm2,DWORD PTR [r15+r8*4-0x4]
	mulss  xmm2,xmm0
	movss  DWORD PTR [rbp+r8*4-0x4],xmm2
	inc    r8
	cmp    r14,r8
	jne    <average_hand+0x2d0>
	mov    r8,QWORD PTR [rsp+0x30]
	add    r12,r8
	add    r15,r8
	add    rbp,QWORD PTR [rsp+0x28]
	mov    r8,rbx
	cmp    rbx,QWORD PTR [rsp+0x78]
	jne    <average_hand+0x200>
	mov    rcx,QWORD PTR [rsp+0xc0]
	mov    r12,QWORD PTR [rsp+0xe0]
	add    r12,rcx
	mov    r15,QWORD PTR [rsp+0x18]
	add    r15,rcx
	mov    rbp,QWORD PTR [rsp+0x20]
	add    rbp,QWORD PTR [rsp+0xb8]
	mov    rcx,QWORD PTR [rsp+0xd8]
	cmp    rcx,QWORD PTR [rsp+0x70]
	mov    r11,QWORD PTR [rsp+0x68]
	mov    rbx,QWORD PTR [rsp+0x60]
	jne    <average_hand+0x1b0>
	mov    rdi,QWORD PTR [rsp+0xa8]
	mov    rcx,QWORD PTR [rsp+0x90]
	add    rdi,rcx
	mov    rdx,QWORD PTR [rsp+0xa0]
	add    rdx,rcx
	mov    rcx,rdx
	mov    rdx,QWORD PTR [rsp+0xb0]
	add    rdx,QWORD PTR [rsp+0x88]
	mov    r10,QWORD PTR [rsp+0x58]
	mov    r15,QWORD PTR [rsp+0x98]
	cmp    r15,r10
	mov    r8,QWORD PTR [rsp+0x50]
	mov    r9,QWORD PTR [rsp+0x48]
	jne    <average_hand+0x15c>
	jmp    <average_hand+0x511>
	mov    rsi,QWORD PTR [rsp]
	mov    rbp,rsi
	sub    rbp,r12
	xor    r12d,r12d
	mov    rdi,QWORD PTR [rsp+0x10]
	xor    r15d,r15d
	xor    eax,eax
	inc    rax
	mov    QWORD PTR [rsp+0x20],rax
	mov    QWORD PTR [rsp+0x18],rbp
	mov    QWORD PTR [rsp+0x38],rsi
	mov    QWORD PTR [rsp+0x40],r12
	mov    QWORD PTR [rsp+0x30],rdi
	mov    QWORD PTR [rsp+0x28],r15
	xor    r13d,r13d
	mov    rdx,QWORD PTR [rsp]
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    r13
	mov    r9,rbp
	mov    rcx,QWORD PTR [rsp+0x78]
	mov    r10,rsi
	mov    rbx,r12
	mov    r11,rdi
	mov    r8,r15
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rbx,rdx
	ja     <average_hand+0x538>
	cmp    r14,r10
	ja     <average_hand+0x523>
	mov    rax,rdx
	mov    rdx,QWORD PTR [rsp+0x8]
	add    rdx,rbx
	cmp    rdx,rax
	ja     <average_hand+0x58d>
	cmp    r14,r9
	ja     <average_hand+0x54b>
	cmp    r8,QWORD PTR [rsp+0x10]
	ja     <average_hand+0x560>
	cmp    r14,r11
	ja     <average_hand+0x578>
	mov    rbx,QWORD PTR [rsp+0x80]
	add    r8,rbx
	sub    r11,rbx
	mov    rax,QWORD PTR [rsp+0x8]
	sub    r10,rax
	sub    r9,rax
	mov    rbx,rdx
	dec    rcx
	mov    rdx,QWORD PTR [rsp]
	jne    <average_hand+0x440>
	mov    rcx,QWORD PTR [rsp+0x60]
	add    r15,rcx
	sub    rdi,rcx
	mov    rcx,QWORD PTR [rsp+0x68]
	add    r12,rcx
	sub    rsi,rcx
	sub    rbp,rcx
	cmp    r13,QWORD PTR [rsp+0x70]
	jne    <average_hand+0x420>
	mov    r9,QWORD PTR [rsp+0x48]
	mov    r15,QWORD PTR [rsp+0x28]
	add    r15,r9
	mov    rdi,QWORD PTR [rsp+0x30]
	sub    rdi,r9
	mov    r8,QWORD PTR [rsp+0x50]
	mov    r12,QWORD PTR [rsp+0x40]
	add    r12,r8
	mov    rsi,QWORD PTR [rsp+0x38]
	sub    rsi,r8
	mov    rbp,QWORD PTR [rsp+0x18]
	sub    rbp,r8
	mov    r10,QWORD PTR [rsp+0x58]
	mov    rax,QWORD PTR [rsp+0x20]
	cmp    rax,r10
	jne    <average_hand+0x3eb>
	add    rsp,0xe8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x6f456]        # <__frame_dummy_init_array_entry+0x4680>
	xor    edi,edi
	mov    rsi,r14
	mov    rdx,r10
	call   QWORD PTR [rip+0x72fe0]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6f459]        # <__frame_dummy_init_array_entry+0x4698>
	mov    rdi,rbx
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72fcd]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6f39e]        # <__frame_dummy_init_array_entry+0x45f0>
	xor    edi,edi
	mov    rsi,r14
	mov    rdx,r9
	call   QWORD PTR [rip+0x72fb8]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6f3e9]        # <__frame_dummy_init_array_entry+0x4650>
	mov    rdi,r8
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72fa0]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6f389]        # <__frame_dummy_init_array_entry+0x4608>
	xor    edi,edi
	mov    rsi,r14
	mov    rdx,r11
	call   QWORD PTR [rip+0x72f8b]        # <_DYNAMIC+0x3a8>
	mov    r10,QWORD PTR [rsp+0x8]
	add    r10,rbx
	mov    rdx,QWORD PTR [rsp]
	lea    rcx,[rip+0x6f3c8]        # <__frame_dummy_init_array_entry+0x4668>
	mov    rdi,r10
	mov    rsi,rdx
	call   QWORD PTR [rip+0x72f6c]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x6f36d]        # <__frame_dummy_init_array_entry+0x4620>
	mov    rdi,r14
	mov    rsi,r14
	call   QWORD PTR [rip+0x72e59]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x6f372]        # <__frame_dummy_init_array_entry+0x4638>
	mov    rdi,r8
	mov    rsi,r14
	call   QWORD PTR [rip+0x72e46]        # <_DYNAMIC+0x2a8>
