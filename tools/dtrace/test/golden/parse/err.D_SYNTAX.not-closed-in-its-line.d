BEGIN
{
	trace(
		(1 + 2) * 3;
}
END
/a[
1
{
}
tick-1s
{
	x = 1;
	trace(
==== ast
dtrace: failed to compile script err.D_SYNTAX.not-closed-in-its-line.d: [D_SYNTAX] line 3: syntax error near "("
  err.D_SYNTAX.not-closed-in-its-line.d:3:7:  trace(
                                                   ^
  it is not closed: expected ) or , after the argument before ;
dtrace: failed to compile script err.D_SYNTAX.not-closed-in-its-line.d: [D_SYNTAX] line 7: syntax error near "["
  err.D_SYNTAX.not-closed-in-its-line.d:7:3: /a[
                                               ^
  it is not closed: expected ] or , after the index before {
dtrace: failed to compile script err.D_SYNTAX.not-closed-in-its-line.d: [D_SYNTAX] line 14: syntax error near "("
  err.D_SYNTAX.not-closed-in-its-line.d:14:7:  trace(
                                                    ^
  it is not closed: expected an expression before the end
