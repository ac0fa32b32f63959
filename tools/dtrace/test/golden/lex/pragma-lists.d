#pragma D attributes Evolving/Evolving/Common provider p provider
#pragma D binding "1.5" name
#pragma D binding "1.5" inline
#pragma D depends_on module vmlinux
#pragma ident "x"
#ident "y"
inline int name = 1;
==== tokens
1:1 pragma attributes "Evolving/Evolving/Common provider p provider"
2:1 pragma binding "\"1.5\" name"
3:1 pragma binding "\"1.5\" inline"
4:1 pragma depends_on "module vmlinux"
7:1 KwInline
7:8 KwInt
7:12 Ident "name"
7:17 Assign
7:19 Integer 1
7:20 Semicolon
8:1 End
