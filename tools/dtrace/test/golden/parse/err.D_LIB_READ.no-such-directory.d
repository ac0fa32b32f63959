//! -L /no/such/directory
#pragma D depends_on library errno.d
#pragma D depends_on module vmlinux
#pragma D depends_on provider dtrace
BEGIN { }
==== ast
dtrace: failed to compile script err.D_LIB_READ.no-such-directory.d: [D_LIB_READ] cannot read the D libraries of /no/such/directory: No such file or directory
  the directory is that of -L or -x syslibdir
