BEGIN { trace(*(int *)arg0); trace(&pid); trace((char *)arg0 + 1); trace(`jiffies); trace(curthread->comm); }
==== types
dtrace: failed to compile script err.D_UNIMPL.pointers.d: [D_UNIMPL] line 1: the unary operator * is not supported yet
  err.D_UNIMPL.pointers.d:1:15: BEGIN { trace(*(int *)arg0); trace(&pid); trace((char *)arg0 + 1); trace(`jiffies); trace(curthread-...
                                              ^~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.pointers.d: [D_UNIMPL] line 1: the unary operator & is not supported yet
  err.D_UNIMPL.pointers.d:1:36: BEGIN { trace(*(int *)arg0); trace(&pid); trace((char *)arg0 + 1); trace(`jiffies); trace(curthread-...
                                                                   ^~~~
dtrace: failed to compile script err.D_UNIMPL.pointers.d: [D_UNIMPL] line 1: arithmetic with pointers is not supported yet
  err.D_UNIMPL.pointers.d:1:49: BEGIN { trace(*(int *)arg0); trace(&pid); trace((char *)arg0 + 1); trace(`jiffies); trace(curthread-...
                                                                                ^~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.pointers.d: [D_UNIMPL] line 1: kernel variables are not supported yet
  err.D_UNIMPL.pointers.d:1:74: ...rg0); trace(&pid); trace((char *)arg0 + 1); trace(`jiffies); trace(curthread->comm); }
                                                                                     ^~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.pointers.d: [D_UNIMPL] line 1: members of structs are not supported yet
  err.D_UNIMPL.pointers.d:1:91: ...; trace((char *)arg0 + 1); trace(`jiffies); trace(curthread->comm); }
                                                                                     ^~~~~~~~~~~~~~~
