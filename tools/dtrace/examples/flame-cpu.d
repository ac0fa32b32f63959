#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Where a program uses the CPU, for a flame graph: flame-cpu.d -c 'xz -k big' > x; flamegraph.pl x > x.svg */

#pragma D option quiet
#pragma D option oformat=folded

profile-997
/pid == $target/
{
	@[execname, ustack(), stack()] = count();
}
