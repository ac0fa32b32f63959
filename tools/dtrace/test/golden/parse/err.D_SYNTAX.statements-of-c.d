BEGIN
{
	while (1) trace(1); do trace(1); while (1); switch (x) { case 1: ; default: ; }
	goto out; return; break; continue; else trace(1);
}
==== ast
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 3: syntax error near "while"
  err.D_SYNTAX.statements-of-c.d:3:2:  while (1) trace(1); do trace(1); while (1); switch (x) { case 1: ; default: ; }
                                       ^~~~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 3: syntax error near "do"
  err.D_SYNTAX.statements-of-c.d:3:22:  while (1) trace(1); do trace(1); while (1); switch (x) { case 1: ; default: ; }
                                                            ^~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 3: syntax error near "while"
  err.D_SYNTAX.statements-of-c.d:3:35:  while (1) trace(1); do trace(1); while (1); switch (x) { case 1: ; default: ; }
                                                                         ^~~~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 3: syntax error near "switch"
  err.D_SYNTAX.statements-of-c.d:3:46:  while (1) trace(1); do trace(1); while (1); switch (x) { case 1: ; default: ; }
                                                                                    ^~~~~~
  D has no switch: use if and else, or ?:
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 4: syntax error near "goto"
  err.D_SYNTAX.statements-of-c.d:4:2:  goto out; return; break; continue; else trace(1);
                                       ^~~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 4: syntax error near "return"
  err.D_SYNTAX.statements-of-c.d:4:12:  goto out; return; break; continue; else trace(1);
                                                  ^~~~~~
  a clause has no result; what must not happen any more goes into an else; the action is return(n)
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 4: syntax error near "break"
  err.D_SYNTAX.statements-of-c.d:4:20:  goto out; return; break; continue; else trace(1);
                                                          ^~~~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 4: syntax error near "continue"
  err.D_SYNTAX.statements-of-c.d:4:27:  goto out; return; break; continue; else trace(1);
                                                                 ^~~~~~~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
dtrace: failed to compile script err.D_SYNTAX.statements-of-c.d: [D_SYNTAX] line 4: syntax error near "else"
  err.D_SYNTAX.statements-of-c.d:4:37:  goto out; return; break; continue; else trace(1);
                                                                           ^~~~
  there is no if before this else; several statements need { }
