BEGIN { trace(1 \ 2); trace(€); }
==== tokens
dtrace: failed to compile script err.D_SYNTAX.strange-character.d: [D_SYNTAX] line 1: syntax error near "\"
  err.D_SYNTAX.strange-character.d:1:17: BEGIN { trace(1 \ 2); trace(€); }
                                                         ^
  this character has no meaning in D
dtrace: failed to compile script err.D_SYNTAX.strange-character.d: [D_SYNTAX] line 1: invalid character (byte 0xe2)
  err.D_SYNTAX.strange-character.d:1:29: BEGIN { trace(1 \ 2); trace(€); }
                                                                     ^
  this character has no meaning in D outside of strings and comments
