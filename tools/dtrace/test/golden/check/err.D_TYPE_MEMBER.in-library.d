//! -L dlib
BEGIN { trace(current_point->x); }
BEGIN { trace(current_point->y); }
==== types
dtrace: failed to compile script dlib/points.d: [D_TYPE_MEMBER] line 21: nothing_of_that_name is not a member of struct task_struct
  dlib/points.d:21:6:  y = T->nothing_of_that_name;
                           ^~~~~~~~~~~~~~~~~~~~~~~
