<add_column_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xb8
	mov    rax,rsi
	mov    rcx,rdi
	mov    r12,QWORD PTR [rdx+0x10]
	mov    r10,QWORD PTR [rdx+0x18]
	mov    rbp,QWORD PTR [rdx+0x20]
	mov    rbx,QWORD PTR [rdx+0x28]
	mov    r11,QWORD PTR [rdx+0x30]
	mov    rdi,QWORD PTR [rdi+0x10]
	mov    rsi,QWORD PTR [rcx+0x18]
	mov    r8,QWORD PTR [rcx+0x28]
	mov    r15,QWORD PTR [rcx+0x30]
	cmp    rdi,r12
	jne    <add_column_ours+0x46>
	mov    r9,QWORD PTR [rcx+0x20]
	jmp    <add_column_ours+0x53>
	xor    r9d,r9d
	cmp    rdi,0x1
	jne    <add_column_ours+0x235>
	cmp    rsi,r10
	je     <add_column_ours+0x65>
	cmp    rsi,0x1
	jne    <add_column_ours+0x22e>
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x18],r8
	mov    QWORD PTR [rsp+0x10],rbx
	mov    rdi,QWORD PTR [rax+0x10]
	mov    rsi,QWORD PTR [rax+0x18]
	mov    r14,QWORD PTR [rax+0x28]
	mov    r13,QWORD PTR [rax+0x30]
	cmp    rdi,r12
	jne    <add_column_ours+0x8a>
	mov    r8,QWORD PTR [rax+0x20]
	jmp    <add_column_ours+0x97>
	xor    r8d,r8d
	cmp    rdi,0x1
	jne    <add_column_ours+0x23c>
	cmp    rsi,r10
	je     <add_column_ours+0xa9>
	cmp    rsi,0x1
	jne    <add_column_ours+0x22e>
	xor    r14d,r14d
	mov    QWORD PTR [rsp+0x88],r8
	mov    rbx,r9
	mov    rdi,QWORD PTR [rdx]
	mov    rsi,QWORD PTR [rdx+0x8]
	mov    rdx,QWORD PTR [rcx]
	mov    rcx,QWORD PTR [rcx+0x8]
	mov    r8,QWORD PTR [rax]
	mov    r9,QWORD PTR [rax+0x8]
	mov    QWORD PTR [rsp+0x20],0x0
	mov    QWORD PTR [rsp+0x28],0x1
	mov    QWORD PTR [rsp+0x30],0x1
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x68],xmm0
	movups XMMWORD PTR [rsp+0x71],xmm0
	movups XMMWORD PTR [rsp+0x38],xmm0
	movups XMMWORD PTR [rsp+0x48],xmm0
	movups XMMWORD PTR [rsp+0x58],xmm0
	mov    QWORD PTR [rsp+0x68],r11
	mov    QWORD PTR [rsp+0x70],r15
	mov    QWORD PTR [rsp+0x78],r13
	cmp    r12,0x1
	jne    <add_column_ours+0x16c>
	test   r12,r12
	sete   al
	test   r10,r10
	sete   r11b
	or     r11b,al
	mov    BYTE PTR [rsp+0x80],r11b
	cmp    r10,0x1
	je     <add_column_ours+0x20e>
	xor    eax,eax
	mov    rbx,QWORD PTR [rsp+0x10]
	mov    r15,QWORD PTR [rsp+0x18]
	lea    r11,[rsp+0x38]
	mov    QWORD PTR [rsp+rax*8+0x28],r10
	lea    r10,[rax+rax*2]
	mov    QWORD PTR [r11+r10*8],rbx
	mov    QWORD PTR [r11+r10*8+0x8],r15
	mov    QWORD PTR [r11+r10*8+0x10],r14
	inc    rax
	mov    QWORD PTR [rsp+0x20],rax
	jmp    <add_column_ours+0x20e>
	test   r12,r12
	sete   al
	mov    QWORD PTR [rsp+0x28],r12
	mov    QWORD PTR [rsp+0x38],rbp
	mov    QWORD PTR [rsp+0x40],rbx
	mov    r11,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0x48],r11
	mov    QWORD PTR [rsp+0x20],0x1
	test   r10,r10
	sete   r11b
	or     r11b,al
	mov    BYTE PTR [rsp+0x80],r11b
	cmp    r10,0x1
	je     <add_column_ours+0x20e>
	mov    rbx,QWORD PTR [rsp+0x10]
	mov    r11,rbx
	imul   r11,r10
	mov    eax,0x1
	cmp    QWORD PTR [rsp+0x38],r11
	mov    r15,QWORD PTR [rsp+0x18]
	jne    <add_column_ours+0x143>
	mov    r11,r15
	imul   r11,r10
	cmp    QWORD PTR [rsp+0x40],r11
	jne    <add_column_ours+0x143>
	mov    r11,r14
	imul   r11,r10
	cmp    QWORD PTR [rsp+0x48],r11
	jne    <add_column_ours+0x143>
	imul   r10,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x28],r10
	mov    QWORD PTR [rsp+0x38],rbx
	mov    QWORD PTR [rsp+0x40],r15
	mov    QWORD PTR [rsp+0x48],r14
	lea    rax,[rsp+0x20]
	mov    QWORD PTR [rsp],rax
	call   <_ZN9shapewise4view5loops8zip_rows>
	add    rsp,0xb8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    eax,0x1
	jmp    <add_column_ours+0x244>
	xor    eax,eax
	mov    r10,r12
	jmp    <add_column_ours+0x241>
	mov    r10,r12
	xor    eax,eax
	mov    rsi,rdi
	mov    QWORD PTR [rsp+0x90],0x1
	mov    QWORD PTR [rsp+0x98],rax
	mov    QWORD PTR [rsp+0xa0],rsi
	mov    QWORD PTR [rsp+0xa8],rax
	mov    QWORD PTR [rsp+0xb0],r10
	lea    rdi,[rip+0xfffffffffffc67ef]        # <__abi_tag+0xc89a>
	lea    rcx,[rip+0x56f32]        # <__frame_dummy_init_array_entry+0xf50>
	lea    r8,[rip+0x5798b]        # <__frame_dummy_init_array_entry+0x19b0>
	lea    rdx,[rsp+0x90]
	mov    esi,0x2b
	call   QWORD PTR [rip+0x5aae8]        # <_DYNAMIC+0x2d8>

<_ZN9shapewise4view5loops8zip_rows>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0xd8
	mov    QWORD PTR [rsp+0x8],r9
	mov    QWORD PTR [rsp+0x20],r8
	mov    QWORD PTR [rsp+0x18],rcx
	mov    QWORD PTR [rsp+0x28],rdx
	mov    QWORD PTR [rsp+0x10],rsi
	mov    QWORD PTR [rsp+0x40],rdi
	mov    rdx,QWORD PTR [rsp+0x110]
	mov    rdi,QWORD PTR [rdx]
	test   rdi,rdi
	je     <_ZN9shapewise4view5loops8zip_rows+0xd7>
	cmp    rdi,0x2
	ja     <_ZN9shapewise4view5loops8zip_rows+0x10b1>
	lea    rcx,[rdi+rdi*2]
	cmp    QWORD PTR [rdx+rcx*8],0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x14f>
	lea    rsi,[rdx+rcx*8]
	mov    rax,QWORD PTR [rdx+rcx*8+0x10]
	mov    rsi,QWORD PTR [rsi+0x8]
	test   rsi,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x119>
	cmp    rsi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x14f>
	test   rax,rax
	je     <_ZN9shapewise4view5loops8zip_rows+0x586>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x14f>
	cmp    BYTE PTR [rdx+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    r10,QWORD PTR [rdx+rdi*8]
	cmp    rdi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x70d>
	mov    rax,QWORD PTR [rdx+0x48]
	mov    rdi,QWORD PTR [rdx+0x50]
	mov    rbx,QWORD PTR [rdx+0x58]
	test   r10,r10
	sete   sil
	mov    ecx,0x1
	xor    r8d,r8d
	mov    QWORD PTR [rsp],0x0
	xor    r9d,r9d
	mov    r11,QWORD PTR [rsp+0x8]
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x916>
	cmp    BYTE PTR [rdx+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    r11d,0x1
	mov    QWORD PTR [rsp],0x0
	xor    r13d,r13d
	xor    ebp,ebp
	mov    QWORD PTR [rsp+0x70],0x0
	mov    QWORD PTR [rsp+0x68],0x0
	mov    QWORD PTR [rsp+0x60],0x0
	mov    eax,0x1
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x1ba>
	cmp    rax,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x14f>
	cmp    BYTE PTR [rdx+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rbx,QWORD PTR [rdx+rdi*8]
	cmp    rdi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x5b6>
	mov    ecx,0x1
	mov    QWORD PTR [rsp],0x0
	xor    r8d,r8d
	xor    r9d,r9d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x5d3>
	cmp    BYTE PTR [rdx+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    r11,QWORD PTR [rdx+rdi*8]
	mov    rax,QWORD PTR [rdx+rcx*8]
	mov    QWORD PTR [rsp],rax
	mov    r13,QWORD PTR [rdx+rcx*8+0x8]
	mov    rbp,QWORD PTR [rdx+rcx*8+0x10]
	cmp    rdi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x197>
	mov    eax,0x1
	mov    QWORD PTR [rsp+0x70],0x0
	mov    QWORD PTR [rsp+0x68],0x0
	mov    QWORD PTR [rsp+0x60],0x0
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x1ba>
	mov    rax,QWORD PTR [rdx+rdi*8-0x8]
	mov    rsi,QWORD PTR [rdx+rcx*8-0x18]
	mov    QWORD PTR [rsp+0x60],rsi
	mov    rsi,QWORD PTR [rdx+rcx*8-0x10]
	mov    QWORD PTR [rsp+0x68],rsi
	mov    rcx,QWORD PTR [rdx+rcx*8-0x8]
	mov    QWORD PTR [rsp+0x70],rcx
	lea    rdi,[r11-0x1]
	mov    rsi,r13
	imul   rsi,rdi
	mov    rcx,rsi
	neg    rcx
	test   r13,r13
	cmovs  rsi,rcx
	mov    QWORD PTR [rsp+0x58],rsi
	imul   rdi,rbp
	mov    rsi,rdi
	neg    rsi
	test   rbp,rbp
	cmovs  rdi,rsi
	mov    QWORD PTR [rsp+0x50],rdi
	test   rax,rax
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdi,r13
	sar    rdi,0x3f
	and    rdi,rcx
	mov    QWORD PTR [rsp+0x98],rdi
	mov    rcx,QWORD PTR [rsp+0x58]
	inc    rcx
	mov    QWORD PTR [rsp+0x48],rcx
	mov    rcx,rbp
	sar    rcx,0x3f
	and    rcx,rsi
	mov    QWORD PTR [rsp+0x90],rcx
	mov    rcx,QWORD PTR [rsp+0x50]
	inc    rcx
	mov    QWORD PTR [rsp+0xa0],rcx
	mov    r8,QWORD PTR [rdx+0x58]
	mov    rcx,QWORD PTR [rdx+0x48]
	mov    QWORD PTR [rsp+0x78],rcx
	mov    r9,QWORD PTR [rdx+0x50]
	xor    ecx,ecx
	mov    QWORD PTR [rsp+0x30],r11
	mov    QWORD PTR [rsp+0xb8],r13
	mov    QWORD PTR [rsp+0xb0],rbp
	mov    QWORD PTR [rsp+0xa8],rax
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x2c2>
	nop    DWORD PTR [rax+0x0]
	mov    rax,QWORD PTR [rsp+0x78]
	add    rax,QWORD PTR [rsp+0x60]
	mov    QWORD PTR [rsp+0x78],rax
	mov    r9,QWORD PTR [rsp+0xc8]
	add    r9,QWORD PTR [rsp+0x68]
	mov    r8,QWORD PTR [rsp+0xd0]
	add    r8,QWORD PTR [rsp+0x70]
	mov    rcx,QWORD PTR [rsp+0xc0]
	inc    rcx
	cmp    rcx,QWORD PTR [rsp+0xa8]
	mov    r13,QWORD PTR [rsp+0xb8]
	mov    rbp,QWORD PTR [rsp+0xb0]
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	test   r13,r13
	je     <_ZN9shapewise4view5loops8zip_rows+0x310>
	cmp    r13,0x1
	mov    rax,QWORD PTR [rsp+0x18]
	jne    <_ZN9shapewise4view5loops8zip_rows+0x340>
	mov    rdx,rax
	sub    rdx,r9
	mov    rsi,QWORD PTR [rsp+0x8]
	jb     <_ZN9shapewise4view5loops8zip_rows+0xda7>
	cmp    r11,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xb40>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rax,[rax+r9*4]
	mov    QWORD PTR [rsp+0x38],rax
	xor    eax,eax
	mov    r13,r11
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x38a>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+0x18]
	cmp    rsi,r9
	jbe    <_ZN9shapewise4view5loops8zip_rows+0x105a>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rax,[rax+r9*4]
	mov    QWORD PTR [rsp+0x38],rax
	mov    eax,0x1
	mov    rsi,QWORD PTR [rsp+0x8]
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x38a>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rdi,r9
	sub    rdi,QWORD PTR [rsp+0x98]
	mov    rdx,rax
	sub    rdx,rdi
	mov    rsi,QWORD PTR [rsp+0x8]
	jb     <_ZN9shapewise4view5loops8zip_rows+0xdbd>
	cmp    QWORD PTR [rsp+0x58],rdx
	jae    <_ZN9shapewise4view5loops8zip_rows+0xdd0>
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x88],rax
	mov    eax,0x2
	mov    rdx,QWORD PTR [rsp+0x98]
	mov    QWORD PTR [rsp+0x38],rdx
	test   rbp,rbp
	mov    QWORD PTR [rsp+0xd0],r8
	mov    QWORD PTR [rsp+0xc8],r9
	mov    QWORD PTR [rsp+0xc0],rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0x3f0>
	cmp    rbp,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x420>
	mov    rdx,rsi
	sub    rdx,r8
	jb     <_ZN9shapewise4view5loops8zip_rows+0xde4>
	cmp    r11,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xb40>
	mov    rcx,QWORD PTR [rsp+0x20]
	lea    r10,[rcx+r8*4]
	xor    r14d,r14d
	mov    rbp,r11
	test   r11,r11
	mov    rsi,QWORD PTR [rsp+0x40]
	jne    <_ZN9shapewise4view5loops8zip_rows+0x46f>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x270>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rsi,r8
	jbe    <_ZN9shapewise4view5loops8zip_rows+0x106a>
	mov    rcx,QWORD PTR [rsp+0x20]
	lea    r10,[rcx+r8*4]
	mov    r14d,0x1
	test   r11,r11
	mov    rsi,QWORD PTR [rsp+0x40]
	jne    <_ZN9shapewise4view5loops8zip_rows+0x46f>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x270>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rdi,r8
	sub    rdi,QWORD PTR [rsp+0x90]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0xdf7>
	cmp    QWORD PTR [rsp+0x50],rdx
	jae    <_ZN9shapewise4view5loops8zip_rows+0xe07>
	mov    rcx,QWORD PTR [rsp+0x20]
	lea    rcx,[rcx+rdi*4]
	mov    QWORD PTR [rsp+0x80],rcx
	mov    r14d,0x2
	mov    r10,QWORD PTR [rsp+0x90]
	test   r11,r11
	mov    rsi,QWORD PTR [rsp+0x40]
	je     <_ZN9shapewise4view5loops8zip_rows+0x270>
	mov    rcx,QWORD PTR [rsp+0x78]
	mov    rbx,QWORD PTR [rsp+0x38]
	mov    r9,rbx
	mov    r8,r10
	mov    r15,r10
	xor    edi,edi
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x4c4>
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,r10
	movss  xmm0,DWORD PTR [r11]
	addss  xmm0,DWORD PTR [rdx]
	inc    rdi
	movss  DWORD PTR [rsi+rcx*4],xmm0
	add    r15,0x4
	add    rbx,0x4
	add    r8,rbp
	add    r9,r13
	add    rcx,QWORD PTR [rsp]
	mov    r11,QWORD PTR [rsp+0x30]
	cmp    r11,rdi
	je     <_ZN9shapewise4view5loops8zip_rows+0x270>
	cmp    rcx,QWORD PTR [rsp+0x10]
	jae    <_ZN9shapewise4view5loops8zip_rows+0xeae>
	test   rax,rax
	je     <_ZN9shapewise4view5loops8zip_rows+0x510>
	cmp    eax,0x2
	jne    <_ZN9shapewise4view5loops8zip_rows+0x560>
	cmp    r9,QWORD PTR [rsp+0x48]
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf1a>
	mov    rdx,rdi
	imul   rdx,r13
	add    rdx,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x88]
	lea    r11,[r11+rdx*4]
	test   r14,r14
	jne    <_ZN9shapewise4view5loops8zip_rows+0x521>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x56a>
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r11,rbx
	cmp    rdi,r13
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf2f>
	test   r14,r14
	je     <_ZN9shapewise4view5loops8zip_rows+0x56a>
	cmp    r14d,0x2
	jne    <_ZN9shapewise4view5loops8zip_rows+0x490>
	cmp    r8,QWORD PTR [rsp+0xa0]
	jae    <_ZN9shapewise4view5loops8zip_rows+0xf02>
	mov    rdx,rdi
	imul   rdx,rbp
	add    rdx,r10
	mov    r12,QWORD PTR [rsp+0x80]
	lea    rdx,[r12+rdx*4]
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x493>
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r11,QWORD PTR [rsp+0x38]
	test   r14,r14
	jne    <_ZN9shapewise4view5loops8zip_rows+0x521>
	mov    rdx,r15
	cmp    rdi,rbp
	jb     <_ZN9shapewise4view5loops8zip_rows+0x493>
	lea    rdx,[rip+0x5baa3]        # <__frame_dummy_init_array_entry+0x1830>
	mov    rsi,rbp
	call   QWORD PTR [rip+0x5edfa]        # <_DYNAMIC+0x348>
	cmp    BYTE PTR [rdx+0x60],0x0
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rbx,QWORD PTR [rdx+rdi*8]
	cmp    rdi,0x1
	jne    <_ZN9shapewise4view5loops8zip_rows+0x964>
	mov    ecx,0x1
	mov    QWORD PTR [rsp],0x0
	xor    r8d,r8d
	xor    r9d,r9d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x981>
	mov    rcx,QWORD PTR [rdx+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rax,QWORD PTR [rdx+0x18]
	mov    QWORD PTR [rsp],rax
	mov    r8,QWORD PTR [rdx+0x20]
	mov    r9,QWORD PTR [rdx+0x28]
	mov    rax,QWORD PTR [rdx+0x48]
	mov    r10,QWORD PTR [rdx+0x50]
	mov    rdi,QWORD PTR [rdx+0x58]
	test   rbx,rbx
	je     <_ZN9shapewise4view5loops8zip_rows+0xaef>
	mov    r14,rbx
	and    r14,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r15,[rdx+rdi*4]
	add    r15,0x10
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r13,[r11+rax*4]
	add    r13,0x10
	lea    r12,[rdx+rdi*4]
	lea    r11,[r11+rax*4]
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x655>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp]
	add    rax,rsi
	add    r10,r8
	add    rdi,r9
	inc    rbp
	lea    rdx,[r9*4+0x0]
	add    r15,rdx
	lea    rsi,[rsi*4+0x0]
	add    r13,rsi
	add    r12,rdx
	add    r11,rsi
	cmp    rbp,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	cmp    r10,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x109c>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0xe2d>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe1b>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0xe87>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe9c>
	mov    rdx,QWORD PTR [rsp+0x28]
	movss  xmm0,DWORD PTR [rdx+r10*4]
	cmp    rbx,0x8
	jae    <_ZN9shapewise4view5loops8zip_rows+0x6a3>
	xor    edx,edx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x6f0>
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
	jne    <_ZN9shapewise4view5loops8zip_rows+0x6b0>
	mov    rdx,r14
	cmp    rbx,r14
	je     <_ZN9shapewise4view5loops8zip_rows+0x620>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r12+rdx*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [r11+rdx*4],xmm1
	inc    rdx
	cmp    rbx,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x6f0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x620>
	mov    rcx,QWORD PTR [rdx+0x8]
	mov    rax,QWORD PTR [rdx+0x18]
	mov    QWORD PTR [rsp],rax
	mov    r9,QWORD PTR [rdx+0x20]
	mov    r11,QWORD PTR [rdx+0x28]
	mov    rax,QWORD PTR [rdx+0x48]
	mov    rdi,QWORD PTR [rdx+0x50]
	mov    rbx,QWORD PTR [rdx+0x58]
	test   rcx,rcx
	sete   r8b
	test   r10,r10
	sete   sil
	mov    QWORD PTR [rsp+0x30],r11
	test   r11,r11
	mov    r11,QWORD PTR [rsp+0x8]
	je     <_ZN9shapewise4view5loops8zip_rows+0x916>
	test   r9,r9
	je     <_ZN9shapewise4view5loops8zip_rows+0xc4f>
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	test   r10,r10
	je     <_ZN9shapewise4view5loops8zip_rows+0x8df>
	mov    rsi,r10
	and    rsi,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r15,[rdx+rbx*4]
	add    r15,0x10
	mov    r8,QWORD PTR [rsp+0x30]
	lea    r8,[r8*4+0x0]
	mov    QWORD PTR [rsp+0x88],r8
	mov    r8,QWORD PTR [rsp+0x28]
	lea    r13,[r8+rdi*4+0x10]
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r12,[r11+rax*4+0x10]
	mov    r14,QWORD PTR [rsp]
	lea    r14,[r14*4+0x0]
	mov    QWORD PTR [rsp+0x48],r14
	lea    rbp,[rdx+rbx*4]
	lea    r14,[r8+rdi*4]
	lea    r11,[r11+rax*4]
	xor    r8d,r8d
	mov    QWORD PTR [rsp+0x80],rcx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x82a>
	inc    r8
	add    rax,QWORD PTR [rsp]
	add    rdi,r9
	add    rbx,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x38],rbx
	mov    rdx,QWORD PTR [rsp+0x88]
	add    r15,rdx
	mov    rbx,r9
	lea    r9,[r9*4+0x0]
	add    r13,r9
	mov    rcx,r8
	mov    r8,QWORD PTR [rsp+0x48]
	add    r12,r8
	add    rbp,rdx
	add    r14,r9
	mov    r9,rbx
	mov    rbx,QWORD PTR [rsp+0x38]
	add    r11,r8
	mov    r8,rcx
	cmp    rcx,QWORD PTR [rsp+0x80]
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0xf75>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf63>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0xf8a>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xfea>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0xfa2>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xffc>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0x8c0>
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm0,XMMWORD PTR [r13+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [r13+rdx*4+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r15+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r12+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r12+rdx*4],xmm0
	add    rdx,0x8
	cmp    rsi,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x880>
	mov    rdx,rsi
	cmp    r10,rsi
	je     <_ZN9shapewise4view5loops8zip_rows+0x7d0>
	nop    DWORD PTR [rax]
	movss  xmm0,DWORD PTR [r14+rdx*4]
	addss  xmm0,DWORD PTR [rbp+rdx*4+0x0]
	movss  DWORD PTR [r11+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x8c0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x7d0>
	cmp    rdi,QWORD PTR [rsp+0x18]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf75>
	cmp    rbx,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf8a>
	cmp    rax,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xfa2>
	add    rax,QWORD PTR [rsp]
	add    rdi,r9
	add    rbx,QWORD PTR [rsp+0x30]
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x8df>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdx,r11
	sub    rdx,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0x1044>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1032>
	test   r8b,r8b
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	test   sil,sil
	je     <_ZN9shapewise4view5loops8zip_rows+0xb52>
	cmp    rax,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xed5>
	cmp    rdi,QWORD PTR [rsp+0x18]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xeed>
	add    rax,QWORD PTR [rsp]
	add    rdi,r9
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0x93d>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rcx,QWORD PTR [rdx+0x8]
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rax,QWORD PTR [rdx+0x18]
	mov    QWORD PTR [rsp],rax
	mov    r8,QWORD PTR [rdx+0x20]
	mov    r9,QWORD PTR [rdx+0x28]
	mov    rax,QWORD PTR [rdx+0x48]
	mov    r10,QWORD PTR [rdx+0x50]
	mov    rdi,QWORD PTR [rdx+0x58]
	test   rbx,rbx
	je     <_ZN9shapewise4view5loops8zip_rows+0xabd>
	mov    r14,rbx
	and    r14,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    r15,[rdx+r10*4]
	add    r15,0x10
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r13,[r11+rax*4]
	add    r13,0x10
	lea    r12,[rdx+r10*4]
	lea    r11,[r11+rax*4]
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xa05>
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp]
	add    rax,rsi
	add    r10,r8
	add    rdi,r9
	inc    rbp
	lea    rdx,[r8*4+0x0]
	add    r15,rdx
	lea    rsi,[rsi*4+0x0]
	add    r13,rsi
	add    r12,rdx
	add    r11,rsi
	cmp    rbp,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	cmp    rdi,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x10c6>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0xe57>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe45>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,r10
	jb     <_ZN9shapewise4view5loops8zip_rows+0xe6f>
	cmp    rbx,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xec3>
	mov    rdx,QWORD PTR [rsp+0x20]
	movss  xmm0,DWORD PTR [rdx+rdi*4]
	cmp    rbx,0x8
	jae    <_ZN9shapewise4view5loops8zip_rows+0xa52>
	xor    edx,edx
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xaa0>
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    edx,edx
	nop    DWORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [r15+rdx*4-0x10]
	movups xmm3,XMMWORD PTR [r15+rdx*4]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [r13+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r13+rdx*4+0x0],xmm3
	add    rdx,0x8
	cmp    r14,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xa60>
	mov    rdx,r14
	cmp    rbx,r14
	je     <_ZN9shapewise4view5loops8zip_rows+0x9d0>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm1,DWORD PTR [r12+rdx*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [r11+rdx*4],xmm1
	inc    rdx
	cmp    rbx,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xaa0>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0x9d0>
	cmp    rdi,QWORD PTR [rsp+0x8]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x10c6>
	cmp    rax,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe57>
	cmp    r10,QWORD PTR [rsp+0x18]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe6f>
	add    rax,QWORD PTR [rsp]
	add    r10,r8
	add    rdi,r9
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xabd>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdx,QWORD PTR [rsp+0x8]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r10,QWORD PTR [rsp+0x18]
	jae    <_ZN9shapewise4view5loops8zip_rows+0x109c>
	cmp    rax,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe2d>
	cmp    rdi,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xe8c>
	add    rax,QWORD PTR [rsp]
	add    r10,r8
	add    rdi,r9
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xb00>
	add    rsp,0xd8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	lea    rcx,[rip+0x5b461]        # <__frame_dummy_init_array_entry+0x17b8>
	xor    edi,edi
	mov    rsi,r11
	call   QWORD PTR [rip+0x5e87e]        # <_DYNAMIC+0x398>
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    rsi,[rdx+rbx*4]
	mov    r8,r10
	and    r8,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rbx,[rdx+rdi*4]
	add    rbx,0x10
	lea    r14,[r9*4+0x0]
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r15,[r11+rax*4+0x10]
	mov    r12,QWORD PTR [rsp]
	lea    r12,[r12*4+0x0]
	lea    r13,[rdx+rdi*4]
	lea    r11,[r11+rax*4]
	xor    ebp,ebp
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xbb8>
	inc    rbp
	add    rax,QWORD PTR [rsp]
	add    rdi,r9
	add    rbx,r14
	add    r15,r12
	add    r13,r14
	add    r11,r12
	cmp    rbp,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0xed5>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf3f>
	mov    rdx,QWORD PTR [rsp+0x18]
	sub    rdx,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0xeed>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0xf51>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0xc30>
	xchg   ax,ax
	movups xmm0,XMMWORD PTR [rbx+rdx*4-0x10]
	movups xmm1,XMMWORD PTR [rbx+rdx*4]
	movups xmm2,XMMWORD PTR [rsi+rdx*4]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [rsi+rdx*4+0x10]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r15+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r15+rdx*4],xmm0
	add    rdx,0x8
	cmp    r8,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xbf0>
	mov    rdx,r8
	cmp    r10,r8
	je     <_ZN9shapewise4view5loops8zip_rows+0xb99>
	nop    DWORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [r13+rdx*4+0x0]
	addss  xmm0,DWORD PTR [rsi+rdx*4]
	movss  DWORD PTR [r11+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xc30>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb99>
	mov    rsi,QWORD PTR [rsp+0x18]
	mov    rdx,rsi
	sub    rdx,rdi
	jb     <_ZN9shapewise4view5loops8zip_rows+0x108c>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x107a>
	test   rcx,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	test   r10,r10
	je     <_ZN9shapewise4view5loops8zip_rows+0xd7e>
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rsi,[rdx+rdi*4]
	mov    rdi,r10
	and    rdi,0xfffffffffffffff8
	mov    rdx,QWORD PTR [rsp+0x20]
	lea    r8,[rdx+rbx*4]
	add    r8,0x10
	mov    r9,QWORD PTR [rsp+0x30]
	lea    r9,[r9*4+0x0]
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r14,[r11+rax*4+0x10]
	mov    r15,QWORD PTR [rsp]
	lea    r15,[r15*4+0x0]
	lea    r12,[rdx+rbx*4]
	lea    r11,[r11+rax*4]
	xor    r13d,r13d
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xce9>
	inc    r13
	add    rax,QWORD PTR [rsp]
	add    rbx,QWORD PTR [rsp+0x30]
	add    r8,r9
	add    r14,r15
	add    r12,r9
	add    r11,r15
	cmp    r13,rcx
	je     <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	mov    rdx,QWORD PTR [rsp+0x10]
	sub    rdx,rax
	jb     <_ZN9shapewise4view5loops8zip_rows+0xfba>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x100e>
	mov    rdx,QWORD PTR [rsp+0x8]
	sub    rdx,rbx
	jb     <_ZN9shapewise4view5loops8zip_rows+0xfd2>
	cmp    r10,rdx
	ja     <_ZN9shapewise4view5loops8zip_rows+0x1020>
	xor    edx,edx
	cmp    r10,0x8
	jb     <_ZN9shapewise4view5loops8zip_rows+0xd60>
	nop
	movups xmm0,XMMWORD PTR [rsi+rdx*4]
	movups xmm1,XMMWORD PTR [rsi+rdx*4+0x10]
	movups xmm2,XMMWORD PTR [r8+rdx*4-0x10]
	addps  xmm2,xmm0
	movups xmm0,XMMWORD PTR [r8+rdx*4]
	addps  xmm0,xmm1
	movups XMMWORD PTR [r14+rdx*4-0x10],xmm2
	movups XMMWORD PTR [r14+rdx*4],xmm0
	add    rdx,0x8
	cmp    rdi,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xd20>
	mov    rdx,rdi
	cmp    r10,rdi
	je     <_ZN9shapewise4view5loops8zip_rows+0xcc8>
	nop    WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rsi+rdx*4]
	addss  xmm0,DWORD PTR [r12+rdx*4]
	movss  DWORD PTR [r11+rdx*4],xmm0
	inc    rdx
	cmp    r10,rdx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xd60>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xcc8>
	cmp    rax,QWORD PTR [rsp+0x10]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xfba>
	cmp    rbx,QWORD PTR [rsp+0x8]
	ja     <_ZN9shapewise4view5loops8zip_rows+0xfd2>
	add    rax,QWORD PTR [rsp]
	add    rbx,QWORD PTR [rsp+0x30]
	dec    rcx
	jne    <_ZN9shapewise4view5loops8zip_rows+0xd7e>
	jmp    <_ZN9shapewise4view5loops8zip_rows+0xb2e>
	lea    rcx,[rip+0x5b212]        # <__frame_dummy_init_array_entry+0x17d0>
	mov    rdi,r9
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x5e613]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5b244]        # <__frame_dummy_init_array_entry+0x1818>
	mov    rsi,rax
	mov    rdx,rax
	call   QWORD PTR [rip+0x5e600]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5b219]        # <__frame_dummy_init_array_entry+0x1800>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x58]
	call   QWORD PTR [rip+0x5e5ec]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5b1d5]        # <__frame_dummy_init_array_entry+0x17d0>
	mov    rdi,r8
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5e5d9]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5b20a]        # <__frame_dummy_init_array_entry+0x1818>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5e5c9]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5b1e2]        # <__frame_dummy_init_array_entry+0x1800>
	xor    edi,edi
	mov    rsi,QWORD PTR [rsp+0x50]
	call   QWORD PTR [rip+0x5e5b5]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aeae]        # <__frame_dummy_init_array_entry+0x14e0>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x5e5a3]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aeb4]        # <__frame_dummy_init_array_entry+0x14f8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e58b]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aefc]        # <__frame_dummy_init_array_entry+0x1558>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x5e579]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5af02]        # <__frame_dummy_init_array_entry+0x1570>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e561]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aeba]        # <__frame_dummy_init_array_entry+0x1540>
	mov    rdi,r10
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e549]        # <_DYNAMIC+0x398>
	mov    rdx,QWORD PTR [rsp+0x8]
	lea    rcx,[rip+0x5ae25]        # <__frame_dummy_init_array_entry+0x14c8>
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e534]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5adfd]        # <__frame_dummy_init_array_entry+0x14b0>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x5e522]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5b073]        # <__frame_dummy_init_array_entry+0x1738>
	mov    rdi,rcx
	mov    rsi,QWORD PTR [rsp+0x10]
	call   QWORD PTR [rip+0x5e4bd]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5ae4e]        # <__frame_dummy_init_array_entry+0x1528>
	xor    edi,edi
	mov    rsi,rbx
	call   QWORD PTR [rip+0x5e4fb]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aee4]        # <__frame_dummy_init_array_entry+0x15d0>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e4e3]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aeb4]        # <__frame_dummy_init_array_entry+0x15b8>
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e4ce]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5b12f]        # <__frame_dummy_init_array_entry+0x1848>
	mov    rdi,r8
	mov    rsi,QWORD PTR [rsp+0xa0]
	call   QWORD PTR [rip+0x5e466]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5b117]        # <__frame_dummy_init_array_entry+0x1848>
	mov    rdi,r9
	mov    rsi,QWORD PTR [rsp+0x48]
	call   QWORD PTR [rip+0x5e451]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5b0ea]        # <__frame_dummy_init_array_entry+0x1830>
	mov    rsi,r13
	call   QWORD PTR [rip+0x5e441]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5ae32]        # <__frame_dummy_init_array_entry+0x1588>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e47f]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ae38]        # <__frame_dummy_init_array_entry+0x15a0>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e46d]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5af8e]        # <__frame_dummy_init_array_entry+0x1708>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e45b]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5af94]        # <__frame_dummy_init_array_entry+0x1720>
	mov    rdx,QWORD PTR [rsp+0x18]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e446]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5af4f]        # <__frame_dummy_init_array_entry+0x16f0>
	mov    rdi,rbx
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e42e]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5af1f]        # <__frame_dummy_init_array_entry+0x16d8>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e416]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ae8f]        # <__frame_dummy_init_array_entry+0x1660>
	mov    rdi,rax
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e3fe]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ae5f]        # <__frame_dummy_init_array_entry+0x1648>
	mov    rdi,rbx
	mov    rdx,QWORD PTR [rsp+0x8]
	mov    rsi,rdx
	call   QWORD PTR [rip+0x5e3e6]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aea7]        # <__frame_dummy_init_array_entry+0x16a8>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e3d4]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aead]        # <__frame_dummy_init_array_entry+0x16c0>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e3c2]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5adf3]        # <__frame_dummy_init_array_entry+0x1618>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e3b0]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5adf9]        # <__frame_dummy_init_array_entry+0x1630>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e39e]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ad9f]        # <__frame_dummy_init_array_entry+0x15e8>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e38c]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5ada5]        # <__frame_dummy_init_array_entry+0x1600>
	mov    rdi,rbx
	mov    rsi,r11
	mov    rdx,r11
	call   QWORD PTR [rip+0x5e376]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5af77]        # <__frame_dummy_init_array_entry+0x17e8>
	mov    rdi,r9
	call   QWORD PTR [rip+0x5e316]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5af67]        # <__frame_dummy_init_array_entry+0x17e8>
	mov    rdi,r8
	call   QWORD PTR [rip+0x5e306]        # <_DYNAMIC+0x348>
	lea    rcx,[rip+0x5ade7]        # <__frame_dummy_init_array_entry+0x1678>
	xor    edi,edi
	mov    rsi,r10
	call   QWORD PTR [rip+0x5e344]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x5aded]        # <__frame_dummy_init_array_entry+0x1690>
	mov    rdx,rsi
	call   QWORD PTR [rip+0x5e334]        # <_DYNAMIC+0x398>
	lea    rdx,[rip+0x5abe5]        # <__frame_dummy_init_array_entry+0x1498>
	mov    rdi,r10
	mov    rsi,QWORD PTR [rsp+0x18]
	call   QWORD PTR [rip+0x5e2cf]        # <_DYNAMIC+0x348>
	dec    rdi
	lea    rdx,[rip+0x5aa65]        # <__frame_dummy_init_array_entry+0x1330>
	mov    esi,0x2
	call   QWORD PTR [rip+0x5e2ba]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x5ac33]        # <__frame_dummy_init_array_entry+0x1510>
	mov    rsi,QWORD PTR [rsp+0x8]
	call   QWORD PTR [rip+0x5e2a8]        # <_DYNAMIC+0x348>
