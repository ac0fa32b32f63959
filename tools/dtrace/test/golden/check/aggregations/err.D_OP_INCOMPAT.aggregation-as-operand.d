BEGIN { @a = count(); }
BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
BEGIN { x = 1; x += @a; if (@a) { trace(1); } }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INCOMPAT] line 2: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:2:15: BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
                                                                 ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INCOMPAT] line 2: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:2:34: BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
                                                                                    ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INCOMPAT] line 2: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:2:45: BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
                                                                                               ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_ARITH] line 2: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:2:65: BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
                                                                                                                   ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INT] line 2: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:2:76: BEGIN { trace(@a + 1); trace(1 - @a); trace(@a == 1); trace(2 * @a); trace(@a % 2); }
                                                                                                                              ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_SCALAR] line 3: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:3:16: BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
                                                                  ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_ARITH] line 3: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:3:28: BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
                                                                              ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INT] line 3: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:3:40: BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
                                                                                          ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_SCALAR] line 3: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:3:51: BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
                                                                                                     ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_SCALAR] line 3: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:3:67: BEGIN { trace(!@a); trace(-@a); trace(~@a); trace(@a && 1); trace(@a ? 1 : 2); }
                                                                                                                     ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_INCOMPAT] line 4: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:4:21: BEGIN { x = 1; x += @a; if (@a) { trace(1); } }
                                                                       ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.aggregation-as-operand.d: [D_OP_SCALAR] line 4: aggregation @a has no value to compute with
  err.D_OP_INCOMPAT.aggregation-as-operand.d:4:29: BEGIN { x = 1; x += @a; if (@a) { trace(1); } }
                                                                               ^~
  fill it, as in @a = count(), or print it with printa()
