int a b;
int 1;
int c;
BEGIN { trace(1 +); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.declarations-go-on.d: [D_SYNTAX] line 1: syntax error near "b"
  err.D_SYNTAX.declarations-go-on.d:1:7: int a b;
                                               ^
  expected , or ; behind the declaration
dtrace: failed to compile script err.D_SYNTAX.declarations-go-on.d: [D_SYNTAX] line 2: syntax error near "1"
  err.D_SYNTAX.declarations-go-on.d:2:5: int 1;
                                             ^
  expected a name
dtrace: failed to compile script err.D_SYNTAX.declarations-go-on.d: [D_SYNTAX] line 4: syntax error near ")"
  err.D_SYNTAX.declarations-go-on.d:4:18: BEGIN { trace(1 +); }
                                                           ^
  expected an expression
