inline int three = 1 + 2;
inline string name[int n, char *s] = n ? s : "";
inline struct file *current = (struct file *)arg0, 0;
==== ast
inline 1:1 three: int
  = (+ 1 2)
inline 2:1 name [n: int, s: char *]: string
  = (?: n s "")
inline 3:1 current: struct file *
  = (, (cast "struct file *" arg0) 0)
