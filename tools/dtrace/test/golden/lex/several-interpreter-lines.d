#!/usr/sbin/dtrace -s
#!/usr/bin/env dtrace -s
BEGIN { }
==== tokens
3:1 ProbeSpec "BEGIN"
3:7 LBrace
3:9 RBrace
4:1 End
