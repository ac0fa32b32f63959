BEGIN { trace(self->x); self->start = 1; trace(self->strat); trace(this->y); }
==== types
dtrace: failed to compile script err.D_VAR_UNDEF.self-and-this.d: [D_VAR_UNDEF] line 1: self->x has not yet been declared or assigned
  err.D_VAR_UNDEF.self-and-this.d:1:15: BEGIN { trace(self->x); self->start = 1; trace(self->strat); trace(this->y); }
                                                      ^~~~~~~
  assign it first, or declare it, as in self int x;
dtrace: failed to compile script err.D_VAR_UNDEF.self-and-this.d: [D_VAR_UNDEF] line 1: self->strat has not yet been declared or assigned
  err.D_VAR_UNDEF.self-and-this.d:1:48: BEGIN { trace(self->x); self->start = 1; trace(self->strat); trace(this->y); }
                                                                                       ^~~~~~~~~~~
  did you mean start?
dtrace: failed to compile script err.D_VAR_UNDEF.self-and-this.d: [D_VAR_UNDEF] line 1: this->y has not yet been declared or assigned
  err.D_VAR_UNDEF.self-and-this.d:1:68: BEGIN { trace(self->x); self->start = 1; trace(self->strat); trace(this->y); }
                                                                                                           ^~~~~~~
  assign it first, or declare it, as in this int y;
