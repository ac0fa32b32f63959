#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Calls of C++ methods by their names; ? stands for what a pattern cannot have: methods.d -c ./shop 'shop??order??*' */

#pragma D option quiet

pid$target:a.out:$$1:entry
{
	@[usym(uregs[R_PC])] = count();
}

END
{
	printa("%-40A %@8d\n", @);
}
