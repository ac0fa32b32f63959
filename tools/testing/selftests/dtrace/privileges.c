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

#include "commands.h"
#include "files.h"

#define ALL	(~0ULL)		/* capabilities of a caller, in its namespace */
#define BOTH	(DT_CAP(BPF) | DT_CAP(PERFMON))

static void run_commands(const struct cmd_objects *objects, int *results)
{
	int i, fd;

	for (i = 0; i < CMD_COUNT; i++) {
		fd = cmds[i].run(objects, cmds[i].arg);
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
	{ BPF_TRACE_UPROBE_MULTI, "trace_uprobe_multi" },
};

/* A child that runs the commands, and what it shares with the test. */
struct child {
	pid_t pid;
	int to[2], from[2];
	int *results;
};

static int enter_namespace(void)
{
	if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
		return -errno;
	return dt_write_file("/proc/self/setgroups", "deny") ?:
	       dt_write_file("/proc/self/uid_map", "0 0 1") ?:
	       dt_write_file("/proc/self/gid_map", "0 0 1");
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

static int become(const struct child *child, struct cmd_objects *objects,
		  enum where where)
{
	int err;

	if (where == INITIAL)
		return 0;
	err = enter_namespace();
	if (err || where == NAMESPACE)
		return err;
	objects->token = make_token(child);
	if (objects->token < 0)
		return objects->token;
	objects->prog = cmd_load(objects, BPF_PROG_TYPE_DTRACE, 0, 0);
	if (objects->prog < 0)
		return objects->prog;
	objects->iter = cmd_load(objects, BPF_PROG_TYPE_TRACING, BPF_TRACE_ITER,
				 objects->iter_id);
	if (objects->iter < 0)
		return objects->iter;
	return where == NESTED ? enter_namespace() : 0;
}

/* In the child: give the test the programs, and stay until it is done. */
static int offer(const struct child *child, const struct cmd_objects *objects)
{
	int offered[] = { objects->prog, objects->iter };
	char byte;

	if (write(child->from[1], offered, sizeof(offered)) != sizeof(offered))
		return -errno;
	return read(child->to[0], &byte, 1);
}

/* In the test: take the programs, and run the commands with them. */
static int accept_offer(const struct child *child, const struct cmd_objects *have,
			__u64 caps)
{
	int pidfd = syscall(SYS_pidfd_open, child->pid, 0), offered[2], err;
	struct cmd_objects objects = *have;

	if (pidfd < 0 ||
	    read(child->from[0], offered, sizeof(offered)) != sizeof(offered))
		return -errno;
	objects.prog = syscall(SYS_pidfd_getfd, pidfd, offered[0], 0);
	objects.iter = syscall(SYS_pidfd_getfd, pidfd, offered[1], 0);
	if (objects.prog < 0 || objects.iter < 0)
		return -errno;
	err = caps == ALL ? 0 : dt_keep_caps(caps);
	if (!err)
		run_commands(&objects, child->results);
	return err;
}

/*
 * Run the commands as a caller whose token has all attach types but one. 0 or
 * -errno of what makes the caller, not of a command.
 */
static int run_as(struct child *child, const struct cmd_objects *have,
		  enum where where, __u64 caps, enum bpf_attach_type but)
{
	struct cmd_objects objects = *have;
	int err, status;

	if (pipe2(child->to, O_CLOEXEC) || pipe2(child->from, O_CLOEXEC))
		return -errno;
	child->pid = fork();
	if (!child->pid) {
		close(child->to[1]);
		err = become(child, &objects, where);
		if (!err && where == OFFERED)
			_exit(-offer(child, &objects));
		if (!err && caps != ALL)
			err = dt_keep_caps(caps);
		if (!err)
			run_commands(&objects, child->results);
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
	struct cmd_objects objects;
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

static void prepare(struct __test_metadata *_metadata, struct cmd_objects *objects,
		    struct child *child)
{
	int i;

	ASSERT_EQ(0, cmd_prepare(objects, 0));
	for (i = 0; i < CMD_COUNT; i++) {
		if (!cmd_is_update(&cmds[i]))
			continue;
		ASSERT_LE(0, cmd_link(objects, &cmds[i]))
			TH_LOG("for %s", cmds[i].name);
	}
	child->results = mmap(NULL, sizeof(int[CMD_COUNT]),
			      PROT_READ | PROT_WRITE,
			      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	ASSERT_NE(MAP_FAILED, child->results);
	for (i = 0; i < CMD_COUNT; i++)
		child->results[i] = 1;	/* what no command returns */
}

FIXTURE_SETUP(caller)
{
	prepare(_metadata, &self->objects, &self->child);
}

FIXTURE_TEARDOWN(caller)
{
}

TEST_F(caller, each_command_asks_for_what_loading_asks_for)
{
	int i;

	ASSERT_EQ(0, run_as(&self->child, &self->objects, variant->where,
			    variant->caps, 0));
	for (i = 0; i < CMD_COUNT; i++) {
		EXPECT_EQ(variant->err, self->child.results[i])
			TH_LOG("%s", cmds[i].name);
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
	err = run_as(&self->child, &self->objects, variant->where, variant->caps,
		     0);
	close(lock);
	ASSERT_EQ(0, err);
	for (i = 0; i < CMD_COUNT; i++) {
		EXPECT_EQ(cmds[i].is_locked ? -EPERM : variant->err,
			  self->child.results[i])
			TH_LOG("%s", cmds[i].name);
	}
}

FIXTURE(token)
{
	struct cmd_objects objects;
	struct child child;
};

FIXTURE_SETUP(token)
{
	prepare(_metadata, &self->objects, &self->child);
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
		ASSERT_EQ(0, run_as(&self->child, &self->objects, TOKEN, ALL, but));
		for (j = 0; j < CMD_COUNT; j++) {
			EXPECT_EQ(cmds[j].type == but ? -EPERM : 0,
				  self->child.results[j])
				TH_LOG("%s without %s", cmds[j].name,
				       attach_types[i].name);
		}
	}
}

TEST_HARNESS_MAIN
