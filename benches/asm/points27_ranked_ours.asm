<points27_ranked_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x6c8
	mov    rax,QWORD PTR [rdi+0x10]
	mov    rcx,QWORD PTR [rdi+0x18]
	mov    rdx,QWORD PTR [rdi+0x20]
	movups xmm0,XMMWORD PTR [rdi+0x28]
	movups xmm1,XMMWORD PTR [rdi+0x38]
	movups XMMWORD PTR [rsp+0x6b8],xmm1
	movups XMMWORD PTR [rsp+0x6a8],xmm0
	mov    QWORD PTR [rsp+0x5d8],0x3
	mov    QWORD PTR [rsp+0x5e0],0x3
	mov    QWORD PTR [rsp+0x5e8],0x3
	mov    QWORD PTR [rsp+0x690],rax
	mov    QWORD PTR [rsp+0x698],rcx
	mov    QWORD PTR [rsp+0x6a0],rdx
	cmp    rax,0x3
	jb     <points27_ranked_ours+0x8d64>
	cmp    rcx,0x3
	jb     <points27_ranked_ours+0x8d82>
	cmp    rdx,0x3
	jb     <points27_ranked_ours+0x8da6>
	mov    rbx,rsi
	mov    r14,rdi
	add    rax,0xfffffffffffffffe
	add    rcx,0xfffffffffffffffe
	add    rdx,0xfffffffffffffffe
	mov    QWORD PTR [rsp+0x5f0],rax
	mov    QWORD PTR [rsp+0x5f8],rcx
	mov    QWORD PTR [rsp+0x600],rdx
	mov    QWORD PTR [rsp+0x608],0x1
	mov    QWORD PTR [rsp+0x610],0x1
	mov    QWORD PTR [rsp+0x618],0x1
	lea    rdi,[rsp+0x620]
	lea    rsi,[rsp+0x690]
	lea    rdx,[rsp+0x5f0]
	lea    rcx,[rsp+0x608]
	lea    r8,[rsp+0x5d8]
	call   <_ZN9shapewise4view7windows5split>
	mov    rdi,QWORD PTR [rsp+0x628]
	mov    rsi,QWORD PTR [rsp+0x630]
	mov    rdx,QWORD PTR [rsp+0x638]
	cmp    DWORD PTR [rsp+0x620],0x1
	mov    QWORD PTR [rsp+0xb0],rdx
	mov    QWORD PTR [rsp+0x328],rdi
	je     <points27_ranked_ours+0x8dca>
	mov    QWORD PTR [rsp+0x4a0],rsi
	cmp    rsi,QWORD PTR [rbx+0x18]
	mov    rax,QWORD PTR [rbx+0x20]
	sete   cl
	cmp    rdi,QWORD PTR [rbx+0x10]
	jne    <points27_ranked_ours+0x8d31>
	cmp    rdx,rax
	sete   al
	test   cl,cl
	je     <points27_ranked_ours+0x8d41>
	test   al,al
	je     <points27_ranked_ours+0x8d4b>
	test   rdi,rdi
	je     <points27_ranked_ours+0x8d1f>
	xor    esi,esi
	mov    rax,QWORD PTR [rsp+0x4a0]
	test   rax,rax
	setne  r10b
	mov    rdx,QWORD PTR [rsp+0xb0]
	cmp    rdx,0x1
	adc    rdx,0xffffffffffffffff
	test   rax,rax
	je     <points27_ranked_ours+0x8d1f>
	cmp    QWORD PTR [rsp+0xb0],0x0
	je     <points27_ranked_ours+0x8d1f>
	mov    rbp,QWORD PTR [rsp+0x668]
	mov    r15,QWORD PTR [rsp+0x670]
	mov    rcx,QWORD PTR [rsp+0x678]
	mov    r8,QWORD PTR [rsp+0x680]
	mov    rax,QWORD PTR [r14]
	mov    QWORD PTR [rsp+0x2f8],rax
	lea    r9,[r15+r15*1]
	mov    eax,0x1
	sub    rax,rdi
	mov    QWORD PTR [rsp+0x10],rax
	imul   rdx,rbp
	mov    rax,r15
	sar    rax,0x3f
	mov    rdi,rcx
	sar    rdi,0x3f
	mov    QWORD PTR [rsp+0x40],rcx
	and    rdi,rcx
	mov    rcx,r8
	sar    rcx,0x3f
	mov    QWORD PTR [rsp+0x48],r8
	and    rcx,r8
	mov    QWORD PTR [rsp+0x20],rax
	and    rax,r9
	mov    r12,QWORD PTR [rbx]
	mov    r8,QWORD PTR [rbx+0x28]
	mov    QWORD PTR [rsp+0x100],r8
	mov    r14,QWORD PTR [rbx+0x40]
	mov    r8,QWORD PTR [rbx+0x30]
	mov    QWORD PTR [rsp+0x1a8],r8
	mov    r8,QWORD PTR [rbx+0x38]
	mov    QWORD PTR [rsp+0x110],r8
	mov    r13,QWORD PTR [rsp+0x658]
	mov    r11,QWORD PTR [rsp+0x660]
	lea    r8,[rdi+rdi*1]
	mov    QWORD PTR [rsp+0x190],r8
	mov    QWORD PTR [rsp+0x38],rcx
	lea    r8,[rcx+rcx*1]
	mov    QWORD PTR [rsp+0x8],r12
	lea    rbx,[r12+r14*4]
	mov    QWORD PTR [rsp+0x170],rbx
	mov    QWORD PTR [rsp+0x28],r15
	lea    rcx,[r15*8+0x0]
	mov    QWORD PTR [rsp+0x30],rcx
	test   r11,r11
	mov    QWORD PTR [rsp+0x108],r11
	mov    QWORD PTR [rsp+0x160],rbp
	mov    QWORD PTR [rsp+0x18],rdi
	js     <points27_ranked_ours+0x1f8f>
	test   rbp,rbp
	js     <points27_ranked_ours+0x3d71>
	mov    r10,QWORD PTR [rsp+0x10]
	lea    rbx,[r8+rdi*2]
	lea    r12,[r14*4+0x0]
	mov    rcx,QWORD PTR [rsp+0x100]
	shl    rcx,0x2
	mov    rdx,QWORD PTR [rsp+0x4a0]
	lea    rsi,[rdx-0x1]
	mov    r11,QWORD PTR [rsp+0x1a8]
	mov    rdx,r11
	imul   rdx,rsi
	mov    r8,QWORD PTR [rsp+0xb0]
	lea    r15,[r8*4+0x0]
	add    r14,r8
	add    r14,rdx
	shl    r14,0x2
	shl    r11,0x2
	test   r13,r13
	mov    QWORD PTR [rsp+0x100],rcx
	mov    QWORD PTR [rsp+0x1a8],r11
	js     <points27_ranked_ours+0x42af>
	neg    r9
	mov    rax,QWORD PTR [rsp+0x20]
	and    rax,r9
	mov    QWORD PTR [rsp+0x20],rax
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x10],rax
	mov    rcx,QWORD PTR [rsp+0x108]
	imul   rsi,rcx
	mov    r10,QWORD PTR [rsp+0x40]
	lea    rbx,[r10*4+0x0]
	mov    rdi,QWORD PTR [rsp+0x30]
	lea    r9,[rdi+rsi*4]
	mov    rax,QWORD PTR [rsp+0x28]
	lea    rdx,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x50],rdx
	lea    rdx,[rdx+rsi*4]
	mov    rax,QWORD PTR [rsp+0x8]
	add    r12,rax
	mov    QWORD PTR [rsp+0x520],r12
	add    r14,rax
	mov    QWORD PTR [rsp+0x530],r14
	mov    rax,QWORD PTR [rsp+0x2f8]
	mov    r8,rbp
	lea    r11,[rax+r15*1]
	add    r9,r11
	mov    QWORD PTR [rsp+0x8],r9
	add    rdx,r11
	mov    QWORD PTR [rsp+0x58],rdx
	lea    rdx,[rbx+rsi*4]
	add    rdx,r11
	mov    QWORD PTR [rsp+0x98],rdx
	shl    r13,0x2
	mov    QWORD PTR [rsp+0xf8],r13
	shl    rcx,0x2
	mov    QWORD PTR [rsp+0x108],rcx
	lea    r11,[r10*8+0x0]
	lea    r12,[r11+rsi*4]
	lea    rbp,[rax+rsi*4]
	mov    rdx,rdi
	lea    r11,[rdi+rbp*1]
	lea    rcx,[r11+r10*8]
	add    rcx,r15
	mov    QWORD PTR [rsp+0x90],rcx
	lea    rbx,[r11+r10*4]
	mov    rdi,QWORD PTR [rsp+0x48]
	lea    rcx,[rbx+rdi*8]
	add    rcx,r15
	mov    QWORD PTR [rsp+0x88],rcx
	lea    rcx,[rbx+rdi*4]
	add    rcx,r15
	mov    QWORD PTR [rsp+0x68],rcx
	mov    r9,QWORD PTR [rsp+0x28]
	lea    rbx,[r9*4+0x0]
	add    rbx,rbp
	lea    rcx,[rbx+r10*4]
	mov    r11,r10
	add    rcx,r15
	mov    QWORD PTR [rsp+0x80],rcx
	add    r12,rax
	lea    rcx,[r12+rdi*8]
	add    rcx,r15
	mov    QWORD PTR [rsp+0x78],rcx
	lea    rcx,[r12+rdi*4]
	add    rcx,r15
	mov    QWORD PTR [rsp+0x60],rcx
	mov    r13,QWORD PTR [rsp+0x110]
	xor    r13,0x1
	xor    r8,0x1
	or     r8,r13
	lea    rcx,[rbp+r15*1+0x0]
	mov    QWORD PTR [rsp+0x70],rcx
	setne  BYTE PTR [rsp+0x3a0]
	mov    rcx,QWORD PTR [rsp+0x38]
	shl    rcx,0x3
	mov    rsi,QWORD PTR [rsp+0x20]
	lea    r15,[rdx+rsi*4]
	lea    r12,[r15+r10*4]
	sub    r12,rcx
	lea    rdx,[r15+rdi*4]
	sub    rdx,rcx
	mov    QWORD PTR [rsp+0x168],rdx
	sub    r15,rcx
	lea    r8,[rsi*4+0x0]
	lea    r13,[r8+r10*8]
	mov    rdx,r9
	lea    r9,[r9*4+0x0]
	add    r9,r13
	sub    r9,rcx
	mov    QWORD PTR [rsp+0x198],r9
	lea    rbp,[r8+rdi*8]
	lea    r14,[rdx*4+0x0]
	add    r14,rbp
	sub    r14,rcx
	mov    rdx,rsi
	lea    rsi,[r10*4+0x0]
	lea    r10,[rsi+rdx*4]
	lea    r8,[rdi*4+0x0]
	lea    rsi,[r8+rdx*4]
	mov    rbx,QWORD PTR [rsp+0x50]
	lea    r8,[rbx+rdx*4]
	sub    r8,rcx
	mov    r9,r13
	lea    r13,[r13+rdi*4+0x0]
	sub    r13,rcx
	sub    r9,rcx
	mov    rdx,rbp
	lea    rbp,[rbp+r11*4+0x0]
	sub    rbp,rcx
	sub    r10,rcx
	sub    rdx,rcx
	sub    rsi,rcx
	mov    rcx,QWORD PTR [rsp+0x18]
	shl    rcx,0x3
	sub    r12,rcx
	mov    QWORD PTR [rsp+0x1f0],r12
	sub    QWORD PTR [rsp+0x168],rcx
	sub    r15,rcx
	sub    QWORD PTR [rsp+0x198],rcx
	sub    r14,rcx
	mov    QWORD PTR [rsp+0x1b0],r14
	sub    r8,rcx
	sub    r13,rcx
	sub    r9,rcx
	mov    QWORD PTR [rsp+0x208],r9
	sub    rbp,rcx
	sub    r10,rcx
	mov    QWORD PTR [rsp+0x1e8],r10
	sub    rdx,rcx
	mov    QWORD PTR [rsp+0x228],rdx
	sub    rsi,rcx
	mov    QWORD PTR [rsp+0x200],rsi
	mov    rdx,QWORD PTR [rsp+0x10]
	mov    rcx,QWORD PTR [rsp+0x90]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x298],rcx
	mov    rcx,QWORD PTR [rsp+0x88]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x398],rcx
	mov    rcx,QWORD PTR [rsp+0x68]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x390],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x290],rcx
	mov    rcx,QWORD PTR [rsp+0x70]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x190],rcx
	lea    rcx,[rbx+rdi*8]
	mov    QWORD PTR [rsp+0x18],rcx
	mov    rcx,QWORD PTR [rsp+0x80]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x288],rcx
	mov    rcx,QWORD PTR [rsp+0x58]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x280],rcx
	mov    rcx,QWORD PTR [rsp+0x78]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x388],rcx
	mov    rcx,QWORD PTR [rsp+0x60]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x380],rcx
	mov    r12,r8
	mov    rcx,QWORD PTR [rsp+0x98]
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x278],rcx
	mov    r8,QWORD PTR [rsp+0x30]
	mov    r10,r11
	lea    rcx,[r8+r11*8]
	lea    rsi,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x2a8],rsi
	mov    rbx,rdx
	lea    rsi,[rsi+rdi*8]
	add    rsi,rax
	mov    QWORD PTR [rsp+0x418],rsi
	add    rcx,rax
	lea    rdx,[rdx*4+0x0]
	lea    rsi,[rdx+rdi*4]
	mov    QWORD PTR [rsp+0x38],rsi
	add    rcx,rsi
	mov    QWORD PTR [rsp+0x420],rcx
	lea    rcx,[r8+rdi*8]
	add    rcx,rax
	lea    r9,[rdx+r11*4]
	mov    QWORD PTR [rsp+0x20],rdx
	add    rcx,r9
	mov    QWORD PTR [rsp+0x410],rcx
	lea    r14,[r8+rbx*4]
	lea    r8,[r14+r11*4]
	lea    rcx,[r8+rdi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3f8],rcx
	add    QWORD PTR [rsp+0x1f0],rax
	add    QWORD PTR [rsp+0x168],rax
	add    r15,rax
	lea    rdx,[rdx+r11*8]
	lea    rsi,[rdx+rdi*8]
	mov    r11,QWORD PTR [rsp+0x28]
	lea    rcx,[rsi+r11*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3e0],rcx
	lea    rcx,[rdx+r11*4]
	mov    QWORD PTR [rsp+0x2a0],rcx
	lea    rcx,[rcx+rdi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3d8],rcx
	add    QWORD PTR [rsp+0x198],rax
	lea    rcx,[rax+rbx*4]
	mov    QWORD PTR [rsp+0x1e0],rcx
	mov    rcx,QWORD PTR [rsp+0x18]
	lea    rcx,[rcx+rbx*4]
	mov    QWORD PTR [rsp+0x320],rcx
	lea    rcx,[rcx+r10*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3d0],rcx
	lea    rbx,[r9+r11*4]
	lea    rcx,[rbx+rdi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3c0],rcx
	add    QWORD PTR [rsp+0x1b0],rax
	add    r12,rax
	add    r13,rax
	add    QWORD PTR [rsp+0x208],rax
	add    rbp,rax
	add    QWORD PTR [rsp+0x1e8],rax
	add    QWORD PTR [rsp+0x228],rax
	add    QWORD PTR [rsp+0x200],rax
	lea    rcx,[rax+r14*1]
	mov    QWORD PTR [rsp+0x3b8],rcx
	lea    rcx,[r14+rdi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x3b0],rcx
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x1e0]
	lea    r11,[r10+rcx*1]
	mov    QWORD PTR [rsp+0x220],r11
	add    rcx,rax
	mov    r14,rcx
	add    r8,rax
	mov    QWORD PTR [rsp+0x400],r8
	mov    r11,QWORD PTR [rsp+0x20]
	lea    r8,[r11+rdi*8]
	add    rcx,r8
	mov    QWORD PTR [rsp+0x528],rcx
	add    r14,rsi
	mov    QWORD PTR [rsp+0x30],r14
	add    QWORD PTR [rsp+0x2a8],rax
	mov    r10,QWORD PTR [rsp+0x40]
	lea    rcx,[r8+r10*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x1f8],rcx
	add    r9,rax
	mov    QWORD PTR [rsp+0x408],r9
	add    rsi,rax
	mov    QWORD PTR [rsp+0x3e8],rsi
	lea    rcx,[rdx+rdi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x238],rcx
	add    rdx,rax
	mov    QWORD PTR [rsp+0x3f0],rdx
	add    r8,rax
	mov    QWORD PTR [rsp+0x3a8],r8
	add    QWORD PTR [rsp+0x2a0],rax
	mov    r8,QWORD PTR [rsp+0x38]
	lea    rcx,[r8+r10*4]
	lea    rdx,[rax+rcx*1]
	mov    QWORD PTR [rsp+0x2f0],rdx
	mov    rsi,QWORD PTR [rsp+0x28]
	lea    rcx,[rcx+rsi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x2e8],rcx
	add    rbx,rax
	mov    QWORD PTR [rsp+0x3c8],rbx
	add    QWORD PTR [rsp+0x320],rax
	lea    rcx,[rax+r8*1]
	mov    QWORD PTR [rsp+0x2e0],rcx
	lea    rcx,[r8+rsi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x2d8],rcx
	lea    rcx,[r11+rsi*4]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x2d0],rcx
	mov    r11,QWORD PTR [rsp+0x190]
	lea    rax,[r11+r10*8]
	mov    rcx,QWORD PTR [rsp+0x18]
	add    rcx,rax
	mov    QWORD PTR [rsp+0x370],rcx
	mov    r9,QWORD PTR [rsp+0x1e0]
	lea    rdx,[r9+r10*8]
	lea    r8,[rdx+rdi*8]
	mov    QWORD PTR [rsp+0x360],r8
	lea    r8,[r8+rsi*4]
	mov    QWORD PTR [rsp+0x358],r8
	lea    rcx,[rdx+rsi*4]
	mov    QWORD PTR [rsp+0x2c0],rcx
	mov    QWORD PTR [rsp+0x378],rax
	lea    rax,[rax+rsi*4]
	mov    QWORD PTR [rsp+0x2b8],rax
	lea    rax,[r9+rdi*8]
	mov    QWORD PTR [rsp+0x310],rax
	lea    r14,[rax+rsi*4]
	lea    r11,[r11+rdi*8]
	lea    rcx,[r11+rsi*4]
	lea    rsi,[r9+rsi*4]
	mov    r9,r10
	mov    r10,QWORD PTR [rsp+0x220]
	lea    rax,[r10+r9*8]
	lea    r8,[r10+rdi*8]
	mov    QWORD PTR [rsp+0x4f8],r8
	lea    r8,[r8+r9*4]
	mov    QWORD PTR [rsp+0x4f0],r8
	lea    r8,[r10+r9*4]
	mov    r10,QWORD PTR [rsp+0x290]
	lea    rbx,[r10+r9*4]
	mov    QWORD PTR [rsp+0x4e0],rbx
	mov    QWORD PTR [rsp+0x350],r14
	lea    rbx,[r14+r9*4]
	mov    r14,QWORD PTR [rsp+0x200]
	mov    QWORD PTR [rsp+0x4d8],rbx
	mov    QWORD PTR [rsp+0x340],rcx
	lea    rcx,[rcx+r9*4]
	mov    QWORD PTR [rsp+0x4d0],rcx
	lea    rcx,[rsi+r9*4]
	mov    QWORD PTR [rsp+0x308],rcx
	mov    rcx,QWORD PTR [rsp+0x310]
	lea    rbx,[rcx+r9*4]
	mov    QWORD PTR [rsp+0x4c8],rbx
	mov    QWORD PTR [rsp+0x348],r11
	lea    rbx,[r11+r9*4]
	mov    QWORD PTR [rsp+0x4c0],rbx
	mov    rcx,QWORD PTR [rsp+0x1e0]
	lea    r9,[rcx+r9*4]
	lea    rbx,[rax+rdi*8]
	mov    QWORD PTR [rsp+0x518],rbx
	mov    rcx,QWORD PTR [rsp+0x298]
	lea    rbx,[rcx+rdi*8]
	mov    QWORD PTR [rsp+0x580],rbx
	mov    rbx,QWORD PTR [rsp+0x1e8]
	mov    QWORD PTR [rsp+0x500],rax
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x578],rax
	lea    rax,[rcx+rdi*4]
	mov    QWORD PTR [rsp+0x570],rax
	mov    QWORD PTR [rsp+0x4e8],r8
	lea    rax,[r8+rdi*4]
	mov    r8,QWORD PTR [rsp+0x198]
	mov    QWORD PTR [rsp+0x568],rax
	lea    rax,[r10+rdi*8]
	mov    QWORD PTR [rsp+0x560],rax
	mov    rax,QWORD PTR [rsp+0x220]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x558],rax
	lea    rax,[r10+rdi*4]
	mov    QWORD PTR [rsp+0x550],rax
	mov    rax,QWORD PTR [rsp+0x2c0]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x548],rax
	mov    rax,QWORD PTR [rsp+0x2b8]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x540],rax
	mov    rax,QWORD PTR [rsp+0x308]
	lea    rax,[rax+rdi*4]
	mov    rcx,QWORD PTR [rsp+0x1f0]
	mov    QWORD PTR [rsp+0x538],rax
	mov    rax,QWORD PTR [rsp+0x288]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x5c8],rax
	mov    QWORD PTR [rsp+0x338],rsi
	lea    rax,[rsi+rdi*4]
	mov    rsi,QWORD PTR [rsp+0x208]
	mov    QWORD PTR [rsp+0x5c0],rax
	mov    rax,QWORD PTR [rsp+0x280]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x5b8],rax
	mov    QWORD PTR [rsp+0x368],rdx
	lea    rax,[rdx+rdi*4]
	mov    rdx,QWORD PTR [rsp+0x168]
	mov    QWORD PTR [rsp+0x5b0],rax
	mov    QWORD PTR [rsp+0x4b8],r9
	lea    rax,[r9+rdi*4]
	mov    r9,QWORD PTR [rsp+0x228]
	mov    QWORD PTR [rsp+0x5a8],rax
	mov    rax,QWORD PTR [rsp+0x278]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x5a0],rax
	mov    rax,QWORD PTR [rsp+0x1e0]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x598],rax
	mov    rax,QWORD PTR [rsp+0x190]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x590],rax
	mov    rax,QWORD PTR [rsp+0x108]
	or     rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x588],rax
	mov    rax,QWORD PTR [rsp+0xb0]
	and    rax,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x218],rax
	mov    r11,QWORD PTR [rsp+0x1b0]
	shl    QWORD PTR [rsp+0x110],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	xorps  xmm0,xmm0
	xorps  xmm1,xmm1
	xor    r10d,r10d
	mov    rax,QWORD PTR [rsp+0x1e0]
	mov    QWORD PTR [rsp+0x2c8],rax
	mov    rdi,QWORD PTR [rsp+0xf8]
	mov    rax,QWORD PTR [rsp+0x170]
	jmp    <points27_ranked_ours+0xd22>
	nop
	mov    r10,QWORD PTR [rsp+0x318]
	inc    r10
	add    rax,QWORD PTR [rsp+0x100]
	mov    rdi,QWORD PTR [rsp+0xf8]
	add    QWORD PTR [rsp+0x418],rdi
	add    QWORD PTR [rsp+0x420],rdi
	add    QWORD PTR [rsp+0x410],rdi
	add    QWORD PTR [rsp+0x3f8],rdi
	add    rcx,rdi
	add    rdx,rdi
	add    r15,rdi
	add    QWORD PTR [rsp+0x3e0],rdi
	add    QWORD PTR [rsp+0x3d8],rdi
	add    r8,rdi
	add    QWORD PTR [rsp+0x3d0],rdi
	add    QWORD PTR [rsp+0x3c0],rdi
	add    r11,rdi
	add    r12,rdi
	add    r13,rdi
	add    rsi,rdi
	add    rbp,rdi
	add    rbx,rdi
	add    r9,rdi
	add    r14,rdi
	add    QWORD PTR [rsp+0x2c8],rdi
	add    QWORD PTR [rsp+0x3b8],rdi
	add    QWORD PTR [rsp+0x3b0],rdi
	add    QWORD PTR [rsp+0x528],rdi
	add    QWORD PTR [rsp+0x400],rdi
	add    QWORD PTR [rsp+0x30],rdi
	add    QWORD PTR [rsp+0x2a8],rdi
	add    QWORD PTR [rsp+0x1f8],rdi
	add    QWORD PTR [rsp+0x2f0],rdi
	add    QWORD PTR [rsp+0x408],rdi
	add    QWORD PTR [rsp+0x3e8],rdi
	add    QWORD PTR [rsp+0x238],rdi
	add    QWORD PTR [rsp+0x3f0],rdi
	add    QWORD PTR [rsp+0x3a8],rdi
	add    QWORD PTR [rsp+0x2e0],rdi
	add    QWORD PTR [rsp+0x2a0],rdi
	add    QWORD PTR [rsp+0x2e8],rdi
	add    QWORD PTR [rsp+0x3c8],rdi
	add    QWORD PTR [rsp+0x320],rdi
	add    QWORD PTR [rsp+0x2d8],rdi
	add    QWORD PTR [rsp+0x2d0],rdi
	cmp    r10,QWORD PTR [rsp+0x328]
	je     <points27_ranked_ours+0x8d1f>
	mov    QWORD PTR [rsp+0x200],r14
	mov    QWORD PTR [rsp+0x1e8],rbx
	mov    QWORD PTR [rsp+0x228],r9
	mov    QWORD PTR [rsp+0x208],rsi
	mov    QWORD PTR [rsp+0x198],r8
	mov    QWORD PTR [rsp+0x1b0],r11
	mov    QWORD PTR [rsp+0x168],rdx
	mov    QWORD PTR [rsp+0x1f0],rcx
	mov    QWORD PTR [rsp+0x170],rax
	mov    QWORD PTR [rsp+0x508],rbp
	mov    QWORD PTR [rsp+0x330],r13
	mov    QWORD PTR [rsp+0x428],r12
	mov    QWORD PTR [rsp+0x300],r15
	cmp    QWORD PTR [rsp+0x588],0x0
	sets   al
	mov    rcx,QWORD PTR [rsp+0x100]
	imul   rcx,r10
	mov    rdx,QWORD PTR [rsp+0x520]
	add    rdx,rcx
	add    rcx,QWORD PTR [rsp+0x530]
	mov    QWORD PTR [rsp+0x318],r10
	imul   rdi,r10
	mov    rsi,QWORD PTR [rsp+0x518]
	lea    r8,[rsi+rdi*1]
	mov    rsi,QWORD PTR [rsp+0x580]
	add    rsi,rdi
	mov    r9,QWORD PTR [rsp+0x578]
	lea    r10,[r9+rdi*1]
	mov    r9,QWORD PTR [rsp+0x570]
	lea    r9,[r9+rdi*1]
	mov    r11,QWORD PTR [rsp+0x500]
	lea    rbx,[r11+rdi*1]
	mov    r11,QWORD PTR [rsp+0x298]
	lea    r11,[r11+rdi*1]
	mov    r14,QWORD PTR [rsp+0x4f0]
	lea    r15,[r14+rdi*1]
	mov    r14,QWORD PTR [rsp+0x398]
	lea    r14,[r14+rdi*1]
	mov    r12,QWORD PTR [rsp+0x568]
	lea    r13,[r12+rdi*1]
	mov    r12,QWORD PTR [rsp+0x390]
	lea    r12,[r12+rdi*1]
	mov    rbp,QWORD PTR [rsp+0x4e8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x178],rbp
	mov    rbp,QWORD PTR [rsp+0x4e0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d0],rbp
	mov    rbp,QWORD PTR [rsp+0x4f8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x188],rbp
	mov    rbp,QWORD PTR [rsp+0x560]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x180],rbp
	mov    rbp,QWORD PTR [rsp+0x558]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x120],rbp
	mov    rbp,QWORD PTR [rsp+0x550]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x118],rbp
	mov    rbp,QWORD PTR [rsp+0x220]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x130],rbp
	mov    rbp,QWORD PTR [rsp+0x290]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x128],rbp
	mov    rbp,QWORD PTR [rsp+0x358]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x140],rbp
	mov    rbp,QWORD PTR [rsp+0x370]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x138],rbp
	mov    rbp,QWORD PTR [rsp+0x548]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa8],rbp
	mov    rbp,QWORD PTR [rsp+0x540]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d8],rbp
	mov    rbp,QWORD PTR [rsp+0x2c0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x150],rbp
	mov    rbp,QWORD PTR [rsp+0x2b8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x148],rbp
	mov    rbp,QWORD PTR [rsp+0x4d8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc0],rbp
	mov    rbp,QWORD PTR [rsp+0x4d0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x158],rbp
	mov    rbp,QWORD PTR [rsp+0x538]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd0],rbp
	mov    rbp,QWORD PTR [rsp+0x5c8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc8],rbp
	mov    rbp,QWORD PTR [rsp+0x308]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe0],rbp
	mov    rbp,QWORD PTR [rsp+0x288]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd8],rbp
	mov    rbp,QWORD PTR [rsp+0x350]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xf0],rbp
	mov    rbp,QWORD PTR [rsp+0x340]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe8],rbp
	mov    rbp,QWORD PTR [rsp+0x5c0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa0],rbp
	mov    rbp,QWORD PTR [rsp+0x5b8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xb8],rbp
	mov    rbp,QWORD PTR [rsp+0x338]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x28],rbp
	mov    rbp,QWORD PTR [rsp+0x280]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x70],rbp
	mov    rbp,QWORD PTR [rsp+0x360]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x48],rbp
	mov    rbp,QWORD PTR [rsp+0x388]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x60],rbp
	mov    rbp,QWORD PTR [rsp+0x5b0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x78],rbp
	mov    rbp,QWORD PTR [rsp+0x380]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x40],rbp
	mov    rbp,QWORD PTR [rsp+0x368]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x80],rbp
	mov    rbp,QWORD PTR [rsp+0x378]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x68],rbp
	mov    rbp,QWORD PTR [rsp+0x4c8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x90],rbp
	mov    rbp,QWORD PTR [rsp+0x4c0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x88],rbp
	mov    rbp,QWORD PTR [rsp+0x5a8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x58],rbp
	mov    rbp,QWORD PTR [rsp+0x5a0]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x98],rbp
	mov    rbp,QWORD PTR [rsp+0x4b8]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x10],rbp
	mov    rbp,QWORD PTR [rsp+0x278]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x50],rbp
	mov    rbp,QWORD PTR [rsp+0x310]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x20],rbp
	mov    rbp,QWORD PTR [rsp+0x348]
	lea    rbp,[rbp+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x8],rbp
	mov    rbp,QWORD PTR [rsp+0x598]
	add    rbp,rdi
	mov    QWORD PTR [rsp+0x18],rbp
	mov    rbp,QWORD PTR [rsp+0x590]
	add    rbp,rdi
	mov    QWORD PTR [rsp+0x38],rbp
	mov    rbp,QWORD PTR [rsp+0x1e0]
	add    rbp,rdi
	add    rdi,QWORD PTR [rsp+0x190]
	cmp    rdx,rsi
	setb   sil
	cmp    r8,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	cmp    rdx,r9
	setb   sil
	cmp    r10,rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r8b
	cmp    rdx,r11
	setb   sil
	cmp    rbx,rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	cmp    rdx,r14
	setb   sil
	cmp    r15,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	or     r8b,r10b
	or     r8b,r9b
	cmp    rdx,r12
	setb   sil
	cmp    r13,rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x1d0]
	setb   sil
	cmp    QWORD PTR [rsp+0x178],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x180]
	setb   r9b
	cmp    QWORD PTR [rsp+0x188],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0x118]
	setb   r8b
	cmp    QWORD PTR [rsp+0x120],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x128]
	setb   r8b
	cmp    QWORD PTR [rsp+0x130],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x138]
	setb   r8b
	cmp    QWORD PTR [rsp+0x140],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x1d8]
	setb   r10b
	cmp    QWORD PTR [rsp+0xa8],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x148]
	setb   sil
	cmp    QWORD PTR [rsp+0x150],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x158]
	setb   sil
	cmp    QWORD PTR [rsp+0xc0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xc8]
	setb   sil
	cmp    QWORD PTR [rsp+0xd0],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0xd8]
	setb   sil
	cmp    QWORD PTR [rsp+0xe0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xe8]
	setb   r9b
	cmp    QWORD PTR [rsp+0xf0],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0xb8]
	setb   r8b
	cmp    QWORD PTR [rsp+0xa0],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x70]
	setb   r8b
	cmp    QWORD PTR [rsp+0x28],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x60]
	setb   r8b
	cmp    QWORD PTR [rsp+0x48],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x40]
	setb   r8b
	cmp    QWORD PTR [rsp+0x78],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x68]
	setb   r8b
	cmp    QWORD PTR [rsp+0x80],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x88]
	setb   r10b
	cmp    QWORD PTR [rsp+0x90],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x98]
	setb   sil
	cmp    QWORD PTR [rsp+0x58],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x50]
	setb   sil
	cmp    QWORD PTR [rsp+0x10],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x8]
	setb   sil
	cmp    QWORD PTR [rsp+0x20],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x38]
	setb   sil
	cmp    QWORD PTR [rsp+0x18],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,rdi
	setb   dl
	cmp    rbp,rcx
	setb   cl
	and    cl,dl
	or     cl,al
	or     cl,r10b
	or     cl,r8b
	or     cl,BYTE PTR [rsp+0x3a0]
	mov    BYTE PTR [rsp+0x2f8],cl
	mov    rax,QWORD PTR [rsp+0x2d0]
	mov    QWORD PTR [rsp+0x510],rax
	mov    rax,QWORD PTR [rsp+0x2d8]
	mov    QWORD PTR [rsp+0x268],rax
	mov    rax,QWORD PTR [rsp+0x320]
	mov    QWORD PTR [rsp+0x490],rax
	mov    rax,QWORD PTR [rsp+0x3c8]
	mov    QWORD PTR [rsp+0x260],rax
	mov    rax,QWORD PTR [rsp+0x2e8]
	mov    QWORD PTR [rsp+0x488],rax
	mov    rax,QWORD PTR [rsp+0x2a0]
	mov    QWORD PTR [rsp+0x480],rax
	mov    rax,QWORD PTR [rsp+0x2e0]
	mov    QWORD PTR [rsp+0x478],rax
	mov    rax,QWORD PTR [rsp+0x3a8]
	mov    QWORD PTR [rsp+0x470],rax
	mov    rax,QWORD PTR [rsp+0x3f0]
	mov    QWORD PTR [rsp+0x468],rax
	mov    rax,QWORD PTR [rsp+0x238]
	mov    QWORD PTR [rsp+0x460],rax
	mov    rax,QWORD PTR [rsp+0x3e8]
	mov    QWORD PTR [rsp+0x140],rax
	mov    rax,QWORD PTR [rsp+0x408]
	mov    QWORD PTR [rsp+0x458],rax
	mov    rax,QWORD PTR [rsp+0x2f0]
	mov    QWORD PTR [rsp+0x138],rax
	mov    rax,QWORD PTR [rsp+0x1f8]
	mov    QWORD PTR [rsp+0x450],rax
	mov    rax,QWORD PTR [rsp+0x2a8]
	mov    QWORD PTR [rsp+0x130],rax
	mov    rax,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x448],rax
	mov    rax,QWORD PTR [rsp+0x400]
	mov    QWORD PTR [rsp+0x440],rax
	mov    rax,QWORD PTR [rsp+0x528]
	mov    QWORD PTR [rsp+0x128],rax
	mov    rax,QWORD PTR [rsp+0x3b0]
	mov    QWORD PTR [rsp+0x438],rax
	mov    rax,QWORD PTR [rsp+0x3b8]
	mov    QWORD PTR [rsp+0x430],rax
	mov    rax,QWORD PTR [rsp+0x2c8]
	mov    QWORD PTR [rsp+0x120],rax
	mov    rax,QWORD PTR [rsp+0x200]
	mov    QWORD PTR [rsp+0x188],rax
	mov    rax,QWORD PTR [rsp+0x228]
	mov    QWORD PTR [rsp+0x180],rax
	mov    rax,QWORD PTR [rsp+0x1e8]
	mov    QWORD PTR [rsp+0x178],rax
	mov    rax,QWORD PTR [rsp+0x508]
	mov    QWORD PTR [rsp+0x1d0],rax
	mov    rax,QWORD PTR [rsp+0x208]
	mov    QWORD PTR [rsp+0x270],rax
	mov    rax,QWORD PTR [rsp+0x330]
	mov    QWORD PTR [rsp+0x4b0],rax
	mov    rax,QWORD PTR [rsp+0x428]
	mov    QWORD PTR [rsp+0x4a8],rax
	mov    r10,QWORD PTR [rsp+0x1b0]
	mov    rdi,QWORD PTR [rsp+0x3c0]
	mov    rax,QWORD PTR [rsp+0x3d0]
	mov    QWORD PTR [rsp+0x118],rax
	mov    rax,QWORD PTR [rsp+0x198]
	mov    QWORD PTR [rsp+0x1c8],rax
	mov    rax,QWORD PTR [rsp+0x3d8]
	mov    QWORD PTR [rsp+0x258],rax
	mov    rax,QWORD PTR [rsp+0x3e0]
	mov    QWORD PTR [rsp+0x250],rax
	mov    rax,QWORD PTR [rsp+0x300]
	mov    QWORD PTR [rsp+0x1c0],rax
	mov    rax,QWORD PTR [rsp+0x168]
	mov    QWORD PTR [rsp+0x1b8],rax
	mov    rax,QWORD PTR [rsp+0x1f0]
	mov    QWORD PTR [rsp+0x210],rax
	mov    rax,QWORD PTR [rsp+0x3f8]
	mov    QWORD PTR [rsp+0x248],rax
	mov    rax,QWORD PTR [rsp+0x410]
	mov    QWORD PTR [rsp+0x240],rax
	mov    rax,QWORD PTR [rsp+0x420]
	mov    QWORD PTR [rsp+0x2b0],rax
	mov    rax,QWORD PTR [rsp+0x418]
	mov    QWORD PTR [rsp+0x1a0],rax
	mov    rax,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x230],rax
	mov    QWORD PTR [rsp+0x498],0x0
	jmp    <points27_ranked_ours+0x1947>
	nop    DWORD PTR [rax+0x0]
	mov    rcx,QWORD PTR [rsp+0x498]
	inc    rcx
	mov    rax,QWORD PTR [rsp+0x230]
	add    rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x230],rax
	mov    rax,QWORD PTR [rsp+0x108]
	add    QWORD PTR [rsp+0x1a0],rax
	add    QWORD PTR [rsp+0x2b0],rax
	add    QWORD PTR [rsp+0x130],rax
	add    QWORD PTR [rsp+0x240],rax
	add    QWORD PTR [rsp+0x248],rax
	add    QWORD PTR [rsp+0x210],rax
	add    QWORD PTR [rsp+0x128],rax
	add    QWORD PTR [rsp+0x1b8],rax
	add    QWORD PTR [rsp+0x1c0],rax
	add    QWORD PTR [rsp+0x250],rax
	add    QWORD PTR [rsp+0x258],rax
	add    QWORD PTR [rsp+0x1c8],rax
	add    QWORD PTR [rsp+0x118],rax
	mov    rdi,QWORD PTR [rsp+0x1d8]
	add    rdi,rax
	add    QWORD PTR [rsp+0x260],rax
	mov    r10,QWORD PTR [rsp+0xa8]
	add    r10,rax
	add    QWORD PTR [rsp+0x268],rax
	add    QWORD PTR [rsp+0x4a8],rax
	add    QWORD PTR [rsp+0x140],rax
	add    QWORD PTR [rsp+0x4b0],rax
	add    QWORD PTR [rsp+0x270],rax
	add    QWORD PTR [rsp+0x1d0],rax
	add    QWORD PTR [rsp+0x138],rax
	add    QWORD PTR [rsp+0x178],rax
	add    QWORD PTR [rsp+0x180],rax
	add    QWORD PTR [rsp+0x188],rax
	add    QWORD PTR [rsp+0x120],rax
	add    QWORD PTR [rsp+0x430],rax
	add    QWORD PTR [rsp+0x438],rax
	add    QWORD PTR [rsp+0x440],rax
	add    QWORD PTR [rsp+0x448],rax
	add    QWORD PTR [rsp+0x450],rax
	add    QWORD PTR [rsp+0x458],rax
	add    QWORD PTR [rsp+0x460],rax
	add    QWORD PTR [rsp+0x468],rax
	add    QWORD PTR [rsp+0x470],rax
	add    QWORD PTR [rsp+0x478],rax
	add    QWORD PTR [rsp+0x480],rax
	add    QWORD PTR [rsp+0x488],rax
	add    QWORD PTR [rsp+0x490],rax
	add    QWORD PTR [rsp+0x510],rax
	mov    QWORD PTR [rsp+0x498],rcx
	cmp    rcx,QWORD PTR [rsp+0x4a0]
	mov    rax,QWORD PTR [rsp+0x170]
	mov    r15,QWORD PTR [rsp+0x300]
	mov    rcx,QWORD PTR [rsp+0x1f0]
	mov    rdx,QWORD PTR [rsp+0x168]
	mov    rsi,QWORD PTR [rsp+0x208]
	mov    r8,QWORD PTR [rsp+0x198]
	mov    r9,QWORD PTR [rsp+0x228]
	mov    r11,QWORD PTR [rsp+0x1b0]
	mov    rbx,QWORD PTR [rsp+0x1e8]
	mov    r14,QWORD PTR [rsp+0x200]
	mov    r12,QWORD PTR [rsp+0x428]
	mov    r13,QWORD PTR [rsp+0x330]
	mov    rbp,QWORD PTR [rsp+0x508]
	je     <points27_ranked_ours+0xbf0>
	mov    QWORD PTR [rsp+0x1d8],rdi
	mov    QWORD PTR [rsp+0xa8],r10
	mov    rcx,QWORD PTR [rsp+0xb0]
	cmp    rcx,0x10
	setb   al
	or     al,BYTE PTR [rsp+0x2f8]
	test   al,0x1
	je     <points27_ranked_ours+0x1980>
	xor    eax,eax
	mov    rdi,QWORD PTR [rsp+0x160]
	jmp    <points27_ranked_ours+0x1b74>
	xor    eax,eax
	mov    r9,QWORD PTR [rsp+0x1c8]
	mov    r11,QWORD PTR [rsp+0x258]
	mov    rbx,QWORD PTR [rsp+0x250]
	mov    rdx,QWORD PTR [rsp+0x1c0]
	mov    r14,QWORD PTR [rsp+0x1b8]
	mov    r15,QWORD PTR [rsp+0x210]
	mov    r12,QWORD PTR [rsp+0x248]
	mov    r13,QWORD PTR [rsp+0x240]
	mov    rbp,QWORD PTR [rsp+0x2b0]
	mov    rcx,QWORD PTR [rsp+0x1a0]
	mov    r10,QWORD PTR [rsp+0x230]
	mov    rdi,QWORD PTR [rsp+0x268]
	mov    rsi,QWORD PTR [rsp+0x260]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp+0x120]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm1
	mov    r8,QWORD PTR [rsp+0x188]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x180]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x178]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x138]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d0]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x270]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x4b0]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x140]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x4a8]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0xa8]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d8]
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x118]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r11+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbx+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdx+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r14+rax*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x128]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r15+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r12+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r13+rax*4+0x0]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x130]
	movups xmm2,XMMWORD PTR [r8+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbp+rax*4+0x0]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rcx+rax*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [r10+rax*4],xmm2
	add    rax,0x4
	cmp    QWORD PTR [rsp+0x218],rax
	jne    <points27_ranked_ours+0x19f0>
	mov    rcx,QWORD PTR [rsp+0x218]
	mov    rax,rcx
	cmp    QWORD PTR [rsp+0xb0],rcx
	mov    rdi,QWORD PTR [rsp+0x160]
	je     <points27_ranked_ours+0x1750>
	mov    rcx,QWORD PTR [rsp+0x110]
	imul   rcx,rax
	add    rcx,QWORD PTR [rsp+0x230]
	mov    QWORD PTR [rsp+0x18],rcx
	mov    rbp,rdi
	imul   rbp,rax
	mov    rcx,QWORD PTR [rsp+0x430]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x150],rcx
	mov    rcx,QWORD PTR [rsp+0x120]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x148],rcx
	mov    r10,QWORD PTR [rsp+0xb0]
	sub    r10,rax
	mov    rax,QWORD PTR [rsp+0x510]
	mov    QWORD PTR [rsp+0x38],rax
	mov    rax,QWORD PTR [rsp+0x268]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0x490]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rax,QWORD PTR [rsp+0x260]
	mov    QWORD PTR [rsp+0x10],rax
	mov    rax,QWORD PTR [rsp+0x488]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsp+0x118]
	mov    QWORD PTR [rsp+0x58],rax
	mov    rax,QWORD PTR [rsp+0x480]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rax,QWORD PTR [rsp+0x258]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x250]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0x478]
	mov    QWORD PTR [rsp+0x80],rax
	mov    rax,QWORD PTR [rsp+0x470]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x468]
	mov    QWORD PTR [rsp+0x78],rax
	mov    rax,QWORD PTR [rsp+0x460]
	mov    QWORD PTR [rsp+0x40],rax
	mov    rax,QWORD PTR [rsp+0x140]
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,QWORD PTR [rsp+0x458]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x138]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0x450]
	mov    QWORD PTR [rsp+0x70],rax
	mov    rax,QWORD PTR [rsp+0x130]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x2b0]
	mov    QWORD PTR [rsp+0xb8],rax
	mov    rax,QWORD PTR [rsp+0x448]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp+0x440]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x248]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x240]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rax,QWORD PTR [rsp+0x128]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x438]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xc0],0x0
	nop    WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0x158],r10
	mov    r10,QWORD PTR [rsp+0x148]
	mov    r14,QWORD PTR [rsp+0xc0]
	movss  xmm2,DWORD PTR [r10+r14*1]
	addss  xmm2,xmm0
	mov    rax,QWORD PTR [rsp+0x80]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x68]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x60]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x28]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x70]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x78]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x40]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x48]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x38]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x20]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x8]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x10]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x50]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x58]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r13,QWORD PTR [rsp+0x98]
	addss  xmm2,DWORD PTR [r13+rbp*1+0x0]
	mov    r12,QWORD PTR [rsp+0x90]
	addss  xmm2,DWORD PTR [r12+rbp*1]
	mov    r15,QWORD PTR [rsp+0x88]
	addss  xmm2,DWORD PTR [r15+rbp*1]
	mov    r10,QWORD PTR [rsp+0x150]
	addss  xmm2,DWORD PTR [r10+r14*1]
	mov    r9,QWORD PTR [rsp+0xc8]
	addss  xmm2,DWORD PTR [r9+rbp*1]
	mov    r8,QWORD PTR [rsp+0xd0]
	addss  xmm2,DWORD PTR [r8+rbp*1]
	mov    rbx,QWORD PTR [rsp+0xe8]
	addss  xmm2,DWORD PTR [rbx+rbp*1]
	mov    rdx,QWORD PTR [rsp+0xe0]
	addss  xmm2,DWORD PTR [rdx+rbp*1]
	mov    rcx,QWORD PTR [rsp+0xd8]
	addss  xmm2,DWORD PTR [rcx+rbp*1]
	mov    r11,QWORD PTR [rsp+0xa0]
	addss  xmm2,DWORD PTR [r11+rbp*1]
	mov    rsi,QWORD PTR [rsp+0xb8]
	addss  xmm2,DWORD PTR [rsi+rbp*1]
	mov    rax,QWORD PTR [rsp+0xf0]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r10,QWORD PTR [rsp+0x18]
	movss  DWORD PTR [r10],xmm2
	add    r10,QWORD PTR [rsp+0x110]
	mov    QWORD PTR [rsp+0x18],r10
	mov    r10,QWORD PTR [rsp+0x158]
	add    r14,rdi
	mov    QWORD PTR [rsp+0xc0],r14
	add    r9,rdi
	mov    QWORD PTR [rsp+0xc8],r9
	add    r8,rdi
	mov    QWORD PTR [rsp+0xd0],r8
	add    rcx,rdi
	mov    QWORD PTR [rsp+0xd8],rcx
	add    rdx,rdi
	mov    QWORD PTR [rsp+0xe0],rdx
	add    rbx,rdi
	mov    QWORD PTR [rsp+0xe8],rbx
	add    rax,rdi
	mov    QWORD PTR [rsp+0xf0],rax
	add    rsi,rdi
	mov    QWORD PTR [rsp+0xb8],rsi
	add    r11,rdi
	mov    QWORD PTR [rsp+0xa0],r11
	add    QWORD PTR [rsp+0x70],rdi
	add    QWORD PTR [rsp+0x28],rdi
	add    QWORD PTR [rsp+0x60],rdi
	add    QWORD PTR [rsp+0x48],rdi
	add    QWORD PTR [rsp+0x40],rdi
	add    QWORD PTR [rsp+0x78],rdi
	add    QWORD PTR [rsp+0x68],rdi
	add    QWORD PTR [rsp+0x80],rdi
	add    r15,rdi
	mov    QWORD PTR [rsp+0x88],r15
	add    r12,rdi
	mov    QWORD PTR [rsp+0x90],r12
	add    r13,rdi
	mov    QWORD PTR [rsp+0x98],r13
	add    QWORD PTR [rsp+0x58],rdi
	add    QWORD PTR [rsp+0x50],rdi
	add    QWORD PTR [rsp+0x10],rdi
	add    QWORD PTR [rsp+0x8],rdi
	add    QWORD PTR [rsp+0x20],rdi
	add    QWORD PTR [rsp+0x38],rdi
	dec    r10
	jne    <points27_ranked_ours+0x1d40>
	jmp    <points27_ranked_ours+0x1750>
	mov    sil,r10b
	mov    rdi,QWORD PTR [rsp+0x4a0]
	mov    rcx,rdi
	sub    rcx,rsi
	imul   rcx,r11
	mov    rbx,rcx
	test   rbp,rbp
	js     <points27_ranked_ours+0x5f2f>
	lea    rcx,[r14*4+0x0]
	mov    QWORD PTR [rsp+0x1e0],rcx
	shl    QWORD PTR [rsp+0x100],0x2
	lea    rsi,[rdi-0x1]
	mov    rcx,QWORD PTR [rsp+0x1a8]
	mov    rdx,rcx
	imul   rdx,rsi
	mov    rdi,QWORD PTR [rsp+0xb0]
	lea    r9,[rdi*4+0x0]
	add    r14,rdi
	add    r14,rdx
	shl    r14,0x2
	shl    rcx,0x2
	test   r13,r13
	mov    QWORD PTR [rsp+0x1a8],rcx
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x50],rax
	mov    QWORD PTR [rsp+0x20],rbx
	js     <points27_ranked_ours+0x649f>
	mov    r12,QWORD PTR [rsp+0x40]
	lea    rdi,[rcx+r12*8]
	mov    r11,rcx
	mov    rcx,r8
	mov    r8,QWORD PTR [rsp+0x48]
	lea    rdx,[rdi+r8*8]
	add    rax,rbx
	mov    r15,QWORD PTR [rsp+0x190]
	add    r15,rcx
	add    r15,rax
	shl    r15,0x2
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x290],rdx
	shl    r13,0x2
	mov    QWORD PTR [rsp+0xf8],r13
	mov    rax,QWORD PTR [rsp+0x108]
	imul   rsi,rax
	lea    r9,[r9+rsi*4]
	lea    rcx,[r9+r11*1]
	lea    rdx,[rcx+r12*8]
	lea    rsi,[rdx+r8*8]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x4f0],rsi
	shl    rax,0x2
	mov    QWORD PTR [rsp+0x108],rax
	mov    rax,QWORD PTR [rsp+0x8]
	add    QWORD PTR [rsp+0x1e0],rax
	add    r14,rax
	mov    QWORD PTR [rsp+0x530],r14
	lea    rax,[rdi+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x280],rax
	lea    rax,[rdx+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x4e8],rax
	sub    rdi,r15
	mov    QWORD PTR [rsp+0x298],rdi
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x4f8],rdx
	mov    rax,r11
	lea    rsi,[r11+r8*8]
	lea    rdx,[rsi+r12*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2c0],rdx
	lea    rbx,[rcx+r8*8]
	lea    rdx,[rbx+r12*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x4e0],rdx
	lea    rdi,[r11+r12*4]
	mov    QWORD PTR [rsp+0x2a0],rdi
	lea    rdx,[rdi+r8*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2b8],rdx
	lea    r11,[rcx+r12*4]
	lea    rdx,[r11+r8*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x4d8],rdx
	mov    rdx,rdi
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x310],rdx
	sub    r11,r15
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x278],rsi
	sub    rbx,r15
	lea    rdx,[rax+r8*4]
	mov    QWORD PTR [rsp+0x2a8],rdx
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x308],rdx
	lea    rdx,[rcx+r8*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x4d0],rdx
	mov    rdx,rax
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x3a0],rdx
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x500],rcx
	lea    rax,[r8*8+0x0]
	mov    QWORD PTR [rsp+0x198],rax
	mov    rsi,r12
	lea    rax,[rax+r12*8]
	mov    QWORD PTR [rsp+0x168],rax
	mov    rdi,QWORD PTR [rsp+0x28]
	lea    rax,[rax+rdi*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x398],rax
	lea    rbp,[r9+r12*8]
	lea    rax,[r8*8+0x0]
	add    rax,rbp
	mov    QWORD PTR [rsp+0x390],rax
	lea    rax,[rax+rdi*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x4c8],rax
	lea    rdx,[rdi*4+0x0]
	mov    QWORD PTR [rsp+0x1a0],rdx
	lea    rcx,[rdx+r12*8]
	mov    QWORD PTR [rsp+0x1f0],rcx
	lea    rax,[rcx+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x388],rax
	lea    r14,[rdi*4+0x0]
	add    r14,rbp
	lea    rax,[r14+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x4c0],rax
	mov    rax,rcx
	sub    rax,r15
	mov    QWORD PTR [rsp+0x380],rax
	sub    r14,r15
	lea    r13,[rdx+r8*8]
	lea    rax,[r12*4+0x0]
	add    rax,r13
	mov    QWORD PTR [rsp+0x208],r13
	sub    rax,r15
	mov    QWORD PTR [rsp+0x378],rax
	lea    rax,[r9+r8*8]
	mov    QWORD PTR [rsp+0x220],rax
	mov    QWORD PTR [rsp+0x288],r9
	lea    r12,[rax+rdi*4]
	lea    rax,[r12+rsi*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x4b8],rax
	lea    r10,[rsi*4+0x0]
	mov    rcx,rsi
	lea    rsi,[r10+rdi*4]
	mov    QWORD PTR [rsp+0x228],r10
	lea    rax,[rsi+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x368],rax
	lea    rax,[r9+rdi*4]
	mov    r9,rdi
	lea    rdi,[rax+rcx*4]
	lea    rdx,[rdi+r8*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x518],rdx
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x370],rsi
	sub    rdi,r15
	mov    rsi,r13
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x360],rsi
	sub    r12,r15
	lea    rdx,[r8*4+0x0]
	lea    rsi,[rdx+r9*4]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x358],rsi
	lea    rsi,[rax+r8*4]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x580],rsi
	sub    rax,r15
	mov    rsi,QWORD PTR [rsp+0x168]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x350],rsi
	sub    QWORD PTR [rsp+0x390],r15
	lea    rsi,[rdx+rcx*8]
	mov    QWORD PTR [rsp+0x1e8],rsi
	mov    QWORD PTR [rsp+0x1b0],rdx
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x348],rsi
	lea    rsi,[r8*4+0x0]
	add    rsi,rbp
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x578],rsi
	sub    rbp,r15
	lea    rsi,[r10+r8*8]
	mov    QWORD PTR [rsp+0x200],rsi
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x340],rsi
	mov    r9,QWORD PTR [rsp+0x220]
	lea    rsi,[r9+rcx*4]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x570],rsi
	lea    rsi,[rdx+rcx*4]
	mov    QWORD PTR [rsp+0x8],rsi
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x338],rsi
	mov    rdx,QWORD PTR [rsp+0x288]
	lea    r13,[rdx+rcx*4]
	lea    rsi,[r8*4+0x0]
	add    rsi,r13
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x568],rsi
	sub    r13,r15
	sub    r9,r15
	mov    QWORD PTR [rsp+0x220],r9
	lea    rsi,[rdx+r8*4]
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x560],rsi
	sub    rdx,r15
	mov    rsi,QWORD PTR [rsp+0x2f8]
	add    QWORD PTR [rsp+0x290],rsi
	add    QWORD PTR [rsp+0x4f0],rsi
	add    QWORD PTR [rsp+0x280],rsi
	add    QWORD PTR [rsp+0x4e8],rsi
	mov    r10,QWORD PTR [rsp+0x1f0]
	add    QWORD PTR [rsp+0x298],rsi
	add    QWORD PTR [rsp+0x4f8],rsi
	add    QWORD PTR [rsp+0x2c0],rsi
	add    QWORD PTR [rsp+0x4e0],rsi
	add    QWORD PTR [rsp+0x2b8],rsi
	add    QWORD PTR [rsp+0x4d8],rsi
	add    QWORD PTR [rsp+0x310],rsi
	add    r11,rsi
	mov    QWORD PTR [rsp+0x5c0],r11
	add    QWORD PTR [rsp+0x278],rsi
	add    rbx,rsi
	mov    QWORD PTR [rsp+0x5c8],rbx
	add    QWORD PTR [rsp+0x308],rsi
	add    QWORD PTR [rsp+0x4d0],rsi
	add    QWORD PTR [rsp+0x3a0],rsi
	add    QWORD PTR [rsp+0x500],rsi
	add    QWORD PTR [rsp+0x398],rsi
	add    QWORD PTR [rsp+0x4c8],rsi
	mov    r11,QWORD PTR [rsp+0x208]
	add    QWORD PTR [rsp+0x388],rsi
	add    QWORD PTR [rsp+0x4c0],rsi
	mov    rbx,QWORD PTR [rsp+0x228]
	add    QWORD PTR [rsp+0x380],rsi
	add    r14,rsi
	mov    QWORD PTR [rsp+0x5b0],r14
	add    QWORD PTR [rsp+0x378],rsi
	add    QWORD PTR [rsp+0x4b8],rsi
	add    QWORD PTR [rsp+0x368],rsi
	add    QWORD PTR [rsp+0x518],rsi
	add    QWORD PTR [rsp+0x370],rsi
	add    rdi,rsi
	mov    QWORD PTR [rsp+0x598],rdi
	add    QWORD PTR [rsp+0x360],rsi
	add    r12,rsi
	mov    QWORD PTR [rsp+0x5a8],r12
	add    QWORD PTR [rsp+0x358],rsi
	add    QWORD PTR [rsp+0x580],rsi
	mov    rdi,QWORD PTR [rsp+0x28]
	lea    r14,[rsi+rdi*4]
	sub    r14,r15
	mov    QWORD PTR [rsp+0x558],r14
	add    rax,rsi
	mov    QWORD PTR [rsp+0x5a0],rax
	add    QWORD PTR [rsp+0x350],rsi
	add    QWORD PTR [rsp+0x390],rsi
	add    QWORD PTR [rsp+0x348],rsi
	add    QWORD PTR [rsp+0x578],rsi
	lea    rax,[rsi+rcx*8]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x550],rax
	add    rbp,rsi
	mov    QWORD PTR [rsp+0x5b8],rbp
	mov    r12,QWORD PTR [rsp+0x200]
	add    QWORD PTR [rsp+0x340],rsi
	add    QWORD PTR [rsp+0x570],rsi
	add    QWORD PTR [rsp+0x338],rsi
	add    QWORD PTR [rsp+0x568],rsi
	lea    rax,[rsi+rcx*4]
	mov    r9,rcx
	sub    rax,r15
	mov    QWORD PTR [rsp+0x548],rax
	add    r13,rsi
	mov    QWORD PTR [rsp+0x590],r13
	lea    rax,[rsi+r8*8]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x540],rax
	add    QWORD PTR [rsp+0x220],rsi
	lea    rax,[rsi+r8*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x538],rax
	add    QWORD PTR [rsp+0x560],rsi
	add    rdx,rsi
	mov    QWORD PTR [rsp+0x288],rdx
	mov    rcx,QWORD PTR [rsp+0x110]
	xor    rcx,0x1
	mov    rdx,QWORD PTR [rsp+0x160]
	xor    rdx,0x1
	or     rdx,rcx
	mov    rax,QWORD PTR [rsp+0x8]
	lea    rax,[rax+rdi*4]
	mov    QWORD PTR [rsp+0x330],rax
	lea    r8,[r9*8+0x0]
	setne  BYTE PTR [rsp+0x588]
	mov    rax,QWORD PTR [rsp+0x20]
	shl    rax,0x2
	mov    rcx,QWORD PTR [rsp+0x2a0]
	sub    rcx,rax
	mov    rbp,QWORD PTR [rsp+0x2a8]
	sub    rbp,rax
	mov    rdx,QWORD PTR [rsp+0x30]
	sub    rdx,rax
	sub    r10,rax
	sub    r11,rax
	mov    rdi,QWORD PTR [rsp+0x1a0]
	sub    rdi,rax
	mov    r9,QWORD PTR [rsp+0x1e8]
	sub    r9,rax
	sub    r8,rax
	sub    r12,rax
	sub    rbx,rax
	mov    r14,QWORD PTR [rsp+0x198]
	sub    r14,rax
	mov    r13,QWORD PTR [rsp+0x1b0]
	sub    r13,rax
	mov    rax,QWORD PTR [rsp+0x50]
	shl    rax,0x2
	sub    rcx,rax
	sub    rbp,rax
	sub    rdx,rax
	sub    r10,rax
	sub    r11,rax
	sub    rdi,rax
	sub    r9,rax
	sub    r8,rax
	sub    r12,rax
	sub    rbx,rax
	sub    r14,rax
	sub    r13,rax
	mov    rax,QWORD PTR [rsp+0x38]
	shl    rax,0x3
	sub    rcx,rax
	sub    rbp,rax
	sub    rdx,rax
	sub    r10,rax
	sub    r11,rax
	sub    rdi,rax
	sub    r9,rax
	sub    r8,rax
	sub    r12,rax
	sub    rbx,rax
	sub    r14,rax
	sub    r13,rax
	mov    rax,QWORD PTR [rsp+0x18]
	shl    rax,0x3
	sub    rcx,rax
	sub    rbp,rax
	sub    rdx,rax
	sub    r10,rax
	sub    r11,rax
	sub    rdi,rax
	mov    QWORD PTR [rsp+0x1a0],rdi
	sub    r9,rax
	sub    r8,rax
	sub    r12,rax
	sub    rbx,rax
	sub    r14,rax
	sub    r13,rax
	mov    rax,rbp
	mov    rdi,rcx
	mov    rbp,QWORD PTR [rsp+0x168]
	add    rbp,QWORD PTR [rsp+0x30]
	mov    rcx,QWORD PTR [rsp+0x108]
	or     rcx,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x5d0],rcx
	mov    rcx,QWORD PTR [rsp+0xb0]
	and    rcx,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x4a8],rcx
	add    rdi,rsi
	mov    QWORD PTR [rsp+0x2a0],rdi
	add    rax,rsi
	add    rdx,rsi
	mov    QWORD PTR [rsp+0x420],rdx
	add    r10,rsi
	add    r11,rsi
	mov    rdx,QWORD PTR [rsp+0x1a0]
	add    rdx,rsi
	mov    rdi,r9
	add    rdi,rsi
	add    r8,rsi
	mov    QWORD PTR [rsp+0x320],r8
	add    r12,rsi
	add    rbx,rsi
	mov    r8,r14
	add    r8,rsi
	add    r13,rsi
	mov    r14,r13
	mov    rcx,rsi
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x418],rcx
	shl    QWORD PTR [rsp+0x110],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	mov    r9,rdx
	mov    rcx,rbp
	sub    rcx,r15
	add    rcx,rsi
	mov    QWORD PTR [rsp+0x190],r15
	mov    r13,QWORD PTR [rsp+0x330]
	sub    r13,r15
	mov    r15,rdi
	add    r13,rsi
	mov    rsi,rcx
	xorps  xmm0,xmm0
	xorps  xmm1,xmm1
	xor    ebp,ebp
	mov    rcx,QWORD PTR [rsp+0x558]
	mov    QWORD PTR [rsp+0x410],rcx
	mov    rcx,QWORD PTR [rsp+0x358]
	mov    QWORD PTR [rsp+0x408],rcx
	mov    rcx,QWORD PTR [rsp+0x360]
	mov    QWORD PTR [rsp+0x400],rcx
	mov    rcx,QWORD PTR [rsp+0x370]
	mov    QWORD PTR [rsp+0x3f8],rcx
	mov    rcx,QWORD PTR [rsp+0x380]
	mov    QWORD PTR [rsp+0x3f0],rcx
	mov    rcx,QWORD PTR [rsp+0x538]
	mov    QWORD PTR [rsp+0x3e8],rcx
	mov    rcx,QWORD PTR [rsp+0x540]
	mov    QWORD PTR [rsp+0x3e0],rcx
	mov    rcx,QWORD PTR [rsp+0x550]
	mov    QWORD PTR [rsp+0x3d8],rcx
	mov    rcx,QWORD PTR [rsp+0x348]
	mov    QWORD PTR [rsp+0x3d0],rcx
	mov    rcx,QWORD PTR [rsp+0x350]
	mov    QWORD PTR [rsp+0x3c8],rcx
	mov    rcx,QWORD PTR [rsp+0x548]
	mov    QWORD PTR [rsp+0x3c0],rcx
	mov    rcx,QWORD PTR [rsp+0x338]
	mov    QWORD PTR [rsp+0x3b8],rcx
	mov    rcx,QWORD PTR [rsp+0x340]
	mov    QWORD PTR [rsp+0x3b0],rcx
	mov    rcx,QWORD PTR [rsp+0x298]
	mov    QWORD PTR [rsp+0x3a8],rcx
	mov    rcx,QWORD PTR [rsp+0x310]
	mov    QWORD PTR [rsp+0x528],rcx
	mov    rcx,QWORD PTR [rsp+0x278]
	mov    QWORD PTR [rsp+0x1f8],rcx
	mov    rcx,QWORD PTR [rsp+0x308]
	mov    QWORD PTR [rsp+0x238],rcx
	mov    rcx,QWORD PTR [rsp+0x3a0]
	mov    QWORD PTR [rsp+0x2f0],rcx
	mov    rcx,QWORD PTR [rsp+0x368]
	mov    QWORD PTR [rsp+0x2e8],rcx
	mov    rcx,QWORD PTR [rsp+0x378]
	mov    QWORD PTR [rsp+0x2e0],rcx
	mov    rcx,QWORD PTR [rsp+0x388]
	mov    QWORD PTR [rsp+0x2d8],rcx
	mov    rcx,QWORD PTR [rsp+0x398]
	mov    QWORD PTR [rsp+0x2d0],rcx
	mov    rcx,QWORD PTR [rsp+0x2b8]
	mov    QWORD PTR [rsp+0x300],rcx
	mov    rcx,QWORD PTR [rsp+0x2c0]
	mov    rdx,QWORD PTR [rsp+0x280]
	mov    QWORD PTR [rsp+0x2c8],rdx
	mov    rdx,QWORD PTR [rsp+0x290]
	mov    QWORD PTR [rsp+0x318],rdx
	mov    rdi,QWORD PTR [rsp+0xf8]
	mov    rdx,QWORD PTR [rsp+0x1e0]
	jmp    <points27_ranked_ours+0x2b16>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rbp,QWORD PTR [rsp+0x520]
	inc    rbp
	mov    rcx,QWORD PTR [rsp+0x100]
	add    QWORD PTR [rsp+0x170],rcx
	mov    rdi,QWORD PTR [rsp+0xf8]
	add    QWORD PTR [rsp+0x318],rdi
	add    QWORD PTR [rsp+0x2c8],rdi
	add    r8,rdi
	add    rax,rdi
	mov    QWORD PTR [rsp+0x300],rax
	mov    rcx,r8
	add    QWORD PTR [rsp+0x2a0],rdi
	mov    rax,QWORD PTR [rsp+0x2a8]
	add    rax,rdi
	add    QWORD PTR [rsp+0x420],rdi
	add    QWORD PTR [rsp+0x2d0],rdi
	add    QWORD PTR [rsp+0x2d8],rdi
	add    r10,rdi
	add    QWORD PTR [rsp+0x2e0],rdi
	add    QWORD PTR [rsp+0x2e8],rdi
	add    r11,rdi
	add    r9,rdi
	add    r15,rdi
	add    QWORD PTR [rsp+0x320],rdi
	add    r12,rdi
	add    rbx,rdi
	add    rdx,rdi
	add    r14,rdi
	add    QWORD PTR [rsp+0x418],rdi
	add    QWORD PTR [rsp+0x2f0],rdi
	add    QWORD PTR [rsp+0x238],rdi
	add    QWORD PTR [rsp+0x1f8],rdi
	add    QWORD PTR [rsp+0x528],rdi
	add    rsi,rdi
	add    QWORD PTR [rsp+0x3a8],rdi
	add    QWORD PTR [rsp+0x3b0],rdi
	add    QWORD PTR [rsp+0x3b8],rdi
	add    QWORD PTR [rsp+0x3c0],rdi
	add    QWORD PTR [rsp+0x3c8],rdi
	add    QWORD PTR [rsp+0x3d0],rdi
	add    QWORD PTR [rsp+0x3d8],rdi
	add    QWORD PTR [rsp+0x3e0],rdi
	add    QWORD PTR [rsp+0x3e8],rdi
	add    QWORD PTR [rsp+0x3f0],rdi
	add    r13,rdi
	add    QWORD PTR [rsp+0x3f8],rdi
	add    QWORD PTR [rsp+0x400],rdi
	add    QWORD PTR [rsp+0x408],rdi
	add    QWORD PTR [rsp+0x410],rdi
	cmp    rbp,QWORD PTR [rsp+0x328]
	mov    r8,rdx
	mov    rdx,QWORD PTR [rsp+0x1e0]
	je     <points27_ranked_ours+0x8d1f>
	mov    QWORD PTR [rsp+0x168],rsi
	mov    QWORD PTR [rsp+0x1e8],r15
	mov    QWORD PTR [rsp+0x1a0],r9
	mov    QWORD PTR [rsp+0x2a8],rax
	mov    QWORD PTR [rsp+0x198],r8
	mov    QWORD PTR [rsp+0x1b0],r14
	mov    QWORD PTR [rsp+0x428],rcx
	mov    QWORD PTR [rsp+0x330],r13
	mov    QWORD PTR [rsp+0x200],r12
	mov    QWORD PTR [rsp+0x228],rbx
	mov    QWORD PTR [rsp+0x208],r11
	mov    QWORD PTR [rsp+0x1f0],r10
	cmp    QWORD PTR [rsp+0x5d0],0x0
	sets   al
	mov    rcx,QWORD PTR [rsp+0x100]
	imul   rcx,rbp
	add    rdx,rcx
	add    rcx,QWORD PTR [rsp+0x530]
	mov    QWORD PTR [rsp+0x520],rbp
	imul   rdi,rbp
	mov    rsi,QWORD PTR [rsp+0x290]
	lea    r8,[rsi+rdi*1]
	mov    rsi,QWORD PTR [rsp+0x4f0]
	add    rsi,rdi
	mov    r9,QWORD PTR [rsp+0x280]
	lea    r10,[r9+rdi*1]
	mov    r9,QWORD PTR [rsp+0x4e8]
	lea    r9,[r9+rdi*1]
	mov    r11,QWORD PTR [rsp+0x298]
	lea    rbx,[r11+rdi*1]
	mov    r11,QWORD PTR [rsp+0x4f8]
	lea    r11,[r11+rdi*1]
	mov    r14,QWORD PTR [rsp+0x2c0]
	lea    r15,[r14+rdi*1]
	mov    r14,QWORD PTR [rsp+0x4e0]
	lea    r14,[r14+rdi*1]
	mov    r12,QWORD PTR [rsp+0x2b8]
	lea    r12,[r12+rdi*1]
	mov    QWORD PTR [rsp+0x1d0],r12
	mov    r12,QWORD PTR [rsp+0x4d8]
	lea    r12,[r12+rdi*1]
	mov    rbp,r13
	mov    r13,QWORD PTR [rsp+0x310]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x180],r13
	mov    r13,QWORD PTR [rsp+0x5c0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x178],r13
	mov    r13,QWORD PTR [rsp+0x278]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x118],r13
	mov    r13,QWORD PTR [rsp+0x5c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x188],r13
	mov    r13,QWORD PTR [rsp+0x308]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x128],r13
	mov    r13,QWORD PTR [rsp+0x4d0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x120],r13
	mov    r13,QWORD PTR [rsp+0x3a0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x138],r13
	mov    r13,QWORD PTR [rsp+0x500]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x130],r13
	mov    r13,QWORD PTR [rsp+0x398]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d8],r13
	mov    r13,QWORD PTR [rsp+0x4c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x140],r13
	mov    r13,QWORD PTR [rsp+0x388]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x30],r13
	mov    r13,QWORD PTR [rsp+0x4c0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa8],r13
	mov    r13,QWORD PTR [rsp+0x380]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x150],r13
	mov    r13,QWORD PTR [rsp+0x5b0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x148],r13
	mov    r13,QWORD PTR [rsp+0x378]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc0],r13
	mov    r13,QWORD PTR [rsp+0x4b8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x158],r13
	mov    r13,QWORD PTR [rsp+0x368]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd0],r13
	mov    r13,QWORD PTR [rsp+0x518]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc8],r13
	mov    r13,QWORD PTR [rsp+0x370]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe0],r13
	mov    r13,QWORD PTR [rsp+0x598]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd8],r13
	mov    r13,QWORD PTR [rsp+0x360]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xf0],r13
	mov    r13,QWORD PTR [rsp+0x5a8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe8],r13
	mov    r13,QWORD PTR [rsp+0x358]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa0],r13
	mov    r13,QWORD PTR [rsp+0x580]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xb8],r13
	mov    r13,QWORD PTR [rsp+0x558]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x28],r13
	mov    r13,QWORD PTR [rsp+0x5a0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x70],r13
	mov    r13,QWORD PTR [rsp+0x350]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x48],r13
	mov    r13,QWORD PTR [rsp+0x390]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x60],r13
	mov    r13,QWORD PTR [rsp+0x348]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x78],r13
	mov    r13,QWORD PTR [rsp+0x578]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x40],r13
	mov    r13,QWORD PTR [rsp+0x550]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x80],r13
	mov    r13,QWORD PTR [rsp+0x5b8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x68],r13
	mov    r13,QWORD PTR [rsp+0x340]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x90],r13
	mov    r13,QWORD PTR [rsp+0x570]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x88],r13
	mov    r13,QWORD PTR [rsp+0x338]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x58],r13
	mov    r13,QWORD PTR [rsp+0x568]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x98],r13
	mov    r13,QWORD PTR [rsp+0x548]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x10],r13
	mov    r13,QWORD PTR [rsp+0x590]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x50],r13
	mov    r13,QWORD PTR [rsp+0x540]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x20],r13
	mov    r13,QWORD PTR [rsp+0x220]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x8],r13
	mov    r13,QWORD PTR [rsp+0x538]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x18],r13
	mov    r13,QWORD PTR [rsp+0x560]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x38],r13
	mov    r13,QWORD PTR [rsp+0x288]
	add    r13,rdi
	sub    rdi,QWORD PTR [rsp+0x190]
	add    rdi,QWORD PTR [rsp+0x2f8]
	cmp    rdx,rsi
	setb   sil
	cmp    r8,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	cmp    rdx,r9
	setb   sil
	cmp    r10,rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r8b
	cmp    rdx,r11
	setb   sil
	cmp    rbx,rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	cmp    rdx,r14
	setb   sil
	cmp    r15,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	or     r8b,r10b
	or     r8b,r9b
	cmp    rdx,r12
	setb   sil
	cmp    QWORD PTR [rsp+0x1d0],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x178]
	setb   sil
	cmp    QWORD PTR [rsp+0x180],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x188]
	setb   r9b
	cmp    QWORD PTR [rsp+0x118],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0x120]
	setb   r8b
	cmp    QWORD PTR [rsp+0x128],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x130]
	setb   r8b
	cmp    QWORD PTR [rsp+0x138],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x140]
	setb   r8b
	cmp    QWORD PTR [rsp+0x1d8],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0xa8]
	setb   r10b
	cmp    QWORD PTR [rsp+0x30],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x148]
	setb   sil
	cmp    QWORD PTR [rsp+0x150],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x158]
	setb   sil
	cmp    QWORD PTR [rsp+0xc0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xc8]
	setb   sil
	cmp    QWORD PTR [rsp+0xd0],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0xd8]
	setb   sil
	cmp    QWORD PTR [rsp+0xe0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xe8]
	setb   r9b
	cmp    QWORD PTR [rsp+0xf0],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0xb8]
	setb   r8b
	cmp    QWORD PTR [rsp+0xa0],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x70]
	setb   r8b
	cmp    QWORD PTR [rsp+0x28],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x60]
	setb   r8b
	cmp    QWORD PTR [rsp+0x48],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x40]
	setb   r8b
	cmp    QWORD PTR [rsp+0x78],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x68]
	setb   r8b
	cmp    QWORD PTR [rsp+0x80],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x88]
	setb   r10b
	cmp    QWORD PTR [rsp+0x90],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x98]
	setb   sil
	cmp    QWORD PTR [rsp+0x58],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x50]
	setb   sil
	cmp    QWORD PTR [rsp+0x10],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x8]
	setb   sil
	cmp    QWORD PTR [rsp+0x20],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x38]
	setb   sil
	cmp    QWORD PTR [rsp+0x18],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,r13
	setb   dl
	cmp    rdi,rcx
	setb   cl
	and    cl,dl
	or     cl,al
	or     cl,r10b
	or     cl,r8b
	or     cl,BYTE PTR [rsp+0x588]
	mov    BYTE PTR [rsp+0x508],cl
	mov    rax,QWORD PTR [rsp+0x410]
	mov    QWORD PTR [rsp+0x498],rax
	mov    rax,QWORD PTR [rsp+0x408]
	mov    QWORD PTR [rsp+0x230],rax
	mov    rax,QWORD PTR [rsp+0x400]
	mov    QWORD PTR [rsp+0x510],rax
	mov    rax,QWORD PTR [rsp+0x3f8]
	mov    QWORD PTR [rsp+0x268],rax
	mov    QWORD PTR [rsp+0x490],rbp
	mov    rax,QWORD PTR [rsp+0x3f0]
	mov    QWORD PTR [rsp+0x488],rax
	mov    rax,QWORD PTR [rsp+0x3e8]
	mov    QWORD PTR [rsp+0x480],rax
	mov    rax,QWORD PTR [rsp+0x3e0]
	mov    QWORD PTR [rsp+0x478],rax
	mov    rax,QWORD PTR [rsp+0x3d8]
	mov    QWORD PTR [rsp+0x470],rax
	mov    rax,QWORD PTR [rsp+0x3d0]
	mov    QWORD PTR [rsp+0x468],rax
	mov    rax,QWORD PTR [rsp+0x3c8]
	mov    QWORD PTR [rsp+0x140],rax
	mov    rax,QWORD PTR [rsp+0x3c0]
	mov    QWORD PTR [rsp+0x460],rax
	mov    rax,QWORD PTR [rsp+0x3b8]
	mov    QWORD PTR [rsp+0x138],rax
	mov    rax,QWORD PTR [rsp+0x3b0]
	mov    QWORD PTR [rsp+0x458],rax
	mov    rax,QWORD PTR [rsp+0x3a8]
	mov    QWORD PTR [rsp+0x130],rax
	mov    rax,QWORD PTR [rsp+0x168]
	mov    QWORD PTR [rsp+0x450],rax
	mov    rax,QWORD PTR [rsp+0x528]
	mov    QWORD PTR [rsp+0x448],rax
	mov    rax,QWORD PTR [rsp+0x1f8]
	mov    QWORD PTR [rsp+0x128],rax
	mov    rax,QWORD PTR [rsp+0x238]
	mov    QWORD PTR [rsp+0x440],rax
	mov    rax,QWORD PTR [rsp+0x2f0]
	mov    QWORD PTR [rsp+0x438],rax
	mov    rax,QWORD PTR [rsp+0x418]
	mov    QWORD PTR [rsp+0x120],rax
	mov    rax,QWORD PTR [rsp+0x1b0]
	mov    QWORD PTR [rsp+0x188],rax
	mov    rax,QWORD PTR [rsp+0x198]
	mov    QWORD PTR [rsp+0x180],rax
	mov    rax,QWORD PTR [rsp+0x228]
	mov    QWORD PTR [rsp+0x178],rax
	mov    rax,QWORD PTR [rsp+0x200]
	mov    QWORD PTR [rsp+0x1d0],rax
	mov    rax,QWORD PTR [rsp+0x320]
	mov    QWORD PTR [rsp+0x270],rax
	mov    rcx,QWORD PTR [rsp+0x1e8]
	mov    rax,QWORD PTR [rsp+0x1a0]
	mov    QWORD PTR [rsp+0x4b0],rax
	mov    rbp,QWORD PTR [rsp+0x208]
	mov    rdi,QWORD PTR [rsp+0x2e8]
	mov    rax,QWORD PTR [rsp+0x2e0]
	mov    QWORD PTR [rsp+0x118],rax
	mov    rax,QWORD PTR [rsp+0x1f0]
	mov    QWORD PTR [rsp+0x430],rax
	mov    rax,QWORD PTR [rsp+0x2d8]
	mov    QWORD PTR [rsp+0x260],rax
	mov    rax,QWORD PTR [rsp+0x2d0]
	mov    QWORD PTR [rsp+0x258],rax
	mov    rax,QWORD PTR [rsp+0x420]
	mov    QWORD PTR [rsp+0x1c8],rax
	mov    rax,QWORD PTR [rsp+0x2a8]
	mov    QWORD PTR [rsp+0x1c0],rax
	mov    rax,QWORD PTR [rsp+0x2a0]
	mov    QWORD PTR [rsp+0x1b8],rax
	mov    rax,QWORD PTR [rsp+0x300]
	mov    QWORD PTR [rsp+0x250],rax
	mov    rax,QWORD PTR [rsp+0x428]
	mov    QWORD PTR [rsp+0x248],rax
	mov    rax,QWORD PTR [rsp+0x2c8]
	mov    QWORD PTR [rsp+0x240],rax
	mov    rax,QWORD PTR [rsp+0x318]
	mov    QWORD PTR [rsp+0x210],rax
	mov    rax,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x218],rax
	mov    QWORD PTR [rsp+0x2b0],0x0
	jmp    <points27_ranked_ours+0x372f>
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdx,QWORD PTR [rsp+0x2b0]
	inc    rdx
	mov    rax,QWORD PTR [rsp+0x218]
	add    rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x218],rax
	mov    rax,QWORD PTR [rsp+0x108]
	add    QWORD PTR [rsp+0x210],rax
	add    QWORD PTR [rsp+0x240],rax
	add    QWORD PTR [rsp+0x130],rax
	add    QWORD PTR [rsp+0x248],rax
	add    QWORD PTR [rsp+0x250],rax
	add    QWORD PTR [rsp+0x1b8],rax
	add    QWORD PTR [rsp+0x128],rax
	add    QWORD PTR [rsp+0x1c0],rax
	add    QWORD PTR [rsp+0x1c8],rax
	add    QWORD PTR [rsp+0x258],rax
	add    QWORD PTR [rsp+0x260],rax
	add    QWORD PTR [rsp+0x430],rax
	add    QWORD PTR [rsp+0x118],rax
	mov    rdi,QWORD PTR [rsp+0x1d8]
	add    rdi,rax
	add    QWORD PTR [rsp+0x268],rax
	mov    rbp,QWORD PTR [rsp+0xa8]
	add    rbp,rax
	add    QWORD PTR [rsp+0x230],rax
	add    QWORD PTR [rsp+0x4b0],rax
	add    QWORD PTR [rsp+0x140],rax
	mov    rcx,QWORD PTR [rsp+0x30]
	add    rcx,rax
	add    QWORD PTR [rsp+0x270],rax
	add    QWORD PTR [rsp+0x1d0],rax
	add    QWORD PTR [rsp+0x138],rax
	add    QWORD PTR [rsp+0x178],rax
	add    QWORD PTR [rsp+0x180],rax
	add    QWORD PTR [rsp+0x188],rax
	add    QWORD PTR [rsp+0x120],rax
	add    QWORD PTR [rsp+0x438],rax
	add    QWORD PTR [rsp+0x440],rax
	add    QWORD PTR [rsp+0x448],rax
	add    QWORD PTR [rsp+0x450],rax
	add    QWORD PTR [rsp+0x458],rax
	add    QWORD PTR [rsp+0x460],rax
	add    QWORD PTR [rsp+0x468],rax
	add    QWORD PTR [rsp+0x470],rax
	add    QWORD PTR [rsp+0x478],rax
	add    QWORD PTR [rsp+0x480],rax
	add    QWORD PTR [rsp+0x488],rax
	add    QWORD PTR [rsp+0x490],rax
	add    QWORD PTR [rsp+0x510],rax
	add    QWORD PTR [rsp+0x498],rax
	mov    QWORD PTR [rsp+0x2b0],rdx
	cmp    rdx,QWORD PTR [rsp+0x4a0]
	mov    rdx,QWORD PTR [rsp+0x198]
	mov    rsi,QWORD PTR [rsp+0x168]
	mov    r9,QWORD PTR [rsp+0x1a0]
	mov    r10,QWORD PTR [rsp+0x1f0]
	mov    r11,QWORD PTR [rsp+0x208]
	mov    rbx,QWORD PTR [rsp+0x228]
	mov    r14,QWORD PTR [rsp+0x1b0]
	mov    r15,QWORD PTR [rsp+0x1e8]
	mov    r12,QWORD PTR [rsp+0x200]
	mov    r13,QWORD PTR [rsp+0x330]
	mov    rax,QWORD PTR [rsp+0x300]
	mov    r8,QWORD PTR [rsp+0x428]
	je     <points27_ranked_ours+0x29c0>
	mov    QWORD PTR [rsp+0x1d8],rdi
	mov    QWORD PTR [rsp+0xa8],rbp
	mov    QWORD PTR [rsp+0x30],rcx
	mov    rcx,QWORD PTR [rsp+0xb0]
	cmp    rcx,0x10
	setb   al
	or     al,BYTE PTR [rsp+0x508]
	test   al,0x1
	je     <points27_ranked_ours+0x3770>
	xor    eax,eax
	mov    r8,QWORD PTR [rsp+0x160]
	jmp    <points27_ranked_ours+0x3953>
	nop    DWORD PTR [rax]
	xor    eax,eax
	mov    r8,QWORD PTR [rsp+0x430]
	mov    r9,QWORD PTR [rsp+0x260]
	mov    r10,QWORD PTR [rsp+0x258]
	mov    r11,QWORD PTR [rsp+0x1c8]
	mov    rbx,QWORD PTR [rsp+0x1c0]
	mov    r14,QWORD PTR [rsp+0x1b8]
	mov    r15,QWORD PTR [rsp+0x250]
	mov    r12,QWORD PTR [rsp+0x248]
	mov    r13,QWORD PTR [rsp+0x240]
	mov    rcx,QWORD PTR [rsp+0x210]
	mov    rbp,QWORD PTR [rsp+0x218]
	mov    rdi,QWORD PTR [rsp+0x230]
	mov    rdx,QWORD PTR [rsp+0x268]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+0x120]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm1
	mov    rsi,QWORD PTR [rsp+0x188]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x180]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0x178]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x138]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0x1d0]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x270]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0x30]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x140]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0x4b0]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0xa8]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdx+rax*4]
	addps  xmm2,xmm3
	mov    rsi,QWORD PTR [rsp+0x1d8]
	movups xmm3,XMMWORD PTR [rsi+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x118]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r8+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r9+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r10+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r11+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbx+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x128]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r14+rax*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rax*4]
	addps  xmm3,xmm2
	mov    rsi,QWORD PTR [rsp+0x130]
	movups xmm2,XMMWORD PTR [rsi+rax*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r13+rax*4+0x0]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rcx+rax*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [rbp+rax*4+0x0],xmm2
	add    rax,0x4
	cmp    QWORD PTR [rsp+0x4a8],rax
	jne    <points27_ranked_ours+0x37e0>
	mov    rcx,QWORD PTR [rsp+0x4a8]
	mov    rax,rcx
	cmp    QWORD PTR [rsp+0xb0],rcx
	mov    r8,QWORD PTR [rsp+0x160]
	je     <points27_ranked_ours+0x3540>
	mov    rcx,QWORD PTR [rsp+0x110]
	imul   rcx,rax
	add    rcx,QWORD PTR [rsp+0x218]
	mov    QWORD PTR [rsp+0x18],rcx
	mov    rbp,r8
	imul   rbp,rax
	mov    rcx,QWORD PTR [rsp+0x438]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x150],rcx
	mov    rcx,QWORD PTR [rsp+0x120]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x148],rcx
	mov    r13,QWORD PTR [rsp+0xb0]
	sub    r13,rax
	mov    rax,QWORD PTR [rsp+0x498]
	mov    QWORD PTR [rsp+0x38],rax
	mov    rax,QWORD PTR [rsp+0x230]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0x510]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rax,QWORD PTR [rsp+0x268]
	mov    QWORD PTR [rsp+0x10],rax
	mov    rax,QWORD PTR [rsp+0x490]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsp+0x118]
	mov    QWORD PTR [rsp+0x58],rax
	mov    rax,QWORD PTR [rsp+0x488]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rax,QWORD PTR [rsp+0x260]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x258]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0x480]
	mov    QWORD PTR [rsp+0x80],rax
	mov    rax,QWORD PTR [rsp+0x478]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x470]
	mov    QWORD PTR [rsp+0x78],rax
	mov    rax,QWORD PTR [rsp+0x468]
	mov    QWORD PTR [rsp+0x40],rax
	mov    rax,QWORD PTR [rsp+0x140]
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,QWORD PTR [rsp+0x460]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x138]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0x458]
	mov    QWORD PTR [rsp+0x70],rax
	mov    rax,QWORD PTR [rsp+0x130]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x240]
	mov    QWORD PTR [rsp+0xb8],rax
	mov    rax,QWORD PTR [rsp+0x450]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp+0x448]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x250]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x248]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rax,QWORD PTR [rsp+0x128]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x440]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xc0],0x0
	nop    DWORD PTR [rax+0x0]
	mov    QWORD PTR [rsp+0x158],r13
	mov    r13,QWORD PTR [rsp+0x148]
	mov    rbx,QWORD PTR [rsp+0xc0]
	movss  xmm2,DWORD PTR [r13+rbx*1+0x0]
	addss  xmm2,xmm0
	mov    rax,QWORD PTR [rsp+0x80]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x68]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x60]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x28]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x70]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x78]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x40]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r14,QWORD PTR [rsp+0x48]
	addss  xmm2,DWORD PTR [r14+rbp*1]
	mov    rax,QWORD PTR [rsp+0x38]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x20]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x8]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x10]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x50]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x58]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x98]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r15,QWORD PTR [rsp+0x90]
	addss  xmm2,DWORD PTR [r15+rbp*1]
	mov    r12,QWORD PTR [rsp+0x88]
	addss  xmm2,DWORD PTR [r12+rbp*1]
	mov    r13,QWORD PTR [rsp+0x150]
	addss  xmm2,DWORD PTR [r13+rbx*1+0x0]
	mov    r9,QWORD PTR [rsp+0xc8]
	addss  xmm2,DWORD PTR [r9+rbp*1]
	mov    rdi,QWORD PTR [rsp+0xd0]
	addss  xmm2,DWORD PTR [rdi+rbp*1]
	mov    r11,QWORD PTR [rsp+0xe8]
	addss  xmm2,DWORD PTR [r11+rbp*1]
	mov    rdx,QWORD PTR [rsp+0xe0]
	addss  xmm2,DWORD PTR [rdx+rbp*1]
	mov    rcx,QWORD PTR [rsp+0xd8]
	addss  xmm2,DWORD PTR [rcx+rbp*1]
	mov    r10,QWORD PTR [rsp+0xa0]
	addss  xmm2,DWORD PTR [r10+rbp*1]
	mov    rsi,QWORD PTR [rsp+0xb8]
	addss  xmm2,DWORD PTR [rsi+rbp*1]
	mov    rax,QWORD PTR [rsp+0xf0]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r13,QWORD PTR [rsp+0x18]
	movss  DWORD PTR [r13+0x0],xmm2
	add    r13,QWORD PTR [rsp+0x110]
	mov    QWORD PTR [rsp+0x18],r13
	mov    r13,QWORD PTR [rsp+0x158]
	add    rbx,r8
	mov    QWORD PTR [rsp+0xc0],rbx
	add    r9,r8
	mov    QWORD PTR [rsp+0xc8],r9
	add    rdi,r8
	mov    QWORD PTR [rsp+0xd0],rdi
	add    rcx,r8
	mov    QWORD PTR [rsp+0xd8],rcx
	add    rdx,r8
	mov    QWORD PTR [rsp+0xe0],rdx
	add    r11,r8
	mov    QWORD PTR [rsp+0xe8],r11
	add    rax,r8
	mov    QWORD PTR [rsp+0xf0],rax
	add    rsi,r8
	mov    QWORD PTR [rsp+0xb8],rsi
	add    r10,r8
	mov    QWORD PTR [rsp+0xa0],r10
	add    QWORD PTR [rsp+0x70],r8
	add    QWORD PTR [rsp+0x28],r8
	add    QWORD PTR [rsp+0x60],r8
	add    r14,r8
	mov    QWORD PTR [rsp+0x48],r14
	add    QWORD PTR [rsp+0x40],r8
	add    QWORD PTR [rsp+0x78],r8
	add    QWORD PTR [rsp+0x68],r8
	add    QWORD PTR [rsp+0x80],r8
	add    r12,r8
	mov    QWORD PTR [rsp+0x88],r12
	add    r15,r8
	mov    QWORD PTR [rsp+0x90],r15
	add    QWORD PTR [rsp+0x98],r8
	add    QWORD PTR [rsp+0x58],r8
	add    QWORD PTR [rsp+0x50],r8
	add    QWORD PTR [rsp+0x10],r8
	add    QWORD PTR [rsp+0x8],r8
	add    QWORD PTR [rsp+0x20],r8
	add    QWORD PTR [rsp+0x38],r8
	dec    r13
	jne    <points27_ranked_ours+0x3b20>
	jmp    <points27_ranked_ours+0x3540>
	test   r13,r13
	mov    QWORD PTR [rsp+0xf8],r13
	js     <points27_ranked_ours+0x81c0>
	lea    r10,[rdx*4+0x0]
	mov    r13,QWORD PTR [rsp+0x30]
	sub    r13,r10
	mov    rcx,r8
	lea    r8,[rax*4+0x0]
	mov    QWORD PTR [rsp+0x58],r8
	add    rax,rdx
	mov    rsi,QWORD PTR [rsp+0x190]
	add    rsi,rcx
	add    rsi,rax
	mov    rdi,QWORD PTR [rsp+0x40]
	lea    r11,[rdi*4+0x0]
	mov    r9,QWORD PTR [rsp+0x48]
	lea    rax,[r11+r9*8]
	mov    QWORD PTR [rsp+0x20],rax
	lea    rdx,[r8+rdx*4]
	mov    r8,QWORD PTR [rsp+0x38]
	lea    rdx,[rdx+r8*8]
	mov    r14,QWORD PTR [rsp+0x18]
	lea    rdx,[rdx+r14*8]
	mov    rbp,QWORD PTR [rsp+0x100]
	mov    r12,QWORD PTR [rsp+0x2f8]
	mov    rbx,r12
	sub    rbx,rdx
	mov    QWORD PTR [rsp+0x8],rbx
	lea    rcx,[r11+r9*4]
	mov    QWORD PTR [rsp+0x10],rcx
	mov    rax,r10
	sub    r11,r10
	lea    rdx,[rdi*8+0x0]
	lea    rbx,[rdx+r9*8]
	sub    rdx,r10
	lea    r10,[r9*8+0x0]
	sub    r10,rax
	lea    rcx,[r9*4+0x0]
	lea    r15,[rcx+rdi*8]
	mov    QWORD PTR [rsp+0x50],r15
	sub    rcx,rax
	mov    rax,QWORD PTR [rsp+0x58]
	sub    r13,rax
	sub    r11,rax
	sub    rdx,rax
	sub    r10,rax
	sub    rcx,rax
	lea    rax,[r8*8+0x0]
	sub    r13,rax
	sub    r11,rax
	sub    rdx,rax
	sub    r10,rax
	sub    rcx,rax
	lea    rax,[r14*8+0x0]
	sub    r13,rax
	sub    r11,rax
	sub    rdx,rax
	sub    r10,rax
	sub    rcx,rax
	add    r13,r12
	mov    QWORD PTR [rsp+0x38],r13
	shl    rsi,0x2
	mov    r15,QWORD PTR [rsp+0x30]
	lea    rax,[r15+r9*4]
	lea    r8,[rax+rdi*4]
	sub    rax,rsi
	add    rax,r12
	mov    QWORD PTR [rsp+0x98],rax
	lea    rax,[r15+r9*8]
	lea    r14,[rax+rdi*4]
	sub    rax,rsi
	add    rax,r12
	mov    QWORD PTR [rsp+0x88],rax
	sub    r14,rsi
	add    r14,r12
	mov    QWORD PTR [rsp+0x80],r14
	sub    r8,rsi
	add    r8,r12
	mov    QWORD PTR [rsp+0x90],r8
	lea    rax,[r15+rdi*4]
	sub    rax,rsi
	add    rax,r12
	mov    QWORD PTR [rsp+0x68],rax
	lea    rax,[rbx+r15*1]
	mov    r8,rbx
	sub    rax,rsi
	add    rax,r12
	mov    QWORD PTR [rsp+0x78],rax
	lea    r14,[r15+rdi*8]
	mov    rbx,QWORD PTR [rsp+0x28]
	lea    rax,[rbx*4+0x0]
	lea    r15,[rax+rdi*8]
	mov    QWORD PTR [rsp+0x18],r15
	lea    r15,[rax+rdi*4]
	lea    r13,[rax+r9*8]
	lea    rdi,[rax+r9*4]
	lea    r9,[r14+r9*4]
	sub    r9,rsi
	add    r9,r12
	mov    QWORD PTR [rsp+0xf0],r9
	sub    r14,rsi
	add    r14,r12
	mov    QWORD PTR [rsp+0x40],r14
	mov    r14,QWORD PTR [rsp+0x20]
	mov    rax,rbx
	lea    r9,[r14+rbx*4]
	sub    r14,rsi
	add    r14,r12
	mov    QWORD PTR [rsp+0xe0],r14
	mov    rbx,QWORD PTR [rsp+0x10]
	lea    r14,[rbx+rax*4]
	sub    rbx,rsi
	add    rbx,r12
	mov    QWORD PTR [rsp+0xd0],rbx
	add    r11,r12
	mov    QWORD PTR [rsp+0x20],r11
	mov    rbx,r8
	lea    r11,[r8+rax*4]
	sub    rbx,rsi
	add    rbx,r12
	mov    QWORD PTR [rsp+0xc0],rbx
	mov    r8,QWORD PTR [rsp+0x50]
	lea    rbx,[r8+rax*4]
	sub    r8,rsi
	add    r8,r12
	mov    QWORD PTR [rsp+0x150],r8
	add    rdx,r12
	mov    QWORD PTR [rsp+0x10],rdx
	add    r10,r12
	mov    QWORD PTR [rsp+0x50],r10
	add    rcx,r12
	mov    QWORD PTR [rsp+0x58],rcx
	sub    r11,rsi
	add    r11,r12
	mov    QWORD PTR [rsp+0xc8],r11
	sub    rbx,rsi
	add    rbx,r12
	mov    QWORD PTR [rsp+0x158],rbx
	mov    rcx,QWORD PTR [rsp+0x18]
	sub    rcx,rsi
	add    rcx,r12
	mov    QWORD PTR [rsp+0x18],rcx
	sub    r9,rsi
	add    r9,r12
	mov    QWORD PTR [rsp+0xe8],r9
	sub    r14,rsi
	add    r14,r12
	mov    QWORD PTR [rsp+0xd8],r14
	sub    r15,rsi
	add    r15,r12
	mov    QWORD PTR [rsp+0x48],r15
	sub    r13,rsi
	add    r13,r12
	mov    QWORD PTR [rsp+0x60],r13
	sub    rdi,rsi
	add    rdi,r12
	mov    QWORD PTR [rsp+0xb8],rdi
	lea    rax,[r12+rax*4]
	sub    rax,rsi
	mov    QWORD PTR [rsp+0x148],rax
	shl    rbp,0x2
	shl    QWORD PTR [rsp+0x1a8],0x2
	shl    QWORD PTR [rsp+0x110],0x2
	mov    r13,QWORD PTR [rsp+0xf8]
	shl    r13,0x2
	shl    QWORD PTR [rsp+0x108],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	xorps  xmm0,xmm0
	xor    esi,esi
	xor    edx,edx
	mov    rax,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x100],rbp
	mov    QWORD PTR [rsp+0xf8],r13
	mov    r10,QWORD PTR [rsp+0xb8]
	mov    r11,QWORD PTR [rsp+0xf0]
	mov    r14,QWORD PTR [rsp+0xe8]
	mov    rbx,QWORD PTR [rsp+0xe0]
	mov    r15,QWORD PTR [rsp+0xd8]
	mov    r12,QWORD PTR [rsp+0xd0]
	mov    rcx,QWORD PTR [rsp+0xc0]
	mov    rdi,QWORD PTR [rsp+0x150]
	mov    r8,QWORD PTR [rsp+0x148]
	xchg   ax,ax
	mov    QWORD PTR [rsp+0xa8],rdx
	mov    QWORD PTR [rsp+0x30],rsi
	mov    QWORD PTR [rsp+0x170],rax
	mov    rbp,rax
	xor    eax,eax
	nop    WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    r13,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x28],rsi
	mov    QWORD PTR [rsp+0x70],rbp
	mov    rax,QWORD PTR [rsp+0xc8]
	mov    rdx,QWORD PTR [rsp+0x158]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r9,QWORD PTR [rsp+0x8]
	movss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,xmm0
	mov    r9,QWORD PTR [rsp+0x58]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x50]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x20]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r12+rsi*1]
	addss  xmm1,DWORD PTR [rbx+rsi*1]
	mov    r9,QWORD PTR [rsp+0x10]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [rdi+rsi*1]
	addss  xmm1,DWORD PTR [rcx+rsi*1]
	addss  xmm1,DWORD PTR [r8+rsi*1]
	addss  xmm1,DWORD PTR [r10+rsi*1]
	mov    r9,QWORD PTR [rsp+0x60]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x48]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r15+rsi*1]
	addss  xmm1,DWORD PTR [r14+rsi*1]
	mov    r9,QWORD PTR [rsp+0x18]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [rdx+rsi*1]
	addss  xmm1,DWORD PTR [rax+rsi*1]
	mov    r9,QWORD PTR [rsp+0x38]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x98]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x88]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x68]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x90]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x80]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x40]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r11+rsi*1]
	mov    r9,QWORD PTR [rsp+0x78]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	movss  DWORD PTR [rbp+0x0],xmm1
	add    rbp,QWORD PTR [rsp+0x110]
	add    rsi,QWORD PTR [rsp+0x160]
	dec    r13
	jne    <points27_ranked_ours+0x4120>
	mov    rax,QWORD PTR [rsp+0xa0]
	inc    rax
	mov    rbp,QWORD PTR [rsp+0x70]
	add    rbp,QWORD PTR [rsp+0x1a8]
	mov    rsi,QWORD PTR [rsp+0x28]
	add    rsi,QWORD PTR [rsp+0x108]
	cmp    rax,QWORD PTR [rsp+0x4a0]
	jne    <points27_ranked_ours+0x40f0>
	mov    rdx,QWORD PTR [rsp+0xa8]
	inc    rdx
	mov    rbp,QWORD PTR [rsp+0x100]
	mov    rax,QWORD PTR [rsp+0x170]
	add    rax,rbp
	mov    r13,QWORD PTR [rsp+0xf8]
	mov    rsi,QWORD PTR [rsp+0x30]
	add    rsi,r13
	cmp    rdx,QWORD PTR [rsp+0x328]
	jne    <points27_ranked_ours+0x40d0>
	jmp    <points27_ranked_ours+0x8d1f>
	mov    QWORD PTR [rsp+0x50],rax
	add    rbx,rax
	mov    rdx,r10
	imul   rdx,r13
	lea    rax,[rdx*4+0x0]
	mov    QWORD PTR [rsp+0x200],rax
	mov    r11,QWORD PTR [rsp+0x40]
	lea    r9,[r11*8+0x0]
	mov    r8,QWORD PTR [rsp+0x48]
	lea    r10,[r8*8+0x0]
	imul   rsi,QWORD PTR [rsp+0x108]
	lea    rax,[rax+rsi*4]
	add    rax,r15
	mov    r15,rax
	lea    rax,[r11*4+0x0]
	lea    rdi,[r9+rdx*4]
	mov    QWORD PTR [rsp+0x1c8],rdi
	mov    rdi,QWORD PTR [rsp+0x8]
	add    r12,rdi
	mov    QWORD PTR [rsp+0x520],r12
	add    r14,rdi
	mov    QWORD PTR [rsp+0x530],r14
	mov    rsi,QWORD PTR [rsp+0x28]
	lea    rcx,[rsi*4+0x0]
	lea    r12,[r10+rdx*4]
	mov    QWORD PTR [rsp+0x8],r12
	lea    rcx,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x1f8],rcx
	lea    rax,[rax+rdx*4]
	mov    QWORD PTR [rsp+0x10],rax
	lea    rax,[r8*4+0x0]
	lea    rax,[rax+rdx*4]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0x30]
	lea    rdx,[rax+rdx*4]
	shl    rbx,0x2
	lea    r10,[rdx+r11*8]
	lea    rcx,[r10+r8*8]
	sub    rcx,rbx
	mov    QWORD PTR [rsp+0x2b8],rcx
	shl    r13,0x2
	mov    QWORD PTR [rsp+0xf8],r13
	mov    r14,r15
	add    r15,rax
	lea    r9,[r15+r11*8]
	lea    rax,[r9+r8*8]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x310],rax
	shl    QWORD PTR [rsp+0x108],0x2
	lea    rdi,[r10+r8*4]
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x2e8],rdi
	lea    rax,[r9+r8*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x308],rax
	sub    r10,rbx
	sub    r9,rbx
	lea    rcx,[rdx+r8*8]
	lea    rdi,[rcx+r11*4]
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x2e0],rdi
	lea    r13,[r15+r8*8]
	lea    rdi,[r11*4+0x0]
	add    rdi,r13
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x390],rdi
	lea    rax,[rdx+r11*4]
	mov    QWORD PTR [rsp+0x1b0],rax
	lea    rdi,[rax+r8*4]
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x2d8],rdi
	lea    rbp,[r15+r11*4]
	lea    rdi,[r8*4+0x0]
	add    rdi,rbp
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x380],rdi
	mov    rdi,rax
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x2d0],rdi
	sub    rbp,rbx
	mov    QWORD PTR [rsp+0x388],rbp
	sub    rcx,rbx
	mov    QWORD PTR [rsp+0x3a0],rcx
	sub    r13,rbx
	mov    QWORD PTR [rsp+0x398],r13
	lea    rdi,[rdx+r8*4]
	mov    QWORD PTR [rsp+0x210],rdi
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x2c8],rdi
	lea    rax,[r15+r8*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x378],rax
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x2f0],rdx
	sub    r15,rbx
	mov    rcx,QWORD PTR [rsp+0x1c8]
	lea    rax,[rcx+r8*8]
	mov    QWORD PTR [rsp+0x318],rax
	mov    rdi,rsi
	lea    rdx,[rax+rsi*4]
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x1e0],rdx
	lea    rsi,[r14+r11*8]
	lea    rax,[rsi+r8*8]
	mov    QWORD PTR [rsp+0x190],rax
	lea    rax,[rax+rdi*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x368],rax
	lea    r13,[rcx+rdi*4]
	mov    QWORD PTR [rsp+0x1a0],r13
	lea    rdx,[r8*4+0x0]
	add    rdx,r13
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x220],rdx
	lea    rax,[rsi+rdi*4]
	lea    rcx,[rax+r8*4]
	sub    rcx,rbx
	mov    QWORD PTR [rsp+0x358],rcx
	mov    rdx,r13
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x298],rdx
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x360],rax
	lea    rbp,[r12+rdi*4]
	lea    rdx,[r11*4+0x0]
	add    rdx,rbp
	mov    QWORD PTR [rsp+0x168],rbp
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x290],rdx
	lea    rax,[r14+r8*8]
	mov    QWORD PTR [rsp+0x238],rax
	lea    rcx,[rax+rdi*4]
	mov    rax,r11
	lea    rdx,[rcx+r11*4]
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x348],rdx
	mov    r12,QWORD PTR [rsp+0x1f8]
	lea    r11,[r12+r11*4]
	mov    rdx,rax
	mov    rax,r11
	lea    r11,[r11+r8*4]
	sub    r11,rbx
	mov    QWORD PTR [rsp+0x338],r11
	lea    r11,[r14+rdi*4]
	lea    r13,[r11+rdx*4]
	lea    rdi,[r8*4+0x0]
	add    rdi,r13
	sub    rdi,rbx
	mov    QWORD PTR [rsp+0x500],rdi
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x340],rax
	sub    r13,rbx
	sub    rbp,rbx
	sub    rcx,rbx
	mov    QWORD PTR [rsp+0x350],rcx
	lea    rax,[r12+r8*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x4f0],rax
	lea    rax,[r11+r8*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x4e8],rax
	sub    r12,rbx
	mov    QWORD PTR [rsp+0x1f8],r12
	sub    r11,rbx
	sub    QWORD PTR [rsp+0x318],rbx
	sub    QWORD PTR [rsp+0x190],rbx
	mov    rcx,QWORD PTR [rsp+0x1c8]
	lea    rax,[rcx+r8*4]
	mov    QWORD PTR [rsp+0x1c0],rax
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x288],rax
	lea    rax,[rsi+r8*4]
	mov    rdi,r8
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x4e0],rax
	mov    r8,rcx
	sub    r8,rbx
	mov    QWORD PTR [rsp+0x280],r8
	sub    rsi,rbx
	mov    QWORD PTR [rsp+0x370],rsi
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    rax,[rcx+rdx*4]
	mov    QWORD PTR [rsp+0x1b8],rax
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x278],rax
	mov    rsi,QWORD PTR [rsp+0x238]
	lea    rax,[rsi+rdx*4]
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x4d8],rax
	mov    rax,QWORD PTR [rsp+0x10]
	lea    r8,[rax+rdi*4]
	sub    r8,rbx
	mov    QWORD PTR [rsp+0x4d0],r8
	mov    r8,r14
	lea    r12,[r14+rdx*4]
	lea    rdx,[r12+rdi*4]
	sub    rdx,rbx
	sub    rax,rbx
	mov    r14,rax
	sub    r12,rbx
	sub    rcx,rbx
	mov    rax,rcx
	sub    rsi,rbx
	mov    QWORD PTR [rsp+0x238],rsi
	mov    rcx,QWORD PTR [rsp+0x20]
	sub    rcx,rbx
	lea    rdi,[r8+rdi*4]
	sub    rdi,rbx
	sub    QWORD PTR [rsp+0x200],rbx
	sub    r8,rbx
	mov    QWORD PTR [rsp+0x2c0],r8
	mov    r8,QWORD PTR [rsp+0x2f8]
	add    QWORD PTR [rsp+0x2b8],r8
	add    QWORD PTR [rsp+0x310],r8
	add    QWORD PTR [rsp+0x2e8],r8
	add    QWORD PTR [rsp+0x308],r8
	add    r10,r8
	mov    QWORD PTR [rsp+0x518],r10
	add    r9,r8
	mov    QWORD PTR [rsp+0x578],r9
	add    QWORD PTR [rsp+0x2e0],r8
	add    QWORD PTR [rsp+0x390],r8
	add    QWORD PTR [rsp+0x2d8],r8
	add    QWORD PTR [rsp+0x380],r8
	add    QWORD PTR [rsp+0x2d0],r8
	add    QWORD PTR [rsp+0x388],r8
	add    QWORD PTR [rsp+0x3a0],r8
	mov    r9,QWORD PTR [rsp+0x210]
	add    QWORD PTR [rsp+0x398],r8
	mov    r10,QWORD PTR [rsp+0x1a0]
	add    QWORD PTR [rsp+0x2c8],r8
	add    QWORD PTR [rsp+0x378],r8
	add    QWORD PTR [rsp+0x2f0],r8
	add    r15,r8
	mov    QWORD PTR [rsp+0x580],r15
	add    QWORD PTR [rsp+0x1e0],r8
	add    QWORD PTR [rsp+0x368],r8
	add    QWORD PTR [rsp+0x220],r8
	add    QWORD PTR [rsp+0x358],r8
	add    QWORD PTR [rsp+0x298],r8
	add    QWORD PTR [rsp+0x360],r8
	add    QWORD PTR [rsp+0x290],r8
	add    QWORD PTR [rsp+0x348],r8
	add    QWORD PTR [rsp+0x338],r8
	add    QWORD PTR [rsp+0x500],r8
	add    QWORD PTR [rsp+0x340],r8
	add    r13,r8
	mov    QWORD PTR [rsp+0x568],r13
	add    rbp,r8
	mov    QWORD PTR [rsp+0x4f8],rbp
	add    QWORD PTR [rsp+0x350],r8
	add    QWORD PTR [rsp+0x4f0],r8
	add    QWORD PTR [rsp+0x4e8],r8
	add    QWORD PTR [rsp+0x1f8],r8
	add    r11,r8
	mov    QWORD PTR [rsp+0x570],r11
	add    QWORD PTR [rsp+0x318],r8
	add    QWORD PTR [rsp+0x190],r8
	add    QWORD PTR [rsp+0x288],r8
	add    QWORD PTR [rsp+0x4e0],r8
	add    QWORD PTR [rsp+0x280],r8
	add    QWORD PTR [rsp+0x370],r8
	mov    r11,QWORD PTR [rsp+0x168]
	add    QWORD PTR [rsp+0x278],r8
	add    QWORD PTR [rsp+0x4d8],r8
	add    QWORD PTR [rsp+0x4d0],r8
	add    rdx,r8
	mov    QWORD PTR [rsp+0x558],rdx
	add    r14,r8
	mov    QWORD PTR [rsp+0x4c8],r14
	add    r12,r8
	mov    QWORD PTR [rsp+0x560],r12
	add    rax,r8
	mov    QWORD PTR [rsp+0x4c0],rax
	add    QWORD PTR [rsp+0x238],r8
	add    rcx,r8
	mov    QWORD PTR [rsp+0x4b8],rcx
	add    rdi,r8
	mov    QWORD PTR [rsp+0x550],rdi
	add    QWORD PTR [rsp+0x2c0],r8
	mov    rax,QWORD PTR [rsp+0x110]
	xor    rax,0x1
	mov    rsi,QWORD PTR [rsp+0x160]
	xor    rsi,0x1
	or     rsi,rax
	mov    rsi,QWORD PTR [rsp+0x1c8]
	setne  BYTE PTR [rsp+0x548]
	mov    rax,QWORD PTR [rsp+0x50]
	shl    rax,0x2
	mov    rdi,QWORD PTR [rsp+0x1b0]
	sub    rdi,rax
	sub    r9,rax
	sub    r10,rax
	sub    r11,rax
	mov    rdx,QWORD PTR [rsp+0x1c0]
	sub    rdx,rax
	mov    rcx,QWORD PTR [rsp+0x1b8]
	sub    rcx,rax
	mov    rax,QWORD PTR [rsp+0x38]
	shl    rax,0x3
	sub    rdi,rax
	sub    r9,rax
	sub    r10,rax
	sub    r11,rax
	sub    rdx,rax
	sub    rcx,rax
	mov    rax,QWORD PTR [rsp+0x18]
	shl    rax,0x3
	sub    rdi,rax
	mov    QWORD PTR [rsp+0x1b0],rdi
	sub    r9,rax
	sub    r10,rax
	sub    r11,rax
	sub    rdx,rax
	mov    QWORD PTR [rsp+0x1c0],rdx
	sub    rcx,rax
	mov    QWORD PTR [rsp+0x1b8],rcx
	mov    rdx,QWORD PTR [rsp+0x28]
	mov    rax,QWORD PTR [rsp+0x10]
	lea    r15,[rax+rdx*4]
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    rax,QWORD PTR [rsp+0x8]
	lea    r13,[rax+rcx*1]
	mov    rdi,QWORD PTR [rsp+0x40]
	lea    r12,[rax+rdi*8]
	mov    rax,QWORD PTR [rsp+0x20]
	lea    rbp,[rax+rdi*4]
	lea    r14,[rax+rdx*4]
	mov    rdi,rdx
	add    rsi,rcx
	mov    rdx,QWORD PTR [rsp+0x48]
	lea    rax,[rsi+rdx*8]
	sub    rax,rbx
	lea    rdx,[r15+rdx*4]
	sub    rdx,rbx
	sub    r13,rbx
	add    rcx,r12
	sub    rcx,rbx
	mov    QWORD PTR [rsp+0x30],rcx
	sub    rsi,rbx
	lea    rdi,[rdi*4+0x0]
	add    rdi,rbp
	sub    rbp,rbx
	mov    QWORD PTR [rsp+0x300],rbp
	sub    r12,rbx
	sub    rdi,rbx
	sub    r15,rbx
	sub    r14,rbx
	mov    rbx,QWORD PTR [rsp+0x1c0]
	mov    rcx,QWORD PTR [rsp+0x108]
	or     rcx,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x540],rcx
	mov    rcx,QWORD PTR [rsp+0xb0]
	and    rcx,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x4a8],rcx
	add    rax,r8
	mov    QWORD PTR [rsp+0x198],rax
	mov    rbp,QWORD PTR [rsp+0x1b0]
	add    rbp,r8
	add    r9,r8
	add    r10,r8
	add    rdx,r8
	mov    QWORD PTR [rsp+0x330],rdx
	add    r11,r8
	add    rbx,r8
	mov    rdx,QWORD PTR [rsp+0x1b8]
	add    rdx,r8
	shl    QWORD PTR [rsp+0x110],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	add    r13,r8
	add    QWORD PTR [rsp+0x30],r8
	add    rsi,r8
	add    QWORD PTR [rsp+0x300],r8
	add    r12,r8
	add    rdi,r8
	mov    QWORD PTR [rsp+0x508],rdi
	add    r15,r8
	add    r14,r8
	mov    QWORD PTR [rsp+0x428],r14
	xorps  xmm0,xmm0
	xorps  xmm1,xmm1
	mov    rax,QWORD PTR [rsp+0x200]
	add    rax,r8
	xor    r8d,r8d
	mov    rcx,QWORD PTR [rsp+0x4f8]
	mov    QWORD PTR [rsp+0x2a8],rcx
	mov    rcx,QWORD PTR [rsp+0x298]
	mov    QWORD PTR [rsp+0x2a0],rcx
	mov    QWORD PTR [rsp+0x538],rax
	mov    QWORD PTR [rsp+0x320],rax
	mov    rax,QWORD PTR [rsp+0x30]
	mov    rcx,QWORD PTR [rsp+0x288]
	mov    QWORD PTR [rsp+0x420],rcx
	mov    rcx,QWORD PTR [rsp+0x278]
	mov    QWORD PTR [rsp+0x418],rcx
	mov    rcx,QWORD PTR [rsp+0x2d0]
	mov    QWORD PTR [rsp+0x410],rcx
	mov    rcx,QWORD PTR [rsp+0x2c8]
	mov    QWORD PTR [rsp+0x408],rcx
	mov    rcx,QWORD PTR [rsp+0x4b8]
	mov    QWORD PTR [rsp+0x400],rcx
	mov    rcx,QWORD PTR [rsp+0x4c0]
	mov    QWORD PTR [rsp+0x3f8],rcx
	mov    rcx,QWORD PTR [rsp+0x4c8]
	mov    QWORD PTR [rsp+0x3f0],rcx
	mov    rcx,QWORD PTR [rsp+0x280]
	mov    QWORD PTR [rsp+0x3e8],rcx
	mov    rcx,QWORD PTR [rsp+0x1f8]
	mov    QWORD PTR [rsp+0x3e0],rcx
	mov    rcx,QWORD PTR [rsp+0x290]
	mov    QWORD PTR [rsp+0x3d8],rcx
	mov    rcx,QWORD PTR [rsp+0x220]
	mov    QWORD PTR [rsp+0x3d0],rcx
	mov    rcx,QWORD PTR [rsp+0x1e0]
	mov    QWORD PTR [rsp+0x3c8],rcx
	mov    rcx,QWORD PTR [rsp+0x2f0]
	mov    QWORD PTR [rsp+0x3c0],rcx
	mov    rcx,QWORD PTR [rsp+0x2d8]
	mov    QWORD PTR [rsp+0x3b8],rcx
	mov    rcx,QWORD PTR [rsp+0x2e0]
	mov    QWORD PTR [rsp+0x3b0],rcx
	mov    rcx,QWORD PTR [rsp+0x2e8]
	mov    QWORD PTR [rsp+0x3a8],rcx
	mov    rdi,QWORD PTR [rsp+0xf8]
	mov    rcx,QWORD PTR [rsp+0x100]
	mov    r14,QWORD PTR [rsp+0x530]
	jmp    <points27_ranked_ours+0x4d46>
	nop
	mov    rcx,QWORD PTR [rsp+0x528]
	inc    rcx
	mov    rdi,QWORD PTR [rsp+0x100]
	add    QWORD PTR [rsp+0x170],rdi
	mov    rdi,QWORD PTR [rsp+0xf8]
	add    rdx,rdi
	mov    QWORD PTR [rsp+0x198],rdx
	add    QWORD PTR [rsp+0x3a8],rdi
	add    QWORD PTR [rsp+0x3b0],rdi
	add    QWORD PTR [rsp+0x3b8],rdi
	add    r8,rdi
	add    r9,rdi
	add    QWORD PTR [rsp+0x3c0],rdi
	add    QWORD PTR [rsp+0x3c8],rdi
	add    QWORD PTR [rsp+0x3d0],rdi
	add    r10,rdi
	add    QWORD PTR [rsp+0x3d8],rdi
	add    QWORD PTR [rsp+0x330],rdi
	add    r11,rdi
	add    QWORD PTR [rsp+0x3e0],rdi
	add    rbx,rdi
	add    QWORD PTR [rsp+0x3e8],rdi
	add    r14,rdi
	add    QWORD PTR [rsp+0x3f0],rdi
	add    QWORD PTR [rsp+0x3f8],rdi
	add    QWORD PTR [rsp+0x400],rdi
	add    QWORD PTR [rsp+0x200],rdi
	add    QWORD PTR [rsp+0x408],rdi
	add    r13,rdi
	add    QWORD PTR [rsp+0x410],rdi
	add    rax,rdi
	add    rsi,rdi
	add    QWORD PTR [rsp+0x418],rdi
	add    QWORD PTR [rsp+0x300],rdi
	add    r12,rdi
	add    QWORD PTR [rsp+0x420],rdi
	add    QWORD PTR [rsp+0x320],rdi
	add    QWORD PTR [rsp+0x2a0],rdi
	add    QWORD PTR [rsp+0x508],rdi
	add    r15,rdi
	add    QWORD PTR [rsp+0x2a8],rdi
	add    QWORD PTR [rsp+0x428],rdi
	cmp    rcx,QWORD PTR [rsp+0x328]
	mov    rdx,r14
	mov    r14,QWORD PTR [rsp+0x530]
	mov    rbp,r8
	mov    r8,rcx
	mov    rcx,QWORD PTR [rsp+0x100]
	je     <points27_ranked_ours+0x8d1f>
	mov    QWORD PTR [rsp+0x30],rax
	mov    QWORD PTR [rsp+0x1b8],rdx
	mov    QWORD PTR [rsp+0x228],r12
	mov    QWORD PTR [rsp+0x208],r13
	mov    QWORD PTR [rsp+0x1f0],r15
	mov    QWORD PTR [rsp+0x1c0],rbx
	mov    QWORD PTR [rsp+0x168],r11
	mov    QWORD PTR [rsp+0x1a0],r10
	mov    QWORD PTR [rsp+0x210],r9
	mov    QWORD PTR [rsp+0x1b0],rbp
	mov    QWORD PTR [rsp+0x1c8],rsi
	cmp    QWORD PTR [rsp+0x540],0x0
	sets   al
	imul   rcx,r8
	mov    rdx,QWORD PTR [rsp+0x520]
	add    rdx,rcx
	add    rcx,r14
	mov    QWORD PTR [rsp+0x528],r8
	imul   rdi,r8
	mov    rsi,QWORD PTR [rsp+0x2b8]
	lea    r8,[rsi+rdi*1]
	mov    rsi,QWORD PTR [rsp+0x310]
	add    rsi,rdi
	mov    r9,QWORD PTR [rsp+0x2e8]
	lea    r10,[r9+rdi*1]
	mov    r9,QWORD PTR [rsp+0x308]
	lea    r9,[r9+rdi*1]
	mov    r11,QWORD PTR [rsp+0x518]
	lea    rbx,[r11+rdi*1]
	mov    r11,QWORD PTR [rsp+0x578]
	lea    r11,[r11+rdi*1]
	mov    r14,QWORD PTR [rsp+0x2e0]
	lea    r15,[r14+rdi*1]
	mov    r14,QWORD PTR [rsp+0x390]
	lea    r14,[r14+rdi*1]
	mov    r12,QWORD PTR [rsp+0x2d8]
	lea    r12,[r12+rdi*1]
	mov    QWORD PTR [rsp+0x270],r12
	mov    r12,QWORD PTR [rsp+0x380]
	lea    r12,[r12+rdi*1]
	mov    r13,QWORD PTR [rsp+0x2d0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x178],r13
	mov    r13,QWORD PTR [rsp+0x388]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d0],r13
	mov    r13,QWORD PTR [rsp+0x3a0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x188],r13
	mov    r13,QWORD PTR [rsp+0x398]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x180],r13
	mov    r13,QWORD PTR [rsp+0x2c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x120],r13
	mov    r13,QWORD PTR [rsp+0x378]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x118],r13
	mov    r13,QWORD PTR [rsp+0x2f0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x130],r13
	mov    r13,QWORD PTR [rsp+0x580]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x128],r13
	mov    r13,QWORD PTR [rsp+0x1e0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x140],r13
	mov    r13,QWORD PTR [rsp+0x368]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x138],r13
	mov    r13,QWORD PTR [rsp+0x220]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa8],r13
	mov    r13,QWORD PTR [rsp+0x358]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d8],r13
	mov    r13,QWORD PTR [rsp+0x298]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x150],r13
	mov    r13,QWORD PTR [rsp+0x360]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x148],r13
	mov    r13,QWORD PTR [rsp+0x290]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc0],r13
	mov    r13,QWORD PTR [rsp+0x348]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x158],r13
	mov    r13,QWORD PTR [rsp+0x338]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd0],r13
	mov    r13,QWORD PTR [rsp+0x500]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc8],r13
	mov    r13,QWORD PTR [rsp+0x340]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe0],r13
	mov    r13,QWORD PTR [rsp+0x568]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd8],r13
	mov    r13,QWORD PTR [rsp+0x4f8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xf0],r13
	mov    r13,QWORD PTR [rsp+0x350]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe8],r13
	mov    r13,QWORD PTR [rsp+0x4f0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa0],r13
	mov    r13,QWORD PTR [rsp+0x4e8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xb8],r13
	mov    r13,QWORD PTR [rsp+0x1f8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x28],r13
	mov    r13,QWORD PTR [rsp+0x570]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x70],r13
	mov    r13,QWORD PTR [rsp+0x318]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x48],r13
	mov    r13,QWORD PTR [rsp+0x190]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x60],r13
	mov    r13,QWORD PTR [rsp+0x288]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x78],r13
	mov    r13,QWORD PTR [rsp+0x4e0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x40],r13
	mov    r13,QWORD PTR [rsp+0x280]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x80],r13
	mov    r13,QWORD PTR [rsp+0x370]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x68],r13
	mov    r13,QWORD PTR [rsp+0x278]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x90],r13
	mov    r13,QWORD PTR [rsp+0x4d8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x88],r13
	mov    r13,QWORD PTR [rsp+0x4d0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x58],r13
	mov    r13,QWORD PTR [rsp+0x558]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x98],r13
	mov    r13,QWORD PTR [rsp+0x4c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x10],r13
	mov    r13,QWORD PTR [rsp+0x560]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x50],r13
	mov    r13,QWORD PTR [rsp+0x4c0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x20],r13
	mov    r13,QWORD PTR [rsp+0x238]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x8],r13
	mov    r13,QWORD PTR [rsp+0x4b8]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x18],r13
	mov    r13,QWORD PTR [rsp+0x550]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x38],r13
	mov    r13,QWORD PTR [rsp+0x538]
	add    r13,rdi
	add    rdi,QWORD PTR [rsp+0x2c0]
	cmp    rdx,rsi
	setb   sil
	cmp    r8,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	cmp    rdx,r9
	setb   sil
	cmp    r10,rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r8b
	cmp    rdx,r11
	setb   sil
	cmp    rbx,rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	cmp    rdx,r14
	setb   sil
	cmp    r15,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	or     r8b,r10b
	or     r8b,r9b
	cmp    rdx,r12
	setb   sil
	cmp    QWORD PTR [rsp+0x270],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x1d0]
	setb   sil
	cmp    QWORD PTR [rsp+0x178],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x180]
	setb   r9b
	cmp    QWORD PTR [rsp+0x188],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0x118]
	setb   r8b
	cmp    QWORD PTR [rsp+0x120],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x128]
	setb   r8b
	cmp    QWORD PTR [rsp+0x130],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x138]
	setb   r8b
	cmp    QWORD PTR [rsp+0x140],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x1d8]
	setb   r10b
	cmp    QWORD PTR [rsp+0xa8],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x148]
	setb   sil
	cmp    QWORD PTR [rsp+0x150],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x158]
	setb   sil
	cmp    QWORD PTR [rsp+0xc0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xc8]
	setb   sil
	cmp    QWORD PTR [rsp+0xd0],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0xd8]
	setb   sil
	cmp    QWORD PTR [rsp+0xe0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xe8]
	setb   r9b
	cmp    QWORD PTR [rsp+0xf0],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0xb8]
	setb   r8b
	cmp    QWORD PTR [rsp+0xa0],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x70]
	setb   r8b
	cmp    QWORD PTR [rsp+0x28],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x60]
	setb   r8b
	cmp    QWORD PTR [rsp+0x48],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x40]
	setb   r8b
	cmp    QWORD PTR [rsp+0x78],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x68]
	setb   r8b
	cmp    QWORD PTR [rsp+0x80],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x88]
	setb   r10b
	cmp    QWORD PTR [rsp+0x90],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x98]
	setb   sil
	cmp    QWORD PTR [rsp+0x58],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x50]
	setb   sil
	cmp    QWORD PTR [rsp+0x10],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x8]
	setb   sil
	cmp    QWORD PTR [rsp+0x20],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x38]
	setb   sil
	cmp    QWORD PTR [rsp+0x18],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,rdi
	setb   dl
	cmp    r13,rcx
	setb   cl
	and    cl,dl
	or     cl,al
	or     cl,r10b
	or     cl,r8b
	or     cl,BYTE PTR [rsp+0x548]
	mov    BYTE PTR [rsp+0x1e8],cl
	mov    rax,QWORD PTR [rsp+0x428]
	mov    QWORD PTR [rsp+0x230],rax
	mov    rax,QWORD PTR [rsp+0x2a8]
	mov    QWORD PTR [rsp+0x490],rax
	mov    rax,QWORD PTR [rsp+0x1f0]
	mov    QWORD PTR [rsp+0x268],rax
	mov    rcx,QWORD PTR [rsp+0x508]
	mov    QWORD PTR [rsp+0x488],rcx
	mov    rcx,QWORD PTR [rsp+0x2a0]
	mov    QWORD PTR [rsp+0x480],rcx
	mov    rcx,QWORD PTR [rsp+0x320]
	mov    QWORD PTR [rsp+0x478],rcx
	mov    rcx,QWORD PTR [rsp+0x420]
	mov    QWORD PTR [rsp+0x470],rcx
	mov    rcx,QWORD PTR [rsp+0x228]
	mov    QWORD PTR [rsp+0x140],rcx
	mov    rcx,QWORD PTR [rsp+0x300]
	mov    QWORD PTR [rsp+0x138],rcx
	mov    rcx,QWORD PTR [rsp+0x418]
	mov    QWORD PTR [rsp+0x468],rcx
	mov    rcx,QWORD PTR [rsp+0x1c8]
	mov    QWORD PTR [rsp+0x130],rcx
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x460],rcx
	mov    rcx,QWORD PTR [rsp+0x410]
	mov    QWORD PTR [rsp+0x458],rcx
	mov    rcx,QWORD PTR [rsp+0x208]
	mov    QWORD PTR [rsp+0x128],rcx
	mov    rcx,QWORD PTR [rsp+0x408]
	mov    QWORD PTR [rsp+0x450],rcx
	mov    rcx,QWORD PTR [rsp+0x200]
	mov    rdx,QWORD PTR [rsp+0x400]
	mov    QWORD PTR [rsp+0x120],rdx
	mov    rdx,QWORD PTR [rsp+0x3f8]
	mov    QWORD PTR [rsp+0x118],rdx
	mov    rdx,QWORD PTR [rsp+0x3f0]
	mov    QWORD PTR [rsp+0x188],rdx
	mov    rdx,QWORD PTR [rsp+0x1b8]
	mov    QWORD PTR [rsp+0x1d0],rdx
	mov    rdx,QWORD PTR [rsp+0x3e8]
	mov    QWORD PTR [rsp+0x180],rdx
	mov    rdx,QWORD PTR [rsp+0x1c0]
	mov    QWORD PTR [rsp+0x270],rdx
	mov    rdx,QWORD PTR [rsp+0x3e0]
	mov    QWORD PTR [rsp+0x178],rdx
	mov    rdx,QWORD PTR [rsp+0x168]
	mov    QWORD PTR [rsp+0x4b0],rdx
	mov    rdi,QWORD PTR [rsp+0x330]
	mov    rdx,QWORD PTR [rsp+0x3d8]
	mov    rsi,QWORD PTR [rsp+0x1a0]
	mov    QWORD PTR [rsp+0x448],rsi
	mov    rsi,QWORD PTR [rsp+0x3d0]
	mov    QWORD PTR [rsp+0x260],rsi
	mov    rsi,QWORD PTR [rsp+0x3c8]
	mov    QWORD PTR [rsp+0x258],rsi
	mov    rsi,QWORD PTR [rsp+0x3c0]
	mov    QWORD PTR [rsp+0x250],rsi
	mov    rsi,QWORD PTR [rsp+0x210]
	mov    QWORD PTR [rsp+0x440],rsi
	mov    QWORD PTR [rsp+0x438],rbp
	mov    rbp,rdx
	mov    rax,QWORD PTR [rsp+0x3b8]
	mov    QWORD PTR [rsp+0x248],rax
	mov    rax,QWORD PTR [rsp+0x3b0]
	mov    QWORD PTR [rsp+0x240],rax
	mov    rax,QWORD PTR [rsp+0x3a8]
	mov    QWORD PTR [rsp+0x2b0],rax
	mov    rax,QWORD PTR [rsp+0x198]
	mov    QWORD PTR [rsp+0x430],rax
	mov    rax,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x218],rax
	mov    QWORD PTR [rsp+0x498],0x0
	jmp    <points27_ranked_ours+0x58c7>
	nop    DWORD PTR [rax]
	mov    rdx,QWORD PTR [rsp+0x498]
	inc    rdx
	mov    rax,QWORD PTR [rsp+0x218]
	add    rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x218],rax
	mov    rax,QWORD PTR [rsp+0x108]
	add    QWORD PTR [rsp+0x430],rax
	add    QWORD PTR [rsp+0x2b0],rax
	add    QWORD PTR [rsp+0x130],rax
	add    QWORD PTR [rsp+0x240],rax
	add    QWORD PTR [rsp+0x248],rax
	add    QWORD PTR [rsp+0x438],rax
	add    QWORD PTR [rsp+0x128],rax
	add    QWORD PTR [rsp+0x440],rax
	add    QWORD PTR [rsp+0x250],rax
	add    QWORD PTR [rsp+0x258],rax
	add    QWORD PTR [rsp+0x260],rax
	add    QWORD PTR [rsp+0x448],rax
	mov    rbp,QWORD PTR [rsp+0xa8]
	add    rbp,rax
	mov    rdi,QWORD PTR [rsp+0x1d8]
	add    rdi,rax
	add    QWORD PTR [rsp+0x268],rax
	add    QWORD PTR [rsp+0x4b0],rax
	add    QWORD PTR [rsp+0x230],rax
	add    QWORD PTR [rsp+0x178],rax
	add    QWORD PTR [rsp+0x140],rax
	add    QWORD PTR [rsp+0x270],rax
	add    QWORD PTR [rsp+0x180],rax
	add    QWORD PTR [rsp+0x1d0],rax
	add    QWORD PTR [rsp+0x138],rax
	add    QWORD PTR [rsp+0x188],rax
	add    QWORD PTR [rsp+0x118],rax
	add    QWORD PTR [rsp+0x120],rax
	mov    rcx,QWORD PTR [rsp+0x510]
	add    rcx,rax
	add    QWORD PTR [rsp+0x450],rax
	add    QWORD PTR [rsp+0x458],rax
	add    QWORD PTR [rsp+0x460],rax
	add    QWORD PTR [rsp+0x468],rax
	add    QWORD PTR [rsp+0x470],rax
	add    QWORD PTR [rsp+0x478],rax
	add    QWORD PTR [rsp+0x480],rax
	add    QWORD PTR [rsp+0x488],rax
	add    QWORD PTR [rsp+0x490],rax
	mov    QWORD PTR [rsp+0x498],rdx
	cmp    rdx,QWORD PTR [rsp+0x4a0]
	mov    rax,QWORD PTR [rsp+0x30]
	mov    rsi,QWORD PTR [rsp+0x1c8]
	mov    r8,QWORD PTR [rsp+0x1b0]
	mov    r9,QWORD PTR [rsp+0x210]
	mov    r10,QWORD PTR [rsp+0x1a0]
	mov    r11,QWORD PTR [rsp+0x168]
	mov    rbx,QWORD PTR [rsp+0x1c0]
	mov    r14,QWORD PTR [rsp+0x1b8]
	mov    r15,QWORD PTR [rsp+0x1f0]
	mov    r13,QWORD PTR [rsp+0x208]
	mov    r12,QWORD PTR [rsp+0x228]
	mov    rdx,QWORD PTR [rsp+0x198]
	je     <points27_ranked_ours+0x4c10>
	mov    QWORD PTR [rsp+0xa8],rbp
	mov    QWORD PTR [rsp+0x1d8],rdi
	mov    rdx,QWORD PTR [rsp+0xb0]
	cmp    rdx,0x10
	setb   al
	or     al,BYTE PTR [rsp+0x1e8]
	test   al,0x1
	mov    QWORD PTR [rsp+0x510],rcx
	je     <points27_ranked_ours+0x5910>
	xor    eax,eax
	mov    rbx,QWORD PTR [rsp+0x160]
	jmp    <points27_ranked_ours+0x5b11>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x2f8]
	add    rax,rcx
	mov    QWORD PTR [rsp+0x18],rax
	xor    ecx,ecx
	mov    r9,QWORD PTR [rsp+0x448]
	mov    r10,QWORD PTR [rsp+0x260]
	mov    rsi,QWORD PTR [rsp+0x258]
	mov    r11,QWORD PTR [rsp+0x250]
	mov    rbx,QWORD PTR [rsp+0x440]
	mov    r14,QWORD PTR [rsp+0x438]
	mov    r15,QWORD PTR [rsp+0x248]
	mov    r12,QWORD PTR [rsp+0x240]
	mov    r13,QWORD PTR [rsp+0x2b0]
	mov    rdx,QWORD PTR [rsp+0x430]
	mov    rax,QWORD PTR [rsp+0x218]
	mov    rdi,QWORD PTR [rsp+0x230]
	mov    rbp,QWORD PTR [rsp+0x268]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp+0x18]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm1
	mov    r8,QWORD PTR [rsp+0x120]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x118]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x188]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x138]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d0]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x180]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x270]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x140]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x178]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x4b0]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rbp+rcx*4+0x0]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d8]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0xa8]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r10+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rsi+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r11+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rbx+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x128]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r14+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x130]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r13+rcx*4+0x0]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdx+rcx*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [rax+rcx*4],xmm2
	add    rcx,0x4
	cmp    QWORD PTR [rsp+0x4a8],rcx
	jne    <points27_ranked_ours+0x5990>
	mov    rcx,QWORD PTR [rsp+0x4a8]
	mov    rax,rcx
	cmp    QWORD PTR [rsp+0xb0],rcx
	mov    rbx,QWORD PTR [rsp+0x160]
	je     <points27_ranked_ours+0x5700>
	mov    rcx,QWORD PTR [rsp+0x110]
	imul   rcx,rax
	add    rcx,QWORD PTR [rsp+0x218]
	mov    QWORD PTR [rsp+0x18],rcx
	mov    rbp,rbx
	imul   rbp,rax
	mov    rcx,QWORD PTR [rsp+0x250]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x150],rcx
	mov    rcx,QWORD PTR [rsp+0x478]
	add    rcx,rbp
	mov    QWORD PTR [rsp+0x148],rcx
	mov    r11,QWORD PTR [rsp+0xb0]
	sub    r11,rax
	mov    rax,QWORD PTR [rsp+0x178]
	mov    QWORD PTR [rsp+0x38],rax
	mov    rax,QWORD PTR [rsp+0x230]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0x490]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rax,QWORD PTR [rsp+0x268]
	mov    QWORD PTR [rsp+0x10],rax
	mov    rax,QWORD PTR [rsp+0x488]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x58],rax
	mov    rax,QWORD PTR [rsp+0x480]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rax,QWORD PTR [rsp+0x260]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x258]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0x120]
	mov    QWORD PTR [rsp+0x80],rax
	mov    rax,QWORD PTR [rsp+0x118]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x180]
	mov    QWORD PTR [rsp+0x78],rax
	mov    rax,QWORD PTR [rsp+0x470]
	mov    QWORD PTR [rsp+0x40],rax
	mov    rax,QWORD PTR [rsp+0x140]
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,QWORD PTR [rsp+0x188]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x138]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0x468]
	mov    QWORD PTR [rsp+0x70],rax
	mov    rax,QWORD PTR [rsp+0x130]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x2b0]
	mov    QWORD PTR [rsp+0xb8],rax
	mov    rax,QWORD PTR [rsp+0x460]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp+0x458]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x248]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x240]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rax,QWORD PTR [rsp+0x128]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x450]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xc0],0x0
	nop    WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0x158],r11
	mov    r11,QWORD PTR [rsp+0x148]
	mov    r14,QWORD PTR [rsp+0xc0]
	movss  xmm2,DWORD PTR [r11+r14*1]
	addss  xmm2,xmm0
	mov    rax,QWORD PTR [rsp+0x80]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x68]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x60]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x28]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x70]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x78]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x40]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x48]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x38]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x20]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x8]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x10]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x50]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    rax,QWORD PTR [rsp+0x58]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r13,QWORD PTR [rsp+0x98]
	addss  xmm2,DWORD PTR [r13+rbp*1+0x0]
	mov    r15,QWORD PTR [rsp+0x90]
	addss  xmm2,DWORD PTR [r15+rbp*1]
	mov    r12,QWORD PTR [rsp+0x88]
	addss  xmm2,DWORD PTR [r12+rbp*1]
	mov    r11,QWORD PTR [rsp+0x150]
	addss  xmm2,DWORD PTR [r11+r14*1]
	mov    r8,QWORD PTR [rsp+0xc8]
	addss  xmm2,DWORD PTR [r8+rbp*1]
	mov    rdi,QWORD PTR [rsp+0xd0]
	addss  xmm2,DWORD PTR [rdi+rbp*1]
	mov    r10,QWORD PTR [rsp+0xe8]
	addss  xmm2,DWORD PTR [r10+rbp*1]
	mov    rdx,QWORD PTR [rsp+0xe0]
	addss  xmm2,DWORD PTR [rdx+rbp*1]
	mov    rcx,QWORD PTR [rsp+0xd8]
	addss  xmm2,DWORD PTR [rcx+rbp*1]
	mov    r9,QWORD PTR [rsp+0xa0]
	addss  xmm2,DWORD PTR [r9+rbp*1]
	mov    rsi,QWORD PTR [rsp+0xb8]
	addss  xmm2,DWORD PTR [rsi+rbp*1]
	mov    rax,QWORD PTR [rsp+0xf0]
	addss  xmm2,DWORD PTR [rax+rbp*1]
	mov    r11,QWORD PTR [rsp+0x18]
	movss  DWORD PTR [r11],xmm2
	add    r11,QWORD PTR [rsp+0x110]
	mov    QWORD PTR [rsp+0x18],r11
	mov    r11,QWORD PTR [rsp+0x158]
	add    r14,rbx
	mov    QWORD PTR [rsp+0xc0],r14
	add    r8,rbx
	mov    QWORD PTR [rsp+0xc8],r8
	add    rdi,rbx
	mov    QWORD PTR [rsp+0xd0],rdi
	add    rcx,rbx
	mov    QWORD PTR [rsp+0xd8],rcx
	add    rdx,rbx
	mov    QWORD PTR [rsp+0xe0],rdx
	add    r10,rbx
	mov    QWORD PTR [rsp+0xe8],r10
	add    rax,rbx
	mov    QWORD PTR [rsp+0xf0],rax
	add    rsi,rbx
	mov    QWORD PTR [rsp+0xb8],rsi
	add    r9,rbx
	mov    QWORD PTR [rsp+0xa0],r9
	add    QWORD PTR [rsp+0x70],rbx
	add    QWORD PTR [rsp+0x28],rbx
	add    QWORD PTR [rsp+0x60],rbx
	add    QWORD PTR [rsp+0x48],rbx
	add    QWORD PTR [rsp+0x40],rbx
	add    QWORD PTR [rsp+0x78],rbx
	add    QWORD PTR [rsp+0x68],rbx
	add    QWORD PTR [rsp+0x80],rbx
	add    r12,rbx
	mov    QWORD PTR [rsp+0x88],r12
	add    r15,rbx
	mov    QWORD PTR [rsp+0x90],r15
	add    r13,rbx
	mov    QWORD PTR [rsp+0x98],r13
	add    QWORD PTR [rsp+0x58],rbx
	add    QWORD PTR [rsp+0x50],rbx
	add    QWORD PTR [rsp+0x10],rbx
	add    QWORD PTR [rsp+0x8],rbx
	add    QWORD PTR [rsp+0x20],rbx
	add    QWORD PTR [rsp+0x38],rbx
	dec    r11
	jne    <points27_ranked_ours+0x5ce0>
	jmp    <points27_ranked_ours+0x5700>
	test   r13,r13
	mov    rdi,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0xf8],r13
	js     <points27_ranked_ours+0x8766>
	lea    r15,[rdx*4+0x0]
	mov    r12,rdi
	sub    r12,r15
	lea    rbp,[rbx*4+0x0]
	add    rbx,rax
	mov    r13,QWORD PTR [rsp+0x190]
	add    r13,rdx
	add    r13,r8
	add    r13,rbx
	mov    r10,QWORD PTR [rsp+0x40]
	lea    r8,[r10*4+0x0]
	lea    rdx,[rdx*4+0x0]
	add    rdx,rbp
	lea    rdx,[rdx+rax*4]
	mov    r14,QWORD PTR [rsp+0x38]
	lea    rdx,[rdx+r14*8]
	mov    r11,QWORD PTR [rsp+0x18]
	lea    rdx,[rdx+r11*8]
	mov    rsi,QWORD PTR [rsp+0x2f8]
	mov    r9,rsi
	sub    r9,rdx
	mov    QWORD PTR [rsp+0x20],r9
	mov    r9,QWORD PTR [rsp+0x48]
	lea    rcx,[r8+r9*8]
	mov    QWORD PTR [rsp+0x60],rcx
	lea    rcx,[r8+r9*4]
	mov    QWORD PTR [rsp+0x10],rcx
	sub    r8,r15
	lea    rdx,[r10*8+0x0]
	lea    rcx,[rdx+r9*8]
	mov    QWORD PTR [rsp+0x70],rcx
	sub    rdx,r15
	lea    rdi,[r9*8+0x0]
	sub    rdi,r15
	lea    rcx,[r9*4+0x0]
	lea    rbx,[rcx+r10*8]
	mov    QWORD PTR [rsp+0x8],rbx
	sub    rcx,r15
	sub    r12,rbp
	sub    r8,rbp
	sub    rdx,rbp
	sub    rdi,rbp
	sub    rcx,rbp
	lea    rax,[rax*4+0x0]
	sub    r12,rax
	sub    r8,rax
	sub    rdx,rax
	sub    rdi,rax
	sub    rcx,rax
	lea    rax,[r14*8+0x0]
	sub    r12,rax
	sub    r8,rax
	sub    rdx,rax
	sub    rdi,rax
	sub    rcx,rax
	lea    rax,[r11*8+0x0]
	sub    r12,rax
	sub    r8,rax
	sub    rdx,rax
	sub    rdi,rax
	sub    rcx,rax
	add    r12,rsi
	mov    QWORD PTR [rsp+0x18],r12
	shl    r13,0x2
	mov    rbx,QWORD PTR [rsp+0x30]
	lea    rax,[rbx+r9*4]
	lea    r11,[rax+r10*4]
	sub    rax,r13
	add    rax,rsi
	mov    QWORD PTR [rsp+0x58],rax
	lea    rax,[rbx+r9*8]
	lea    r14,[rax+r10*4]
	sub    rax,r13
	add    rax,rsi
	mov    QWORD PTR [rsp+0x90],rax
	sub    r14,r13
	add    r14,rsi
	mov    QWORD PTR [rsp+0x88],r14
	sub    r11,r13
	add    r11,rsi
	mov    QWORD PTR [rsp+0x98],r11
	lea    rax,[rbx+r10*4]
	sub    rax,r13
	add    rax,rsi
	mov    QWORD PTR [rsp+0x80],rax
	mov    rbp,QWORD PTR [rsp+0x70]
	lea    rax,[rbx+rbp*1]
	sub    rax,r13
	add    rax,rsi
	mov    QWORD PTR [rsp+0x68],rax
	lea    r11,[rbx+r10*8]
	mov    r12,QWORD PTR [rsp+0x28]
	lea    rax,[r12*4+0x0]
	lea    rbx,[rax+r10*8]
	lea    r10,[rax+r10*4]
	lea    r14,[rax+r9*8]
	lea    rax,[rax+r9*4]
	lea    r9,[r11+r9*4]
	sub    r9,r13
	add    r9,rsi
	mov    QWORD PTR [rsp+0xf0],r9
	sub    r11,r13
	add    r11,rsi
	mov    QWORD PTR [rsp+0x78],r11
	mov    r11,QWORD PTR [rsp+0x60]
	lea    r9,[r11+r12*4]
	sub    r11,r13
	add    r11,rsi
	mov    QWORD PTR [rsp+0xe0],r11
	mov    r15,QWORD PTR [rsp+0x10]
	lea    r11,[r15+r12*4]
	sub    r15,r13
	add    r15,rsi
	mov    QWORD PTR [rsp+0xd0],r15
	add    r8,rsi
	mov    QWORD PTR [rsp+0x38],r8
	mov    r15,rbp
	lea    r8,[r12*4+0x0]
	add    r8,rbp
	sub    r15,r13
	add    r15,rsi
	mov    QWORD PTR [rsp+0xc0],r15
	mov    rbp,QWORD PTR [rsp+0x8]
	lea    r15,[r12*4+0x0]
	add    r15,rbp
	sub    rbp,r13
	add    rbp,rsi
	mov    QWORD PTR [rsp+0x150],rbp
	add    rdx,rsi
	mov    QWORD PTR [rsp+0x8],rdx
	add    rdi,rsi
	mov    QWORD PTR [rsp+0x10],rdi
	add    rcx,rsi
	mov    QWORD PTR [rsp+0x50],rcx
	sub    r8,r13
	add    r8,rsi
	mov    QWORD PTR [rsp+0xc8],r8
	sub    r15,r13
	add    r15,rsi
	mov    QWORD PTR [rsp+0x158],r15
	sub    rbx,r13
	add    rbx,rsi
	mov    QWORD PTR [rsp+0x40],rbx
	sub    r9,r13
	add    r9,rsi
	mov    QWORD PTR [rsp+0xe8],r9
	sub    r11,r13
	add    r11,rsi
	mov    QWORD PTR [rsp+0xd8],r11
	sub    r10,r13
	add    r10,rsi
	mov    QWORD PTR [rsp+0x48],r10
	sub    r14,r13
	add    r14,rsi
	mov    QWORD PTR [rsp+0x60],r14
	sub    rax,r13
	add    rax,rsi
	mov    QWORD PTR [rsp+0xb8],rax
	lea    rax,[rsi+r12*4]
	sub    rax,r13
	mov    QWORD PTR [rsp+0x148],rax
	mov    rbp,QWORD PTR [rsp+0x100]
	shl    rbp,0x2
	shl    QWORD PTR [rsp+0x1a8],0x2
	shl    QWORD PTR [rsp+0x110],0x2
	mov    rax,QWORD PTR [rsp+0xf8]
	shl    rax,0x2
	shl    QWORD PTR [rsp+0x108],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	xorps  xmm0,xmm0
	xor    edx,edx
	xor    esi,esi
	mov    rcx,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x100],rbp
	mov    QWORD PTR [rsp+0xf8],rax
	mov    r10,QWORD PTR [rsp+0xb8]
	mov    r11,QWORD PTR [rsp+0xf0]
	mov    rbx,QWORD PTR [rsp+0xe8]
	mov    r14,QWORD PTR [rsp+0xe0]
	mov    r15,QWORD PTR [rsp+0xd8]
	mov    r12,QWORD PTR [rsp+0xd0]
	mov    rdi,QWORD PTR [rsp+0x150]
	mov    r8,QWORD PTR [rsp+0x148]
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0xa8],rsi
	mov    QWORD PTR [rsp+0x30],rdx
	mov    rsi,rdx
	mov    QWORD PTR [rsp+0x170],rcx
	mov    rbp,rcx
	xor    eax,eax
	nop    DWORD PTR [rax]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    r13,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x28],rsi
	mov    QWORD PTR [rsp+0x70],rbp
	mov    rax,QWORD PTR [rsp+0xc8]
	mov    rcx,QWORD PTR [rsp+0xc0]
	mov    rdx,QWORD PTR [rsp+0x158]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r9,QWORD PTR [rsp+0x20]
	movss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,xmm0
	mov    r9,QWORD PTR [rsp+0x50]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x10]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x38]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r12+rsi*1]
	addss  xmm1,DWORD PTR [r14+rsi*1]
	mov    r9,QWORD PTR [rsp+0x8]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [rdi+rsi*1]
	addss  xmm1,DWORD PTR [rcx+rsi*1]
	addss  xmm1,DWORD PTR [r8+rsi*1]
	addss  xmm1,DWORD PTR [r10+rsi*1]
	mov    r9,QWORD PTR [rsp+0x60]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x48]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r15+rsi*1]
	addss  xmm1,DWORD PTR [rbx+rsi*1]
	mov    r9,QWORD PTR [rsp+0x40]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [rdx+rsi*1]
	addss  xmm1,DWORD PTR [rax+rsi*1]
	mov    r9,QWORD PTR [rsp+0x18]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x58]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x90]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x80]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x98]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x88]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	mov    r9,QWORD PTR [rsp+0x78]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	addss  xmm1,DWORD PTR [r11+rsi*1]
	mov    r9,QWORD PTR [rsp+0x68]
	addss  xmm1,DWORD PTR [r9+rsi*1]
	movss  DWORD PTR [rbp+0x0],xmm1
	add    rbp,QWORD PTR [rsp+0x110]
	add    rsi,QWORD PTR [rsp+0x160]
	dec    r13
	jne    <points27_ranked_ours+0x6310>
	mov    rax,QWORD PTR [rsp+0xa0]
	inc    rax
	mov    rbp,QWORD PTR [rsp+0x70]
	add    rbp,QWORD PTR [rsp+0x1a8]
	mov    rsi,QWORD PTR [rsp+0x28]
	add    rsi,QWORD PTR [rsp+0x108]
	cmp    rax,QWORD PTR [rsp+0x4a0]
	jne    <points27_ranked_ours+0x62d0>
	mov    rsi,QWORD PTR [rsp+0xa8]
	inc    rsi
	mov    rbp,QWORD PTR [rsp+0x100]
	mov    rcx,QWORD PTR [rsp+0x170]
	add    rcx,rbp
	mov    rax,QWORD PTR [rsp+0xf8]
	mov    rdx,QWORD PTR [rsp+0x30]
	add    rdx,rax
	cmp    rsi,QWORD PTR [rsp+0x328]
	jne    <points27_ranked_ours+0x62b0>
	jmp    <points27_ranked_ours+0x8d1f>
	mov    r10,QWORD PTR [rsp+0x10]
	imul   r10,r13
	lea    rbp,[r10*4+0x0]
	mov    QWORD PTR [rsp+0x1a0],rbp
	mov    r11,rcx
	mov    r12,QWORD PTR [rsp+0x40]
	lea    rcx,[r12*8+0x0]
	mov    r15,QWORD PTR [rsp+0x190]
	add    r15,r8
	add    r15,rax
	add    r15,rbx
	mov    rdx,r13
	mov    r8,QWORD PTR [rsp+0x48]
	lea    rax,[r8*8+0x0]
	mov    rdi,QWORD PTR [rsp+0x108]
	imul   rsi,rdi
	lea    rsi,[rsi*4+0x0]
	add    rsi,rbp
	add    rsi,r9
	mov    r9,rsi
	lea    rsi,[r12*4+0x0]
	lea    rcx,[rcx+r10*4]
	mov    QWORD PTR [rsp+0x1c8],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	add    QWORD PTR [rsp+0x1e0],rcx
	add    r14,rcx
	mov    QWORD PTR [rsp+0x530],r14
	mov    r14,QWORD PTR [rsp+0x28]
	lea    rcx,[r14*4+0x0]
	lea    rax,[rax+r10*4]
	mov    QWORD PTR [rsp+0x8],rax
	lea    rax,[rcx+r10*4]
	mov    QWORD PTR [rsp+0x1f8],rax
	lea    rax,[rsi+r10*4]
	mov    QWORD PTR [rsp+0x58],rax
	lea    rcx,[r8*4+0x0]
	lea    rax,[rcx+r10*4]
	mov    QWORD PTR [rsp+0x10],rax
	lea    rcx,[r11+r10*4]
	shl    r15,0x2
	lea    rsi,[rcx+r12*8]
	lea    rax,[rsi+r8*8]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x308],rax
	shl    rdx,0x2
	mov    QWORD PTR [rsp+0xf8],rdx
	lea    rbp,[r9+r11*1]
	lea    r13,[r12*8+0x0]
	add    r13,rbp
	mov    rax,r8
	lea    rdx,[r8*8+0x0]
	add    rdx,r13
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x3a0],rdx
	shl    rdi,0x2
	mov    QWORD PTR [rsp+0x108],rdi
	lea    rdx,[rsi+r8*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2e0],rdx
	lea    rdx,[r8*4+0x0]
	add    rdx,r13
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x398],rdx
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x310],rsi
	sub    r13,r15
	lea    rsi,[rcx+r8*8]
	lea    rdx,[rsi+r12*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2d8],rdx
	lea    r8,[r8*8+0x0]
	add    r8,rbp
	lea    rdi,[r8+r12*4]
	sub    rdi,r15
	mov    QWORD PTR [rsp+0x380],rdi
	lea    rdi,[rcx+r12*4]
	mov    QWORD PTR [rsp+0x1c0],rdi
	lea    rdx,[rdi+rax*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2d0],rdx
	lea    r10,[r12*4+0x0]
	add    r10,rbp
	mov    r11,r12
	lea    rdx,[r10+rax*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x370],rdx
	mov    rdx,rdi
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x2c8],rdx
	sub    r10,r15
	mov    QWORD PTR [rsp+0x378],r10
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x390],rsi
	sub    r8,r15
	mov    QWORD PTR [rsp+0x388],r8
	lea    rdx,[rcx+rax*4]
	mov    QWORD PTR [rsp+0x168],rdx
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x318],rdx
	lea    rdx,[rax*4+0x0]
	add    rdx,rbp
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x368],rdx
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x2e8],rcx
	sub    rbp,r15
	mov    rsi,QWORD PTR [rsp+0x1c8]
	lea    rcx,[rsi+rax*8]
	mov    QWORD PTR [rsp+0x520],rcx
	lea    rcx,[rcx+r14*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x190],rcx
	lea    rbx,[r9+r12*8]
	lea    r10,[rbx+rax*8]
	lea    rdx,[r10+r14*4]
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x350],rdx
	lea    rdx,[rsi+r14*4]
	mov    QWORD PTR [rsp+0x1b8],rdx
	lea    rcx,[rdx+rax*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x220],rcx
	lea    r8,[rbx+r14*4]
	lea    rcx,[r8+rax*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x340],rcx
	mov    rcx,rdx
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x298],rcx
	sub    r8,r15
	mov    QWORD PTR [rsp+0x348],r8
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    rsi,[rcx+r14*4]
	lea    rcx,[rsi+r12*4]
	mov    QWORD PTR [rsp+0x198],rsi
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x290],rcx
	mov    rcx,r9
	mov    QWORD PTR [rsp+0x2f0],r9
	lea    rdx,[r9+rax*8]
	mov    QWORD PTR [rsp+0x238],rdx
	lea    rdx,[rdx+r14*4]
	lea    r8,[rdx+r12*4]
	sub    r8,r15
	mov    QWORD PTR [rsp+0x500],r8
	mov    r9,QWORD PTR [rsp+0x1f8]
	lea    r12,[r9+r12*4]
	lea    rdi,[r12+rax*4]
	sub    rdi,r15
	mov    QWORD PTR [rsp+0x4f8],rdi
	lea    rdi,[rcx+r14*4]
	lea    r8,[rdi+r11*4]
	lea    rcx,[r8+rax*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x4f0],rcx
	sub    r12,r15
	sub    r8,r15
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x288],rsi
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x338],rdx
	lea    rcx,[r9+rax*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x4e8],rcx
	lea    rcx,[rdi+rax*4]
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x4e0],rcx
	sub    r9,r15
	mov    QWORD PTR [rsp+0x1f8],r9
	sub    rdi,r15
	sub    QWORD PTR [rsp+0x520],r15
	sub    r10,r15
	mov    QWORD PTR [rsp+0x358],r10
	mov    rdx,QWORD PTR [rsp+0x1c8]
	lea    r9,[rdx+rax*4]
	mov    QWORD PTR [rsp+0x210],r9
	sub    r9,r15
	mov    QWORD PTR [rsp+0x280],r9
	lea    rcx,[rbx+rax*4]
	mov    r14,rax
	sub    rcx,r15
	mov    QWORD PTR [rsp+0x4d8],rcx
	mov    r9,rdx
	sub    r9,r15
	mov    QWORD PTR [rsp+0x278],r9
	sub    rbx,r15
	mov    QWORD PTR [rsp+0x360],rbx
	mov    r9,QWORD PTR [rsp+0x8]
	mov    rdx,QWORD PTR [rsp+0x40]
	lea    rax,[r9+rdx*4]
	mov    QWORD PTR [rsp+0x1e8],rax
	sub    rax,r15
	mov    QWORD PTR [rsp+0x2c0],rax
	mov    rsi,QWORD PTR [rsp+0x238]
	lea    rax,[rsi+rdx*4]
	sub    rax,r15
	mov    QWORD PTR [rsp+0x4d0],rax
	mov    rcx,QWORD PTR [rsp+0x58]
	mov    rax,r14
	lea    r10,[rcx+r14*4]
	sub    r10,r15
	mov    QWORD PTR [rsp+0x4c8],r10
	mov    r14,QWORD PTR [rsp+0x2f0]
	lea    r11,[r14+rdx*4]
	lea    r10,[r11+rax*4]
	mov    rdx,rax
	sub    r10,r15
	mov    QWORD PTR [rsp+0x4c0],r10
	sub    rcx,r15
	mov    rax,rcx
	sub    r11,r15
	mov    rcx,r9
	sub    rcx,r15
	sub    rsi,r15
	mov    QWORD PTR [rsp+0x238],rsi
	mov    r9,QWORD PTR [rsp+0x10]
	sub    r9,r15
	mov    QWORD PTR [rsp+0x2b8],r9
	lea    rsi,[r14+rdx*4]
	sub    rsi,r15
	sub    QWORD PTR [rsp+0x1a0],r15
	sub    r14,r15
	mov    r9,QWORD PTR [rsp+0x2f8]
	add    QWORD PTR [rsp+0x308],r9
	add    QWORD PTR [rsp+0x3a0],r9
	add    QWORD PTR [rsp+0x2e0],r9
	add    QWORD PTR [rsp+0x398],r9
	mov    r10,QWORD PTR [rsp+0x168]
	add    QWORD PTR [rsp+0x310],r9
	add    r13,r9
	mov    QWORD PTR [rsp+0x578],r13
	add    QWORD PTR [rsp+0x2d8],r9
	add    QWORD PTR [rsp+0x380],r9
	add    QWORD PTR [rsp+0x2d0],r9
	add    QWORD PTR [rsp+0x370],r9
	add    QWORD PTR [rsp+0x2c8],r9
	add    QWORD PTR [rsp+0x378],r9
	add    QWORD PTR [rsp+0x390],r9
	mov    rbx,QWORD PTR [rsp+0x198]
	add    QWORD PTR [rsp+0x388],r9
	add    QWORD PTR [rsp+0x318],r9
	add    QWORD PTR [rsp+0x368],r9
	add    QWORD PTR [rsp+0x2e8],r9
	add    rbp,r9
	mov    QWORD PTR [rsp+0x580],rbp
	add    QWORD PTR [rsp+0x190],r9
	add    QWORD PTR [rsp+0x350],r9
	add    QWORD PTR [rsp+0x220],r9
	add    QWORD PTR [rsp+0x340],r9
	add    QWORD PTR [rsp+0x298],r9
	add    QWORD PTR [rsp+0x348],r9
	add    QWORD PTR [rsp+0x290],r9
	add    QWORD PTR [rsp+0x500],r9
	add    QWORD PTR [rsp+0x4f8],r9
	add    QWORD PTR [rsp+0x4f0],r9
	add    r12,r9
	mov    QWORD PTR [rsp+0x570],r12
	add    r8,r9
	mov    QWORD PTR [rsp+0x560],r8
	add    QWORD PTR [rsp+0x288],r9
	add    QWORD PTR [rsp+0x338],r9
	add    QWORD PTR [rsp+0x4e8],r9
	add    QWORD PTR [rsp+0x4e0],r9
	add    QWORD PTR [rsp+0x1f8],r9
	add    rdi,r9
	mov    QWORD PTR [rsp+0x568],rdi
	add    QWORD PTR [rsp+0x520],r9
	add    QWORD PTR [rsp+0x358],r9
	add    QWORD PTR [rsp+0x280],r9
	add    QWORD PTR [rsp+0x4d8],r9
	add    QWORD PTR [rsp+0x278],r9
	add    QWORD PTR [rsp+0x360],r9
	add    QWORD PTR [rsp+0x2c0],r9
	add    QWORD PTR [rsp+0x4d0],r9
	add    QWORD PTR [rsp+0x4c8],r9
	add    QWORD PTR [rsp+0x4c0],r9
	add    rax,r9
	mov    QWORD PTR [rsp+0x4b8],rax
	add    r11,r9
	mov    QWORD PTR [rsp+0x558],r11
	add    rcx,r9
	mov    QWORD PTR [rsp+0x518],rcx
	add    QWORD PTR [rsp+0x238],r9
	add    QWORD PTR [rsp+0x2b8],r9
	add    rsi,r9
	mov    QWORD PTR [rsp+0x550],rsi
	add    r14,r9
	mov    QWORD PTR [rsp+0x2f0],r14
	mov    rax,QWORD PTR [rsp+0x110]
	xor    rax,0x1
	mov    rsi,QWORD PTR [rsp+0x160]
	xor    rsi,0x1
	or     rsi,rax
	mov    rsi,QWORD PTR [rsp+0x1a0]
	setne  BYTE PTR [rsp+0x548]
	mov    rax,QWORD PTR [rsp+0x20]
	shl    rax,0x2
	mov    rcx,QWORD PTR [rsp+0x1c0]
	sub    rcx,rax
	sub    r10,rax
	mov    rdx,QWORD PTR [rsp+0x1b8]
	sub    rdx,rax
	sub    rbx,rax
	mov    rdi,QWORD PTR [rsp+0x210]
	sub    rdi,rax
	mov    r8,QWORD PTR [rsp+0x1e8]
	sub    r8,rax
	mov    rax,QWORD PTR [rsp+0x50]
	shl    rax,0x2
	sub    rcx,rax
	sub    r10,rax
	sub    rdx,rax
	sub    rbx,rax
	sub    rdi,rax
	sub    r8,rax
	mov    rax,QWORD PTR [rsp+0x38]
	shl    rax,0x3
	sub    rcx,rax
	sub    r10,rax
	sub    rdx,rax
	sub    rbx,rax
	sub    rdi,rax
	sub    r8,rax
	mov    rax,QWORD PTR [rsp+0x18]
	shl    rax,0x3
	sub    rcx,rax
	mov    QWORD PTR [rsp+0x1c0],rcx
	sub    r10,rax
	sub    rdx,rax
	mov    QWORD PTR [rsp+0x1b8],rdx
	sub    rbx,rax
	sub    rdi,rax
	mov    QWORD PTR [rsp+0x210],rdi
	sub    r8,rax
	mov    QWORD PTR [rsp+0x1e8],r8
	mov    rdi,QWORD PTR [rsp+0x28]
	mov    rax,QWORD PTR [rsp+0x58]
	lea    r12,[rax+rdi*4]
	mov    r8,QWORD PTR [rsp+0x1c8]
	mov    rdx,QWORD PTR [rsp+0x30]
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    rax,[rcx+rdx*1]
	mov    QWORD PTR [rsp+0x1f0],rax
	mov    rax,QWORD PTR [rsp+0x40]
	lea    r13,[rcx+rax*8]
	mov    rcx,QWORD PTR [rsp+0x10]
	lea    r14,[rcx+rax*4]
	lea    rdi,[rcx+rdi*4]
	add    r8,rdx
	mov    rcx,QWORD PTR [rsp+0x48]
	lea    rbp,[r8+rcx*8]
	sub    rbp,r15
	lea    rcx,[r12+rcx*4]
	mov    r11,QWORD PTR [rsp+0x1b8]
	sub    rcx,r15
	mov    rax,QWORD PTR [rsp+0x1f0]
	sub    rax,r15
	add    rdx,r13
	sub    rdx,r15
	mov    QWORD PTR [rsp+0x30],rdx
	sub    r8,r15
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rdx,[r14+rdx*4]
	sub    r14,r15
	sub    r13,r15
	sub    rdx,r15
	sub    r12,r15
	sub    rdi,r15
	mov    r15,rax
	mov    rax,QWORD PTR [rsp+0x108]
	or     rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x540],rax
	mov    rax,QWORD PTR [rsp+0xb0]
	and    rax,0xfffffffffffffffc
	mov    QWORD PTR [rsp+0x4a8],rax
	mov    rax,QWORD PTR [rsp+0x30]
	add    rbp,r9
	mov    QWORD PTR [rsp+0x208],rbp
	add    QWORD PTR [rsp+0x1c0],r9
	add    r10,r9
	add    r11,r9
	add    rcx,r9
	mov    QWORD PTR [rsp+0x330],rcx
	add    rbx,r9
	mov    rcx,QWORD PTR [rsp+0x210]
	add    rcx,r9
	mov    rbp,QWORD PTR [rsp+0x1e8]
	add    rbp,r9
	shl    QWORD PTR [rsp+0x110],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	add    r15,r9
	add    rax,r9
	add    r8,r9
	add    r14,r9
	mov    QWORD PTR [rsp+0x300],r14
	add    r13,r9
	add    rdx,r9
	mov    QWORD PTR [rsp+0x508],rdx
	add    r12,r9
	add    rdi,r9
	mov    QWORD PTR [rsp+0x428],rdi
	xorps  xmm0,xmm0
	xorps  xmm1,xmm1
	lea    rdx,[r9+rsi*1]
	xor    r9d,r9d
	mov    rdi,QWORD PTR [rsp+0x288]
	mov    QWORD PTR [rsp+0x2a8],rdi
	mov    rdi,QWORD PTR [rsp+0x298]
	mov    QWORD PTR [rsp+0x2a0],rdi
	mov    QWORD PTR [rsp+0x538],rdx
	mov    QWORD PTR [rsp+0x320],rdx
	mov    rdx,QWORD PTR [rsp+0x280]
	mov    QWORD PTR [rsp+0x420],rdx
	mov    rdx,QWORD PTR [rsp+0x2c0]
	mov    QWORD PTR [rsp+0x418],rdx
	mov    rdx,QWORD PTR [rsp+0x2c8]
	mov    QWORD PTR [rsp+0x410],rdx
	mov    rdx,QWORD PTR [rsp+0x318]
	mov    QWORD PTR [rsp+0x408],rdx
	mov    rdx,QWORD PTR [rsp+0x2b8]
	mov    QWORD PTR [rsp+0x400],rdx
	mov    rdx,QWORD PTR [rsp+0x518]
	mov    QWORD PTR [rsp+0x3f8],rdx
	mov    rdx,QWORD PTR [rsp+0x4b8]
	mov    QWORD PTR [rsp+0x3f0],rdx
	mov    rdx,QWORD PTR [rsp+0x278]
	mov    QWORD PTR [rsp+0x3e8],rdx
	mov    rdx,QWORD PTR [rsp+0x1f8]
	mov    QWORD PTR [rsp+0x3e0],rdx
	mov    rdx,QWORD PTR [rsp+0x290]
	mov    QWORD PTR [rsp+0x3d8],rdx
	mov    rdx,QWORD PTR [rsp+0x220]
	mov    QWORD PTR [rsp+0x3d0],rdx
	mov    rdx,QWORD PTR [rsp+0x190]
	mov    QWORD PTR [rsp+0x3c8],rdx
	mov    rdx,QWORD PTR [rsp+0x2e8]
	mov    QWORD PTR [rsp+0x3c0],rdx
	mov    rdx,QWORD PTR [rsp+0x2d0]
	mov    QWORD PTR [rsp+0x3b8],rdx
	mov    rdx,QWORD PTR [rsp+0x2d8]
	mov    QWORD PTR [rsp+0x3b0],rdx
	mov    rdx,QWORD PTR [rsp+0x2e0]
	mov    QWORD PTR [rsp+0x3a8],rdx
	mov    rdi,QWORD PTR [rsp+0xf8]
	mov    rdx,QWORD PTR [rsp+0x1e0]
	mov    r14,QWORD PTR [rsp+0x530]
	mov    QWORD PTR [rsp+0x1e0],rdx
	jmp    <points27_ranked_ours+0x6fbc>
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,QWORD PTR [rsp+0x528]
	inc    rdi
	mov    rbp,rdi
	mov    rdi,QWORD PTR [rsp+0x100]
	add    QWORD PTR [rsp+0x170],rdi
	mov    rdi,QWORD PTR [rsp+0xf8]
	add    r9,rdi
	mov    QWORD PTR [rsp+0x208],r9
	add    QWORD PTR [rsp+0x3a8],rdi
	add    QWORD PTR [rsp+0x3b0],rdi
	add    QWORD PTR [rsp+0x3b8],rdi
	add    rcx,rdi
	mov    QWORD PTR [rsp+0x1c0],rcx
	add    r10,rdi
	add    QWORD PTR [rsp+0x3c0],rdi
	add    QWORD PTR [rsp+0x3c8],rdi
	add    QWORD PTR [rsp+0x3d0],rdi
	add    r11,rdi
	add    QWORD PTR [rsp+0x3d8],rdi
	add    QWORD PTR [rsp+0x330],rdi
	add    rbx,rdi
	add    QWORD PTR [rsp+0x3e0],rdi
	add    rdx,rdi
	add    QWORD PTR [rsp+0x3e8],rdi
	add    r14,rdi
	add    QWORD PTR [rsp+0x3f0],rdi
	add    QWORD PTR [rsp+0x3f8],rdi
	add    QWORD PTR [rsp+0x400],rdi
	add    rsi,rdi
	add    QWORD PTR [rsp+0x408],rdi
	add    r15,rdi
	add    QWORD PTR [rsp+0x410],rdi
	add    rax,rdi
	add    r8,rdi
	add    QWORD PTR [rsp+0x418],rdi
	add    QWORD PTR [rsp+0x300],rdi
	add    r13,rdi
	add    QWORD PTR [rsp+0x420],rdi
	add    QWORD PTR [rsp+0x320],rdi
	add    QWORD PTR [rsp+0x2a0],rdi
	add    QWORD PTR [rsp+0x508],rdi
	add    r12,rdi
	add    QWORD PTR [rsp+0x2a8],rdi
	add    QWORD PTR [rsp+0x428],rdi
	mov    r9,rbp
	cmp    rbp,QWORD PTR [rsp+0x328]
	mov    rcx,rdx
	mov    rbp,r14
	mov    r14,QWORD PTR [rsp+0x530]
	mov    rdx,QWORD PTR [rsp+0x1e0]
	je     <points27_ranked_ours+0x8d1f>
	mov    QWORD PTR [rsp+0x30],rax
	mov    QWORD PTR [rsp+0x210],rcx
	mov    QWORD PTR [rsp+0x1b0],r13
	mov    QWORD PTR [rsp+0x1f0],r15
	mov    QWORD PTR [rsp+0x228],r12
	mov    QWORD PTR [rsp+0x1e8],rbp
	mov    QWORD PTR [rsp+0x198],rbx
	mov    QWORD PTR [rsp+0x1b8],r11
	mov    QWORD PTR [rsp+0x168],r10
	mov    QWORD PTR [rsp+0x1c8],r8
	mov    QWORD PTR [rsp+0x1a0],rsi
	cmp    QWORD PTR [rsp+0x540],0x0
	sets   al
	mov    rcx,QWORD PTR [rsp+0x100]
	imul   rcx,r9
	add    rdx,rcx
	add    rcx,r14
	mov    QWORD PTR [rsp+0x528],r9
	imul   rdi,r9
	mov    rsi,QWORD PTR [rsp+0x308]
	lea    r8,[rsi+rdi*1]
	mov    rsi,QWORD PTR [rsp+0x3a0]
	add    rsi,rdi
	mov    r9,QWORD PTR [rsp+0x2e0]
	lea    r10,[r9+rdi*1]
	mov    r9,QWORD PTR [rsp+0x398]
	lea    r9,[r9+rdi*1]
	mov    r11,QWORD PTR [rsp+0x310]
	lea    rbx,[r11+rdi*1]
	mov    r11,QWORD PTR [rsp+0x578]
	lea    r11,[r11+rdi*1]
	mov    r14,QWORD PTR [rsp+0x2d8]
	lea    r15,[r14+rdi*1]
	mov    r14,QWORD PTR [rsp+0x380]
	lea    r14,[r14+rdi*1]
	mov    r12,QWORD PTR [rsp+0x2d0]
	lea    r12,[r12+rdi*1]
	mov    QWORD PTR [rsp+0x270],r12
	mov    r12,QWORD PTR [rsp+0x370]
	lea    r12,[r12+rdi*1]
	mov    r13,QWORD PTR [rsp+0x2c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x178],r13
	mov    r13,QWORD PTR [rsp+0x378]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d0],r13
	mov    r13,QWORD PTR [rsp+0x390]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x188],r13
	mov    r13,QWORD PTR [rsp+0x388]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x180],r13
	mov    r13,QWORD PTR [rsp+0x318]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x120],r13
	mov    r13,QWORD PTR [rsp+0x368]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x118],r13
	mov    r13,QWORD PTR [rsp+0x2e8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x130],r13
	mov    r13,QWORD PTR [rsp+0x580]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x128],r13
	mov    r13,QWORD PTR [rsp+0x190]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x140],r13
	mov    r13,QWORD PTR [rsp+0x350]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x138],r13
	mov    r13,QWORD PTR [rsp+0x220]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa8],r13
	mov    r13,QWORD PTR [rsp+0x340]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x1d8],r13
	mov    r13,QWORD PTR [rsp+0x298]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x150],r13
	mov    r13,QWORD PTR [rsp+0x348]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x148],r13
	mov    r13,QWORD PTR [rsp+0x290]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc0],r13
	mov    r13,QWORD PTR [rsp+0x500]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x158],r13
	mov    r13,QWORD PTR [rsp+0x4f8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd0],r13
	mov    r13,QWORD PTR [rsp+0x4f0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xc8],r13
	mov    r13,QWORD PTR [rsp+0x570]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe0],r13
	mov    r13,QWORD PTR [rsp+0x560]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xd8],r13
	mov    r13,QWORD PTR [rsp+0x288]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xf0],r13
	mov    r13,QWORD PTR [rsp+0x338]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xe8],r13
	mov    r13,QWORD PTR [rsp+0x4e8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xa0],r13
	mov    r13,QWORD PTR [rsp+0x4e0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0xb8],r13
	mov    r13,QWORD PTR [rsp+0x1f8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x28],r13
	mov    r13,QWORD PTR [rsp+0x568]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x70],r13
	mov    r13,QWORD PTR [rsp+0x520]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x48],r13
	mov    r13,QWORD PTR [rsp+0x358]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x60],r13
	mov    r13,QWORD PTR [rsp+0x280]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x78],r13
	mov    r13,QWORD PTR [rsp+0x4d8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x40],r13
	mov    r13,QWORD PTR [rsp+0x278]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x80],r13
	mov    r13,QWORD PTR [rsp+0x360]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x68],r13
	mov    r13,QWORD PTR [rsp+0x2c0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x90],r13
	mov    r13,QWORD PTR [rsp+0x4d0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x88],r13
	mov    r13,QWORD PTR [rsp+0x4c8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x58],r13
	mov    r13,QWORD PTR [rsp+0x4c0]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x98],r13
	mov    r13,QWORD PTR [rsp+0x4b8]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x10],r13
	mov    r13,QWORD PTR [rsp+0x558]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x50],r13
	mov    r13,QWORD PTR [rsp+0x518]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x20],r13
	mov    r13,QWORD PTR [rsp+0x238]
	lea    r13,[r13+rdi*1+0x0]
	mov    QWORD PTR [rsp+0x8],r13
	mov    r13,QWORD PTR [rsp+0x2b8]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x18],r13
	mov    r13,QWORD PTR [rsp+0x550]
	add    r13,rdi
	mov    QWORD PTR [rsp+0x38],r13
	mov    r13,QWORD PTR [rsp+0x538]
	add    r13,rdi
	add    rdi,QWORD PTR [rsp+0x2f0]
	cmp    rdx,rsi
	setb   sil
	cmp    r8,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	cmp    rdx,r9
	setb   sil
	cmp    r10,rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r8b
	cmp    rdx,r11
	setb   sil
	cmp    rbx,rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	cmp    rdx,r14
	setb   sil
	cmp    r15,rcx
	setb   r8b
	and    r8b,sil
	or     r8b,al
	or     r8b,r10b
	or     r8b,r9b
	cmp    rdx,r12
	setb   sil
	cmp    QWORD PTR [rsp+0x270],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x1d0]
	setb   sil
	cmp    QWORD PTR [rsp+0x178],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x180]
	setb   r9b
	cmp    QWORD PTR [rsp+0x188],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0x118]
	setb   r8b
	cmp    QWORD PTR [rsp+0x120],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x128]
	setb   r8b
	cmp    QWORD PTR [rsp+0x130],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x138]
	setb   r8b
	cmp    QWORD PTR [rsp+0x140],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x1d8]
	setb   r10b
	cmp    QWORD PTR [rsp+0xa8],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x148]
	setb   sil
	cmp    QWORD PTR [rsp+0x150],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x158]
	setb   sil
	cmp    QWORD PTR [rsp+0xc0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xc8]
	setb   sil
	cmp    QWORD PTR [rsp+0xd0],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0xd8]
	setb   sil
	cmp    QWORD PTR [rsp+0xe0],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0xe8]
	setb   r9b
	cmp    QWORD PTR [rsp+0xf0],rcx
	setb   sil
	and    sil,r9b
	or     sil,al
	or     sil,r10b
	or     sil,r8b
	cmp    rdx,QWORD PTR [rsp+0xb8]
	setb   r8b
	cmp    QWORD PTR [rsp+0xa0],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x70]
	setb   r8b
	cmp    QWORD PTR [rsp+0x28],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x60]
	setb   r8b
	cmp    QWORD PTR [rsp+0x48],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x40]
	setb   r8b
	cmp    QWORD PTR [rsp+0x78],rcx
	setb   r10b
	and    r10b,r8b
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x68]
	setb   r8b
	cmp    QWORD PTR [rsp+0x80],rcx
	setb   r9b
	and    r9b,r8b
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x88]
	setb   r10b
	cmp    QWORD PTR [rsp+0x90],rcx
	setb   r8b
	and    r8b,r10b
	or     r8b,al
	or     r8b,r9b
	or     r8b,sil
	cmp    rdx,QWORD PTR [rsp+0x98]
	setb   sil
	cmp    QWORD PTR [rsp+0x58],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	cmp    rdx,QWORD PTR [rsp+0x50]
	setb   sil
	cmp    QWORD PTR [rsp+0x10],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,QWORD PTR [rsp+0x8]
	setb   sil
	cmp    QWORD PTR [rsp+0x20],rcx
	setb   r9b
	and    r9b,sil
	or     r9b,al
	or     r9b,r10b
	cmp    rdx,QWORD PTR [rsp+0x38]
	setb   sil
	cmp    QWORD PTR [rsp+0x18],rcx
	setb   r10b
	and    r10b,sil
	or     r10b,al
	or     r10b,r9b
	cmp    rdx,rdi
	setb   dl
	cmp    r13,rcx
	setb   cl
	and    cl,dl
	or     cl,al
	or     cl,r10b
	or     cl,r8b
	or     cl,BYTE PTR [rsp+0x548]
	mov    BYTE PTR [rsp+0x200],cl
	mov    rax,QWORD PTR [rsp+0x428]
	mov    QWORD PTR [rsp+0x230],rax
	mov    rax,QWORD PTR [rsp+0x2a8]
	mov    QWORD PTR [rsp+0x510],rax
	mov    rax,QWORD PTR [rsp+0x228]
	mov    QWORD PTR [rsp+0x268],rax
	mov    rcx,QWORD PTR [rsp+0x508]
	mov    QWORD PTR [rsp+0x490],rcx
	mov    rcx,QWORD PTR [rsp+0x2a0]
	mov    QWORD PTR [rsp+0x488],rcx
	mov    rcx,QWORD PTR [rsp+0x320]
	mov    QWORD PTR [rsp+0x480],rcx
	mov    rcx,QWORD PTR [rsp+0x420]
	mov    QWORD PTR [rsp+0x478],rcx
	mov    rcx,QWORD PTR [rsp+0x1b0]
	mov    QWORD PTR [rsp+0x140],rcx
	mov    rcx,QWORD PTR [rsp+0x300]
	mov    QWORD PTR [rsp+0x138],rcx
	mov    rcx,QWORD PTR [rsp+0x418]
	mov    QWORD PTR [rsp+0x470],rcx
	mov    rcx,QWORD PTR [rsp+0x1c8]
	mov    QWORD PTR [rsp+0x130],rcx
	mov    rcx,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x468],rcx
	mov    rcx,QWORD PTR [rsp+0x410]
	mov    QWORD PTR [rsp+0x460],rcx
	mov    rcx,QWORD PTR [rsp+0x1f0]
	mov    QWORD PTR [rsp+0x128],rcx
	mov    rcx,QWORD PTR [rsp+0x408]
	mov    QWORD PTR [rsp+0x458],rcx
	mov    rcx,QWORD PTR [rsp+0x1a0]
	mov    QWORD PTR [rsp+0x450],rcx
	mov    rcx,QWORD PTR [rsp+0x400]
	mov    QWORD PTR [rsp+0x120],rcx
	mov    rcx,QWORD PTR [rsp+0x3f8]
	mov    QWORD PTR [rsp+0x118],rcx
	mov    rcx,QWORD PTR [rsp+0x3f0]
	mov    QWORD PTR [rsp+0x188],rcx
	mov    QWORD PTR [rsp+0x1d0],rbp
	mov    rax,QWORD PTR [rsp+0x3e8]
	mov    QWORD PTR [rsp+0x180],rax
	mov    rax,QWORD PTR [rsp+0x210]
	mov    QWORD PTR [rsp+0x270],rax
	mov    rax,QWORD PTR [rsp+0x3e0]
	mov    QWORD PTR [rsp+0x178],rax
	mov    rax,QWORD PTR [rsp+0x198]
	mov    QWORD PTR [rsp+0x4b0],rax
	mov    rdi,QWORD PTR [rsp+0x330]
	mov    rbp,QWORD PTR [rsp+0x3d8]
	mov    rax,QWORD PTR [rsp+0x1b8]
	mov    QWORD PTR [rsp+0x448],rax
	mov    rax,QWORD PTR [rsp+0x3d0]
	mov    QWORD PTR [rsp+0x260],rax
	mov    rax,QWORD PTR [rsp+0x3c8]
	mov    QWORD PTR [rsp+0x258],rax
	mov    rax,QWORD PTR [rsp+0x3c0]
	mov    QWORD PTR [rsp+0x250],rax
	mov    rax,QWORD PTR [rsp+0x168]
	mov    QWORD PTR [rsp+0x440],rax
	mov    rax,QWORD PTR [rsp+0x1c0]
	mov    QWORD PTR [rsp+0x438],rax
	mov    rax,QWORD PTR [rsp+0x3b8]
	mov    QWORD PTR [rsp+0x248],rax
	mov    rax,QWORD PTR [rsp+0x3b0]
	mov    QWORD PTR [rsp+0x240],rax
	mov    rax,QWORD PTR [rsp+0x3a8]
	mov    QWORD PTR [rsp+0x2b0],rax
	mov    rax,QWORD PTR [rsp+0x208]
	mov    QWORD PTR [rsp+0x430],rax
	mov    rax,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x218],rax
	mov    QWORD PTR [rsp+0x498],0x0
	jmp    <points27_ranked_ours+0x7b4c>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rcx,QWORD PTR [rsp+0x498]
	inc    rcx
	mov    rax,QWORD PTR [rsp+0x218]
	add    rax,QWORD PTR [rsp+0x1a8]
	mov    QWORD PTR [rsp+0x218],rax
	mov    rax,QWORD PTR [rsp+0x108]
	add    QWORD PTR [rsp+0x430],rax
	add    QWORD PTR [rsp+0x2b0],rax
	add    QWORD PTR [rsp+0x130],rax
	add    QWORD PTR [rsp+0x240],rax
	add    QWORD PTR [rsp+0x248],rax
	add    QWORD PTR [rsp+0x438],rax
	add    QWORD PTR [rsp+0x128],rax
	add    QWORD PTR [rsp+0x440],rax
	add    QWORD PTR [rsp+0x250],rax
	add    QWORD PTR [rsp+0x258],rax
	add    QWORD PTR [rsp+0x260],rax
	add    QWORD PTR [rsp+0x448],rax
	mov    rbp,QWORD PTR [rsp+0xa8]
	add    rbp,rax
	mov    rdi,QWORD PTR [rsp+0x1d8]
	add    rdi,rax
	add    QWORD PTR [rsp+0x268],rax
	add    QWORD PTR [rsp+0x4b0],rax
	add    QWORD PTR [rsp+0x230],rax
	add    QWORD PTR [rsp+0x178],rax
	add    QWORD PTR [rsp+0x140],rax
	add    QWORD PTR [rsp+0x270],rax
	add    QWORD PTR [rsp+0x180],rax
	add    QWORD PTR [rsp+0x1d0],rax
	add    QWORD PTR [rsp+0x138],rax
	add    QWORD PTR [rsp+0x188],rax
	add    QWORD PTR [rsp+0x118],rax
	add    QWORD PTR [rsp+0x120],rax
	add    QWORD PTR [rsp+0x450],rax
	add    QWORD PTR [rsp+0x458],rax
	add    QWORD PTR [rsp+0x460],rax
	add    QWORD PTR [rsp+0x468],rax
	add    QWORD PTR [rsp+0x470],rax
	add    QWORD PTR [rsp+0x478],rax
	add    QWORD PTR [rsp+0x480],rax
	add    QWORD PTR [rsp+0x488],rax
	add    QWORD PTR [rsp+0x490],rax
	add    QWORD PTR [rsp+0x510],rax
	mov    QWORD PTR [rsp+0x498],rcx
	cmp    rcx,QWORD PTR [rsp+0x4a0]
	mov    rax,QWORD PTR [rsp+0x30]
	mov    rsi,QWORD PTR [rsp+0x1a0]
	mov    r8,QWORD PTR [rsp+0x1c8]
	mov    rcx,QWORD PTR [rsp+0x1c0]
	mov    r10,QWORD PTR [rsp+0x168]
	mov    r11,QWORD PTR [rsp+0x1b8]
	mov    rbx,QWORD PTR [rsp+0x198]
	mov    rdx,QWORD PTR [rsp+0x210]
	mov    r14,QWORD PTR [rsp+0x1e8]
	mov    r12,QWORD PTR [rsp+0x228]
	mov    r15,QWORD PTR [rsp+0x1f0]
	mov    r13,QWORD PTR [rsp+0x1b0]
	mov    r9,QWORD PTR [rsp+0x208]
	je     <points27_ranked_ours+0x6e80>
	mov    QWORD PTR [rsp+0xa8],rbp
	mov    QWORD PTR [rsp+0x1d8],rdi
	mov    rcx,QWORD PTR [rsp+0xb0]
	cmp    rcx,0x10
	setb   al
	or     al,BYTE PTR [rsp+0x200]
	test   al,0x1
	je     <points27_ranked_ours+0x7b90>
	xor    eax,eax
	mov    rbx,QWORD PTR [rsp+0x160]
	jmp    <points27_ranked_ours+0x7da1>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rax,QWORD PTR [rsp+0x2f8]
	mov    rcx,QWORD PTR [rsp+0x450]
	add    rax,rcx
	mov    QWORD PTR [rsp+0x18],rax
	xor    ecx,ecx
	mov    r9,QWORD PTR [rsp+0x448]
	mov    r10,QWORD PTR [rsp+0x260]
	mov    r11,QWORD PTR [rsp+0x258]
	mov    rbx,QWORD PTR [rsp+0x250]
	mov    rsi,QWORD PTR [rsp+0x440]
	mov    r14,QWORD PTR [rsp+0x438]
	mov    r15,QWORD PTR [rsp+0x248]
	mov    r12,QWORD PTR [rsp+0x240]
	mov    r13,QWORD PTR [rsp+0x2b0]
	mov    rdx,QWORD PTR [rsp+0x430]
	mov    rax,QWORD PTR [rsp+0x218]
	mov    rdi,QWORD PTR [rsp+0x230]
	mov    rbp,QWORD PTR [rsp+0x268]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    r8,QWORD PTR [rsp+0x18]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm1
	mov    r8,QWORD PTR [rsp+0x120]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x118]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x188]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x138]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d0]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x180]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x270]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x140]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x178]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdi+rcx*4]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x4b0]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rbp+rcx*4+0x0]
	addps  xmm2,xmm3
	mov    r8,QWORD PTR [rsp+0x1d8]
	movups xmm3,XMMWORD PTR [r8+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0xa8]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r9+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r10+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r11+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rbx+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rsi+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x128]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r14+rcx*4]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [r15+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r12+rcx*4]
	addps  xmm3,xmm2
	mov    r8,QWORD PTR [rsp+0x130]
	movups xmm2,XMMWORD PTR [r8+rcx*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [r13+rcx*4+0x0]
	addps  xmm3,xmm2
	movups xmm2,XMMWORD PTR [rdx+rcx*4]
	addps  xmm2,xmm3
	movups XMMWORD PTR [rax+rcx*4],xmm2
	add    rcx,0x4
	cmp    QWORD PTR [rsp+0x4a8],rcx
	jne    <points27_ranked_ours+0x7c20>
	mov    rcx,QWORD PTR [rsp+0x4a8]
	mov    rax,rcx
	cmp    QWORD PTR [rsp+0xb0],rcx
	mov    rbx,QWORD PTR [rsp+0x160]
	je     <points27_ranked_ours+0x7980>
	mov    rcx,QWORD PTR [rsp+0x110]
	imul   rcx,rax
	add    rcx,QWORD PTR [rsp+0x218]
	mov    QWORD PTR [rsp+0x18],rcx
	mov    rsi,rbx
	imul   rsi,rax
	mov    rcx,QWORD PTR [rsp+0x250]
	add    rcx,rsi
	mov    QWORD PTR [rsp+0x150],rcx
	mov    rcx,QWORD PTR [rsp+0x480]
	add    rcx,rsi
	mov    QWORD PTR [rsp+0x148],rcx
	mov    r11,QWORD PTR [rsp+0xb0]
	sub    r11,rax
	mov    rax,QWORD PTR [rsp+0x178]
	mov    QWORD PTR [rsp+0x38],rax
	mov    rax,QWORD PTR [rsp+0x230]
	mov    QWORD PTR [rsp+0x20],rax
	mov    rax,QWORD PTR [rsp+0x510]
	mov    QWORD PTR [rsp+0x8],rax
	mov    rax,QWORD PTR [rsp+0x268]
	mov    QWORD PTR [rsp+0x10],rax
	mov    rax,QWORD PTR [rsp+0x490]
	mov    QWORD PTR [rsp+0x50],rax
	mov    rax,QWORD PTR [rsp+0xa8]
	mov    QWORD PTR [rsp+0x58],rax
	mov    rax,QWORD PTR [rsp+0x488]
	mov    QWORD PTR [rsp+0x98],rax
	mov    rax,QWORD PTR [rsp+0x260]
	mov    QWORD PTR [rsp+0x90],rax
	mov    rax,QWORD PTR [rsp+0x258]
	mov    QWORD PTR [rsp+0x88],rax
	mov    rax,QWORD PTR [rsp+0x120]
	mov    QWORD PTR [rsp+0x80],rax
	mov    rax,QWORD PTR [rsp+0x118]
	mov    QWORD PTR [rsp+0x68],rax
	mov    rax,QWORD PTR [rsp+0x180]
	mov    QWORD PTR [rsp+0x78],rax
	mov    rax,QWORD PTR [rsp+0x478]
	mov    QWORD PTR [rsp+0x40],rax
	mov    rax,QWORD PTR [rsp+0x140]
	mov    QWORD PTR [rsp+0x48],rax
	mov    rax,QWORD PTR [rsp+0x188]
	mov    QWORD PTR [rsp+0x60],rax
	mov    rax,QWORD PTR [rsp+0x138]
	mov    QWORD PTR [rsp+0x28],rax
	mov    rax,QWORD PTR [rsp+0x470]
	mov    QWORD PTR [rsp+0x70],rax
	mov    rax,QWORD PTR [rsp+0x130]
	mov    QWORD PTR [rsp+0xa0],rax
	mov    rax,QWORD PTR [rsp+0x2b0]
	mov    QWORD PTR [rsp+0xb8],rax
	mov    rax,QWORD PTR [rsp+0x468]
	mov    QWORD PTR [rsp+0xf0],rax
	mov    rax,QWORD PTR [rsp+0x460]
	mov    QWORD PTR [rsp+0xe8],rax
	mov    rax,QWORD PTR [rsp+0x248]
	mov    QWORD PTR [rsp+0xe0],rax
	mov    rax,QWORD PTR [rsp+0x240]
	mov    QWORD PTR [rsp+0xd8],rax
	mov    rax,QWORD PTR [rsp+0x128]
	mov    QWORD PTR [rsp+0xd0],rax
	mov    rax,QWORD PTR [rsp+0x458]
	mov    QWORD PTR [rsp+0xc8],rax
	mov    QWORD PTR [rsp+0xc0],0x0
	nop    WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0x158],r11
	mov    r11,QWORD PTR [rsp+0x148]
	mov    r15,QWORD PTR [rsp+0xc0]
	movss  xmm2,DWORD PTR [r11+r15*1]
	addss  xmm2,xmm0
	mov    rax,QWORD PTR [rsp+0x80]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x68]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x60]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x28]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x70]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x78]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x40]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x48]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x38]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x20]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x8]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x10]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x50]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rax,QWORD PTR [rsp+0x58]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    rbp,QWORD PTR [rsp+0x98]
	addss  xmm2,DWORD PTR [rbp+rsi*1+0x0]
	mov    r12,QWORD PTR [rsp+0x90]
	addss  xmm2,DWORD PTR [r12+rsi*1]
	mov    r13,QWORD PTR [rsp+0x88]
	addss  xmm2,DWORD PTR [r13+rsi*1+0x0]
	mov    r11,QWORD PTR [rsp+0x150]
	addss  xmm2,DWORD PTR [r11+r15*1]
	mov    r9,QWORD PTR [rsp+0xc8]
	addss  xmm2,DWORD PTR [r9+rsi*1]
	mov    r8,QWORD PTR [rsp+0xd0]
	addss  xmm2,DWORD PTR [r8+rsi*1]
	mov    r14,QWORD PTR [rsp+0xe8]
	addss  xmm2,DWORD PTR [r14+rsi*1]
	mov    rdx,QWORD PTR [rsp+0xe0]
	addss  xmm2,DWORD PTR [rdx+rsi*1]
	mov    rcx,QWORD PTR [rsp+0xd8]
	addss  xmm2,DWORD PTR [rcx+rsi*1]
	mov    r10,QWORD PTR [rsp+0xa0]
	addss  xmm2,DWORD PTR [r10+rsi*1]
	mov    rdi,QWORD PTR [rsp+0xb8]
	addss  xmm2,DWORD PTR [rdi+rsi*1]
	mov    rax,QWORD PTR [rsp+0xf0]
	addss  xmm2,DWORD PTR [rax+rsi*1]
	mov    r11,QWORD PTR [rsp+0x18]
	movss  DWORD PTR [r11],xmm2
	add    r11,QWORD PTR [rsp+0x110]
	mov    QWORD PTR [rsp+0x18],r11
	mov    r11,QWORD PTR [rsp+0x158]
	add    r15,rbx
	mov    QWORD PTR [rsp+0xc0],r15
	add    r9,rbx
	mov    QWORD PTR [rsp+0xc8],r9
	add    r8,rbx
	mov    QWORD PTR [rsp+0xd0],r8
	add    rcx,rbx
	mov    QWORD PTR [rsp+0xd8],rcx
	add    rdx,rbx
	mov    QWORD PTR [rsp+0xe0],rdx
	add    r14,rbx
	mov    QWORD PTR [rsp+0xe8],r14
	add    rax,rbx
	mov    QWORD PTR [rsp+0xf0],rax
	add    rdi,rbx
	mov    QWORD PTR [rsp+0xb8],rdi
	add    r10,rbx
	mov    QWORD PTR [rsp+0xa0],r10
	add    QWORD PTR [rsp+0x70],rbx
	add    QWORD PTR [rsp+0x28],rbx
	add    QWORD PTR [rsp+0x60],rbx
	add    QWORD PTR [rsp+0x48],rbx
	add    QWORD PTR [rsp+0x40],rbx
	add    QWORD PTR [rsp+0x78],rbx
	add    QWORD PTR [rsp+0x68],rbx
	add    QWORD PTR [rsp+0x80],rbx
	add    r13,rbx
	mov    QWORD PTR [rsp+0x88],r13
	add    r12,rbx
	mov    QWORD PTR [rsp+0x90],r12
	add    rbp,rbx
	mov    QWORD PTR [rsp+0x98],rbp
	add    QWORD PTR [rsp+0x58],rbx
	add    QWORD PTR [rsp+0x50],rbx
	add    QWORD PTR [rsp+0x10],rbx
	add    QWORD PTR [rsp+0x8],rbx
	add    QWORD PTR [rsp+0x20],rbx
	add    QWORD PTR [rsp+0x38],rbx
	dec    r11
	jne    <points27_ranked_ours+0x7f70>
	jmp    <points27_ranked_ours+0x7980>
	mov    r14,QWORD PTR [rsp+0x10]
	imul   r14,r13
	mov    r15,QWORD PTR [rsp+0x30]
	lea    r10,[r15+r14*4]
	mov    QWORD PTR [rsp+0x20],r10
	lea    rbx,[rdx*4+0x0]
	sub    r10,rbx
	lea    rsi,[rax*4+0x0]
	add    rax,rdx
	mov    r11,QWORD PTR [rsp+0x48]
	lea    r9,[r11*4+0x0]
	mov    rdi,r14
	mov    r12,QWORD PTR [rsp+0x190]
	add    r12,r8
	add    r12,rax
	lea    rcx,[r11*8+0x0]
	lea    r14,[rcx+r14*4]
	mov    QWORD PTR [rsp+0x10],r14
	mov    r8,QWORD PTR [rsp+0x40]
	lea    rdx,[r8*8+0x0]
	lea    r13,[rdx+rdi*4]
	lea    rbp,[r9+rdi*4]
	mov    QWORD PTR [rsp+0x68],rbp
	lea    r9,[r8*4+0x0]
	lea    rax,[r9+rdi*4]
	mov    QWORD PTR [rsp+0x8],rax
	sub    rax,rbx
	mov    rdx,r13
	sub    rdx,rbx
	lea    r9,[rdi*4+0x0]
	sub    r9,rbx
	sub    r14,rbx
	sub    rbp,rbx
	sub    r10,rsi
	sub    rax,rsi
	sub    rdx,rsi
	sub    r9,rsi
	sub    r14,rsi
	sub    rbp,rsi
	mov    rsi,QWORD PTR [rsp+0x38]
	shl    rsi,0x3
	sub    r10,rsi
	sub    rax,rsi
	sub    rdx,rsi
	sub    r9,rsi
	sub    r14,rsi
	sub    rbp,rsi
	mov    rbx,QWORD PTR [rsp+0x18]
	shl    rbx,0x3
	sub    r10,rbx
	mov    QWORD PTR [rsp+0x50],r10
	sub    rax,rbx
	mov    QWORD PTR [rsp+0x58],rax
	sub    rdx,rbx
	mov    QWORD PTR [rsp+0x98],rdx
	sub    r9,rbx
	mov    QWORD PTR [rsp+0x90],r9
	sub    r14,rbx
	mov    QWORD PTR [rsp+0x88],r14
	sub    rbp,rbx
	mov    QWORD PTR [rsp+0x80],rbp
	mov    rbx,QWORD PTR [rsp+0x28]
	lea    rsi,[rbx*4+0x0]
	lea    rax,[rsi+rdi*4]
	mov    QWORD PTR [rsp+0x18],rax
	mov    rsi,r11
	mov    r11,QWORD PTR [rsp+0x20]
	lea    rbp,[r11+rsi*4]
	lea    rdi,[r11+r8*4]
	mov    rdx,QWORD PTR [rsp+0x10]
	lea    r14,[rdx+r15*1]
	lea    rax,[rdx+r8*8]
	lea    r9,[rax+r15*1]
	add    r15,r13
	lea    rcx,[rsi*4+0x0]
	add    rcx,r13
	mov    QWORD PTR [rsp+0x60],rcx
	mov    r11,rsi
	lea    rcx,[r13+rbx*4+0x0]
	mov    QWORD PTR [rsp+0x38],rcx
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    rcx,[rcx+rbx*4]
	mov    QWORD PTR [rsp+0x20],rcx
	lea    rcx,[rdx+r8*4]
	lea    rdx,[rdx+rbx*4]
	mov    QWORD PTR [rsp+0x8],rdx
	mov    rdx,QWORD PTR [rsp+0x68]
	lea    rsi,[rdx+r8*4]
	lea    rdx,[rdx+rbx*4]
	mov    QWORD PTR [rsp+0x10],rdx
	shl    r12,0x2
	lea    r13,[r8*4+0x0]
	add    r13,rbp
	sub    rbp,r12
	lea    r10,[r14+r8*4]
	sub    r14,r12
	sub    r10,r12
	sub    r13,r12
	sub    rdi,r12
	mov    QWORD PTR [rsp+0x68],rdi
	sub    r9,r12
	mov    QWORD PTR [rsp+0x78],r9
	lea    r9,[r15+r11*4]
	sub    r9,r12
	sub    r15,r12
	lea    rdx,[rcx+rbx*4]
	mov    QWORD PTR [rsp+0xa0],rdx
	mov    r8,rcx
	sub    r8,r12
	lea    rcx,[rsi+rbx*4]
	sub    rsi,r12
	lea    r11,[rax+rbx*4]
	mov    rdi,rax
	sub    rdi,r12
	mov    rdx,QWORD PTR [rsp+0x60]
	lea    rbx,[rdx+rbx*4]
	sub    rdx,r12
	sub    r11,r12
	sub    rbx,r12
	sub    QWORD PTR [rsp+0x38],r12
	sub    QWORD PTR [rsp+0xa0],r12
	sub    rcx,r12
	mov    QWORD PTR [rsp+0xb8],rcx
	sub    QWORD PTR [rsp+0x20],r12
	sub    QWORD PTR [rsp+0x8],r12
	sub    QWORD PTR [rsp+0x10],r12
	mov    rax,QWORD PTR [rsp+0x18]
	sub    rax,r12
	mov    rcx,QWORD PTR [rsp+0x2f8]
	add    QWORD PTR [rsp+0x50],rcx
	add    rbp,rcx
	mov    QWORD PTR [rsp+0x40],rbp
	add    r14,rcx
	mov    QWORD PTR [rsp+0x48],r14
	add    r10,rcx
	mov    QWORD PTR [rsp+0xe8],r10
	add    r13,rcx
	mov    QWORD PTR [rsp+0xf0],r13
	add    QWORD PTR [rsp+0x68],rcx
	add    QWORD PTR [rsp+0x78],rcx
	add    r9,rcx
	mov    QWORD PTR [rsp+0xe0],r9
	add    r15,rcx
	add    r8,rcx
	mov    QWORD PTR [rsp+0xd8],r8
	add    rsi,rcx
	mov    QWORD PTR [rsp+0xd0],rsi
	add    QWORD PTR [rsp+0x58],rcx
	add    rdi,rcx
	mov    QWORD PTR [rsp+0xc0],rdi
	add    rdx,rcx
	mov    QWORD PTR [rsp+0x150],rdx
	add    QWORD PTR [rsp+0x98],rcx
	add    QWORD PTR [rsp+0x90],rcx
	add    QWORD PTR [rsp+0x88],rcx
	add    QWORD PTR [rsp+0x80],rcx
	add    r11,rcx
	mov    QWORD PTR [rsp+0xc8],r11
	add    rbx,rcx
	mov    QWORD PTR [rsp+0x158],rbx
	add    QWORD PTR [rsp+0x38],rcx
	add    QWORD PTR [rsp+0xa0],rcx
	add    QWORD PTR [rsp+0xb8],rcx
	add    QWORD PTR [rsp+0x20],rcx
	add    QWORD PTR [rsp+0x8],rcx
	add    QWORD PTR [rsp+0x10],rcx
	add    rax,rcx
	mov    QWORD PTR [rsp+0x18],rax
	mov    rbp,QWORD PTR [rsp+0x100]
	shl    rbp,0x2
	shl    QWORD PTR [rsp+0x1a8],0x2
	shl    QWORD PTR [rsp+0x110],0x2
	mov    r13,QWORD PTR [rsp+0xf8]
	shl    r13,0x2
	shl    QWORD PTR [rsp+0x108],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	xorps  xmm0,xmm0
	xor    r12d,r12d
	xor    edx,edx
	mov    rcx,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x100],rbp
	mov    QWORD PTR [rsp+0xf8],r13
	mov    QWORD PTR [rsp+0x30],r15
	mov    r9,QWORD PTR [rsp+0xf0]
	mov    rsi,QWORD PTR [rsp+0xe8]
	mov    rbx,QWORD PTR [rsp+0xa0]
	mov    r11,QWORD PTR [rsp+0xd8]
	mov    r14,QWORD PTR [rsp+0xd0]
	mov    r8,QWORD PTR [rsp+0x158]
	mov    rdi,QWORD PTR [rsp+0x150]
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0xa8],rdx
	mov    QWORD PTR [rsp+0x148],r12
	mov    QWORD PTR [rsp+0x170],rcx
	mov    r13,rcx
	xor    eax,eax
	nop    DWORD PTR [rax]
	mov    QWORD PTR [rsp+0x70],rax
	mov    r15,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x60],r12
	mov    QWORD PTR [rsp+0x28],r13
	mov    rax,QWORD PTR [rsp+0xe0]
	mov    rbp,QWORD PTR [rsp+0xb8]
	mov    rcx,QWORD PTR [rsp+0xc8]
	mov    rdx,QWORD PTR [rsp+0xc0]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r10,QWORD PTR [rsp+0x90]
	movss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,xmm0
	mov    r10,QWORD PTR [rsp+0x80]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x88]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x58]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [r14+r12*1]
	addss  xmm1,DWORD PTR [r11+r12*1]
	mov    r10,QWORD PTR [rsp+0x98]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [rdi+r12*1]
	addss  xmm1,DWORD PTR [rdx+r12*1]
	mov    r10,QWORD PTR [rsp+0x18]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x10]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x8]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x20]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [rbp+r12*1+0x0]
	addss  xmm1,DWORD PTR [rbx+r12*1]
	mov    r10,QWORD PTR [rsp+0x38]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [r8+r12*1]
	addss  xmm1,DWORD PTR [rcx+r12*1]
	mov    r10,QWORD PTR [rsp+0x50]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x40]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x48]
	addss  xmm1,DWORD PTR [r10+r12*1]
	mov    r10,QWORD PTR [rsp+0x68]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [r9+r12*1]
	addss  xmm1,DWORD PTR [rsi+r12*1]
	mov    r10,QWORD PTR [rsp+0x30]
	addss  xmm1,DWORD PTR [r10+r12*1]
	addss  xmm1,DWORD PTR [rax+r12*1]
	mov    r10,QWORD PTR [rsp+0x78]
	addss  xmm1,DWORD PTR [r10+r12*1]
	movss  DWORD PTR [r13+0x0],xmm1
	add    r13,QWORD PTR [rsp+0x110]
	add    r12,QWORD PTR [rsp+0x160]
	dec    r15
	jne    <points27_ranked_ours+0x85d0>
	mov    rax,QWORD PTR [rsp+0x70]
	inc    rax
	mov    r13,QWORD PTR [rsp+0x28]
	add    r13,QWORD PTR [rsp+0x1a8]
	mov    r12,QWORD PTR [rsp+0x60]
	add    r12,QWORD PTR [rsp+0x108]
	cmp    rax,QWORD PTR [rsp+0x4a0]
	jne    <points27_ranked_ours+0x8590>
	mov    rdx,QWORD PTR [rsp+0xa8]
	inc    rdx
	mov    rbp,QWORD PTR [rsp+0x100]
	mov    rcx,QWORD PTR [rsp+0x170]
	add    rcx,rbp
	mov    r13,QWORD PTR [rsp+0xf8]
	mov    r12,QWORD PTR [rsp+0x148]
	add    r12,r13
	cmp    rdx,QWORD PTR [rsp+0x328]
	jne    <points27_ranked_ours+0x8570>
	jmp    <points27_ranked_ours+0x8d1f>
	mov    r10,QWORD PTR [rsp+0x10]
	imul   r10,r13
	lea    rbp,[rdi+r10*4]
	mov    QWORD PTR [rsp+0x8],rbp
	lea    rsi,[rdx*4+0x0]
	sub    rbp,rsi
	mov    r12,QWORD PTR [rsp+0x190]
	add    r12,rdx
	lea    r9,[rax*4+0x0]
	add    rax,rbx
	add    r12,r8
	add    r12,rax
	mov    r11,QWORD PTR [rsp+0x48]
	lea    rcx,[r11*8+0x0]
	mov    r14,rbx
	lea    r13,[rcx+r10*4]
	mov    QWORD PTR [rsp+0x68],r13
	mov    rbx,QWORD PTR [rsp+0x40]
	lea    rcx,[rbx*8+0x0]
	lea    r15,[rcx+r10*4]
	lea    rdx,[r11*4+0x0]
	lea    r8,[rdx+r10*4]
	mov    QWORD PTR [rsp+0x78],r8
	lea    rdi,[rbx*4+0x0]
	lea    rcx,[rdi+r10*4]
	mov    QWORD PTR [rsp+0x10],rcx
	sub    rcx,rsi
	mov    rdx,r15
	sub    rdx,rsi
	mov    rdi,rdx
	lea    rdx,[r10*4+0x0]
	sub    rdx,rsi
	sub    r13,rsi
	sub    r8,rsi
	lea    rsi,[r14*4+0x0]
	sub    rbp,rsi
	sub    rcx,rsi
	sub    rdi,rsi
	sub    rdx,rsi
	sub    r13,rsi
	sub    r8,rsi
	sub    rbp,r9
	sub    rcx,r9
	sub    rdi,r9
	sub    rdx,r9
	sub    r13,r9
	sub    r8,r9
	mov    rsi,QWORD PTR [rsp+0x38]
	shl    rsi,0x3
	sub    rbp,rsi
	sub    rcx,rsi
	sub    rdi,rsi
	sub    rdx,rsi
	sub    r13,rsi
	sub    r8,rsi
	mov    rsi,QWORD PTR [rsp+0x18]
	shl    rsi,0x3
	sub    rbp,rsi
	mov    QWORD PTR [rsp+0x50],rbp
	sub    rcx,rsi
	mov    QWORD PTR [rsp+0x58],rcx
	sub    rdi,rsi
	mov    QWORD PTR [rsp+0x98],rdi
	sub    rdx,rsi
	mov    QWORD PTR [rsp+0x90],rdx
	sub    r13,rsi
	mov    QWORD PTR [rsp+0x88],r13
	sub    r8,rsi
	mov    QWORD PTR [rsp+0x80],r8
	mov    r14,QWORD PTR [rsp+0x28]
	lea    rsi,[r14*4+0x0]
	lea    rax,[rsi+r10*4]
	mov    QWORD PTR [rsp+0x18],rax
	mov    r9,r11
	mov    rcx,QWORD PTR [rsp+0x8]
	lea    r13,[rcx+r11*4]
	mov    rdi,rbx
	lea    rbp,[rcx+rbx*4]
	mov    rdx,QWORD PTR [rsp+0x30]
	mov    rcx,QWORD PTR [rsp+0x68]
	lea    r11,[rcx+rdx*1]
	lea    rax,[rcx+rbx*8]
	mov    QWORD PTR [rsp+0x70],rax
	add    rax,rdx
	add    rdx,r15
	lea    rsi,[r15+r9*4]
	mov    QWORD PTR [rsp+0x60],rsi
	lea    rsi,[r15+r14*4]
	mov    QWORD PTR [rsp+0x38],rsi
	mov    rsi,QWORD PTR [rsp+0x10]
	lea    rsi,[rsi+r14*4]
	mov    QWORD PTR [rsp+0x20],rsi
	lea    rsi,[rcx+rbx*4]
	lea    rcx,[rcx+r14*4]
	mov    QWORD PTR [rsp+0x8],rcx
	mov    r8,QWORD PTR [rsp+0x78]
	lea    r15,[r8+rbx*4]
	lea    r8,[r8+r14*4]
	mov    QWORD PTR [rsp+0x10],r8
	shl    r12,0x2
	lea    rbx,[rbx*4+0x0]
	add    rbx,r13
	sub    r13,r12
	lea    r10,[r11+rdi*4]
	sub    r11,r12
	sub    r10,r12
	sub    rbx,r12
	sub    rbp,r12
	mov    QWORD PTR [rsp+0x68],rbp
	sub    rax,r12
	mov    QWORD PTR [rsp+0x78],rax
	lea    r9,[rdx+r9*4]
	sub    r9,r12
	sub    rdx,r12
	lea    rcx,[rsi+r14*4]
	mov    r8,rsi
	sub    r8,r12
	lea    rbp,[r15+r14*4]
	mov    rax,r15
	sub    rax,r12
	mov    rdi,QWORD PTR [rsp+0x70]
	lea    r15,[rdi+r14*4]
	sub    rdi,r12
	mov    rsi,QWORD PTR [rsp+0x60]
	lea    r14,[rsi+r14*4]
	sub    rsi,r12
	sub    r15,r12
	sub    r14,r12
	sub    QWORD PTR [rsp+0x38],r12
	sub    rcx,r12
	mov    QWORD PTR [rsp+0xa0],rcx
	sub    rbp,r12
	sub    QWORD PTR [rsp+0x20],r12
	sub    QWORD PTR [rsp+0x8],r12
	sub    QWORD PTR [rsp+0x10],r12
	sub    QWORD PTR [rsp+0x18],r12
	mov    rcx,QWORD PTR [rsp+0x2f8]
	add    QWORD PTR [rsp+0x50],rcx
	add    r13,rcx
	mov    QWORD PTR [rsp+0x40],r13
	add    r11,rcx
	mov    QWORD PTR [rsp+0x48],r11
	add    r10,rcx
	mov    QWORD PTR [rsp+0xf0],r10
	add    rbx,rcx
	mov    QWORD PTR [rsp+0xb8],rbx
	add    QWORD PTR [rsp+0x68],rcx
	add    QWORD PTR [rsp+0x78],rcx
	add    r9,rcx
	mov    QWORD PTR [rsp+0xe8],r9
	add    rdx,rcx
	add    r8,rcx
	mov    QWORD PTR [rsp+0xe0],r8
	add    rax,rcx
	mov    QWORD PTR [rsp+0xd0],rax
	add    QWORD PTR [rsp+0x58],rcx
	add    rdi,rcx
	mov    QWORD PTR [rsp+0xc0],rdi
	add    rsi,rcx
	mov    QWORD PTR [rsp+0x150],rsi
	add    QWORD PTR [rsp+0x98],rcx
	add    QWORD PTR [rsp+0x90],rcx
	add    QWORD PTR [rsp+0x88],rcx
	add    QWORD PTR [rsp+0x80],rcx
	add    r15,rcx
	mov    QWORD PTR [rsp+0xc8],r15
	add    r14,rcx
	mov    QWORD PTR [rsp+0x158],r14
	add    QWORD PTR [rsp+0x38],rcx
	add    QWORD PTR [rsp+0xa0],rcx
	add    rbp,rcx
	mov    QWORD PTR [rsp+0xd8],rbp
	add    QWORD PTR [rsp+0x20],rcx
	add    QWORD PTR [rsp+0x8],rcx
	add    QWORD PTR [rsp+0x10],rcx
	add    QWORD PTR [rsp+0x18],rcx
	mov    rbp,QWORD PTR [rsp+0x100]
	shl    rbp,0x2
	shl    QWORD PTR [rsp+0x1a8],0x2
	shl    QWORD PTR [rsp+0x110],0x2
	mov    rcx,QWORD PTR [rsp+0xf8]
	shl    rcx,0x2
	shl    QWORD PTR [rsp+0x108],0x2
	shl    QWORD PTR [rsp+0x160],0x2
	xorps  xmm0,xmm0
	xor    r13d,r13d
	xor    esi,esi
	mov    rbx,QWORD PTR [rsp+0x170]
	mov    QWORD PTR [rsp+0x100],rbp
	mov    QWORD PTR [rsp+0xf8],rcx
	mov    QWORD PTR [rsp+0x30],rdx
	mov    r9,QWORD PTR [rsp+0xb8]
	mov    r14,QWORD PTR [rsp+0xa0]
	mov    r11,QWORD PTR [rsp+0xe0]
	mov    r15,QWORD PTR [rsp+0xd0]
	mov    rdx,QWORD PTR [rsp+0xc0]
	mov    r8,QWORD PTR [rsp+0x158]
	mov    rdi,QWORD PTR [rsp+0x150]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0xa8],rsi
	mov    QWORD PTR [rsp+0x148],r13
	mov    QWORD PTR [rsp+0x170],rbx
	xor    eax,eax
	nop    WORD PTR [rax+rax*1+0x0]
	mov    QWORD PTR [rsp+0x70],rax
	mov    r12,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x60],r13
	mov    QWORD PTR [rsp+0x28],rbx
	mov    rsi,QWORD PTR [rsp+0xf0]
	mov    rax,QWORD PTR [rsp+0xe8]
	mov    rbp,QWORD PTR [rsp+0xd8]
	mov    rcx,QWORD PTR [rsp+0xc8]
	nop    WORD PTR [rax+rax*1+0x0]
	mov    r10,QWORD PTR [rsp+0x90]
	movss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,xmm0
	mov    r10,QWORD PTR [rsp+0x80]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x88]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x58]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [r15+r13*1]
	addss  xmm1,DWORD PTR [r11+r13*1]
	mov    r10,QWORD PTR [rsp+0x98]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [rdi+r13*1]
	addss  xmm1,DWORD PTR [rdx+r13*1]
	mov    r10,QWORD PTR [rsp+0x18]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x10]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x8]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x20]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [rbp+r13*1+0x0]
	addss  xmm1,DWORD PTR [r14+r13*1]
	mov    r10,QWORD PTR [rsp+0x38]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [r8+r13*1]
	addss  xmm1,DWORD PTR [rcx+r13*1]
	mov    r10,QWORD PTR [rsp+0x50]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x40]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x48]
	addss  xmm1,DWORD PTR [r10+r13*1]
	mov    r10,QWORD PTR [rsp+0x68]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [r9+r13*1]
	addss  xmm1,DWORD PTR [rsi+r13*1]
	mov    r10,QWORD PTR [rsp+0x30]
	addss  xmm1,DWORD PTR [r10+r13*1]
	addss  xmm1,DWORD PTR [rax+r13*1]
	mov    r10,QWORD PTR [rsp+0x78]
	addss  xmm1,DWORD PTR [r10+r13*1]
	movss  DWORD PTR [rbx],xmm1
	add    rbx,QWORD PTR [rsp+0x110]
	add    r13,QWORD PTR [rsp+0x160]
	dec    r12
	jne    <points27_ranked_ours+0x8b90>
	mov    rax,QWORD PTR [rsp+0x70]
	inc    rax
	mov    rbx,QWORD PTR [rsp+0x28]
	add    rbx,QWORD PTR [rsp+0x1a8]
	mov    r13,QWORD PTR [rsp+0x60]
	add    r13,QWORD PTR [rsp+0x108]
	cmp    rax,QWORD PTR [rsp+0x4a0]
	jne    <points27_ranked_ours+0x8b50>
	mov    rsi,QWORD PTR [rsp+0xa8]
	inc    rsi
	mov    rbp,QWORD PTR [rsp+0x100]
	mov    rbx,QWORD PTR [rsp+0x170]
	add    rbx,rbp
	mov    rcx,QWORD PTR [rsp+0xf8]
	mov    r13,QWORD PTR [rsp+0x148]
	add    r13,rcx
	cmp    rsi,QWORD PTR [rsp+0x328]
	jne    <points27_ranked_ours+0x8b30>
	add    rsp,0x6c8
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	xor    ecx,ecx
	cmp    rdx,rax
	sete   al
	test   cl,cl
	jne    <points27_ranked_ours+0x16b>
	xor    eax,eax
	test   al,al
	jne    <points27_ranked_ours+0x173>
	lea    rdi,[rip+0xfffffffffff14bdf]        # <__abi_tag+0x15095>
	lea    rdx,[rip+0x63ac7]        # <__frame_dummy_init_array_entry+0x4970>
	mov    esi,0x2b
	call   QWORD PTR [rip+0x67404]        # <_DYNAMIC+0x448>
	mov    ecx,0x2
	mov    QWORD PTR [rsp+0x328],rcx
	mov    ecx,0x3
	mov    QWORD PTR [rsp+0xb0],rcx
	xor    esi,esi
	jmp    <points27_ranked_ours+0x8dd2>
	mov    eax,0x2
	mov    QWORD PTR [rsp+0x328],rax
	mov    eax,0x3
	mov    QWORD PTR [rsp+0xb0],rax
	mov    esi,0x1
	mov    rax,rcx
	jmp    <points27_ranked_ours+0x8dd2>
	mov    eax,0x3
	mov    QWORD PTR [rsp+0xb0],rax
	mov    eax,0x2
	mov    QWORD PTR [rsp+0x328],rax
	mov    esi,0x2
	mov    rax,rdx
	jmp    <points27_ranked_ours+0x8dd2>
	mov    rax,QWORD PTR [rsp+0x640]
	mov    rcx,QWORD PTR [rsp+0x328]
	mov    QWORD PTR [rsp+0x620],rcx
	mov    QWORD PTR [rsp+0x628],rsi
	mov    rcx,QWORD PTR [rsp+0xb0]
	mov    QWORD PTR [rsp+0x630],rcx
	mov    QWORD PTR [rsp+0x638],rax
	lea    rsi,[rip+0x5fb7f]        # <__frame_dummy_init_array_entry+0xad8>
	lea    rdx,[rip+0x63a28]        # <__frame_dummy_init_array_entry+0x4988>
	lea    rdi,[rsp+0x620]
	call   QWORD PTR [rip+0x673fa]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view7windows5split>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	mov    r10,QWORD PTR [rdx]
	mov    r15,QWORD PTR [rdx+0x8]
	mov    r9d,0x1
	mov    r13d,0x1
	cmp    r10,0x2
	jae    <_ZN9shapewise4view7windows5split+0xe8>
	mov    r12,QWORD PTR [rdx+0x10]
	mov    ebp,0x1
	cmp    r15,0x2
	jae    <_ZN9shapewise4view7windows5split+0xfe>
	mov    r11d,0x1
	cmp    r12,0x2
	jb     <_ZN9shapewise4view7windows5split+0x4a>
	mov    r11,QWORD PTR [rcx+0x10]
	mov    rax,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp-0x20],rax
	mov    r14,QWORD PTR [rsi+0x20]
	mov    rbx,QWORD PTR [rsi+0x28]
	mov    rcx,QWORD PTR [r8]
	mov    rax,QWORD PTR [r8+0x8]
	mov    r8,QWORD PTR [r8+0x10]
	test   r10,r10
	je     <_ZN9shapewise4view7windows5split+0x9c>
	mov    r9,r10
	jns    <_ZN9shapewise4view7windows5split+0x9c>
	mov    r9d,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	xor    edx,edx
	mov    eax,0x1
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    QWORD PTR [rsp-0x28],rax
	test   r15,r15
	je     <_ZN9shapewise4view7windows5split+0x117>
	mov    rax,r9
	mul    r15
	mov    rsi,rax
	seto   al
	test   rsi,rsi
	sets   dl
	or     dl,al
	je     <_ZN9shapewise4view7windows5split+0x11a>
	mov    r11d,0x20
	mov    r13d,0x18
	mov    edx,0x1
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	mov    r10,r15
	mov    eax,0x1
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    r13,QWORD PTR [rcx]
	mov    r12,QWORD PTR [rdx+0x10]
	mov    ebp,0x1
	cmp    r15,0x2
	jb     <_ZN9shapewise4view7windows5split+0x3a>
	mov    rbp,QWORD PTR [rcx+0x8]
	mov    r11d,0x1
	cmp    r12,0x2
	jae    <_ZN9shapewise4view7windows5split+0x46>
	jmp    <_ZN9shapewise4view7windows5split+0x4a>
	mov    rsi,r9
	test   r12,r12
	je     <_ZN9shapewise4view7windows5split+0x164>
	mov    rax,rsi
	mul    r12
	mov    r9,rax
	seto   al
	test   r9,r9
	sets   dl
	or     dl,al
	je     <_ZN9shapewise4view7windows5split+0x167>
	mov    eax,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    edx,0x2
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	mov    r10,r12
	mov    r9,rsi
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    r9,rsi
	test   rcx,rcx
	je     <_ZN9shapewise4view7windows5split+0x1ae>
	mov    rax,r9
	mul    rcx
	mov    rsi,rax
	seto   al
	test   rsi,rsi
	sets   dl
	or     dl,al
	je     <_ZN9shapewise4view7windows5split+0x1b1>
	mov    eax,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    edx,0x3
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	mov    r10,rcx
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    rsi,r9
	mov    rdx,QWORD PTR [rsp-0x28]
	test   rdx,rdx
	je     <_ZN9shapewise4view7windows5split+0x202>
	mov    rax,rsi
	mul    rdx
	mov    r9,rax
	seto   al
	test   r9,r9
	sets   dl
	or     dl,al
	je     <_ZN9shapewise4view7windows5split+0x205>
	mov    eax,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    edx,0x4
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	mov    r10,QWORD PTR [rsp-0x28]
	mov    r9,rsi
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    r9,rsi
	test   r8,r8
	je     <_ZN9shapewise4view7windows5split+0x249>
	mov    rax,r9
	mul    r8
	seto   dl
	test   rax,rax
	sets   al
	or     al,dl
	je     <_ZN9shapewise4view7windows5split+0x249>
	mov    eax,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    edx,0x5
	mov    r10,r8
	mov    r8d,0x10
	mov    ebx,0x8
	xor    r14d,r14d
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	mov    QWORD PTR [rsp-0x10],r8
	mov    QWORD PTR [rsp-0x30],r14
	mov    QWORD PTR [rsp-0x38],rbx
	imul   r13,QWORD PTR [rsp-0x20]
	mov    rax,r13
	neg    rax
	cmovs  rax,r13
	cmp    r10,0x1
	mov    rdx,r10
	adc    rdx,0xffffffffffffffff
	mul    rdx
	mov    r14d,0x1
	mov    ebx,0x8
	jo     <_ZN9shapewise4view7windows5split+0x5f0>
	mov    rsi,rax
	movabs rax,0x7fffffffffffffff
	xor    edx,edx
	test   r13,r13
	mov    r8,rsi
	cmovs  r8,rdx
	cmp    rsi,rax
	jb     <_ZN9shapewise4view7windows5split+0x2ad>
	mov    r9,r13
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	imul   rbp,QWORD PTR [rsp-0x30]
	mov    rax,rbp
	neg    rax
	cmovs  rax,rbp
	cmp    r15,0x1
	mov    rdx,r15
	adc    rdx,0xffffffffffffffff
	mul    rdx
	jo     <_ZN9shapewise4view7windows5split+0x325>
	mov    r9,r13
	sar    r9,0x3f
	and    r9,rsi
	test   r15,r15
	sete   BYTE PTR [rsp-0x3a]
	test   r10,r10
	sete   BYTE PTR [rsp-0x39]
	test   rbp,rbp
	mov    rdx,r8
	cmovs  rdx,r9
	add    rax,rdx
	jb     <_ZN9shapewise4view7windows5split+0x325>
	mov    rsi,r8
	test   rbp,rbp
	cmovns rsi,rax
	cmovs  r9,rax
	mov    r8,rsi
	lea    rax,[r9+rsi*1]
	cmp    rax,r9
	setb   dl
	movabs rsi,0x7fffffffffffffff
	cmp    rax,rsi
	setae  al
	or     al,dl
	je     <_ZN9shapewise4view7windows5split+0x335>
	mov    edx,0x1
	mov    r10,r15
	mov    r9,rbp
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	imul   r11,QWORD PTR [rsp-0x38]
	mov    rax,r11
	neg    rax
	cmovs  rax,r11
	cmp    r12,0x1
	mov    rdx,r12
	adc    rdx,0xffffffffffffffff
	mul    rdx
	mov    edx,0x2
	jo     <_ZN9shapewise4view7windows5split+0x3a0>
	test   r12,r12
	sete   BYTE PTR [rsp-0x3b]
	test   r11,r11
	mov    rsi,r8
	cmovs  rsi,r9
	add    rax,rsi
	jb     <_ZN9shapewise4view7windows5split+0x3a0>
	test   r11,r11
	cmovns r8,rax
	cmovs  r9,rax
	mov    QWORD PTR [rsp-0x18],r8
	add    r8,r9
	cmp    r8,r9
	setb   sil
	movabs rax,0x7fffffffffffffff
	cmp    r8,rax
	setae  al
	or     al,sil
	je     <_ZN9shapewise4view7windows5split+0x3ab>
	mov    r10,r12
	mov    r9,r11
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	mov    rsi,QWORD PTR [rsp-0x20]
	mov    rax,rsi
	neg    rax
	cmovs  rax,rsi
	cmp    rcx,0x1
	mov    rdx,rcx
	adc    rdx,0xffffffffffffffff
	mul    rdx
	mov    edx,0x3
	jo     <_ZN9shapewise4view7windows5split+0x5f7>
	test   rcx,rcx
	sete   BYTE PTR [rsp-0x3c]
	test   rsi,rsi
	mov    r8,QWORD PTR [rsp-0x18]
	mov    rsi,r8
	cmovs  rsi,r9
	add    rax,rsi
	jb     <_ZN9shapewise4view7windows5split+0x421>
	cmp    QWORD PTR [rsp-0x20],0x0
	cmovns r8,rax
	cmovs  r9,rax
	mov    QWORD PTR [rsp-0x18],r8
	add    r8,r9
	cmp    r8,r9
	setb   sil
	movabs rax,0x7fffffffffffffff
	cmp    r8,rax
	setae  al
	or     al,sil
	je     <_ZN9shapewise4view7windows5split+0x42e>
	mov    r10,rcx
	mov    r9,QWORD PTR [rsp-0x20]
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	mov    r8,QWORD PTR [rsp-0x30]
	mov    rax,r8
	neg    rax
	cmovs  rax,r8
	mov    rsi,QWORD PTR [rsp-0x28]
	cmp    rsi,0x1
	mov    rdx,rsi
	adc    rdx,0xffffffffffffffff
	mul    rdx
	mov    edx,0x4
	jo     <_ZN9shapewise4view7windows5split+0x602>
	test   rsi,rsi
	sete   BYTE PTR [rsp-0x3d]
	test   r8,r8
	mov    r8,QWORD PTR [rsp-0x18]
	mov    rsi,r8
	cmovs  rsi,r9
	add    rax,rsi
	jb     <_ZN9shapewise4view7windows5split+0x4a9>
	cmp    QWORD PTR [rsp-0x30],0x0
	cmovns r8,rax
	cmovs  r9,rax
	mov    QWORD PTR [rsp-0x18],r8
	add    r8,r9
	cmp    r8,r9
	setb   sil
	movabs rax,0x7fffffffffffffff
	cmp    r8,rax
	setae  al
	or     al,sil
	je     <_ZN9shapewise4view7windows5split+0x4b8>
	mov    r10,QWORD PTR [rsp-0x28]
	mov    r9,QWORD PTR [rsp-0x30]
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	mov    r8,QWORD PTR [rsp-0x38]
	mov    rax,r8
	neg    rax
	cmovs  rax,r8
	mov    rsi,QWORD PTR [rsp-0x10]
	cmp    rsi,0x1
	mov    rdx,rsi
	adc    rdx,0xffffffffffffffff
	mul    rdx
	mov    QWORD PTR [rsp-0x8],rax
	mov    edx,0x5
	jo     <_ZN9shapewise4view7windows5split+0x602>
	test   rsi,rsi
	sete   BYTE PTR [rsp-0x3e]
	test   r8,r8
	mov    rax,QWORD PTR [rsp-0x18]
	mov    rsi,rax
	cmovs  rsi,r9
	mov    r8,QWORD PTR [rsp-0x8]
	add    r8,rsi
	jb     <_ZN9shapewise4view7windows5split+0x539>
	cmp    QWORD PTR [rsp-0x38],0x0
	cmovns rax,r8
	cmovs  r9,r8
	add    rax,r9
	cmp    rax,r9
	setb   r8b
	movabs rsi,0x7fffffffffffffff
	cmp    rax,rsi
	setae  sil
	or     sil,r8b
	je     <_ZN9shapewise4view7windows5split+0x578>
	mov    r10,QWORD PTR [rsp-0x10]
	mov    r9,QWORD PTR [rsp-0x38]
	mov    eax,0x1
	mov    r11d,0x20
	mov    r13d,0x18
	mov    r8d,0x10
	mov    QWORD PTR [rdi+rbx*1],r14
	mov    QWORD PTR [rdi+r8*1],rdx
	mov    QWORD PTR [rdi+r13*1],r10
	mov    QWORD PTR [rdi+r11*1],r9
	mov    QWORD PTR [rdi],rax
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	movzx  edx,BYTE PTR [rsp-0x39]
	or     dl,BYTE PTR [rsp-0x3a]
	or     dl,BYTE PTR [rsp-0x3b]
	or     dl,BYTE PTR [rsp-0x3c]
	or     dl,BYTE PTR [rsp-0x3d]
	xor    eax,eax
	or     dl,BYTE PTR [rsp-0x3e]
	mov    QWORD PTR [rdi+0x8],r10
	mov    QWORD PTR [rdi+0x10],r15
	mov    QWORD PTR [rdi+0x18],r12
	mov    QWORD PTR [rdi+0x20],rcx
	cmovne r9,rax
	mov    rcx,QWORD PTR [rsp-0x28]
	mov    QWORD PTR [rdi+0x28],rcx
	mov    rcx,QWORD PTR [rsp-0x10]
	mov    QWORD PTR [rdi+0x30],rcx
	mov    QWORD PTR [rdi+0x38],r13
	mov    QWORD PTR [rdi+0x40],rbp
	mov    QWORD PTR [rdi+0x48],r11
	mov    r11d,0x68
	mov    r13d,0x60
	mov    r8d,0x58
	mov    ebx,0x50
	mov    r14,QWORD PTR [rsp-0x20]
	mov    rdx,QWORD PTR [rsp-0x30]
	mov    r10,QWORD PTR [rsp-0x38]
	jmp    <_ZN9shapewise4view7windows5split+0x55a>
	xor    edx,edx
	jmp    <_ZN9shapewise4view7windows5split+0x2a5>
	mov    r10,rcx
	mov    r9,rsi
	jmp    <_ZN9shapewise4view7windows5split+0x543>
	mov    r10,rsi
	mov    r9,r8
	jmp    <_ZN9shapewise4view7windows5split+0x543>
