<add_scalar_dense_hand>:
	cmp    rsi,rcx
	cmovb  rcx,rsi
	test   rcx,rcx
	je     <add_scalar_dense_hand+0x7d>
	cmp    rcx,0x8
	jae    <add_scalar_dense_hand+0x16>
	xor    eax,eax
	jmp    <add_scalar_dense_hand+0x67>
	movabs rax,0x1ffffffffffffff8
	and    rax,rcx
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	lea    rsi,[rcx*4+0x0]
	and    rsi,0xffffffffffffffe0
	xor    r8d,r8d
	nop    DWORD PTR [rax+0x0]
	movups xmm2,XMMWORD PTR [rdi+r8*1]
	movups xmm3,XMMWORD PTR [rdi+r8*1+0x10]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rdx+r8*1],xmm2
	movups XMMWORD PTR [rdx+r8*1+0x10],xmm3
	add    r8,0x20
	cmp    rsi,r8
	jne    <add_scalar_dense_hand+0x40>
	jmp    <add_scalar_dense_hand+0x78>
	movss  xmm1,DWORD PTR [rdi+rax*4]
	addss  xmm1,xmm0
	movss  DWORD PTR [rdx+rax*4],xmm1
	inc    rax
	cmp    rcx,rax
	jne    <add_scalar_dense_hand+0x67>
	ret
