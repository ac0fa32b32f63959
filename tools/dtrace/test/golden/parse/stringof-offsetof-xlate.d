BEGIN
{
	trace(stringof(execname)); trace(stringof p->name); trace(stringof (a)[1]);
	trace(offsetof(struct s, a)); trace(offsetof(struct s, a.b.string));
	trace(xlate <psinfo_t> (curthread)); trace(xlate<struct out *>(a + 1)->m.n);
}
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (stringof execname))
    (call trace (stringof (-> p name)))
    (call trace (stringof ([] a 1)))
    (call trace (offsetof "struct s" a))
    (call trace (offsetof "struct s" a b string))
    (call trace (xlate "psinfo_t" curthread))
    (call trace (. (-> (xlate "struct out *" (+ a 1)) m) n))
