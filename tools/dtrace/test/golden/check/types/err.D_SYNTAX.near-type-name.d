BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
==== types
dtrace: failed to compile script err.D_SYNTAX.near-type-name.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to type struct filee: its size is not known
  err.D_SYNTAX.near-type-name.d:1:50: BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
                                                                                       ^~~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined: did you mean file?
dtrace: failed to compile script err.D_SYNTAX.near-type-name.d: [D_SYNTAX] line 1: syntax error near "pid_typ_t": Unknown type name
  err.D_SYNTAX.near-type-name.d:1:81: BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
                                                                                                                      ^~~~~~~~~
  define it: typedef int pid_typ_t;
