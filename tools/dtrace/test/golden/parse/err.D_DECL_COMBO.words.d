int char x;
long long long y;
short long z;
signed unsigned w;
int struct s v;
string string u;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 1: invalid type combination
  err.D_DECL_COMBO.words.d:1:1: int char x;
                                ^~~~~~~~
  these words exclude each other
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 2: invalid type combination
  err.D_DECL_COMBO.words.d:2:1: long long long y;
                                ^~~~~~~~~~~~~~
  these words exclude each other
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 3: invalid type combination
  err.D_DECL_COMBO.words.d:3:1: short long z;
                                ^~~~~~~~~~
  these words exclude each other
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 4: invalid type combination
  err.D_DECL_COMBO.words.d:4:1: signed unsigned w;
                                ^~~~~~~~~~~~~~~
  these words exclude each other
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 5: invalid type combination
  err.D_DECL_COMBO.words.d:5:1: int struct s v;
                                ^~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
dtrace: failed to compile script err.D_DECL_COMBO.words.d: [D_DECL_COMBO] line 6: invalid type combination
  err.D_DECL_COMBO.words.d:6:1: string string u;
                                ^~~~~~~~~~~~~
  these words exclude each other
