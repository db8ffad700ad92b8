<stencil_static_hand>:
	push   rax
	cmp    rsi,0x3ffff
	jbe    <stencil_static_hand+0x27f>
	cmp    rcx,0x40000
	jb     <stencil_static_hand+0x296>
	lea    rax,[rdi+0x4]
	mov    ecx,0x1
	movaps xmm0,XMMWORD PTR [rip+0xfffffffffff0b2c5]        # <__abi_tag+0xd654>
	movss  xmm1,DWORD PTR [rip+0xfffffffffff0b9a9]        # <__abi_tag+0xdd40>
	mov    rsi,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    r8,rcx
	inc    rcx
	shl    r8,0x9
	mov    r9,rcx
	shl    r9,0xb
	mov    r10d,0x201
	nop    WORD PTR [rax+rax*1+0x0]
	movups xmm2,XMMWORD PTR [rax+r10*4-0x804]
	movups xmm3,XMMWORD PTR [rax+r10*4-0x7f4]
	movups xmm4,XMMWORD PTR [rax+r10*4+0x7fc]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [rax+r10*4+0x80c]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rax+r10*4-0x8]
	addps  xmm3,xmm4
	movups xmm4,XMMWORD PTR [rax+r10*4+0x8]
	addps  xmm4,xmm2
	movups xmm2,XMMWORD PTR [rax+r10*4]
	addps  xmm2,xmm3
	movups xmm3,XMMWORD PTR [rax+r10*4+0x10]
	addps  xmm3,xmm4
	movups xmm4,XMMWORD PTR [rax+r10*4-0x4]
	movups xmm5,XMMWORD PTR [rax+r10*4+0xc]
	mulps  xmm4,xmm0
	subps  xmm2,xmm4
	mulps  xmm5,xmm0
	subps  xmm3,xmm5
	movups XMMWORD PTR [rsi+r10*4],xmm2
	movups XMMWORD PTR [rsi+r10*4+0x10],xmm3
	add    r10,0x8
	cmp    r10,0x3f9
	jne    <stencil_static_hand+0x60>
	movss  xmm2,DWORD PTR [rdi+r8*4-0x1c]
	addss  xmm2,DWORD PTR [rdi+r9*1+0x7e4]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e0]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7e4]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r8*4-0x18]
	addss  xmm3,DWORD PTR [rdi+r9*1+0x7e8]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7e4]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	movss  DWORD PTR [rdx+r8*4+0x7e4],xmm2
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7e8],xmm3
	movss  xmm2,DWORD PTR [rdi+r8*4-0x14]
	addss  xmm2,DWORD PTR [rdi+r9*1+0x7ec]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7e8]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r8*4-0x10]
	addss  xmm3,DWORD PTR [rdi+r9*1+0x7f0]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7ec]
	movss  DWORD PTR [rdx+r8*4+0x7ec],xmm2
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7f0],xmm3
	movss  xmm2,DWORD PTR [rdi+r8*4-0xc]
	addss  xmm2,DWORD PTR [rdi+r9*1+0x7f4]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f0]
	addss  xmm2,DWORD PTR [rdi+r8*4+0x7f8]
	movss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	mulss  xmm3,xmm1
	subss  xmm2,xmm3
	movss  xmm3,DWORD PTR [rdi+r8*4-0x8]
	addss  xmm3,DWORD PTR [rdi+r9*1+0x7f8]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7f4]
	addss  xmm3,DWORD PTR [rdi+r8*4+0x7fc]
	movss  DWORD PTR [rdx+r8*4+0x7f4],xmm2
	movss  xmm2,DWORD PTR [rdi+r8*4+0x7f8]
	mulss  xmm2,xmm1
	subss  xmm3,xmm2
	movss  DWORD PTR [rdx+r8*4+0x7f8],xmm3
	add    rsi,0x800
	add    rax,0x800
	cmp    rcx,0x1ff
	jne    <stencil_static_hand+0x40>
	pop    rax
	ret
	lea    rcx,[rip+0x61eda]        # <__frame_dummy_init_array_entry+0x4b50>
	mov    rdx,rsi
	mov    esi,0x40000
	xor    edi,edi
	call   QWORD PTR [rip+0x65592]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x61edb]        # <__frame_dummy_init_array_entry+0x4b68>
	mov    esi,0x40000
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x65578]        # <_DYNAMIC+0x3a8>
