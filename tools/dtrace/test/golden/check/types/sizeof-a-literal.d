string s;
BEGIN { trace(sizeof "hi"); trace(sizeof ("")); trace(sizeof s); }
==== types
variable s:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 3:unsigned long
    trace 1:unsigned long
    trace 256:unsigned long
