<multi_static_ours>:
	mov    rax,rdi
	cmp    rsi,0x176f
	ja     <multi_static_ours+0x51>
	imul   ecx,esi,0x8889
	shr    ecx,0x14
	mov    edx,ecx
	shl    edx,0x5
	lea    edi,[rcx+rcx*1]
	sub    edi,edx
	add    edi,esi
	movzx  edx,di
	imul   esi,ecx,0xcd
	movzx  esi,si
	shr    esi,0xc
	mov    QWORD PTR [rax+0x8],rsi
	shl    esi,0x2
	lea    esi,[rsi+rsi*4]
	sub    cl,sil
	movzx  ecx,cl
	mov    QWORD PTR [rax+0x10],rcx
	mov    QWORD PTR [rax+0x18],rdx
	mov    ecx,0x1
	mov    QWORD PTR [rax],rcx
	ret
	xor    ecx,ecx
	mov    QWORD PTR [rax],rcx
	ret
