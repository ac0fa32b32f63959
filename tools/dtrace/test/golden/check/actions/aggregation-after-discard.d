BEGIN { discard(1); @ = count(); }
==== types
aggregation 0 @[] count
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    discard 1:int
    @ [ ] count
