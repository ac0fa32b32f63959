int counter; self int probe; this int a, import; typedef int provider; inline int goto = 1; int x[3], default;
translator struct a < struct b *self > { x = 1; };
int probe(struct a *self, int counter); extern int counter;
BEGIN { trace(x[1]); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "counter"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:5: int counter; self int probe; this int a, import; typedef int provider; inline int goto = 1; int x[3]...
                                                        ^~~~~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "probe"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:23: int counter; self int probe; this int a, import; typedef int provider; inline int goto = 1; int x[3]...
                                                                           ^~~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "import"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:42: int counter; self int probe; this int a, import; typedef int provider; inline int goto = 1; int x[3]...
                                                                                              ^~~~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "provider"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:62: ...; self int probe; this int a, import; typedef int provider; inline int goto = 1; int x[3], default;
                                                                                                          ^~~~~~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "goto"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:83: ...s int a, import; typedef int provider; inline int goto = 1; int x[3], default;
                                                                                                          ^~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 1: syntax error near "default"
  err.D_SYNTAX.variables-named-by-words-of-d.d:1:103: ...edef int provider; inline int goto = 1; int x[3], default;
                                                                                                           ^~~~~~~
  this is a word of D: take another name
dtrace: failed to compile script err.D_SYNTAX.variables-named-by-words-of-d.d: [D_SYNTAX] line 2: syntax error near "self"
  err.D_SYNTAX.variables-named-by-words-of-d.d:2:33: translator struct a < struct b *self > { x = 1; };
                                                                                     ^~~~
  this is a word of D: take another name
