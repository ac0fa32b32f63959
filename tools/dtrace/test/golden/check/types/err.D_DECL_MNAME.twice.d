struct s { int a; char a; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_MNAME.twice.d: [D_DECL_MNAME] line 1: member a is declared twice
  err.D_DECL_MNAME.twice.d:1:24: struct s { int a; char a; };
                                                        ^
  give one of them another name
