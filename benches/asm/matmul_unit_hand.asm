<matmul_unit_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x58
	mov    QWORD PTR [rsp+0x10],rdx
	mov    QWORD PTR [rsp+0x48],rdi
	mov    rdi,QWORD PTR [rsp+0x90]
	mov    r15,QWORD PTR [rdi]
	test   r15,r15
	je     <matmul_unit_hand+0x2a2>
	mov    rdx,QWORD PTR [rsp+0x98]
	mov    rax,QWORD PTR [rdi+0x8]
	mov    r10,QWORD PTR [rdi+0x10]
	mov    r12,QWORD PTR [rdx+0x10]
	mov    rdi,QWORD PTR [rdx]
	mov    QWORD PTR [rsp+0x8],rdi
	test   rax,rax
	je     <matmul_unit_hand+0x203>
	mov    rbp,QWORD PTR [rdx+0x8]
	test   r10,r10
	mov    QWORD PTR [rsp+0x18],r15
	je     <matmul_unit_hand+0x23d>
	mov    r13,r10
	and    r13,0xfffffffffffffff8
	lea    rdi,[r8+0x10]
	lea    rdx,[r12*4+0x0]
	mov    QWORD PTR [rsp+0x20],rdx
	mov    rdx,QWORD PTR [rsp+0x10]
	add    rdx,0x10
	mov    QWORD PTR [rsp+0x40],rdx
	lea    rdx,[rbp*4+0x0]
	xor    r11d,r11d
	mov    QWORD PTR [rsp+0x38],r9
	mov    QWORD PTR [rsp+0x30],rsi
	mov    QWORD PTR [rsp+0x28],r12
	jmp    <matmul_unit_hand+0xd8>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+0x20]
	add    rdi,rsi
	add    r8,rsi
	mov    r11,QWORD PTR [rsp+0x50]
	cmp    r11,r15
	mov    r9,QWORD PTR [rsp+0x38]
	mov    rsi,QWORD PTR [rsp+0x30]
	mov    r12,QWORD PTR [rsp+0x28]
	je     <matmul_unit_hand+0x2a2>
	mov    rbx,r12
	imul   rbx,r11
	mov    r14,r9
	sub    r14,rbx
	jb     <matmul_unit_hand+0x2f4>
	cmp    r10,r14
	ja     <matmul_unit_hand+0x2df>
	mov    r15,r11
	mov    r11,QWORD PTR [rsp+0x8]
	imul   r11,r15
	mov    rbx,rsi
	sub    rbx,r11
	jb     <matmul_unit_hand+0x30a>
	cmp    rax,rbx
	ja     <matmul_unit_hand+0x31d>
	inc    r15
	mov    QWORD PTR [rsp+0x50],r15
	mov    rsi,QWORD PTR [rsp+0x48]
	lea    r14,[rsi+r11*4]
	mov    r9,QWORD PTR [rsp+0x10]
	mov    r12,QWORD PTR [rsp+0x40]
	xor    esi,esi
	mov    r15,QWORD PTR [rsp+0x18]
	jmp    <matmul_unit_hand+0x152>
	nop    DWORD PTR [rax+0x0]
	inc    rsi
	add    r12,rdx
	add    r9,rdx
	cmp    rsi,rax
	je     <matmul_unit_hand+0xb0>
	mov    r11,rbp
	imul   r11,rsi
	mov    rbx,rcx
	sub    rbx,r11
	jb     <matmul_unit_hand+0x2b1>
	cmp    r10,rbx
	ja     <matmul_unit_hand+0x2ca>
	movss  xmm0,DWORD PTR [r14+rsi*4]
	cmp    r10,0x8
	jae    <matmul_unit_hand+0x180>
	xor    r11d,r11d
	jmp    <matmul_unit_hand+0x1e0>
	nop
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r11d,r11d
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r12+r11*4-0x10]
	movups xmm3,XMMWORD PTR [r12+r11*4]
	mulps  xmm2,xmm1
	mulps  xmm3,xmm1
	movups xmm4,XMMWORD PTR [rdi+r11*4-0x10]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [rdi+r11*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [rdi+r11*4-0x10],xmm4
	movups XMMWORD PTR [rdi+r11*4],xmm2
	add    r11,0x8
	cmp    r13,r11
	jne    <matmul_unit_hand+0x190>
	mov    r11,r13
	cmp    r10,r13
	je     <matmul_unit_hand+0x140>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r9+r11*4]
	mulss  xmm1,xmm0
	addss  xmm1,DWORD PTR [r8+r11*4]
	movss  DWORD PTR [r8+r11*4],xmm1
	inc    r11
	cmp    r10,r11
	jne    <matmul_unit_hand+0x1e0>
	jmp    <matmul_unit_hand+0x140>
	xor    ebx,ebx
	mov    r14,r9
	xor    r11d,r11d
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rbx,r9
	ja     <matmul_unit_hand+0x2f4>
	cmp    r10,r14
	ja     <matmul_unit_hand+0x2df>
	cmp    r11,rsi
	ja     <matmul_unit_hand+0x30a>
	add    r11,QWORD PTR [rsp+0x8]
	add    rbx,r12
	sub    r14,r12
	dec    r15
	jne    <matmul_unit_hand+0x210>
	jmp    <matmul_unit_hand+0x2a2>
	xor    edx,edx
	mov    r8,QWORD PTR [rsp+0x18]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rbx,r12
	imul   rbx,rdx
	cmp    rbx,r9
	ja     <matmul_unit_hand+0x2f4>
	mov    r11,QWORD PTR [rsp+0x8]
	imul   r11,rdx
	mov    rbx,rsi
	sub    rbx,r11
	jb     <matmul_unit_hand+0x30a>
	cmp    rax,rbx
	ja     <matmul_unit_hand+0x31d>
	inc    rdx
	mov    rdi,rax
	xor    r11d,r11d
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    r11,rcx
	ja     <matmul_unit_hand+0x2b1>
	add    r11,rbp
	dec    rdi
	jne    <matmul_unit_hand+0x290>
	cmp    rdx,r8
	jne    <matmul_unit_hand+0x250>
	add    rsp,0x58
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rax,[rip+0x6cee0]        # <__frame_dummy_init_array_entry+0x48c8>
	mov    rdi,r11
	mov    rsi,rcx
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x7081e]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ceaf]        # <__frame_dummy_init_array_entry+0x48b0>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,rbx
	call   QWORD PTR [rip+0x70809]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6cefa]        # <__frame_dummy_init_array_entry+0x4910>
	xor    edi,edi
	mov    rsi,r10
	mov    rdx,r14
	call   QWORD PTR [rip+0x707f4]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6cefd]        # <__frame_dummy_init_array_entry+0x4928>
	mov    rdi,rbx
	mov    rsi,r9
	mov    rdx,r9
	call   QWORD PTR [rip+0x707de]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ceb7]        # <__frame_dummy_init_array_entry+0x48f8>
	mov    rdi,r11
	mov    rdx,rsi
	call   QWORD PTR [rip+0x707cb]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6ce8c]        # <__frame_dummy_init_array_entry+0x48e0>
	xor    edi,edi
	mov    rsi,rax
	mov    rdx,rbx
	call   QWORD PTR [rip+0x707b6]        # <_DYNAMIC+0x3a8>
