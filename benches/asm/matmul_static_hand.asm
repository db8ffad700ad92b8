<matmul_static_hand>:
	push   rax
	cmp    rsi,0x7ff
	jbe    <matmul_static_hand+0x1dc>
	cmp    rcx,0xbff
	jbe    <matmul_static_hand+0x1f3>
	cmp    r9,0x600
	jb     <matmul_static_hand+0x20d>
	add    rdx,0xb0
	xor    eax,eax
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rcx,rax
	shl    rcx,0x6
	lea    rcx,[rcx+rcx*2]
	movups xmm11,XMMWORD PTR [r8+rcx*1]
	movups xmm10,XMMWORD PTR [r8+rcx*1+0x10]
	movups xmm9,XMMWORD PTR [r8+rcx*1+0x20]
	movups xmm8,XMMWORD PTR [r8+rcx*1+0x30]
	movups xmm7,XMMWORD PTR [r8+rcx*1+0x40]
	movups xmm6,XMMWORD PTR [r8+rcx*1+0x50]
	movups xmm5,XMMWORD PTR [r8+rcx*1+0x60]
	movups xmm4,XMMWORD PTR [r8+rcx*1+0x70]
	movups xmm3,XMMWORD PTR [r8+rcx*1+0x80]
	movups xmm2,XMMWORD PTR [r8+rcx*1+0x90]
	movups xmm1,XMMWORD PTR [r8+rcx*1+0xa0]
	movups xmm0,XMMWORD PTR [r8+rcx*1+0xb0]
	mov    rsi,rdx
	xor    r9d,r9d
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm12,DWORD PTR [rdi+r9*4]
	shufps xmm12,xmm12,0x0
	movups xmm13,XMMWORD PTR [rsi-0xb0]
	mulps  xmm13,xmm12
	addps  xmm11,xmm13
	movups xmm13,XMMWORD PTR [rsi-0xa0]
	mulps  xmm13,xmm12
	addps  xmm10,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x90]
	mulps  xmm13,xmm12
	addps  xmm9,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x80]
	mulps  xmm13,xmm12
	addps  xmm8,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x70]
	mulps  xmm13,xmm12
	addps  xmm7,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x60]
	mulps  xmm13,xmm12
	addps  xmm6,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x50]
	mulps  xmm13,xmm12
	addps  xmm5,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x40]
	mulps  xmm13,xmm12
	addps  xmm4,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x30]
	mulps  xmm13,xmm12
	addps  xmm3,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x20]
	mulps  xmm13,xmm12
	addps  xmm2,xmm13
	movups xmm13,XMMWORD PTR [rsi-0x10]
	mulps  xmm13,xmm12
	addps  xmm1,xmm13
	movups xmm13,XMMWORD PTR [rsi]
	mulps  xmm13,xmm12
	addps  xmm0,xmm13
	inc    r9
	add    rsi,0xc0
	cmp    r9,0x40
	jne    <matmul_static_hand+0xb0>
	movups XMMWORD PTR [r8+rcx*1],xmm11
	movups XMMWORD PTR [r8+rcx*1+0x10],xmm10
	movups XMMWORD PTR [r8+rcx*1+0x20],xmm9
	movups XMMWORD PTR [r8+rcx*1+0x30],xmm8
	movups XMMWORD PTR [r8+rcx*1+0x40],xmm7
	movups XMMWORD PTR [r8+rcx*1+0x50],xmm6
	movups XMMWORD PTR [r8+rcx*1+0x60],xmm5
	movups XMMWORD PTR [r8+rcx*1+0x70],xmm4
	movups XMMWORD PTR [r8+rcx*1+0x80],xmm3
	movups XMMWORD PTR [r8+rcx*1+0x90],xmm2
	movups XMMWORD PTR [r8+rcx*1+0xa0],xmm1
	movups XMMWORD PTR [r8+rcx*1+0xb0],xmm0
	inc    rax
	add    rdi,0x100
	cmp    rax,0x20
	jne    <matmul_static_hand+0x40>
	pop    rax
	ret
	lea    rcx,[rip+0x6d335]        # <__frame_dummy_init_array_entry+0x4868>
	mov    rdx,rsi
	mov    esi,0x800
	xor    edi,edi
	call   QWORD PTR [rip+0x70cd5]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x6d336]        # <__frame_dummy_init_array_entry+0x4880>
	mov    esi,0xc00
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x70cbb]        # <_DYNAMIC+0x3a8>
	lea    rcx,[rip+0x6d334]        # <__frame_dummy_init_array_entry+0x4898>
	mov    esi,0x600
	xor    edi,edi
	mov    rdx,r9
	call   QWORD PTR [rip+0x70ca4]        # <_DYNAMIC+0x3a8>
