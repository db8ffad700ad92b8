<multi_static_hand>:
	mov    rax,rdi
	cmp    rsi,0x176f
	ja     <multi_static_hand+0x65>
	mov    ecx,esi
	shr    ecx,0x3
	movzx  ecx,cx
	imul   ecx,ecx,0x1b4f
	shr    ecx,0x13
	imul   edx,esi,0x8889
	shr    edx,0x14
	imul   edi,edx,0xcd
	shr    edi,0xa
	and    edi,0x3c
	lea    edi,[rdi+rdi*4]
	mov    r8d,edx
	sub    r8b,dil
	movzx  edi,r8b
	mov    r8d,edx
	shl    r8d,0x5
	add    edx,edx
	sub    edx,r8d
	add    edx,esi
	movzx  edx,dx
	mov    QWORD PTR [rax+0x8],rcx
	mov    QWORD PTR [rax+0x10],rdi
	mov    QWORD PTR [rax+0x18],rdx
	mov    ecx,0x1
	mov    QWORD PTR [rax],rcx
	ret
	xor    ecx,ecx
	mov    QWORD PTR [rax],rcx
	ret
