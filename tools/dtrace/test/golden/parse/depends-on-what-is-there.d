#pragma D depends_on library errno.d
#pragma D depends_on module vmlinux
#pragma D depends_on provider dtrace
BEGIN { }
==== ast
clause 4:1
  probe "BEGIN"
  do
