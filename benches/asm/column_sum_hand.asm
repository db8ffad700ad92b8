<column_sum_hand>:
	cmp    rsi,0xc00
	jb     <column_sum_hand+0x20e>
	xorps  xmm0,xmm0
	addss  xmm0,DWORD PTR [rdi+0x14]
	addss  xmm0,DWORD PTR [rdi+0xd4]
	addss  xmm0,DWORD PTR [rdi+0x194]
	addss  xmm0,DWORD PTR [rdi+0x254]
	addss  xmm0,DWORD PTR [rdi+0x314]
	addss  xmm0,DWORD PTR [rdi+0x3d4]
	addss  xmm0,DWORD PTR [rdi+0x494]
	addss  xmm0,DWORD PTR [rdi+0x554]
	addss  xmm0,DWORD PTR [rdi+0x614]
	addss  xmm0,DWORD PTR [rdi+0x6d4]
	addss  xmm0,DWORD PTR [rdi+0x794]
	addss  xmm0,DWORD PTR [rdi+0x854]
	addss  xmm0,DWORD PTR [rdi+0x914]
	addss  xmm0,DWORD PTR [rdi+0x9d4]
	addss  xmm0,DWORD PTR [rdi+0xa94]
	addss  xmm0,DWORD PTR [rdi+0xb54]
	addss  xmm0,DWORD PTR [rdi+0xc14]
	addss  xmm0,DWORD PTR [rdi+0xcd4]
	addss  xmm0,DWORD PTR [rdi+0xd94]
	addss  xmm0,DWORD PTR [rdi+0xe54]
	addss  xmm0,DWORD PTR [rdi+0xf14]
	addss  xmm0,DWORD PTR [rdi+0xfd4]
	addss  xmm0,DWORD PTR [rdi+0x1094]
	addss  xmm0,DWORD PTR [rdi+0x1154]
	addss  xmm0,DWORD PTR [rdi+0x1214]
	addss  xmm0,DWORD PTR [rdi+0x12d4]
	addss  xmm0,DWORD PTR [rdi+0x1394]
	addss  xmm0,DWORD PTR [rdi+0x1454]
	addss  xmm0,DWORD PTR [rdi+0x1514]
	addss  xmm0,DWORD PTR [rdi+0x15d4]
	addss  xmm0,DWORD PTR [rdi+0x1694]
	addss  xmm0,DWORD PTR [rdi+0x1754]
	addss  xmm0,DWORD PTR [rdi+0x1814]
	addss  xmm0,DWORD PTR [rdi+0x18d4]
	addss  xmm0,DWORD PTR [rdi+0x1994]
	addss  xmm0,DWORD PTR [rdi+0x1a54]
	addss  xmm0,DWORD PTR [rdi+0x1b14]
	addss  xmm0,DWORD PTR [rdi+0x1bd4]
	addss  xmm0,DWORD PTR [rdi+0x1c94]
	addss  xmm0,DWORD PTR [rdi+0x1d54]
	addss  xmm0,DWORD PTR [rdi+0x1e14]
	addss  xmm0,DWORD PTR [rdi+0x1ed4]
	addss  xmm0,DWORD PTR [rdi+0x1f94]
	addss  xmm0,DWORD PTR [rdi+0x2054]
	addss  xmm0,DWORD PTR [rdi+0x2114]
	addss  xmm0,DWORD PTR [rdi+0x21d4]
	addss  xmm0,DWORD PTR [rdi+0x2294]
	addss  xmm0,DWORD PTR [rdi+0x2354]
	addss  xmm0,DWORD PTR [rdi+0x2414]
	addss  xmm0,DWORD PTR [rdi+0x24d4]
	addss  xmm0,DWORD PTR [rdi+0x2594]
	addss  xmm0,DWORD PTR [rdi+0x2654]
	addss  xmm0,DWORD PTR [rdi+0x2714]
	addss  xmm0,DWORD PTR [rdi+0x27d4]
	addss  xmm0,DWORD PTR [rdi+0x2894]
	addss  xmm0,DWORD PTR [rdi+0x2954]
	addss  xmm0,DWORD PTR [rdi+0x2a14]
	addss  xmm0,DWORD PTR [rdi+0x2ad4]
	addss  xmm0,DWORD PTR [rdi+0x2b94]
	addss  xmm0,DWORD PTR [rdi+0x2c54]
	addss  xmm0,DWORD PTR [rdi+0x2d14]
	addss  xmm0,DWORD PTR [rdi+0x2dd4]
	addss  xmm0,DWORD PTR [rdi+0x2e94]
	addss  xmm0,DWORD PTR [rdi+0x2f54]
	ret
	push   rax
	mov    rdx,rsi
	lea    rcx,[rip+0x50bbf]        # <__frame_dummy_init_array_entry+0x988>
	mov    esi,0xc00
	xor    edi,edi
	call   QWORD PTR [rip+0x5365a]        # <_DYNAMIC+0x268>

Disassembly of section .init:

Disassembly of section .fini:

Disassembly of section .plt:
