//! -Z
fbt::no_such_function:entry { trace(1); }
==== types
clause 0 at 2:1
  do
    trace 1:int
