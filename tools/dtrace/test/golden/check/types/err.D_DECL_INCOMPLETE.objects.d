struct later; struct later v; struct s { struct later m; }; struct self_ref { struct self_ref r; }; struct later a[3]; struct device d;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.objects.d: [D_DECL_INCOMPLETE] line 1: v is of incomplete type struct later
  err.D_DECL_INCOMPLETE.objects.d:1:28: struct later; struct later v; struct s { struct later m; }; struct self_ref { struct self_ref r; }; ...
                                                                   ^
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.objects.d: [D_DECL_INCOMPLETE] line 1: member m is of incomplete type struct later
  err.D_DECL_INCOMPLETE.objects.d:1:55: ...ct later; struct later v; struct s { struct later m; }; struct self_ref { struct self_ref r; }; stru...
                                                                                             ^
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.objects.d: [D_DECL_INCOMPLETE] line 1: member r is of incomplete type struct self_ref
  err.D_DECL_INCOMPLETE.objects.d:1:95: ...uct later m; }; struct self_ref { struct self_ref r; }; struct later a[3]; struct device d;
                                                                                             ^
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.objects.d: [D_DECL_INCOMPLETE] line 1: an array cannot have elements of type struct later
  err.D_DECL_INCOMPLETE.objects.d:1:101: ...ter m; }; struct self_ref { struct self_ref r; }; struct later a[3]; struct device d;
                                                                                              ^~~~~~~~~~~~~~~~~
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.objects.d: [D_DECL_INCOMPLETE] line 1: failed to resolve type struct device: Unknown type name
  err.D_DECL_INCOMPLETE.objects.d:1:120: ...lf_ref { struct self_ref r; }; struct later a[3]; struct device d;
                                                                                              ^~~~~~~~~~~~~
  define it: struct device { ... };
