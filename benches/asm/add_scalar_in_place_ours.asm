<add_scalar_in_place_ours>:
	sub    rsp,0x98
	movss  DWORD PTR [rsp+0xc],xmm0
	mov    rsi,QWORD PTR [rdi]
	mov    rdx,QWORD PTR [rdi+0x8]
	lea    rcx,[rdi+0x10]
	xorps  xmm0,xmm0
	movups XMMWORD PTR [rsp+0x58],xmm0
	lea    rax,[rsp+0xc]
	mov    QWORD PTR [rsp+0x38],rax
	mov    QWORD PTR [rsp+0x40],0x1
	mov    QWORD PTR [rsp+0x48],0x1
	mov    QWORD PTR [rsp+0x50],0x1
	mov    QWORD PTR [rsp+0x68],0x0
	mov    DWORD PTR [rsp],0x1
	lea    rdi,[rsp+0x10]
	lea    r8,[rsp+0x38]
	mov    r9d,0x1
	call   <_ZN9shapewise4view6update5apply>
	cmp    DWORD PTR [rsp+0x10],0xb
	jne    <add_scalar_in_place_ours+0x79>
	add    rsp,0x98
	ret
	mov    rax,QWORD PTR [rsp+0x30]
	mov    QWORD PTR [rsp+0x90],rax
	movups xmm0,XMMWORD PTR [rsp+0x10]
	movups xmm1,XMMWORD PTR [rsp+0x20]
	movaps XMMWORD PTR [rsp+0x80],xmm1
	movaps XMMWORD PTR [rsp+0x70],xmm0
	lea    rsi,[rip+0x55904]        # <__frame_dummy_init_array_entry+0x1798>
	lea    rdx,[rip+0x55dfd]        # <__frame_dummy_init_array_entry+0x1c98>
	lea    rdi,[rsp+0x70]
	call   QWORD PTR [rip+0x58e9a]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view6update5apply>: as in add_column_in_place_ours.asm

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_in_place_ours.asm
