//! -L dlib
BEGIN { trace(current_point->x); }
BEGIN { trace(current_point->y); }
==== types
dtrace: failed to compile script err.D_TYPE_MEMBER.in-library.d: [D_TYPE_MEMBER] line 3: nothing_of_that_name is not a member of struct task_struct
  err.D_TYPE_MEMBER.in-library.d:3:15: BEGIN { trace(current_point->y); }
                                                     ^~~~~~~~~~~~~~~~
  it has state, stack, flags, prio, static_prio, tasks, real_parent, pid and 30 more: print() shows them
  expanded from:
  dlib/points.d:21:6:  y = T->nothing_of_that_name;
                           ^~~~~~~~~~~~~~~~~~~~~~~
