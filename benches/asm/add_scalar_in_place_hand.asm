<add_scalar_in_place_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	push   rax
	mov    r9,QWORD PTR [rdx]
	test   r9,r9
	je     <add_scalar_in_place_hand+0xfc>
	mov    rax,QWORD PTR [rdx+0x8]
	lea    r10,[rax*4+0x0]
	lea    r11,[rax*4-0x4]
	mov    rbx,r11
	shr    rbx,0x2
	inc    rbx
	mov    r14,rbx
	and    r14,0xfffffffffffffff8
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	lea    r12,[rdi+0x10]
	lea    r13,[rcx*4+0x0]
	xor    ebp,ebp
	jmp    <add_scalar_in_place_hand+0x6f>
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    rbp
	add    r12,r13
	cmp    rbp,r9
	je     <add_scalar_in_place_hand+0xfc>
	mov    r8,rbp
	imul   r8,rcx
	mov    rdx,rsi
	sub    rdx,r8
	jb     <add_scalar_in_place_hand+0x11d>
	cmp    rax,rdx
	ja     <add_scalar_in_place_hand+0x10b>
	test   rax,rax
	je     <add_scalar_in_place_hand+0x60>
	lea    rdx,[rdi+r8*4]
	mov    r8,rdx
	cmp    r11,0x1c
	jb     <add_scalar_in_place_hand+0xda>
	lea    r8,[r14*4+0x0]
	add    r8,rdx
	xor    r15d,r15d
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r12+r15*4-0x10]
	movups xmm3,XMMWORD PTR [r12+r15*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r12+r15*4-0x10],xmm2
	movups XMMWORD PTR [r12+r15*4],xmm3
	add    r15,0x8
	cmp    r14,r15
	jne    <add_scalar_in_place_hand+0xb0>
	cmp    rbx,r14
	je     <add_scalar_in_place_hand+0x60>
	add    rdx,r10
	nop    DWORD PTR [rax]
	movss  xmm2,DWORD PTR [r8]
	addss  xmm2,xmm0
	movss  DWORD PTR [r8],xmm2
	add    r8,0x4
	cmp    r8,rdx
	jne    <add_scalar_in_place_hand+0xe0>
	jmp    <add_scalar_in_place_hand+0x60>
	add    rsp,0x8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x70096]        # <__frame_dummy_init_array_entry+0x4548>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x73d5b]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7009c]        # <__frame_dummy_init_array_entry+0x4560>
	mov    rdi,r8
	mov    rdx,rsi
	call   QWORD PTR [rip+0x73d48]        # <_DYNAMIC+0x3a8>
