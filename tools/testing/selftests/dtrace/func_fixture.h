/* SPDX-License-Identifier: GPL-2.0 */
/* The fixture of the tests of links on functions; see func.h. */
#ifndef _DTRACE_FUNC_FIXTURE_H
#define _DTRACE_FUNC_FIXTURE_H

#include <unistd.h>

#include "func.h"

/* The programs of progs/func.bpf.c and what they write. */
FIXTURE(func)
{
	struct bpf_object *obj;
	struct func_note *notes;
	__u64 *runs;
	__u32 *pid;
	int plain, full, count, first, cookie, global, caller;
};

FIXTURE_SETUP(func)
{
	ASSERT_EQ(0, func_load("func", &self->obj));
	self->notes = dt_var(self->obj, "notes");
	self->runs = dt_var(self->obj, "runs");
	self->pid = dt_var(self->obj, "pid");
	ASSERT_NE(NULL, self->notes);
	ASSERT_NE(NULL, self->runs);
	ASSERT_NE(NULL, self->pid);
	*self->pid = getpid();
	self->plain = dt_object_prog(self->obj, "plain");
	self->full = dt_object_prog(self->obj, "full");
	self->count = dt_object_prog(self->obj, "count");
	self->first = dt_object_prog(self->obj, "first");
	self->cookie = dt_object_prog(self->obj, "cookie");
	self->global = dt_object_prog(self->obj, "with_global");
	self->caller = dt_object_prog(self->obj, "caller");
}

FIXTURE_TEARDOWN(func)
{
	bpf_object__close(self->obj);
}

#endif /* _DTRACE_FUNC_FIXTURE_H */
