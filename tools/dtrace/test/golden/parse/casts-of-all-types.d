BEGIN
{
	trace((unsigned)a); trace((const char *)b); trace((struct s **)c); trace((int (*)[3])d);
	trace((int (*)(int))e); trace((string)f); trace((union u)g); trace((enum e)1); trace((void)h);
	trace((int)(char)-i); trace(-(int)j); trace((int)k++); trace((int)*l); trace((userland char *)m);
}
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (cast "unsigned int" a))
    (call trace (cast "char *" b))
    (call trace (cast "struct s **" c))
    (call trace (cast "pointer to array [3] of int" d))
    (call trace (cast "pointer to function (int) giving int" e))
    (call trace (cast "string" f))
    (call trace (cast "union u" g))
    (call trace (cast "enum e" 1))
    (call trace (cast "void" h))
    (call trace (cast "int" (cast "char" (- i))))
    (call trace (- (cast "int" j)))
    (call trace (cast "int" (post++ k)))
    (call trace (cast "int" (* l)))
    (call trace (cast "user pointer to char" m))
