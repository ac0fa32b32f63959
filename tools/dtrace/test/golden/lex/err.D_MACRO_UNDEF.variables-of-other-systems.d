BEGIN { trace($projid); trace($taskid); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNDEF.variables-of-other-systems.d: [D_MACRO_UNDEF] line 1: macro variable $projid is not defined
  err.D_MACRO_UNDEF.variables-of-other-systems.d:1:15: BEGIN { trace($projid); trace($taskid); }
                                                                     ^~~~~~~
  Linux has no projects: leave it out, or use 0
dtrace: failed to compile script err.D_MACRO_UNDEF.variables-of-other-systems.d: [D_MACRO_UNDEF] line 1: macro variable $taskid is not defined
  err.D_MACRO_UNDEF.variables-of-other-systems.d:1:31: BEGIN { trace($projid); trace($taskid); }
                                                                                     ^~~~~~~
  Linux has no tasks of a project: leave it out, or use 0
