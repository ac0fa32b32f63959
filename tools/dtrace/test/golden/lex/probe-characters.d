syscall::re[a-d]*:entry, fbt:vmlinux:__x64_?ys.isra.0:return, profile-997hz, 12 { }
==== tokens
1:1 ProbeSpec "syscall::re[a-d]*:entry"
1:24 Comma
1:26 ProbeSpec "fbt:vmlinux:__x64_?ys.isra.0:return"
1:61 Comma
1:63 ProbeSpec "profile-997hz"
1:76 Comma
1:78 ProbeSpec "12"
1:81 LBrace
1:83 RBrace
2:1 End
