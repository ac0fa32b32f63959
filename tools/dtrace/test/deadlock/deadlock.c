// SPDX-License-Identifier: GPL-2.0
/*
 * Look for a place in the kernel where a program that interrupts another one hangs the CPU.
 *
 *   deadlock OBJECT MODULE FUNCTIONS PROBES SEED
 *
 * MODULE is sdt_test.ko, whose static probe is fired. FUNCTIONS is a file with lines "NAME SIZE", of the functions that
 * BPF programs use. Each probe is a kprobe on a random instruction of a random function. It runs a program that updates
 * maps. Then programs by links of all other kinds, which update the same maps, fire. The time limit of the guest ends a
 * hang: the last line says what was probed.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include "deadlock.h"

#define FUNCTION	"bpf_fentry_test1"
#define FIRE		"/sys/kernel/debug/dtrace_sdt_test/fire"
#define MAX_FUNCTIONS	4096
#define MAX_INNER	2000	/* programs that work for each probe */
#define TIMES		5	/* that the outer program fires for each probe */

struct function {
	__u64 address;
	unsigned long size;
	char name[128];
};

static struct function functions[MAX_FUNCTIONS];
static int function_count;
static unsigned long total_size;

enum kind { PLAIN, LRU, KINDS };
enum place { ENTRY, RETURN, FENTRY, FEXIT, SDT, PLACES };

static const char *const kind_names[KINDS] = { "plain", "lru" };
static const char *const place_names[PLACES] = { "entry", "return", "fentry", "fexit", "sdt" };

static void __attribute__((noreturn)) fail(const char *what)
{
	perror(what);
	exit(1);
}

static void load_module(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || syscall(SYS_finit_module, fd, "", 0))
		fail(path);
	close(fd);
}

/* Numbers that depend on the seed alone. */
static __u64 random_below(__u64 limit)
{
	return (__u64)(drand48() * limit);
}

static void read_functions(const char *path)
{
	FILE *file = fopen(path, "re");

	if (!file)
		fail(path);
	while (function_count < MAX_FUNCTIONS &&
	       fscanf(file, "%127s %lu", functions[function_count].name, &functions[function_count].size) == 2)
		function_count++;
	fclose(file);
}

/* Functions that the linker left out, and names that several functions have, stay without an address. */
static void find_addresses(void)
{
	FILE *file = fopen("/proc/kallsyms", "re");
	unsigned long long address;
	char line[512], name[256];

	if (!file)
		fail("/proc/kallsyms");
	while (fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %*c %255s", &address, name) != 2 || strchr(line, '['))
			continue;
		for (int i = 0; i < function_count; i++) {
			if (!strcmp(functions[i].name, name))
				functions[i].address = functions[i].address ? 1 : address;
		}
	}
	fclose(file);
	for (int i = 0; i < function_count; i++) {
		if (functions[i].address <= 1)
			functions[i].size = 0;
		total_size += functions[i].size;
	}
	if (!total_size)
		fail("no function has an address");
}

static int program_of(struct bpf_object *object, const char *role, enum kind kind)
{
	char name[32];

	snprintf(name, sizeof(name), "%s_%s", role, kind_names[kind]);
	return bpf_program__fd(bpf_object__find_program_by_name(object, name));
}

/* libbpf does not pass a cookie with the target. */
static int attach_trampoline(int program, enum bpf_attach_type type, __u64 cookie)
{
	union bpf_attr attr = {};

	attr.link_create.prog_fd = program;
	attr.link_create.attach_type = type;
	attr.link_create.tracing.target_btf_id = libbpf_find_vmlinux_btf_id(FUNCTION, BPF_TRACE_FENTRY);
	attr.link_create.tracing.cookie = cookie;
	return syscall(SYS_bpf, BPF_LINK_CREATE, &attr, sizeof(attr));
}

static int attach_outer(int program, enum place place, __u32 id)
{
	static const char *const names[] = { FUNCTION };
	__u64 cookie = id;
	LIBBPF_OPTS(bpf_link_create_opts, opts);

	switch (place) {
	case ENTRY:
	case RETURN:
		opts.kprobe_multi.syms = (const char **)names;
		opts.kprobe_multi.cookies = &cookie;
		opts.kprobe_multi.cnt = 1;
		opts.kprobe_multi.flags = place == RETURN ? BPF_F_KPROBE_MULTI_RETURN : 0;
		return bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts);
	case FENTRY:
	case FEXIT:
		return attach_trampoline(program, place == FENTRY ? BPF_TRACE_FENTRY : BPF_TRACE_FEXIT, cookie);
	default:
		opts.sdt.provider = "sdt_test";
		opts.sdt.name = "args0";
		opts.sdt.ecb_id = id;
		return bpf_link_create(program, 0, BPF_TRACE_SDT, &opts);
	}
}

/* A test run of a program of type TRACING calls the function. */
static int load_driver(void)
{
	const struct bpf_insn insns[] = { { .code = 0xb7 }, { .code = 0x95 } };
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = BPF_TRACE_FENTRY,
		    .attach_btf_id = libbpf_find_vmlinux_btf_id(FUNCTION, BPF_TRACE_FENTRY));
	int fd = bpf_prog_load(BPF_PROG_TYPE_TRACING, "driver", "GPL", insns, 2, &opts);

	if (fd < 0)
		fail("driver");
	return fd;
}

static void fire(enum place place, int driver)
{
	LIBBPF_OPTS(bpf_test_run_opts, opts);
	static int sdt = -1;

	if (place != SDT) {
		bpf_prog_test_run_opts(driver, &opts);
		return;
	}
	if (sdt < 0)
		sdt = open(FIRE, O_WRONLY | O_CLOEXEC);
	if (write(sdt, "args", 4) < 0)
		fail(FIRE);
}

/* A link of the program on a random instruction, or -1 if the address has none or must not be probed. */
static int probe_somewhere(int program, char *where, size_t size)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.cnt = 1,
		    .kprobe_multi.flags = BPF_F_KPROBE_MULTI_KPROBES);
	__u64 offset = random_below(total_size), address;
	int i = 0;

	for (; offset >= functions[i].size; i++)
		offset -= functions[i].size;
	address = functions[i].address + offset;
	opts.kprobe_multi.addrs = (const unsigned long *)&address;
	snprintf(where, size, "%s+%llu", functions[i].name, offset);
	return bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts);
}

static void run(struct bpf_object *object, int probes, int driver)
{
	struct bpf_map *bss = bpf_object__find_map_by_name(object, "deadlock.bss");
	struct deadlock_vars *vars;
	enum kind outer, inner;
	enum place place;
	char where[192];
	size_t size;
	int link;

	vars = bpf_map__initial_value(bss, &size);
	if (!vars)
		fail("deadlock.bss");
	for (int n = 0; n < probes;) {
		outer = random_below(KINDS);
		inner = random_below(KINDS);
		place = random_below(PLACES);
		link = probe_somewhere(program_of(object, "inner", inner), where, sizeof(where));
		if (link < 0)
			continue;
		n++;
		printf("probe %d: %s of %s interrupts %s of %s\n", n, kind_names[inner], where, kind_names[outer],
		       place_names[place]);
		fflush(stdout);
		vars->inner_left = MAX_INNER;
		vars->chosen = outer * PLACES + place;
		for (int i = 0; i < TIMES; i++)
			fire(place, driver);
		vars->chosen = -1;
		close(link);
	}
	printf("%s deadlock: %d probes, %llu outer and %llu inner programs\n",
	       vars->outer_runs && vars->inner_runs ? "ok" : "not ok", probes, vars->outer_runs, vars->inner_runs);
}

int main(int argc, char **argv)
{
	struct bpf_object *object;
	cpu_set_t cpus;

	if (argc != 6) {
		fprintf(stderr, "usage: deadlock OBJECT MODULE FUNCTIONS PROBES SEED\n");
		return 2;
	}
	CPU_ZERO(&cpus);
	CPU_SET(0, &cpus);
	if (sched_setaffinity(0, sizeof(cpus), &cpus))
		fail("sched_setaffinity");
	load_module(argv[2]);
	read_functions(argv[3]);
	find_addresses();
	srand48(atol(argv[5]));

	object = bpf_object__open(argv[1]);
	if (!object || bpf_object__load(object))
		fail(argv[1]);
	for (int kind = 0; kind < KINDS; kind++) {
		for (int place = 0; place < PLACES; place++) {
			if (attach_outer(program_of(object, "outer", kind), place, kind * PLACES + place) < 0)
				fail(place_names[place]);
		}
	}
	run(object, atoi(argv[4]), load_driver());
	return 0;
}
