<gather_dense_hand>:
	push   rax
	cmp    rsi,0x176f
	jbe    <gather_dense_hand+0x7a>
	test   rcx,rcx
	je     <gather_dense_hand+0x5d>
	lea    rax,[rcx+rcx*2]
	lea    rcx,[rdx+rax*8]
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	mov    rsi,QWORD PTR [rdx]
	cmp    rsi,0x9
	ja     <gather_dense_hand+0x61>
	mov    r8,QWORD PTR [rdx+0x8]
	cmp    r8,0x13
	ja     <gather_dense_hand+0x61>
	mov    r9,QWORD PTR [rdx+0x10]
	cmp    r9,0x1e
	jae    <gather_dense_hand+0x61>
	imul   rsi,rsi,0x960
	add    rsi,rdi
	imul   r8,r8,0x78
	add    r8,rsi
	add    eax,DWORD PTR [r8+r9*4]
	add    rdx,0x18
	cmp    rdx,rcx
	jne    <gather_dense_hand+0x20>
	pop    rcx
	ret
	xor    eax,eax
	pop    rcx
	ret
	lea    rdi,[rip+0xfffffffffff1f58f]        # <__abi_tag+0x1507b>
	lea    rdx,[rip+0x6e5c1]        # <__frame_dummy_init_array_entry+0x4740>
	mov    esi,0x13
	call   QWORD PTR [rip+0x7212e]        # <_DYNAMIC+0x448>
	lea    rcx,[rip+0x6e597]        # <__frame_dummy_init_array_entry+0x4728>
	mov    rdx,rsi
	mov    esi,0x1770
	xor    edi,edi
	call   QWORD PTR [rip+0x72077]        # <_DYNAMIC+0x3a8>
