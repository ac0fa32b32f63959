#pragma D attributes Evolving/Evolving/Common provider p provider
provider p {
	probe f(int a, char *);
	probe g__h(int) : (string s, void (*)(int));
	probe none;
	probe empty();
};
==== ast
provider 2:1 p
  probe f (a: int, char *)
  probe g__h (int) : (s: string, pointer to function (int) giving void)
  probe none ()
  probe empty ()
