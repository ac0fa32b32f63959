BEGIN
END;
fbt::vfs_read:entry /pid/
==== tokens
1:1 ProbeSpec "BEGIN"
2:1 ProbeSpec "END"
2:4 Semicolon
3:1 ProbeSpec "fbt::vfs_read:entry"
3:21 PredOpen
3:22 Ident "pid"
3:25 PredClose
4:1 End
