BEGIN { trace(curcpu); trace((int64_t)curpsinfo); trace(curlwpsinfo != NULL); printf("%p", curpsinfo); x = xlate<psinfo_t *>(curthread); trace(x); }
==== types
variable x:unsigned long
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert cpu:int):unsigned long
    trace (convert (convert curthread:struct task_struct *):unsigned long):int64_t
    trace (!= (convert curthread:struct task_struct *):unsigned long 0:uint64_t):int
    printf [ %p ] (convert curthread:struct task_struct *):unsigned long
    (= x:unsigned long (convert curthread:struct task_struct *):unsigned long):unsigned long
    trace x:unsigned long
