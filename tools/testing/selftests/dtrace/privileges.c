// SPDX-License-Identifier: GPL-2.0
/*
 * Privileges: each command on a program of the type, and each command on the
 * iterator of static probes, asks for what loading asks for. One table has the
 * commands, the variants of the fixture are the callers.
 *
 * A token comes from a bpffs in a user namespace. The caller makes the
 * namespace and the file system, the test delegates to it.
 */
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <linux/mount.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <bpf/btf.h>

#include "func.h"
#include "raw_tp.h"

#define TARGET	"bpf_fentry_test1"
#define ALL	(~0ULL)		/* capabilities of a caller, in its namespace */
#define BOTH	(DT_CAP(BPF) | DT_CAP(PERFMON))
#define ENTRIES	BPF_F_KPROBE_MULTI_KPROBES
#define RETURNS	(BPF_F_KPROBE_MULTI_KPROBES | BPF_F_KPROBE_MULTI_RETURN)

/* Links that the test makes, and whose program the caller replaces. */
enum {
	LINK_SDT, LINK_SDT_MULTI, LINK_FENTRY, LINK_FEXIT, LINK_MULTI,
	LINK_KPROBES, LINK_RAW_TP, LINKS
};

/* What a caller has when it begins. */
struct things {
	int token;		/* or 0 */
	int prog;		/* of the type */
	int iter;		/* for the iterator */
	int array;		/* of programs */
	int links[LINKS];
	__u32 target_id;	/* BTF ids */
	__u32 iter_id;
};

/* Commands */

static int load(const struct things *t, enum bpf_prog_type type,
		enum bpf_attach_type attach_type, __u32 btf_id)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .token_fd = t->token,
		    .prog_flags = t->token ? BPF_F_TOKEN_FD : 0,
		    .expected_attach_type = attach_type, .attach_btf_id = btf_id);

	return bpf_prog_load(type, "privileges", "GPL", insns, ARRAY_SIZE(insns),
			     &opts);
}

static int load_clause(const struct things *t, __u32 arg)
{
	return load(t, BPF_PROG_TYPE_DTRACE, 0, 0);
}

static int link_sdt(const struct things *t, __u32 arg)
{
	return sdt_attach(t->prog, "args1", 1);
}

static int link_sdt_multi(const struct things *t, __u32 arg)
{
	static const char *const names[] = { "sdt_test:args1", "sdt_test:args2" };
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt_multi.names = names,
		    .sdt_multi.cnt = ARRAY_SIZE(names));

	return bpf_link_create(t->prog, 0, BPF_TRACE_SDT_MULTI, &opts);
}

static int link_tramp(const struct things *t, __u32 type)
{
	union bpf_attr attr = {
		.link_create.prog_fd = t->prog,
		.link_create.attach_type = type,
		.link_create.target_btf_id = t->target_id,
	};

	return func_link(&attr);
}

static int link_multi(const struct things *t, __u32 flags)
{
	static const char *const names[] = { TARGET };

	return func_multi(t->prog, names, NULL, 1, flags);
}

static int link_raw_tp(const struct things *t, __u32 arg)
{
	return raw_tp_link(t->prog, RAW_TP, 0);
}

static int link_iter(const struct things *t, __u32 arg)
{
	return bpf_link_create(t->iter, 0, BPF_TRACE_ITER, NULL);
}

static int update(const struct things *t, __u32 link)
{
	return bpf_link_update(t->links[link], t->prog, NULL);
}

static int test_run(const struct things *t, __u32 arg)
{
	return dt_test_run(t->prog, NULL, 0);
}

static int insert(const struct things *t, __u32 arg)
{
	return dt_set(t->array, 0, t->prog);
}

/* Those of links have an attach type. */
static const struct command {
	const char *name;
	enum bpf_attach_type type;
	int (*run)(const struct things *t, __u32 arg);
	__u32 arg;
	bool is_locked;		/* on a kernel that is locked down */
} commands[] = {
	{ "load", 0, load_clause },
	{ "test run", 0, test_run },
	{ "insert into an array", 0, insert },
	{ "link iterator", 0, link_iter },
	{ "link sdt", BPF_TRACE_SDT, link_sdt },
	{ "link sdt_multi", BPF_TRACE_SDT_MULTI, link_sdt_multi },
	{ "link fentry", BPF_TRACE_FENTRY, link_tramp, BPF_TRACE_FENTRY },
	{ "link fexit", BPF_TRACE_FEXIT, link_tramp, BPF_TRACE_FEXIT },
	{ "link multi, entry", BPF_TRACE_KPROBE_MULTI, link_multi },
	{ "link multi, return", BPF_TRACE_KPROBE_MULTI, link_multi,
	  BPF_F_KPROBE_MULTI_RETURN },
	{ "link kprobes, entry", BPF_TRACE_KPROBE_MULTI, link_multi, ENTRIES,
	  true },
	{ "link kprobes, return", BPF_TRACE_KPROBE_MULTI, link_multi, RETURNS,
	  true },
	{ "link raw_tp", BPF_TRACE_RAW_TP, link_raw_tp },
	{ "update sdt", BPF_TRACE_SDT, update, LINK_SDT },
	{ "update sdt_multi", BPF_TRACE_SDT_MULTI, update, LINK_SDT_MULTI },
	{ "update fentry", BPF_TRACE_FENTRY, update, LINK_FENTRY },
	{ "update fexit", BPF_TRACE_FEXIT, update, LINK_FEXIT },
	{ "update multi", BPF_TRACE_KPROBE_MULTI, update, LINK_MULTI },
	{ "update kprobes", BPF_TRACE_KPROBE_MULTI, update, LINK_KPROBES },
	{ "update raw_tp", BPF_TRACE_RAW_TP, update, LINK_RAW_TP },
};

static void run_commands(const struct things *t, int *results)
{
	int i, fd;

	for (i = 0; i < ARRAY_SIZE(commands); i++) {
		fd = commands[i].run(t, commands[i].arg);
		results[i] = fd < 0 ? fd : 0;
		if (fd > 0)
			close(fd);
	}
}

/* Callers */

enum where {
	INITIAL,	/* the initial user namespace */
	NAMESPACE,	/* another one */
	TOKEN,		/* another one, with a token, which loads the programs */
	NESTED,		/* as TOKEN, then in a namespace below */
	OFFERED,	/* the initial one, with the programs of a TOKEN */
};

/* The attach types of links, as the options of the file system name them. */
static const struct {
	enum bpf_attach_type type;
	const char *name;
} attach_types[] = {
	{ BPF_TRACE_SDT, "trace_sdt" },
	{ BPF_TRACE_SDT_MULTI, "trace_sdt_multi" },
	{ BPF_TRACE_FENTRY, "trace_fentry" },
	{ BPF_TRACE_FEXIT, "trace_fexit" },
	{ BPF_TRACE_KPROBE_MULTI, "trace_kprobe_multi" },
	{ BPF_TRACE_RAW_TP, "trace_raw_tp" },
};

/* A child that runs the commands, and what it shares with the test. */
struct child {
	pid_t pid;
	int to[2], from[2];
	int *results;
};

static int write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC), err;

	if (fd < 0)
		return -errno;
	err = write(fd, text, strlen(text)) < 0 ? -errno : 0;
	close(fd);
	return err;
}

static int enter_namespace(void)
{
	if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
		return -errno;
	return write_file("/proc/self/setgroups", "deny") ?:
	       write_file("/proc/self/uid_map", "0 0 1") ?:
	       write_file("/proc/self/gid_map", "0 0 1");
}

/* In the child: a token of a bpffs that the test configures. */
static int make_token(const struct child *child)
{
	int fs = syscall(SYS_fsopen, "bpf", 0), mount, root;
	char byte;

	if (fs < 0 || write(child->from[1], &fs, sizeof(fs)) != sizeof(fs) ||
	    read(child->to[0], &byte, 1) != 1)
		return -errno;
	mount = syscall(SYS_fsmount, fs, 0, 0);
	if (mount < 0)
		return -errno;
	root = openat(mount, ".", O_RDONLY | O_DIRECTORY);
	if (root < 0)
		return -errno;
	return bpf_token_create(root, NULL);
}

static int configure(int fs, const char *key, const char *value)
{
	unsigned int command = key ? FSCONFIG_SET_STRING : FSCONFIG_CMD_CREATE;

	return syscall(SYS_fsconfig, fs, command, key, value, 0) ? -errno : 0;
}

/*
 * In the test: delegate to the file system of the child. Programs of the type
 * are loaded with the attach type 0, which is cgroup_inet_ingress.
 */
static int delegate(const struct child *child, enum bpf_attach_type but)
{
	int pidfd = syscall(SYS_pidfd_open, child->pid, 0), number, fs, err, i;

	if (pidfd < 0 ||
	    read(child->from[0], &number, sizeof(number)) != sizeof(number))
		return -errno;
	fs = syscall(SYS_pidfd_getfd, pidfd, number, 0);
	close(pidfd);
	if (fs < 0)
		return -errno;
	err = configure(fs, "delegate_cmds", "prog_load") ?:
	      configure(fs, "delegate_progs", "dtrace:tracing") ?:
	      configure(fs, "delegate_attachs", "cgroup_inet_ingress:trace_iter");
	for (i = 0; i < ARRAY_SIZE(attach_types) && !err; i++) {
		if (attach_types[i].type != but)
			err = configure(fs, "delegate_attachs",
					attach_types[i].name);
	}
	err = err ?: configure(fs, NULL, NULL);
	close(fs);
	return err ?: write(child->to[1], "", 1) == 1 ? 0 : -errno;
}

static int become(const struct child *child, struct things *t, enum where where)
{
	int err;

	if (where == INITIAL)
		return 0;
	err = enter_namespace();
	if (err || where == NAMESPACE)
		return err;
	t->token = make_token(child);
	t->prog = t->token < 0 ? t->token : load_clause(t, 0);
	t->iter = t->prog < 0 ? t->prog : load(t, BPF_PROG_TYPE_TRACING,
					       BPF_TRACE_ITER, t->iter_id);
	if (t->iter < 0)
		return t->iter;
	return where == NESTED ? enter_namespace() : 0;
}

/* In the child: give the test the programs, and stay until it is done. */
static int offer(const struct child *child, const struct things *t)
{
	int offered[] = { t->prog, t->iter };
	char byte;

	if (write(child->from[1], offered, sizeof(offered)) != sizeof(offered))
		return -errno;
	return read(child->to[0], &byte, 1);
}

/* In the test: take the programs, and run the commands with them. */
static int accept_offer(const struct child *child, const struct things *have,
			__u64 caps)
{
	int pidfd = syscall(SYS_pidfd_open, child->pid, 0), offered[2], err;
	struct things t = *have;

	if (pidfd < 0 ||
	    read(child->from[0], offered, sizeof(offered)) != sizeof(offered))
		return -errno;
	t.prog = syscall(SYS_pidfd_getfd, pidfd, offered[0], 0);
	t.iter = syscall(SYS_pidfd_getfd, pidfd, offered[1], 0);
	if (t.prog < 0 || t.iter < 0)
		return -errno;
	err = caps == ALL ? 0 : dt_keep_caps(caps);
	if (!err)
		run_commands(&t, child->results);
	return err;
}

/*
 * Run the commands as a caller whose token has all attach types but one. 0 or
 * -errno of what makes the caller, not of a command.
 */
static int run_as(struct child *child, const struct things *have,
		  enum where where, __u64 caps, enum bpf_attach_type but)
{
	struct things t = *have;
	int err, status;

	if (pipe2(child->to, O_CLOEXEC) || pipe2(child->from, O_CLOEXEC))
		return -errno;
	child->pid = fork();
	if (!child->pid) {
		close(child->to[1]);
		err = become(child, &t, where);
		if (!err && where == OFFERED)
			_exit(-offer(child, &t));
		if (!err && caps != ALL)
			err = dt_keep_caps(caps);
		if (!err)
			run_commands(&t, child->results);
		_exit(-err);
	}
	if (child->pid < 0)
		return -errno;
	close(child->to[0]);
	close(child->from[1]);
	err = where >= TOKEN ? delegate(child, but) : 0;
	if (!err && where == OFFERED)
		err = accept_offer(child, have, caps);
	close(child->to[1]);
	close(child->from[0]);
	if (waitpid(child->pid, &status, 0) != child->pid)
		return -errno;
	return err ?: -WEXITSTATUS(status);
}

FIXTURE(caller)
{
	struct things things;
	struct child child;
};

FIXTURE_VARIANT(caller)
{
	enum where where;
	__u64 caps;
	int err;
};

#define CALLER(_name, _where, _caps, _err)				\
	FIXTURE_VARIANT_ADD(caller, _name)				\
	{								\
		.where = _where,					\
		.caps = _caps,						\
		.err = _err,						\
	}

CALLER(root, INITIAL, ALL, 0);
CALLER(sys_admin, INITIAL, DT_CAP(SYS_ADMIN), 0);
CALLER(bpf_and_perfmon, INITIAL, BOTH, 0);
CALLER(bpf, INITIAL, DT_CAP(BPF), -EPERM);
CALLER(perfmon, INITIAL, DT_CAP(PERFMON), -EPERM);
CALLER(none, INITIAL, 0, -EPERM);
CALLER(root_of_a_namespace, NAMESPACE, ALL, -EPERM);
CALLER(token, TOKEN, ALL, 0);
CALLER(token_bpf_and_perfmon, TOKEN, BOTH, 0);
CALLER(token_bpf, TOKEN, DT_CAP(BPF), -EPERM);
CALLER(token_perfmon, TOKEN, DT_CAP(PERFMON), -EPERM);
CALLER(token_none, TOKEN, 0, -EPERM);
CALLER(token_of_another_namespace, NESTED, ALL, -EPERM);
/*
 * There is no row without CAP_PERFMON: the caller owns the namespace of the
 * token, and so has all capabilities in it.
 */
CALLER(root_with_programs_of_a_token, OFFERED, ALL, 0);
CALLER(bpf_and_perfmon_with_programs_of_a_token, OFFERED, BOTH, 0);

static void prepare(struct __test_metadata *_metadata, struct things *t,
		    struct child *child)
{
	int i;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	t->target_id = libbpf_find_vmlinux_btf_id(TARGET, BPF_TRACE_FENTRY);
	t->iter_id = libbpf_find_vmlinux_btf_id("dtrace_sdt", BPF_TRACE_ITER);
	t->prog = load_clause(t, 0);
	ASSERT_LE(0, t->prog);
	t->iter = load(t, BPF_PROG_TYPE_TRACING, BPF_TRACE_ITER, t->iter_id);
	ASSERT_LE(0, t->iter);
	t->array = dt_prog_array(1);
	ASSERT_LE(0, t->array);
	t->links[LINK_SDT] = link_sdt(t, 0);
	t->links[LINK_SDT_MULTI] = link_sdt_multi(t, 0);
	t->links[LINK_FENTRY] = link_tramp(t, BPF_TRACE_FENTRY);
	t->links[LINK_FEXIT] = link_tramp(t, BPF_TRACE_FEXIT);
	t->links[LINK_MULTI] = link_multi(t, 0);
	t->links[LINK_KPROBES] = link_multi(t, ENTRIES);
	t->links[LINK_RAW_TP] = link_raw_tp(t, 0);
	for (i = 0; i < LINKS; i++) {
		ASSERT_LE(0, t->links[i])
			TH_LOG("link %d", i);
	}
	child->results = mmap(NULL, sizeof(int[ARRAY_SIZE(commands)]),
			      PROT_READ | PROT_WRITE,
			      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	ASSERT_NE(MAP_FAILED, child->results);
	for (i = 0; i < ARRAY_SIZE(commands); i++)
		child->results[i] = 1;	/* what no command returns */
}

FIXTURE_SETUP(caller)
{
	prepare(_metadata, &self->things, &self->child);
}

FIXTURE_TEARDOWN(caller)
{
}

TEST_F(caller, each_command_asks_for_what_loading_asks_for)
{
	int i;

	ASSERT_EQ(0, run_as(&self->child, &self->things, variant->where,
			    variant->caps, 0));
	for (i = 0; i < ARRAY_SIZE(commands); i++) {
		EXPECT_EQ(variant->err, self->child.results[i])
			TH_LOG("%s", commands[i].name);
	}
}

/*
 * A program at security_locked_down() that answers as on a kernel that is locked
 * down for confidentiality; a descriptor that ends this, or -errno.
 */
static int lock_down(void)
{
	struct btf *btf = btf__load_vmlinux_btf();
	const struct btf_type *type;
	struct dt_prog prog = {
		.type = BPF_PROG_TYPE_TRACING,
		.attach_type = BPF_MODIFY_RETURN,
	};
	int id, i, most = -1, fd;

	id = btf__find_by_name_kind(btf, "security_locked_down", BTF_KIND_FUNC);
	if (id < 0)
		return id;
	prog.attach_btf_id = id;
	id = btf__find_by_name_kind(btf, "lockdown_reason", BTF_KIND_ENUM);
	type = btf__type_by_id(btf, id);
	for (i = 0; type && i < btf_vlen(type); i++) {
		if (!strcmp(btf__name_by_offset(btf, btf_enum(type)[i].name_off),
			    "LOCKDOWN_CONFIDENTIALITY_MAX"))
			most = btf_enum(type)[i].val;
	}
	btf__free(btf);
	{
		const struct bpf_insn insns[] = {
			BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_1, 0),
			BPF_MOV64_IMM(BPF_REG_0, 0),
			BPF_JMP_IMM(BPF_JGT, BPF_REG_2, most, 1),
			BPF_MOV64_IMM(BPF_REG_0, -EPERM),
			BPF_EXIT_INSN(),
		};

		prog.insns = insns;
		prog.count = ARRAY_SIZE(insns);
		fd = dt_load_prog(&prog);
	}
	return fd < 0 ? fd : bpf_raw_tracepoint_open(NULL, fd);
}

TEST_F(caller, lockdown_refuses_kprobes_and_nothing_else)
{
	int lock = lock_down(), err, i;

	if (lock == -ENOENT)
		SKIP(return, "kernel was built without CONFIG_SECURITY");
	ASSERT_LE(0, lock);
	err = run_as(&self->child, &self->things, variant->where, variant->caps,
		     0);
	close(lock);
	ASSERT_EQ(0, err);
	for (i = 0; i < ARRAY_SIZE(commands); i++) {
		EXPECT_EQ(commands[i].is_locked ? -EPERM : variant->err,
			  self->child.results[i])
			TH_LOG("%s", commands[i].name);
	}
}

FIXTURE(token)
{
	struct things things;
	struct child child;
};

FIXTURE_SETUP(token)
{
	prepare(_metadata, &self->things, &self->child);
}

FIXTURE_TEARDOWN(token)
{
}

TEST_F(token, it_counts_for_links_of_the_attach_types_that_it_allows)
{
	enum bpf_attach_type but;
	int i, j;

	for (i = 0; i < ARRAY_SIZE(attach_types); i++) {
		but = attach_types[i].type;
		ASSERT_EQ(0, run_as(&self->child, &self->things, TOKEN, ALL, but));
		for (j = 0; j < ARRAY_SIZE(commands); j++) {
			EXPECT_EQ(commands[j].type == but ? -EPERM : 0,
				  self->child.results[j])
				TH_LOG("%s without %s", commands[j].name,
				       attach_types[i].name);
		}
	}
}

TEST_HARNESS_MAIN
