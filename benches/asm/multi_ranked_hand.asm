<multi_ranked_hand>:
	push   r14
	push   rbx
	sub    rsp,0x68
	mov    rax,rdx
	xorps  xmm0,xmm0
	movaps XMMWORD PTR [rsp],xmm0
	mov    QWORD PTR [rsp+0x10],0x0
	lea    r8,[rsp+0x18]
	movups XMMWORD PTR [rsp+0x58],xmm0
	mov    rcx,rsp
	mov    QWORD PTR [rsp+0x20],rcx
	mov    QWORD PTR [rsp+0x30],0x0
	movups xmm0,XMMWORD PTR [rsi]
	movups XMMWORD PTR [rsp+0x40],xmm0
	mov    rdx,QWORD PTR [rsi+0x10]
	mov    QWORD PTR [rsp+0x50],rdx
	mov    r9d,0x3
	movabs rsi,0x1ffffffffffffffc
	jmp    <multi_ranked_hand+0x68>
	nop    DWORD PTR [rax+rax*1+0x0]
	xor    edx,edx
	div    r10
	mov    QWORD PTR [r8],rdx
	mov    r10,r8
	sub    r10,rcx
	shr    r10,0x3
	mov    r11,r9
	sub    r11,r10
	je     <multi_ranked_hand+0x170>
	jae    <multi_ranked_hand+0x110>
	sub    r10,r9
	mov    edx,r10d
	and    edx,0x3
	cmp    r11,0xfffffffffffffffc
	ja     <multi_ranked_hand+0xf0>
	and    r10,rsi
	cs nop WORD PTR [rax+rax*1+0x0]
	lea    r11,[r8-0x8]
	xor    ebx,ebx
	cmp    rcx,r8
	sete   bl
	cmove  r11,r8
	shl    ebx,0x3
	or     rbx,0xfffffffffffffff0
	add    rbx,r8
	cmp    rcx,r11
	cmove  rbx,r11
	lea    r11,[rbx-0x8]
	lea    r8,[rbx-0x10]
	cmp    rcx,rbx
	cmovne rbx,r11
	cmove  r8,r11
	cmp    rcx,rbx
	cmove  r8,rbx
	add    r10,0xfffffffffffffffc
	jne    <multi_ranked_hand+0xa0>
	test   rdx,rdx
	je     <multi_ranked_hand+0x170>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r10,r8
	add    r8,0xfffffffffffffff8
	cmp    rcx,r10
	cmove  r8,r10
	dec    rdx
	jne    <multi_ranked_hand+0xf0>
	jmp    <multi_ranked_hand+0x170>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    r10
	cmp    r9,r10
	jne    <multi_ranked_hand+0x120>
	mov    rdx,r9
	jmp    <multi_ranked_hand+0x1b6>
	mov    r10,r11
	and    r10,0xfffffffffffffffe
	mov    rdx,r9
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rbx,rdx
	sub    rbx,0x1
	cmovb  rbx,r9
	mov    r9,rdx
	adc    r9,0xffffffffffffffff
	dec    r9
	mov    r14,rdx
	sub    r14,0x2
	cmovb  r9,rbx
	mov    edx,0x0
	cmovae rdx,r14
	add    r10,0xfffffffffffffffe
	jne    <multi_ranked_hand+0x130>
	test   r11b,0x1
	jne    <multi_ranked_hand+0x1b6>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,r9
	cmp    rcx,r8
	je     <multi_ranked_hand+0x1c3>
	add    r8,0xfffffffffffffff8
	mov    QWORD PTR [rsp+0x28],r8
	test   rdx,rdx
	je     <multi_ranked_hand+0x1fe>
	lea    r9,[rdx-0x1]
	mov    QWORD PTR [rsp+0x38],r9
	mov    r10,QWORD PTR [rsp+rdx*8+0x38]
	test   r10,r10
	je     <multi_ranked_hand+0x1d1>
	mov    rdx,rax
	or     rdx,r10
	shr    rdx,0x20
	jne    <multi_ranked_hand+0x60>
	xor    edx,edx
	div    r10d
	mov    QWORD PTR [r8],rdx
	jmp    <multi_ranked_hand+0x68>
	sub    rdx,0x1
	cmovb  rdx,r9
	cmp    rcx,r8
	jne    <multi_ranked_hand+0x178>
	test   rdx,rdx
	jne    <multi_ranked_hand+0x1fe>
	test   rax,rax
	je     <multi_ranked_hand+0x1da>
	xor    eax,eax
	jmp    <multi_ranked_hand+0x1f0>
	mov    QWORD PTR [rdi],0x0
	jmp    <multi_ranked_hand+0x1f3>
	mov    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rdi+0x18],rax
	movaps xmm0,XMMWORD PTR [rsp]
	movups XMMWORD PTR [rdi+0x8],xmm0
	mov    eax,0x1
	mov    QWORD PTR [rdi],rax
	mov    rax,rdi
	add    rsp,0x68
	pop    rbx
	pop    r14
	ret
	lea    rdi,[rip+0xfffffffffff1a138]        # <__abi_tag+0x11721>
	lea    rdx,[rip+0x68444]        # <__frame_dummy_init_array_entry+0xc0>
	mov    esi,0x28
	call   QWORD PTR [rip+0x70641]        # <_DYNAMIC+0x458>
