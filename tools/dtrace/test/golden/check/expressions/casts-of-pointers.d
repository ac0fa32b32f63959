BEGIN { trace((long)curthread); trace((char)curthread); trace((struct file *)curthread); trace((char *)-1); trace((int *)(void *)arg0); trace((string)(char *)arg0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert curthread:struct task_struct *):long
    trace (convert curthread:struct task_struct *):char
    trace (convert curthread:struct task_struct *):struct file *
    trace 18446744073709551615:char *
    trace (convert (convert arg0:int64_t):void *):int *
    trace (stringof (convert arg0:int64_t):char *):string
