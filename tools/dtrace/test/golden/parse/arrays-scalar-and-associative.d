int scalar[3], matrix[2][3 * 4], open[];
int assoc[int, string];
self struct path names[struct file *, uint64_t];
char *strings[int];
int rows[string][8];
==== ast
variable 1:1 scalar: array [3] of int
variable 1:1 matrix: array [2] of array [(* 3 4)] of int
variable 1:1 open: array [] of int
variable 2:1 assoc [int, string]: int
variable 3:1 self->names [struct file *, uint64_t]: struct path
variable 4:1 strings [int]: char *
variable 5:1 rows [string]: array [8] of int
