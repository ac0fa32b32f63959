struct s { int a; char a; };
enum e { A, B, A };
BEGIN { }
==== types
dtrace: failed to compile script err.D_UNKNOWN.twice.d: [D_UNKNOWN] line 1: member a is declared twice
  err.D_UNKNOWN.twice.d:1:24: struct s { int a; char a; };
                                                     ^
  give one of them another name
dtrace: failed to compile script err.D_UNKNOWN.twice.d: [D_UNKNOWN] line 2: constant A is declared twice
  err.D_UNKNOWN.twice.d:2:16: enum e { A, B, A };
                                             ^
  give one of them another name
