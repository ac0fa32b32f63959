// SPDX-License-Identifier: GPL-2.0
/*
 * Records that a program writes in place in the ring wake readers as promised
 *
 * wakeup_events counts samples, and a watermark counts bytes. perf checks
 * wakeup_events when it writes a sample, and the watermark when it reserves
 * space. Both checks must see records of bpf_buffer_reserve(). poll() without
 * waiting shows whether the kernel wants to wake the reader. A thread that
 * really sleeps shows that the kernel does wake it.
 */
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

#include "code.h"

#define SIZE	20	/* of a record, */
#define TOTAL	32	/* which takes so much of the ring */
#define PAGES	2
#define SMALL	48	/* a watermark between one record and two */

struct rig {
	struct dt_ring ring;
	struct code code;
	int prog[3];
};

FIXTURE(wakeup) {
	struct rig rig;
};

enum { COMMIT, DISCARD, OUTPUT };

/* One record of this size through bpf_perf_event_output(). */
static void output_record(struct code *c)
{
	int out;

	scratch(c, R7, R8);
	out = check(c, R7, R8, SIZE);
	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_EVENTS);
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_MOV64_REG(R4, R7));
	emit(c, BPF_MOV64_IMM(R5, SIZE));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_perf_event_output));
	tell(c);
	land(c, out);
	emit(c, BPF_MOV64_IMM(R0, -1));
	tell(c);
}

/* What reserve returned is what the program returns. */
static void reserve_record(struct code *c, int flags)
{
	reserve(c, SIZE);
	emit(c, BPF_MOV64_REG(R9, R0));
	commit_to(c, MAP_EVENTS, flags);
	emit(c, BPF_MOV64_REG(R0, R9));
	tell(c);
}

FIXTURE_SETUP(wakeup)
{
	struct code *c = &self->rig.code;
	int i;

	ASSERT_EQ(0, dt_pin(0));
	code_init(c);
	for (i = 0; i < 3; i++) {
		c->len = 1;
		if (i == OUTPUT)
			output_record(c);
		else
			reserve_record(c, i == DISCARD ? BPF_BUFFER_DISCARD : 0);
		ASSERT_EQ(0, c->error);
		self->rig.prog[i] = code_load(c);
		ASSERT_LE(0, self->rig.prog[i])
			TH_LOG("%s", c->log);
	}
}

FIXTURE_TEARDOWN(wakeup)
{
	int i;

	for (i = 0; i < 3; i++)
		close(self->rig.prog[i]);
	code_free(&self->rig.code);
	dt_ring_close(&self->rig.ring);
}

static int open_ring(struct rig *rig, int events, int watermark)
{
	struct perf_event_attr attr;
	int err;

	dt_ring_attr(&attr);
	attr.watermark = watermark > 0;
	if (watermark)
		attr.wakeup_watermark = watermark;
	else
		attr.wakeup_events = events;
	err = dt_ring_open(&rig->ring, 0, PAGES, &attr);
	return err ?: dt_set(rig->code.map[MAP_EVENTS], 0, rig->ring.fd);
}

/* Has the reader been told, since it was last asked? */
static bool told(struct rig *rig)
{
	struct pollfd pfd = { .fd = rig->ring.fd, .events = POLLIN };

	return poll(&pfd, 1, 0) == 1 && pfd.revents & POLLIN;
}

TEST_F(wakeup, each_record)
{
	int i;

	ASSERT_EQ(0, open_ring(&self->rig, 1, 0));
	EXPECT_FALSE(told(&self->rig));
	for (i = 0; i < 3; i++) {
		ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
		EXPECT_TRUE(told(&self->rig));
		EXPECT_FALSE(told(&self->rig));
	}
}

TEST_F(wakeup, every_third_record)
{
	int i;

	ASSERT_EQ(0, open_ring(&self->rig, 3, 0));
	for (i = 1; i <= 9; i++) {
		ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
		EXPECT_EQ(i % 3 == 0, told(&self->rig));
	}
}

TEST_F(wakeup, discarded_record_does_not_count)
{
	ASSERT_EQ(0, open_ring(&self->rig, 2, 0));
	ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
	ASSERT_EQ(0, code_run(self->rig.prog[DISCARD]));
	EXPECT_FALSE(told(&self->rig));
	ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
	EXPECT_TRUE(told(&self->rig));
}

TEST_F(wakeup, other_samples_count_too)
{
	ASSERT_EQ(0, open_ring(&self->rig, 2, 0));
	ASSERT_EQ(0, code_run(self->rig.prog[OUTPUT]));
	EXPECT_FALSE(told(&self->rig));
	ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
	EXPECT_TRUE(told(&self->rig));
	ASSERT_EQ(0, code_run(self->rig.prog[COMMIT]));
	EXPECT_FALSE(told(&self->rig));
	ASSERT_EQ(0, code_run(self->rig.prog[OUTPUT]));
	EXPECT_TRUE(told(&self->rig));
}

/* The first record that goes beyond @watermark tells the reader, and no other. */
static void expect_watermark(struct __test_metadata *_metadata,
			     struct rig *rig, int watermark)
{
	int bytes;

	for (bytes = TOTAL; bytes <= watermark; bytes += TOTAL) {
		ASSERT_EQ(0, code_run(rig->prog[COMMIT]));
		EXPECT_FALSE(told(rig))
			TH_LOG("after %d bytes", bytes);
	}
	ASSERT_EQ(0, code_run(rig->prog[COMMIT]));
	EXPECT_TRUE(told(rig));
	ASSERT_EQ(0, code_run(rig->prog[COMMIT]));
	EXPECT_FALSE(told(rig));
}

TEST_F(wakeup, watermark)
{
	ASSERT_EQ(0, open_ring(&self->rig, 0, 1000));
	expect_watermark(_metadata, &self->rig, 1000);
}

/*
 * One member of the attribute is a watermark in bytes or a number of samples. As
 * many samples as the watermark has bytes must not wake the reader by their
 * number. The last sample here is one that the watermark alone does not count.
 */
static void expect_bytes(struct __test_metadata *_metadata, struct rig *rig,
			 int prog)
{
	int samples, bytes, woken = 0;

	ASSERT_EQ(0, open_ring(rig, 0, SMALL));
	for (samples = 1; samples <= SMALL; samples++) {
		bytes = samples * TOTAL;
		ASSERT_EQ(0, code_run(prog));
		EXPECT_EQ(bytes > woken + SMALL, told(rig))
			TH_LOG("after %d samples", samples);
		if (bytes > woken + SMALL)
			woken += SMALL;
	}
	EXPECT_EQ(bytes, woken + SMALL);
}

TEST_F(wakeup, watermark_does_not_count_records)
{
	expect_bytes(_metadata, &self->rig, self->rig.prog[COMMIT]);
}

TEST_F(wakeup, watermark_does_not_count_other_samples)
{
	expect_bytes(_metadata, &self->rig, self->rig.prog[OUTPUT]);
}

TEST_F(wakeup, half_a_ring_by_default)
{
	ASSERT_EQ(0, open_ring(&self->rig, 0, 0));
	expect_watermark(_metadata, &self->rig, PAGES * DT_PAGE_SIZE / 2);
}

/* A reader that sleeps. */

struct sleeper {
	int fd;
	int tid;
	int revents;
};

static void *sleep_in_poll(void *arg)
{
	struct sleeper *s = arg;
	struct pollfd pfd = { .fd = s->fd, .events = POLLIN };

	__atomic_store_n(&s->tid, gettid(), __ATOMIC_RELEASE);
	if (poll(&pfd, 1, -1) == 1)
		s->revents = pfd.revents;
	return NULL;
}

/* Is the thread asleep? Its state is what stands behind the name. */
static bool asleep(struct sleeper *s)
{
	int tid = __atomic_load_n(&s->tid, __ATOMIC_ACQUIRE);
	char path[64], state = 0;
	FILE *file;

	if (!tid)
		return false;
	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", tid);
	file = fopen(path, "r");
	if (!file)
		return false;
	if (fscanf(file, "%*d (%*[^)]) %c", &state) != 1)
		state = 0;
	fclose(file);
	return state == 'S';
}

static void expect_waking(struct __test_metadata *_metadata,
			  struct rig *rig, int records)
{
	struct sleeper s = { .fd = rig->ring.fd };
	pthread_t thread;
	int err = 0;

	ASSERT_EQ(0, pthread_create(&thread, NULL, sleep_in_poll, &s));
	while (!asleep(&s))
		sched_yield();
	while (records-- && !err)
		err = code_run(rig->prog[COMMIT]);
	ASSERT_EQ(0, err);
	ASSERT_EQ(0, pthread_join(thread, NULL));
	EXPECT_EQ(POLLIN, s.revents & POLLIN);
}

TEST_F(wakeup, sleeper_that_counts_records)
{
	ASSERT_EQ(0, open_ring(&self->rig, 2, 0));
	expect_waking(_metadata, &self->rig, 2);
}

TEST_F(wakeup, sleeper_with_a_watermark)
{
	ASSERT_EQ(0, open_ring(&self->rig, 0, 1000));
	expect_waking(_metadata, &self->rig, 1000 / TOTAL + 1);
}

TEST_HARNESS_MAIN
