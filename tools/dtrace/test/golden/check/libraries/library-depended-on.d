#pragma D depends_on library errno.d
#pragma D depends_on library ip.d
#pragma D depends_on library unistd.d
#pragma D depends_on provider dtrace
#pragma D depends_on module vmlinux
BEGIN { trace(ENOENT); }
==== types
clause 0 at 6:1
  probe 1 dtrace:::BEGIN
  do
    trace 2:int
