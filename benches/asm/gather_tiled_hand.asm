<gather_tiled_hand>:
	push   rax
	cmp    rsi,0x1fff
	jbe    <gather_tiled_hand+0x99>
	test   rcx,rcx
	je     <gather_tiled_hand+0x7c>
	shl    rcx,0x4
	add    rcx,rdx
	xor    eax,eax
	nop    DWORD PTR [rax+0x0]
	mov    rsi,QWORD PTR [rdx]
	cmp    rsi,0x1f
	ja     <gather_tiled_hand+0x80>
	mov    r8,QWORD PTR [rdx+0x8]
	cmp    r8,0x100
	jae    <gather_tiled_hand+0x80>
	mov    r9d,esi
	and    r9d,0x1
	mov    r10d,esi
	and    r10d,0x18
	shl    r10d,0xa
	add    r10,rdi
	mov    r11d,r8d
	shl    r11d,0x5
	and    r11d,0x1000
	and    esi,0x6
	shl    esi,0x9
	add    rsi,r11
	add    rsi,r10
	and    r8d,0x7f
	lea    rsi,[rsi+r8*8]
	add    eax,DWORD PTR [rsi+r9*4]
	add    rdx,0x10
	cmp    rdx,rcx
	jne    <gather_tiled_hand+0x20>
	pop    rcx
	ret
	xor    eax,eax
	pop    rcx
	ret
	lea    rdi,[rip+0xfffffffffff1f320]        # <__abi_tag+0x1507b>
	lea    rdx,[rip+0x6e3b2]        # <__frame_dummy_init_array_entry+0x47a0>
	mov    esi,0x13
	call   QWORD PTR [rip+0x71ebf]        # <_DYNAMIC+0x448>
	lea    rcx,[rip+0x6e388]        # <__frame_dummy_init_array_entry+0x4788>
	mov    rdx,rsi
	mov    esi,0x2000
	xor    edi,edi
	call   QWORD PTR [rip+0x71e08]        # <_DYNAMIC+0x3a8>
