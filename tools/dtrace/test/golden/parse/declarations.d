int x;
self string s; this uint64_t t;
extern int y;
static unsigned z;
char *p, c, buf[16], **pp;
struct file *f;
vmlinux`atomic_t a;
bool flag;
==== ast
variable 1:1 x: int
variable 2:1 self->s: string
variable 2:16 this->t: uint64_t
variable 3:1 extern y: int
variable 4:1 z: unsigned int
variable 5:1 p: char *
variable 5:1 c: char
variable 5:1 buf: array [16] of char
variable 5:1 pp: char **
variable 6:1 f: struct file *
variable 7:1 a: vmlinux`atomic_t
variable 8:1 flag: bool
