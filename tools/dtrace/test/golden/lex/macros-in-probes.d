//! vfs_read 7
fbt::$1:entry, pid$target:::, syscall::$1*:$2 { }
==== tokens
2:1 ProbeSpec "fbt::vfs_read:entry"
2:14 Comma
2:16 ProbeSpec "pid1234:::"
2:29 Comma
2:31 ProbeSpec "syscall::vfs_read*:7"
2:47 LBrace
2:49 RBrace
3:1 End
