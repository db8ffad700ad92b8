<add_row_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x1b8
	mov    rax,rsi
	mov    r11,QWORD PTR [rdx+0x10]
	mov    rcx,QWORD PTR [rdx+0x18]
	mov    r8,QWORD PTR [rdx+0x20]
	mov    r10,QWORD PTR [rdx+0x28]
	mov    r14,QWORD PTR [rdx+0x30]
	mov    r9,QWORD PTR [rdi+0x10]
	mov    rsi,QWORD PTR [rdi+0x18]
	mov    r12,QWORD PTR [rdi+0x28]
	mov    r15,QWORD PTR [rdi+0x30]
	cmp    r9,r11
	jne    <add_row_ours+0x43>
	mov    rbx,QWORD PTR [rdi+0x20]
	jmp    <add_row_ours+0x4f>
	xor    ebx,ebx
	cmp    r9,0x1
	jne    <add_row_ours+0x1538>
	cmp    rsi,rcx
	je     <add_row_ours+0x61>
	cmp    rsi,0x1
	jne    <add_row_ours+0x1507>
	xor    r12d,r12d
	mov    QWORD PTR [rsp],r12
	mov    r12,QWORD PTR [rax+0x10]
	mov    rsi,QWORD PTR [rax+0x18]
	mov    r9,QWORD PTR [rax+0x28]
	mov    rbp,QWORD PTR [rax+0x30]
	cmp    r12,r11
	jne    <add_row_ours+0x80>
	mov    r13,QWORD PTR [rax+0x20]
	jmp    <add_row_ours+0x8d>
	xor    r13d,r13d
	cmp    r12,0x1
	jne    <add_row_ours+0x1542>
	cmp    rsi,rcx
	je     <add_row_ours+0x9f>
	cmp    rsi,0x1
	jne    <add_row_ours+0x1507>
	xor    r9d,r9d
	mov    rsi,QWORD PTR [rdx]
	mov    rdx,QWORD PTR [rdx+0x8]
	mov    QWORD PTR [rsp+0x10],rdx
	mov    rdx,QWORD PTR [rdi]
	mov    QWORD PTR [rsp+0x28],rdx
	mov    rdx,QWORD PTR [rdi+0x8]
	mov    QWORD PTR [rsp+0x18],rdx
	mov    rdx,QWORD PTR [rax]
	mov    QWORD PTR [rsp+0x20],rdx
	mov    r12,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp+0x100],0x0
	mov    QWORD PTR [rsp+0x108],0x1
	mov    QWORD PTR [rsp+0x110],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x118],xmm0
	movups XMMWORD PTR [rsp+0x128],xmm0
	movups XMMWORD PTR [rsp+0x138],xmm0
	mov    QWORD PTR [rsp+0x148],r14
	mov    QWORD PTR [rsp+0x150],r15
	mov    QWORD PTR [rsp+0x158],rbp
	cmp    r11,0x1
	jne    <add_row_ours+0x17c>
	test   r11,r11
	sete   al
	test   rcx,rcx
	sete   dl
	or     dl,al
	mov    BYTE PTR [rsp+0x160],dl
	cmp    rcx,0x1
	je     <add_row_ours+0x234>
	xor    eax,eax
	mov    rdi,QWORD PTR [rsp]
	lea    rdx,[rsp+0x118]
	mov    QWORD PTR [rsp+rax*8+0x108],rcx
	lea    rcx,[rax+rax*2]
	mov    QWORD PTR [rdx+rcx*8],r10
	mov    QWORD PTR [rdx+rcx*8+0x8],rdi
	mov    QWORD PTR [rdx+rcx*8+0x10],r9
	inc    rax
	mov    QWORD PTR [rsp+0x100],rax
	jmp    <add_row_ours+0x234>
	test   r11,r11
	sete   al
	mov    QWORD PTR [rsp+0x108],r11
	mov    QWORD PTR [rsp+0x118],r8
	mov    QWORD PTR [rsp+0x120],rbx
	mov    QWORD PTR [rsp+0x128],r13
	mov    QWORD PTR [rsp+0x100],0x1
	test   rcx,rcx
	sete   dl
	or     dl,al
	mov    BYTE PTR [rsp+0x160],dl
	cmp    rcx,0x1
	je     <add_row_ours+0x234>
	mov    rdx,r10
	imul   rdx,rcx
	mov    eax,0x1
	cmp    QWORD PTR [rsp+0x118],rdx
	mov    rdi,QWORD PTR [rsp]
	jne    <add_row_ours+0x14a>
	mov    rdx,rdi
	imul   rdx,rcx
	cmp    QWORD PTR [rsp+0x120],rdx
	jne    <add_row_ours+0x14a>
	mov    rdx,r9
	imul   rdx,rcx
	cmp    QWORD PTR [rsp+0x128],rdx
	jne    <add_row_ours+0x14a>
	imul   rcx,QWORD PTR [rsp+0x108]
	mov    QWORD PTR [rsp+0x108],rcx
	mov    QWORD PTR [rsp+0x118],r10
	mov    QWORD PTR [rsp+0x120],rdi
	mov    QWORD PTR [rsp+0x128],r9
	mov    QWORD PTR [rsp+0x48],rsi
	mov    rax,QWORD PTR [rsp+0x160]
	mov    QWORD PTR [rsp+0xc0],rax
	movups xmm0,XMMWORD PTR [rsp+0x150]
	movaps XMMWORD PTR [rsp+0xb0],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x140]
	movaps XMMWORD PTR [rsp+0xa0],xmm0
	mov    rax,QWORD PTR [rsp+0x100]
	mov    rcx,QWORD PTR [rsp+0x108]
	mov    rdx,QWORD PTR [rsp+0x110]
	mov    rsi,QWORD PTR [rsp+0x118]
	mov    rdi,QWORD PTR [rsp+0x120]
	mov    r8,QWORD PTR [rsp+0x128]
	movups xmm0,XMMWORD PTR [rsp+0x130]
	movaps XMMWORD PTR [rsp+0x90],xmm0
	mov    QWORD PTR [rsp+0x80],rdi
	mov    QWORD PTR [rsp+0x88],r8
	mov    QWORD PTR [rsp+0x70],rdx
	mov    QWORD PTR [rsp+0x78],rsi
	mov    QWORD PTR [rsp+0x60],rax
	mov    QWORD PTR [rsp+0x68],rcx
	mov    rdi,QWORD PTR [rsp+0x60]
	test   rdi,rdi
	mov    QWORD PTR [rsp+0x8],r12
	je     <add_row_ours+0x391>
	cmp    rdi,0x2
	ja     <add_row_ours+0x1523>
	lea    rcx,[rdi+rdi*2]
	lea    rax,[rsp+rcx*8]
	add    rax,0x60
	mov    rdx,QWORD PTR [rsp+rcx*8+0x60]
	mov    r8,QWORD PTR [rsp+rcx*8+0x70]
	mov    QWORD PTR [rsp],rdx
	cmp    rdx,0x1
	jne    <add_row_ours+0x41b>
	mov    rcx,QWORD PTR [rax+0x8]
	test   rcx,rcx
	je     <add_row_ours+0x3e0>
	cmp    rcx,0x1
	jne    <add_row_ours+0x41b>
	test   r8,r8
	je     <add_row_ours+0x96c>
	cmp    r8,0x1
	jne    <add_row_ours+0x41b>
	test   BYTE PTR [rsp+0xc0],0x1
	jne    <add_row_ours+0xf4e>
	mov    rsi,QWORD PTR [rsp+rdi*8+0x60]
	cmp    rdi,0x1
	jne    <add_row_ours+0xb0d>
	mov    rdi,QWORD PTR [rsp+0xa8]
	mov    rax,QWORD PTR [rsp+0xb0]
	mov    r9,QWORD PTR [rsp+0xb8]
	test   rsi,rsi
	sete   r8b
	mov    ecx,0x1
	xor    r10d,r10d
	mov    QWORD PTR [rsp],0x0
	xor    r11d,r11d
	mov    rbx,QWORD PTR [rsp+0x8]
	jmp    <add_row_ours+0xd26>
	test   BYTE PTR [rsp+0xc0],0x1
	jne    <add_row_ours+0xf4e>
	mov    r11d,0x1
	mov    QWORD PTR [rsp],0x0
	xor    eax,eax
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0xf0],0x0
	mov    QWORD PTR [rsp+0xe8],0x0
	mov    QWORD PTR [rsp+0xe0],0x0
	mov    ecx,0x1
	jmp    <add_row_ours+0x495>
	cmp    r8,0x1
	jne    <add_row_ours+0x41b>
	test   BYTE PTR [rsp+0xc0],0x1
	jne    <add_row_ours+0xf4e>
	mov    r9,QWORD PTR [rsp+rdi*8+0x60]
	cmp    rdi,0x1
	jne    <add_row_ours+0x9a1>
	mov    esi,0x1
	mov    QWORD PTR [rsp],0x0
	xor    r10d,r10d
	xor    r11d,r11d
	jmp    <add_row_ours+0x9c8>
	test   BYTE PTR [rsp+0xc0],0x1
	jne    <add_row_ours+0xf4e>
	mov    r11,QWORD PTR [rsp+rdi*8+0x60]
	mov    rax,QWORD PTR [rax+0x8]
	cmp    rdi,0x1
	jne    <add_row_ours+0x463>
	mov    ecx,0x1
	mov    QWORD PTR [rsp+0xf0],0x0
	mov    QWORD PTR [rsp+0xe8],0x0
	mov    QWORD PTR [rsp+0xe0],0x0
	jmp    <add_row_ours+0x495>
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    rdx,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp+0xe0],rdx
	mov    rdx,QWORD PTR [rsp+0x80]
	mov    QWORD PTR [rsp+0xe8],rdx
	mov    rdx,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0xf0],rdx
	mov    rdx,rax
	neg    rdx
	cmovs  rdx,rax
	mov    QWORD PTR [rsp+0xd8],rdx
	mov    rdx,r8
	neg    rdx
	cmovs  rdx,r8
	mov    QWORD PTR [rsp+0xd0],rdx
	test   rcx,rcx
	je     <add_row_ours+0xf4e>
	lea    rdx,[r11-0x1]
	mov    rsi,QWORD PTR [rsp+0xd8]
	imul   rsi,rdx
	mov    QWORD PTR [rsp+0x168],rsi
	inc    rsi
	mov    QWORD PTR [rsp+0x50],rsi
	imul   rdx,QWORD PTR [rsp+0xd0]
	mov    QWORD PTR [rsp+0x180],rdx
	lea    rsi,[rdx+0x1]
	mov    r9,QWORD PTR [rsp+0xb8]
	mov    rdx,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0xf8],rdx
	mov    r10,QWORD PTR [rsp+0xb0]
	xor    ebx,ebx
	mov    QWORD PTR [rsp+0x198],r8
	mov    QWORD PTR [rsp+0x40],r11
	mov    QWORD PTR [rsp+0x190],rax
	mov    QWORD PTR [rsp+0x188],rcx
	jmp    <add_row_ours+0x5a1>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0xf8]
	add    rax,QWORD PTR [rsp+0xe0]
	mov    QWORD PTR [rsp+0xf8],rax
	mov    r10,QWORD PTR [rsp+0x1a8]
	add    r10,QWORD PTR [rsp+0xe8]
	mov    r9,QWORD PTR [rsp+0x1b0]
	add    r9,QWORD PTR [rsp+0xf0]
	mov    rbx,QWORD PTR [rsp+0x1a0]
	inc    rbx
	cmp    rbx,QWORD PTR [rsp+0x188]
	mov    r8,QWORD PTR [rsp+0x198]
	mov    rax,QWORD PTR [rsp+0x190]
	je     <add_row_ours+0xf4e>
	test   rax,rax
	mov    QWORD PTR [rsp+0x170],rsi
	je     <add_row_ours+0x5f0>
	cmp    rax,0x1
	mov    rax,QWORD PTR [rsp+0x18]
	jne    <add_row_ours+0x620>
	mov    rdx,rax
	sub    rdx,r10
	mov    rsi,QWORD PTR [rsp+0x8]
	jb     <add_row_ours+0x11c7>
	cmp    r11,rdx
	ja     <add_row_ours+0xf60>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    r14,[rax+r10*4]
	xor    r15d,r15d
	mov    QWORD PTR [rsp+0x38],r11
	jmp    <add_row_ours+0x69e>
	nop    DWORD PTR [rax+0x0]
	mov    rsi,QWORD PTR [rsp+0x18]
	cmp    rsi,r10
	jbe    <add_row_ours+0x14c2>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    r14,[rax+r10*4]
	mov    r15d,0x1
	mov    rsi,QWORD PTR [rsp+0x8]
	jmp    <add_row_ours+0x69e>
	nop    WORD PTR [rax+rax*1+0x0]
	jle    <add_row_ours+0x65a>
	mov    rdx,rax
	sub    rdx,r10
	mov    rsi,QWORD PTR [rsp+0x8]
	jb     <add_row_ours+0x1202>
	mov    rax,QWORD PTR [rsp+0x168]
	cmp    rax,rdx
	jae    <add_row_ours+0x11f0>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rax,[rax+r10*4]
	mov    QWORD PTR [rsp+0x38],rax
	mov    r15d,0x2
	jmp    <add_row_ours+0x696>
	mov    rdi,r10
	mov    rcx,QWORD PTR [rsp+0x168]
	sub    rdi,rcx
	mov    rdx,rax
	sub    rdx,rdi
	mov    rsi,QWORD PTR [rsp+0x8]
	jb     <add_row_ours+0x1218>
	cmp    rcx,rdx
	jae    <add_row_ours+0x122b>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x38],rax
	mov    r15d,0x3
	mov    r14,QWORD PTR [rsp+0xd8]
	test   r8,r8
	mov    QWORD PTR [rsp+0x1b0],r9
	mov    QWORD PTR [rsp+0x1a8],r10
	mov    QWORD PTR [rsp+0x1a0],rbx
	je     <add_row_ours+0x710>
	cmp    r8,0x1
	jne    <add_row_ours+0x750>
	mov    rdx,rsi
	sub    rdx,r9
	jb     <add_row_ours+0x11dd>
	cmp    r11,rdx
	ja     <add_row_ours+0xf60>
	mov    rax,QWORD PTR [rsp+0x20]
	lea    r8,[rax+r9*4]
	xor    edx,edx
	mov    QWORD PTR [rsp+0x30],r11
	test   r11,r11
	mov    r10,QWORD PTR [rsp+0x48]
	mov    rsi,QWORD PTR [rsp+0x170]
	jne    <add_row_ours+0x7d0>
	jmp    <add_row_ours+0x540>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rsi,r9
	jbe    <add_row_ours+0x14d2>
	mov    rax,QWORD PTR [rsp+0x20]
	lea    r8,[rax+r9*4]
	mov    edx,0x1
	test   r11,r11
	mov    r10,QWORD PTR [rsp+0x48]
	mov    rsi,QWORD PTR [rsp+0x170]
	jne    <add_row_ours+0x7d0>
	jmp    <add_row_ours+0x540>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x180]
	jle    <add_row_ours+0x784>
	mov    rdx,rsi
	sub    rdx,r9
	jb     <add_row_ours+0x1250>
	cmp    rax,rdx
	jae    <add_row_ours+0x11f0>
	mov    rax,QWORD PTR [rsp+0x20]
	lea    rax,[rax+r9*4]
	mov    QWORD PTR [rsp+0x30],rax
	mov    edx,0x2
	jmp    <add_row_ours+0x7b2>
	mov    rdi,r9
	sub    rdi,rax
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <add_row_ours+0x1240>
	cmp    rax,rdx
	jae    <add_row_ours+0x1263>
	mov    rax,QWORD PTR [rsp+0x20]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x30],rax
	mov    edx,0x3
	mov    r8,QWORD PTR [rsp+0xd0]
	test   r11,r11
	mov    r10,QWORD PTR [rsp+0x48]
	mov    rsi,QWORD PTR [rsp+0x170]
	je     <add_row_ours+0x540>
	lea    r12,[rsi-0x1]
	mov    rax,QWORD PTR [rsp+0x50]
	lea    r13,[rax-0x1]
	mov    rbp,QWORD PTR [rsp+0xf8]
	xor    ecx,ecx
	xor    r9d,r9d
	xor    ebx,ebx
	xor    edi,edi
	mov    QWORD PTR [rsp+0x58],r15
	mov    QWORD PTR [rsp+0x178],rdx
	jmp    <add_row_ours+0x837>
	nop    DWORD PTR [rax]
	mov    rax,r8
	inc    rdi
	movss  xmm0,DWORD PTR [r11]
	addss  xmm0,DWORD PTR [rax]
	movss  DWORD PTR [r10+rbp*4],xmm0
	add    rbx,0x4
	add    r9,r14
	add    rcx,r8
	sub    r12,r8
	sub    r13,r14
	add    rbp,QWORD PTR [rsp]
	mov    r11,QWORD PTR [rsp+0x40]
	cmp    r11,rdi
	je     <add_row_ours+0x540>
	cmp    rbp,QWORD PTR [rsp+0x10]
	jae    <add_row_ours+0x1305>
	lea    r11,[rip+0xfffffffffffe273b]        # <__abi_tag+0x7398>
	movsxd rax,DWORD PTR [r11+r15*4]
	add    rax,r11
	jmp    rax
	cmp    rdi,QWORD PTR [rsp+0x38]
	jae    <add_row_ours+0x1377>
	lea    r11,[r14+rbx*1]
	lea    r15,[rip+0xfffffffffffe272c]        # <__abi_tag+0x73a8>
	movsxd rax,DWORD PTR [r15+rdx*4]
	add    rax,r15
	mov    r15,QWORD PTR [rsp+0x58]
	jmp    rax
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r9,QWORD PTR [rsp+0x50]
	jae    <add_row_ours+0x13cb>
	mov    rax,rdi
	imul   rax,r14
	mov    r11,QWORD PTR [rsp+0x38]
	lea    r11,[r11+rax*4]
	lea    r15,[rip+0xfffffffffffe26f2]        # <__abi_tag+0x73a8>
	movsxd rax,DWORD PTR [r15+rdx*4]
	add    rax,r15
	mov    r15,QWORD PTR [rsp+0x58]
	jmp    rax
	mov    rsi,QWORD PTR [rsp+0x50]
	cmp    r13,rsi
	jae    <add_row_ours+0x13bb>
	mov    rax,rdi
	imul   rax,r14
	not    rax
	add    rax,rsi
	mov    rsi,QWORD PTR [rsp+0x38]
	lea    r11,[rsi+rax*4]
	lea    rsi,[rip+0xfffffffffffe26b9]        # <__abi_tag+0x73a8>
	movsxd rax,DWORD PTR [rsi+rdx*4]
	add    rax,rsi
	mov    rsi,QWORD PTR [rsp+0x170]
	jmp    rax
	nop    DWORD PTR [rax+0x0]
	lea    r11,[rip+0xfffffffffffe269d]        # <__abi_tag+0x73a8>
	movsxd rax,DWORD PTR [r11+rdx*4]
	add    rax,r11
	mov    r11,r14
	jmp    rax
	cmp    rdi,QWORD PTR [rsp+0x30]
	jae    <add_row_ours+0x13a9>
	lea    rax,[r8+rbx*1]
	jmp    <add_row_ours+0x803>
	nop    WORD PTR [rax+rax*1+0x0]
	cmp    rcx,rsi
	jae    <add_row_ours+0x1399>
	mov    rax,rdi
	imul   rax,r8
	jmp    <add_row_ours+0x956>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r12,rsi
	jae    <add_row_ours+0x1389>
	mov    rax,rdi
	imul   rax,r8
	not    rax
	add    rax,rsi
	mov    rdx,QWORD PTR [rsp+0x30]
	lea    rax,[rdx+rax*4]
	mov    rdx,QWORD PTR [rsp+0x178]
	jmp    <add_row_ours+0x803>
	test   BYTE PTR [rsp+0xc0],0x1
	jne    <add_row_ours+0xf4e>
	mov    r9,QWORD PTR [rsp+rdi*8+0x60]
	cmp    rdi,0x1
	jne    <add_row_ours+0xd74>
	mov    ecx,0x1
	mov    QWORD PTR [rsp],0x0
	xor    r10d,r10d
	xor    r11d,r11d
	jmp    <add_row_ours+0xd9b>
	mov    rsi,QWORD PTR [rsp+0x68]
	test   rsi,rsi
	je     <add_row_ours+0xf4e>
	mov    rax,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp],rax
	mov    r10,QWORD PTR [rsp+0x80]
	mov    r11,QWORD PTR [rsp+0x88]
	mov    rdi,QWORD PTR [rsp+0xa8]
	mov    rcx,QWORD PTR [rsp+0xb0]
	mov    rax,QWORD PTR [rsp+0xb8]
	test   r9,r9
	je     <add_row_ours+0xf0f>
	mov    rbx,r9
	and    rbx,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r14,[rdx+rax*4]
	add    r14,0x10
	mov    r15,QWORD PTR [rsp+0x48]
	lea    r12,[r15+rdi*4]
	add    r12,0x10
	lea    rbp,[rdx+rax*4]
	lea    r15,[r15+rdi*4]
	xor    r13d,r13d
	jmp    <add_row_ours+0xa55>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp]
	add    rdi,r8
	add    rcx,r10
	add    rax,r11
	inc    r13
	lea    rdx,[r11*4+0x0]
	add    r14,rdx
	lea    r8,[r8*4+0x0]
	add    r12,r8
	add    rbp,rdx
	add    r15,r8
	cmp    r13,rsi
	je     <add_row_ours+0xf4e>
	cmp    rcx,QWORD PTR [rsp+0x18]
	jae    <add_row_ours+0x150e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x1287>
	cmp    r9,rdx
	ja     <add_row_ours+0x1275>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rax
	jb     <add_row_ours+0x12db>
	cmp    r9,rdx
	ja     <add_row_ours+0x12f3>
	mov    rdx,QWORD PTR [rsp+0x28]
	movss  xmm0,DWORD PTR [rdx+rcx*4]
	cmp    r9,0x8
	jae    <add_row_ours+0xaa2>
	xor    edx,edx
	jmp    <add_row_ours+0xaf0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r14+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r14+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r12+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r12+rdx*4],xmm3
	add    rdx,0x8
	cmp    rbx,rdx
	jne    <add_row_ours+0xab0>
	mov    rdx,rbx
	cmp    r9,rbx
	je     <add_row_ours+0xa20>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [rbp+rdx*4+0x0]
	addss  xmm1,xmm0
	movss  DWORD PTR [r15+rdx*4],xmm1
	inc    rdx
	cmp    r9,rdx
	jne    <add_row_ours+0xaf0>
	jmp    <add_row_ours+0xa20>
	mov    rcx,QWORD PTR [rsp+0x68]
	mov    rax,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp],rax
	mov    r11,QWORD PTR [rsp+0x80]
	mov    rbx,QWORD PTR [rsp+0x88]
	mov    rdi,QWORD PTR [rsp+0xa8]
	mov    rax,QWORD PTR [rsp+0xb0]
	mov    r9,QWORD PTR [rsp+0xb8]
	test   rcx,rcx
	sete   r10b
	test   rsi,rsi
	sete   r8b
	mov    QWORD PTR [rsp+0x40],rbx
	test   rbx,rbx
	mov    rbx,QWORD PTR [rsp+0x8]
	je     <add_row_ours+0xd26>
	test   r11,r11
	je     <add_row_ours+0x1070>
	test   rcx,rcx
	je     <add_row_ours+0xf4e>
	test   rsi,rsi
	je     <add_row_ours+0xcef>
	mov    r8,rsi
	and    r8,0xfffffffffffffff8
	mov    r10,QWORD PTR [rsp+0x20]
	lea    r14,[r10+r9*4]
	add    r14,0x10
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    rdx,[rdx*4+0x0]
	mov    QWORD PTR [rsp+0x30],rdx
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r12,[rdx+rax*4+0x10]
	mov    rbx,QWORD PTR [rsp+0x48]
	lea    rbp,[rbx+rdi*4+0x10]
	mov    r15,QWORD PTR [rsp]
	lea    r15,[r15*4+0x0]
	mov    QWORD PTR [rsp+0x58],r15
	lea    r13,[r10+r9*4]
	lea    r15,[rdx+rax*4]
	lea    rbx,[rbx+rdi*4]
	xor    r10d,r10d
	mov    QWORD PTR [rsp+0x50],rcx
	jmp    <add_row_ours+0xc34>
	inc    r10
	add    rdi,QWORD PTR [rsp]
	add    rax,r11
	add    r9,QWORD PTR [rsp+0x40]
	mov    QWORD PTR [rsp+0x38],r9
	mov    rdx,QWORD PTR [rsp+0x30]
	add    r14,rdx
	mov    r9,r11
	lea    r11,[r11*4+0x0]
	add    r12,r11
	mov    rcx,r10
	mov    r10,QWORD PTR [rsp+0x58]
	add    rbp,r10
	add    r13,rdx
	add    r15,r11
	mov    r11,r9
	mov    r9,QWORD PTR [rsp+0x38]
	add    rbx,r10
	mov    r10,rcx
	cmp    rcx,QWORD PTR [rsp+0x50]
	je     <add_row_ours+0xf4e>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rax
	jb     <add_row_ours+0x13ef>
	cmp    rsi,rdx
	ja     <add_row_ours+0x13e0>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,r9
	jb     <add_row_ours+0x1407>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1461>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x141f>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1470>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0xcd0>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [r12+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r12+rdx*4]
	movups xmm2,XMMWORD PTR [r14+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r14+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [rbp+rdx*4-0x10],xmm2
	movups XMMWORD PTR [rbp+rdx*4+0x0],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <add_row_ours+0xc90>
	mov    rdx,r8
	cmp    rsi,r8
	je     <add_row_ours+0xbe0>
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r15+rdx*4]
	addss  xmm0,DWORD PTR [r13+rdx*4+0x0]
	movss  DWORD PTR [rbx+rdx*4],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0xcd0>
	jmp    <add_row_ours+0xbe0>
	cmp    rax,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x13ef>
	cmp    r9,QWORD PTR [rsp+0x8]
	ja     <add_row_ours+0x1407>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x141f>
	add    rdi,QWORD PTR [rsp]
	add    rax,r11
	add    r9,QWORD PTR [rsp+0x40]
	dec    rcx
	jne    <add_row_ours+0xcef>
	jmp    <add_row_ours+0xf4e>
	mov    rdx,rbx
	sub    rdx,r9
	jb     <add_row_ours+0x14ac>
	cmp    rsi,rdx
	ja     <add_row_ours+0x149d>
	test   r10b,r10b
	jne    <add_row_ours+0xf4e>
	test   r8b,r8b
	je     <add_row_ours+0xf72>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x132c>
	cmp    rax,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x1341>
	add    rdi,QWORD PTR [rsp]
	add    rax,r11
	dec    rcx
	jne    <add_row_ours+0xd4d>
	jmp    <add_row_ours+0xf4e>
	mov    rcx,QWORD PTR [rsp+0x68]
	test   rcx,rcx
	je     <add_row_ours+0xf4e>
	mov    rax,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp],rax
	mov    r10,QWORD PTR [rsp+0x80]
	mov    r11,QWORD PTR [rsp+0x88]
	mov    rdi,QWORD PTR [rsp+0xa8]
	mov    rsi,QWORD PTR [rsp+0xb0]
	mov    rax,QWORD PTR [rsp+0xb8]
	test   r9,r9
	je     <add_row_ours+0xedd>
	mov    rbx,r9
	and    rbx,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r14,[rdx+rsi*4]
	add    r14,0x10
	mov    r15,QWORD PTR [rsp+0x48]
	lea    r12,[r15+rdi*4]
	add    r12,0x10
	lea    rbp,[rdx+rsi*4]
	lea    r15,[r15+rdi*4]
	xor    r13d,r13d
	jmp    <add_row_ours+0xe25>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp]
	add    rdi,r8
	add    rsi,r10
	add    rax,r11
	inc    r13
	lea    rdx,[r10*4+0x0]
	add    r14,rdx
	lea    r8,[r8*4+0x0]
	add    r12,r8
	add    rbp,rdx
	add    r15,r8
	cmp    r13,rcx
	je     <add_row_ours+0xf4e>
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <add_row_ours+0x159e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x12ae>
	cmp    r9,rdx
	ja     <add_row_ours+0x129c>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rsi
	jb     <add_row_ours+0x12c3>
	cmp    r9,rdx
	ja     <add_row_ours+0x131a>
	mov    rdx,QWORD PTR [rsp+0x20]
	movss  xmm0,DWORD PTR [rdx+rax*4]
	cmp    r9,0x8
	jae    <add_row_ours+0xe72>
	xor    edx,edx
	jmp    <add_row_ours+0xec0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r14+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r14+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r12+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r12+rdx*4],xmm3
	add    rdx,0x8
	cmp    rbx,rdx
	jne    <add_row_ours+0xe80>
	mov    rdx,rbx
	cmp    r9,rbx
	je     <add_row_ours+0xdf0>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [rbp+rdx*4+0x0]
	addss  xmm1,xmm0
	movss  DWORD PTR [r15+rdx*4],xmm1
	inc    rdx
	cmp    r9,rdx
	jne    <add_row_ours+0xec0>
	jmp    <add_row_ours+0xdf0>
	cmp    rax,QWORD PTR [rsp+0x8]
	jae    <add_row_ours+0x159e>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x12ae>
	cmp    rsi,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x12c3>
	add    rdi,QWORD PTR [rsp]
	add    rsi,r10
	add    rax,r11
	dec    rcx
	jne    <add_row_ours+0xedd>
	jmp    <add_row_ours+0xf4e>
	mov    rdx,QWORD PTR [rsp+0x8]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rcx,QWORD PTR [rsp+0x18]
	jae    <add_row_ours+0x150e>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x1287>
	cmp    rax,rdx
	ja     <add_row_ours+0x12e0>
	add    rdi,QWORD PTR [rsp]
	add    rcx,r10
	add    rax,r11
	dec    rsi
	jne    <add_row_ours+0xf20>
	add    rsp,0x1b8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x52161]        # <__frame_dummy_init_array_entry+0x428>
	xor    edi,edi
	mov    rsi,r11
	call   QWORD PTR [rip+0x5519e]        # <_DYNAMIC+0x268>
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r8,[rdx+r9*4]
	mov    r9,rsi
	and    r9,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r10,[rdx+rax*4]
	add    r10,0x10
	lea    rbx,[r11*4+0x0]
	mov    r13,QWORD PTR [rsp+0x48]
	lea    r14,[r13+rdi*4+0x10]
	mov    r15,QWORD PTR [rsp]
	lea    r15,[r15*4+0x0]
	lea    r12,[rdx+rax*4]
	lea    r13,[r13+rdi*4+0x0]
	xor    ebp,ebp
	jmp    <add_row_ours+0xfd9>
	inc    rbp
	add    rdi,QWORD PTR [rsp]
	add    rax,r11
	add    r10,rbx
	add    r14,r15
	add    r12,rbx
	add    r13,r15
	cmp    rbp,rcx
	je     <add_row_ours+0xf4e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x132c>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1359>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rax
	jb     <add_row_ours+0x1341>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1368>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0x1050>
	nop
	movups xmm0,XMMWORD PTR [r10+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r10+rdx*4]
	movups xmm2,XMMWORD PTR [r8+rdx*4]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r8+rdx*4+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r14+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r14+rdx*4],xmm0
	add    rdx,0x8
	cmp    r9,rdx
	jne    <add_row_ours+0x1010>
	mov    rdx,r9
	cmp    rsi,r9
	je     <add_row_ours+0xfba>
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [r12+rdx*4]
	addss  xmm0,DWORD PTR [r8+rdx*4]
	movss  DWORD PTR [r13+rdx*4+0x0],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0x1050>
	jmp    <add_row_ours+0xfba>
	mov    r8,QWORD PTR [rsp+0x18]
	mov    rdx,r8
	sub    rdx,rax
	jb     <add_row_ours+0x14f1>
	cmp    rsi,rdx
	ja     <add_row_ours+0x14e2>
	test   rcx,rcx
	je     <add_row_ours+0xf4e>
	test   rsi,rsi
	je     <add_row_ours+0x119e>
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rax,[rdx+rax*4]
	mov    r8,rsi
	and    r8,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r10,[rdx+r9*4]
	add    r10,0x10
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r11,[r11*4+0x0]
	mov    r12,QWORD PTR [rsp+0x48]
	lea    rbx,[r12+rdi*4+0x10]
	mov    r14,QWORD PTR [rsp]
	lea    r14,[r14*4+0x0]
	lea    r15,[rdx+r9*4]
	lea    r12,[r12+rdi*4]
	xor    r13d,r13d
	jmp    <add_row_ours+0x110a>
	inc    r13
	add    rdi,QWORD PTR [rsp]
	add    r9,QWORD PTR [rsp+0x40]
	add    r10,r11
	add    rbx,r14
	add    r15,r11
	add    r12,r14
	cmp    r13,rcx
	je     <add_row_ours+0xf4e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x1434>
	cmp    rsi,rdx
	ja     <add_row_ours+0x147f>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,r9
	jb     <add_row_ours+0x1449>
	cmp    rsi,rdx
	ja     <add_row_ours+0x148e>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0x1180>
	movups xmm0,XMMWORD PTR [rax+rdx*4]
	movups xmm1,XMMWORD PTR [rax+rdx*4+0x10]
	movups xmm2,XMMWORD PTR [r10+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r10+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [rbx+rdx*4-0x10],xmm2
	movups XMMWORD PTR [rbx+rdx*4],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <add_row_ours+0x1140>
	mov    rdx,r8
	cmp    rsi,r8
	je     <add_row_ours+0x10e9>
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rax+rdx*4]
	addss  xmm0,DWORD PTR [r15+rdx*4]
	movss  DWORD PTR [r12+rdx*4],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0x1180>
	jmp    <add_row_ours+0x10e9>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x1434>
	cmp    r9,QWORD PTR [rsp+0x8]
	ja     <add_row_ours+0x1449>
	add    rdi,QWORD PTR [rsp]
	add    r9,QWORD PTR [rsp+0x40]
	dec    rcx
	jne    <add_row_ours+0x119e>
	jmp    <add_row_ours+0xf4e>
	lea    rcx,[rip+0x51f12]        # <__frame_dummy_init_array_entry+0x440>
	mov    rdi,r10
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54f33]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51efc]        # <__frame_dummy_init_array_entry+0x440>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x54f20]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f49]        # <__frame_dummy_init_array_entry+0x4a0>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x54f0e]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f4f]        # <__frame_dummy_init_array_entry+0x4b8>
	mov    rdi,r10
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54ef8]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f09]        # <__frame_dummy_init_array_entry+0x488>
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54ee5]        # <_DYNAMIC+0x268>
	mov    rax,rcx
	lea    rcx,[rip+0x51edb]        # <__frame_dummy_init_array_entry+0x470>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x54ed0]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ee1]        # <__frame_dummy_init_array_entry+0x488>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x54ec0]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f01]        # <__frame_dummy_init_array_entry+0x4b8>
	mov    rdi,r9
	mov    rdx,rsi
	call   QWORD PTR [rip+0x54ead]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ea6]        # <__frame_dummy_init_array_entry+0x470>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x54e9b]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fcc]        # <__frame_dummy_init_array_entry+0x5a8>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54e89]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fd2]        # <__frame_dummy_init_array_entry+0x5c0>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54e74]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x5201d]        # <__frame_dummy_init_array_entry+0x620>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54e62]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x52023]        # <__frame_dummy_init_array_entry+0x638>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54e4d]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fde]        # <__frame_dummy_init_array_entry+0x608>
	mov    rdi,rsi
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54e35]        # <_DYNAMIC+0x268>
	mov    rdx,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x51f49]        # <__frame_dummy_init_array_entry+0x590>
	mov    rdi,rax
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54e1d]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f1e]        # <__frame_dummy_init_array_entry+0x578>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54e0b]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51fe4]        # <__frame_dummy_init_array_entry+0x650>
	mov    rdi,rbp
	mov    rsi,QWORD PTR [rsp+0x10]
	call   QWORD PTR [rip+0x54efe]        # <_DYNAMIC+0x370>
	lea    rcx,[rip+0x51f6f]        # <__frame_dummy_init_array_entry+0x5f0>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54de4]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x5201d]        # <__frame_dummy_init_array_entry+0x6b0>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54dcf]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ff0]        # <__frame_dummy_init_array_entry+0x698>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54db7]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fa8]        # <__frame_dummy_init_array_entry+0x668>
	xor    edi,edi
	call   QWORD PTR [rip+0x54da8]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fb1]        # <__frame_dummy_init_array_entry+0x680>
	xor    edi,edi
	call   QWORD PTR [rip+0x54d99]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51df2]        # <__frame_dummy_init_array_entry+0x4d0>
	mov    rsi,QWORD PTR [rsp+0x38]
	call   QWORD PTR [rip+0x54e8f]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51e10]        # <__frame_dummy_init_array_entry+0x500>
	mov    rdi,r12
	call   QWORD PTR [rip+0x54e7f]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51de8]        # <__frame_dummy_init_array_entry+0x4e8>
	mov    rdi,rcx
	call   QWORD PTR [rip+0x54e6f]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51dc0]        # <__frame_dummy_init_array_entry+0x4d0>
	mov    rsi,QWORD PTR [rsp+0x30]
	call   QWORD PTR [rip+0x54e5d]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51dde]        # <__frame_dummy_init_array_entry+0x500>
	mov    rdi,r13
	call   QWORD PTR [rip+0x54e4d]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51db6]        # <__frame_dummy_init_array_entry+0x4e8>
	mov    rdi,r9
	mov    rsi,QWORD PTR [rsp+0x50]
	call   QWORD PTR [rip+0x54e38]        # <_DYNAMIC+0x370>
	lea    rcx,[rip+0x520a1]        # <__frame_dummy_init_array_entry+0x7e8>
	xor    edi,edi
	call   QWORD PTR [rip+0x54d21]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x520aa]        # <__frame_dummy_init_array_entry+0x800>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54d09]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x52062]        # <__frame_dummy_init_array_entry+0x7d0>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54cf1]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x52032]        # <__frame_dummy_init_array_entry+0x7b8>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54cdc]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fa5]        # <__frame_dummy_init_array_entry+0x740>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54cc7]        # <_DYNAMIC+0x268>
	mov    rdi,r9
	lea    rcx,[rip+0x51f75]        # <__frame_dummy_init_array_entry+0x728>
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54caf]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fc0]        # <__frame_dummy_init_array_entry+0x788>
	xor    edi,edi
	call   QWORD PTR [rip+0x54ca0]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51fc9]        # <__frame_dummy_init_array_entry+0x7a0>
	xor    edi,edi
	call   QWORD PTR [rip+0x54c91]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f12]        # <__frame_dummy_init_array_entry+0x6f8>
	xor    edi,edi
	call   QWORD PTR [rip+0x54c82]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f1b]        # <__frame_dummy_init_array_entry+0x710>
	xor    edi,edi
	call   QWORD PTR [rip+0x54c73]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ec4]        # <__frame_dummy_init_array_entry+0x6c8>
	xor    edi,edi
	call   QWORD PTR [rip+0x54c64]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ecd]        # <__frame_dummy_init_array_entry+0x6e0>
	mov    rdi,r9
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x54c4e]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51c2f]        # <__frame_dummy_init_array_entry+0x458>
	mov    rdi,r10
	call   QWORD PTR [rip+0x54d46]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51c1f]        # <__frame_dummy_init_array_entry+0x458>
	mov    rdi,r9
	call   QWORD PTR [rip+0x54d36]        # <_DYNAMIC+0x370>
	lea    rcx,[rip+0x51f0f]        # <__frame_dummy_init_array_entry+0x758>
	xor    edi,edi
	call   QWORD PTR [rip+0x54c1f]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51f18]        # <__frame_dummy_init_array_entry+0x770>
	mov    rdi,rax
	mov    rsi,r8
	mov    rdx,r8
	call   QWORD PTR [rip+0x54c09]        # <_DYNAMIC+0x268>
	mov    eax,0x1
	jmp    <add_row_ours+0x154a>
	lea    rdx,[rip+0x51ceb]        # <__frame_dummy_init_array_entry+0x560>
	mov    rdi,rcx
	mov    rsi,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x54cf5]        # <_DYNAMIC+0x370>
	dec    rdi
	lea    rdx,[rip+0x51cbb]        # <__frame_dummy_init_array_entry+0x548>
	mov    esi,0x2
	call   QWORD PTR [rip+0x54ce0]        # <_DYNAMIC+0x370>
	xor    eax,eax
	mov    rcx,r11
	mov    rsi,r9
	jmp    <add_row_ours+0x154a>
	mov    rcx,r11
	xor    eax,eax
	mov    rsi,r12
	mov    QWORD PTR [rsp+0x100],0x1
	mov    QWORD PTR [rsp+0x108],rax
	mov    QWORD PTR [rsp+0x110],rsi
	mov    QWORD PTR [rsp+0x118],rax
	mov    QWORD PTR [rsp+0x120],rcx
	lea    rdi,[rip+0xfffffffffffe3bd8]        # <__abi_tag+0x9569>
	lea    rcx,[rip+0x51984]        # <__frame_dummy_init_array_entry+0x268>
	lea    r8,[rip+0x51fa5]        # <__frame_dummy_init_array_entry+0x890>
	lea    rdx,[rsp+0x100]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x54bda]        # <_DYNAMIC+0x2d0>
	lea    rdx,[rip+0x51cd3]        # <__frame_dummy_init_array_entry+0x5d8>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x54c65]        # <_DYNAMIC+0x370>

Disassembly of section .init:

Disassembly of section .fini:

Disassembly of section .plt:
