BEGIN { @a[stack()] = count(); @b[ustack(5), execname] = count(); @c[sym(arg0)] = count(); @d[curthread] = count(); @e[(short)1, uid, 2ull] = count(); @e[3, 4, 5] = count(); }
==== types
aggregation 0 @a[dt_stack_t] count
aggregation 1 @b[dt_stack_t, string] count
aggregation 2 @c[_symaddr] count
aggregation 3 @d[struct task_struct *] count
aggregation 4 @e[short, uid_t, unsigned long] count
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @a [ (call stack):dt_stack_t ] count
    @b [ (call ustack 5:int):dt_stack_t execname:string ] count
    @c [ (call sym arg0:int64_t):_symaddr ] count
    @d [ curthread:struct task_struct * ] count
    @e [ 1:short uid:uid_t 2:unsigned long ] count
    @e [ 3:short 4:uid_t 5:unsigned long ] count
