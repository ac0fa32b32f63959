BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.near-name.d: [D_DECL_INCOMPLETE] line 1: failed to resolve type struct filee: Unknown type name
  err.D_TYPE_ERR.near-name.d:1:58: BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
                                                                                            ^~~~~~~~~~~~
  did you mean file?
dtrace: failed to compile script err.D_TYPE_ERR.near-name.d: [D_TYPE_ERR] line 1: failed to resolve type pid_typ_t: Unknown type name
  err.D_TYPE_ERR.near-name.d:1:81: BEGIN { trace((struct task_strukt *)arg0); trace(sizeof (struct filee)); trace((pid_typ_t)1); }
                                                                                                                   ^~~~~~~~~
  define it: typedef int pid_typ_t;
