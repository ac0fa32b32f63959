BEGIN { x = 0; pid ? (x = 1) : (x = 2); pid ? x++ : 0; pid && (x = 3); }
==== types
variable x:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 0:int):int
    if pid:pid_t
      (= x:int 1:int):int
    else
      (= x:int 2:int):int
    (?: pid:pid_t (post+1 x:int):int 0:int):int
    (&& pid:pid_t (= x:int 3:int):int):int
