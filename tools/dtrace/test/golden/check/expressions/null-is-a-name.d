BEGIN { self->p = curthread; trace(strtok(execname, ",")); trace(strtok(NULL, ",")); }
BEGIN /self->p != NULL && arg0 == NULL/ { self->p = NULL; trace(execname != NULL); }
==== types
variable self->p:struct task_struct *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= self->p:struct task_struct * curthread:struct task_struct *):struct task_struct *
    trace (call strtok execname:string ",":string):string
    trace (call strtok 0:void * ",":string):string
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  when (&& (!= (convert self->p:struct task_struct *):uint64_t 0:uint64_t):int (== (convert arg0:int64_t):uint64_t 0:uint64_t):int):int
  do
    (= self->p:struct task_struct * 0:struct task_struct *):struct task_struct *
    trace (str!= execname:string "":string):int
