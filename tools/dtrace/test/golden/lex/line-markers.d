#line 10
BEGIN
# 20 "x.h" 2
{ }
==== tokens
10:1 ProbeSpec "BEGIN"
20:1 LBrace
20:3 RBrace
21:1 End
