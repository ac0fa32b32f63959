BEGIN { exit(arg0); }
END { exit(3) }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    exit (convert arg0:int64_t):int
clause 1 at 2:1
  probe 2 dtrace:::END
  do
    exit 3:int
