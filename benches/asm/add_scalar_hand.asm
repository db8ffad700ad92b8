<add_scalar_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	push   rax
	mov    r10,QWORD PTR [r8]
	test   r10,r10
	je     <add_scalar_hand+0x145>
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rax,QWORD PTR [r8+0x8]
	test   rax,rax
	je     <add_scalar_hand+0x11d>
	mov    r14,rax
	and    r14,0xfffffffffffffff8
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	lea    r15,[rdi+0x10]
	lea    r13,[rdx+0x10]
	lea    rbp,[rbx*4+0x0]
	xor    r12d,r12d
	jmp    <add_scalar_hand+0x70>
	xchg   ax,ax
	inc    r12
	lea    r8,[r11*4+0x0]
	add    r15,r8
	add    r13,rbp
	add    rdi,r8
	add    rdx,rbp
	cmp    r12,r10
	je     <add_scalar_hand+0x145>
	mov    r8,r11
	imul   r8,r12
	mov    r9,rsi
	sub    r9,r8
	jb     <add_scalar_hand+0x169>
	cmp    rax,r9
	ja     <add_scalar_hand+0x154>
	mov    r9,rbx
	imul   r9,r12
	mov    r8,rcx
	sub    r8,r9
	jb     <add_scalar_hand+0x17c>
	cmp    rax,r8
	ja     <add_scalar_hand+0x195>
	xor    r8d,r8d
	cmp    rax,0x8
	jb     <add_scalar_hand+0x100>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r15+r8*4-0x10]
	movups xmm3,XMMWORD PTR [r15+r8*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r13+r8*4-0x10],xmm2
	movups XMMWORD PTR [r13+r8*4+0x0],xmm3
	add    r8,0x8
	cmp    r14,r8
	jne    <add_scalar_hand+0xc0>
	mov    r8,r14
	cmp    rax,r14
	je     <add_scalar_hand+0x50>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm2,DWORD PTR [rdi+r8*4]
	addss  xmm2,xmm0
	movss  DWORD PTR [rdx+r8*4],xmm2
	inc    r8
	cmp    rax,r8
	jne    <add_scalar_hand+0x100>
	jmp    <add_scalar_hand+0x50>
	xor    r8d,r8d
	xor    r9d,r9d
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r8,rsi
	ja     <add_scalar_hand+0x169>
	cmp    r9,rcx
	ja     <add_scalar_hand+0x17c>
	add    r9,rbx
	add    r8,r11
	dec    r10
	jne    <add_scalar_hand+0x130>
	add    rsp,0x8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x7025d]        # <__frame_dummy_init_array_entry+0x4518>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r9
	call   QWORD PTR [rip+0x73f4f]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x70260]        # <__frame_dummy_init_array_entry+0x4530>
	mov    rdi,r8
	mov    rdx,rsi
	call   QWORD PTR [rip+0x73f3c]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x7021d]        # <__frame_dummy_init_array_entry+0x4500>
	mov    rdi,r9
	mov    rsi,rcx
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x73f23]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x701ec]        # <__frame_dummy_init_array_entry+0x44e8>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r8
	call   QWORD PTR [rip+0x73f0e]        # <_DYNAMIC+0x3a8>
