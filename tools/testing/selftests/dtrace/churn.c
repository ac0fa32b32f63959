// SPDX-License-Identifier: GPL-2.0
/*
 * Everything at once: threads make, change, read and close links in random
 * order, while allocations fail, signals arrive, a module with probes comes and
 * goes, a CPU goes and comes, and all probes fire. At the end, nothing is left.
 *
 * DTRACE_CHURN=N is the number of steps of each thread, DTRACE_SEED=N chooses
 * others. Which error a step gets depends on the other threads. So the test
 * knows the errors that are possible, and the kernel reports what is wrong.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <linux/compiler.h>

#include "commands.h"
#include "fail.h"
#include "files.h"
#include "left.h"
#include "options.h"

#define WORKERS		4
#define STEPS		150	/* of a worker */
#define LINKS		16	/* of a worker */
#define STACK_SIZE	(256 * 1024)
#define CPU		"/sys/devices/system/cpu/cpu1/online"

struct shared {
	struct cmd_objects objects;
	int progs[2];
	unsigned int steps;
	unsigned int unloaded, offline;	/* how often */
	bool done;		/* the workers are */
};

struct worker {
	struct shared *shared;
	pthread_t thread;
	unsigned int seed;
	unsigned int made, failed;
	int fail;		/* the counter of allocations, or -errno */
	int links[LINKS];
	int unexpected;		/* an error that no step may have */
	const char *step;	/* which had it */
	bool done;
};

static unsigned int pick(struct worker *w, unsigned int n)
{
	return rand_r(&w->seed) % n;
}

/* An allocation failed, the module is gone, or a signal arrived. */
static bool is_possible(int err)
{
	return err >= 0 || err == -ENOMEM || err == -ENOENT || err == -EINTR;
}

/*
 * For commands, also: too many programs on a probe or a function, a module that
 * comes or goes, and a program that reads what the link does not have, or for
 * which there is no memory.
 */
static bool is_possible_for_command(int err)
{
	return is_possible(err) || err == -E2BIG || err == -EBUSY ||
	       err == -EAGAIN || err == -EINVAL;
}

static int make_link(struct worker *w)
{
	const struct cmd *cmd;
	struct cmd_objects objects = w->shared->objects;
	int *link = &w->links[pick(w, LINKS)];

	do {
		cmd = &cmds[pick(w, CMD_COUNT)];
	} while (!cmd->type || cmd_is_update(cmd));
	if (*link >= 0)
		close(*link);
	objects.prog = w->shared->progs[pick(w, 2)];
	*link = cmd->run(&objects, cmd->arg);
	w->made += *link >= 0;
	return *link;
}

static int update_link(struct worker *w)
{
	int link = w->links[pick(w, LINKS)];

	return link < 0 ? 0 : bpf_link_update(link, w->shared->progs[pick(w, 2)], NULL);
}

static int read_info(struct worker *w)
{
	int link = w->links[pick(w, LINKS)];
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);

	return link < 0 ? 0 : bpf_link_get_info_by_fd(link, &info, &size);
}

static int close_link(struct worker *w)
{
	int *link = &w->links[pick(w, LINKS)];

	if (*link >= 0)
		close(*link);
	*link = -1;
	return 0;
}

static int other_command(struct worker *w)
{
	static const enum cmd_id ids[] = {
		CMD_load, CMD_test_run, CMD_insert, CMD_link_iter,
	};
	const struct cmd *cmd = &cmds[ids[pick(w, ARRAY_SIZE(ids))]];
	int fd = cmd->run(&w->shared->objects, cmd->arg);

	if (fd > 0)
		close(fd);
	return fd;
}

static int read_list(struct worker *w)
{
	return dt_read_all(open(SDT_LIST, O_RDONLY | O_CLOEXEC));
}

static int fire(struct worker *w)
{
	const struct cmd *cmd = &cmds[pick(w, CMD_COUNT)];

	if (cmd->fire)
		cmd->fire();
	return 0;
}

/* The more often a step stands here, the more often it is made. */
static const struct {
	const char *name;
	int (*run)(struct worker *w);
	bool (*is_possible)(int err);
	bool fails;		/* allocations are let fail */
} steps[] = {
	{ "make a link", make_link, is_possible_for_command, true },
	{ "make a link", make_link, is_possible_for_command, true },
	{ "make a link", make_link, is_possible_for_command },
	{ "update", update_link, is_possible_for_command, true },
	{ "read info", read_info, is_possible, true },
	{ "close", close_link, is_possible },
	{ "another command", other_command, is_possible_for_command, true },
	{ "read the list", read_list, is_possible, true },
	{ "fire", fire, is_possible },
	{ "fire", fire, is_possible },
};

static void *work(void *arg)
{
	struct worker *w = arg;
	unsigned int i, step;
	int err;

	w->fail = fail_open();
	for (i = 0; i < w->shared->steps && !w->unexpected; i++) {
		step = pick(w, ARRAY_SIZE(steps));
		if (steps[step].fails && w->fail >= 0 && pick(w, 2))
			fail_arm(w->fail, 1 + pick(w, 60));
		err = steps[step].run(w);
		if (w->fail >= 0)
			fail_arm(w->fail, 0);
		w->failed += err < 0;
		if (!steps[step].is_possible(err)) {
			w->unexpected = err;
			w->step = steps[step].name;
		}
	}
	/* In another order than they were made. */
	for (i = 0; i < 2 * LINKS; i++)
		close_link(w);
	for (i = 0; i < LINKS; i++) {
		if (w->links[i] >= 0)
			close(w->links[i]);
	}
	if (w->fail >= 0)
		close(w->fail);
	WRITE_ONCE(w->done, true);
	return NULL;
}

/* What goes on meanwhile: a module, a CPU, and signals. */

static void *churn_modules(void *arg)
{
	struct shared *shared = arg;

	while (!READ_ONCE(shared->done)) {
		sdt_load("sdt_test");
		sdt_load("sdt_many");
		sdt_unload("sdt_many");
		shared->unloaded += !sdt_unload("sdt_test");
	}
	return NULL;
}

static void *churn_cpus(void *arg)
{
	struct shared *shared = arg;
	int fd = open(CPU, O_WRONLY | O_CLOEXEC), i;

	for (i = 0; fd >= 0 && !READ_ONCE(shared->done); i++) {
		if (pwrite(fd, i % 2 ? "1" : "0", 1, 0) < 0)
			usleep(1000);
		else
			shared->offline += !(i % 2);
	}
	if (fd >= 0) {
		pwrite(fd, "1", 1, 0);
		close(fd);
	}
	return NULL;
}

static void ignore(int number)
{
}

/* Interrupt system calls of the workers, which may sleep, until they are done. */
static void interrupt(struct worker *workers)
{
	struct sigaction action = { .sa_handler = ignore };
	unsigned int i, working;

	sigaction(SIGUSR1, &action, NULL);
	do {
		for (working = i = 0; i < WORKERS; i++) {
			if (READ_ONCE(workers[i].done))
				continue;
			pthread_kill(workers[i].thread, SIGUSR1);
			working++;
		}
		usleep(2000);
	} while (working);
}

/* func_load() has pinned this thread, and new threads inherit this. */
static int unpin(void)
{
	cpu_set_t all;

	memset(&all, -1, sizeof(all));
	return sched_setaffinity(0, sizeof(all), &all);
}

/* Let the workers work, with all that goes on meanwhile. 0 or an error. */
static int churn(struct shared *shared, struct worker *workers)
{
	pthread_t modules, cpus;
	pthread_attr_t attr;
	unsigned int i;
	int err;

	/* All memory is locked, and with it each stack, to its full size. */
	err = pthread_attr_init(&attr) ?:
	      pthread_attr_setstacksize(&attr, STACK_SIZE) ?:
	      pthread_create(&modules, &attr, churn_modules, shared) ?:
	      pthread_create(&cpus, &attr, churn_cpus, shared);
	for (i = 0; i < WORKERS && !err; i++) {
		workers[i].shared = shared;
		workers[i].seed = dt_option("DTRACE_SEED", 1) * WORKERS + i;
		memset(workers[i].links, -1, sizeof(workers[i].links));
		err = pthread_create(&workers[i].thread, &attr, work,
				     &workers[i]);
	}
	if (err)
		return err;
	interrupt(workers);
	for (i = 0; i < WORKERS; i++)
		pthread_join(workers[i].thread, NULL);
	WRITE_ONCE(shared->done, true);
	pthread_join(modules, NULL);
	pthread_join(cpus, NULL);
	return 0;
}

FIXTURE(churn)
{
	struct bpf_object *obj;
};

FIXTURE_SETUP(churn)
{
	/* If the kernel cannot let allocations fail, none fails. */
	fail_prepare();
	ASSERT_EQ(0, func_load("func", &self->obj));
	ASSERT_EQ(0, unpin());
}

FIXTURE_TEARDOWN(churn)
{
	bpf_object__close(self->obj);
}

/* DTRACE_CHURN says how long this is. */
TEST_F_TIMEOUT(churn, links_in_any_order_leave_nothing, 86400)
{
	struct shared shared = { .steps = dt_option("DTRACE_CHURN", STEPS) };
	struct worker workers[WORKERS] = {};
	struct dt_left before;
	unsigned int i, made = 0, failed = 0;
	struct sdt_line line;

	shared.progs[0] = dt_object_prog(self->obj, "count");
	shared.progs[1] = dt_object_prog(self->obj, "full");
	ASSERT_EQ(0, cmd_prepare(&shared.objects, shared.progs[0]));
	before = dt_look();
	/* What fires the functions is made once, and not by several threads. */
	dt_fire_kernel();
	ASSERT_EQ(0, churn(&shared, workers));
	for (i = 0; i < WORKERS; i++) {
		EXPECT_EQ(0, workers[i].unexpected)
			TH_LOG("seed %ld, worker %u: %s", dt_option("DTRACE_SEED", 1),
			       i, workers[i].step);
		made += workers[i].made;
		failed += workers[i].failed;
	}
	TH_LOG("%u links, %u steps failed; a module went %u times, a CPU %u times",
	       made, failed, shared.unloaded, shared.offline);
	EXPECT_LT(0, made);
	EXPECT_LT(0, failed);
	EXPECT_LT(0, shared.unloaded);

	EXPECT_NOTHING_LEFT(before);
	ASSERT_EQ(0, sdt_load("sdt_test"));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_FALSE(line.enabled);
}

#include "fail_memory.h"

TEST_HARNESS_MAIN
