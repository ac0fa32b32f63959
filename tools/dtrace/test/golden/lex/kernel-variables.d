BEGIN { trace(`jiffies); trace(ext4`debug); @a[pid] = count(); @ = count(); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 KernelVar "`jiffies"
1:23 RParen
1:24 Semicolon
1:26 Ident "trace"
1:31 LParen
1:32 KernelVar "ext4`debug"
1:42 RParen
1:43 Semicolon
1:45 Aggregation "a"
1:47 LBracket
1:48 Ident "pid"
1:51 RBracket
1:53 Assign
1:55 Ident "count"
1:60 LParen
1:61 RParen
1:62 Semicolon
1:64 Aggregation ""
1:66 Assign
1:68 Ident "count"
1:73 LParen
1:74 RParen
1:75 Semicolon
1:77 RBrace
2:1 End
