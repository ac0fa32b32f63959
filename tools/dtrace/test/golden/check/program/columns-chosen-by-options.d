//! -C -D FILTERS=1 open.sh
#pragma D option quiet
#pragma D option switchrate=10hz
/* As the scripts that a shell fills in: options, and a column for each. */
inline int OPT_dump = 0;
inline int OPT_time = 1;
inline int OPT_id = 1;
inline int OPT_stack = 0;
inline int FILTER = FILTERS;
inline string WANTED = $$1;

dtrace:::BEGIN
{
	OPT_dump ? printf("%s %s %s\n", "TIME", "UID", "PID") : 1;
	OPT_time && !OPT_dump ? printf("%-14s ", "TIME") : 1;
	OPT_id && !OPT_dump ? printf("%5s %5s %s\n", "UID", "PID", "CALL") : 1;
	calls = 0;
}

fbt::vfs_read:entry
/(OPT_id && self->child) || !FILTER || last == 0/
{
	self->ok = FILTER ? 0 : 1;
	FILTER && (WANTED == strstr(WANTED, execname)) ? self->ok = 1 : 1;
	FILTER && (strstr(execname, WANTED) != NULL) ? self->ok = 1 : 1;
	last = timestamp;
}

fbt::vfs_read:entry
/self->ok/
{
	self->start = timestamp;
	self->file = arg1;
}

fbt::vfs_read:return
/self->ok && self->start/
{
	this->took = timestamp - self->start;
	self->code = errno == 0 ? "" : "Err#";
	calls++;
	OPT_dump ? printf("%d %d %d %s\n", timestamp / 1000, uid, pid, execname) : 1;
	OPT_time && !OPT_dump ? printf("%-14d ", timestamp / 1000) : 1;
	OPT_id && !OPT_dump ? printf("%5d %5d %s = %d %s%d\n", uid, pid, probefunc, (int)arg0, self->code, (int)errno) : 1;
	OPT_stack ? ustack() : 1;
	@Calls[probefunc] = count();
	OPT_time ? @Took[probefunc] = sum(this->took) : 1;
	arg0 > 0 ? (@Bytes[probefunc] = sum(arg0), self->child = 1) : 1;
	self->start = 0; self->file = 0; self->ok = 0;
}

profile:::tick-1sec
/calls/
{
	printf("%Y, calls: %d\n", walltimestamp, calls);
	OPT_time ? printa("%-20s %10@d %-8@d\n", @Took, @Calls) : printa("%-20s %8@d\n", @Calls);
	trunc(@Calls); OPT_time ? trunc(@Took, 5) : 1;
	calls = 0;
}

dtrace:::END { OPT_dump ? 1 : printa("%20s %12@d\n", @Bytes); }
==== compiles
