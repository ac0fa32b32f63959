BEGIN /strstr(execname, "x") != NULL && strchr(execname, 'a') == NULL && 0 == strrchr(execname, 'b')/ { trace(strtok(execname, ",") == 0); strstr(execname, "y") == NULL ? trace(1) : trace(2); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  when (&& (&& (str!= (call strstr execname:string "x":string):string "":string):int (str== (call strchr execname:string 97:int):string "":string):int):int (str== "":string (call strrchr execname:string 98:int):string):int):int
  do
    trace (str== (call strtok execname:string ",":string):string "":string):int
    if (str== (call strstr execname:string "y":string):string "":string):int
      trace 1:int
    else
      trace 2:int
