// SPDX-License-Identifier: GPL-2.0
/* A second file with a static variable of the same name. */
#include "dtrace_vars.h"

static volatile int same = 2;

int dtrace_vars_use_two(void)
{
	return same;
}
