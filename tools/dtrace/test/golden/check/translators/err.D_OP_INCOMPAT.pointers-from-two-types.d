BEGIN { this->p = curpsinfo; this->p = curlwpsinfo; }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.pointers-from-two-types.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "psinfo_t *" from "struct task_struct *" = "lwpsinfo_t *" from "struct task_struct *"
  err.D_OP_INCOMPAT.pointers-from-two-types.d:1:30: BEGIN { this->p = curpsinfo; this->p = curlwpsinfo; }
                                                                                 ^~~~~~~~~~~~~~~~~~~~~
  use another variable
  this->p gets its type here:
  err.D_OP_INCOMPAT.pointers-from-two-types.d:1:9: BEGIN { this->p = curpsinfo; this->p = curlwpsinfo; }
                                                           ^~~~~~~
