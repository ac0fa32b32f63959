BEGIN { trace(mutex_owned(1)); trace(mutex_owner(arg0)); trace(mutex_type_adaptive(1)); trace(mutex_type_spin("a")); }
BEGIN { trace(rw_iswriter(1)); trace(rw_read_held(arg0)); trace(rw_write_held(0)); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 1: mutex_owned( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:1:27: BEGIN { trace(mutex_owned(1)); trace(mutex_owner(arg0)); trace(mutex_type_adaptive(1)); trace(mutex_...
                                                                     ^
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 1: mutex_owner( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:1:50: BEGIN { trace(mutex_owned(1)); trace(mutex_owner(arg0)); trace(mutex_type_adaptive(1)); trace(mutex_...
                                                                                            ^~~~
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int64_t
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 1: mutex_type_adaptive( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:1:84: ...ace(mutex_owner(arg0)); trace(mutex_type_adaptive(1)); trace(mutex_type_spin("a")); }
                                                                                                ^
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 1: mutex_type_spin( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:1:111: ...ce(mutex_type_adaptive(1)); trace(mutex_type_spin("a")); }
                                                                                                 ^~~
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 2: rw_iswriter( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:2:27: BEGIN { trace(rw_iswriter(1)); trace(rw_read_held(arg0)); trace(rw_write_held(0)); }
                                                                     ^
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 2: rw_read_held( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:2:51: BEGIN { trace(rw_iswriter(1)); trace(rw_read_held(arg0)); trace(rw_write_held(0)); }
                                                                                             ^~~~
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int64_t
dtrace: failed to compile script err.D_PROTO_ARG.number-as-a-lock.d: [D_PROTO_ARG] line 2: rw_write_held( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.number-as-a-lock.d:2:79: BEGIN { trace(rw_iswriter(1)); trace(rw_read_held(arg0)); trace(rw_write_held(0)); }
                                                                                                                         ^
  a pointer to a lock, as in (struct mutex *)arg0, is expected, this is of type int
