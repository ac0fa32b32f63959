int f(int);
void *g(struct file *, const char *, ...);
==== ast
variable 1:1 f: function (int) giving int
variable 2:1 g: function (struct file *, char *, ...) giving pointer to void
