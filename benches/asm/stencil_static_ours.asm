<stencil_static_ours>:
	lea    rax,[rdi+0x4]
	mov    esi,0x1
	movaps xmm0,XMMWORD PTR [rip+0xfffffffffff0b030]        # <__abi_tag+0xd654>
	movss  xmm1,DWORD PTR [rip+0xfffffffffff0b714]        # <__abi_tag+0xdd40>
	mov    rcx,rdx
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    r8,rsi
	inc    rsi
	mov    r9,r8
	shl    r9,0xb
	mov    r10,rsi
	shl    r10,0xb
	shl    r8,0x9
	mov    r11d,0x201
	xchg   ax,ax
	movups xmm2,XMMWORD PTR [rax+r11*4-0x804]
	movups xmm3,XMMWORD PTR [rax+r11*4-0x7f4]
	movups xmm4,XMMWORD PTR [rax+r11*4+0x7fc]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [rax+r11*4+0x80c]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rax+r11*4-0x8]
	addps  xmm3,xmm4
	movups xmm4,XMMWORD PTR [rax+r11*4+0x8]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [rax+r11*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rax+r11*4+0x10]
	addps  xmm3,xmm4
	movups xmm4,XMMWORD PTR [rax+r11*4-0x4]
	movups xmm5,XMMWORD PTR [rax+r11*4+0xc]
	mulps  xmm4,xmm0
	subps  xmm2,xmm4
	mulps  xmm5,xmm0
	subps  xmm3,xmm5
	movups XMMWORD PTR [rcx+r11*4],xmm2
	movups XMMWORD PTR [rcx+r11*4+0x10],xmm3
	add    r11,0x8
	cmp    r11,0x3f9
	jne    <stencil_static_ours+0x40>
	movss  xmm2,DWORD PTR [rdi+r9*1-0x1c]
	addss  xmm2,DWORD PTR [rdi+r10*1+0x7e4]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e0]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7e4]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r9*1-0x18]
	addss  xmm3,DWORD PTR [rdi+r10*1+0x7e8]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7e4]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	movss  DWORD PTR [rdx+r8*4+0x7e4],xmm2
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7e8],xmm3
	movss  xmm2,DWORD PTR [rdi+r9*1-0x14]
	addss  xmm2,DWORD PTR [rdi+r10*1+0x7ec]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r9*1-0x10]
	addss  xmm3,DWORD PTR [rdi+r10*1+0x7f0]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	movss  DWORD PTR [rdx+r8*4+0x7ec],xmm2
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7f0],xmm3
	movss  xmm2,DWORD PTR [rdi+r9*1-0xc]
	addss  xmm2,DWORD PTR [rdi+r10*1+0x7f4]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f8]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r9*1-0x8]
	addss  xmm3,DWORD PTR [rdi+r10*1+0x7f8]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7fc]
	movss  DWORD PTR [rdx+r8*4+0x7f4],xmm2
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7f8]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7f8],xmm3
	add    rax,0x800
	add    rcx,0x800
	cmp    rsi,0x1ff
	jne    <stencil_static_ours+0x20>
	ret
