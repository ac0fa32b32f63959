int a[int]; self int s[int];
BEGIN { trace(a); self->s = 1; a++; }
==== types
dtrace: failed to compile script err.D_IDENT_BADREF.without-key.d: [D_IDENT_BADREF] line 2: a is an associative array and may not be used without its key
  err.D_IDENT_BADREF.without-key.d:2:15: BEGIN { trace(a); self->s = 1; a++; }
                                                       ^
  write a[int], with a value of this type
dtrace: failed to compile script err.D_IDENT_BADREF.without-key.d: [D_IDENT_BADREF] line 2: self->s is an associative array and may not be used without its key
  err.D_IDENT_BADREF.without-key.d:2:19: BEGIN { trace(a); self->s = 1; a++; }
                                                           ^~~~~~~
  write self->s[int], with a value of this type
dtrace: failed to compile script err.D_IDENT_BADREF.without-key.d: [D_IDENT_BADREF] line 2: a is an associative array and may not be used without its key
  err.D_IDENT_BADREF.without-key.d:2:32: BEGIN { trace(a); self->s = 1; a++; }
                                                                        ^
  write a[int], with a value of this type
