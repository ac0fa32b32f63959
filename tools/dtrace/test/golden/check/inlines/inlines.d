inline int five = 5; inline string name = "n"; inline int twice = five * 2; inline uint64_t now = timestamp; inline struct task_struct *me = curthread;
BEGIN { trace(five); trace(name); trace(twice + 1); trace(now - 1); trace(me->pid); trace(sizeof (five)); a[five] = name; }
==== types
variable a[int]:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 5:int
    trace "n":string
    trace 11:int
    trace (- timestamp:uint64_t 1:uint64_t):uint64_t
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace 4:unsigned long
    (= ([] a 5:int):string "n":string):string
