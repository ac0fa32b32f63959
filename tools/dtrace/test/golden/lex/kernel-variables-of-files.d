BEGIN { trace(fork.c`count); trace(ext4`super.c`x); trace("kernel/time/tick-sched.c"`y); trace(this->a.c); trace("a"); trace(a.c); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 KernelVar "fork.c`count"
1:27 RParen
1:28 Semicolon
1:30 Ident "trace"
1:35 LParen
1:36 KernelVar "ext4`super.c`x"
1:50 RParen
1:51 Semicolon
1:53 Ident "trace"
1:58 LParen
1:59 KernelVar "\"kernel/time/tick-sched.c\"`y"
1:87 RParen
1:88 Semicolon
1:90 Ident "trace"
1:95 LParen
1:96 KwThis
1:100 Arrow
1:102 Ident "a"
1:103 Dot
1:104 Ident "c"
1:105 RParen
1:106 Semicolon
1:108 Ident "trace"
1:113 LParen
1:114 String "a"
1:117 RParen
1:118 Semicolon
1:120 Ident "trace"
1:125 LParen
1:126 Ident "a"
1:127 Dot
1:128 Ident "c"
1:129 RParen
1:130 Semicolon
1:132 RBrace
2:1 End
