// SPDX-License-Identifier: GPL-2.0
/*
 * A program uses a map that has a lock, and the CPU is interrupted while it holds
 * the lock: by a program on a function that takes or releases the lock. This
 * program uses the map, too. The map must refuse it instead of waiting for the
 * lock. A failure is a guest that hangs.
 *
 * Newer kernels have locks without such functions. There the programs are only
 * attached.
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

/* With the row, the map refuses the program on each architecture. */
#define REFUSED		(&inners[2])

static bool has_resilient_locks(void)
{
	return dt_kernel_has("resilient_queued_spin_lock_slowpath");
}

/* Programs of functions that the compiler has inlined are not loaded. */
static void choose_programs(struct bpf_object *obj)
{
	struct bpf_program *prog;
	const char *name;

	bpf_object__for_each_program(prog, obj) {
		name = strchr(bpf_program__section_name(prog), '/');
		if (name && !func_is_traceable(name + 1))
			bpf_program__set_autoload(prog, false);
	}
}

/* 0, -errno, or -ENOENT if there is no such function. */
static int attach_inner(FIXTURE_DATA(locks) * self, const struct inner *inner)
{
	const char *there[ARRAY_SIZE(inner->functions)];
	struct bpf_program *base;
	int i, count = 0;

	if (inner->base) {
		base = bpf_object__find_program_by_name(self->obj, inner->base);
		if (!bpf_program__autoload(base))
			return -ENOENT;
		self->base = bpf_program__attach(base);
		return self->base ? 0 : -errno;
	}
	for (i = 0; i < ARRAY_SIZE(there) && inner->functions[i]; i++) {
		if (func_is_traceable(inner->functions[i]))
			there[count++] = inner->functions[i];
	}
	if (!count || !dt_kernel_has("register_fprobe"))
		return -ENOENT;
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
	choose_programs(self->obj);
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
	if (!interrupts || has_resilient_locks())
		return;
	EXPECT_LT(0, *numbers(self, "inner_runs"));
	EXPECT_LT(0, refused[LOCKS_QUEUE]);
	EXPECT_LT(0, refused[LOCKS_STACK]);
	EXPECT_LT(0, refused[LOCKS_RING]);
}

/* Where the outer program is: @attach returns a descriptor or -errno. */
struct outer {
	const char *name;
	const struct dt_source *source;		/* a trampoline, or NULL */
	int (*attach)(int prog);
	void (*fire)(int prog);
};

static void expect_row(struct __test_metadata *_metadata,
		       FIXTURE_DATA(locks) * self, const struct outer *outer)
{
	const struct inner *inner;
	int fd, prog, err;

	for (inner = inners; inner < inners + ARRAY_SIZE(inners); inner++) {
		/* If the guest hangs, this is the last line. */
		TH_LOG("%s, interrupted by %s", outer->name, inner->name);
		ASSERT_EQ(0, load(self, outer->source));
		prog = dt_object_prog(self->obj, "outer");
		fd = outer->attach ? outer->attach(prog) : dup(prog);
		ASSERT_LE(0, fd);
		err = attach_inner(self, inner);
		if (err == -ENOENT) {
			TH_LOG("this kernel has no such function");
		} else {
			ASSERT_EQ(0, err);
			if (outer->source)
				outer->source->fire();
			else
				outer->fire(prog);
			expect_refused(_metadata, self, inner == REFUSED);
		}
		close(fd);
		unload(self);
	}
}

TEST_F_TIMEOUT(locks, of_a_program_behind_a_trampoline, SLOW)
{
	struct outer outer = {};
	int i;

	for (i = 0; i < DT_SOURCE_COUNT; i++) {
		if (!dt_source_there(&dt_sources[i]))
			continue;
		outer.name = dt_sources[i].name;
		outer.source = &dt_sources[i];
		expect_row(_metadata, self, &outer);
	}
}

static void test_run(int prog)
{
	dt_test_run(prog, NULL, 0);
}

TEST_F_TIMEOUT(locks, of_a_test_run, SLOW)
{
	static const struct outer outer = { "test run", NULL, NULL, test_run };

	expect_row(_metadata, self, &outer);
}

static int attach_link(int prog)
{
	return func_tramp(prog, BPF_TRACE_FENTRY, NULL, "bpf_fentry_test1", 0);
}

static void fire_link(int prog)
{
	dt_fire_kernel();
}

TEST_F_TIMEOUT(locks, of_a_link, SLOW)
{
	static const struct outer outer = {
		"fentry link", NULL, attach_link, fire_link,
	};

	expect_row(_metadata, self, &outer);
}

static int attach_sdt(int prog)
{
	return sdt_attach(prog, "args0", 0);
}

static void fire_sdt(int prog)
{
	sdt_fire("args");
}

TEST_F_TIMEOUT(locks, of_a_static_probe, SLOW)
{
	static const struct outer outer = {
		"static probe", NULL, attach_sdt, fire_sdt,
	};

	expect_row(_metadata, self, &outer);
}

TEST_HARNESS_MAIN
