provider work { probe line__read(int, lime_t *line); probe line__cut(struct line *); };
work1234:::line-read { trace(args[1]); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.provider.d: [D_TYPE_ERR] line 1: failed to resolve type lime_t: Unknown type name
  err.D_TYPE_ERR.provider.d:1:39: provider work { probe line__read(int, lime_t *line); probe line__cut(struct line *); };
                                                                        ^~~~~~
  did you mean size_t?
