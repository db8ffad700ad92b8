<stencil_ranked_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xb8
	mov    r8,QWORD PTR [rdi+0x10]
	lea    rax,[r8-0x1]
	mov    QWORD PTR [rsp+0xa8],rax
	cmp    rax,0x2
	jb     <stencil_ranked_ours+0x46d>
	mov    rcx,QWORD PTR [rdi+0x18]
	mov    QWORD PTR [rsp+0x8],rcx
	lea    rax,[rcx-0x1]
	cmp    rax,0x2
	jb     <stencil_ranked_ours+0x46d>
	mov    r11,QWORD PTR [rsi]
	mov    QWORD PTR [rsp+0x38],r11
	mov    r13,QWORD PTR [rsi+0x18]
	mov    rbx,QWORD PTR [rsi+0x30]
	mov    rax,QWORD PTR [rsp+0x8]
	cmp    rax,0x1
	mov    rcx,rax
	adc    rcx,0x0
	mov    QWORD PTR [rsp+0x48],rcx
	mov    rdx,rax
	sub    rdx,0x3
	mov    r10d,0x2
	cmovae r10,rax
	cmp    r13,0x1
	mov    QWORD PTR [rsp+0x58],r13
	adc    r13,0x0
	mov    rbp,QWORD PTR [rsi+0x20]
	lea    rax,[r11+rbx*4]
	shl    rbx,0x2
	mov    QWORD PTR [rsp+0x30],rbx
	lea    r15,[r8*4-0x8]
	mov    r11,rbp
	imul   r11,r15
	mov    QWORD PTR [rsp+0x10],r8
	lea    r8,[r13-0x1]
	cmp    rdx,r8
	cmovae rdx,r8
	lea    r8,[rcx-0x1]
	mov    QWORD PTR [rsp+0xb0],r10
	lea    r9,[r10-0x2]
	cmp    r8,r9
	cmovb  r9,r8
	mov    rcx,QWORD PTR [rdi]
	cmp    rdx,r9
	cmovb  r9,rdx
	mov    r10,QWORD PTR [rdi+0x20]
	mov    rbx,QWORD PTR [rdi+0x30]
	mov    r14,QWORD PTR [rdi+0x28]
	add    r11,rax
	imul   r15,r10
	mov    rdi,rsi
	mov    QWORD PTR [rsp+0x28],rsi
	lea    rsi,[rcx+rbx*4]
	add    r15,rsi
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    rdx,[rdx*4-0x4]
	imul   rdx,r10
	add    rdx,rsi
	movabs rsi,0x3ffffffffffffffd
	add    rsi,QWORD PTR [rsp+0x10]
	imul   rsi,r10
	add    rsi,rbx
	add    rsi,r9
	mov    r12,QWORD PTR [rdi+0x28]
	mov    rdi,r12
	xor    rdi,0x1
	mov    r8,r14
	xor    r8,0x1
	or     r8,rdi
	mov    rdi,rbp
	mov    QWORD PTR [rsp+0x18],rbp
	lea    rax,[rax+rbp*4+0x4]
	lea    r8,[r15+r9*4+0xc]
	setne  BYTE PTR [rsp+0x20]
	cmp    rax,r8
	lea    r8,[r11+r9*4+0x8]
	setb   r11b
	lea    r15,[rcx+rbx*4]
	lea    r15,[r15+r10*4]
	cmp    r15,r8
	setb   bpl
	and    bpl,r11b
	lea    r15,[rdi*4+0x0]
	lea    r11,[r10*4+0x0]
	mov    QWORD PTR [rsp+0x70],r11
	mov    QWORD PTR [rsp+0x78],r15
	or     r11,r15
	lea    rdx,[rdx+r9*4+0x8]
	sets   r11b
	or     bpl,r11b
	cmp    rax,rdx
	setb   dl
	lea    rdi,[rcx+rbx*4]
	lea    r15,[rdi+r10*8]
	add    r15,0x4
	cmp    r15,r8
	setb   r15b
	and    r15b,dl
	or     r15b,r11b
	or     r15b,bpl
	lea    rdx,[rcx+rsi*4]
	add    rdx,0x8
	cmp    rax,rdx
	setb   al
	lea    rdx,[rcx+rbx*4]
	add    rdx,0x4
	cmp    rdx,r8
	mov    r8,rdi
	mov    rsi,QWORD PTR [rsp+0x10]
	setb   bpl
	and    bpl,al
	or     bpl,r11b
	or     bpl,r15b
	mov    r15,rcx
	lea    r11,[r9+0x1]
	mov    edx,r11d
	and    edx,0x3
	mov    eax,0x4
	cmovne rax,rdx
	mov    rdx,QWORD PTR [rsp+0x38]
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    rdi,QWORD PTR [rsp+0x18]
	lea    rcx,[rcx+rdi*4]
	lea    rdi,[rdx+rcx*1]
	add    rdi,0x4
	add    rdx,rcx
	or     bpl,BYTE PTR [rsp+0x20]
	mov    BYTE PTR [rsp+0x7],bpl
	mov    rcx,QWORD PTR [rsp+0x28]
	mov    rcx,QWORD PTR [rcx+0x10]
	mov    QWORD PTR [rsp+0x50],rcx
	lea    rcx,[rbx*4+0x0]
	sub    r11,rax
	mov    QWORD PTR [rsp+0x68],r11
	neg    rax
	mov    QWORD PTR [rsp+0x98],r9
	add    rax,r9
	add    rax,0x2
	mov    QWORD PTR [rsp+0x60],rax
	mov    r9,rdi
	lea    rax,[rcx+r10*4]
	mov    QWORD PTR [rsp+0x90],rcx
	lea    rcx,[rcx+r10*8]
	shl    r12,0x2
	mov    QWORD PTR [rsp+0x40],r13
	mov    rdi,r13
	neg    rdi
	shl    r14,0x2
	mov    r10,QWORD PTR [rsp+0x48]
	neg    r10
	movss  xmm0,DWORD PTR [rip+0xfffffffffff0bc47]        # <__abi_tag+0xdcdc>
	movaps xmm1,XMMWORD PTR [rip+0xfffffffffff0b518]        # <__abi_tag+0xd5b4>
	lea    r11,[rsi+0x1]
	mov    QWORD PTR [rsp+0xa0],r11
	mov    QWORD PTR [rsp+0x88],rax
	lea    rbx,[r15+rax*1]
	add    rbx,0x8
	mov    QWORD PTR [rsp+0x80],rcx
	add    rcx,r15
	add    rcx,0x4
	mov    eax,0x1
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rax,QWORD PTR [rsp+0xa0]
	je     <stencil_ranked_ours+0x526>
	lea    r11,[rax+0x1]
	cmp    r11,rsi
	jae    <stencil_ranked_ours+0x4e1>
	cmp    rax,QWORD PTR [rsp+0x50]
	jae    <stencil_ranked_ours+0x4b7>
	mov    QWORD PTR [rsp+0x18],r11
	cmp    QWORD PTR [rsp+0x98],0x8
	setb   al
	or     al,BYTE PTR [rsp+0x7]
	mov    r11d,0x1
	test   al,0x1
	jne    <stencil_ranked_ours+0x35a>
	xor    eax,eax
	mov    rsi,QWORD PTR [rsp+0x68]
	nop    DWORD PTR [rax+0x0]
	movups xmm2,XMMWORD PTR [rbx+rax*4-0x8]
	movups xmm3,XMMWORD PTR [rbx+rax*4-0x4]
	movups xmm4,XMMWORD PTR [rbx+rax*4]
	mulps  xmm3,xmm1
	movups xmm5,XMMWORD PTR [r8+rax*4+0x4]
	movups xmm6,XMMWORD PTR [rcx+rax*4]
	addps  xmm6,xmm5
	addps  xmm6,xmm2
	addps  xmm6,xmm4
	addps  xmm6,xmm3
	movups XMMWORD PTR [r9+rax*4],xmm6
	add    rax,0x4
	cmp    rsi,rax
	jne    <stencil_ranked_ours+0x320>
	mov    r11,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rsp+0x20],r9
	mov    QWORD PTR [rsp+0x28],r8
	mov    rax,r12
	imul   rax,r11
	mov    QWORD PTR [rsp+0x38],rdx
	add    rax,rdx
	lea    r9,[r11+0x1]
	mov    r13,r14
	imul   r13,r11
	mov    rdx,QWORD PTR [rsp+0x88]
	lea    rbp,[rdx+r13*1]
	mov    rsi,QWORD PTR [rsp+0x80]
	add    rsi,r13
	add    r13,QWORD PTR [rsp+0x90]
	dec    r11
	imul   r11,r14
	add    r11,rdx
	mov    r8,r14
	imul   r8,r9
	add    r8,rdx
	mov    QWORD PTR [rsp+0x30],r15
	mov    rdx,r15
	nop    DWORD PTR [rax+0x0]
	lea    r15,[r10+r9*1]
	cmp    r15,0x1
	je     <stencil_ranked_ours+0x47f>
	cmp    QWORD PTR [rsp+0xb0],r9
	je     <stencil_ranked_ours+0x4c7>
	lea    r15,[rdi+r9*1]
	cmp    r15,0x1
	je     <stencil_ranked_ours+0x49b>
	movss  xmm2,DWORD PTR [rdx+rbp*1]
	mulss  xmm2,xmm0
	movss  xmm3,DWORD PTR [rdx+r13*1]
	addss  xmm3,DWORD PTR [rdx+rsi*1]
	addss  xmm3,DWORD PTR [rdx+r11*1]
	addss  xmm3,DWORD PTR [rdx+r8*1]
	addss  xmm3,xmm2
	movss  DWORD PTR [rax],xmm3
	add    rax,r12
	inc    r9
	add    rdx,r14
	cmp    QWORD PTR [rsp+0x8],r9
	jne    <stencil_ranked_ours+0x3c0>
	mov    rsi,QWORD PTR [rsp+0x70]
	add    rbx,rsi
	mov    r8,QWORD PTR [rsp+0x28]
	add    r8,rsi
	add    rcx,rsi
	mov    rax,QWORD PTR [rsp+0x78]
	mov    r9,QWORD PTR [rsp+0x20]
	add    r9,rax
	mov    rdx,QWORD PTR [rsp+0x38]
	add    rdx,rax
	mov    r15,QWORD PTR [rsp+0x30]
	add    r15,rsi
	mov    rsi,QWORD PTR [rsp+0x18]
	mov    rax,rsi
	cmp    rsi,QWORD PTR [rsp+0xa8]
	mov    rsi,QWORD PTR [rsp+0x10]
	jne    <stencil_ranked_ours+0x2d0>
	add    rsp,0xb8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    edi,0x1
	mov    rsi,QWORD PTR [rsp+0x48]
	lea    rcx,[rip+0x621d0]        # <__frame_dummy_init_array_entry+0x4af0>
	mov    rdx,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x65b15]        # <_DYNAMIC+0x5d0>
	mov    edi,0x1
	mov    rdx,QWORD PTR [rsp+0x58]
	lea    rcx,[rip+0x621fc]        # <__frame_dummy_init_array_entry+0x4b38>
	mov    rsi,QWORD PTR [rsp+0x40]
	call   QWORD PTR [rip+0x65af9]        # <_DYNAMIC+0x5d0>
	cmp    QWORD PTR [rsp+0x8],0x2
	jb     <stencil_ranked_ours+0x501>
	mov    r9d,0x2
	jne    <stencil_ranked_ours+0x53f>
	lea    rcx,[rip+0x621c2]        # <__frame_dummy_init_array_entry+0x4b20>
	mov    edi,0x1
	mov    rsi,r9
	mov    rdx,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x65acf]        # <_DYNAMIC+0x5d0>
	cmp    QWORD PTR [rsp+0x8],0x1
	jbe    <stencil_ranked_ours+0x501>
	mov    rax,rsi
	lea    rcx,[rip+0x62185]        # <__frame_dummy_init_array_entry+0x4b08>
	xor    edi,edi
	mov    rsi,r11
	mov    rdx,rax
	call   QWORD PTR [rip+0x65aaf]        # <_DYNAMIC+0x5d0>
	mov    edi,0x1
	mov    QWORD PTR [rsp+0x8],0x0
	mov    esi,0x1
	lea    rcx,[rip+0x62145]        # <__frame_dummy_init_array_entry+0x4af0>
	mov    rdx,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x65a8a]        # <_DYNAMIC+0x5d0>
	mov    QWORD PTR [rsp+0x8],rsi
	xor    edi,edi
	lea    rcx,[rip+0x6212c]        # <__frame_dummy_init_array_entry+0x4af0>
	mov    rdx,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x65a71]        # <_DYNAMIC+0x5d0>
	mov    rdx,QWORD PTR [rsp+0x50]
	xor    edi,edi
	mov    QWORD PTR [rsp+0x40],rax
	lea    rcx,[rip+0x62156]        # <__frame_dummy_init_array_entry+0x4b38>
	mov    rsi,QWORD PTR [rsp+0x40]
	call   QWORD PTR [rip+0x65a53]        # <_DYNAMIC+0x5d0>
