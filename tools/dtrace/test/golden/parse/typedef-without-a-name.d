typedef struct x { int a; }; typedef enum e { A, B }; typedef union u { int b; } named_t;
BEGIN { }
==== ast
type 1:1 struct x { a: int }
type 1:30 enum e { A B }
typedef 1:55 named_t: union u { b: int }
clause 2:1
  probe "BEGIN"
  do
