BEGIN { trace(curthread->commm); trace(curthread->zork); trace(offsetof(struct file, f_pose)); }
==== types
dtrace: failed to compile script err.D_TYPE_MEMBER.near-name.d: [D_TYPE_MEMBER] line 1: commm is not a member of struct task_struct
  err.D_TYPE_MEMBER.near-name.d:1:15: BEGIN { trace(curthread->commm); trace(curthread->zork); trace(offsetof(struct file, f_pose)); }
                                                    ^~~~~~~~~~~~~~~~
  did you mean comm?
dtrace: failed to compile script err.D_TYPE_MEMBER.near-name.d: [D_TYPE_MEMBER] line 1: zork is not a member of struct task_struct
  err.D_TYPE_MEMBER.near-name.d:1:40: BEGIN { trace(curthread->commm); trace(curthread->zork); trace(offsetof(struct file, f_pose)); }
                                                                             ^~~~~~~~~~~~~~~
  it has state, stack, flags, prio, static_prio, tasks, real_parent, pid and 30 more: print() shows them
dtrace: failed to compile script err.D_TYPE_MEMBER.near-name.d: [D_TYPE_MEMBER] line 1: f_pose is not a member of struct file
  err.D_TYPE_MEMBER.near-name.d:1:86: BEGIN { trace(curthread->commm); trace(curthread->zork); trace(offsetof(struct file, f_pose)); }
                                                                                                                           ^~~~~~
  did you mean f_pos?
