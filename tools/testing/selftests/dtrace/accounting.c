// SPDX-License-Identifier: GPL-2.0
/*
 * Every loss is counted
 *
 * Writers that are faster than their reader lose records. A user can live with
 * that only if the loss is known exactly. So these tests count on both sides:
 * the records that the programs tried to write, wrote and could not reserve;
 * the records that the reader got out of the rings, checked word by word; and
 * the losses that the kernel reported, in LOST records and by PERF_FORMAT_LOST.
 *
 * A program can also be skipped, because another one runs on that CPU. The last
 * test counts the skipped firings of a perf event.
 */
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <linux/hw_breakpoint.h>

#include "dtrace_test.h"
#include "progs/accounting.bpf.h"

#define PAGES	4
#define BURST	100		/* records of a writer in one system call */
#define BURSTS	250

/*
 * struct reader - what came out of the rings
 * @next: for each writer, the lowest number its next record can have
 * @skipped: records of each writer that cannot come any more
 */
struct reader {
	__u32 next[ACCOUNT_WRITERS];
	__u64 received[ACCOUNT_WRITERS], skipped[ACCOUNT_WRITERS];
	__u64 lost, broken;
};

struct writer {
	pthread_t thread;
	int prog, cpu, err;
	__u32 number;
	bool done;
};

FIXTURE(accounting)
{
	struct bpf_object *obj;
	volatile struct account *account;
	struct dt_ring ring[ACCOUNT_WRITERS];
	struct writer writer[ACCOUNT_WRITERS];
	struct reader reader;
	int rings;		/* one for each CPU in use */
};

FIXTURE_SETUP(accounting)
{
	struct perf_event_attr attr;
	int i, map, prog;

	self->obj = dt_open("accounting");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->account = dt_var(self->obj, "accounts");
	ASSERT_NE(NULL, self->account);
	map = dt_object_map(self->obj, "rings");
	prog = dt_object_prog(self->obj, "write_record");

	dt_ring_attr(&attr);
	attr.read_format = PERF_FORMAT_LOST;
	self->rings = dt_cpus() < ACCOUNT_WRITERS ? dt_cpus() :
						    ACCOUNT_WRITERS;
	for (i = 0; i < self->rings; i++) {
		ASSERT_EQ(0, dt_ring_open(&self->ring[i], i, PAGES, &attr));
		ASSERT_EQ(0, dt_set(map, i, self->ring[i].fd));
	}
	for (i = 0; i < ACCOUNT_WRITERS; i++) {
		self->writer[i].number = i;
		self->writer[i].cpu = i % self->rings;
		self->writer[i].prog = prog;
	}
}

FIXTURE_TEARDOWN(accounting)
{
	int i;

	for (i = 0; i < self->rings; i++)
		dt_ring_close(&self->ring[i]);
	bpf_object__close(self->obj);
}

static int write_burst(struct writer *w, int count)
{
	struct dtrace_bpf_context ctx = { .nargs = 1, .args[0] = w->number };
	LIBBPF_OPTS(bpf_test_run_opts, opts,
		    .ctx_in = &ctx,
		    .ctx_size_in = sizeof(ctx),
		    .repeat = count);

	return bpf_prog_test_run_opts(w->prog, &opts);
}

static void *run_writer(void *arg)
{
	struct writer *w = arg;
	int i;

	w->err = dt_pin(w->cpu);
	for (i = 0; i < BURSTS && !w->err; i++)
		w->err = write_burst(w, BURST);
	__atomic_store_n(&w->done, true, __ATOMIC_RELEASE);
	return NULL;
}

static bool is_done(const struct writer *w)
{
	return __atomic_load_n(&w->done, __ATOMIC_ACQUIRE);
}

static bool all_done(const struct writer *w)
{
	int i;

	for (i = 0; i < ACCOUNT_WRITERS; i++)
		if (!is_done(&w[i]))
			return false;
	return true;
}

static bool is_whole(const struct account_record *rec, __u32 size)
{
	__u32 words = account_words(rec->seq), sum = 0, i;
	const __u32 *word = (const __u32 *)rec;

	/* perf rounds the raw size up to 4 modulo 8. */
	if (size / 8 != words * sizeof(*word) / 8 || size % 8 != 4)
		return false;
	for (i = 0; i < words - 1; i++)
		sum = account_sum(sum, word[i]);
	return word[i] == sum;
}

static void receive_sample(struct reader *r, const struct perf_event_header *hdr)
{
	const struct account_record *rec;
	__u32 size;

	rec = dt_sample_raw(hdr, &size);
	if (size != hdr->size - sizeof(*hdr) - sizeof(size) ||
	    size < 3 * sizeof(__u32) || !is_whole(rec, size) ||
	    rec->writer >= ACCOUNT_WRITERS ||
	    rec->seq < r->next[rec->writer]) {
		r->broken++;
		return;
	}
	r->received[rec->writer]++;
	r->skipped[rec->writer] += rec->seq - r->next[rec->writer];
	r->next[rec->writer] = rec->seq + 1;
}

static void receive(void *arg, const struct perf_event_header *hdr)
{
	const __u64 *body = (const __u64 *)(hdr + 1);
	struct reader *r = arg;

	if (hdr->type == PERF_RECORD_SAMPLE)
		receive_sample(r, hdr);
	else if (hdr->type == PERF_RECORD_LOST)
		r->lost += body[1];
	else if (hdr->type != PERF_RECORD_PAD)
		r->broken++;
}

/* Records that the kernel says this event has lost. */
static __u64 lost_of(const struct dt_ring *ring)
{
	struct {
		__u64 value, lost;
	} count = {};

	return read(ring->fd, &count, sizeof(count)) == sizeof(count) ?
	       count.lost : ~0ULL;
}

TEST_F(accounting, produced_is_consumed_plus_lost)
{
	volatile struct account *account = self->account;
	__u64 lost = 0, refused = 0, received = 0;
	struct reader *r = &self->reader;
	int i;

	for (i = 0; i < ACCOUNT_WRITERS; i++)
		ASSERT_EQ(0, pthread_create(&self->writer[i].thread, NULL,
					    run_writer, &self->writer[i]));
	/* The reader is the slower one: it starts when each has lost some. */
	for (i = 0; i < ACCOUNT_WRITERS; i++)
		while (!account[i].refused && !is_done(&self->writer[i]))
			sched_yield();
	while (!all_done(self->writer)) {
		for (i = 0; i < self->rings; i++)
			ASSERT_LE(0, dt_ring_read(&self->ring[i], receive, r));
		sched_yield();
	}
	for (i = 0; i < ACCOUNT_WRITERS; i++) {
		ASSERT_EQ(0, pthread_join(self->writer[i].thread, NULL));
		ASSERT_EQ(0, self->writer[i].err);
	}
	for (i = 0; i < self->rings; i++) {
		ASSERT_LE(0, dt_ring_read(&self->ring[i], receive, r));
		lost += lost_of(&self->ring[i]);
	}

	EXPECT_EQ(0, r->broken);
	for (i = 0; i < ACCOUNT_WRITERS; i++) {
		EXPECT_EQ(BURST * BURSTS, account[i].tried);
		EXPECT_EQ(0, account[i].failed);
		EXPECT_EQ(account[i].tried,
			  account[i].written + account[i].refused);
		EXPECT_EQ(account[i].written, r->received[i]);
		/* What is missing between the numbers was refused. */
		EXPECT_EQ(account[i].refused, r->skipped[i] +
			  account[i].tried - r->next[i]);
		refused += account[i].refused;
		received += r->received[i];
	}
	EXPECT_EQ(refused, lost);
	EXPECT_EQ(ACCOUNT_WRITERS * BURST * BURSTS, received + lost);
	EXPECT_LT(0, lost);
	EXPECT_LT(0, received);
}

TEST_F(accounting, lost_records_add_up)
{
	struct writer *w = &self->writer[0];
	struct dt_ring *ring = &self->ring[0];
	struct reader *r = &self->reader;
	int i;

	ASSERT_EQ(0, dt_pin(w->cpu));
	for (i = 0; i < 10; i++) {
		ASSERT_EQ(0, write_burst(w, 5 * BURST));
		ASSERT_LE(0, dt_ring_read(ring, receive, r));
	}
	/* What was lost last is in no record until the next one is written. */
	EXPECT_LT(r->lost, lost_of(ring));
	ASSERT_EQ(0, write_burst(w, 1));
	ASSERT_LE(0, dt_ring_read(ring, receive, r));
	EXPECT_EQ(lost_of(ring), r->lost);
	EXPECT_EQ(self->account[0].refused, r->lost);
	EXPECT_EQ(self->account[0].written, r->received[0]);
	EXPECT_EQ(0, r->broken);
}

/* --- programs that are not run ------------------------------------------ */

static __u64 watched;

static int watch(volatile __u64 *address)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_BREAKPOINT,
		.size = sizeof(attr),
		.sample_period = 1,
		.bp_type = HW_BREAKPOINT_RW,
		.bp_addr = (unsigned long)address,
		.bp_len = HW_BREAKPOINT_LEN_8,
	};
	int fd;

	fd = syscall(SYS_perf_event_open, &attr, 0, -1, -1,
		     PERF_FLAG_FD_CLOEXEC);
	return fd < 0 ? -errno : fd;
}

static __u64 misses_of(int prog_fd)
{
	struct bpf_prog_info info = {};
	__u32 size = sizeof(info);

	return bpf_prog_get_info_by_fd(prog_fd, &info, &size) ?
	       ~0ULL : info.recursion_misses;
}

TEST(skipped_overflow_is_counted)
{
	volatile __u64 *entered, *overflowed, *variable = &watched;
	struct bpf_link *event_link, *probe_link;
	struct bpf_program *probe, *overflow;
	struct bpf_object *obj;
	__u64 seen;
	int event;

	event = watch(variable);
	if (event == -ENOENT || event == -ENODEV || event == -EOPNOTSUPP)
		SKIP(return, "no hardware breakpoints");
	ASSERT_LE(0, event);
	obj = dt_open("accounting");
	ASSERT_NE(NULL, obj);
	ASSERT_EQ(0, bpf_object__load(obj));
	*(__u64 *)dt_var(obj, "watched_address") = (unsigned long)variable;
	*(__u32 *)dt_var(obj, "watched_tid") = gettid();
	entered = dt_var(obj, "entered");
	overflowed = dt_var(obj, "overflowed");
	overflow = bpf_object__find_program_by_name(obj, "count_overflow");
	probe = bpf_object__find_program_by_name(obj, "touch_watched");
	event_link = bpf_program__attach_perf_event(overflow, event);
	ASSERT_NE(NULL, event_link);

	/* By itself the event runs its program. */
	*variable = 1;
	EXPECT_EQ(1, *overflowed);
	EXPECT_EQ(0, misses_of(bpf_program__fd(overflow)));

	/* From within another program it does not. */
	probe_link = bpf_program__attach_ksyscall(probe, "getpgid", NULL);
	ASSERT_NE(NULL, probe_link);
	seen = *overflowed;
	getpgid(0);
	EXPECT_EQ(1, *entered);
	EXPECT_EQ(seen, *overflowed);
	EXPECT_EQ(1, misses_of(bpf_program__fd(overflow)));

	bpf_link__destroy(probe_link);
	bpf_link__destroy(event_link);
	bpf_object__close(obj);
}

TEST_HARNESS_MAIN
