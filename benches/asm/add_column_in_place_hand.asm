<add_column_in_place_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	push   rax
	mov    r11,QWORD PTR [r8]
	test   r11,r11
	je     <add_column_in_place_hand+0x11c>
	mov    rbx,QWORD PTR [r9]
	mov    r14,QWORD PTR [r9+0x8]
	mov    rax,QWORD PTR [r8+0x8]
	lea    rbp,[rax*4-0x4]
	shr    rbp,0x2
	inc    rbp
	mov    QWORD PTR [rsp],rbp
	and    rbp,0xfffffffffffffff8
	lea    r15,[rdi+0x10]
	lea    r12,[rbx*4+0x0]
	xor    r13d,r13d
	jmp    <add_column_in_place_hand+0x5f>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    r13
	add    r15,r12
	cmp    r13,r11
	je     <add_column_in_place_hand+0x11c>
	mov    r8,r14
	imul   r8,r13
	cmp    r8,rcx
	jae    <add_column_in_place_hand+0x153>
	mov    r9,rbx
	imul   r9,r13
	mov    r10,rsi
	sub    r10,r9
	jb     <add_column_in_place_hand+0x140>
	cmp    rax,r10
	ja     <add_column_in_place_hand+0x12b>
	test   rax,rax
	je     <add_column_in_place_hand+0x50>
	movss  xmm0,DWORD PTR [rdx+r8*4]
	lea    r8,[rdi+r9*4]
	mov    r9,r8
	lea    r10,[rax*4-0x4]
	cmp    r10,0x1c
	jb     <add_column_in_place_hand+0xef>
	lea    r9,[rbp*4+0x0]
	add    r9,r8
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r10d,r10d
	movups xmm2,XMMWORD PTR [r15+r10*4-0x10]
	movups xmm3,XMMWORD PTR [r15+r10*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r15+r10*4-0x10],xmm2
	movups XMMWORD PTR [r15+r10*4],xmm3
	add    r10,0x8
	cmp    rbp,r10
	jne    <add_column_in_place_hand+0xc0>
	cmp    QWORD PTR [rsp],rbp
	je     <add_column_in_place_hand+0x50>
	lea    r10,[rax*4+0x0]
	add    r8,r10
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r9]
	addss  xmm1,xmm0
	movss  DWORD PTR [r9],xmm1
	add    r9,0x4
	cmp    r9,r8
	jne    <add_column_in_place_hand+0x100>
	jmp    <add_column_in_place_hand+0x50>
	add    rsp,0x8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x72646]        # <__frame_dummy_init_array_entry+0x4278>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r10
	call   QWORD PTR [rip+0x765d8]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x72649]        # <__frame_dummy_init_array_entry+0x4290>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x765c5]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x72606]        # <__frame_dummy_init_array_entry+0x4260>
	mov    rdi,r8
	mov    rsi,rcx
	call   QWORD PTR [rip+0x764b2]        # <_DYNAMIC+0x2a8>
