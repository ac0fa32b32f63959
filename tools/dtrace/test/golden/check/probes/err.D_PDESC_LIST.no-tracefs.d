//! -x tracefs=/nonexistent
fbt::vfs_read:entry { }
==== types
dtrace: failed to compile script err.D_PDESC_LIST.no-tracefs.d: [D_PDESC_LIST] line 2: cannot list the probes of fbt::vfs_read:entry
  err.D_PDESC_LIST.no-tracefs.d:2:1: fbt::vfs_read:entry { }
                                     ^~~~~~~~~~~~~~~~~~~
  cannot open /nonexistent/available_filter_functions: No such file or directory (is this the kernel to trace, and are you root?)
