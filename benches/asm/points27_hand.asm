<points27_hand>:
	push   rax
	cmp    rsi,0x6977
	jbe    <points27_hand+0x1c0>
	cmp    rcx,0x55c0
	jb     <points27_hand+0x1d7>
	add    rdi,0x1d18
	xor    eax,eax
	xorps  xmm0,xmm0
	nop    WORD PTR [rax+rax*1+0x0]
	inc    rax
	mov    rcx,rdx
	mov    rsi,rdi
	xor    r8d,r8d
	nop    DWORD PTR [rax+0x0]
	inc    r8
	xor    r9d,r9d
	cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x1d18]
	addps  xmm1,xmm0
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x1d14]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x1d10]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x1ca0]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x1c9c]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x1c98]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x1c28]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x1c24]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x1c20]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xf08]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xf04]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xf00]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xe90]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xe8c]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xe88]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xe18]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xe14]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xe10]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xf8]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0xf4]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0xf0]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x80]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x7c]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x78]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4-0x8]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rsi+r9*4-0x4]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rsi+r9*4]
	addps  xmm1,xmm2
	movups XMMWORD PTR [rcx+r9*4],xmm1
	add    r9,0x4
	cmp    r9,0x1c
	jne    <points27_hand+0x50>
	add    rsi,0x78
	add    rcx,0x70
	cmp    r8,0x1c
	jne    <points27_hand+0x40>
	add    rdi,0xe10
	add    rdx,0xc40
	cmp    rax,0x1c
	jne    <points27_hand+0x30>
	pop    rax
	ret
	lea    rcx,[rip+0x6c909]        # <__frame_dummy_init_array_entry+0x4940>
	mov    rdx,rsi
	mov    esi,0x6978
	xor    edi,edi
	call   QWORD PTR [rip+0x701d1]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x6c90a]        # <__frame_dummy_init_array_entry+0x4958>
	mov    esi,0x55c0
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x701b7]        # <_DYNAMIC+0x3a8>
