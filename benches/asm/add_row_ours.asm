<add_row_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x1a8
	mov    rax,rsi
	mov    r11,QWORD PTR [rdx+0x10]
	mov    rsi,QWORD PTR [rdx+0x18]
	mov    r9,QWORD PTR [rdx+0x20]
	mov    rbx,QWORD PTR [rdx+0x28]
	mov    r14,QWORD PTR [rdx+0x30]
	mov    r10,QWORD PTR [rdi+0x10]
	mov    r8,QWORD PTR [rdi+0x18]
	mov    r12,QWORD PTR [rdi+0x28]
	mov    r15,QWORD PTR [rdi+0x30]
	cmp    r10,r11
	jne    <add_row_ours+0x43>
	mov    rcx,QWORD PTR [rdi+0x20]
	jmp    <add_row_ours+0x4f>
	xor    ecx,ecx
	cmp    r10,0x1
	jne    <add_row_ours+0x13b0>
	cmp    r8,rsi
	je     <add_row_ours+0x61>
	cmp    r8,0x1
	jne    <add_row_ours+0x137f>
	xor    r12d,r12d
	mov    QWORD PTR [rsp+0x8],r12
	mov    r12,QWORD PTR [rax+0x10]
	mov    r8,QWORD PTR [rax+0x18]
	mov    r10,QWORD PTR [rax+0x28]
	mov    rbp,QWORD PTR [rax+0x30]
	cmp    r12,r11
	jne    <add_row_ours+0x81>
	mov    r13,QWORD PTR [rax+0x20]
	jmp    <add_row_ours+0x8e>
	xor    r13d,r13d
	cmp    r12,0x1
	jne    <add_row_ours+0x13ba>
	cmp    r8,rsi
	je     <add_row_ours+0xa0>
	cmp    r8,0x1
	jne    <add_row_ours+0x137f>
	xor    r10d,r10d
	mov    r8,QWORD PTR [rdx]
	mov    QWORD PTR [rsp+0x40],r8
	mov    rdx,QWORD PTR [rdx+0x8]
	mov    QWORD PTR [rsp+0x10],rdx
	mov    rdx,QWORD PTR [rdi]
	mov    QWORD PTR [rsp+0x38],rdx
	mov    rdx,QWORD PTR [rdi+0x8]
	mov    QWORD PTR [rsp+0x20],rdx
	mov    rdx,QWORD PTR [rax]
	mov    QWORD PTR [rsp+0x30],rdx
	mov    rax,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp+0x18],rax
	mov    QWORD PTR [rsp+0xf8],0x0
	mov    QWORD PTR [rsp+0x100],0x1
	mov    QWORD PTR [rsp+0x108],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x110],xmm0
	movups XMMWORD PTR [rsp+0x120],xmm0
	movups XMMWORD PTR [rsp+0x130],xmm0
	mov    QWORD PTR [rsp+0x140],r14
	mov    QWORD PTR [rsp+0x148],r15
	mov    QWORD PTR [rsp+0x150],rbp
	cmp    r11,0x1
	jne    <add_row_ours+0x188>
	test   r11,r11
	sete   al
	test   rsi,rsi
	sete   cl
	or     cl,al
	mov    BYTE PTR [rsp+0x158],cl
	cmp    rsi,0x1
	je     <add_row_ours+0x241>
	xor    eax,eax
	mov    rdi,QWORD PTR [rsp+0x8]
	lea    rcx,[rsp+0x110]
	mov    QWORD PTR [rsp+rax*8+0x100],rsi
	lea    rdx,[rax+rax*2]
	mov    QWORD PTR [rcx+rdx*8],rbx
	mov    QWORD PTR [rcx+rdx*8+0x8],rdi
	mov    QWORD PTR [rcx+rdx*8+0x10],r10
	inc    rax
	mov    QWORD PTR [rsp+0xf8],rax
	jmp    <add_row_ours+0x241>
	test   r11,r11
	sete   al
	mov    QWORD PTR [rsp+0x100],r11
	mov    QWORD PTR [rsp+0x110],r9
	mov    QWORD PTR [rsp+0x118],rcx
	mov    QWORD PTR [rsp+0x120],r13
	mov    QWORD PTR [rsp+0xf8],0x1
	test   rsi,rsi
	sete   cl
	or     cl,al
	mov    BYTE PTR [rsp+0x158],cl
	cmp    rsi,0x1
	je     <add_row_ours+0x241>
	mov    rcx,rbx
	imul   rcx,rsi
	mov    eax,0x1
	cmp    QWORD PTR [rsp+0x110],rcx
	mov    rdi,QWORD PTR [rsp+0x8]
	jne    <add_row_ours+0x156>
	mov    rcx,rdi
	imul   rcx,rsi
	cmp    QWORD PTR [rsp+0x118],rcx
	jne    <add_row_ours+0x156>
	mov    rcx,r10
	imul   rcx,rsi
	cmp    QWORD PTR [rsp+0x120],rcx
	jne    <add_row_ours+0x156>
	imul   rsi,QWORD PTR [rsp+0x100]
	mov    QWORD PTR [rsp+0x100],rsi
	mov    QWORD PTR [rsp+0x110],rbx
	mov    QWORD PTR [rsp+0x118],rdi
	mov    QWORD PTR [rsp+0x120],r10
	mov    rax,QWORD PTR [rsp+0x158]
	mov    QWORD PTR [rsp+0xb0],rax
	movups xmm0,XMMWORD PTR [rsp+0x148]
	movaps XMMWORD PTR [rsp+0xa0],xmm0
	movups xmm0,XMMWORD PTR [rsp+0x138]
	movaps XMMWORD PTR [rsp+0x90],xmm0
	mov    rax,QWORD PTR [rsp+0xf8]
	mov    rcx,QWORD PTR [rsp+0x100]
	mov    rdx,QWORD PTR [rsp+0x108]
	mov    rsi,QWORD PTR [rsp+0x110]
	mov    rdi,QWORD PTR [rsp+0x118]
	mov    r8,QWORD PTR [rsp+0x120]
	movups xmm0,XMMWORD PTR [rsp+0x128]
	movaps XMMWORD PTR [rsp+0x80],xmm0
	mov    QWORD PTR [rsp+0x70],rdi
	mov    QWORD PTR [rsp+0x78],r8
	mov    QWORD PTR [rsp+0x60],rdx
	mov    QWORD PTR [rsp+0x68],rsi
	mov    QWORD PTR [rsp+0x50],rax
	mov    QWORD PTR [rsp+0x58],rcx
	mov    rdi,QWORD PTR [rsp+0x50]
	test   rdi,rdi
	je     <add_row_ours+0x38a>
	cmp    rdi,0x2
	ja     <add_row_ours+0x139b>
	lea    rcx,[rdi+rdi*2]
	lea    rax,[rsp+rcx*8]
	add    rax,0x50
	mov    rdx,QWORD PTR [rsp+rcx*8+0x50]
	mov    r15,QWORD PTR [rsp+rcx*8+0x60]
	mov    QWORD PTR [rsp+0x8],rdx
	cmp    rdx,0x1
	jne    <add_row_ours+0x416>
	mov    rcx,QWORD PTR [rax+0x8]
	test   rcx,rcx
	je     <add_row_ours+0x3da>
	cmp    rcx,0x1
	jne    <add_row_ours+0x416>
	test   r15,r15
	je     <add_row_ours+0x857>
	cmp    r15,0x1
	jne    <add_row_ours+0x416>
	test   BYTE PTR [rsp+0xb0],0x1
	jne    <add_row_ours+0xe2f>
	mov    rsi,QWORD PTR [rsp+rdi*8+0x50]
	cmp    rdi,0x1
	jne    <add_row_ours+0xa26>
	mov    rdi,QWORD PTR [rsp+0x98]
	mov    rax,QWORD PTR [rsp+0xa0]
	mov    r9,QWORD PTR [rsp+0xa8]
	test   rsi,rsi
	sete   cl
	mov    r10d,0x1
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x8],0x0
	xor    ebx,ebx
	jmp    <add_row_ours+0xc36>
	test   BYTE PTR [rsp+0xb0],0x1
	jne    <add_row_ours+0xe2f>
	mov    esi,0x1
	mov    QWORD PTR [rsp+0x8],0x0
	xor    r14d,r14d
	xor    r15d,r15d
	mov    QWORD PTR [rsp+0xd8],0x0
	mov    QWORD PTR [rsp+0xd0],0x0
	mov    QWORD PTR [rsp+0xc8],0x0
	mov    edx,0x1
	jmp    <add_row_ours+0x48a>
	cmp    r15,0x1
	jne    <add_row_ours+0x416>
	test   BYTE PTR [rsp+0xb0],0x1
	jne    <add_row_ours+0xe2f>
	mov    r9,QWORD PTR [rsp+rdi*8+0x50]
	cmp    rdi,0x1
	jne    <add_row_ours+0x88d>
	mov    r8d,0x1
	mov    QWORD PTR [rsp+0x8],0x0
	xor    r11d,r11d
	xor    ebx,ebx
	jmp    <add_row_ours+0x8af>
	test   BYTE PTR [rsp+0xb0],0x1
	jne    <add_row_ours+0xe2f>
	mov    rsi,QWORD PTR [rsp+rdi*8+0x50]
	mov    r14,QWORD PTR [rax+0x8]
	cmp    rdi,0x1
	jne    <add_row_ours+0x45e>
	mov    edx,0x1
	mov    QWORD PTR [rsp+0xd8],0x0
	mov    QWORD PTR [rsp+0xd0],0x0
	mov    QWORD PTR [rsp+0xc8],0x0
	jmp    <add_row_ours+0x48a>
	mov    rdx,QWORD PTR [rsp+0x58]
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    rax,QWORD PTR [rsp+0x70]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x78]
	mov    QWORD PTR [rsp+0xd8],rax
	lea    rdi,[rsi-0x1]
	mov    rcx,r14
	imul   rcx,rdi
	mov    rax,rcx
	neg    rax
	test   r14,r14
	cmovs  rcx,rax
	mov    QWORD PTR [rsp+0xc0],rcx
	imul   rdi,r15
	mov    rcx,rdi
	neg    rcx
	test   r15,r15
	cmovs  rdi,rcx
	mov    QWORD PTR [rsp+0xb8],rdi
	test   rdx,rdx
	je     <add_row_ours+0xe2f>
	mov    rdi,r14
	sar    rdi,0x3f
	and    rdi,rax
	mov    QWORD PTR [rsp+0x168],rdi
	mov    rax,QWORD PTR [rsp+0xc0]
	inc    rax
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,r15
	sar    rax,0x3f
	and    rax,rcx
	mov    QWORD PTR [rsp+0x160],rax
	mov    rax,QWORD PTR [rsp+0xb8]
	inc    rax
	mov    QWORD PTR [rsp+0x170],rax
	mov    r9,QWORD PTR [rsp+0xa8]
	mov    rax,QWORD PTR [rsp+0x98]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    r10,QWORD PTR [rsp+0xa0]
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0x188],r15
	mov    QWORD PTR [rsp+0x180],r14
	mov    QWORD PTR [rsp+0x178],rdx
	jmp    <add_row_ours+0x5b1>
	nop
	mov    rax,QWORD PTR [rsp+0xe0]
	add    rax,QWORD PTR [rsp+0xc8]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    r10,QWORD PTR [rsp+0x198]
	add    r10,QWORD PTR [rsp+0xd0]
	mov    r9,QWORD PTR [rsp+0x1a0]
	add    r9,QWORD PTR [rsp+0xd8]
	mov    rcx,QWORD PTR [rsp+0x190]
	inc    rcx
	cmp    rcx,QWORD PTR [rsp+0x178]
	mov    r15,QWORD PTR [rsp+0x188]
	mov    r14,QWORD PTR [rsp+0x180]
	je     <add_row_ours+0xe2f>
	test   r14,r14
	je     <add_row_ours+0x5f0>
	cmp    r14,0x1
	mov    rax,QWORD PTR [rsp+0x20]
	jne    <add_row_ours+0x610>
	mov    rdx,rax
	sub    rdx,r10
	jb     <add_row_ours+0x10b7>
	cmp    rsi,rdx
	ja     <add_row_ours+0xdec>
	mov    rax,QWORD PTR [rsp+0x38]
	lea    rbx,[rax+r10*4]
	xor    r8d,r8d
	mov    r14,rsi
	jmp    <add_row_ours+0x654>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x20]
	cmp    rax,r10
	jbe    <add_row_ours+0x1332>
	mov    rax,QWORD PTR [rsp+0x38]
	lea    rbx,[rax+r10*4]
	mov    r8d,0x1
	jmp    <add_row_ours+0x654>
	nop
	mov    rdi,r10
	sub    rdi,QWORD PTR [rsp+0x168]
	mov    rdx,rax
	sub    rdx,rdi
	jb     <add_row_ours+0xf3f>
	cmp    QWORD PTR [rsp+0xc0],rdx
	jae    <add_row_ours+0x10cd>
	mov    rax,QWORD PTR [rsp+0x38]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    r8d,0x2
	mov    rbx,QWORD PTR [rsp+0x168]
	test   r15,r15
	mov    rax,QWORD PTR [rsp+0x18]
	mov    QWORD PTR [rsp+0x1a0],r9
	mov    QWORD PTR [rsp+0x198],r10
	mov    QWORD PTR [rsp+0x190],rcx
	je     <add_row_ours+0x6c0>
	cmp    r15,0x1
	jne    <add_row_ours+0x6f0>
	mov    rdx,rax
	sub    rdx,r9
	jb     <add_row_ours+0x10e4>
	cmp    rsi,rdx
	ja     <add_row_ours+0xdec>
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rax,[rax+r9*4]
	mov    QWORD PTR [rsp+0x28],rax
	xor    eax,eax
	mov    r15,rsi
	test   rsi,rsi
	jne    <add_row_ours+0x741>
	jmp    <add_row_ours+0x550>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rax,r9
	jbe    <add_row_ours+0x1345>
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rax,[rax+r9*4]
	mov    QWORD PTR [rsp+0x28],rax
	mov    eax,0x1
	test   rsi,rsi
	jne    <add_row_ours+0x741>
	jmp    <add_row_ours+0x550>
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,r9
	sub    rdi,QWORD PTR [rsp+0x160]
	mov    rdx,rax
	sub    rdx,rdi
	jb     <add_row_ours+0xf3f>
	cmp    QWORD PTR [rsp+0xb8],rdx
	jae    <add_row_ours+0x10fa>
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    eax,0x2
	mov    rcx,QWORD PTR [rsp+0x160]
	mov    QWORD PTR [rsp+0x28],rcx
	test   rsi,rsi
	je     <add_row_ours+0x550>
	mov    r12,QWORD PTR [rsp+0xe0]
	mov    r13,rbx
	mov    r10,QWORD PTR [rsp+0x28]
	mov    rdi,r10
	mov    r11,rbx
	xor    ebp,ebp
	jmp    <add_row_ours+0x797>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+0x28]
	movss  xmm0,DWORD PTR [rcx]
	addss  xmm0,DWORD PTR [rdx]
	inc    rbp
	mov    rcx,QWORD PTR [rsp+0x40]
	movss  DWORD PTR [rcx+r12*4],xmm0
	add    r10,0x4
	add    r11,0x4
	add    rdi,r15
	add    r13,r14
	add    r12,QWORD PTR [rsp+0x8]
	cmp    rsi,rbp
	je     <add_row_ours+0x550>
	cmp    r12,QWORD PTR [rsp+0x10]
	jae    <add_row_ours+0x1189>
	test   r8,r8
	je     <add_row_ours+0x7e0>
	cmp    r8d,0x2
	jne    <add_row_ours+0x830>
	cmp    r13,QWORD PTR [rsp+0x48]
	jae    <add_row_ours+0x120a>
	mov    rcx,rbp
	imul   rcx,r14
	add    rcx,rbx
	mov    rdx,QWORD PTR [rsp+0xf0]
	lea    rcx,[rdx+rcx*4]
	test   rax,rax
	jne    <add_row_ours+0x7f1>
	jmp    <add_row_ours+0x838>
	nop    DWORD PTR [rax+0x0]
	mov    rcx,r11
	cmp    rbp,r14
	jae    <add_row_ours+0x121f>
	test   rax,rax
	je     <add_row_ours+0x838>
	cmp    eax,0x2
	jne    <add_row_ours+0x760>
	cmp    rdi,QWORD PTR [rsp+0x170]
	jae    <add_row_ours+0x11f5>
	mov    r9,rbx
	mov    rdx,rbp
	imul   rdx,r15
	add    rdx,QWORD PTR [rsp+0x28]
	mov    rbx,QWORD PTR [rsp+0xe8]
	lea    rdx,[rbx+rdx*4]
	mov    rbx,r9
	jmp    <add_row_ours+0x765>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,rbx
	test   rax,rax
	jne    <add_row_ours+0x7f1>
	mov    rdx,r10
	cmp    rbp,r15
	jb     <add_row_ours+0x765>
	lea    rdx,[rip+0x5248d]        # <__frame_dummy_init_array_entry+0x4a8>
	mov    rdi,rbp
	mov    rsi,r15
	call   QWORD PTR [rip+0x55511]        # <_DYNAMIC+0x370>
	test   BYTE PTR [rsp+0xb0],0x1
	jne    <add_row_ours+0xe2f>
	mov    r9,QWORD PTR [rsp+rdi*8+0x50]
	cmp    rdi,0x1
	jne    <add_row_ours+0xc89>
	mov    r8d,0x1
	mov    QWORD PTR [rsp+0x8],0x0
	xor    r11d,r11d
	xor    ebx,ebx
	jmp    <add_row_ours+0xcab>
	mov    r8,QWORD PTR [rsp+0x58]
	test   r8,r8
	je     <add_row_ours+0xe2f>
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0x8],rax
	mov    r11,QWORD PTR [rsp+0x70]
	mov    rbx,QWORD PTR [rsp+0x78]
	mov    rdi,QWORD PTR [rsp+0x98]
	mov    rsi,QWORD PTR [rsp+0xa0]
	mov    rax,QWORD PTR [rsp+0xa8]
	test   r9,r9
	je     <add_row_ours+0x9f0>
	mov    r14,r9
	and    r14,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp+0x30]
	lea    r15,[rcx+rax*4]
	add    r15,0x10
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r13,[rdx+rdi*4]
	add    r13,0x10
	lea    r12,[rcx+rax*4]
	lea    rcx,[rdx+rdi*4]
	xor    ebp,ebp
	jmp    <add_row_ours+0x936>
	nop    DWORD PTR [rax]
	mov    r10,QWORD PTR [rsp+0x8]
	add    rdi,r10
	add    rsi,r11
	add    rax,rbx
	inc    rbp
	lea    rdx,[rbx*4+0x0]
	add    r15,rdx
	lea    r10,[r10*4+0x0]
	add    r13,r10
	add    r12,rdx
	add    rcx,r10
	cmp    rbp,r8
	je     <add_row_ours+0xe2f>
	cmp    rsi,QWORD PTR [rsp+0x20]
	jae    <add_row_ours+0x1386>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x1123>
	cmp    r9,rdx
	ja     <add_row_ours+0x1111>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rax
	jb     <add_row_ours+0x1138>
	cmp    r9,rdx
	ja     <add_row_ours+0x1177>
	mov    rdx,QWORD PTR [rsp+0x38]
	movss  xmm0,DWORD PTR [rdx+rsi*4]
	cmp    r9,0x8
	jae    <add_row_ours+0x983>
	xor    edx,edx
	jmp    <add_row_ours+0x9d0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r15+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r13+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r13+rdx*4+0x0],xmm3
	add    rdx,0x8
	cmp    r14,rdx
	jne    <add_row_ours+0x990>
	mov    rdx,r14
	cmp    r9,r14
	je     <add_row_ours+0x900>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r12+rdx*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [rcx+rdx*4],xmm1
	inc    rdx
	cmp    r9,rdx
	jne    <add_row_ours+0x9d0>
	jmp    <add_row_ours+0x900>
	nop    DWORD PTR [rax+0x0]
	cmp    rsi,QWORD PTR [rsp+0x20]
	jae    <add_row_ours+0x1386>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x1123>
	cmp    rax,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x1138>
	add    rdi,QWORD PTR [rsp+0x8]
	add    rsi,r11
	add    rax,rbx
	dec    r8
	jne    <add_row_ours+0x9f0>
	jmp    <add_row_ours+0xe2f>
	mov    r10,QWORD PTR [rsp+0x58]
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rbx,QWORD PTR [rsp+0x70]
	mov    r11,QWORD PTR [rsp+0x78]
	mov    rdi,QWORD PTR [rsp+0x98]
	mov    rax,QWORD PTR [rsp+0xa0]
	mov    r9,QWORD PTR [rsp+0xa8]
	test   r10,r10
	sete   r8b
	test   rsi,rsi
	sete   cl
	mov    QWORD PTR [rsp+0x28],r11
	test   r11,r11
	je     <add_row_ours+0xc36>
	test   rbx,rbx
	je     <add_row_ours+0xf52>
	test   r10,r10
	je     <add_row_ours+0xe2f>
	test   rsi,rsi
	je     <add_row_ours+0xbfe>
	mov    r8,rsi
	and    r8,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x30]
	lea    r15,[rdx+r9*4]
	add    r15,0x10
	mov    rcx,QWORD PTR [rsp+0x28]
	lea    rcx,[rcx*4+0x0]
	mov    QWORD PTR [rsp+0xf0],rcx
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    r13,[rcx+rax*4+0x10]
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r12,[r11+rdi*4+0x10]
	mov    r14,QWORD PTR [rsp+0x8]
	lea    r14,[r14*4+0x0]
	mov    QWORD PTR [rsp+0x48],r14
	lea    rbp,[rdx+r9*4]
	lea    r14,[rcx+rax*4]
	lea    rcx,[r11+rdi*4]
	xor    r11d,r11d
	mov    QWORD PTR [rsp+0xe8],r10
	jmp    <add_row_ours+0xb50>
	inc    r11
	add    rdi,QWORD PTR [rsp+0x8]
	add    rax,rbx
	add    r9,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x40],r9
	mov    rdx,QWORD PTR [rsp+0xf0]
	add    r15,rdx
	mov    r9,rbx
	lea    rbx,[rbx*4+0x0]
	add    r13,rbx
	mov    r10,r11
	mov    r11,QWORD PTR [rsp+0x48]
	add    r12,r11
	add    rbp,rdx
	add    r14,rbx
	mov    rbx,r9
	mov    r9,QWORD PTR [rsp+0x40]
	add    rcx,r11
	mov    r11,r10
	cmp    r10,QWORD PTR [rsp+0xe8]
	je     <add_row_ours+0xe2f>
	mov    rdx,QWORD PTR [rsp+0x20]
	sub    rdx,rax
	jb     <add_row_ours+0x125f>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1250>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r9
	jb     <add_row_ours+0x1277>
	cmp    rsi,rdx
	ja     <add_row_ours+0x12d1>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x128f>
	cmp    rsi,rdx
	ja     <add_row_ours+0x12e0>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0xbe0>
	nop    DWORD PTR [rax]
	movups xmm0,XMMWORD PTR [r13+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r13+rdx*4+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r15+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r12+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r12+rdx*4],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <add_row_ours+0xba0>
	mov    rdx,r8
	cmp    rsi,r8
	je     <add_row_ours+0xaf5>
	nop    DWORD PTR [rax]
	movss  xmm0,DWORD PTR [r14+rdx*4]
	addss  xmm0,DWORD PTR [rbp+rdx*4+0x0]
	movss  DWORD PTR [rcx+rdx*4],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0xbe0>
	jmp    <add_row_ours+0xaf5>
	cmp    rax,QWORD PTR [rsp+0x20]
	ja     <add_row_ours+0x125f>
	cmp    r9,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x1277>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x128f>
	add    rdi,QWORD PTR [rsp+0x8]
	add    rax,rbx
	add    r9,QWORD PTR [rsp+0x28]
	dec    r10
	jne    <add_row_ours+0xbfe>
	jmp    <add_row_ours+0xe2f>
	mov    r11,QWORD PTR [rsp+0x18]
	mov    rdx,r11
	sub    rdx,r9
	jb     <add_row_ours+0x131c>
	cmp    rsi,rdx
	ja     <add_row_ours+0x130d>
	test   r8b,r8b
	jne    <add_row_ours+0xe2f>
	test   cl,cl
	je     <add_row_ours+0xe41>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x11c8>
	cmp    rax,QWORD PTR [rsp+0x20]
	ja     <add_row_ours+0x11dd>
	add    rdi,QWORD PTR [rsp+0x8]
	add    rax,rbx
	dec    r10
	jne    <add_row_ours+0xc61>
	jmp    <add_row_ours+0xe2f>
	mov    r8,QWORD PTR [rsp+0x58]
	test   r8,r8
	je     <add_row_ours+0xe2f>
	mov    rax,QWORD PTR [rsp+0x68]
	mov    QWORD PTR [rsp+0x8],rax
	mov    r11,QWORD PTR [rsp+0x70]
	mov    rbx,QWORD PTR [rsp+0x78]
	mov    rdi,QWORD PTR [rsp+0x98]
	mov    rsi,QWORD PTR [rsp+0xa0]
	mov    rax,QWORD PTR [rsp+0xa8]
	test   r9,r9
	je     <add_row_ours+0xdfb>
	mov    r14,r9
	and    r14,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    r15,[rcx+rsi*4]
	add    r15,0x10
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r13,[rdx+rdi*4]
	add    r13,0x10
	lea    r12,[rcx+rsi*4]
	lea    rcx,[rdx+rdi*4]
	xor    ebp,ebp
	jmp    <add_row_ours+0xd36>
	nop    DWORD PTR [rax+0x0]
	mov    r10,QWORD PTR [rsp+0x8]
	add    rdi,r10
	add    rsi,r11
	add    rax,rbx
	inc    rbp
	lea    rdx,[r11*4+0x0]
	add    r15,rdx
	lea    r10,[r10*4+0x0]
	add    r13,r10
	add    r12,rdx
	add    rcx,r10
	cmp    rbp,r8
	je     <add_row_ours+0xe2f>
	cmp    rax,QWORD PTR [rsp+0x18]
	jae    <add_row_ours+0x1416>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x1162>
	cmp    r9,rdx
	ja     <add_row_ours+0x1150>
	mov    rdx,QWORD PTR [rsp+0x20]
	sub    rdx,rsi
	jb     <add_row_ours+0x119e>
	cmp    r9,rdx
	ja     <add_row_ours+0x11b6>
	mov    rdx,QWORD PTR [rsp+0x30]
	movss  xmm0,DWORD PTR [rdx+rax*4]
	cmp    r9,0x8
	jae    <add_row_ours+0xd83>
	xor    edx,edx
	jmp    <add_row_ours+0xdd0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r15+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r13+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r13+rdx*4+0x0],xmm3
	add    rdx,0x8
	cmp    r14,rdx
	jne    <add_row_ours+0xd90>
	mov    rdx,r14
	cmp    r9,r14
	je     <add_row_ours+0xd00>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r12+rdx*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [rcx+rdx*4],xmm1
	inc    rdx
	cmp    r9,rdx
	jne    <add_row_ours+0xdd0>
	jmp    <add_row_ours+0xd00>
	lea    rcx,[rip+0x51e6d]        # <__frame_dummy_init_array_entry+0x430>
	xor    edi,edi
	call   QWORD PTR [rip+0x54e65]        # <_DYNAMIC+0x268>
	mov    rdx,QWORD PTR [rsp+0x20]
	cmp    rax,QWORD PTR [rsp+0x18]
	jae    <add_row_ours+0x1416>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x1162>
	cmp    rsi,rdx
	ja     <add_row_ours+0x11a3>
	add    rdi,QWORD PTR [rsp+0x8]
	add    rsi,r11
	add    rax,rbx
	dec    r8
	jne    <add_row_ours+0xe00>
	add    rsp,0x1a8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rcx,QWORD PTR [rsp+0x30]
	lea    r8,[rcx+r9*4]
	mov    r9,rsi
	and    r9,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    r11,[rcx+rax*4]
	add    r11,0x10
	lea    r14,[rbx*4+0x0]
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r15,[rdx+rdi*4+0x10]
	mov    r12,QWORD PTR [rsp+0x8]
	lea    r12,[r12*4+0x0]
	lea    r13,[rcx+rax*4]
	lea    rcx,[rdx+rdi*4]
	xor    ebp,ebp
	jmp    <add_row_ours+0xea5>
	inc    rbp
	add    rdi,QWORD PTR [rsp+0x8]
	add    rax,rbx
	add    r11,r14
	add    r15,r12
	add    r13,r14
	add    rcx,r12
	cmp    rbp,r10
	je     <add_row_ours+0xe2f>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x11c8>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1232>
	mov    rdx,QWORD PTR [rsp+0x20]
	sub    rdx,rax
	jb     <add_row_ours+0x11dd>
	cmp    rsi,rdx
	ja     <add_row_ours+0x1241>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0xf20>
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [r11+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r11+rdx*4]
	movups xmm2,XMMWORD PTR [r8+rdx*4]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r8+rdx*4+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r15+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r15+rdx*4],xmm0
	add    rdx,0x8
	cmp    r9,rdx
	jne    <add_row_ours+0xee0>
	mov    rdx,r9
	cmp    rsi,r9
	je     <add_row_ours+0xe89>
	nop    DWORD PTR [rax+0x0]
	movss  xmm0,DWORD PTR [r13+rdx*4+0x0]
	addss  xmm0,DWORD PTR [r8+rdx*4]
	movss  DWORD PTR [rcx+rdx*4],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0xf20>
	jmp    <add_row_ours+0xe89>
	lea    rcx,[rip+0x51d7a]        # <__frame_dummy_init_array_entry+0x490>
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54d0e]        # <_DYNAMIC+0x268>
	mov    r8,QWORD PTR [rsp+0x20]
	mov    rdx,r8
	sub    rdx,rax
	jb     <add_row_ours+0x1369>
	cmp    rsi,rdx
	ja     <add_row_ours+0x135a>
	test   r10,r10
	je     <add_row_ours+0xe2f>
	test   rsi,rsi
	je     <add_row_ours+0x108d>
	mov    rcx,QWORD PTR [rsp+0x38]
	lea    rax,[rcx+rax*4]
	mov    r8,rsi
	and    r8,0xfffffffffffffff8
	mov    rcx,QWORD PTR [rsp+0x30]
	lea    r11,[rcx+r9*4]
	add    r11,0x10
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rbx,[rdx*4+0x0]
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    r14,[rdx+rdi*4+0x10]
	mov    r15,QWORD PTR [rsp+0x8]
	lea    r15,[r15*4+0x0]
	lea    r12,[rcx+r9*4]
	lea    rcx,[rdx+rdi*4]
	xor    r13d,r13d
	jmp    <add_row_ours+0xfee>
	inc    r13
	add    rdi,QWORD PTR [rsp+0x8]
	add    r9,QWORD PTR [rsp+0x28]
	add    r11,rbx
	add    r14,r15
	add    r12,rbx
	add    rcx,r15
	cmp    r13,r10
	je     <add_row_ours+0xe2f>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rdi
	jb     <add_row_ours+0x12a4>
	cmp    rsi,rdx
	ja     <add_row_ours+0x12ef>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r9
	jb     <add_row_ours+0x12b9>
	cmp    rsi,rdx
	ja     <add_row_ours+0x12fe>
	xor    edx,edx
	cmp    rsi,0x8
	jb     <add_row_ours+0x1070>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [rax+rdx*4]
	movups xmm1,XMMWORD PTR [rax+rdx*4+0x10]
	movups xmm2,XMMWORD PTR [r11+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r11+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r14+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r14+rdx*4],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <add_row_ours+0x1030>
	mov    rdx,r8
	cmp    rsi,r8
	je     <add_row_ours+0xfcc>
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rax+rdx*4]
	addss  xmm0,DWORD PTR [r12+rdx*4]
	movss  DWORD PTR [rcx+rdx*4],xmm0
	inc    rdx
	cmp    rsi,rdx
	jne    <add_row_ours+0x1070>
	jmp    <add_row_ours+0xfcc>
	cmp    rdi,QWORD PTR [rsp+0x10]
	ja     <add_row_ours+0x12a4>
	cmp    r9,QWORD PTR [rsp+0x18]
	ja     <add_row_ours+0x12b9>
	add    rdi,QWORD PTR [rsp+0x8]
	add    r9,QWORD PTR [rsp+0x28]
	dec    r10
	jne    <add_row_ours+0x108d>
	jmp    <add_row_ours+0xe2f>
	lea    rcx,[rip+0x51bba]        # <__frame_dummy_init_array_entry+0x448>
	mov    rdi,r10
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54b93]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51bd4]        # <__frame_dummy_init_array_entry+0x478>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0xc0]
	call   QWORD PTR [rip+0x54b7c]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b8d]        # <__frame_dummy_init_array_entry+0x448>
	mov    rdi,r9
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x54b66]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ba7]        # <__frame_dummy_init_array_entry+0x478>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0xb8]
	call   QWORD PTR [rip+0x54b4f]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51e48]        # <__frame_dummy_init_array_entry+0x730>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54b3d]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51e4e]        # <__frame_dummy_init_array_entry+0x748>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54b28]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51e09]        # <__frame_dummy_init_array_entry+0x718>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54b10]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51e81]        # <__frame_dummy_init_array_entry+0x7a8>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54afe]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51e87]        # <__frame_dummy_init_array_entry+0x7c0>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54ae9]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51db2]        # <__frame_dummy_init_array_entry+0x700>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54ad7]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51d70]        # <__frame_dummy_init_array_entry+0x6d0>
	mov    rdi,r12
	mov    rsi,QWORD PTR [rsp+0x10]
	call   QWORD PTR [rip+0x54bca]        # <_DYNAMIC+0x370>
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    rcx,[rip+0x51e16]        # <__frame_dummy_init_array_entry+0x790>
	mov    rdi,rsi
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54aaa]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51deb]        # <__frame_dummy_init_array_entry+0x778>
	xor    edi,edi
	mov    rsi,r9
	call   QWORD PTR [rip+0x54a98]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51bc9]        # <__frame_dummy_init_array_entry+0x568>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54a83]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b9c]        # <__frame_dummy_init_array_entry+0x550>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x20]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x54a6b]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51af4]        # <__frame_dummy_init_array_entry+0x4c0>
	mov    rsi,QWORD PTR [rsp+0x170]
	call   QWORD PTR [rip+0x54b5e]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51adf]        # <__frame_dummy_init_array_entry+0x4c0>
	mov    rdi,r13
	mov    rsi,QWORD PTR [rsp+0x48]
	call   QWORD PTR [rip+0x54b49]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51ab2]        # <__frame_dummy_init_array_entry+0x4a8>
	mov    rdi,rbp
	mov    rsi,r14
	call   QWORD PTR [rip+0x54b36]        # <_DYNAMIC+0x370>
	lea    rcx,[rip+0x51b17]        # <__frame_dummy_init_array_entry+0x520>
	xor    edi,edi
	call   QWORD PTR [rip+0x54a1f]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b20]        # <__frame_dummy_init_array_entry+0x538>
	xor    edi,edi
	call   QWORD PTR [rip+0x54a10]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51c79]        # <__frame_dummy_init_array_entry+0x6a0>
	xor    edi,edi
	call   QWORD PTR [rip+0x54a01]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51c82]        # <__frame_dummy_init_array_entry+0x6b8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x20]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x549e9]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51c3a]        # <__frame_dummy_init_array_entry+0x688>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x549d1]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51c0a]        # <__frame_dummy_init_array_entry+0x670>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x549bc]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b7d]        # <__frame_dummy_init_array_entry+0x5f8>
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x549a7]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b50]        # <__frame_dummy_init_array_entry+0x5e0>
	mov    rdi,r9
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5498f]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51b98]        # <__frame_dummy_init_array_entry+0x640>
	xor    edi,edi
	call   QWORD PTR [rip+0x54980]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ba1]        # <__frame_dummy_init_array_entry+0x658>
	xor    edi,edi
	call   QWORD PTR [rip+0x54971]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51aea]        # <__frame_dummy_init_array_entry+0x5b0>
	xor    edi,edi
	call   QWORD PTR [rip+0x54962]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51af3]        # <__frame_dummy_init_array_entry+0x5c8>
	xor    edi,edi
	call   QWORD PTR [rip+0x54953]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51a9c]        # <__frame_dummy_init_array_entry+0x580>
	xor    edi,edi
	call   QWORD PTR [rip+0x54944]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51aa5]        # <__frame_dummy_init_array_entry+0x598>
	mov    rdi,r9
	mov    rsi,r11
	mov    rdx,r11
	call   QWORD PTR [rip+0x5492e]        # <_DYNAMIC+0x268>
	lea    rdx,[rip+0x51957]        # <__frame_dummy_init_array_entry+0x460>
	mov    rdi,r10
	mov    rsi,rax
	call   QWORD PTR [rip+0x54a23]        # <_DYNAMIC+0x370>
	lea    rdx,[rip+0x51944]        # <__frame_dummy_init_array_entry+0x460>
	mov    rdi,r9
	mov    rsi,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x54a0e]        # <_DYNAMIC+0x370>
	lea    rcx,[rip+0x51adf]        # <__frame_dummy_init_array_entry+0x610>
	xor    edi,edi
	call   QWORD PTR [rip+0x548f7]        # <_DYNAMIC+0x268>
	lea    rcx,[rip+0x51ae8]        # <__frame_dummy_init_array_entry+0x628>
	mov    rdi,rax
	mov    rsi,r8
	mov    rdx,r8
	call   QWORD PTR [rip+0x548e1]        # <_DYNAMIC+0x268>
	mov    eax,0x1
	jmp    <add_row_ours+0x13c2>
	lea    rdx,[rip+0x51b8b]        # <__frame_dummy_init_array_entry+0x6e8>
	mov    rdi,rsi
	mov    rsi,QWORD PTR [rsp+0x20]
	call   QWORD PTR [rip+0x549cd]        # <_DYNAMIC+0x370>
	dec    rdi
	lea    rdx,[rip+0x51963]        # <__frame_dummy_init_array_entry+0x4d8>
	mov    esi,0x2
	call   QWORD PTR [rip+0x549b8]        # <_DYNAMIC+0x370>
	xor    eax,eax
	mov    rsi,r11
	mov    r8,r10
	jmp    <add_row_ours+0x13c2>
	mov    rsi,r11
	xor    eax,eax
	mov    r8,r12
	mov    QWORD PTR [rsp+0xf8],0x1
	mov    QWORD PTR [rsp+0x100],rax
	mov    QWORD PTR [rsp+0x108],r8
	mov    QWORD PTR [rsp+0x110],rax
	mov    QWORD PTR [rsp+0x118],rsi
	lea    rdi,[rip+0xfffffffffffe3790]        # <__abi_tag+0x9519>
	lea    rcx,[rip+0x51684]        # <__frame_dummy_init_array_entry+0x250>
	lea    r8,[rip+0x51c7d]        # <__frame_dummy_init_array_entry+0x850>
	lea    rdx,[rsp+0xf8]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x548b2]        # <_DYNAMIC+0x2d0>
	lea    rdx,[rip+0x51b73]        # <__frame_dummy_init_array_entry+0x760>
	mov    rdi,rax
	mov    rsi,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x5493d]        # <_DYNAMIC+0x370>

Disassembly of section .init:

Disassembly of section .fini:

Disassembly of section .plt:
