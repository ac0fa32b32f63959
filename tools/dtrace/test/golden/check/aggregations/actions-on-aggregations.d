BEGIN { @a[pid] = count(); @b[pid] = sum(1); printa(@a); printa("%d %@d %@u\n", @a, @b); clear(@a); trunc(@a); trunc(@b, -5); normalize(@a, 1000); denormalize(@a); }
==== types
aggregation 0 @a[pid_t] count
aggregation 1 @b[pid_t] sum
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @a [ pid:pid_t ] count
    @b [ pid:pid_t ] sum 1:int64_t
    printa @a
    printa [ %d " " %@d " " %@u "\n" ] @a @b
    clear @a
    trunc @a
    trunc @b -5:int64_t
    normalize @a 1000:int64_t
    denormalize @a
