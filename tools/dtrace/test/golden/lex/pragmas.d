#pragma D option quiet
#pragma D option bufsize = 8m
#pragma ident "version"
#ident "x"
# 1 "file.d"
#pragma D depends_on module vmlinux
BEGIN { }
==== tokens
1:1 pragma quiet ""
2:1 pragma bufsize "8m"
6:1 pragma  "module vmlinux"
7:1 ProbeSpec "BEGIN"
7:7 LBrace
7:9 RBrace
8:1 End
