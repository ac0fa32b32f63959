//! -i 1
5 { trace(arg0); }
==== types
clause 0 at 2:1
  probe 5 profile:::profile-199
  do
    trace arg0:int64_t
