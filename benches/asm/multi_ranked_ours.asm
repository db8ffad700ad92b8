<multi_ranked_ours>:
	push   rbx
	mov    rcx,rdx
	mov    r8,QWORD PTR [rsi]
	test   r8,r8
	sete   r10b
	je     <multi_ranked_ours+0x1f>
	mov    rax,r8
	jns    <multi_ranked_ours+0x24>
	xor    edx,edx
	mov    QWORD PTR [rdi],rdx
	mov    rax,rdi
	pop    rbx
	ret
	mov    eax,0x1
	mov    r9,QWORD PTR [rsi+0x8]
	test   r9,r9
	je     <multi_ranked_ours+0x6c>
	mul    r9
	seto   dl
	test   rax,rax
	sets   r11b
	or     r11b,dl
	jne    <multi_ranked_ours+0x78>
	mov    rsi,QWORD PTR [rsi+0x10]
	test   rsi,rsi
	je     <multi_ranked_ours+0x78>
	mul    rsi
	seto   r11b
	test   rax,rax
	sets   bl
	xor    edx,edx
	cmp    rcx,rax
	jae    <multi_ranked_ours+0x64>
	or     r10b,r11b
	or     r10b,bl
	je     <multi_ranked_ours+0x82>
	mov    QWORD PTR [rdi],rdx
	mov    rax,rdi
	pop    rbx
	ret
	mov    r10b,0x1
	mov    rsi,QWORD PTR [rsi+0x10]
	test   rsi,rsi
	jne    <multi_ranked_ours+0x48>
	xor    edx,edx
	mov    QWORD PTR [rdi],rdx
	mov    rax,rdi
	pop    rbx
	ret
	test   r8,r8
	je     <multi_ranked_ours+0xfb>
	test   r9,r9
	je     <multi_ranked_ours+0xfb>
	mov    rax,rcx
	or     rax,rsi
	shr    rax,0x20
	je     <multi_ranked_ours+0xa5>
	mov    rax,rcx
	xor    edx,edx
	div    rsi
	mov    rcx,rdx
	jmp    <multi_ranked_ours+0xad>
	mov    eax,ecx
	xor    edx,edx
	div    esi
	mov    ecx,edx
	mov    rdx,rax
	or     rdx,r9
	shr    rdx,0x20
	je     <multi_ranked_ours+0xc3>
	xor    edx,edx
	div    r9
	mov    rsi,rdx
	jmp    <multi_ranked_ours+0xca>
	xor    edx,edx
	div    r9d
	mov    esi,edx
	mov    rdx,rax
	or     rdx,r8
	shr    rdx,0x20
	je     <multi_ranked_ours+0xdd>
	xor    edx,edx
	div    r8
	jmp    <multi_ranked_ours+0xe2>
	xor    edx,edx
	div    r8d
	mov    QWORD PTR [rdi+0x8],rdx
	mov    QWORD PTR [rdi+0x10],rsi
	mov    QWORD PTR [rdi+0x18],rcx
	mov    edx,0x1
	mov    QWORD PTR [rdi],rdx
	mov    rax,rdi
	pop    rbx
	ret
	lea    rdi,[rip+0x6c2ee]        # <__frame_dummy_init_array_entry+0x4080>
	call   QWORD PTR [rip+0x70770]        # <_DYNAMIC+0x698>
