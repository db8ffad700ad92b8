<add_across_hand>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x148
	mov    QWORD PTR [rsp+0x98],rdx
	mov    rdx,QWORD PTR [rsp+0x180]
	mov    r10,rdx
	shr    r10,0x4
	mov    eax,edx
	and    eax,0xf
	cmp    rax,0x1
	sbb    r10,0xffffffffffffffff
	mov    QWORD PTR [rsp+0x8],r10
	test   rdx,rdx
	je     <add_across_hand+0x668>
	mov    rax,QWORD PTR [rsp+0x180]
	lea    rdx,[rax+rax*4]
	lea    r10,[rdx+rdx*2]
	mov    QWORD PTR [rsp+0x88],r10
	mov    r10,rax
	shl    r10,0x4
	lea    r11,[rax+rax*1]
	mov    QWORD PTR [rsp+0xa0],r10
	sub    r10,r11
	mov    QWORD PTR [rsp+0x78],r10
	lea    r10,[rax+rax*2]
	mov    QWORD PTR [rsp+0x70],r10
	lea    r10,[rax+r10*4]
	mov    QWORD PTR [rsp+0x68],r10
	lea    r15,[rax*4+0x0]
	lea    r10,[r15+r15*2]
	mov    QWORD PTR [rsp+0x60],r10
	mov    QWORD PTR [rsp+0x90],rdx
	lea    rdx,[rax+rdx*2]
	mov    QWORD PTR [rsp+0x58],rdx
	lea    rdx,[r11+r11*4]
	mov    QWORD PTR [rsp+0x50],rdx
	lea    rdx,[rax+rax*8]
	mov    QWORD PTR [rsp+0x48],rdx
	lea    rdx,[rax*8+0x0]
	mov    QWORD PTR [rsp+0x40],rdx
	sub    rdx,rax
	mov    QWORD PTR [rsp+0x38],rdx
	mov    rdx,rax
	shl    rdx,0x6
	mov    QWORD PTR [rsp+0x128],rdx
	mov    QWORD PTR [rsp+0x80],r11
	lea    rdx,[r11+r11*2]
	mov    QWORD PTR [rsp+0x30],rdx
	mov    QWORD PTR [rsp+0x28],0x0
	mov    QWORD PTR [rsp+0x20],0x0
	mov    QWORD PTR [rsp+0x18],rax
	mov    QWORD PTR [rsp+0x10],r15
	mov    rdx,QWORD PTR [rsp+0x8]
	xor    r13d,r13d
	jmp    <add_across_hand+0x1b2>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+0x120]
	dec    rdx
	add    QWORD PTR [rsp+0x88],0x10
	add    QWORD PTR [rsp+0x78],0x10
	add    QWORD PTR [rsp+0x68],0x10
	add    QWORD PTR [rsp+0x60],0x10
	add    QWORD PTR [rsp+0x58],0x10
	add    QWORD PTR [rsp+0x50],0x10
	add    QWORD PTR [rsp+0x48],0x10
	add    QWORD PTR [rsp+0x40],0x10
	add    QWORD PTR [rsp+0x38],0x10
	add    QWORD PTR [rsp+0x30],0x10
	add    QWORD PTR [rsp+0x90],0x10
	add    QWORD PTR [rsp+0x10],0x10
	add    QWORD PTR [rsp+0x70],0x10
	add    QWORD PTR [rsp+0x80],0x10
	add    QWORD PTR [rsp+0x18],0x10
	add    QWORD PTR [rsp+0x98],0x40
	mov    rax,QWORD PTR [rsp+0xa0]
	add    QWORD PTR [rsp+0x20],rax
	sub    QWORD PTR [rsp+0x28],rax
	test   rdx,rdx
	je     <add_across_hand+0x668>
	mov    QWORD PTR [rsp+0x120],rdx
	mov    QWORD PTR [rsp+0xa8],r13
	sub    r13,0xfffffffffffffff0
	je     <add_across_hand+0x120>
	mov    rbp,QWORD PTR [rsp+0x28]
	mov    rax,QWORD PTR [rsp+0x20]
	mov    rdx,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x118],rdx
	mov    rdx,QWORD PTR [rsp+0x98]
	mov    r10,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0x110],r10
	mov    r10,QWORD PTR [rsp+0x80]
	mov    QWORD PTR [rsp+0x108],r10
	mov    r10,QWORD PTR [rsp+0x70]
	mov    QWORD PTR [rsp+0x100],r10
	mov    r10,QWORD PTR [rsp+0x10]
	mov    QWORD PTR [rsp+0xf8],r10
	mov    r10,QWORD PTR [rsp+0x90]
	mov    QWORD PTR [rsp+0xf0],r10
	mov    r10,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0xe8],r10
	mov    r10,QWORD PTR [rsp+0x38]
	mov    QWORD PTR [rsp+0xe0],r10
	mov    r10,QWORD PTR [rsp+0x40]
	mov    QWORD PTR [rsp+0xd8],r10
	mov    r10,QWORD PTR [rsp+0x48]
	mov    QWORD PTR [rsp+0xd0],r10
	mov    r10,QWORD PTR [rsp+0x50]
	mov    QWORD PTR [rsp+0xc8],r10
	mov    r10,QWORD PTR [rsp+0x58]
	mov    QWORD PTR [rsp+0xc0],r10
	mov    r10,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rsp+0xb8],r10
	mov    r10,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0xb0],r10
	mov    r12,QWORD PTR [rsp+0x78]
	mov    rbx,QWORD PTR [rsp+0x88]
	mov    r10,QWORD PTR [rsp+0x8]
	nop
	dec    r10
	mov    QWORD PTR [rsp+0x130],r10
	mov    QWORD PTR [rsp+0x140],rbp
	mov    QWORD PTR [rsp+0x138],rax
	xor    r11d,r11d
	xchg   ax,ax
	cmp    rax,rsi
	ja     <add_across_hand+0x67a>
	lea    r10,[rsi+rbp*1]
	cmp    r10,0x10
	jb     <add_across_hand+0x68d>
	cmp    rax,r9
	ja     <add_across_hand+0x6a4>
	lea    r10,[r9+rbp*1]
	cmp    r10,0x10
	jb     <add_across_hand+0x6ba>
	mov    r10,QWORD PTR [rsp+0x118]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	movss  xmm0,DWORD PTR [rdx+r11*4]
	addss  xmm0,DWORD PTR [rdi+rax*4]
	movss  DWORD PTR [r8+rax*4],xmm0
	mov    r10,QWORD PTR [rsp+0x110]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	lea    r14,[rdx+r11*4]
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x4]
	movss  DWORD PTR [r8+rax*4+0x4],xmm0
	mov    r10,QWORD PTR [rsp+0x108]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x8]
	movss  DWORD PTR [r8+rax*4+0x8],xmm0
	mov    r10,QWORD PTR [rsp+0x100]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0xc]
	movss  DWORD PTR [r8+rax*4+0xc],xmm0
	mov    r10,QWORD PTR [rsp+0xf8]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x10]
	movss  DWORD PTR [r8+rax*4+0x10],xmm0
	mov    r10,QWORD PTR [rsp+0xf0]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x14]
	movss  DWORD PTR [r8+rax*4+0x14],xmm0
	mov    r10,QWORD PTR [rsp+0xe8]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x18]
	movss  DWORD PTR [r8+rax*4+0x18],xmm0
	mov    r10,QWORD PTR [rsp+0xe0]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x1c]
	movss  DWORD PTR [r8+rax*4+0x1c],xmm0
	mov    r10,QWORD PTR [rsp+0xd8]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x20]
	movss  DWORD PTR [r8+rax*4+0x20],xmm0
	mov    r10,QWORD PTR [rsp+0xd0]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x24]
	movss  DWORD PTR [r8+rax*4+0x24],xmm0
	mov    r10,QWORD PTR [rsp+0xc8]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x28]
	movss  DWORD PTR [r8+rax*4+0x28],xmm0
	mov    r10,QWORD PTR [rsp+0xc0]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x2c]
	movss  DWORD PTR [r8+rax*4+0x2c],xmm0
	mov    r10,QWORD PTR [rsp+0xb8]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x30]
	movss  DWORD PTR [r8+rax*4+0x30],xmm0
	mov    r10,QWORD PTR [rsp+0xb0]
	add    r10,r11
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x34]
	movss  DWORD PTR [r8+rax*4+0x34],xmm0
	lea    r10,[r12+r11*1]
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	movss  xmm0,DWORD PTR [r14+r15*1]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x38]
	movss  DWORD PTR [r8+rax*4+0x38],xmm0
	lea    r10,[rbx+r11*1]
	cmp    r10,rcx
	jae    <add_across_hand+0x6d1>
	add    r14,r15
	mov    r10,QWORD PTR [rsp+0x180]
	movss  xmm0,DWORD PTR [r14+r10*4]
	addss  xmm0,DWORD PTR [rdi+rax*4+0x3c]
	movss  DWORD PTR [r8+rax*4+0x3c],xmm0
	add    rax,r10
	sub    rbp,r10
	mov    r10,QWORD PTR [rsp+0xa8]
	add    r10,r11
	inc    r10
	inc    r11
	cmp    r10,r13
	jb     <add_across_hand+0x2d0>
	mov    rax,QWORD PTR [rsp+0xa0]
	add    rbx,rax
	add    r12,rax
	add    QWORD PTR [rsp+0xb0],rax
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
	add    QWORD PTR [rsp+0x108],rax
	add    QWORD PTR [rsp+0x110],rax
	add    rdx,QWORD PTR [rsp+0x128]
	add    QWORD PTR [rsp+0x118],rax
	mov    rax,QWORD PTR [rsp+0x138]
	add    rax,0x10
	mov    rbp,QWORD PTR [rsp+0x140]
	add    rbp,0xfffffffffffffff0
	mov    r10,QWORD PTR [rsp+0x130]
	test   r10,r10
	jne    <add_across_hand+0x2b0>
	jmp    <add_across_hand+0x120>
	add    rsp,0x148
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x7304f]        # <__frame_dummy_init_array_entry+0x41a0>
	mov    rdi,rax
	mov    rdx,rsi
	call   QWORD PTR [rip+0x770bb]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x72fdc]        # <__frame_dummy_init_array_entry+0x4140>
	mov    esi,0x10
	xor    edi,edi
	mov    rdx,r10
	call   QWORD PTR [rip+0x770a4]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x7300d]        # <__frame_dummy_init_array_entry+0x4188>
	mov    rdi,rax
	mov    rsi,r9
	mov    rdx,r9
	call   QWORD PTR [rip+0x7708e]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x72fc7]        # <__frame_dummy_init_array_entry+0x4158>
	mov    esi,0x10
	xor    edi,edi
	mov    rdx,r10
	call   QWORD PTR [rip+0x77077]        # <_DYNAMIC+0x3a8>
	lea    rdx,[rip+0x72fc8]        # <__frame_dummy_init_array_entry+0x4170>
	mov    rdi,r10
	mov    rsi,rcx
	call   QWORD PTR [rip+0x76f64]        # <_DYNAMIC+0x2a8>
