<add_column_static_in_place_ours>:
	push   rax
	cmp    rsi,0x1000
	jb     <add_column_static_in_place_ours+0x127>
	cmp    rcx,0x40
	jb     <add_column_static_in_place_ours+0x13e>
	add    rdi,0xf0
	xor    eax,eax
	data16 data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	movss  xmm0,DWORD PTR [rdx+rax*4]
	shufps xmm0,xmm0,0x0
	movups xmm1,XMMWORD PTR [rdi-0xf0]
	movups xmm2,XMMWORD PTR [rdi-0xe0]
	movups xmm3,XMMWORD PTR [rdi-0xd0]
	movups xmm4,XMMWORD PTR [rdi-0xc0]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0xf0],xmm1
	movups XMMWORD PTR [rdi-0xe0],xmm2
	addps  xmm3,xmm0
	addps  xmm4,xmm0
	movups XMMWORD PTR [rdi-0xd0],xmm3
	movups XMMWORD PTR [rdi-0xc0],xmm4
	movups xmm1,XMMWORD PTR [rdi-0xb0]
	movups xmm2,XMMWORD PTR [rdi-0xa0]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0xb0],xmm1
	movups XMMWORD PTR [rdi-0xa0],xmm2
	movups xmm1,XMMWORD PTR [rdi-0x90]
	movups xmm2,XMMWORD PTR [rdi-0x80]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0x90],xmm1
	movups XMMWORD PTR [rdi-0x80],xmm2
	movups xmm1,XMMWORD PTR [rdi-0x70]
	movups xmm2,XMMWORD PTR [rdi-0x60]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0x70],xmm1
	movups XMMWORD PTR [rdi-0x60],xmm2
	movups xmm1,XMMWORD PTR [rdi-0x50]
	movups xmm2,XMMWORD PTR [rdi-0x40]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0x50],xmm1
	movups XMMWORD PTR [rdi-0x40],xmm2
	movups xmm1,XMMWORD PTR [rdi-0x30]
	movups xmm2,XMMWORD PTR [rdi-0x20]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0x30],xmm1
	movups XMMWORD PTR [rdi-0x20],xmm2
	movups xmm1,XMMWORD PTR [rdi-0x10]
	movups xmm2,XMMWORD PTR [rdi]
	addps  xmm1,xmm0
	addps  xmm2,xmm0
	movups XMMWORD PTR [rdi-0x10],xmm1
	movups XMMWORD PTR [rdi],xmm2
	inc    rax
	add    rdi,0x100
	cmp    rax,0x40
	jne    <add_column_static_in_place_ours+0x30>
	pop    rax
	ret
	lea    rcx,[rip+0x71212]        # <__frame_dummy_init_array_entry+0x3940>
	mov    rdx,rsi
	mov    esi,0x1000
	xor    edi,edi
	call   QWORD PTR [rip+0x75ada]        # <_DYNAMIC+0x3a8>
	lea    rax,[rip+0x711e3]        # <__frame_dummy_init_array_entry+0x3928>
	mov    esi,0x40
	xor    edi,edi
	mov    rdx,rcx
	mov    rcx,rax
	call   QWORD PTR [rip+0x75ac0]        # <_DYNAMIC+0x3a8>
