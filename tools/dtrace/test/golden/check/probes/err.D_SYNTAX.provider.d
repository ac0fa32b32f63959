provider work { probe line__read(int, lime_t *line); probe line__cut(struct line *); };
work1234:::line-read { trace(args[1]); }
==== types
dtrace: failed to compile script err.D_SYNTAX.provider.d: [D_SYNTAX] line 1: syntax error near "lime_t": Unknown type name
  err.D_SYNTAX.provider.d:1:39: provider work { probe line__read(int, lime_t *line); probe line__cut(struct line *); };
                                                                      ^~~~~~
  did you mean size_t?
