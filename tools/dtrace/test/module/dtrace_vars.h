/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the two files of the test module share: a struct with one member of each
 * kind that types of variables can have.
 */
#ifndef DTRACE_TEST_MODULE_H
#define DTRACE_TEST_MODULE_H

struct dtrace_vars_all {
	int number;
	char text[16];
	struct dtrace_vars_all *pointer;
	short list[3];
	unsigned int low : 3;
	int high : 4;
};

int dtrace_vars_use_one(void);
int dtrace_vars_use_two(void);

#endif
