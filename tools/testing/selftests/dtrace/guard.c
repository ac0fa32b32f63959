// SPDX-License-Identifier: GPL-2.0
/*
 * A program updates a map that has no guard of its own, and is interrupted
 * while the CPU holds the locks of the map. The program that interrupts it
 * would update the same map and spin forever, so it must be skipped, and the
 * skipped firing must be counted.
 *
 * The tests are the product of: where the outer program is, what interrupts it,
 * and the map. A failure is a guest that hangs.
 */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "func.h"
#include "raw_tp.h"
#include "uprobes.h"
#include "progs/guard.bpf.h"

/* Maps, and a function that the kernel calls while it holds all locks of them. */
struct place {
	const char *function;		/* the compiler may add a suffix */
	bool is_traceable;		/* by ftrace */
	bool takes_int3;		/* a kprobe can be behind its beginning */
	__u32 first_map, last_map;
};

static const struct place places[] = {
	{ "htab_lru_map_delete_node", true, true, GUARD_LRU, GUARD_LRU_OWN_LIST },
	{ "longest_prefix_match", false, true, GUARD_LPM, GUARD_LPM },
	/* It begins with the lock held. */
	{ "_raw_spin_unlock_irqrestore", true, false, GUARD_LPM, GUARD_LPM },
};

#define FUNCTION	"bpf_fentry_test1"
#define NMI		"/sys/kernel/debug/dtrace_func_test/nmi"
#define SLOW		3600	/* seconds that an emulated kernel with KCSAN may take */

FIXTURE(guard)
{
	struct bpf_object *outer, *inner;
	struct dt_wired wired;
	struct bpf_link *link;		/* of what interrupts, besides inner */
	const struct place *place;	/* where the outer program is interrupted */
	char function[128];		/* of the place, with its suffix */
	int outer_link;
	int clauses;			/* for a trampoline that interrupts, or 0 */
	long guard_misses;		/* before the test */
};

/* Where the outer program is. Its object is loaded, except for trampolines. */

struct outer {
	const char *name;
	int (*attach)(int prog);
	const struct dt_source *tramp;	/* instead of @attach */
	void (*fire)(void);
};

static const char *const function[] = { FUNCTION };

static int outer_multi(int prog)
{
	return func_multi(prog, function, NULL, 1, 0);
}

static int outer_return(int prog)
{
	return func_multi(prog, function, NULL, 1, BPF_F_KPROBE_MULTI_RETURN);
}

static int outer_kprobes(int prog)
{
	return func_multi(prog, function, NULL, 1, BPF_F_KPROBE_MULTI_KPROBES);
}

static int outer_fentry(int prog)
{
	return func_tramp(prog, BPF_TRACE_FENTRY, NULL, FUNCTION, 0);
}

static int outer_fexit(int prog)
{
	return func_tramp(prog, BPF_TRACE_FEXIT, NULL, FUNCTION, 0);
}

static int outer_sdt(int prog)
{
	return sdt_attach(prog, "args0", 0);
}

static void fire_sdt(void)
{
	sdt_fire("args");
}

static int outer_raw_tp(int prog)
{
	return raw_tp_link(prog, RAW_TP, 0);
}

static int outer_uprobes(int prog)
{
	return uprobes_link(prog, NULL, 0, 0);
}

static int test_run;	/* program of the row below */

static int outer_test_run(int prog)
{
	test_run = prog;
	return dup(prog);
}

static void fire_test_run(void)
{
	dt_test_run(test_run, NULL, 0);
}

static const struct outer outers[] = {
	{ "multi", outer_multi, NULL, dt_fire_kernel },
	{ "return", outer_return, NULL, dt_fire_kernel },
	{ "kprobes", outer_kprobes, NULL, dt_fire_kernel },
	{ "fentry", outer_fentry, NULL, dt_fire_kernel },
	{ "fexit", outer_fexit, NULL, dt_fire_kernel },
	{ "sdt", outer_sdt, NULL, fire_sdt },
	{ "raw tracepoint", outer_raw_tp, NULL, raw_tp_fire },
	{ "uprobes", outer_uprobes, NULL, uprobes_fire_one },
	{ "test_run", outer_test_run, NULL, fire_test_run },
	{ "kprobe trampoline", NULL, &dt_sources[DT_SOURCE_kprobe] },
	{ "raw tracepoint trampoline", NULL, &dt_sources[DT_SOURCE_raw_tracepoint] },
	{ "fentry trampoline", NULL, &dt_sources[DT_SOURCE_fentry] },
	{ "uprobe trampoline", NULL, &dt_sources[DT_SOURCE_uprobe] },
};

/* The programs of @obj with these names, and no others, are loaded. */
static int load_only(struct bpf_object *obj, const char *const *names)
{
	struct bpf_program *prog;
	const char *const *name;
	bool wanted;

	bpf_object__for_each_program(prog, obj) {
		wanted = false;
		for (name = names; *name; name++)
			wanted |= !strcmp(bpf_program__name(prog), *name);
		bpf_program__set_autoload(prog, wanted);
	}
	return bpf_object__load(obj);
}

static int attach_outer(FIXTURE_DATA(guard) * self, const struct outer *outer)
{
	static const char *const names[] = { "outer", NULL };
	int err;

	if (outer->tramp) {
		err = dt_wire(&self->wired, outer->tramp, "guard", "outer", 0);
		self->outer = self->wired.clause_obj;
		return err;
	}
	self->outer = dt_open("guard");
	if (!self->outer)
		return -errno;
	err = load_only(self->outer, names);
	if (err)
		return err;
	self->outer_link = outer->attach(dt_object_prog(self->outer, "outer"));
	return self->outer_link < 0 ? self->outer_link : 0;
}

static void fire_outer(const struct outer *outer)
{
	if (outer->tramp)
		outer->tramp->fire();
	else
		outer->fire();
}

/* What interrupts the outer program. */

struct inner {
	const char *name;
	const char *const *programs;
	/* A descriptor that misses() takes, or -errno. */
	int (*attach)(FIXTURE_DATA(guard) * self);
	long (*misses)(const FIXTURE_DATA(guard) * self, int fd);
	bool needs_nmi;
	bool needs_int3;	/* and no ftrace */
};

static int inner_prog(const FIXTURE_DATA(guard) * self)
{
	return dt_object_prog(self->inner, "inner");
}

static long link_misses(const FIXTURE_DATA(guard) * self, int fd)
{
	return func_missed(fd);
}

static long sdt_misses(const FIXTURE_DATA(guard) * self, int fd)
{
	struct bpf_link_info info = {};
	__u32 len = sizeof(info);

	if (bpf_link_get_info_by_fd(fd, &info, &len))
		return -1;
	return info.sdt.misses.prog_active;
}

/* Tail calls that were not taken. */
static long guard_misses(const FIXTURE_DATA(guard) * self, int fd)
{
	return dt_stat("guard_misses") - self->guard_misses;
}

static __u64 under_lock;	/* offset in the function that only an int3 reaches */

/*
 * Behind the beginning of the function, so that neither ftrace nor a kprobe by
 * ftrace can be used. Other addresses than those of instructions are rejected.
 */
static int inner_link(FIXTURE_DATA(guard) * self)
{
	__u64 addr, start = sdt_address(self->function);
	int fd = -ENOENT;

	for (addr = start + 9; start && fd < 0 && addr < start + 40; addr++) {
		fd = func_multi_addrs(inner_prog(self), &addr, NULL, 1,
				      BPF_F_KPROBE_MULTI_KPROBES);
		under_lock = addr - start;
	}
	return fd;
}

static int inner_base(FIXTURE_DATA(guard) * self)
{
	LIBBPF_OPTS(bpf_kprobe_opts, opts);
	struct bpf_program *prog;
	int fd = inner_link(self);

	if (fd < 0)
		return fd;
	close(fd);
	opts.offset = under_lock;
	prog = bpf_object__find_program_by_name(self->inner, "base");
	self->link = bpf_program__attach_kprobe_opts(prog, self->function, &opts);
	return self->link ? dup(bpf_program__fd(prog)) : -errno;
}

/* Skipped because a program runs, or because a kprobe does. */
static long base_misses(const FIXTURE_DATA(guard) * self, int fd)
{
	struct bpf_prog_info prog = {};
	struct bpf_link_info link = {};
	__u32 size = sizeof(prog);

	if (bpf_prog_get_info_by_fd(fd, &prog, &size))
		return -1;
	size = sizeof(link);
	if (bpf_link_get_info_by_fd(bpf_link__fd(self->link), &link, &size))
		return -1;
	return prog.recursion_misses + link.perf_event.kprobe.missed;
}

/* A program of another type makes a tail call to the inner one. */
static int load_trampoline(FIXTURE_DATA(guard) * self, struct dt_prog *prog)
{
	self->clauses = dt_prog_array(1);
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->clauses, 0),
		DT_RETURN_0(),
	};

	prog->insns = insns;
	prog->count = ARRAY_SIZE(insns);
	return dt_set(self->clauses, 0, inner_prog(self)) ?: dt_load_prog(prog);
}

static int inner_fentry(FIXTURE_DATA(guard) * self)
{
	struct dt_prog prog = {
		.type = BPF_PROG_TYPE_TRACING,
		.attach_type = BPF_TRACE_FENTRY,
		.attach_btf_id =
			libbpf_find_vmlinux_btf_id(self->function,
						   BPF_TRACE_FENTRY),
	};
	int fd = load_trampoline(self, &prog);

	return fd < 0 ? fd : bpf_link_create(fd, 0, BPF_TRACE_FENTRY, NULL);
}

static int inner_contention(FIXTURE_DATA(guard) * self)
{
	struct dt_prog prog = { .type = BPF_PROG_TYPE_RAW_TRACEPOINT };
	int fd = load_trampoline(self, &prog);

	return fd < 0 ? fd : bpf_raw_tracepoint_open("contention_begin", fd);
}

/* The handler of the NMI calls a function and fires a static probe. */

static int raise_nmis(FIXTURE_DATA(guard) * self)
{
	struct bpf_program *prog =
		bpf_object__find_program_by_name(self->inner, "raise");

	self->link = bpf_program__attach(prog);
	return self->link ? 0 : -errno;
}

static int inner_nmi(FIXTURE_DATA(guard) * self)
{
	static const char *const name[] = { "func_test_nmi" };

	return raise_nmis(self) ?: func_multi(inner_prog(self), name, NULL, 1, 0);
}

static int inner_nmi_sdt(FIXTURE_DATA(guard) * self)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt.provider = "func_test",
		    .sdt.name = "nmi");

	return raise_nmis(self) ?:
	       bpf_link_create(inner_prog(self), 0, BPF_TRACE_SDT, &opts);
}

/* The kernel fires this tracepoint after each handler of the NMI. */
static int inner_nmi_raw_tp(FIXTURE_DATA(guard) * self)
{
	return raise_nmis(self) ?:
	       raw_tp_link(inner_prog(self), "nmi_handler", 0);
}

static const char *const just_inner[] = { "inner", NULL };
static const char *const with_base[] = { "inner", "base", NULL };
static const char *const with_nmi[] = { "inner", "raise", NULL };

static int share_maps(struct bpf_object *to, struct bpf_object *from)
{
	static const char *const names[] = {
		"lru", "lru_percpu", "lru_own_list", "lpm", ".bss",
	};
	int i, err = 0;

	for (i = 0; i < ARRAY_SIZE(names) && !err; i++)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(to, names[i]),
					dt_object_map(from, names[i]));
	return err;
}

/* Find the function of the place, such as "name.isra.0". */
static int find_function(FIXTURE_DATA(guard) * self)
{
	size_t length = strlen(self->place->function);
	FILE *file = fopen("/proc/kallsyms", "re");
	char line[512];
	int err = file ? -ENOENT : -errno;

	while (err == -ENOENT && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%*x %*c %127s", self->function) == 1 &&
		    !strncmp(self->function, self->place->function, length) &&
		    (!self->function[length] || self->function[length] == '.'))
			err = 0;
	}
	if (file)
		fclose(file);
	return err;
}

static int attach_inner(FIXTURE_DATA(guard) * self, const struct inner *inner)
{
	struct bpf_program *raise;
	int err;

	self->inner = dt_open("guard");
	if (!self->inner)
		return -errno;
	err = find_function(self);
	if (err)
		return err;
	raise = bpf_object__find_program_by_name(self->inner, "raise");
	if (self->place->is_traceable)
		err = bpf_program__set_attach_target(raise, 0, self->function);
	err = err ?: share_maps(self->inner, self->outer) ?:
	      load_only(self->inner, inner->programs);
	if (err)
		return err;
	self->guard_misses = dt_stat("guard_misses");
	return inner->attach(self);
}

FIXTURE_SETUP(guard)
{
	int off;

	memset(self, 0, sizeof(*self));
	self->outer_link = -1;
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, sdt_load("func_test"));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	/* A kprobe that became a jump is no int3. */
	off = open("/proc/sys/debug/kprobes-optimization", O_WRONLY | O_CLOEXEC);
	if (off >= 0) {
		EXPECT_EQ(1, write(off, "0", 1));
		close(off);
	}
}

static void detach(FIXTURE_DATA(guard) * self)
{
	bpf_link__destroy(self->link);
	if (self->clauses)
		close(self->clauses);
	if (self->inner)
		bpf_object__close(self->inner);
	if (self->outer_link >= 0)
		close(self->outer_link);
	if (self->wired.clause_obj)
		dt_unwire(&self->wired);
	else if (self->outer)
		bpf_object__close(self->outer);
	memset(self, 0, sizeof(*self));
	self->outer_link = -1;
}

FIXTURE_TEARDOWN(guard)
{
	detach(self);
}

/* The objects share their variables. Only the one that made them has them mapped. */
static __u64 number(FIXTURE_DATA(guard) * self, const char *name)
{
	return *(__u64 *)dt_var(self->outer, name);
}

static void expect_skipped(struct __test_metadata *_metadata,
			   FIXTURE_DATA(guard) * self, const struct outer *outer,
			   const struct inner *inner, const struct place *place)
{
	__u32 map, maps = place->last_map - place->first_map + 1;
	long before;
	int fd;

	/* If the guest hangs, this is the last line. */
	TH_LOG("%s, interrupted by %s in %s", outer->name, inner->name,
	       place->function);
	self->place = place;
	ASSERT_EQ(0, attach_outer(self, outer));
	fd = attach_inner(self, inner);
	ASSERT_LE(0, fd)
		TH_LOG("%s", strerror(-fd));
	for (map = place->first_map; map <= place->last_map; map++) {
		*(__u32 *)dt_var(self->outer, "which") = map;
		before = inner->misses(self, fd);
		fire_outer(outer);
		EXPECT_LT(before, inner->misses(self, fd))
			TH_LOG("map %u", map);
	}

	EXPECT_EQ(maps, number(self, "runs"));
	EXPECT_EQ(0, number(self, "inner_runs"));
	EXPECT_EQ(0, number(self, "failures"));
	close(fd);
	detach(self);
}

static void expect_row(struct __test_metadata *_metadata,
		       FIXTURE_DATA(guard) * self, const struct inner *inner)
{
	int i, j;

	if (inner->needs_nmi && access(NMI, F_OK))
		SKIP(return, "no way to send NMIs here");
	for (i = 0; i < ARRAY_SIZE(places); i++) {
		if (inner->needs_int3 ? !places[i].takes_int3 :
					!places[i].is_traceable)
			continue;
		/* Newer tries do not call it. */
		if (!places[i].takes_int3 &&
		    dt_kernel_has("resilient_queued_spin_lock_slowpath"))
			continue;
		/* Nor are there kprobe events in its file. */
		if (!func_is_traceable(places[i].function)) {
			TH_LOG("this kernel allows no kprobe event in %s",
			       places[i].function);
			continue;
		}
		for (j = 0; j < ARRAY_SIZE(outers); j++)
			expect_skipped(_metadata, self, &outers[j], inner,
				       &places[i]);
	}
}

TEST_F_TIMEOUT(guard, int3_of_a_link_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"int3 of a link", just_inner, inner_link, link_misses,
		.needs_int3 = true,
	};

	expect_row(_metadata, self, &inner);
}

TEST_F_TIMEOUT(guard, int3_of_a_kprobe_program_is_skipped_and_counted,
	       SLOW)
{
	static const struct inner inner = {
		"int3 of a kprobe program", with_base, inner_base, base_misses,
		.needs_int3 = true,
	};

	expect_row(_metadata, self, &inner);
}

TEST_F_TIMEOUT(guard, trampoline_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"trampoline", just_inner, inner_fentry, guard_misses,
	};

	expect_row(_metadata, self, &inner);
}

TEST_F_TIMEOUT(guard, function_in_an_nmi_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"function in an NMI", with_nmi, inner_nmi, link_misses, true,
	};

	expect_row(_metadata, self, &inner);
}

TEST_F_TIMEOUT(guard, static_probe_in_an_nmi_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"static probe in an NMI", with_nmi, inner_nmi_sdt, sdt_misses,
		true,
	};

	expect_row(_metadata, self, &inner);
}

TEST_F_TIMEOUT(guard, tracepoint_in_an_nmi_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"tracepoint in an NMI", with_nmi, inner_nmi_raw_tp, link_misses,
		true,
	};

	expect_row(_metadata, self, &inner);
}

/*
 * All CPUs update the map, until one waits for a lock while it holds another. The
 * kernel reports the contention of the third CPU and of those after it.
 */

#define MAX_THREADS	7

static bool over;

/* In a virtual machine, spinlocks do not report contention. */
static bool is_virtual(void)
{
	FILE *file = fopen("/proc/cpuinfo", "re");
	bool found = false;
	char line[4096];

	while (file && !found && fgets(line, sizeof(line), file))
		found = !strncmp(line, "flags", 5) && strstr(line, " hypervisor");
	if (file)
		fclose(file);
	return found;
}

static void *fire_on_cpu(void *cpu)
{
	bool pinned = !dt_pin((long)cpu);

	while (!__atomic_load_n(&over, __ATOMIC_ACQUIRE))
		dt_fire_kernel();
	return pinned ? cpu : NULL;
}

TEST_F_TIMEOUT(guard, contention_for_the_lock_is_skipped_and_counted, SLOW)
{
	static const struct inner inner = {
		"contention_begin", just_inner, inner_contention, guard_misses,
	};
	int fd, i, threads = dt_cpus() - 1;
	pthread_t thread[MAX_THREADS];
	void *good;

	if (threads < 2)
		SKIP(return, "needs three CPUs");
	if (is_virtual())
		SKIP(return, "spinlocks do not report contention here");
	if (threads > MAX_THREADS)
		threads = MAX_THREADS;
	self->place = &places[0];
	ASSERT_EQ(0, attach_outer(self, &outers[0]));
	fd = attach_inner(self, &inner);
	ASSERT_LE(0, fd);
	dt_fire_kernel();
	for (i = 0; i < threads; i++)
		ASSERT_EQ(0, pthread_create(&thread[i], NULL, fire_on_cpu,
					    (void *)(i + 1L)));
	while (!guard_misses(self, fd))
		dt_fire_kernel();
	__atomic_store_n(&over, true, __ATOMIC_RELEASE);
	for (i = 0; i < threads; i++) {
		pthread_join(thread[i], &good);
		EXPECT_NE(NULL, good);
	}
	close(fd);
}

TEST_HARNESS_MAIN
