BEGIN { ustack(-1); ustack("5"); jstack(pid); }
==== types
dtrace: failed to compile script err.D_USTACK_FRAMES.no-number.d: [D_USTACK_FRAMES] line 1: ustack( ) size must be a positive integer constant
  err.D_USTACK_FRAMES.no-number.d:1:16: BEGIN { ustack(-1); ustack("5"); jstack(pid); }
                                                       ^~
dtrace: failed to compile script err.D_USTACK_FRAMES.no-number.d: [D_USTACK_FRAMES] line 1: ustack( ) argument #1 is incompatible with prototype
  err.D_USTACK_FRAMES.no-number.d:1:28: BEGIN { ustack(-1); ustack("5"); jstack(pid); }
                                                                   ^~~
  an integer constant is expected, this is of type string
dtrace: failed to compile script err.D_USTACK_FRAMES.no-number.d: [D_USTACK_FRAMES] line 1: jstack( ) argument #1 is incompatible with prototype
  err.D_USTACK_FRAMES.no-number.d:1:41: BEGIN { ustack(-1); ustack("5"); jstack(pid); }
                                                                                ^~~
  an integer constant is expected, this is of type pid_t
