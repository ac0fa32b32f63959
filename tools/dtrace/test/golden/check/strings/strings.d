BEGIN /execname == "cat" && probefunc != "x"/ { trace(execname < probename); trace(pid ? "a" : execname); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  when (&& (str== execname:string "cat":string):int (str!= probefunc:string "x":string):int):int
  do
    trace (str< execname:string probename:string):int
    trace (?: pid:pid_t "a":string execname:string):string
