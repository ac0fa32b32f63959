BEGIN { this.x = 3; self = 1; static = 1; this.y++; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.words-of-d-assigned.d: [D_SYNTAX] line 1: syntax error near "this"
  err.D_SYNTAX.words-of-d-assigned.d:1:9: BEGIN { this.x = 3; self = 1; static = 1; this.y++; }
                                                  ^~~~
  a variable is written this->name
dtrace: failed to compile script err.D_SYNTAX.words-of-d-assigned.d: [D_SYNTAX] line 1: syntax error near "self"
  err.D_SYNTAX.words-of-d-assigned.d:1:21: BEGIN { this.x = 3; self = 1; static = 1; this.y++; }
                                                               ^~~~
  a variable is written self->name
dtrace: failed to compile script err.D_SYNTAX.words-of-d-assigned.d: [D_SYNTAX] line 1: syntax error near "static"
  err.D_SYNTAX.words-of-d-assigned.d:1:31: BEGIN { this.x = 3; self = 1; static = 1; this.y++; }
                                                                         ^~~~~~
  static is a word of D, not a variable
dtrace: failed to compile script err.D_SYNTAX.words-of-d-assigned.d: [D_SYNTAX] line 1: syntax error near "this"
  err.D_SYNTAX.words-of-d-assigned.d:1:43: BEGIN { this.x = 3; self = 1; static = 1; this.y++; }
                                                                                     ^~~~
  a variable is written this->name
