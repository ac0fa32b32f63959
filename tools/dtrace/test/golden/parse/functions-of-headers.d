static __inline__ int f(int x, char *const __restrict v[__restrict]) { if (x) { return 1; } return "}"[0]; }
extern __inline void g(void) { } typedef __builtin_va_list va; extern double h(double _Complex z);
int n;
BEGIN { trace(n); }
==== ast
typedef 2:34 va: long
variable 2:64 extern h: function (z: double) giving double
variable 3:1 n: int
clause 4:1
  probe "BEGIN"
  do
    (call trace n)
