BEGIN { x = 1; y = (char)2; s = "a"; t = timestamp; self->p = (char *)arg0; this->u = uid; x = 3; s = execname; }
END { trace(x); trace(y); trace(s); trace(self->p); }
==== types
variable x:int
variable y:int
variable s:string
variable t:uint64_t
variable self->p:char *
variable this->u:uid_t
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 1:int):int
    (= y:int 2:int):int
    (= s:string "a":string):string
    (= t:uint64_t timestamp:uint64_t):uint64_t
    (= self->p:char * (convert arg0:int64_t):char *):char *
    (= this->u:uid_t uid:uid_t):uid_t
    (= x:int 3:int):int
    (= s:string execname:string):string
clause 1 at 2:1
  probe 2 dtrace:::END
  do
    trace x:int
    trace y:int
    trace s:string
    trace self->p:char *
