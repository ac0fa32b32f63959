BEGIN { this->p = curpsinfo; @[this->p] = count(); }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.kept-pointer.d: [D_KEY_TYPE] line 1: a key that is a pointer to a translated object is not possible
  err.D_KEY_TYPE.kept-pointer.d:1:32: BEGIN { this->p = curpsinfo; @[this->p] = count(); }
                                                                     ^~~~~~~
  use a member of it
