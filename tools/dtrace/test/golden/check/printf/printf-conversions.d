BEGIN { printf("%d %i %u %o %x %X %c %C %p %a %A %Y %T %s %S %5d %-5s %*d %.*s %%\n", 1, 2l, 3u, 4, pid, uid, 65, 10, curthread, curthread, arg0, walltimestamp, walltimestamp, execname, "s", 1, "s", 3, 4, 5, "abc"); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    printf [ %d " " %i " " %u " " %o " " %x " " %X " " %c " " %C " " %p " " %a " " %A " " %Y " " %T " " %s " " %S " " %5d " " %-5s " " %*d " " %.*s " %\n" ] 1:int 2:long 3:unsigned int 4:int pid:pid_t uid:uid_t 65:int 10:int curthread:struct task_struct * curthread:struct task_struct * arg0:int64_t walltimestamp:int64_t walltimestamp:int64_t execname:string "s":string 1:int "s":string 3:int 4:int 5:int "abc":string
