/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The program of the script beside this file. It counts reads by dd, timers of the sleepers and
 * NMIs, each by every means at once. Records are in clauses of their own, because a record that
 * finds no room ends its clause. ROOM says that there is room for all records, so that
 * speculations are exact, too.
 */
fbt::vfs_read:entry
/execname == "dd" && arg2 == 777/
{
	@reads = count();
	@reads_by[cpu, execname] = count();
	@reads_stack[stack(4)] = count();
	@reads_size = quantize(arg2);
	@reads_sum = sum(arg2);
	@reads_avg = avg(arg2);
	@reads_min = min(arg2);
	@reads_max = max(arg2);
	@reads_stddev = stddev(arg2);
}

fbt::vfs_read:entry
/execname == "dd" && arg2 == 777/
{
	printf("read %d\n", cpu);
}

sdt:timer::hrtimer_expire_entry
/(uintptr_t)((struct hrtimer *)arg0)->function == (uintptr_t)`hrtimer_wakeup &&
 ((struct hrtimer_sleeper *)arg0)->task->comm == "sleeper"/
{
	@timers = count();
	@timers_by[cpu, execname] = count();
	@timers_size = quantize(cpu);
}

sdt:timer::hrtimer_expire_entry
/(uintptr_t)((struct hrtimer *)arg0)->function == (uintptr_t)`hrtimer_wakeup &&
 ((struct hrtimer_sleeper *)arg0)->task->comm == "sleeper"/
{
	printf("timer %d\n", cpu);
}

sdt:sdt_test::nmi
{
	@nmis = count();
	@nmis_by[cpu] = count();
	@nmis_size = quantize(cpu);
	@nmis_avg = avg(-5);
	@nmis_min = min(-5);
	@nmis_max = max(-5);
	@nmis_stddev = stddev(-5);
}

sdt:sdt_test::nmi
{
	printf("nmi %d\n", cpu);
}

#ifdef ROOM
fbt::vfs_read:entry
/execname == "dd" && arg2 == 777/
{
	self->spec = speculation();
}

fbt::vfs_read:entry
/self->spec/
{
	speculate(self->spec);
	printf("speculated %d\n", tid);
}

fbt::vfs_read:return
/self->spec && (tid + arg1) % 2/
{
	@committed = count();
	commit(self->spec);
	self->spec = 0;
}

fbt::vfs_read:return
/self->spec/
{
	@discarded = count();
	discard(self->spec);
	self->spec = 0;
}
#endif

END
{
	printa("reads %@d\n", @reads);
	printa("reads_by %@d\n", @reads_by);
	printa("reads_stack %@d\n", @reads_stack);
	printa("reads_sum %@d\n", @reads_sum);
	printa("reads_avg %@d\n", @reads_avg);
	printa("reads_min %@d\n", @reads_min);
	printa("reads_max %@d\n", @reads_max);
	printa("reads_stddev %@d\n", @reads_stddev);
	printa("timers %@d\n", @timers);
	printa("timers_by %@d\n", @timers_by);
	printa("nmis %@d\n", @nmis);
	printa("nmis_by %@d\n", @nmis_by);
	printa("nmis_avg %@d\n", @nmis_avg);
	printa("nmis_min %@d\n", @nmis_min);
	printa("nmis_max %@d\n", @nmis_max);
	printa("nmis_stddev %@d\n", @nmis_stddev);
	printf("reads_size begins\n");
	printa("%@d\n", @reads_size);
	printf("reads_size ends\ntimers_size begins\n");
	printa("%@d\n", @timers_size);
	printf("timers_size ends\nnmis_size begins\n");
	printa("%@d\n", @nmis_size);
	printf("nmis_size ends\n");
#ifdef ROOM
	printa("committed %@d\n", @committed);
	printa("discarded %@d\n", @discarded);
#endif
}
