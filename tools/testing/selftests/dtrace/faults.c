// SPDX-License-Identifier: GPL-2.0
/*
 * Lack of memory: the kernel lets each allocation of a command fail in turn. The
 * command then fails and leaves all as it was, or it does without the memory.
 */
#include <fcntl.h>
#include <unistd.h>
#include <sys/syscall.h>

#include "commands.h"
#include "fail.h"
#include "files.h"

#define FUNCTIONS	50
#define KPROBES		8	/* each is a breakpoint, which all CPUs must see */

/* Commands that are not in the table of commands.h */

static __u64 functions[FUNCTIONS], cookies[FUNCTIONS];
static __u32 function_count;

static int link_many(const struct cmd_objects *objects, __u32 flags)
{
	__u32 count = flags & BPF_F_KPROBE_MULTI_KPROBES ? KPROBES : function_count;

	/* The last function is the one that fires. */
	return func_multi_addrs(objects->prog, functions + function_count - count,
				cookies, count, flags);
}

static int link_calls(const struct cmd_objects *objects, __u32 arg)
{
	static const __u64 ids[256] = { [SYS_prctl] = FUNC_COOKIE(1, 1) };

	return raw_tp_calls(objects->prog, "sys_enter", ids, ARRAY_SIZE(ids));
}

static int read_list(const struct cmd_objects *objects, __u32 arg)
{
	return dt_read_all(open(SDT_LIST, O_RDONLY | O_CLOEXEC));
}

static int read_iter(const struct cmd_objects *objects, __u32 arg)
{
	int link = bpf_link_create(objects->iter, 0, BPF_TRACE_ITER, NULL), fd, err;

	if (link < 0)
		return link;
	fd = bpf_iter_create(link);
	err = fd < 0 ? fd : dt_read_all(fd);
	close(link);
	return err;
}

static int module;	/* its file is opened once: file systems have errors of their own */

static int load_module(const struct cmd_objects *objects, __u32 arg)
{
	if (syscall(SYS_finit_module, module, "", 0))
		return -errno;
	return sdt_unload("sdt_test_join");
}

/* X(name, function, its argument, how it fires) */
#define OWN(X)									\
	X(link_many_entries, link_many, 0, dt_fire_kernel)			\
	X(link_many_returns, link_many, BPF_F_KPROBE_MULTI_RETURN, dt_fire_kernel) \
	X(link_many_kprobes, link_many, BPF_F_KPROBE_MULTI_KPROBES, dt_fire_kernel) \
	X(link_calls, link_calls, 0, raw_tp_fire)				\
	X(read_list, read_list, 0, NULL)					\
	X(read_iter, read_iter, 0, NULL)					\
	X(load_module, load_module, 0, NULL)

#define X(_name, _run, _arg, _fire)						\
	static const struct cmd own_ ## _name = {				\
		.name = #_name, .run = _run, .arg = _arg, .fire = _fire,	\
	};
OWN(X)
#undef X

/* Each command */

/* What the tests of each command have. */
struct env {
	struct cmd_objects objects;
	struct bpf_object *obj;
	struct func_note *notes;
	__u64 *runs;
	int plain, count;	/* programs */
	int fail;
};

FIXTURE(fault)
{
	struct env env;
};

FIXTURE_VARIANT(fault)
{
	const struct cmd *cmd;
};

#define X(_name)							\
	FIXTURE_VARIANT_ADD(fault, _name) { .cmd = &cmds[CMD_ ## _name] };
DT_COMMANDS(X)
#undef X
#define X(_name, ...)							\
	FIXTURE_VARIANT_ADD(fault, _name) { .cmd = &own_ ## _name };
OWN(X)
#undef X

static void prepare(struct __test_metadata *_metadata, struct env *env)
{
	int i;

	ASSERT_EQ(0, func_load("func", &env->obj));
	env->notes = dt_var(env->obj, "notes");
	env->runs = dt_var(env->obj, "runs");
	ASSERT_NE(NULL, env->notes);
	ASSERT_NE(NULL, env->runs);
	*(__u32 *)dt_var(env->obj, "pid") = getpid();
	env->plain = dt_object_prog(env->obj, "plain");
	env->count = dt_object_prog(env->obj, "count");
	ASSERT_EQ(0, cmd_prepare(&env->objects, env->count));
	module = sdt_open("sdt_test_join");
	ASSERT_LE(0, module);
	function_count = func_find("bpf_", functions, FUNCTIONS);
	ASSERT_LE(KPROBES, function_count);
	ASSERT_NE(0, functions[function_count - 1]);
	for (i = 0; i < FUNCTIONS; i++)
		cookies[i] = FUNC_COOKIE(i, 1);
	ASSERT_EQ(0, fail_prepare());
}

FIXTURE_SETUP(fault)
{
	self->env.fail = fail_open();
	if (self->env.fail < 0)
		SKIP(return, "kernel was built without CONFIG_FAULT_INJECTION");
	prepare(_metadata, &self->env);
}

FIXTURE_TEARDOWN(fault)
{
	bpf_object__close(self->env.obj);
}

/* Fire once: which of the two programs ran. */
static void fire(struct env *env, const struct cmd *cmd, bool *plain, bool *count)
{
	int i;

	*env->runs = 0;
	for (i = 0; i < FUNC_NOTES; i++)
		env->notes[i].hits = 0;
	if (cmd->fire)
		cmd->fire();
	*count = *(volatile __u64 *)env->runs;
	for (*plain = false, i = 0; i < FUNC_NOTES; i++)
		*plain |= *(volatile __u64 *)&env->notes[i].hits;
}

/* bpf_prog_load() says -EINVAL if there is no memory for the program itself. */
static bool is_no_memory(const struct cmd *cmd, int err)
{
	return err == -ENOMEM || (cmd == &cmds[CMD_load] && err == -EINVAL);
}

/* A link appears as a whole or not at all; the result was @fd. */
static void check_link(struct __test_metadata *_metadata, struct env *env,
		       const struct cmd *cmd, int fd)
{
	bool plain, count;

	fire(env, cmd, &plain, &count);
	EXPECT_FALSE(plain);
	EXPECT_EQ(cmd->fire && fd >= 0, count);
}

/* A link has the old program or the new one; the result was @err. */
static void check_update(struct __test_metadata *_metadata, struct env *env,
			 const struct cmd *cmd, int err)
{
	bool plain, count;

	fire(env, cmd, &plain, &count);
	EXPECT_EQ(!err, plain);
	EXPECT_EQ(err < 0, count);
	EXPECT_EQ(0, bpf_link_update(env->objects.links[cmd->arg], env->count,
				     NULL));
}

TEST_F(fault, a_command_succeeds_or_leaves_all_as_it_was)
{
	const struct cmd *cmd = variant->cmd;
	struct env *env = &self->env;
	int nth = 0, failed = 0, fd, injected;

	if (cmd_is_update(cmd)) {
		ASSERT_LE(0, cmd_link(&env->objects, cmd));
		env->objects.prog = env->plain;
	}
	do {
		/* The first time, none fails: what is made once is made then. */
		ASSERT_EQ(0, fail_arm(env->fail, nth));
		fd = cmd->run(&env->objects, cmd->arg);
		injected = fail_disarm(env->fail);
		ASSERT_LE(0, injected);
		if (fd < 0) {
			ASSERT_TRUE(is_no_memory(cmd, fd) && injected)
				TH_LOG("%s, allocation %d: %d", cmd->name, nth, fd);
			failed++;
		}
		if (cmd_is_update(cmd))
			check_update(_metadata, env, cmd, fd);
		else
			check_link(_metadata, env, cmd, fd);
		if (fd > 0)
			close(fd);
	} while (nth++ == 0 || injected);
	TH_LOG("%s: %d allocations, %d failures", cmd->name, nth - 2, failed);
	/* An update needs no memory, so it cannot fail for want of it. */
	EXPECT_EQ(!cmd_is_update(cmd), failed > 0);
}

FIXTURE(closed)
{
	struct env env;
};

FIXTURE_VARIANT(closed)
{
	const struct cmd *cmd;
};

#define X(_name)							\
	FIXTURE_VARIANT_ADD(closed, _name) { .cmd = &cmds[CMD_ ## _name] };
DT_LINK_COMMANDS(X)
#undef X

FIXTURE_SETUP(closed)
{
	self->env.fail = fail_open();
	if (self->env.fail < 0)
		SKIP(return, "kernel was built without CONFIG_FAULT_INJECTION");
	prepare(_metadata, &self->env);
}

FIXTURE_TEARDOWN(closed)
{
	bpf_object__close(self->env.obj);
}

/* To close cannot fail. The other link makes the kernel build what calls it anew. */
TEST_F(closed, a_link_is_gone_and_another_stays)
{
	const struct cmd *cmd = variant->cmd;
	struct env *env = &self->env;
	int nth = 0, fd, injected;
	bool plain, count;

	env->objects.prog = env->plain;
	ASSERT_LE(0, cmd->run(&env->objects, cmd->arg));
	env->objects.prog = env->count;
	do {
		fd = cmd->run(&env->objects, cmd->arg);
		ASSERT_LE(0, fd);
		fire(env, cmd, &plain, &count);
		EXPECT_TRUE(plain && count);
		ASSERT_EQ(0, fail_arm(env->fail, nth));
		close(fd);
		injected = fail_disarm(env->fail);
		ASSERT_LE(0, injected);
		fire(env, cmd, &plain, &count);
		EXPECT_TRUE(plain);
		EXPECT_FALSE(count)
			TH_LOG("%s, allocation %d", cmd->name, nth);
	} while (nth++ == 0 || injected);
	TH_LOG("%s: %d allocations", cmd->name, nth - 2);
	/* The image of a trampoline is built anew. */
	if (cmd == &cmds[CMD_link_fentry] || cmd == &cmds[CMD_link_fexit])
		EXPECT_LT(2, nth);
}

/*
 * The memory of contexts comes with the first program of the type and goes with
 * the last one.
 */
TEST(the_first_program_may_find_no_memory)
{
	int fail = fail_open(), nth = 0, failed = 0, fd, injected;
	struct cmd_objects objects = {};
	__u32 id;

	if (fail < 0)
		SKIP(return, "kernel was built without CONFIG_FAULT_INJECTION");
	ASSERT_EQ(0, fail_prepare());
	do {
		ASSERT_EQ(0, fail_arm(fail, nth));
		fd = cmd_load(&objects, BPF_PROG_TYPE_DTRACE, 0, 0);
		injected = fail_disarm(fail);
		ASSERT_LE(0, injected);
		if (fd < 0) {
			ASSERT_TRUE(is_no_memory(&cmds[CMD_load], fd));
			failed++;
			continue;
		}
		id = sdt_prog_id(fd);
		close(fd);
		EXPECT_EQ(0, sdt_wait_gone(id));
	} while (nth++ == 0 || injected);
	EXPECT_LT(0, failed);
}

#define ENOUGH	1048576		/* bytes, and pages: more than a program takes */
#define INSTEAD	16	/* pages: those that are taken if slabs do not suffice */
#define STEP	1024	/* bytes: fewer than contexts have, so each allocation of them fails */

/* Load a program with so much memory: 0, or -ENOMEM, or another error. */
static int load_with(int bytes, int pages)
{
	struct cmd_objects objects = {};
	int fd, err = fail_rest(bytes, pages);
	__u32 id;

	if (err)
		return err;
	fd = cmd_load(&objects, BPF_PROG_TYPE_DTRACE, 0, 0);
	err = fail_rest(-1, -1);
	if (fd < 0)
		return err ?: is_no_memory(&cmds[CMD_load], fd) ? -ENOMEM : fd;
	id = sdt_prog_id(fd);
	close(fd);
	return err ?: sdt_wait_gone(id);
}

/* Memory of contexts has two sources, slabs and pages: all combinations of an end. */
TEST(the_first_program_may_find_no_memory_from_then_on)
{
	int pages = 0, bytes = 0, most_pages, most_bytes, err;

	if (access("/proc/thread-self/make-it-fail", F_OK))
		SKIP(return, "kernel was built without CONFIG_FAULT_INJECTION");
	ASSERT_EQ(0, fail_prepare());
	while ((err = load_with(ENOUGH, pages)) == -ENOMEM && pages < ENOUGH)
		pages++;
	ASSERT_EQ(0, err);
	while ((err = load_with(bytes, ENOUGH)) == -ENOMEM && bytes < ENOUGH)
		bytes += STEP;
	ASSERT_EQ(0, err);
	TH_LOG("%d pages, %d bytes", pages, bytes);
	EXPECT_LT(0, pages);
	EXPECT_LT(0, bytes);
	most_pages = pages;
	most_bytes = bytes;
	for (pages = 0; pages <= most_pages + INSTEAD; pages++) {
		for (bytes = 0; bytes <= most_bytes; bytes += STEP) {
			err = load_with(bytes, pages);
			ASSERT_TRUE(!err || err == -ENOMEM)
				TH_LOG("%d bytes, %d pages: %d", bytes, pages, err);
		}
	}
	EXPECT_EQ(0, load_with(ENOUGH, ENOUGH));
}

#include "fail_memory.h"

TEST_HARNESS_MAIN
