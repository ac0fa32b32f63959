END /x/ { trace(self->s); trace(v["a", 1]); trace(this->p->pid); y = z; trace(y); }
BEGIN { x = 1; self->s = "x"; v["a", 2] = 1; this->p = curthread; z = y2; }
tick-1s { y2 = timestamp; }
==== types
variable x:int
variable self->s:string
variable v[string, int]:int
variable this->p:struct task_struct *
variable y2:uint64_t
variable z:uint64_t
variable y:uint64_t
clause 0 at 1:1
  probe 2 dtrace:::END
  when x:int
  do
    trace self->s:string
    trace ([] v "a":string 1:int):int
    trace (. (* this->p:struct task_struct *):struct task_struct pid@56.0):pid_t
    (= y:uint64_t z:uint64_t):uint64_t
    trace y:uint64_t
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 1:int):int
    (= self->s:string "x":string):string
    (= ([] v "a":string 2:int):int 1:int):int
    (= this->p:struct task_struct * curthread:struct task_struct *):struct task_struct *
    (= z:uint64_t y2:uint64_t):uint64_t
clause 2 at 3:1
  probe 4 profile:::tick-1s
  do
    (= y2:uint64_t timestamp:uint64_t):uint64_t
