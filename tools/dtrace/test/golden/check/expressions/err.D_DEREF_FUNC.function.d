BEGIN { trace(*curthread->callback); trace(*&`vfs_read); }
==== types
dtrace: failed to compile script err.D_DEREF_FUNC.function.d: [D_DEREF_FUNC] line 1: cannot dereference a pointer to a function
  err.D_DEREF_FUNC.function.d:1:15: BEGIN { trace(*curthread->callback); trace(*&`vfs_read); }
                                                  ^~~~~~~~~~~~~~~~~~~~
  func() shows which function it is
dtrace: failed to compile script err.D_DEREF_FUNC.function.d: [D_DEREF_FUNC] line 1: cannot dereference a pointer to a function
  err.D_DEREF_FUNC.function.d:1:44: BEGIN { trace(*curthread->callback); trace(*&`vfs_read); }
                                                                               ^~~~~~~~~~~
  func() shows which function it is
