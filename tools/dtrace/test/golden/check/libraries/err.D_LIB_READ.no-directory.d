//! -L no/such/directory
BEGIN { trace(unknown_name); }
==== types
dtrace: failed to compile script err.D_LIB_READ.no-directory.d: [D_LIB_READ] cannot read the D libraries of no/such/directory: No such file or directory
  the directory is that of -L or -x syslibdir
