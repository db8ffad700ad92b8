<gather_dense_ours>:
	test   rcx,rcx
	je     <gather_dense_ours+0x5f>
	mov    r8,rdi
	shl    rcx,0x3
	lea    rcx,[rcx+rcx*2]
	xor    edi,edi
	xor    r9d,r9d
	xor    eax,eax
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rdx+r9*1]
	cmp    rsi,0x9
	ja     <gather_dense_ours+0x98>
	mov    r10,QWORD PTR [rdx+r9*1+0x8]
	cmp    r10,0x13
	ja     <gather_dense_ours+0x7d>
	mov    r11,QWORD PTR [rdx+r9*1+0x10]
	cmp    r11,0x1e
	jae    <gather_dense_ours+0x62>
	imul   rsi,rsi,0x960
	add    rsi,r8
	imul   r10,r10,0x78
	add    r10,rsi
	add    eax,DWORD PTR [r10+r11*4]
	add    r9,0x18
	cmp    rcx,r9
	jne    <gather_dense_ours+0x20>
	ret
	xor    eax,eax
	ret
	mov    edx,0x1e
	mov    edi,0x2
	mov    rsi,r11
	push   rax
	lea    rcx,[rip+0x6aef9]        # <__frame_dummy_init_array_entry+0x1120>
	call   QWORD PTR [rip+0x72213]        # <_DYNAMIC+0x5d0>
	mov    edx,0x14
	mov    edi,0x1
	mov    rsi,r10
	push   rax
	lea    rcx,[rip+0x6aede]        # <__frame_dummy_init_array_entry+0x1120>
	call   QWORD PTR [rip+0x721f8]        # <_DYNAMIC+0x5d0>
	mov    edx,0xa
	push   rax
	lea    rcx,[rip+0x6aecb]        # <__frame_dummy_init_array_entry+0x1120>
	call   QWORD PTR [rip+0x721e5]        # <_DYNAMIC+0x5d0>
