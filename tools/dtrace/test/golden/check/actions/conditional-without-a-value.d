BEGIN { c = pid; this->p = alloca(8); c ? copyinto(arg0, 8, this->p) : 1; c ? 1 : bcopy(curthread, this->p, 8); c ? (void)strlen("a") : printf("b");
	c ? @a = count() : @b = count(); }
==== types
variable c:pid_t
variable this->p:void *
aggregation 0 @a[] count
aggregation 1 @b[] count
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= c:pid_t pid:pid_t):pid_t
    (= this->p:void * (call alloca 8:int):void *):void *
    if c:pid_t
      (call copyinto arg0:int64_t 8:int this->p:void *):void
    if c:pid_t
    else
      (call bcopy curthread:struct task_struct * this->p:void * 8:int):void
    if c:pid_t
    else
      printf [ "b" ]
    if c:pid_t
      @a [ ] count
    else
      @b [ ] count
