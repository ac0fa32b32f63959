typedef struct pair { int a, b; } pair, *pair_ptr;
typedef int (*callback)(pair *);
pair x;
pair_ptr y[string];
BEGIN { trace(((pair *)arg0)->a); trace(sizeof (pair)); trace((callback)arg1); trace(sizeof (pair_ptr[2])); }
==== ast
typedef 1:1 pair: struct pair { a: int, b: int }
typedef 1:1 pair_ptr: struct pair { a: int, b: int } *
typedef 2:1 callback: pointer to function (pair *) giving int
variable 3:1 x: pair
variable 4:1 y [string]: pair_ptr
clause 5:1
  probe "BEGIN"
  do
    (call trace (-> (cast "pair *" arg0) a))
    (call trace (sizeof "pair"))
    (call trace (cast "callback" arg1))
    (call trace (sizeof "array [2] of pair_ptr"))
