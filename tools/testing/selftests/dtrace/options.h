/* SPDX-License-Identifier: GPL-2.0 */
/* Numbers that whoever runs a test may choose. */
#ifndef _DTRACE_OPTIONS_H
#define _DTRACE_OPTIONS_H

#include <stdlib.h>

/* The number in an environment variable, or @otherwise. */
static inline long dt_option(const char *variable, long otherwise)
{
	const char *text = getenv(variable);

	return text && *text ? strtol(text, NULL, 0) : otherwise;
}

#endif /* _DTRACE_OPTIONS_H */
