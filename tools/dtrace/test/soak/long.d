/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The program of the script beside this file. What the script's processes do is counted in
 * clauses of their own, and END prints the counts. All other clauses are there to work for hours:
 * they use memory of every kind and give it back, or have a limited number of keys.
 */
#pragma D option quiet

fbt::vfs_read:entry
/execname == "dd" && arg2 == 777/
{
	@reads = count();
}

fbt::vfs_read:entry
/execname == "dd" && arg2 == 777/
{
	printf("read %d\n", cpu);
}

proc:::exec-success
/execname == "soaked"/
{
	@execs = count();
}

shop*:::order
{
	@orders = count();
}

pid*:soaked*:work:entry
{
	@calls = count();
}

fbt:ext2:ext2_fill_super:entry
{
	@mounts = count();
}

/* The providers that the clauses above do not have; those of probes that fire all the time have few keys. */
syscall:::entry
{
	@noise[probeprov, probefunc] = count();
}

profile:::profile-97
{
	@kernel_stacks[stack(8)] = count();
	@stacks[execname, ustack(8)] = count();
}

io:::,
udp:::,
ip:::,
tcp:::,
proc:::create,
proc:::exit,
sysinfo:::,
vminfo:::pgfault,
lockstat:::rw-acquire,
cpc:::cpu_clock-all-10000000,
sdt:sdt_test::args1,
rawtp:sched::sched_switch,
watch:vmlinux:`panic_timeout:write,
iter:::task
{
	@noise[probeprov, probename] = count();
}

/* Elements that come and go. */
sched:::off-cpu
{
	self->since = timestamp;
	self->name = execname;
	off[tid] = timestamp;
}

sched:::on-cpu
/self->since/
{
	@away[cpu] = quantize(timestamp - self->since);
	@slow = max(timestamp - off[tid]);
	self->since = 0;
	self->name = 0;
	off[tid] = 0;
}

proc:::lwp-exit
{
	off[tid] = 0;
}

/* Speculations, half of which are discarded. */
syscall::openat:entry
/execname == "soaked"/
{
	self->spec = speculation();
	speculate(self->spec);
	printf("speculated %s\n", copyinstr(arg1));
}

syscall::openat:return
/self->spec && tid % 2/
{
	commit(self->spec);
	self->spec = 0;
}

syscall::openat:return
/self->spec/
{
	discard(self->spec);
	self->spec = 0;
}

tick-10s
{
	trunc(@kernel_stacks, 5);
	trunc(@stacks, 5);
	clear(@away);
	printa("stack %k %@d\n", @kernel_stacks);
	printa("stack %s %k %@d\n", @stacks);
	trunc(@kernel_stacks);
	trunc(@stacks);
}

END
{
	trunc(@kernel_stacks);
	trunc(@stacks);
	trunc(@away);
	trunc(@noise);
	printa("reads %@d\n", @reads);
	printa("execs %@d\n", @execs);
	printa("orders %@d\n", @orders);
	printa("calls %@d\n", @calls);
	printa("mounts %@d\n", @mounts);
	printa("slow %@d\n", @slow);
}
