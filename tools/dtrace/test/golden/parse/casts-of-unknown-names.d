BEGIN
{
	trace((frob *)a); trace((frob **const)a); trace((frob)a); trace((frob)1); trace((frob)"s");
	trace((frob) - 1); trace((frob)(1)); trace((frob * 2)); trace((frob)); trace((frob) == 1);
}
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (cast "frob *" a))
    (call trace (cast "frob **" a))
    (call trace (cast "frob" a))
    (call trace (cast "frob" 1))
    (call trace (cast "frob" "s"))
    (call trace (- frob 1))
    (call trace (cast "frob" 1))
    (call trace (* frob 2))
    (call trace frob)
    (call trace (== frob 1))
