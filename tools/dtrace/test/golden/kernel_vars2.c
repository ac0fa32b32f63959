// SPDX-License-Identifier: GPL-2.0
/* A second file of the kernel of the goldens. */
static volatile int shared = 1;
int own_too = 1;

int with_another(void)
{
	static volatile int calls = 1;

	return calls + shared;
}
