BEGIN { ustack(5, -1); ustack(5, "5"); jstack(5, pid); }
==== types
dtrace: failed to compile script err.D_USTACK_STRSIZE.no-number.d: [D_USTACK_STRSIZE] line 1: ustack( ) size must be a positive integer constant
  err.D_USTACK_STRSIZE.no-number.d:1:19: BEGIN { ustack(5, -1); ustack(5, "5"); jstack(5, pid); }
                                                           ^~
dtrace: failed to compile script err.D_USTACK_STRSIZE.no-number.d: [D_USTACK_STRSIZE] line 1: ustack( ) argument #2 is incompatible with prototype
  err.D_USTACK_STRSIZE.no-number.d:1:34: BEGIN { ustack(5, -1); ustack(5, "5"); jstack(5, pid); }
                                                                          ^~~
  an integer constant is expected, this is of type string
dtrace: failed to compile script err.D_USTACK_STRSIZE.no-number.d: [D_USTACK_STRSIZE] line 1: jstack( ) argument #2 is incompatible with prototype
  err.D_USTACK_STRSIZE.no-number.d:1:50: BEGIN { ustack(5, -1); ustack(5, "5"); jstack(5, pid); }
                                                                                          ^~~
  an integer constant is expected, this is of type pid_t
