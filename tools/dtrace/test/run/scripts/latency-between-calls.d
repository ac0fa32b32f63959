#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Time between the writes of a process: the first one only starts the clock. */
#pragma D option quiet

syscall::write:entry
/pid == $target && self->last == 0/
{
	first++;
}

syscall::write:entry
/pid == $target && self->last/
{
	this->delta = timestamp - self->last;
	@["positive", this->delta > 0] = count();
}

syscall::write:entry
/pid == $target/
{
	self->last = timestamp;
}

END
{
	printf("%d thread\n", first);
	printa("%s %d: %@d\n", @);
}
==== 0 -c 'dd if=zeros3 of=/dev/null bs=1000 status=none'
1 thread
positive 1: 2
