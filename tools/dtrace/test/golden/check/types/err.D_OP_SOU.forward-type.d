BEGIN { trace(((struct task_strukt *)arg0)->pid); }
==== types
dtrace: failed to compile script err.D_OP_SOU.forward-type.d: [D_OP_SOU] line 1: the members of struct task_strukt are not known
  err.D_OP_SOU.forward-type.d:1:15: BEGIN { trace(((struct task_strukt *)arg0)->pid); }
                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined: did you mean task_struct?
