<add_row_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	push   rax
	mov    r10,QWORD PTR [rsp+0x40]
	mov    rax,QWORD PTR [r10+0x8]
	cmp    rax,rcx
	ja     <add_row_hand+0x1b7>
	mov    rcx,QWORD PTR [r10]
	test   rcx,rcx
	je     <add_row_hand+0x155>
	mov    r10,QWORD PTR [rsp+0x48]
	mov    rbx,QWORD PTR [r10]
	mov    r14,QWORD PTR [r10+0x8]
	test   rax,rax
	je     <add_row_hand+0x12f>
	mov    r15,rax
	and    r15,0xfffffffffffffff8
	lea    r12,[rdi+0x10]
	lea    rbp,[r8+0x10]
	xor    r13d,r13d
	jmp    <add_row_hand+0x88>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    r13
	lea    r10,[rbx*4+0x0]
	add    r12,r10
	lea    r11,[r14*4+0x0]
	add    rbp,r11
	add    rdi,r10
	add    r8,r11
	cmp    r13,rcx
	je     <add_row_hand+0x155>
	mov    r11,rbx
	imul   r11,r13
	mov    r10,rsi
	sub    r10,r11
	jb     <add_row_hand+0x164>
	cmp    rax,r10
	ja     <add_row_hand+0x18d>
	mov    r10,r14
	imul   r10,r13
	mov    r11,r9
	sub    r11,r10
	jb     <add_row_hand+0x177>
	cmp    rax,r11
	ja     <add_row_hand+0x1a2>
	xor    r10d,r10d
	cmp    rax,0x8
	jb     <add_row_hand+0x110>
	nop    DWORD PTR [rax+0x0]
	movups xmm0,XMMWORD PTR [r12+r10*4-0x10]
	movups xmm1,XMMWORD PTR [r12+r10*4]
	movups xmm2,XMMWORD PTR [rdx+r10*4]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [rdx+r10*4+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [rbp+r10*4-0x10],xmm2
	movups XMMWORD PTR [rbp+r10*4+0x0],xmm0
	add    r10,0x8
	cmp    r15,r10
	jne    <add_row_hand+0xd0>
	mov    r10,r15
	cmp    rax,r15
	je     <add_row_hand+0x60>
	nop    DWORD PTR [rax]
	movss  xmm0,DWORD PTR [rdi+r10*4]
	addss  xmm0,DWORD PTR [rdx+r10*4]
	movss  DWORD PTR [r8+r10*4],xmm0
	inc    r10
	cmp    rax,r10
	jne    <add_row_hand+0x110>
	jmp    <add_row_hand+0x60>
	xor    r11d,r11d
	xor    r10d,r10d
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r11,rsi
	ja     <add_row_hand+0x164>
	cmp    r10,r9
	ja     <add_row_hand+0x177>
	add    r10,r14
	add    r11,rbx
	dec    rcx
	jne    <add_row_hand+0x140>
	add    rsp,0x8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x71665]        # <__frame_dummy_init_array_entry+0x43b0>
	mov    rdi,r11
	mov    rdx,rsi
	call   QWORD PTR [rip+0x754c1]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7163a]        # <__frame_dummy_init_array_entry+0x4398>
	mov    rdi,r10
	mov    rsi,r9
	mov    rdx,r9
	call   QWORD PTR [rip+0x754ab]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x715f4]        # <__frame_dummy_init_array_entry+0x4368>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r10
	call   QWORD PTR [rip+0x75496]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x715f7]        # <__frame_dummy_init_array_entry+0x4380>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r11
	call   QWORD PTR [rip+0x75481]        # <_DYNAMIC+0x3a8>
	lea    r8,[rip+0x7162a]        # <__frame_dummy_init_array_entry+0x43c8>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,rcx
	mov    rcx,r8
	call   QWORD PTR [rip+0x75469]        # <_DYNAMIC+0x3a8>
