<add_row_in_place_ours>:
	sub    rsp,0x98
	mov    rax,QWORD PTR [rdi]
	mov    rdx,QWORD PTR [rdi+0x8]
	lea    rcx,[rdi+0x10]
	movups xmm0,XMMWORD PTR [rsi]
	movups xmm1,XMMWORD PTR [rsi+0x10]
	movups xmm2,XMMWORD PTR [rsi+0x20]
	movups XMMWORD PTR [rsp+0x70],xmm1
	movups XMMWORD PTR [rsp+0x80],xmm2
	mov    rsi,QWORD PTR [rsi+0x30]
	mov    QWORD PTR [rsp+0x90],rsi
	movups XMMWORD PTR [rsp+0x60],xmm0
	mov    DWORD PTR [rsp],0x1
	lea    rdi,[rsp+0x8]
	lea    r8,[rsp+0x60]
	mov    rsi,rax
	mov    r9d,0x1
	call   <_ZN9shapewise4view6update5apply>
	cmp    DWORD PTR [rsp+0x8],0xb
	jne    <add_row_in_place_ours+0x69>
	add    rsp,0x98
	ret
	mov    rax,QWORD PTR [rsp+0x28]
	mov    QWORD PTR [rsp+0x50],rax
	movups xmm0,XMMWORD PTR [rsp+0x8]
	movups xmm1,XMMWORD PTR [rsp+0x18]
	movaps XMMWORD PTR [rsp+0x40],xmm1
	movaps XMMWORD PTR [rsp+0x30],xmm0
	lea    rsi,[rip+0x56aea]        # <__frame_dummy_init_array_entry+0x1798>
	lea    rdx,[rip+0x56e7b]        # <__frame_dummy_init_array_entry+0x1b30>
	lea    rdi,[rsp+0x30]
	call   QWORD PTR [rip+0x5a080]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view6update5apply>: as in add_column_in_place_ours.asm

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_in_place_ours.asm
