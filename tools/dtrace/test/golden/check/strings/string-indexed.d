string s;
BEGIN { trace(execname[0]); trace(s[pid]); trace("abc"[1]); printf("%c", probefunc[2] + 1); }
==== types
variable s:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (element execname:string 0:long):char
    trace (element s:string (convert pid:pid_t):long):char
    trace (element "abc":string 1:long):char
    printf [ %c ] (+ (convert (element probefunc:string 2:long):char):int 1:int):int
