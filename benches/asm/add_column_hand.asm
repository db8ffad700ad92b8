<add_column_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x18
	mov    QWORD PTR [rsp+0x8],r9
	mov    QWORD PTR [rsp],rcx
	mov    QWORD PTR [rsp+0x10],rdx
	mov    rax,QWORD PTR [rsp+0x50]
	mov    r14,QWORD PTR [rax]
	test   r14,r14
	je     <add_column_hand+0x190>
	mov    rcx,QWORD PTR [rsp+0x58]
	mov    r15,QWORD PTR [rcx]
	mov    r9,QWORD PTR [rcx+0x8]
	mov    rax,QWORD PTR [rax+0x8]
	mov    r13,QWORD PTR [rcx+0x10]
	test   rax,rax
	je     <add_column_hand+0x15d>
	mov    rbp,rax
	and    rbp,0xfffffffffffffff8
	lea    r12,[rdi+0x10]
	lea    rdx,[r8+0x10]
	xor    ecx,ecx
	jmp    <add_column_hand+0x88>
	nop    DWORD PTR [rax]
	inc    rcx
	lea    r10,[r15*4+0x0]
	add    r12,r10
	lea    r11,[r13*4+0x0]
	add    rdx,r11
	add    rdi,r10
	add    r8,r11
	cmp    rcx,r14
	je     <add_column_hand+0x190>
	mov    r11,r15
	imul   r11,rcx
	mov    r10,rsi
	sub    r10,r11
	jb     <add_column_hand+0x1b4>
	cmp    rax,r10
	ja     <add_column_hand+0x19f>
	mov    r10,r9
	imul   r10,rcx
	cmp    r10,QWORD PTR [rsp]
	jae    <add_column_hand+0x1f4>
	mov    rbx,r13
	imul   rbx,rcx
	mov    r11,QWORD PTR [rsp+0x8]
	sub    r11,rbx
	jb     <add_column_hand+0x1c7>
	cmp    rax,r11
	ja     <add_column_hand+0x1df>
	mov    r11,QWORD PTR [rsp+0x10]
	movss  xmm0,DWORD PTR [r11+r10*4]
	cmp    rax,0x8
	jae    <add_column_hand+0xf0>
	xor    r10d,r10d
	jmp    <add_column_hand+0x140>
	nop    DWORD PTR [rax+0x0]
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r10d,r10d
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r12+r10*4-0x10]
	movups xmm3,XMMWORD PTR [r12+r10*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rdx+r10*4-0x10],xmm2
	movups XMMWORD PTR [rdx+r10*4],xmm3
	add    r10,0x8
	cmp    rbp,r10
	jne    <add_column_hand+0x100>
	mov    r10,rbp
	cmp    rax,rbp
	je     <add_column_hand+0x60>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [rdi+r10*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [r8+r10*4],xmm1
	inc    r10
	cmp    rax,r10
	jne    <add_column_hand+0x140>
	jmp    <add_column_hand+0x60>
	xor    r11d,r11d
	xor    r10d,r10d
	xor    ebx,ebx
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r11,rsi
	ja     <add_column_hand+0x1b4>
	cmp    r10,QWORD PTR [rsp]
	jae    <add_column_hand+0x1f4>
	cmp    rbx,QWORD PTR [rsp+0x8]
	ja     <add_column_hand+0x1c7>
	add    rbx,r13
	add    r10,r9
	add    r11,r15
	dec    r14
	jne    <add_column_hand+0x170>
	add    rsp,0x18
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x7279a]        # <__frame_dummy_init_array_entry+0x4230>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r10
	call   QWORD PTR [rip+0x76774]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7279d]        # <__frame_dummy_init_array_entry+0x4248>
	mov    rdi,r11
	mov    rdx,rsi
	call   QWORD PTR [rip+0x76761]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7275a]        # <__frame_dummy_init_array_entry+0x4218>
	mov    rdi,rbx
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x76749]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7272a]        # <__frame_dummy_init_array_entry+0x4200>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r11
	call   QWORD PTR [rip+0x76734]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x726fd]        # <__frame_dummy_init_array_entry+0x41e8>
	mov    rdi,r10
	mov    rsi,QWORD PTR [rsp]
	call   QWORD PTR [rip+0x76620]        # <_DYNAMIC+0x2a8>
