struct nosuchmod`file x;
BEGIN { trace((union zork *)arg0); trace((enum zork)1); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.module.d: [D_TYPE_ERR] line 1: failed to resolve type struct nosuchmod`file: Unknown type name
  err.D_TYPE_ERR.module.d:1:1: struct nosuchmod`file x;
                               ^~~~~~~~~~~~~~~~~~~~~
  write struct file
dtrace: failed to compile script err.D_TYPE_ERR.module.d: [D_DECL_INCOMPLETE] line 2: failed to resolve type enum zork: Unknown type name
  err.D_TYPE_ERR.module.d:2:43: BEGIN { trace((union zork *)arg0); trace((enum zork)1); }
                                                                          ^~~~~~~~~
  define it: enum zork { ... };
