BEGIN { trace(sizeof (int) * 3 == 12); trace(strlen("abc") + 1); trace(offsetof(struct qstr, name) << 1); trace("ab" "cd" == "abcd"); trace(strlen("")); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 1:int
    trace 4:unsigned long
    trace 16:unsigned long
    trace 1:int
    trace 0:unsigned long
