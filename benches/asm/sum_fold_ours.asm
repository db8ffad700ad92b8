<sum_fold_ours>:
	push   rbp
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbx
	sub    rsp,0x78
	mov    rax,QWORD PTR [rdi]
	mov    QWORD PTR [rsp],rax
	mov    rbx,QWORD PTR [rdi+0x8]
	lea    rsi,[rdi+0x10]
	lea    rdi,[rsp+0x30]
	call   <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>
	xorpd  xmm0,xmm0
	cmp    BYTE PTR [rsp+0x70],0x0
	je     <sum_fold_ours+0x41>
	add    rsp,0x78
	pop    rbx
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	pop    rbp
	ret
	mov    rdi,QWORD PTR [rsp+0x30]
	mov    ecx,0x1
	test   rdi,rdi
	je     <sum_fold_ours+0x73>
	cmp    rdi,0x4
	jae    <sum_fold_ours+0x7e1>
	mov    rbp,QWORD PTR [rsp+rdi*8+0x30]
	mov    r11,QWORD PTR [rsp+rdi*8+0x48]
	cmp    rdi,0x1
	mov    r9,QWORD PTR [rsp]
	jne    <sum_fold_ours+0x84>
	xor    r8d,r8d
	jmp    <sum_fold_ours+0x8e>
	xor    r11d,r11d
	mov    ebp,0x1
	xor    r8d,r8d
	mov    r9,QWORD PTR [rsp]
	jmp    <sum_fold_ours+0x8e>
	mov    rcx,QWORD PTR [rsp+rdi*8+0x28]
	mov    r8,QWORD PTR [rsp+rdi*8+0x40]
	xorpd  xmm0,xmm0
	movapd XMMWORD PTR [rsp+0x10],xmm0
	mov    QWORD PTR [rsp+0x20],0x0
	lea    rax,[rbp-0x1]
	imul   rax,r11
	mov    rdx,rax
	neg    rdx
	test   r11,r11
	cmovs  rax,rdx
	xor    r10d,r10d
	mov    rsi,rdi
	sub    rsi,0x2
	cmovae r10,rsi
	test   rcx,rcx
	je     <sum_fold_ours+0x206>
	mov    r14,QWORD PTR [rsp+0x68]
	test   r11,r11
	je     <sum_fold_ours+0x250>
	cmp    r11,0x1
	mov    QWORD PTR [rsp+0x8],rbp
	jne    <sum_fold_ours+0x316>
	lea    rax,[rbp*8+0x0]
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x3ae>
	test   rbp,rbp
	je     <sum_fold_ours+0x1f0>
	lea    rdi,[rax-0x8]
	mov    r10d,edi
	shr    r10d,0x3
	inc    r10d
	and    r10d,0x7
	mov    r11d,edi
	and    r11d,0x38
	neg    r10
	xorpd  xmm0,xmm0
	xor    r15d,r15d
	jmp    <sum_fold_ours+0x13f>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    r15
	add    r14,r8
	cmp    r15,rcx
	je     <sum_fold_ours+0x32>
	mov    rdx,rbx
	sub    rdx,r14
	jb     <sum_fold_ours+0x7a5>
	cmp    rbp,rdx
	ja     <sum_fold_ours+0x76e>
	lea    rdx,[r9+r14*8]
	cmp    r11d,0x38
	jne    <sum_fold_ours+0x170>
	mov    r12,rdx
	jmp    <sum_fold_ours+0x18f>
	data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,r10
	mov    r12,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12]
	add    r12,0x8
	inc    rsi
	jne    <sum_fold_ours+0x180>
	cmp    rdi,0x38
	jb     <sum_fold_ours+0x130>
	add    rdx,rax
	nop    DWORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [r12]
	addsd  xmm0,QWORD PTR [r12+0x8]
	addsd  xmm0,QWORD PTR [r12+0x10]
	addsd  xmm0,QWORD PTR [r12+0x18]
	addsd  xmm0,QWORD PTR [r12+0x20]
	addsd  xmm0,QWORD PTR [r12+0x28]
	addsd  xmm0,QWORD PTR [r12+0x30]
	addsd  xmm0,QWORD PTR [r12+0x38]
	add    r12,0x40
	cmp    r12,rdx
	jne    <sum_fold_ours+0x1a0>
	jmp    <sum_fold_ours+0x130>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	cmp    r14,rbx
	ja     <sum_fold_ours+0x7a5>
	add    r14,r8
	dec    rcx
	jne    <sum_fold_ours+0x1f0>
	jmp    <sum_fold_ours+0x765>
	xorpd  xmm0,xmm0
	cmp    rdi,0x3
	jb     <sum_fold_ours+0x32>
	mov    rcx,r10
	nop    WORD PTR [rax+rax*1+0x0]
	mov    rax,rcx
	mov    rdx,QWORD PTR [rsp+rcx*8+0x8]
	inc    rdx
	mov    QWORD PTR [rsp+rcx*8+0x8],rdx
	mov    rcx,r10
	cmp    rdx,QWORD PTR [rsp+rax*8+0x30]
	jb     <sum_fold_ours+0x220>
	mov    QWORD PTR [rsp+rax*8+0x8],0x0
	dec    rax
	mov    rcx,rax
	jne    <sum_fold_ours+0x220>
	jmp    <sum_fold_ours+0x32>
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x513>
	test   rbp,rbp
	je     <sum_fold_ours+0x300>
	mov    eax,ebp
	and    eax,0x7
	mov    rdx,rbp
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	xor    edi,edi
	jmp    <sum_fold_ours+0x28f>
	nop    WORD PTR [rax+rax*1+0x0]
	inc    rdi
	add    r14,r8
	cmp    rdi,rcx
	je     <sum_fold_ours+0x32>
	cmp    r14,rbx
	jae    <sum_fold_ours+0x7ce>
	movsd  xmm1,QWORD PTR [r9+r14*8]
	cmp    rbp,0x8
	jb     <sum_fold_ours+0x2df>
	mov    r9,rdx
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r9,0xfffffffffffffff8
	jne    <sum_fold_ours+0x2b0>
	test   rax,rax
	mov    r9,QWORD PTR [rsp]
	je     <sum_fold_ours+0x280>
	mov    rsi,rax
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	dec    rsi
	jne    <sum_fold_ours+0x2f0>
	jmp    <sum_fold_ours+0x280>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    r14,rbx
	jae    <sum_fold_ours+0x7ce>
	add    r14,r8
	dec    rcx
	jne    <sum_fold_ours+0x300>
	jmp    <sum_fold_ours+0x765>
	mov    r15,r11
	sar    r15,0x3f
	and    r15,rdx
	cmp    rdi,0x3
	jae    <sum_fold_ours+0x622>
	test   rbp,rbp
	je     <sum_fold_ours+0x740>
	lea    r10,[r9+r14*8]
	lea    r9,[r8*8+0x0]
	xorpd  xmm0,xmm0
	xor    r12d,r12d
	cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,r14
	sub    rdi,r15
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x780>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x793>
	xor    edx,edx
	mov    rsi,QWORD PTR [rsp+0x8]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rdi,[r15+rdx*1]
	cmp    rdi,rax
	ja     <sum_fold_ours+0x7bb>
	addsd  xmm0,QWORD PTR [r10+rdx*8]
	add    rdx,r11
	dec    rsi
	jne    <sum_fold_ours+0x380>
	inc    r12
	add    r14,r8
	add    r10,r9
	cmp    r12,rcx
	jne    <sum_fold_ours+0x350>
	jmp    <sum_fold_ours+0x32>
	lea    r11,[rax-0x8]
	mov    r15d,r11d
	shr    r15d,0x3
	inc    r15d
	and    r15d,0x7
	mov    r12d,r11d
	and    r12d,0x38
	neg    r15
	xorpd  xmm0,xmm0
	mov    rdx,rcx
	mov    rdi,r14
	test   rbp,rbp
	je     <sum_fold_ours+0x4a0>
	xor    r13d,r13d
	mov    rdi,r14
	jmp    <sum_fold_ours+0x404>
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	inc    r13
	add    rdi,r8
	cmp    r13,rcx
	mov    rbp,QWORD PTR [rsp+0x8]
	je     <sum_fold_ours+0x4b1>
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x7a8>
	cmp    rbp,rdx
	ja     <sum_fold_ours+0x76e>
	lea    rdx,[r9+rdi*8]
	cmp    r12d,0x38
	jne    <sum_fold_ours+0x430>
	mov    rbp,rdx
	jmp    <sum_fold_ours+0x44e>
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rsi,r15
	mov    rbp,rdx
	cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x0]
	add    rbp,0x8
	inc    rsi
	jne    <sum_fold_ours+0x440>
	cmp    r11,0x38
	jb     <sum_fold_ours+0x3f0>
	add    rdx,rax
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x0]
	addsd  xmm0,QWORD PTR [rbp+0x8]
	addsd  xmm0,QWORD PTR [rbp+0x10]
	addsd  xmm0,QWORD PTR [rbp+0x18]
	addsd  xmm0,QWORD PTR [rbp+0x20]
	addsd  xmm0,QWORD PTR [rbp+0x28]
	addsd  xmm0,QWORD PTR [rbp+0x30]
	addsd  xmm0,QWORD PTR [rbp+0x38]
	add    rbp,0x40
	cmp    rbp,rdx
	jne    <sum_fold_ours+0x460>
	jmp    <sum_fold_ours+0x3f0>
	cs nop WORD PTR [rax+rax*1+0x0]
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x7a8>
	add    rdi,r8
	dec    rdx
	jne    <sum_fold_ours+0x4a0>
	mov    rdx,r10
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*8+0x8]
	lea    r9,[rsi+0x1]
	mov    QWORD PTR [rsp+rdx*8+0x8],r9
	mov    rdi,QWORD PTR [rsp+rdx*8+0x48]
	add    r14,rdi
	cmp    r9,QWORD PTR [rsp+rdx*8+0x30]
	lea    rdx,[rdx-0x1]
	jb     <sum_fold_ours+0x4fe>
	not    rsi
	imul   rdi,rsi
	add    r14,rdi
	mov    QWORD PTR [rsp+rdx*8+0x10],0x0
	test   rdx,rdx
	jne    <sum_fold_ours+0x4c0>
	jmp    <sum_fold_ours+0x32>
	mov    r9,QWORD PTR [rsp]
	mov    rdx,rcx
	mov    rdi,r14
	test   rbp,rbp
	jne    <sum_fold_ours+0x3dd>
	jmp    <sum_fold_ours+0x4a0>
	mov    eax,ebp
	and    eax,0x7
	mov    rdx,rbp
	and    rdx,0xfffffffffffffff8
	xorpd  xmm0,xmm0
	jmp    <sum_fold_ours+0x529>
	mov    r9,QWORD PTR [rsp]
	mov    rsi,rcx
	mov    rdi,r14
	test   rbp,rbp
	je     <sum_fold_ours+0x5c0>
	xor    r11d,r11d
	mov    rdi,r14
	jmp    <sum_fold_ours+0x54f>
	inc    r11
	add    rdi,r8
	cmp    r11,rcx
	je     <sum_fold_ours+0x5d1>
	cmp    rdi,rbx
	jae    <sum_fold_ours+0x7d1>
	movsd  xmm1,QWORD PTR [r9+rdi*8]
	cmp    rbp,0x8
	jb     <sum_fold_ours+0x59f>
	mov    r9,rdx
	nop    WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	addsd  xmm0,xmm1
	add    r9,0xfffffffffffffff8
	jne    <sum_fold_ours+0x570>
	test   rax,rax
	mov    r9,QWORD PTR [rsp]
	je     <sum_fold_ours+0x540>
	mov    rsi,rax
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	addsd  xmm0,xmm1
	dec    rsi
	jne    <sum_fold_ours+0x5b0>
	jmp    <sum_fold_ours+0x540>
	nop    DWORD PTR [rax+rax*1+0x0]
	cmp    rdi,rbx
	jae    <sum_fold_ours+0x7d1>
	add    rdi,r8
	dec    rsi
	jne    <sum_fold_ours+0x5c0>
	mov    rsi,r10
	data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rdi,QWORD PTR [rsp+rsi*8+0x8]
	lea    r11,[rdi+0x1]
	mov    QWORD PTR [rsp+rsi*8+0x8],r11
	mov    r9,QWORD PTR [rsp+rsi*8+0x48]
	add    r14,r9
	cmp    r11,QWORD PTR [rsp+rsi*8+0x30]
	lea    rsi,[rsi-0x1]
	jb     <sum_fold_ours+0x525>
	not    rdi
	imul   r9,rdi
	add    r14,r9
	mov    QWORD PTR [rsp+rsi*8+0x10],0x0
	test   rsi,rsi
	jne    <sum_fold_ours+0x5e0>
	jmp    <sum_fold_ours+0x32>
	lea    r12,[r8*8+0x0]
	mov    rdx,r15
	neg    rdx
	mov    QWORD PTR [rsp+0x28],rdx
	xorpd  xmm0,xmm0
	test   rbp,rbp
	je     <sum_fold_ours+0x6ab>
	lea    rbp,[r9+r14*8]
	xor    r13d,r13d
	mov    r9,r14
	nop    DWORD PTR [rax+rax*1+0x0]
	mov    rdi,r9
	sub    rdi,r15
	mov    rdx,rbx
	sub    rdx,rdi
	jb     <sum_fold_ours+0x780>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x793>
	xor    edx,edx
	mov    rsi,QWORD PTR [rsp+0x8]
	data16 data16 data16 data16 cs nop WORD PTR [rax+rax*1+0x0]
	lea    rdi,[r15+rdx*1]
	cmp    rdi,rax
	ja     <sum_fold_ours+0x7bb>
	addsd  xmm0,QWORD PTR [rbp+rdx*8+0x0]
	add    rdx,r11
	dec    rsi
	jne    <sum_fold_ours+0x680>
	inc    r13
	add    r9,r8
	add    rbp,r12
	cmp    r13,rcx
	jne    <sum_fold_ours+0x650>
	jmp    <sum_fold_ours+0x6dd>
	mov    rdx,QWORD PTR [rsp+0x28]
	lea    rdi,[rdx+r14*1]
	lea    rdx,[r15+rbx*1]
	sub    rdx,r14
	mov    rsi,rcx
	xchg   ax,ax
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x780>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x793>
	add    rdi,r8
	sub    rdx,r8
	dec    rsi
	jne    <sum_fold_ours+0x6c0>
	mov    rdx,r10
	mov    rbp,QWORD PTR [rsp+0x8]
	data16 cs nop WORD PTR [rax+rax*1+0x0]
	mov    rsi,QWORD PTR [rsp+rdx*8+0x8]
	lea    r9,[rsi+0x1]
	mov    QWORD PTR [rsp+rdx*8+0x8],r9
	mov    rdi,QWORD PTR [rsp+rdx*8+0x48]
	add    r14,rdi
	cmp    r9,QWORD PTR [rsp+rdx*8+0x30]
	lea    rdx,[rdx-0x1]
	jb     <sum_fold_ours+0x72e>
	not    rsi
	imul   rdi,rsi
	add    r14,rdi
	mov    QWORD PTR [rsp+rdx*8+0x10],0x0
	test   rdx,rdx
	jne    <sum_fold_ours+0x6f0>
	jmp    <sum_fold_ours+0x32>
	mov    r9,QWORD PTR [rsp]
	test   rbp,rbp
	jne    <sum_fold_ours+0x63e>
	jmp    <sum_fold_ours+0x6ab>
	mov    rdi,r14
	sub    rdi,r15
	add    r15,rbx
	sub    r15,r14
	mov    rdx,r15
	nop
	cmp    rdi,rbx
	ja     <sum_fold_ours+0x780>
	cmp    rax,rdx
	jae    <sum_fold_ours+0x793>
	add    rdi,r8
	sub    rdx,r8
	dec    rcx
	jne    <sum_fold_ours+0x750>
	xorpd  xmm0,xmm0
	jmp    <sum_fold_ours+0x32>
	lea    rcx,[rip+0x508b3]        # <__frame_dummy_init_array_entry+0x17b8>
	xor    edi,edi
	mov    rsi,rbp
	call   QWORD PTR [rip+0x53cd0]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x50901]        # <__frame_dummy_init_array_entry+0x1818>
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x53cbd]        # <_DYNAMIC+0x398>
	lea    rcx,[rip+0x508d6]        # <__frame_dummy_init_array_entry+0x1800>
	xor    edi,edi
	mov    rsi,rax
	call   QWORD PTR [rip+0x53cab]        # <_DYNAMIC+0x398>
	mov    rdi,r14
	lea    rcx,[rip+0x50891]        # <__frame_dummy_init_array_entry+0x17d0>
	mov    rsi,rbx
	mov    rdx,rbx
	call   QWORD PTR [rip+0x53c95]        # <_DYNAMIC+0x398>
	inc    rax
	lea    rdx,[rip+0x508f3]        # <__frame_dummy_init_array_entry+0x1848>
	mov    rsi,rax
	call   QWORD PTR [rip+0x53c32]        # <_DYNAMIC+0x348>
	mov    rdi,r14
	lea    rdx,[rip+0x50880]        # <__frame_dummy_init_array_entry+0x17e8>
	mov    rsi,rbx
	call   QWORD PTR [rip+0x53c1f]        # <_DYNAMIC+0x348>
	dec    rdi
	lea    rdx,[rip+0x503b5]        # <__frame_dummy_init_array_entry+0x1330>
	mov    esi,0x3
	call   QWORD PTR [rip+0x53c0a]        # <_DYNAMIC+0x348>

<_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined>:
	sub    rsp,0x48
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x20],xmm0
	mov    QWORD PTR [rsp+0x30],0x0
	mov    QWORD PTR [rsp],0x0
	mov    QWORD PTR [rsp+0x8],0x1
	mov    QWORD PTR [rsp+0x10],0x1
	mov    QWORD PTR [rsp+0x18],0x1
	mov    rax,QWORD PTR [rsi+0x30]
	mov    QWORD PTR [rsp+0x38],rax
	mov    rdx,QWORD PTR [rsi]
	cmp    rdx,0x1
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x4e>
	xor    ecx,ecx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x69>
	mov    rax,QWORD PTR [rsi+0x18]
	mov    QWORD PTR [rsp+0x8],rdx
	mov    QWORD PTR [rsp+0x20],rax
	mov    QWORD PTR [rsp],0x1
	mov    ecx,0x1
	test   rdx,rdx
	sete   r9b
	mov    r8,QWORD PTR [rsi+0x8]
	test   r8,r8
	sete   al
	or     al,r9b
	cmp    r8,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xbe>
	mov    r9,QWORD PTR [rsi+0x20]
	cmp    rdx,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xad>
	mov    rdx,r8
	imul   rdx,r9
	cmp    QWORD PTR [rsp+0x20],rdx
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xad>
	imul   r8,QWORD PTR [rsp+0x8]
	mov    QWORD PTR [rsp+0x8],r8
	mov    QWORD PTR [rsp+0x20],r9
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0xbe>
	mov    QWORD PTR [rsp+rcx*8+0x8],r8
	mov    QWORD PTR [rsp+rcx*8+0x20],r9
	inc    rcx
	mov    QWORD PTR [rsp],rcx
	mov    rdx,QWORD PTR [rsi+0x10]
	mov    rcx,QWORD PTR [rsi+0x28]
	test   rdx,rdx
	sete   sil
	or     sil,al
	mov    BYTE PTR [rsp+0x40],sil
	cmp    rdx,0x1
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x11f>
	mov    rax,QWORD PTR [rsp]
	test   rax,rax
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x10e>
	cmp    rax,0x3
	ja     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x158>
	mov    rsi,rdx
	imul   rsi,rcx
	cmp    QWORD PTR [rsp+rax*8+0x18],rsi
	jne    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x108>
	imul   rdx,QWORD PTR [rsp+rax*8]
	mov    QWORD PTR [rsp+rax*8],rdx
	mov    QWORD PTR [rsp+rax*8+0x18],rcx
	jmp    <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x11f>
	cmp    rax,0x3
	je     <_ZN9shapewise4view8traverse17Nest$LT$_$C$_$GT$2of8outlined+0x170>
	mov    QWORD PTR [rsp+rax*8+0x8],rdx
	mov    QWORD PTR [rsp+rax*8+0x20],rcx
	inc    rax
	mov    QWORD PTR [rsp],rax
	mov    rax,QWORD PTR [rsp+0x40]
	mov    QWORD PTR [rdi+0x40],rax
	mov    rax,QWORD PTR [rsp]
	mov    rcx,QWORD PTR [rsp+0x8]
	movups xmm0,XMMWORD PTR [rsp+0x10]
	movups xmm1,XMMWORD PTR [rsp+0x20]
	movups xmm2,XMMWORD PTR [rsp+0x30]
	movups XMMWORD PTR [rdi+0x30],xmm2
	movups XMMWORD PTR [rdi+0x20],xmm1
	movups XMMWORD PTR [rdi+0x10],xmm0
	mov    QWORD PTR [rdi],rax
	mov    QWORD PTR [rdi+0x8],rcx
	add    rsp,0x48
	ret
	dec    rax
	lea    rdx,[rip+0x592d6]        # <__frame_dummy_init_array_entry+0x1878>
	mov    esi,0x3
	mov    rdi,rax
	call   QWORD PTR [rip+0x5c5e0]        # <_DYNAMIC+0x348>
	lea    rdx,[rip+0x592d9]        # <__frame_dummy_init_array_entry+0x1890>
	mov    edi,0x3
	mov    esi,0x3
	call   QWORD PTR [rip+0x5c5c9]        # <_DYNAMIC+0x348>
