END { trace(self->s); trace(v["a"]); trace(this->p->pid); trace(n); }
BEGIN { self->s = "x"; v["a"] = 1; this->p = curthread; } inline int n = 1;
==== types
dtrace: failed to compile script err.D_VAR_UNDEF.assigned-further-on.d: [D_VAR_UNDEF] line 1: self->s has not yet been declared or assigned
  err.D_VAR_UNDEF.assigned-further-on.d:1:13: END { trace(self->s); trace(v["a"]); trace(this->p->pid); trace(n); }
                                                          ^~~~~~~
  it is assigned further on: declare it before, as in self string s;
dtrace: failed to compile script err.D_VAR_UNDEF.assigned-further-on.d: [D_IDENT_UNDEF] line 1: failed to resolve v: Unknown variable name
  err.D_VAR_UNDEF.assigned-further-on.d:1:29: END { trace(self->s); trace(v["a"]); trace(this->p->pid); trace(n); }
                                                                          ^
  it is assigned further on: declare it before, as in int v[string];
dtrace: failed to compile script err.D_VAR_UNDEF.assigned-further-on.d: [D_VAR_UNDEF] line 1: this->p has not yet been declared or assigned
  err.D_VAR_UNDEF.assigned-further-on.d:1:44: END { trace(self->s); trace(v["a"]); trace(this->p->pid); trace(n); }
                                                                                         ^~~~~~~
  it is assigned further on: declare it before, as in this struct task_struct *p;
dtrace: failed to compile script err.D_VAR_UNDEF.assigned-further-on.d: [D_IDENT_UNDEF] line 1: failed to resolve n: Unknown variable name
  err.D_VAR_UNDEF.assigned-further-on.d:1:65: END { trace(self->s); trace(v["a"]); trace(this->p->pid); trace(n); }
                                                                                                              ^
  it is declared further on: move its declaration to the front
