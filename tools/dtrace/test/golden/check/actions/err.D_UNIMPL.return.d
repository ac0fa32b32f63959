#pragma D option destructive
fbt::vfs_read:entry { return(1); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.return.d: [D_UNIMPL] line 2: return( ) is not supported
  err.D_UNIMPL.return.d:2:23: fbt::vfs_read:entry { return(1); }
                                                    ^~~~~~~~~
  Linux lets only programs of type kprobe override what a function returns, see error injection in Documentation/fault-injection
