BEGIN {
	@a = lquantize(arg0, 0, 65535);
	@b = lquantize(arg0, -2147483648, 2147352577, 65535);
	@c = lquantize(arg0, 0, 10, 10);
	@d = llquantize(arg0, 10, 0, 17, 1000);
	@e = llquantize(arg0, 2, 0, 61, 2);
}
==== types
aggregation 0 @a[] lquantize 0 65535
aggregation 1 @b[] lquantize -2147483648 2147352577 65535
aggregation 2 @c[] lquantize 0 10 10
aggregation 3 @d[] llquantize 10 0 17 1000
aggregation 4 @e[] llquantize 2 0 61 2
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @a [ ] lquantize arg0:int64_t
    @b [ ] lquantize arg0:int64_t
    @c [ ] lquantize arg0:int64_t
    @d [ ] llquantize arg0:int64_t
    @e [ ] llquantize arg0:int64_t
