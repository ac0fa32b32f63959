// SPDX-License-Identifier: GPL-2.0
/*
 * The table of event sources: how each is attached and fired, and what it hands
 * over
 *
 * The traced kernel functions are those that BPF_PROG_TEST_RUN of a tracing
 * program calls: no other code calls them, their arguments are constants, and
 * they are the same on each architecture. The traced user functions are in this
 * file.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <linux/compiler.h>
#include <linux/kernel.h>

#define DT_COMMON
#include "dtrace_test.h"
#include "sources.h"

#define KERNEL_FUNC	"bpf_fentry_test5"
#define USER_FUNC	"dt_user_function"
#define SELF		"/proc/self/exe"

noinline int dt_user_function(int a, int b, int c)
{
	int sum = a + b + c;

	/* Opaque, or a compiler would know the result at the call. */
	asm volatile("" : "+r" (sum));
	return sum;
}

/*
 * What takes long to find out, shared by the processes that the harness makes
 * for each test. 0: not known yet.
 */
struct shared {
	__u64 kernel_func;	/* address */
	int btf_id;		/* of the function that the driver is for */
};

static struct shared *shared;

__attribute__((constructor)) static void make_shared(void)
{
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
		      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
}

__u64 dt_ksym(const char *name)
{
	unsigned long long address, found = 0;
	char symbol[256];
	FILE *file;

	file = fopen("/proc/kallsyms", "r");
	if (!file)
		return 0;
	while (!found && fscanf(file, "%llx %*c %255s%*[^\n]", &address,
				symbol) == 2)
		if (!strcmp(symbol, name))
			found = address;
	fclose(file);
	return found;
}

/* One pass finds the nearest symbol below each address. */
bool dt_stack_has(const __u64 *addresses, int count, const char *part)
{
	__u64 nearest[64] = {};
	bool found[64] = {};
	unsigned long long address;
	char symbol[256];
	FILE *file;
	int i;

	file = fopen("/proc/kallsyms", "r");
	if (!file)
		return false;
	while (fscanf(file, "%llx %*c %255s%*[^\n]", &address, symbol) == 2)
		for (i = 0; i < count && i < 64; i++)
			if (address <= addresses[i] && address > nearest[i]) {
				nearest[i] = address;
				found[i] = strstr(symbol, part);
			}
	fclose(file);
	for (i = 0; i < count && i < 64; i++)
		if (found[i])
			return true;
	return false;
}

/* Firing */

static void fire_kernel(void)
{
	static int driver = -1;

	if (driver < 0) {
		const struct bpf_insn insns[] = { DT_RETURN_0() };
		struct dt_prog prog = {
			.type = BPF_PROG_TYPE_TRACING,
			.attach_type = BPF_TRACE_FENTRY,
			.insns = insns,
			.count = ARRAY_SIZE(insns),
		};

		if (!shared->btf_id)
			shared->btf_id =
				libbpf_find_vmlinux_btf_id("bpf_fentry_test1",
							   BPF_TRACE_FENTRY);
		prog.attach_btf_id = shared->btf_id;
		driver = dt_load_prog(&prog);
	}
	dt_test_run(driver, NULL, 0);
}

static void fire_user(void)
{
	dt_user_function(31, 32, 33);
}

static void fire_rename(void)
{
	prctl(PR_SET_NAME, "Q");
}

static void *fault_page(void)
{
	static void *page;

	if (!page)
		page = mmap(NULL, DT_PAGE_SIZE, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	return page;
}

static void fire_fault(void)
{
	madvise(fault_page(), DT_PAGE_SIZE, MADV_DONTNEED);
	WRITE_ONCE(*(char *)fault_page(), 1);
}

/* Attaching */

static struct bpf_link *on_kprobe(struct bpf_program *prog, __u64 cookie,
				  bool retprobe)
{
	LIBBPF_OPTS(bpf_kprobe_opts, opts,
		    .bpf_cookie = cookie,
		    .retprobe = retprobe);

	return bpf_program__attach_kprobe_opts(prog, KERNEL_FUNC, &opts);
}

static struct bpf_link *attach_kprobe(struct bpf_program *prog, __u64 cookie)
{
	return on_kprobe(prog, cookie, false);
}

static struct bpf_link *attach_kretprobe(struct bpf_program *prog,
					 __u64 cookie)
{
	return on_kprobe(prog, cookie, true);
}

static struct bpf_link *on_kprobe_multi(struct bpf_program *prog,
					__u64 cookie, bool retprobe,
					bool session)
{
	static const char *sym = KERNEL_FUNC;

	LIBBPF_OPTS(bpf_kprobe_multi_opts, opts,
		    .syms = &sym,
		    .cookies = &cookie,
		    .cnt = 1,
		    .retprobe = retprobe,
		    .session = session);

	return bpf_program__attach_kprobe_multi_opts(prog, NULL, &opts);
}

static struct bpf_link *attach_kprobe_multi(struct bpf_program *prog,
					    __u64 cookie)
{
	return on_kprobe_multi(prog, cookie, false, false);
}

static struct bpf_link *attach_kretprobe_multi(struct bpf_program *prog,
					       __u64 cookie)
{
	return on_kprobe_multi(prog, cookie, true, false);
}

static struct bpf_link *attach_session(struct bpf_program *prog, __u64 cookie)
{
	return on_kprobe_multi(prog, cookie, false, true);
}

static struct bpf_link *on_uprobe(struct bpf_program *prog, __u64 cookie,
				  bool retprobe)
{
	LIBBPF_OPTS(bpf_uprobe_opts, opts,
		    .bpf_cookie = cookie,
		    .func_name = USER_FUNC,
		    .retprobe = retprobe);

	return bpf_program__attach_uprobe_opts(prog, getpid(), SELF, 0, &opts);
}

static struct bpf_link *attach_uprobe(struct bpf_program *prog, __u64 cookie)
{
	return on_uprobe(prog, cookie, false);
}

static struct bpf_link *attach_uretprobe(struct bpf_program *prog,
					 __u64 cookie)
{
	return on_uprobe(prog, cookie, true);
}

static struct bpf_link *on_uprobe_multi(struct bpf_program *prog,
					__u64 cookie, bool retprobe)
{
	static const char *sym = USER_FUNC;

	LIBBPF_OPTS(bpf_uprobe_multi_opts, opts,
		    .syms = &sym,
		    .cookies = &cookie,
		    .cnt = 1,
		    .retprobe = retprobe);

	return bpf_program__attach_uprobe_multi(prog, getpid(), SELF, NULL,
						&opts);
}

static struct bpf_link *attach_uprobe_multi(struct bpf_program *prog,
					    __u64 cookie)
{
	return on_uprobe_multi(prog, cookie, false);
}

static struct bpf_link *attach_uretprobe_multi(struct bpf_program *prog,
					       __u64 cookie)
{
	return on_uprobe_multi(prog, cookie, true);
}

static struct bpf_link *attach_tracepoint(struct bpf_program *prog,
					  __u64 cookie)
{
	LIBBPF_OPTS(bpf_tracepoint_opts, opts,
		    .bpf_cookie = cookie);

	return bpf_program__attach_tracepoint_opts(prog, "task", "task_rename",
						   &opts);
}

static struct bpf_link *attach_raw_tracepoint(struct bpf_program *prog,
					      __u64 cookie)
{
	LIBBPF_OPTS(bpf_raw_tracepoint_opts, opts,
		    .cookie = cookie);

	return bpf_program__attach_raw_tracepoint_opts(prog, "task_rename",
						       &opts);
}

static struct bpf_link *attach_perf_event(struct bpf_program *prog,
					  __u64 cookie)
{
	LIBBPF_OPTS(bpf_perf_event_opts, opts,
		    .bpf_cookie = cookie);
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_PAGE_FAULTS,
		.sample_type = PERF_SAMPLE_ADDR,
		.sample_period = 1,
	};
	int fd;

	fd = syscall(SYS_perf_event_open, &attr, 0, -1, -1,
		     PERF_FLAG_FD_CLOEXEC);
	if (fd < 0)
		return NULL;
	/* The link owns the descriptor from here on. */
	return bpf_program__attach_perf_event_opts(prog, fd, &opts);
}

static struct bpf_link *attach_fentry(struct bpf_program *prog, __u64 cookie)
{
	LIBBPF_OPTS(bpf_trace_opts, opts,
		    .cookie = cookie);

	return bpf_program__attach_trace_opts(prog, &opts);
}

static struct bpf_link *attach_tp_btf(struct bpf_program *prog, __u64 cookie)
{
	return attach_fentry(prog, cookie);
}

static struct bpf_link *attach_fexit(struct bpf_program *prog, __u64 cookie)
{
	return attach_fentry(prog, cookie);
}

void dt_fire_kernel(void)
{
	fire_kernel();
}

/* What they must say */

static __u64 kernel_address(void)
{
	if (!shared->kernel_func)
		shared->kernel_func = dt_ksym(KERNEL_FUNC);
	return shared->kernel_func;
}

static __u64 user_address(void)
{
	return (unsigned long)dt_user_function;
}

static __u64 no_address(void)
{
	return 0;
}

/* bpf_fentry_test5() is called with 11...15 and returns their sum. */
static void kernel_args(__u64 *args)
{
	int i;

	for (i = 0; i < 5; i++)
		args[i] = 11 + i;
}

static void kernel_args_and_result(__u64 *args)
{
	kernel_args(args);
	args[5] = 65;
}

static void kernel_result(__u64 *args)
{
	args[0] = 65;
}

static void user_args(__u64 *args)
{
	int i;

	for (i = 0; i < 3; i++)
		args[i] = 31 + i;
}

static void user_result(__u64 *args)
{
	args[0] = 96;
}

static void rename_args(__u64 *args)
{
	args[0] = gettid();
	args[1] = 'Q';
}

static void raw_rename_args(__u64 *args)
{
	args[0] = DT_ARG_TASK;
	args[1] = 'Q';
}

static void fault_args(__u64 *args)
{
	args[0] = (unsigned long)fault_page();
	args[1] = 1;
}

static void no_args(__u64 *args)
{
}

#define ROW(_name, _fire, _where, _args, _nargs, _hits, _regs)		\
	[DT_SOURCE_##_name] = {						\
		.name = #_name,						\
		.attach = attach_##_name,				\
		.fire = fire_##_fire,					\
		.address = _where##_address,				\
		.expect_args = _args,					\
		.nargs = _nargs,					\
		.hits = _hits,						\
		.regs = DT_REGS_##_regs,				\
	}

const struct dt_source dt_sources[DT_SOURCE_COUNT] = {
	ROW(kprobe, kernel, kernel, kernel_args, 5, 1, ENTRY),
	ROW(kretprobe, kernel, kernel, kernel_result, 1, 1, RETURN),
	ROW(kprobe_multi, kernel, kernel, kernel_args, 5, 1, ENTRY),
	ROW(kretprobe_multi, kernel, kernel, kernel_result, 1, 1, RETURN),
	ROW(session, kernel, kernel, no_args, 0, 2, SESSION),
	ROW(uprobe, user, user, user_args, 3, 1, ENTRY),
	ROW(uretprobe, user, user, user_result, 1, 1, RETURN),
	ROW(uprobe_multi, user, user, user_args, 3, 1, ENTRY),
	ROW(uretprobe_multi, user, user, user_result, 1, 1, RETURN),
	ROW(tracepoint, rename, no, rename_args, 2, 1, HERE),
	ROW(raw_tracepoint, rename, no, raw_rename_args, 2, 1, HERE),
	ROW(perf_event, fault, no, fault_args, 2, 1, USER),
	ROW(fentry, kernel, kernel, kernel_args, 5, 1, HERE),
	ROW(fexit, kernel, kernel, kernel_args_and_result, 6, 1, HERE),
	ROW(tp_btf, rename, no, raw_rename_args, 2, 1, HERE),
};

bool dt_source_there(const struct dt_source *source)
{
	switch (source - dt_sources) {
	case DT_SOURCE_kprobe_multi:
	case DT_SOURCE_kretprobe_multi:
	case DT_SOURCE_session:
		return dt_kernel_has("register_fprobe");
	}
	return true;
}

/* Wiring */

static void select_program(struct bpf_object *obj, const char *name)
{
	struct bpf_program *prog;

	bpf_object__for_each_program(prog, obj)
		bpf_program__set_autoload(prog,
					  !strcmp(bpf_program__name(prog), name));
}

static int load_clause(struct dt_wired *wired, const char *file,
		       const char *name)
{
	int err;

	wired->clause_obj = dt_open(file);
	if (!wired->clause_obj)
		return -errno;
	select_program(wired->clause_obj, name);
	err = bpf_object__load(wired->clause_obj);
	if (err)
		return err;
	wired->clause = dt_object_prog(wired->clause_obj, name);
	wired->clauses = dt_prog_array(4);
	if (wired->clauses < 0)
		return wired->clauses;
	/* The first program decides the type of the array. */
	return dt_set(wired->clauses, 0, wired->clause);
}

static int load_trampoline(struct dt_wired *wired, const char *name)
{
	struct bpf_object *obj = dt_open("sources");
	int ecbs, err;

	if (!obj)
		return -errno;
	wired->tramp_obj = obj;
	select_program(obj, name);
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "clauses"),
				wired->clauses);
	ecbs = dt_object_map(wired->clause_obj, "ecbs");
	if (!err && ecbs >= 0)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "ecbs"),
					ecbs);
	return err ? err : bpf_object__load(obj);
}

void dt_prepare_source(struct bpf_object *obj)
{
	*(__u64 *)dt_var(obj, "wanted_tid") = gettid();
	*(__u64 *)dt_var(obj, "wanted_address") = (unsigned long)fault_page();
}

int dt_wire(struct dt_wired *wired, const struct dt_source *source,
	    const char *clause_file, const char *clause, __u64 cookie)
{
	struct bpf_program *prog;
	char name[32];
	int err;

	memset(wired, 0, sizeof(*wired));
	snprintf(name, sizeof(name), "on_%s", source->name);
	err = load_clause(wired, clause_file, clause);
	if (!err)
		err = load_trampoline(wired, name);
	if (err)
		return err;
	dt_prepare_source(wired->tramp_obj);
	prog = bpf_object__find_program_by_name(wired->tramp_obj, name);
	wired->link = source->attach(prog, cookie);
	return wired->link ? 0 : -errno;
}

void dt_unwire(struct dt_wired *wired)
{
	if (wired->link)
		bpf_link__destroy(wired->link);
	if (wired->tramp_obj)
		bpf_object__close(wired->tramp_obj);
	if (wired->clause_obj) {
		bpf_object__close(wired->clause_obj);
		close(wired->clauses);
	}
}
