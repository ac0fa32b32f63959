BEGIN/* a predicate? no */{ /* * / ** */ trace(1); // }
}
==== tokens
1:1 ProbeSpec "BEGIN"
1:27 LBrace
1:42 Ident "trace"
1:47 LParen
1:48 Integer 1
1:49 RParen
1:50 Semicolon
2:1 RBrace
3:1 End
