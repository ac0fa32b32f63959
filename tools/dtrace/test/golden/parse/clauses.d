BEGIN, END, fbt::vfs_*:entry /pid == 1/ { trace(1); trace(2) }
END { ; ; }
BEGIN { };
END /arg0/ { };
fbt::: { }
==== ast
clause 1:1
  probe "BEGIN"
  probe "END"
  probe "fbt::vfs_*:entry"
  when (== pid 1)
  do
    (call trace 1)
    (call trace 2)
clause 2:1
  probe "END"
  do
clause 3:1
  probe "BEGIN"
  do
clause 4:1
  probe "END"
  when arg0
  do
clause 5:1
  probe "fbt:::"
  do
