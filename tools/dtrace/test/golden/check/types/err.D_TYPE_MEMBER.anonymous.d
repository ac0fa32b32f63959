struct one { union { int a; char b; }; };
struct wide { struct { int m1, m2, m3, m4; union { int m5, m6; }; }; int m7, m8, m9; };
struct nameless { int : 3; };
BEGIN {
	trace(((struct one *)arg0)->zork);
	trace(((struct wide *)arg0)->zork);
	trace(((struct wide *)arg0)->m10);
	trace(((struct nameless *)arg0)->zork);
	trace(((struct task_struct *)arg0)->iner_b);
}
==== errors
dtrace: failed to compile script err.D_TYPE_MEMBER.anonymous.d: [D_TYPE_MEMBER] line 5: zork is not a member of struct one
  err.D_TYPE_MEMBER.anonymous.d:5:8:  trace(((struct one *)arg0)->zork);
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~
  it has a, b
dtrace: failed to compile script err.D_TYPE_MEMBER.anonymous.d: [D_TYPE_MEMBER] line 6: zork is not a member of struct wide
  err.D_TYPE_MEMBER.anonymous.d:6:8:  trace(((struct wide *)arg0)->zork);
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  it has m1, m2, m3, m4, m5, m6, m7, m8 and 1 more: print() shows them
dtrace: failed to compile script err.D_TYPE_MEMBER.anonymous.d: [D_TYPE_MEMBER] line 7: m10 is not a member of struct wide
  err.D_TYPE_MEMBER.anonymous.d:7:8:  trace(((struct wide *)arg0)->m10);
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~
  did you mean m1?
dtrace: failed to compile script err.D_TYPE_MEMBER.anonymous.d: [D_TYPE_MEMBER] line 8: zork is not a member of struct nameless
  err.D_TYPE_MEMBER.anonymous.d:8:8:  trace(((struct nameless *)arg0)->zork);
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  its members have no names
dtrace: failed to compile script err.D_TYPE_MEMBER.anonymous.d: [D_TYPE_MEMBER] line 9: iner_b is not a member of struct task_struct
  err.D_TYPE_MEMBER.anonymous.d:9:8:  trace(((struct task_struct *)arg0)->iner_b);
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  did you mean inner_b?
