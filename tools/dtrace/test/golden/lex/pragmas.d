#pragma D option quiet
#pragma D option bufsize = 8m
#pragma ident "version"
#ident "x"
# 1 "file.d"
#pragma D depends_on module vmlinux
BEGIN { }
==== tokens
1:1 pragma option quiet ""
2:1 pragma option bufsize "8m"
1:1 pragma depends_on "module vmlinux"
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 RBrace
3:1 End
