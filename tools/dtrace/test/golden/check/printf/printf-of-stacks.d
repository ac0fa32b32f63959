BEGIN { printf("%k %k %a", stack(), ustack(), sym(arg0)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    printf [ %k " " %k " " %a ] (call stack):dt_stack_t (call ustack):dt_stack_t (call sym arg0:int64_t):_symaddr
