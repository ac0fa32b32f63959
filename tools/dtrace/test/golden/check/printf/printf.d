BEGIN { printf("a %d%% %-10s|%08.3x %c %p\n", pid, execname, arg0, 'x', arg1); printf("%*.*d", 5, 2, arg0); printf("no arguments"); printf("%lld %hd", pid, arg0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    printf [ "a " %d "% " %-10s "|" %08.3x " " %c " " %p "\n" ] pid:pid_t execname:string arg0:int64_t 120:int arg1:int64_t
    printf [ %*.*d ] 5:int 2:int arg0:int64_t
    printf [ "no arguments" ]
    printf [ %d " " %d ] pid:pid_t arg0:int64_t
