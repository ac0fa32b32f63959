/* SPDX-License-Identifier: GPL-2.0 */
/* The fixture of the tests of links on static probes; see sdt.h. */
#ifndef _DTRACE_SDT_FIXTURE_H
#define _DTRACE_SDT_FIXTURE_H

#include "sdt.h"

/* The programs of progs/sdt.bpf.c and what they write. */
FIXTURE(sdt)
{
	struct bpf_object *obj;
	struct sdt_note *notes;
	__u64 *order, *counts;
	__u8 *code;
	int note, digit;
};

FIXTURE_SETUP(sdt)
{
	ASSERT_EQ(0, sdt_load("sdt_test"));
	self->obj = dt_open("sdt");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->notes = dt_var(self->obj, "notes");
	self->order = dt_var(self->obj, "order");
	self->counts = dt_var(self->obj, "counts");
	self->code = dt_var(self->obj, "code");
	self->note = dt_object_prog(self->obj, "note");
	self->digit = dt_object_prog(self->obj, "digit");
	ASSERT_NE(NULL, self->notes);
	ASSERT_NE(NULL, self->order);
	ASSERT_NE(NULL, self->counts);
	ASSERT_NE(NULL, self->code);
}

/* Some tests load more modules. */
FIXTURE_TEARDOWN(sdt)
{
	bpf_object__close(self->obj);
	sdt_unload("sdt_many");
	sdt_unload("sdt_test_join");
	sdt_unload("sdt_test_clash");
	sdt_unload("sdt_test_mixed");
}

#endif /* _DTRACE_SDT_FIXTURE_H */
