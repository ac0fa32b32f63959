BEGIN { trace(curpsinfo->pr_pid); trace(cwd); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.in-a-translator.d: [D_UNIMPL] line 1: d_path is not supported yet
  err.D_UNIMPL.in-a-translator.d:1:41: BEGIN { trace(curpsinfo->pr_pid); trace(cwd); }
                                                                               ^~~
  this is put in from:
  files.d:40:1: inline string cwd = d_path(&curthread->fs->pwd);
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
