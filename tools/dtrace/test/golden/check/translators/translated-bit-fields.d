struct out { int a : 5; unsigned b : 3; unsigned char c : 7; long d : 40; unsigned long e : 33; unsigned f : 32; };
translator struct out < int n > { a = n; b = n; c = 200; d = n; e = n; f = n; };
BEGIN { trace(xlate<struct out>(pid).a); trace(xlate<struct out>(31).a); trace(xlate<struct out *>(pid)->b - 1 < 0); }
BEGIN { trace(xlate<struct out>(pid).c); trace(xlate<struct out>(pid).d); trace(xlate<struct out>(pid).e); }
BEGIN { trace(xlate<struct out>(pid).f); }
==== types
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    trace (>> (<< pid:pid_t 27:int):int 27:int):int
    trace -1:int
    trace (< (- (& (convert (convert pid:pid_t):unsigned int):int 7:int):int 1:int):int 0:int):int
clause 1 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace 72:int
    trace (>> (<< (convert pid:pid_t):long 24:int):long 24:int):long
    trace (& (convert pid:pid_t):unsigned long 8589934591:unsigned long):unsigned long
clause 2 at 5:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert pid:pid_t):unsigned int
