<add_scalar_static_in_place_ours>:
	sub    rsp,0xb8
	mov    rax,rsi
	mov    rsi,rdi
	mov    QWORD PTR [rsp+0x8],0x40
	mov    QWORD PTR [rsp+0x10],0x40
	mov    QWORD PTR [rsp+0x18],0x40
	mov    QWORD PTR [rsp+0x20],0x1
	mov    QWORD PTR [rsp+0x28],0x0
	mov    QWORD PTR [rsp+0x58],rdx
	mov    QWORD PTR [rsp+0x60],rcx
	movaps xmm0,XMMWORD PTR [rip+0xfffffffffffc0e15]        # <__abi_tag+0x91e4>
	movups XMMWORD PTR [rsp+0x78],xmm0
	movups XMMWORD PTR [rsp+0x68],xmm0
	mov    QWORD PTR [rsp+0x88],0x0
	mov    DWORD PTR [rsp],0x1
	lea    rdi,[rsp+0x30]
	lea    rcx,[rsp+0x8]
	lea    r8,[rsp+0x58]
	mov    rdx,rax
	mov    r9d,0x1
	call   <_ZN9shapewise4view6update5apply>
	cmp    DWORD PTR [rsp+0x30],0xb
	jne    <add_scalar_static_in_place_ours+0x94>
	add    rsp,0xb8
	ret
	mov    rax,QWORD PTR [rsp+0x50]
	mov    QWORD PTR [rsp+0xb0],rax
	movups xmm0,XMMWORD PTR [rsp+0x30]
	movups xmm1,XMMWORD PTR [rsp+0x40]
	movaps XMMWORD PTR [rsp+0xa0],xmm1
	movaps XMMWORD PTR [rsp+0x90],xmm0
	lea    rsi,[rip+0x553e6]        # <__frame_dummy_init_array_entry+0x1798>
	lea    rdx,[rip+0x55957]        # <__frame_dummy_init_array_entry+0x1d10>
	lea    rdi,[rsp+0x90]
	call   QWORD PTR [rip+0x58979]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view6update5apply>: as in add_column_in_place_ours.asm

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_in_place_ours.asm
