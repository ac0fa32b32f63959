// SPDX-License-Identifier: GPL-2.0
/*
 * A program uses a map that has a lock, and the CPU is interrupted while it holds
 * the lock: by a program on a function that takes or releases the lock. This
 * program uses the map, too. The map must refuse it instead of waiting for the
 * lock. A failure is a guest that hangs.
 */
#include <stdio.h>
#include <string.h>

#include "func.h"
#include "progs/locks.bpf.h"

#define SLOW		1800	/* seconds that an emulated kernel with KCSAN may take */

FIXTURE(locks)
{
	struct dt_wired wired;		/* the outer program, behind a trampoline */
	struct bpf_object *obj;		/* all programs, but for this outer one */
	struct bpf_link *base;		/* of what interrupts; or inner_link */
	int inner_link;
};

/* What interrupts: a program on functions that exist, of all these. */
struct inner {
	const char *name;
	const char *functions[4];
	__u32 flags;
	const char *base;		/* a program of another type, or NULL */
};

static const struct inner inners[] = {
	{ "a link where locks are held",
	  { "_raw_spin_lock", "_raw_spin_lock_irqsave", "_raw_spin_trylock" },
	  BPF_F_KPROBE_MULTI_RETURN },
	{ "a link where locks are released",
	  { "_raw_spin_unlock", "_raw_spin_unlock_irqrestore" } },
	{ "fexit where a lock is held", {}, 0, "locked" },
	{ "fentry where a lock is released", {}, 0, "unlocks" },
};

static bool is_traceable(const char *function)
{
	FILE *file = fopen("/sys/kernel/tracing/available_filter_functions",
			   "re");
	bool is_there = false;
	char line[512];

	while (file && !is_there && fgets(line, sizeof(line), file)) {
		line[strcspn(line, "\n ")] = 0;
		is_there = !strcmp(line, function);
	}
	if (file)
		fclose(file);
	return is_there;
}

static int attach_inner(FIXTURE_DATA(locks) * self, const struct inner *inner)
{
	const char *there[ARRAY_SIZE(inner->functions)];
	struct bpf_program *base;
	int i, count = 0;

	if (inner->base) {
		base = bpf_object__find_program_by_name(self->obj, inner->base);
		self->base = bpf_program__attach(base);
		return self->base ? 0 : -errno;
	}
	for (i = 0; i < ARRAY_SIZE(there) && inner->functions[i]; i++) {
		if (is_traceable(inner->functions[i]))
			there[count++] = inner->functions[i];
	}
	self->inner_link = func_multi(dt_object_prog(self->obj, "inner"), there,
				      NULL, count, inner->flags);
	return self->inner_link < 0 ? self->inner_link : 0;
}

static int share_maps(struct bpf_object *to, struct bpf_object *from)
{
	struct bpf_map *map;
	const char *name;
	int err;

	bpf_object__for_each_map(map, to) {
		name = bpf_map__name(map);
		if (!strcmp(name, "ecbs") || !strcmp(name, "clauses"))
			continue;
		err = bpf_map__reuse_fd(map, dt_object_map(from, name));
		if (err)
			return err;
	}
	return 0;
}

/* The same maps and variables, with the trampoline of @source or without one. */
static int load(FIXTURE_DATA(locks) * self, const struct dt_source *source)
{
	int err = 0;

	self->inner_link = -1;
	if (source)
		err = dt_wire(&self->wired, source, "locks", "outer", 0);
	self->obj = dt_open("locks");
	if (err || !self->obj)
		return err ?: -errno;
	if (source)
		err = share_maps(self->obj, self->wired.clause_obj);
	return err ?: bpf_object__load(self->obj);
}

static void unload(FIXTURE_DATA(locks) * self)
{
	bpf_link__destroy(self->base);
	if (self->inner_link >= 0)
		close(self->inner_link);
	if (self->obj)
		bpf_object__close(self->obj);
	if (self->wired.clause_obj)
		dt_unwire(&self->wired);
	memset(self, 0, sizeof(*self));
	self->inner_link = -1;
}

FIXTURE_SETUP(locks)
{
	memset(self, 0, sizeof(*self));
	self->inner_link = -1;
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, sdt_load("sdt_test"));
}

FIXTURE_TEARDOWN(locks)
{
	unload(self);
}

/* A variable of the programs. Only the object that made the maps has them mapped. */
static const __u64 *numbers(FIXTURE_DATA(locks) * self, const char *name)
{
	return dt_var(self->wired.clause_obj ?: self->obj, name);
}

/* Do the maps refuse the program that interrupts, and not the outer one? */
static void expect_refused(struct __test_metadata *_metadata,
			   FIXTURE_DATA(locks) * self, bool interrupts)
{
	const __u64 *refused = numbers(self, "refused");

	EXPECT_LT(0, *numbers(self, "runs"));
	EXPECT_EQ(0, *numbers(self, "failures"));
	if (!interrupts)
		return;
	EXPECT_LT(0, *numbers(self, "inner_runs"));
	EXPECT_LT(0, refused[LOCKS_QUEUE]);
	EXPECT_LT(0, refused[LOCKS_STACK]);
	EXPECT_LT(0, refused[LOCKS_RING]);
}

TEST_F_TIMEOUT(locks, of_a_program_behind_a_trampoline, SLOW)
{
	int i, j;

	for (i = 0; i < DT_SOURCE_COUNT; i++) {
		if (!dt_source_there(&dt_sources[i]))
			continue;
		for (j = 0; j < ARRAY_SIZE(inners); j++) {
			/* If the guest hangs, this is the last line. */
			TH_LOG("%s, interrupted by %s", dt_sources[i].name,
			       inners[j].name);
			ASSERT_EQ(0, load(self, &dt_sources[i]));
			ASSERT_EQ(0, attach_inner(self, &inners[j]));
			dt_sources[i].fire();
			expect_refused(_metadata, self, false);
			unload(self);
		}
	}
}

static void test_run(FIXTURE_DATA(locks) * self)
{
	dt_test_run(dt_object_prog(self->obj, "outer"), NULL, 0);
}

TEST_F_TIMEOUT(locks, of_a_test_run, SLOW)
{
	int j;

	for (j = 0; j < ARRAY_SIZE(inners); j++) {
		TH_LOG("interrupted by %s", inners[j].name);
		ASSERT_EQ(0, load(self, NULL));
		ASSERT_EQ(0, attach_inner(self, &inners[j]));
		test_run(self);
		expect_refused(_metadata, self, j == 0);
		unload(self);
	}
}

TEST_F_TIMEOUT(locks, of_a_link, SLOW)
{
	static const char *const function[] = { "bpf_fentry_test1" };
	int fd, j;

	for (j = 0; j < ARRAY_SIZE(inners); j++) {
		TH_LOG("interrupted by %s", inners[j].name);
		ASSERT_EQ(0, load(self, NULL));
		fd = func_multi(dt_object_prog(self->obj, "outer"), function,
				NULL, 1, 0);
		ASSERT_LE(0, fd);
		ASSERT_EQ(0, attach_inner(self, &inners[j]));
		dt_fire_kernel();
		expect_refused(_metadata, self, inners[j].base && j == 2);
		close(fd);
		unload(self);
	}
}

TEST_F_TIMEOUT(locks, of_a_static_probe, SLOW)
{
	int fd, j;

	for (j = 0; j < ARRAY_SIZE(inners); j++) {
		TH_LOG("interrupted by %s", inners[j].name);
		ASSERT_EQ(0, load(self, NULL));
		fd = sdt_attach(dt_object_prog(self->obj, "outer"), "args0", 0);
		ASSERT_LE(0, fd);
		ASSERT_EQ(0, attach_inner(self, &inners[j]));
		sdt_fire("args");
		expect_refused(_metadata, self, inners[j].base && j == 2);
		close(fd);
		unload(self);
	}
}

TEST_HARNESS_MAIN
