BEGIN { trace("a" == "b"); trace("a" < "b"); trace("b" >= "b"); trace(execname != probename); trace(execname <= "m"); trace(probefunc > execname); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 0:int
    trace 1:int
    trace 1:int
    trace (str!= execname:string probename:string):int
    trace (str<= execname:string "m":string):int
    trace (str> probefunc:string execname:string):int
