provider work {
	probe line__read(int size, string text) : (string text, int sice);
	probe line__cut(int size) : (int, int);
};
BEGIN { }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.mapped-from-nothing.d: [D_PROTO_ARG] line 2: no argument of work:::line__read is named sice
  err.D_PROTO_ARG.mapped-from-nothing.d:2:62:  probe line__read(int size, string text) : (string text, int sice);
                                                                                                           ^~~~
  did you mean size?
dtrace: failed to compile script err.D_PROTO_ARG.mapped-from-nothing.d: [D_PROTO_ARG] line 3: work:::line__cut passes 1 argument only
  err.D_PROTO_ARG.mapped-from-nothing.d:3:36:  probe line__cut(int size) : (int, int);
                                                                                 ^~~
  before the colon stands what the process passes
