caddr_t p;
BEGIN {
	p = (caddr_t)curthread;
	trace(*p);
	trace((u_char)300);
	printf("%d %d %d %d", sizeof (u_short), sizeof (u_int), sizeof (u_long), sizeof (caddr_t));
	printf("%d %d %d %d", sizeof (daddr_t), sizeof (offset_t), sizeof (in_addr_t), sizeof (boolean_t));
	printf("%d %d %d %d", sizeof (major_t), sizeof (minor_t), sizeof (taskid_t), sizeof (poolid_t));
}
==== types
variable p:caddr_t
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= p:caddr_t (convert curthread:struct task_struct *):caddr_t):caddr_t
    trace (* p:caddr_t):char
    trace 44:u_char
    printf [ %d " " %d " " %d " " %d ] 2:unsigned long 4:unsigned long 8:unsigned long 8:unsigned long
    printf [ %d " " %d " " %d " " %d ] 4:unsigned long 8:unsigned long 4:unsigned long 4:unsigned long
    printf [ %d " " %d " " %d " " %d ] 4:unsigned long 4:unsigned long 4:unsigned long 4:unsigned long
