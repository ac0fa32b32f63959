inline int OPT_cpu = 1;
BEGIN { arg0 ? @yes[execname] = count() : 1; arg0 ? (@a = sum(arg1), @b = max(arg1)) : (@c = min(arg1)); OPT_cpu ? @d[cpu] = quantize(arg0) : 1; printa(@a); arg0 ? clear(@a) : trunc(@b, 3); }
==== types
aggregation 0 @yes[string] count
aggregation 1 @a[] sum
aggregation 2 @b[] max
aggregation 3 @c[] min
aggregation 4 @d[int] quantize
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    if arg0:int64_t
      @yes [ execname:string ] count
    if arg0:int64_t
      @a [ ] sum arg1:int64_t
      @b [ ] max arg1:int64_t
    else
      @c [ ] min arg1:int64_t
    @d [ cpu:int ] quantize arg0:int64_t
    printa @a
    if arg0:int64_t
      clear @a
    else
      trunc @b 3:int64_t
