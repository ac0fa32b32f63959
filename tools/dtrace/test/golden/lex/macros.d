//! -- foo 17 -4
BEGIN { trace($1); trace($$1); trace($2); trace($3); trace($target); trace($$pid); trace($uid); }
pid$target:::entry, $1:::x { }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 Ident "foo"
2:17 RParen
2:18 Semicolon
2:20 Ident "trace"
2:25 LParen
2:26 String "foo"
2:29 RParen
2:30 Semicolon
2:32 Ident "trace"
2:37 LParen
2:38 Integer 17
2:40 RParen
2:41 Semicolon
2:43 Ident "trace"
2:48 LParen
2:49 Sub
2:49 Integer 4
2:51 RParen
2:52 Semicolon
2:54 Ident "trace"
2:59 LParen
2:60 Integer 1234
2:67 RParen
2:68 Semicolon
2:70 Ident "trace"
2:75 LParen
2:76 String "11"
2:81 RParen
2:82 Semicolon
2:84 Ident "trace"
2:89 LParen
2:90 Integer 13
2:94 RParen
2:95 Semicolon
2:97 RBrace
3:1 ProbeSpec "pid1234:::entry"
3:19 Comma
3:21 ProbeSpec "foo:::x"
3:28 LBrace
3:30 RBrace
4:1 End
