<stencil_ranked_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x68
	mov    QWORD PTR [rsp],r9
	mov    QWORD PTR [rsp+0x18],rcx
	mov    QWORD PTR [rsp+0x8],rsi
	lea    rax,[r8-0x1]
	mov    QWORD PTR [rsp+0x58],rax
	cmp    rax,0x2
	jb     <stencil_ranked_hand+0x307>
	mov    rax,QWORD PTR [rsp+0xa0]
	mov    r14,QWORD PTR [rax]
	mov    r11,QWORD PTR [rax+0x8]
	mov    rcx,QWORD PTR [rsp]
	lea    rax,[rcx-0x1]
	cmp    rax,0x1
	mov    QWORD PTR [rsp+0x10],r14
	mov    QWORD PTR [rsp+0x20],r11
	jbe    <stencil_ranked_hand+0x272>
	cmp    rcx,0x1
	mov    rsi,rcx
	adc    rsi,0x0
	mov    rax,rcx
	sub    rax,0x3
	mov    ebp,0x2
	cmovae rbp,rcx
	lea    rcx,[rsi-0x1]
	lea    r8,[rbp-0x2]
	cmp    rcx,r8
	cmovb  r8,rcx
	cmp    r8,rax
	cmovae r8,rax
	lea    r9,[r8+0x1]
	mov    eax,r9d
	and    eax,0x3
	mov    ecx,0x4
	cmovne rcx,rax
	sub    r9,rcx
	mov    QWORD PTR [rsp+0x38],r9
	neg    rcx
	mov    QWORD PTR [rsp+0x50],r8
	lea    rax,[r8+rcx*1]
	add    rax,0x2
	mov    QWORD PTR [rsp+0x30],rax
	lea    rax,[r14*4+0x0]
	mov    QWORD PTR [rsp+0x48],rax
	lea    r12,[rdi+r14*4+0x8]
	lea    r10,[rdi+r14*8+0x4]
	lea    rax,[r11*4+0x0]
	mov    QWORD PTR [rsp+0x40],rax
	lea    rax,[rdx+r11*4+0x4]
	lea    r15,[rdi+r14*8]
	lea    r9,[rdi+r14*4]
	lea    r13,[rdx+r11*4]
	mov    QWORD PTR [rsp+0x28],rsi
	mov    rcx,rsi
	neg    rcx
	mov    r11d,0x1
	movss  xmm0,DWORD PTR [rip+0xfffffffffff0c1bf]        # <__abi_tag+0xdcdc>
	movaps xmm1,XMMWORD PTR [rip+0xfffffffffff0ba90]        # <__abi_tag+0xd5b4>
	mov    QWORD PTR [rsp+0x60],r10
	lea    r8,[r11-0x1]
	mov    rbx,QWORD PTR [rsp+0x10]
	imul   r8,rbx
	mov    r10,QWORD PTR [rsp+0x8]
	mov    rdx,r10
	sub    rdx,r8
	mov    rsi,QWORD PTR [rsp]
	cmp    rsi,rdx
	ja     <stencil_ranked_hand+0x31a>
	mov    r14,rbx
	imul   r14,r11
	mov    rdx,r10
	sub    rdx,r14
	jb     <stencil_ranked_hand+0x346>
	cmp    rsi,rdx
	ja     <stencil_ranked_hand+0x365>
	lea    r14,[r11+0x1]
	imul   rbx,r14
	mov    rdx,r10
	sub    rdx,rbx
	jb     <stencil_ranked_hand+0x379>
	mov    rsi,QWORD PTR [rsp]
	cmp    rsi,rdx
	ja     <stencil_ranked_hand+0x39e>
	imul   r11,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x18]
	sub    r10,r11
	jb     <stencil_ranked_hand+0x329>
	cmp    rsi,r10
	ja     <stencil_ranked_hand+0x3b1>
	mov    r8d,0x1
	cmp    QWORD PTR [rsp+0x50],0x4
	mov    r10,QWORD PTR [rsp+0x60]
	jb     <stencil_ranked_hand+0x1ec>
	xor    edx,edx
	mov    r8,QWORD PTR [rsp+0x38]
	xchg   ax,ax
	movups xmm2,XMMWORD PTR [rdi+rdx*4+0x4]
	movups xmm3,XMMWORD PTR [r10+rdx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r12+rdx*4-0x8]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rdx*4-0x4]
	movups xmm4,XMMWORD PTR [r12+rdx*4]
	addps  xmm4,xmm2
	mulps  xmm3,xmm1
	addps  xmm3,xmm4
	movups XMMWORD PTR [rax+rdx*4],xmm3
	add    rdx,0x4
	cmp    r8,rdx
	jne    <stencil_ranked_hand+0x1b0>
	mov    r8,QWORD PTR [rsp+0x30]
	inc    r8
	nop
	lea    rdx,[rcx+r8*1]
	cmp    rdx,0x1
	je     <stencil_ranked_hand+0x3d3>
	cmp    rbp,r8
	je     <stencil_ranked_hand+0x3c3>
	movss  xmm2,DWORD PTR [rdi+r8*4-0x4]
	addss  xmm2,DWORD PTR [r15+r8*4-0x4]
	addss  xmm2,DWORD PTR [r9+r8*4-0x8]
	addss  xmm2,DWORD PTR [r9+r8*4]
	movss  xmm3,DWORD PTR [r9+r8*4-0x4]
	mulss  xmm3,xmm0
	addss  xmm3,xmm2
	movss  DWORD PTR [r13+r8*4-0x4],xmm3
	inc    r8
	cmp    rsi,r8
	jne    <stencil_ranked_hand+0x1f0>
	mov    rdx,QWORD PTR [rsp+0x48]
	add    r12,rdx
	add    rdi,rdx
	add    r10,rdx
	mov    rsi,QWORD PTR [rsp+0x40]
	add    rax,rsi
	add    r15,rdx
	add    r9,rdx
	add    r13,rsi
	mov    r11,r14
	cmp    r14,QWORD PTR [rsp+0x58]
	jne    <stencil_ranked_hand+0x110>
	jmp    <stencil_ranked_hand+0x307>
	mov    r10,QWORD PTR [rsp+0x18]
	sub    r10,r11
	mov    rax,r14
	neg    rax
	add    r8,0xfffffffffffffffe
	lea    rbx,[r14+r14*1]
	mov    rcx,rbx
	neg    rcx
	mov    rdx,QWORD PTR [rsp+0x8]
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    QWORD PTR [rsp],rdx
	ja     <stencil_ranked_hand+0x316>
	cmp    r14,QWORD PTR [rsp+0x8]
	ja     <stencil_ranked_hand+0x341>
	lea    rsi,[rax+rdx*1]
	cmp    QWORD PTR [rsp],rsi
	ja     <stencil_ranked_hand+0x35c>
	cmp    rbx,QWORD PTR [rsp+0x8]
	ja     <stencil_ranked_hand+0x374>
	lea    rsi,[rcx+rdx*1]
	cmp    QWORD PTR [rsp],rsi
	ja     <stencil_ranked_hand+0x38f>
	cmp    r11,QWORD PTR [rsp+0x18]
	ja     <stencil_ranked_hand+0x329>
	cmp    QWORD PTR [rsp],r10
	ja     <stencil_ranked_hand+0x3ad>
	mov    rsi,QWORD PTR [rsp+0x20]
	add    r11,rsi
	sub    r10,rsi
	mov    rsi,QWORD PTR [rsp+0x10]
	add    r14,rsi
	sub    rdx,rsi
	add    rbx,rsi
	dec    r8
	jne    <stencil_ranked_hand+0x2a0>
	add    rsp,0x68
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rsi,QWORD PTR [rsp]
	lea    rcx,[rip+0x62717]        # <__frame_dummy_init_array_entry+0x4ad8>
	xor    edi,edi
	call   QWORD PTR [rip+0x65e4f]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x626c0]        # <__frame_dummy_init_array_entry+0x4a90>
	mov    rdi,r11
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x65e37]        # <_DYNAMIC+0x3a8>
	mov    r10,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x626d3]        # <__frame_dummy_init_array_entry+0x4ac0>
	mov    rdi,r14
	mov    rsi,r10
	mov    rdx,r10
	call   QWORD PTR [rip+0x65e1c]        # <_DYNAMIC+0x3a8>
	sub    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,QWORD PTR [rsp]
	lea    rcx,[rip+0x6260c]        # <__frame_dummy_init_array_entry+0x4a18>
	xor    edi,edi
	call   QWORD PTR [rip+0x65e04]        # <_DYNAMIC+0x3a8>
	mov    r10,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x62688]        # <__frame_dummy_init_array_entry+0x4aa8>
	mov    rdi,rbx
	mov    rsi,r10
	mov    rdx,r10
	call   QWORD PTR [rip+0x65de9]        # <_DYNAMIC+0x3a8>
	mov    rax,QWORD PTR [rsp+0x10]
	add    rax,rax
	sub    rdx,rax
	mov    rsi,QWORD PTR [rsp]
	lea    rcx,[rip+0x625eb]        # <__frame_dummy_init_array_entry+0x4a30>
	xor    edi,edi
	call   QWORD PTR [rip+0x65dcb]        # <_DYNAMIC+0x3a8>
	mov    rsi,QWORD PTR [rsp]
	lea    rcx,[rip+0x625f0]        # <__frame_dummy_init_array_entry+0x4a48>
	xor    edi,edi
	mov    rdx,r10
	call   QWORD PTR [rip+0x65db5]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x6260e]        # <__frame_dummy_init_array_entry+0x4a78>
	mov    rdi,r8
	call   QWORD PTR [rip+0x65ca5]        # <_DYNAMIC+0x2a8>
	lea    rdx,[rip+0x625e6]        # <__frame_dummy_init_array_entry+0x4a60>
	mov    rdi,QWORD PTR [rsp+0x28]
	call   QWORD PTR [rip+0x65c93]        # <_DYNAMIC+0x2a8>
