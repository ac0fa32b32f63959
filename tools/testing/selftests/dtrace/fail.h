/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Lack of memory on demand, and memory that is lost
 *
 * /proc/thread-self/fail-nth counts the allocations of a thread and lets one of
 * them fail. It needs CONFIG_FAULT_INJECTION with FAILSLAB and FAIL_PAGE_ALLOC;
 * see Documentation/fault-injection/fault-injection.rst. Of the functions that
 * fail_function can let fail, commands come to should_failslab() and
 * should_fail_alloc_page() only, which is the same. Calls return a non-negative
 * value or -errno.
 */
#ifndef _DTRACE_FAIL_H
#define _DTRACE_FAIL_H

#include <stddef.h>

/*
 * Let allocations that may sleep fail, too, and without a message. Keep the
 * memory of this process: a page fault in a command would be an allocation of
 * the command. -ENOENT if the kernel cannot do it.
 */
int fail_prepare(void);

/* The counter of the calling thread: a descriptor for the calls below. */
int fail_open(void);

/* Let the allocation @nth of this thread fail, the first one with 1; 0: none. */
int fail_arm(int fd, unsigned int nth);

/*
 * End this: 1 if an allocation failed, 0 if there were fewer or none was to fail,
 * or -errno.
 */
int fail_disarm(int fd);

/*
 * Let this thread have @bytes of slabs and @pages single pages more, and then
 * none at all; negative: end this. Unlike with fail_arm(), the second way to get
 * memory fails, too.
 */
int fail_rest(int bytes, int pages);

/*
 * What kmemleak reports, in @text, which is "" if it reports nothing. -ENOENT if
 * the kernel was built without it. This takes some seconds, because kmemleak
 * leaves out what is younger than five seconds.
 */
int fail_leaks(char *text, size_t size);

#endif /* _DTRACE_FAIL_H */
