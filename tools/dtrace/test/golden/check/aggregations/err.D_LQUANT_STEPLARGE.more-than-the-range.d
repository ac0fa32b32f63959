BEGIN { @a = lquantize(arg0, 0, 10, 11); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPLARGE.more-than-the-range.d: [D_LQUANT_STEPLARGE] line 1: lquantize( ) step 11 is larger than its range
  err.D_LQUANT_STEPLARGE.more-than-the-range.d:1:37: BEGIN { @a = lquantize(arg0, 0, 10, 11); }
                                                                                         ^~
  from base to limit it is 10
