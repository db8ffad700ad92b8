<points27_static_ours>:
	push   r15
	push   r14
	push   rbx
	sub    rsp,0xf0
	mov    rbx,rdx
	mov    r15,rsi
	mov    r14,rdi
	mov    QWORD PTR [rsp],0x3
	mov    QWORD PTR [rsp+0x8],0x3
	mov    QWORD PTR [rsp+0x10],0x3
	mov    QWORD PTR [rsp+0x48],0x1e
	mov    QWORD PTR [rsp+0x50],0x1e
	mov    QWORD PTR [rsp+0x58],0x1e
	mov    QWORD PTR [rsp+0x60],0x384
	mov    QWORD PTR [rsp+0x68],0x1e
	mov    QWORD PTR [rsp+0x70],0x1
	mov    QWORD PTR [rsp+0x78],0x0
	mov    QWORD PTR [rsp+0x18],0x1c
	mov    QWORD PTR [rsp+0x20],0x1c
	mov    QWORD PTR [rsp+0x28],0x1c
	mov    QWORD PTR [rsp+0x30],0x1
	mov    QWORD PTR [rsp+0x38],0x1
	mov    QWORD PTR [rsp+0x40],0x1
	lea    rdi,[rsp+0x80]
	lea    rsi,[rsp+0x48]
	lea    rdx,[rsp+0x18]
	lea    rcx,[rsp+0x30]
	mov    r8,rsp
	call   <_ZN9shapewise4view7windows5split>
	cmp    BYTE PTR [rsp+0x80],0x0
	jne    <points27_static_ours+0x28c>
	cmp    r15,0x6977
	jbe    <points27_static_ours+0x275>
	add    r14,0x1d18
	xor    eax,eax
	xorps  xmm0,xmm0
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rcx,r14
	mov    rdx,rbx
	xor    esi,esi
	nop    DWORD PTR [rax+rax*1+0x0]
	xor    edi,edi
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x1d18]
	addps  xmm1,xmm0
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x1d14]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x1d10]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x1ca0]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x1c9c]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x1c98]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x1c28]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x1c24]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x1c20]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xf08]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xf04]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xf00]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xe90]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xe8c]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xe88]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xe18]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xe14]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xe10]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xf8]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0xf4]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0xf0]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x80]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x7c]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x78]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4-0x8]
	addps  xmm1,xmm2
	movups xmm2,XMMWORD PTR [rcx+rdi*4-0x4]
	addps  xmm2,xmm1
	movups xmm1,XMMWORD PTR [rcx+rdi*4]
	addps  xmm1,xmm2
	movups XMMWORD PTR [rdx+rdi*4],xmm1
	add    rdi,0x4
	cmp    rdi,0x1c
	jne    <points27_static_ours+0x110>
	inc    rsi
	add    rdx,0x70
	add    rcx,0x78
	cmp    rsi,0x1c
	jne    <points27_static_ours+0x100>
	inc    rax
	add    rbx,0xc40
	add    r14,0xe10
	cmp    rax,0x1c
	jne    <points27_static_ours+0xf0>
	add    rsp,0xf0
	pop    rbx
	pop    r14
	pop    r15
	ret
	lea    rcx,[rip+0x624ec]        # <__frame_dummy_init_array_entry+0x35f8>
	mov    esi,0x6978
	xor    edi,edi
	mov    rdx,r15
	call   QWORD PTR [rip+0x670fc]        # <_DYNAMIC+0x3a8>
	movups xmm0,XMMWORD PTR [rsp+0x88]
	movups xmm1,XMMWORD PTR [rsp+0x98]
	movups XMMWORD PTR [rsp+0x80],xmm0
	movups XMMWORD PTR [rsp+0x90],xmm1
	lea    rsi,[rip+0x5f995]        # <__frame_dummy_init_array_entry+0xad8>
	lea    rdx,[rip+0x63856]        # <__frame_dummy_init_array_entry+0x49a0>
	lea    rdi,[rsp+0x80]
	call   QWORD PTR [rip+0x67210]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view7windows5split>: as in points27_ranked_ours.asm
