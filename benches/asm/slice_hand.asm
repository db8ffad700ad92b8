<slice_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x38
	mov    rax,QWORD PTR [rsp+0x70]
	mov    r11,QWORD PTR [rax]
	mov    r10,QWORD PTR [rcx]
	mov    rbx,r11
	sar    rbx,0x3f
	and    rbx,r10
	lea    r14,[rbx+r11*1]
	cmp    r14,r10
	setl   r10b
	add    rbx,r11
	js     <slice_hand+0x1a7>
	test   r10b,r10b
	je     <slice_hand+0x1b3>
	mov    r10,QWORD PTR [rcx+0x8]
	test   r10,r10
	js     <slice_hand+0x1cc>
	mov    QWORD PTR [rsp],rsi
	mov    r11,QWORD PTR [rax+0x8]
	mov    r14,r11
	sar    r14,0x3f
	and    r14,r10
	add    r14,r11
	cmp    r14,r10
	mov    r15,r10
	cmovb  r15,r14
	xor    r12d,r12d
	test   r14,r14
	cmovs  r15,r12
	mov    rax,QWORD PTR [rax+0x10]
	mov    r14,rax
	sar    r14,0x3f
	and    r14,r10
	add    r14,rax
	cmp    r14,r10
	cmovb  r10,r14
	mov    r11,QWORD PTR [rcx+0x10]
	test   r14,r14
	cmovs  r10,r12
	mov    rax,QWORD PTR [rcx+0x18]
	imul   rbx,QWORD PTR [r8]
	add    rbx,r9
	mov    rsi,QWORD PTR [r8+0x8]
	mov    r9,r15
	imul   r9,rsi
	sub    r10,r15
	cmovle r9,r12
	add    r9,rbx
	test   rax,rax
	jle    <slice_hand+0xcf>
	lea    rcx,[rax-0x1]
	mov    r12,QWORD PTR [r8+0x18]
	imul   rcx,r12
	add    r9,rcx
	jmp    <slice_hand+0xd3>
	mov    r12,QWORD PTR [r8+0x18]
	xor    ebx,ebx
	test   r10,r10
	mov    r14d,0x0
	cmovg  r14,r10
	inc    r11
	mov    r15,r11
	shr    r15,1
	mov    rcx,QWORD PTR [r8+0x10]
	add    rcx,rcx
	mov    r13d,0x1
	sub    r13,r14
	imul   r13,rsi
	mov    rbp,rsi
	sar    rbp,0x3f
	and    rbp,r13
	mov    r13,r12
	neg    r13
	cmp    r10,0x2
	mov    r10d,0x1
	cmovl  rbp,rbx
	sub    r10,r15
	imul   r10,rcx
	mov    r8,rcx
	sar    r8,0x3f
	and    r8,r10
	cmp    r11,0x4
	cmovb  r8,rbx
	lea    r10,[rax-0x1]
	imul   r10,r12
	mov    r11,r13
	sar    r11,0x3f
	and    r11,r10
	cmp    rax,0x2
	cmovb  r11,rbx
	add    r11,r8
	add    r11,rbp
	sub    r9,r11
	sub    rdx,r9
	mov    r8,QWORD PTR [rsp]
	lea    r8,[r8+r9*4]
	mov    r9d,0x4
	cmovae r9,r8
	cmovb  rdx,rbx
	mov    QWORD PTR [rdi],r9
	mov    QWORD PTR [rdi+0x8],rdx
	mov    QWORD PTR [rdi+0x10],r14
	mov    QWORD PTR [rdi+0x18],r15
	mov    QWORD PTR [rdi+0x20],rax
	mov    QWORD PTR [rdi+0x28],rsi
	mov    QWORD PTR [rdi+0x30],rcx
	mov    QWORD PTR [rdi+0x38],r13
	mov    QWORD PTR [rdi+0x40],r11
	mov    rax,rdi
	add    rsp,0x38
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	xor    r10d,r10d
	test   r10b,r10b
	jne    <slice_hand+0x40>
	lea    rdi,[rip+0xfffffffffff13cbc]        # <__abi_tag+0x150aa>
	lea    rdx,[rip+0x62f37]        # <__frame_dummy_init_array_entry+0x49b8>
	mov    esi,0x35
	call   QWORD PTR [rip+0x6682c]        # <_DYNAMIC+0x448>
	mov    QWORD PTR [rsp+0x8],0x0
	mov    QWORD PTR [rsp+0x10],r10
	lea    rax,[rsp+0x8]
	mov    QWORD PTR [rsp+0x18],rax
	lea    rax,[rip+0xfffffffffff45575]        # <_RNvXsT_NtNtCsgEmfK2I1SDS_4core3fmt3numiNtB7_5Debug3fmt>
	mov    QWORD PTR [rsp+0x20],rax
	lea    rcx,[rsp+0x10]
	mov    QWORD PTR [rsp+0x28],rcx
	mov    QWORD PTR [rsp+0x30],rax
	lea    rdi,[rip+0xfffffffffff0e399]        # <__abi_tag+0xf7d3>
	lea    rdx,[rip+0x62f03]        # <__frame_dummy_init_array_entry+0x49d0>
	lea    rsi,[rsp+0x18]
	call   QWORD PTR [rip+0x667e0]        # <_DYNAMIC+0x448>
