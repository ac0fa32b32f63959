BEGIN { trace(`jiffies); trace(vmlinux`init_task.pid); trace(&`x); trace(`a[1]->b); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace `jiffies)
    (call trace (. vmlinux`init_task pid))
    (call trace (& `x))
    (call trace (-> ([] `a 1) b))
