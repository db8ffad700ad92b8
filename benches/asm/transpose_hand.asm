<transpose_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x138
	mov    QWORD PTR [rsp],rcx
	mov    QWORD PTR [rsp+0xa0],rdi
	mov    rcx,r8
	shr    rcx,0x4
	mov    eax,r8d
	and    eax,0xf
	cmp    rax,0x1
	sbb    rcx,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x10],rcx
	test   r8,r8
	je     <transpose_hand+0x5dd>
	lea    rax,[r8+r8*4]
	lea    rcx,[rax+rax*2]
	mov    QWORD PTR [rsp+0x90],rcx
	mov    rcx,r8
	shl    rcx,0x4
	lea    rdi,[r8+r8*1]
	mov    QWORD PTR [rsp+0xa8],rcx
	sub    rcx,rdi
	mov    QWORD PTR [rsp+0x80],rcx
	lea    rcx,[r8+r8*2]
	mov    QWORD PTR [rsp+0x78],rcx
	lea    rcx,[r8+rcx*4]
	mov    QWORD PTR [rsp+0x70],rcx
	lea    r14,[r8*4+0x0]
	lea    rcx,[r14+r14*2]
	mov    QWORD PTR [rsp+0x68],rcx
	mov    QWORD PTR [rsp+0x98],rax
	lea    rax,[r8+rax*2]
	mov    QWORD PTR [rsp+0x60],rax
	lea    rax,[rdi+rdi*4]
	mov    QWORD PTR [rsp+0x58],rax
	lea    rax,[r8+r8*8]
	mov    QWORD PTR [rsp+0x50],rax
	lea    rax,[r8*8+0x0]
	mov    QWORD PTR [rsp+0x48],rax
	sub    rax,r8
	mov    QWORD PTR [rsp+0x40],rax
	mov    rax,r8
	shl    rax,0x6
	mov    QWORD PTR [rsp+0x118],rax
	mov    QWORD PTR [rsp+0x88],rdi
	lea    rax,[rdi+rdi*2]
	mov    QWORD PTR [rsp+0x38],rax
	mov    QWORD PTR [rsp+0x30],0x0
	mov    rax,QWORD PTR [rsp]
	mov    QWORD PTR [rsp+0x28],rax
	mov    QWORD PTR [rsp+0x20],r8
	mov    QWORD PTR [rsp+0x18],r14
	mov    rcx,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x8],0x0
	jmp    <transpose_hand+0x1b5>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+0x110]
	dec    rcx
	add    QWORD PTR [rsp+0x90],0x10
	add    QWORD PTR [rsp+0x80],0x10
	add    QWORD PTR [rsp+0x70],0x10
	add    QWORD PTR [rsp+0x68],0x10
	add    QWORD PTR [rsp+0x60],0x10
	add    QWORD PTR [rsp+0x58],0x10
	add    QWORD PTR [rsp+0x50],0x10
	add    QWORD PTR [rsp+0x48],0x10
	add    QWORD PTR [rsp+0x40],0x10
	add    QWORD PTR [rsp+0x38],0x10
	add    QWORD PTR [rsp+0x98],0x10
	add    QWORD PTR [rsp+0x18],0x10
	add    QWORD PTR [rsp+0x78],0x10
	add    QWORD PTR [rsp+0x88],0x10
	add    QWORD PTR [rsp+0x20],0x10
	add    QWORD PTR [rsp+0xa0],0x40
	mov    rax,QWORD PTR [rsp+0xa8]
	add    QWORD PTR [rsp+0x30],rax
	sub    QWORD PTR [rsp+0x28],rax
	test   rcx,rcx
	je     <transpose_hand+0x5dd>
	mov    QWORD PTR [rsp+0x110],rcx
	mov    rax,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0xb0],rax
	sub    rax,0xfffffffffffffff0
	mov    QWORD PTR [rsp+0x8],rax
	je     <transpose_hand+0x120>
	mov    r9,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    rax,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x108],rax
	mov    rbp,QWORD PTR [rsp+0xa0]
	mov    rax,QWORD PTR [rsp+0x20]
	mov    QWORD PTR [rsp+0x100],rax
	mov    rax,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0xf8],rax
	mov    rax,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x98]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x38]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rax,QWORD PTR [rsp+0x40]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x48]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    rax,QWORD PTR [rsp+0x50]
	mov    QWORD PTR [rsp+0xc0],rax
	mov    rax,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rsp+0xb8],rax
	mov    r12,QWORD PTR [rsp+0x60]
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    r13,QWORD PTR [rsp+0x70]
	mov    rbx,QWORD PTR [rsp+0x80]
	mov    rdi,QWORD PTR [rsp+0x90]
	mov    rax,QWORD PTR [rsp+0x10]
	nop    WORD PTR [rax+rax*1+0x0]
	dec    rax
	mov    QWORD PTR [rsp+0x120],rax
	mov    QWORD PTR [rsp+0x130],r9
	mov    rax,r9
	mov    QWORD PTR [rsp+0x128],r10
	mov    r9,r10
	xor    r11d,r11d
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r9,QWORD PTR [rsp]
	ja     <transpose_hand+0x5ef>
	cmp    rax,0x10
	jb     <transpose_hand+0x606>
	mov    r10,QWORD PTR [rsp+0x108]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	movss  xmm0,DWORD PTR [rbp+r11*4+0x0]
	movss  DWORD PTR [rdx+r9*4],xmm0
	mov    r10,QWORD PTR [rsp+0x100]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	lea    r15,[r11*4+0x0]
	add    r15,rbp
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x4],xmm0
	mov    r10,QWORD PTR [rsp+0xf8]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x8],xmm0
	mov    r10,QWORD PTR [rsp+0xf0]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0xc],xmm0
	mov    r10,QWORD PTR [rsp+0xe8]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x10],xmm0
	mov    r10,QWORD PTR [rsp+0xe0]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x14],xmm0
	mov    r10,QWORD PTR [rsp+0xd8]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x18],xmm0
	mov    r10,QWORD PTR [rsp+0xd0]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x1c],xmm0
	mov    r10,QWORD PTR [rsp+0xc8]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x20],xmm0
	mov    r10,QWORD PTR [rsp+0xc0]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x24],xmm0
	mov    r10,QWORD PTR [rsp+0xb8]
	add    r10,r11
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x28],xmm0
	lea    r10,[r12+r11*1]
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x2c],xmm0
	lea    r10,[rcx+r11*1]
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x30],xmm0
	lea    r10,[r11+r13*1]
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x34],xmm0
	lea    r10,[rbx+r11*1]
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r14*1]
	movss  DWORD PTR [rdx+r9*4+0x38],xmm0
	lea    r10,[rdi+r11*1]
	cmp    r10,rsi
	jae    <transpose_hand+0x61d>
	add    r15,r14
	movss  xmm0,DWORD PTR [r15+r8*4]
	movss  DWORD PTR [rdx+r9*4+0x3c],xmm0
	add    r9,r8
	sub    rax,r8
	mov    r10,QWORD PTR [rsp+0xb0]
	add    r10,r11
	inc    r10
	inc    r11
	cmp    r10,QWORD PTR [rsp+0x8]
	jb     <transpose_hand+0x2e0>
	mov    rax,QWORD PTR [rsp+0xa8]
	add    rdi,rax
	add    rbx,rax
	add    r13,rax
	add    rcx,rax
	add    r12,rax
	add    QWORD PTR [rsp+0xb8],rax
	add    QWORD PTR [rsp+0xc0],rax
	add    QWORD PTR [rsp+0xc8],rax
	add    QWORD PTR [rsp+0xd0],rax
	add    QWORD PTR [rsp+0xd8],rax
	add    QWORD PTR [rsp+0xe0],rax
	add    QWORD PTR [rsp+0xe8],rax
	add    QWORD PTR [rsp+0xf0],rax
	add    QWORD PTR [rsp+0xf8],rax
	add    QWORD PTR [rsp+0x100],rax
	add    rbp,QWORD PTR [rsp+0x118]
	add    QWORD PTR [rsp+0x108],rax
	mov    r10,QWORD PTR [rsp+0x128]
	add    r10,0x10
	mov    r9,QWORD PTR [rsp+0x130]
	add    r9,0xfffffffffffffff0
	mov    rax,QWORD PTR [rsp+0x120]
	test   rax,rax
	jne    <transpose_hand+0x2b0>
	jmp    <transpose_hand+0x120>
	add    rsp,0x138
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x5fa7a]        # <__frame_dummy_init_array_entry+0x4c40>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x63042]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x5fa33]        # <__frame_dummy_init_array_entry+0x4c10>
	mov    esi,0x10
	xor    edi,edi
	mov    rdx,rax
	call   QWORD PTR [rip+0x6302b]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x5fa34]        # <__frame_dummy_init_array_entry+0x4c28>
	mov    rdi,r10
	call   QWORD PTR [rip+0x62f1b]        # <_DYNAMIC+0x2a8>
