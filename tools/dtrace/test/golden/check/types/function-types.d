int (*callback)(int, char *); typedef void (*hook)(void); hook h; int prototype(int, ...);
BEGIN { callback = 0; h = (hook)arg0; trace(h); trace(curthread->callback); }
==== types
variable callback:int (*)(int, char *)
variable h:hook
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= callback:int (*)(int, char *) 0:int (*)(int, char *)):int (*)(int, char *)
    (= h:hook (convert arg0:int64_t):hook):hook
    trace h:hook
    trace (. (* curthread:struct task_struct *):struct task_struct callback@160.0):int (*)(struct task_struct *, u64)
