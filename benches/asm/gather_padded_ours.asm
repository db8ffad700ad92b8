<gather_padded_ours>:
	test   rcx,rcx
	je     <gather_padded_ours+0x4d>
	mov    r8,rdi
	shl    rcx,0x4
	xor    edi,edi
	xor    r9d,r9d
	xor    eax,eax
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rdx+r9*1]
	cmp    rsi,0x1d
	ja     <gather_padded_ours+0x6b>
	mov    r10,QWORD PTR [rdx+r9*1+0x8]
	cmp    r10,0xfa
	jae    <gather_padded_ours+0x50>
	shl    rsi,0xa
	add    rsi,r8
	add    eax,DWORD PTR [rsi+r10*4]
	add    r9,0x10
	cmp    rcx,r9
	jne    <gather_padded_ours+0x20>
	ret
	xor    eax,eax
	ret
	mov    edx,0xfa
	mov    edi,0x1
	mov    rsi,r10
	push   rax
	lea    rcx,[rip+0x6ae0b]        # <__frame_dummy_init_array_entry+0x1150>
	call   QWORD PTR [rip+0x720f5]        # <_DYNAMIC+0x5d0>
	mov    edx,0x1e
	push   rax
	lea    rcx,[rip+0x6adf8]        # <__frame_dummy_init_array_entry+0x1150>
	call   QWORD PTR [rip+0x720e2]        # <_DYNAMIC+0x5d0>
