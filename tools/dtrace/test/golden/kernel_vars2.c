// SPDX-License-Identifier: GPL-2.0
/* A second file of the kernel of the goldens. */
static volatile int shared = 1;
int own_too = 1;

int with_another(void)
{
	static volatile int calls = 1;

	return calls + shared;
}

int with_a_third(void)
{
	static volatile int twice = 1;

	return twice;
}

int with_a_fourth(void)
{
	static volatile int twice = 2;

	return twice;
}
