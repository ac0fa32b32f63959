1, 3 { trace(id); }
10 { }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  probe 3 dtrace:::ERROR
  do
    trace id:unsigned int
clause 1 at 2:1
  probe 10 profile:::profile-4999
  do
