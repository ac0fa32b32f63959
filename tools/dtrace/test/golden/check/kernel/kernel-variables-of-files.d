BEGIN { trace(kernel_vars2.c`shared); trace("golden/kernel_vars.c"`shared); trace(vmlinux`kernel_vars2.c`shared); trace(kernel_vars.c`calls); trace(`own); }
==== types
kernel golden/kernel_vars2.c`shared:int
kernel golden/kernel_vars.c`shared:int
kernel golden/kernel_vars.c`calls:int
kernel `own:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace golden/kernel_vars2.c`shared:int
    trace golden/kernel_vars.c`shared:int
    trace golden/kernel_vars2.c`shared:int
    trace golden/kernel_vars.c`calls:int
    trace `own:int
