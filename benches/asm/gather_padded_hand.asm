<gather_padded_hand>:
	push   rax
	cmp    rsi,0x1fff
	jbe    <gather_padded_hand+0x69>
	test   rcx,rcx
	je     <gather_padded_hand+0x4c>
	shl    rcx,0x4
	add    rcx,rdx
	xor    eax,eax
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rdx]
	cmp    rsi,0x1d
	ja     <gather_padded_hand+0x50>
	mov    r8,QWORD PTR [rdx+0x8]
	cmp    r8,0xfa
	jae    <gather_padded_hand+0x50>
	add    rdx,0x10
	shl    rsi,0xa
	add    rsi,rdi
	add    eax,DWORD PTR [rsi+r8*4]
	cmp    rdx,rcx
	jne    <gather_padded_hand+0x20>
	pop    rcx
	ret
	xor    eax,eax
	pop    rcx
	ret
	lea    rdi,[rip+0xfffffffffff1f450]        # <__abi_tag+0x1507b>
	lea    rdx,[rip+0x6e4b2]        # <__frame_dummy_init_array_entry+0x4770>
	mov    esi,0x13
	call   QWORD PTR [rip+0x71fef]        # <_DYNAMIC+0x448>
	lea    rcx,[rip+0x6e488]        # <__frame_dummy_init_array_entry+0x4758>
	mov    rdx,rsi
	mov    esi,0x2000
	xor    edi,edi
	call   QWORD PTR [rip+0x71f38]        # <_DYNAMIC+0x3a8>
