<gather_tiled_ours>:
	push   rbx
	test   rcx,rcx
	je     <gather_tiled_ours+0x7b>
	mov    r8,rdi
	shl    rcx,0x4
	xor    edi,edi
	xor    r9d,r9d
	xor    eax,eax
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rdx+r9*1]
	cmp    rsi,0x1f
	ja     <gather_tiled_ours+0x99>
	mov    r10,QWORD PTR [rdx+r9*1+0x8]
	cmp    r10,0x100
	jae    <gather_tiled_ours+0x7f>
	mov    r11d,esi
	and    r11d,0x1
	lea    r11,[r8+r11*4]
	mov    ebx,r10d
	and    ebx,0x7f
	lea    r11,[r11+rbx*8]
	mov    ebx,esi
	and    ebx,0x6
	shl    ebx,0x9
	shl    r10d,0x5
	and    r10d,0x1000
	add    r10,rbx
	add    r10,r11
	and    esi,0x18
	shl    esi,0xa
	add    eax,DWORD PTR [rsi+r10*1]
	add    r9,0x10
	cmp    rcx,r9
	jne    <gather_tiled_ours+0x20>
	pop    rbx
	ret
	xor    eax,eax
	pop    rbx
	ret
	mov    edx,0x100
	mov    edi,0x1
	mov    rsi,r10
	lea    rcx,[rip+0x6ac95]        # <__frame_dummy_init_array_entry+0x1138>
	call   QWORD PTR [rip+0x71f97]        # <_DYNAMIC+0x5d0>
	mov    edx,0x20
	lea    rcx,[rip+0x6ac83]        # <__frame_dummy_init_array_entry+0x1138>
	call   QWORD PTR [rip+0x71f85]        # <_DYNAMIC+0x5d0>
