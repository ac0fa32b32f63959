typedef struct foo foo_t; struct foo { int a; foo_t *next; };
struct a { struct b *p; union c *q; int (*f)(struct d *, struct e); }; struct b { int x; }; union c { int x; };
const struct g *g; int h(struct i *); struct j *js[2]; struct k **kk; struct l *f(void); self struct m *m; struct o *as[int];
struct g { int x; };
struct task_struct *kernels; typedef struct task_struct task_of_kernel; task_of_kernel *too;
BEGIN { trace(((struct a *)arg0)->p->x + ((struct a *)arg0)->q->x); trace(g->x); trace(((foo_t *)arg0)->next->next->a); }
BEGIN { kernels = curthread; too = kernels; trace(too->pid); }
==== types
variable g:struct g *
variable js:struct j * [2]
variable kk:struct k **
variable self->m:struct m *
variable as[int]:struct o *
variable kernels:struct task_struct *
variable too:task_of_kernel *
clause 0 at 6:1
  probe 1 dtrace:::BEGIN
  do
    trace (+ (. (* (. (* (convert arg0:int64_t):struct a *):struct a p@0.0):struct b *):struct b x@0.0):int (. (* (. (* (convert arg0:int64_t):struct a *):struct a q@8.0):union c *):union c x@0.0):int):int
    trace (. (* g:struct g *):struct g x@0.0):int
    trace (. (* (. (* (. (* (convert arg0:int64_t):foo_t *):foo_t next@8.0):foo_t *):foo_t next@8.0):foo_t *):foo_t a@0.0):int
clause 1 at 7:1
  probe 1 dtrace:::BEGIN
  do
    (= kernels:struct task_struct * curthread:struct task_struct *):struct task_struct *
    (= too:task_of_kernel * kernels:struct task_struct *):task_of_kernel *
    trace (. (* too:task_of_kernel *):task_of_kernel pid@56.0):pid_t
