struct taks_struct *p; typedef struct filee f_t; f_t v; struct s { f_t m; }; struct nothing_near *q; f_t a[2]; union filee *mixed;
BEGIN { trace(p->pid); trace(q->x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((struct taks_struct2 *)arg0)->x); }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_DECL_INCOMPLETE] line 1: v is of incomplete type struct filee
  err.D_DECL_INCOMPLETE.named-only.d:1:54: ...uct taks_struct *p; typedef struct filee f_t; f_t v; struct s { f_t m; }; struct nothing_near *q; f_...
                                                                                                ^
  it is declared, but not defined: did you mean file?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_DECL_INCOMPLETE] line 1: member m is of incomplete type struct filee
  err.D_DECL_INCOMPLETE.named-only.d:1:72: ...; typedef struct filee f_t; f_t v; struct s { f_t m; }; struct nothing_near *q; f_t a[2]; union file...
                                                                                                ^
  it is declared, but not defined: did you mean file?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_DECL_INCOMPLETE] line 1: an array cannot have elements of type f_t
  err.D_DECL_INCOMPLETE.named-only.d:1:102: ...t v; struct s { f_t m; }; struct nothing_near *q; f_t a[2]; union filee *mixed;
                                                                                                 ^~~~~~~~
  it is declared, but not defined: did you mean file?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_OP_SOU] line 2: the members of struct taks_struct are not known
  err.D_DECL_INCOMPLETE.named-only.d:2:15: BEGIN { trace(p->pid); trace(q->x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((st...
                                                         ^~~~~~
  it is declared, but not defined: did you mean task_struct?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_OP_SOU] line 2: the members of struct nothing_near are not known
  err.D_DECL_INCOMPLETE.named-only.d:2:30: BEGIN { trace(p->pid); trace(q->x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((st...
                                                                        ^~~~
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_SIZEOF_TYPE] line 2: cannot apply sizeof to type f_t: its size is not known
  err.D_DECL_INCOMPLETE.named-only.d:2:54: ...IN { trace(p->pid); trace(q->x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((struc...
                                                                                                ^~~~~~~~~~~~
  it is declared, but not defined: did you mean file?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_OP_VFPTR] line 2: operator + requires a pointer to something of known size
  err.D_DECL_INCOMPLETE.named-only.d:2:75: ...race(q->x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((struct taks_struct2 *)arg0...
                                                                                                ^~~~~
  this is a struct taks_struct *: cast it, as in (char *)p
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_OP_INCOMPAT] line 2: a variable cannot hold a value of type struct taks_struct
  err.D_DECL_INCOMPLETE.named-only.d:2:83: ...x); trace(*p); trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((struct taks_struct2 *)arg0)->x); }
                                                                                                ^~~~~~
  it is declared, but not defined: did you mean task_struct?
dtrace: failed to compile script err.D_DECL_INCOMPLETE.named-only.d: [D_OP_SOU] line 2: the members of struct taks_struct2 are not known
  err.D_DECL_INCOMPLETE.named-only.d:2:97: ... trace(sizeof (f_t)); trace(p + 1); x = *p; trace(((struct taks_struct2 *)arg0)->x); }
                                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined: did you mean task_struct?
