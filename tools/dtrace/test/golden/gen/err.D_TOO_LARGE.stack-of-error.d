/* What is added last is read last: all but four of the others are on the stack, with a fault behind them; as in ERROR. */
BEGIN
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8)
	* ((arg0 + 11) * ((arg1 + 12) * ((arg2 + 13) * ((arg3 + 14) * ((arg4 + 15) * ((arg5 + 16) * ((arg6 + 17) * ((arg7 + 18)
	* ((arg0 + 21) * ((arg1 + 22) * ((arg2 + 23) * ((arg3 + 24) * ((arg4 + 25) * ((arg5 + 26) * ((arg6 + 27) * ((arg7 + 28)
	* *(long *)arg9))))))))))))))))))))))));
}
ERROR
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8)
	* ((arg0 + 11) * ((arg1 + 12) * ((arg2 + 13) * ((arg3 + 14) * ((arg4 + 15) * ((arg5 + 16) * ((arg6 + 17) * ((arg7 + 18)
	* ((arg0 + 21) * ((arg1 + 22) * ((arg2 + 23) * ((arg3 + 24) * ((arg4 + 25) * ((arg5 + 26) * ((arg6 + 27) * ((arg7 + 28)
	* ((arg1 + 22) * ((arg2 + 23) * ((arg3 + 24) * ((arg4 + 25) * ((arg5 + 26) * ((arg6 + 27) * ((arg7 + 28)
	* *(long *)arg9)))))))))))))))))))))))))))))));
}
==== code
dtrace: failed to compile script err.D_TOO_LARGE.stack-of-error.d: [D_TOO_LARGE] line 9: clauses need 184 bytes of stack, and those of ERROR 248 where they fail: more than 288
  err.D_TOO_LARGE.stack-of-error.d:9:1: ERROR
                                        ^~~~~
  use fewer variables and shorter expressions in one clause
