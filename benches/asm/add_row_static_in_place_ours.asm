<add_row_static_in_place_ours>:
	sub    rsp,0xb8
	mov    rax,rsi
	mov    rsi,rdi
	mov    QWORD PTR [rsp+0x8],0x40
	mov    QWORD PTR [rsp+0x10],0x40
	mov    QWORD PTR [rsp+0x18],0x40
	mov    QWORD PTR [rsp+0x20],0x1
	mov    QWORD PTR [rsp+0x28],0x0
	mov    QWORD PTR [rsp+0x30],rdx
	mov    QWORD PTR [rsp+0x38],rcx
	mov    QWORD PTR [rsp+0x40],0x1
	mov    QWORD PTR [rsp+0x48],0x40
	mov    QWORD PTR [rsp+0x50],0x40
	mov    QWORD PTR [rsp+0x58],0x1
	mov    QWORD PTR [rsp+0x60],0x0
	mov    DWORD PTR [rsp],0x0
	lea    rdi,[rsp+0x68]
	lea    rcx,[rsp+0x8]
	lea    r8,[rsp+0x30]
	mov    rdx,rax
	mov    r9d,0x1
	call   <_ZN9shapewise4view6update5apply>
	cmp    DWORD PTR [rsp+0x68],0xb
	jne    <add_row_static_in_place_ours+0xa4>
	add    rsp,0xb8
	ret
	mov    rax,QWORD PTR [rsp+0x88]
	mov    QWORD PTR [rsp+0xb0],rax
	movups xmm0,XMMWORD PTR [rsp+0x68]
	movups xmm1,XMMWORD PTR [rsp+0x78]
	movaps XMMWORD PTR [rsp+0xa0],xmm1
	movaps XMMWORD PTR [rsp+0x90],xmm0
	lea    rsi,[rip+0x56173]        # <__frame_dummy_init_array_entry+0x1798>
	lea    rdx,[rip+0x565ac]        # <__frame_dummy_init_array_entry+0x1bd8>
	lea    rdi,[rsp+0x90]
	call   QWORD PTR [rip+0x59706]        # <_DYNAMIC+0x4f8>

<_ZN9shapewise4view6update5apply>: as in add_column_in_place_ours.asm

<_ZN9shapewise4view5loops10apply_rows>: as in add_column_in_place_ours.asm
