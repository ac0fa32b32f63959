BEGIN { stack(0); ustack(-1); ustack(5, 0); }
==== types
dtrace: failed to compile script err.D_STACK_SIZE.not-positive.d: [D_STACK_SIZE] line 1: stack( ) size must be a positive integer constant
  err.D_STACK_SIZE.not-positive.d:1:15: BEGIN { stack(0); ustack(-1); ustack(5, 0); }
                                                      ^
dtrace: failed to compile script err.D_STACK_SIZE.not-positive.d: [D_USTACK_FRAMES] line 1: ustack( ) size must be a positive integer constant
  err.D_STACK_SIZE.not-positive.d:1:26: BEGIN { stack(0); ustack(-1); ustack(5, 0); }
                                                                 ^~
dtrace: failed to compile script err.D_STACK_SIZE.not-positive.d: [D_USTACK_STRSIZE] line 1: ustack( ) size must be a positive integer constant
  err.D_STACK_SIZE.not-positive.d:1:41: BEGIN { stack(0); ustack(-1); ustack(5, 0); }
                                                                                ^
