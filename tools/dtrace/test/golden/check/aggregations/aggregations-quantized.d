BEGIN { @q = quantize(arg0); @w = quantize(arg0, 2); @l = lquantize(arg0, 0, 100); @m[pid] = lquantize(arg0, -10, 10, 5, 2); @m[1] = lquantize(arg1, -10, 10, 5); @n = llquantize(arg0, 10, 0, 6, 20); }
==== types
aggregation 0 @q[] quantize
aggregation 1 @w[] quantize
aggregation 2 @l[] lquantize 0 100
aggregation 3 @m[pid_t] lquantize -10 10 5
aggregation 4 @n[] llquantize 10 0 6 20
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @q [ ] quantize arg0:int64_t
    @w [ ] quantize arg0:int64_t 2:int64_t
    @l [ ] lquantize arg0:int64_t
    @m [ pid:pid_t ] lquantize arg0:int64_t 2:int64_t
    @m [ 1:int ] lquantize arg1:int64_t
    @n [ ] llquantize arg0:int64_t
