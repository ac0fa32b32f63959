#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

profile:::profile-200
/cpu == 0/
{
	n++;
	if (n % 2) {
		odd++;
		@["odd"] = count();
	} else {
		even++;
		@["even"] = count();
	}
}

profile:::profile-200
/cpu == 0 && n == 6/
{
	printf("%d %d on %d\n", odd, even, cpu);
	exit(0);
}
==== 0
3 3 on 0

  even                                                              3
  odd                                                               3
