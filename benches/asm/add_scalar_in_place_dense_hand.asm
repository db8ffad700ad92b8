<add_scalar_in_place_dense_hand>:
	test   rsi,rsi
	je     <add_scalar_in_place_dense_hand+0x85>
	lea    rcx,[rsi*4+0x0]
	add    rcx,0xfffffffffffffffc
	mov    rax,rdi
	cmp    rcx,0x1c
	jb     <add_scalar_in_place_dense_hand+0x6a>
	shr    rcx,0x2
	inc    rcx
	mov    rdx,rcx
	and    rdx,0xfffffffffffffff8
	lea    rax,[rdi+rdx*4]
	movaps xmm1,xmm0
	shufps xmm1,xmm0,0x0
	xor    r8d,r8d
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [rdi+r8*4]
	movups xmm3,XMMWORD PTR [rdi+r8*4+0x10]
	addps  xmm2,xmm1
	addps  xmm3,xmm1
	movups XMMWORD PTR [rdi+r8*4],xmm2
	movups XMMWORD PTR [rdi+r8*4+0x10],xmm3
	add    r8,0x8
	cmp    rdx,r8
	jne    <add_scalar_in_place_dense_hand+0x40>
	cmp    rcx,rdx
	je     <add_scalar_in_place_dense_hand+0x85>
	lea    rcx,[rdi+rsi*4]
	xchg   ax,ax
	movss  xmm1,DWORD PTR [rax]
	addss  xmm1,xmm0
	movss  DWORD PTR [rax],xmm1
	add    rax,0x4
	cmp    rax,rcx
	jne    <add_scalar_in_place_dense_hand+0x70>
	ret
