watch:kernel:0xffffffff82001000/8:write, watch:vmlinux:`own/4:access /1/ { }
fbt:::entry /8 > 4/ { }
==== tokens
1:1 ProbeSpec "watch:kernel:0xffffffff82001000/8:write"
1:40 Comma
1:42 ProbeSpec "watch:vmlinux:`own/4:access"
1:70 PredOpen
1:71 Integer 1
1:72 PredClose
1:74 LBrace
1:76 RBrace
2:1 ProbeSpec "fbt:::entry"
2:13 PredOpen
2:14 Integer 8
2:16 Gt
2:18 Integer 4
2:19 PredClose
2:21 LBrace
2:23 RBrace
3:1 End
