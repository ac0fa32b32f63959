string s;
BEGIN { trace(*execname); trace(*s + 1); trace(*"abc"); trace(**&s); *s = 'x'; }
==== types
variable s:string with address
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (element execname:string 0:long):char
    trace (+ (convert (element s:string 0:long):char):int 1:int):int
    trace (element "abc":string 0:long):char
    trace (element s:string 0:long):char
    (= (element s:char [256] 0:long):char 120:char):char
