BEGIN { trace(strstr(execname, "x") == 0); trace((void *)0 != strchr(execname, 'x')); trace(strtok(0, "x")); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (str== (call strstr execname:string "x":string):string "":string):int
    trace (str!= "":string (call strchr execname:string 120:int):string):int
    trace (call strtok 0:int "x":string):string
