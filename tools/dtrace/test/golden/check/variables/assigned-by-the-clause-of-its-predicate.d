BEGIN /!x && self->last == 0 && !this->n && s[pid] == "" && g != 7/ { x = 1; self->last = timestamp; this->n = 2; s[pid] = execname; g = x + 1; }
==== types
variable x:int
variable self->last:uint64_t
variable this->n:int
variable s[pid_t]:string
variable g:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  when (&& (&& (&& (&& (! x:int):int (== self->last:uint64_t 0:uint64_t):int):int (! this->n:int):int):int (str== ([] s pid:pid_t):string "":string):int):int (!= g:int 7:int):int):int
  do
    (= x:int 1:int):int
    (= self->last:uint64_t timestamp:uint64_t):uint64_t
    (= this->n:int 2:int):int
    (= ([] s pid:pid_t):string execname:string):string
    (= g:int (+ x:int 1:int):int):int
