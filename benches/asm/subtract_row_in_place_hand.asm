<subtract_row_in_place_hand>:
	push   r15
	push   r14
	push   rbx
	mov    rax,QWORD PTR [r8+0x8]
	cmp    rax,rcx
	ja     <subtract_row_in_place_hand+0x12b>
	mov    rcx,QWORD PTR [r8]
	test   rcx,rcx
	je     <subtract_row_in_place_hand+0xfd>
	test   rax,rax
	je     <subtract_row_in_place_hand+0xdf>
	mov    r11,rax
	and    r11,0xfffffffffffffff8
	lea    rbx,[rdi+0x10]
	lea    r14,[r9*4+0x0]
	xor    r15d,r15d
	jmp    <subtract_row_in_place_hand+0x52>
	nop
	inc    r15
	add    rbx,r14
	add    rdi,r14
	cmp    r15,rcx
	je     <subtract_row_in_place_hand+0xfd>
	mov    r10,r15
	imul   r10,r9
	mov    r8,rsi
	sub    r8,r10
	jb     <subtract_row_in_place_hand+0x103>
	cmp    rax,r8
	ja     <subtract_row_in_place_hand+0x116>
	xor    r8d,r8d
	cmp    rax,0x8
	jb     <subtract_row_in_place_hand+0xc0>
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [rdx+r8*4]
	movups xmm1,XMMWORD PTR [rdx+r8*4+0x10]
	movups xmm2,XMMWORD PTR [rbx+r8*4-0x10]
	subps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [rbx+r8*4]
	subps  xmm0,xmm1
	movups XMMWORD PTR [rbx+r8*4-0x10],xmm2
	movups XMMWORD PTR [rbx+r8*4],xmm0
	add    r8,0x8
	cmp    r11,r8
	jne    <subtract_row_in_place_hand+0x80>
	mov    r8,r11
	cmp    rax,r11
	je     <subtract_row_in_place_hand+0x40>
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rdi+r8*4]
	subss  xmm0,DWORD PTR [rdx+r8*4]
	movss  DWORD PTR [rdi+r8*4],xmm0
	inc    r8
	cmp    rax,r8
	jne    <subtract_row_in_place_hand+0xc0>
	jmp    <subtract_row_in_place_hand+0x40>
	xor    r10d,r10d
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r10,rsi
	ja     <subtract_row_in_place_hand+0x103>
	add    r10,r9
	dec    rcx
	jne    <subtract_row_in_place_hand+0xf0>
	pop    rbx
	pop    r14
	pop    r15
	ret
	lea    rcx,[rip+0x61b8e]        # <__frame_dummy_init_array_entry+0x4b98>
	mov    rdi,r10
	mov    rdx,rsi
	call   QWORD PTR [rip+0x65202]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x61b63]        # <__frame_dummy_init_array_entry+0x4b80>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,r8
	call   QWORD PTR [rip+0x651ed]        # <_DYNAMIC+0x3a8>
	lea    r8,[rip+0x61b7e]        # <__frame_dummy_init_array_entry+0x4bb0>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,rcx
	mov    rcx,r8
	call   QWORD PTR [rip+0x651d5]        # <_DYNAMIC+0x3a8>
