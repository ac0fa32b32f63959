// SPDX-License-Identifier: GPL-2.0
/*
 * Look for a place in the kernel where a program that interrupts another one hangs the CPU.
 *
 *   deadlock OBJECT MODULE FUNCTIONS PROBES SEED
 *
 * MODULE is sdt_test.ko, whose static probe is fired. FUNCTIONS is a file with lines "FILE NAME SIZE", of the functions
 * that BPF programs use, by object file. Each probe is a kprobe on a random instruction of a random file, or a link on a
 * function that takes or releases a lock. It runs a program that updates maps. Then programs by links of all kinds, which
 * update the same maps, fire. The time limit of the guest ends a hang: the last line says what was probed.
 *
 * It is an error if no instruction of a file can be probed, unless there are few probes.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <link.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <linux/dtrace.h>
#include "deadlock.h"

#define FUNCTION	"bpf_fentry_test1"
#define TRACEPOINT	"task_rename"
#define FIRE		"/sys/kernel/debug/dtrace_sdt_test/fire"
#define MAX_FUNCTIONS	4096
#define MAX_FILES	32
#define MAX_INNER	2000	/* programs that work for each probe */
#define TIMES		5	/* that the outer program fires for each probe */

struct file {
	char name[64];
	unsigned long size; /* of the functions that have an address */
	int probes;
};

struct function {
	__u64 address;
	unsigned long size;
	int file;
	char name[128];
};

static struct file files[MAX_FILES];
static int file_count;
static struct function functions[MAX_FUNCTIONS];
static int function_count;

/* A kernel inlines some of them. */
static const char *const lock_functions[] = {
	"_raw_spin_lock",   "_raw_spin_lock_irqsave",	   "_raw_spin_trylock",
	"_raw_spin_unlock", "_raw_spin_unlock_irqrestore", "_raw_spin_unlock_irq",
};

enum kind { PLAIN, LRU, KINDS };
enum place { ENTRY, RETURN, KPROBE, FENTRY, FEXIT, SDT, RAW_TP, UPROBE, TEST_RUN, PLACES };

static const char *const kind_names[KINDS] = { "plain", "lru" };
static const char *const place_names[PLACES] = {
	"entry", "return", "kprobe", "fentry", "fexit", "static probe", "tracepoint", "uprobe", "test run",
};

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

static int file_of(const char *name)
{
	int i = 0;

	while (i < file_count && strcmp(files[i].name, name))
		i++;
	if (i == MAX_FILES)
		return MAX_FILES - 1;
	if (i == file_count)
		snprintf(files[file_count++].name, sizeof(files[i].name), "%s", name);
	return i;
}

static void read_functions(const char *path)
{
	FILE *from = fopen(path, "re");
	struct function *function;
	char name[64];

	if (!from)
		fail(path);
	while (function_count < MAX_FUNCTIONS) {
		function = &functions[function_count];
		if (fscanf(from, "%63s %127s %lu", name, function->name, &function->size) != 3)
			break;
		function->file = file_of(name);
		function_count++;
	}
	fclose(from);
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
		files[functions[i].file].size += functions[i].size;
	}
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

static __attribute__((noinline)) void user_function(void)
{
	asm volatile("");
}

/* Where in the file of this program the function is. */
static int find_user_function(struct dl_phdr_info *info, size_t size, void *offset)
{
	const unsigned long at = (unsigned long)user_function - info->dlpi_addr;

	(void)size;

	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *segment = &info->dlpi_phdr[i];

		if (segment->p_type == PT_LOAD && at >= segment->p_vaddr && at - segment->p_vaddr < segment->p_filesz)
			*(unsigned long *)offset = at - segment->p_vaddr + segment->p_offset;
	}
	return 1; /* the first object is the program */
}

static int attach_uprobe(int program, __u64 cookie)
{
	unsigned long offset = 0;
	LIBBPF_OPTS(bpf_link_create_opts, opts, .uprobe_multi.path = "/proc/self/exe", .uprobe_multi.offsets = &offset,
		    .uprobe_multi.cookies = &cookie, .uprobe_multi.cnt = 1);

	dl_iterate_phdr(find_user_function, &offset);
	return bpf_link_create(program, 0, BPF_TRACE_UPROBE_MULTI, &opts);
}

static int attach_tracepoint(int program, __u64 cookie)
{
	union bpf_attr attr = {};

	attr.link_create.prog_fd = program;
	attr.link_create.attach_type = BPF_TRACE_RAW_TP;
	attr.link_create.raw_tp.name = (unsigned long)TRACEPOINT;
	attr.link_create.raw_tp.cookie = cookie;
	return syscall(SYS_bpf, BPF_LINK_CREATE, &attr, sizeof(attr));
}

static int attach_functions(int program, const char *name, const __u64 *cookie, __u32 flags)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.syms = &name, .kprobe_multi.cookies = cookie,
		    .kprobe_multi.cnt = 1, .kprobe_multi.flags = flags);

	return bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts);
}

static int attach_outer(int program, enum place place, __u32 id)
{
	const __u64 cookie = id;
	LIBBPF_OPTS(bpf_link_create_opts, opts);

	switch (place) {
	case ENTRY:
		return attach_functions(program, FUNCTION, &cookie, 0);
	case RETURN:
		return attach_functions(program, FUNCTION, &cookie, BPF_F_KPROBE_MULTI_RETURN);
	case KPROBE:
		return attach_functions(program, FUNCTION, &cookie, BPF_F_KPROBE_MULTI_KPROBES);
	case FENTRY:
	case FEXIT:
		return attach_trampoline(program, place == FENTRY ? BPF_TRACE_FENTRY : BPF_TRACE_FEXIT, cookie);
	case RAW_TP:
		return attach_tracepoint(program, cookie);
	case UPROBE:
		return attach_uprobe(program, cookie);
	case SDT:
		opts.sdt.provider = "sdt_test";
		opts.sdt.name = "args0";
		opts.sdt.ecb_id = id;
		return bpf_link_create(program, 0, BPF_TRACE_SDT, &opts);
	default:
		return 0; /* a test run needs no link */
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

static void test_run(int program, __u32 id)
{
	struct dtrace_bpf_context context = { .ecb_id = id };
	LIBBPF_OPTS(bpf_test_run_opts, opts, .ctx_in = &context, .ctx_size_in = sizeof(context));

	if (bpf_prog_test_run_opts(program, &opts))
		fail("test run");
}

/* @program is that of a test run. */
static void fire(enum place place, int driver, int program, __u32 id)
{
	LIBBPF_OPTS(bpf_test_run_opts, opts);
	static int sdt = -1;

	switch (place) {
	case TEST_RUN:
		test_run(program, id);
		break;
	case UPROBE:
		user_function();
		break;
	case RAW_TP:
		prctl(PR_SET_NAME, "deadlock");
		break;
	case SDT:
		if (sdt < 0)
			sdt = open(FIRE, O_WRONLY | O_CLOEXEC);
		if (write(sdt, "args", 4) < 0)
			fail(FIRE);
		break;
	default:
		bpf_prog_test_run_opts(driver, &opts);
	}
}

/* A link of the program on a random instruction, or -1 if the address has none or must not be probed. */
static int probe_instruction(int program, char *where, size_t size)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.cnt = 1,
		    .kprobe_multi.flags = BPF_F_KPROBE_MULTI_KPROBES);
	const int file = random_below(file_count);
	__u64 offset, address;
	int i = 0, link;

	if (!files[file].size)
		return -1;
	offset = random_below(files[file].size);
	for (; functions[i].file != file || offset >= functions[i].size; i++)
		offset -= functions[i].file == file ? functions[i].size : 0;
	address = functions[i].address + offset;
	opts.kprobe_multi.addrs = (const unsigned long *)&address;
	snprintf(where, size, "%s+%llu", functions[i].name, offset);
	link = bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts);
	files[file].probes += link >= 0;
	return link;
}

/* The same where a lock is taken or released. */
static int probe_lock(int program, char *where, size_t size)
{
	const char *name = lock_functions[random_below(sizeof(lock_functions) / sizeof(*lock_functions))];
	const bool is_return = random_below(2);

	snprintf(where, size, "%s %s", is_return ? "the return of" : "the entry of", name);
	return attach_functions(program, name, NULL, is_return ? BPF_F_KPROBE_MULTI_RETURN : 0);
}

/* Each file is as likely as the others. Of few probes, a file may get none by chance. */
static bool has_probes_everywhere(int probes)
{
	bool all = true;

	for (int i = 0; i < file_count; i++) {
		printf("# %s: %d probes\n", files[i].name, files[i].probes);
		all &= files[i].probes > 0 || probes < 20 * file_count;
	}
	return all;
}

static void run(struct bpf_object *object, int probes, int driver)
{
	struct bpf_map *bss = bpf_object__find_map_by_name(object, "deadlock.bss");
	struct deadlock_vars *vars;
	enum kind outer, inner;
	enum place place;
	char where[192];
	int link, program;
	size_t size;
	bool good;

	vars = bpf_map__initial_value(bss, &size);
	if (!vars)
		fail("deadlock.bss");
	for (int n = 0; n < probes;) {
		outer = random_below(KINDS);
		inner = random_below(KINDS);
		place = random_below(PLACES);
		program = program_of(object, "inner", inner);
		link = random_below(4) ? probe_instruction(program, where, sizeof(where)) :
					 probe_lock(program, where, sizeof(where));
		if (link < 0)
			continue;
		n++;
		printf("probe %d: %s of %s interrupts %s of %s\n", n, kind_names[inner], where, kind_names[outer],
		       place_names[place]);
		fflush(stdout);
		vars->inner_left = MAX_INNER;
		vars->chosen = outer * PLACES + place;
		for (int i = 0; i < TIMES; i++)
			fire(place, driver, program_of(object, "outer", outer), vars->chosen);
		vars->chosen = -1;
		close(link);
	}
	good = has_probes_everywhere(probes) && vars->outer_runs && vars->inner_runs;
	printf("%s deadlock: %d probes, %llu outer and %llu inner programs\n", good ? "ok" : "not ok", probes,
	       vars->outer_runs, vars->inner_runs);
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
