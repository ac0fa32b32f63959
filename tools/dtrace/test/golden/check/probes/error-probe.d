ERROR { trace(arg1); }
==== types
clause 0 at 1:1
  probe 3 dtrace:::ERROR
  do
    trace arg1:int64_t
