/* What a side does depends on the firing. */
inline int MAX = 3;
int shown;
fbt::vfs_read:entry { self->fd = arg0; self->t = vtimestamp; this->name = fds[arg0].fi_name; this->name == "<none>" ? self->skip = 1 : 1; }
fbt::vfs_read:return
/self->t && !self->skip/
{
	arg0 < 0 ? (@errors[execname, errno] = count()) : (@sizes[execname] = quantize(arg0));
	shown++ < MAX ? printf("%s %d\n", execname, arg0) : shown == MAX ? printf("...\n") : 1;
	(int)arg0 == -1 ? stack(3) : self->fd > 2 ? ustack(2) : 1;
	self->t = 0;
}
fbt::vfs_read:return { self->skip = 0; }
tick-5s /ended++ > 2/ { ended > 5 ? exit(1) : ended > 3 ? clear(@sizes) : 1; }
==== compiles
