<stencil_access_checked>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x98
	mov    rax,QWORD PTR [rdx]
	mov    QWORD PTR [rsp+0x50],rax
	dec    rax
	mov    QWORD PTR [rsp+0x60],rax
	cmp    rax,0x2
	jb     <stencil_access_checked+0x282>
	mov    rax,QWORD PTR [rdx+0x8]
	mov    QWORD PTR [rsp+0x18],rax
	dec    rax
	cmp    rax,0x2
	jb     <stencil_access_checked+0x282>
	mov    r9,QWORD PTR [rdx+0x10]
	mov    r14,QWORD PTR [rdx+0x18]
	mov    rax,rdi
	mov    rdi,QWORD PTR [rdx+0x20]
	mov    rdx,QWORD PTR [rcx+0x10]
	mov    QWORD PTR [rsp+0x48],rdx
	mov    r15,QWORD PTR [rcx+0x18]
	mov    rdx,QWORD PTR [rcx+0x30]
	mov    rbx,QWORD PTR [rcx+0x20]
	mov    r10,QWORD PTR [rsp+0x18]
	cmp    r10,0x1
	mov    r8,r10
	adc    r8,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x90],r8
	cmp    r10,0x3
	mov    ebp,0x2
	cmovae rbp,r10
	cmp    r15,0x1
	mov    QWORD PTR [rsp+0x40],r15
	adc    r15,0x0
	mov    r8,QWORD PTR [rcx+0x28]
	shl    rdx,0x2
	lea    rdx,[rdx+r8*4]
	shl    r8,0x2
	mov    QWORD PTR [rsp+0x80],r8
	lea    rdx,[rdx+rbx*4]
	shl    rbx,0x2
	mov    QWORD PTR [rsp+0x58],rbx
	add    rdx,QWORD PTR [rcx]
	mov    QWORD PTR [rsp+0x30],rdx
	lea    rcx,[r9+rdi*1]
	lea    rdx,[rcx+r14*1]
	mov    r8,rdx
	lea    rdx,[rax+rdx*4]
	mov    QWORD PTR [rsp+0x78],rdx
	add    rbp,0xfffffffffffffffe
	mov    QWORD PTR [rsp+0x20],rdi
	lea    rdx,[rdi+r14*1]
	mov    QWORD PTR [rsp+0x10],r9
	lea    rdi,[rdx+r9*2]
	mov    r13,rdi
	lea    rdi,[rax+rdi*4]
	mov    r12,rdx
	lea    r11,[rax+rdx*4]
	lea    rbx,[rax+rcx*4]
	mov    r9,rcx
	mov    QWORD PTR [rsp+0x8],r14
	lea    rcx,[rcx+r14*2]
	mov    r14,rcx
	lea    rdx,[rax+rcx*4]
	movss  xmm0,DWORD PTR [rip+0xfffffffffff0c55d]        # <__abi_tag+0xdcdc>
	mov    QWORD PTR [rsp+0x38],r15
	lea    rax,[r15-0x1]
	mov    QWORD PTR [rsp+0x88],rax
	lea    rax,[r10-0x2]
	mov    QWORD PTR [rsp+0x70],rax
	mov    r10d,0x1
	mov    QWORD PTR [rsp+0x28],0x0
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rcx,[r10-0x1]
	cmp    rcx,QWORD PTR [rsp+0x50]
	jae    <stencil_access_checked+0x2aa>
	lea    rax,[r10+0x1]
	imul   rcx,QWORD PTR [rsp+0x10]
	add    rcx,QWORD PTR [rsp+0x20]
	cmp    rax,QWORD PTR [rsp+0x50]
	jae    <stencil_access_checked+0x294>
	mov    QWORD PTR [rsp+0x68],rax
	cmp    r10,QWORD PTR [rsp+0x48]
	jae    <stencil_access_checked+0x2fe>
	mov    r15,QWORD PTR [rsp+0x28]
	xor    eax,eax
	mov    r10,QWORD PTR [rsp+0x30]
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    QWORD PTR [rsp+0x90],rax
	je     <stencil_access_checked+0x2aa>
	lea    rcx,[r12+r15*1]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	lea    rcx,[r15+r13*1]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	lea    rcx,[r9+r15*1]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	cmp    rbp,rax
	je     <stencil_access_checked+0x2aa>
	lea    rcx,[r14+r15*1]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	lea    rcx,[r8+r15*1]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x2c3>
	cmp    QWORD PTR [rsp+0x88],rax
	je     <stencil_access_checked+0x2e2>
	movss  xmm1,DWORD PTR [r11+r15*4]
	addss  xmm1,DWORD PTR [rdi+r15*4]
	addss  xmm1,DWORD PTR [rbx+r15*4]
	addss  xmm1,DWORD PTR [rdx+r15*4]
	mov    rcx,QWORD PTR [rsp+0x78]
	movss  xmm2,DWORD PTR [rcx+r15*4]
	mulss  xmm2,xmm0
	addss  xmm2,xmm1
	movss  DWORD PTR [r10],xmm2
	add    r10,QWORD PTR [rsp+0x80]
	inc    rax
	add    r15,QWORD PTR [rsp+0x8]
	cmp    QWORD PTR [rsp+0x70],rax
	jne    <stencil_access_checked+0x1a0>
	mov    rax,QWORD PTR [rsp+0x30]
	add    rax,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rsp+0x30],rax
	mov    rax,QWORD PTR [rsp+0x28]
	add    rax,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0x68]
	mov    r10,rax
	cmp    rax,QWORD PTR [rsp+0x60]
	jne    <stencil_access_checked+0x150>
	add    rsp,0x98
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	cmp    QWORD PTR [rsp+0x18],0x1
	jbe    <stencil_access_checked+0x2aa>
	add    rcx,QWORD PTR [rsp+0x8]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	lea    rdi,[rip+0xfffffffffff121a8]        # <__abi_tag+0x13abd>
	lea    rdx,[rip+0x5fa00]        # <__frame_dummy_init_array_entry+0x19a8>
	mov    esi,0x1b
	call   QWORD PTR [rip+0x66305]        # <_DYNAMIC+0x448>
	mov    rdi,QWORD PTR [rsp+0x10]
	add    rdi,QWORD PTR [rsp+0x8]
	add    rdi,QWORD PTR [rsp+0x20]
	add    rdi,r15
	lea    rdx,[rip+0x5f9f4]        # <__frame_dummy_init_array_entry+0x19c0>
	call   QWORD PTR [rip+0x66146]        # <_DYNAMIC+0x2a8>
	mov    edi,0x1
	lea    rcx,[rip+0x62a22]        # <__frame_dummy_init_array_entry+0x4a00>
	mov    rsi,QWORD PTR [rsp+0x38]
	mov    rdx,QWORD PTR [rsp+0x40]
	call   QWORD PTR [rip+0x66452]        # <_DYNAMIC+0x5d0>
	cmp    QWORD PTR [rsp+0x18],0x2
	jb     <stencil_access_checked+0x2aa>
	add    rcx,QWORD PTR [rsp+0x8]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	lea    rax,[r10+0x1]
	imul   rax,QWORD PTR [rsp+0x10]
	add    rax,QWORD PTR [rsp+0x20]
	add    rax,QWORD PTR [rsp+0x8]
	mov    rcx,rax
	cmp    rax,rsi
	jae    <stencil_access_checked+0x39c>
	mov    rcx,QWORD PTR [rsp+0x10]
	imul   rcx,r10
	mov    rax,QWORD PTR [rsp+0x20]
	add    rax,rcx
	mov    rdi,rax
	cmp    rax,rsi
	jae    <stencil_access_checked+0x399>
	cmp    QWORD PTR [rsp+0x18],0x2
	je     <stencil_access_checked+0x2aa>
	mov    rax,QWORD PTR [rsp+0x8]
	lea    rcx,[rdi+rax*2]
	cmp    rcx,rsi
	jae    <stencil_access_checked+0x39c>
	add    rdi,QWORD PTR [rsp+0x8]
	cmp    rdi,rsi
	jae    <stencil_access_checked+0x2d5>
	xor    edi,edi
	mov    QWORD PTR [rsp+0x38],r10
	mov    rax,QWORD PTR [rsp+0x48]
	mov    QWORD PTR [rsp+0x40],rax
	lea    rcx,[rip+0x62987]        # <__frame_dummy_init_array_entry+0x4a00>
	mov    rsi,QWORD PTR [rsp+0x38]
	mov    rdx,QWORD PTR [rsp+0x40]
	call   QWORD PTR [rip+0x663b7]        # <_DYNAMIC+0x5d0>
	mov    rcx,rdi
	lea    rdx,[rip+0x5f92d]        # <__frame_dummy_init_array_entry+0x19c0>
	mov    rdi,rcx
	call   QWORD PTR [rip+0x6607c]        # <_DYNAMIC+0x2a8>
