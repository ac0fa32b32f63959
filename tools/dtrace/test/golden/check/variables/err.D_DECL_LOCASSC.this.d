this int a[int];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_LOCASSC.this.d: [D_DECL_LOCASSC] line 1: this->a: clause-local associative arrays are not supported
  err.D_DECL_LOCASSC.this.d:1:10: this int a[int];
                                           ^
  declare it with its size, as in this int a[10]
