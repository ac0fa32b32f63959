typedef struct {
	int a;
}
pair;
BEGIN { trace(((pair *)arg0)->a); }
==== ast
typedef 1:1 pair: struct { a: int }
clause 5:1
  probe "BEGIN"
  do
    (call trace (-> (cast "pair *" arg0) a))
