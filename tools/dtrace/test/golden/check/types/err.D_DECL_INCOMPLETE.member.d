struct a { struct b x; };
struct b { struct a y; };
union u { union v z; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.member.d: [D_DECL_INCOMPLETE] line 1: failed to resolve type struct b: Unknown type name
  err.D_DECL_INCOMPLETE.member.d:1:12: struct a { struct b x; };
                                                  ^~~~~~~~
  define it: struct b { ... };
dtrace: failed to compile script err.D_DECL_INCOMPLETE.member.d: [D_DECL_INCOMPLETE] line 2: member y is of incomplete type struct a
  err.D_DECL_INCOMPLETE.member.d:2:21: struct b { struct a y; };
                                                           ^
  it is declared, but not defined
dtrace: failed to compile script err.D_DECL_INCOMPLETE.member.d: [D_DECL_INCOMPLETE] line 3: failed to resolve type union v: Unknown type name
  err.D_DECL_INCOMPLETE.member.d:3:11: union u { union v z; };
                                                 ^~~~~~~
  define it: union v { ... };
