BEGIN { pid ? printf("%d", pid) : trace("none"); tid > 1 ? exit(1) : 1; execname == "a" ? stack() : execname == "b" ? ustack(3) : 0; }
END { arg0 ? (this->x = 1, trace(this->x)) : (this->x = 2); self->s == NULL ? self->s = "new" : 1; arg1 ? 1 : (trace(3), 4); }
==== types
variable this->x:int
variable self->s:string
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    if pid:pid_t
      printf [ %d ] pid:pid_t
    else
      trace "none":string
    if (> tid:id_t 1:int):int
      exit 1:int
    if (str== execname:string "a":string):int
      stack
    else
      if (str== execname:string "b":string):int
        ustack 3:int
clause 1 at 2:1
  probe 2 dtrace:::END
  do
    if arg0:int64_t
      (= this->x:int 1:int):int
      trace this->x:int
    else
      (= this->x:int 2:int):int
    if (str== self->s:string "":string):int
      (= self->s:string "new":string):string
    if arg1:int64_t
    else
      trace 3:int
