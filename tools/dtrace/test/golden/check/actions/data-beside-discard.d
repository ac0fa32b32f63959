BEGIN { printf("front"); discard(1); trace(1); exit(0); }
BEGIN { commit(1); discard(2); commit(3); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    printf [ "front" ]
    discard 1:int
    trace 1:int
    exit 0:int
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  do
    commit 1:int
    discard 2:int
    commit 3:int
