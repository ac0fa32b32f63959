BEGIN { @a[execname, pid] = count(); printa("%6@d %-6@d %08@d %+6.3@d %@-8d %s %d\n", @a); @w[pid, tid] = sum(1); printa("%*@d %d\n", @w); printa("%-*.*@d\n", @w); }
==== types
aggregation 0 @a[string, pid_t] count
aggregation 1 @w[pid_t, id_t] sum
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @a [ execname:string pid:pid_t ] count
    printa [ %@6d " " %-@6d " " %0@8d " " %+@6.3d " " %-@8d " " %s " " %d "\n" ] @a
    @w [ pid:pid_t tid:id_t ] sum 1:int64_t
    printa [ %@*d " " %d "\n" ] @w
    printa [ %-@*.*d "\n" ] @w
