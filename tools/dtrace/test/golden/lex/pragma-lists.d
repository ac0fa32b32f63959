#pragma D attributes Evolving/Evolving/Common provider p provider
#pragma D binding "1.5" name
#pragma D depends_on module vmlinux
#pragma ident "x"
#ident "y"
BEGIN { }
==== tokens
1:1 pragma attributes "Evolving/Evolving/Common provider p provider"
2:1 pragma binding "\"1.5\" name"
3:1 pragma depends_on "module vmlinux"
6:1 ProbeSpec "BEGIN"
6:7 LBrace
6:9 RBrace
7:1 End
