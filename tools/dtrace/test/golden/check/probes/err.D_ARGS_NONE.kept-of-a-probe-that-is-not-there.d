//! -Z
nosuch*:::a { x = args[2]; trace(x); self->y[args[0]] = 1; @[args[1]] = count(); }
nosuch*:::b { trace(args[1]); n = arg0; @b = sum((int64_t)args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d: [D_ARGS_NONE] line 2: the type of x is not known: no probe has these args[ ] yet
  err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d:2:15: nosuch*:::a { x = args[2]; trace(x); self->y[args[0]] = 1; @[args[1]] = count(); }
                                                                          ^
  declare it, as in int64_t x;
dtrace: failed to compile script err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d: [D_ARGS_NONE] line 2: the type of self->y is not known: no probe has these args[ ] yet
  err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d:2:38: nosuch*:::a { x = args[2]; trace(x); self->y[args[0]] = 1; @[args[1]] = count(); }
                                                                                                 ^~~~~~~~~~~~~~~~
  declare it, as in self int64_t y;
dtrace: failed to compile script err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d: [D_ARGS_NONE] line 2: the type of a key of @ is not known: no probe has these args[ ] yet
  err.D_ARGS_NONE.kept-of-a-probe-that-is-not-there.d:2:60: nosuch*:::a { x = args[2]; trace(x); self->y[args[0]] = 1; @[args[1]] = count(); }
                                                                                                                       ^~~~~~~~~~
  cast it, as in (int64_t)arg0, or wait for the probe without -Z
