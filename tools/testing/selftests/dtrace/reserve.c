// SPDX-License-Identifier: GPL-2.0
/*
 * bpf_buffer_reserve() and bpf_buffer_commit() at run time
 *
 * A program reserves, fills and commits one record through BPF_PROG_TEST_RUN.
 * Then the test checks the return values of the helpers and the bytes of the
 * ring. Every error that a program can get is provoked once. After each error,
 * the buffer must be empty and the next commit must find nothing open.
 *
 * -EBUSY, for a reservation while another one is open, has no test: the
 * verifier rejects every program that could get it.
 */
#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

#include "code.h"

/* Results of the program below. */
enum {
	RESERVED,	/* what reserve returned */
	SIZE,		/* buf_end - buf */
	ADDRESS,	/* buf, if it was not empty */
	COMMITTED,	/* what commit returned */
	NR_OUTCOMES,
};

#define UNTOUCHED	0x1234	/* what results are before */

struct outcome {
	long value[NR_OUTCOMES];
};

/* Fill @size bytes at R7 with 1, 2, ... or with @byte if it is not 0. */
static void fill(struct code *c, int size, int byte)
{
	int i;

	for (i = 0; i < size; i++)
		emit(c, BPF_ST_MEM(BPF_B, R7, i, byte ?: (i + 1) & 0xff));
}

struct record {
	int size;
	int stored;		/* bytes that are written */
	int byte;		/* see fill() */
	int flags;		/* of commit */
	enum code_map map;	/* of commit */
};

/* Reserve a record, fill it, commit; results are numbered as above + @base. */
static void write_record(struct code *c, const struct record *r, int base)
{
	int out;

	reserve(c, r->size);
	result(c, base + RESERVED, R0);
	output(c, R7, R8);
	emit(c, BPF_MOV64_REG(R2, R8));
	emit(c, BPF_ALU64_REG(BPF_SUB, R2, R7));
	result(c, base + SIZE, R2);
	out = check(c, R7, R8, r->stored);
	fill(c, r->stored, r->byte);
	result(c, base + ADDRESS, R7);
	land(c, out);
	commit_to(c, r->map, r->flags);
	result(c, base + COMMITTED, R0);
}

/* What the reader saw. */
struct seen {
	int samples, gaps, lost, others;
	__u64 lost_records;
	int gap_size;
	int size;			/* header.size of the last sample */
	int first;			/* first byte of the first sample */
	__u32 raw_size;
	unsigned char raw[256];
};

static void see(void *arg, const struct perf_event_header *hdr)
{
	struct seen *seen = arg;
	const void *raw;

	switch (hdr->type) {
	case PERF_RECORD_PAD:
		seen->gaps++;
		seen->gap_size = hdr->size;
		break;
	case PERF_RECORD_LOST:
		seen->lost++;
		seen->lost_records = ((const __u64 *)hdr)[2];
		break;
	case PERF_RECORD_SAMPLE:
		seen->size = hdr->size;
		raw = dt_sample_raw(hdr, &seen->raw_size);
		if (!seen->samples++)
			seen->first = *(const unsigned char *)raw;
		memset(seen->raw, 0xee, sizeof(seen->raw));
		if (seen->raw_size <= sizeof(seen->raw))
			memcpy(seen->raw, raw, seen->raw_size);
		break;
	default:
		seen->others++;
	}
}

FIXTURE(reserve) {
	struct dt_ring ring;
	struct seen seen;
};

FIXTURE_SETUP(reserve)
{
	struct perf_event_attr attr;

	ASSERT_EQ(0, dt_pin(0));
	dt_ring_attr(&attr);
	attr.read_format = PERF_FORMAT_LOST;
	ASSERT_EQ(0, dt_ring_open(&self->ring, 0, 4, &attr));
}

FIXTURE_TEARDOWN(reserve)
{
	dt_ring_close(&self->ring);
}

/* Load the program that the caller has emitted, and let it see @event. */
static int finish(struct code *c, int event)
{
	leave(c);
	if (c->error || code_map(c, MAP_EVENTS) < 0)
		return -c->error;
	if (event >= 0 && dt_set(c->map[MAP_EVENTS], 0, event))
		return -errno;
	return code_load(c);
}

static struct outcome outcome(struct code *c, int base)
{
	struct outcome o;
	int i;

	for (i = 0; i < NR_OUTCOMES; i++)
		o.value[i] = (long)code_result(c, base + i);
	return o;
}

/* Write one record to @event; @times runs. Returns the last outcome. */
static int write_times(const struct record *r, int event, int times,
		       struct outcome *o)
{
	struct code c;
	int fd, i, err = 0;

	code_init(&c);
	write_record(&c, r, 0);
	for (i = 0; i < NR_OUTCOMES; i++)
		code_set_result(&c, i, UNTOUCHED);
	fd = finish(&c, event);
	if (fd < 0) {
		fprintf(stderr, "%s\n", c.log);
		err = fd;
	}
	for (i = 0; i < times && !err; i++)
		err = code_run(fd);
	*o = outcome(&c, 0);
	if (fd >= 0)
		close(fd);
	code_free(&c);
	return err;
}

#define EXPECT_OUTCOME(o, reserved, size, committed) do {		\
	const struct outcome __o = (o);					\
									\
	EXPECT_EQ(reserved, __o.value[RESERVED]);			\
	EXPECT_EQ(size, __o.value[SIZE]);				\
	EXPECT_EQ(committed, __o.value[COMMITTED]);			\
} while (0)

/* Smallest number not below @size that is 4 modulo 8. */
static int framed(int size)
{
	return (size + 3) / 8 * 8 + 4;
}

TEST(framed_sizes)
{
	EXPECT_EQ(4, framed(1));
	EXPECT_EQ(4, framed(4));
	EXPECT_EQ(12, framed(5));
	EXPECT_EQ(12, framed(12));
	EXPECT_EQ(20, framed(13));
}

/* An ordinary sample, for sizes of every remainder modulo 8. */
TEST_F(reserve, record_is_a_raw_sample)
{
	struct record r = { .map = MAP_EVENTS };
	struct outcome o;
	int i;

	for (r.size = 1; r.size <= 32; r.size++) {
		r.stored = r.size;
		memset(&self->seen, 0, sizeof(self->seen));
		ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
		EXPECT_OUTCOME(o, 0, r.size, 0);
		EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
		ASSERT_EQ(1, self->seen.samples);
		EXPECT_EQ(framed(r.size), self->seen.raw_size);
		EXPECT_EQ(12 + framed(r.size), self->seen.size);
		for (i = 0; i < r.size; i++)
			EXPECT_EQ(i + 1, self->seen.raw[i]);
	}
}

TEST_F(reserve, buffer_begins_at_4_modulo_8)
{
	struct record r = { .map = MAP_EVENTS };
	struct outcome o;

	for (r.size = 1; r.size <= 32; r.size++) {
		r.stored = r.size;
		ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
		EXPECT_EQ(4, o.value[ADDRESS] & 7);
	}
}

/* The padding is overwritten even where older records left something. */
TEST_F(reserve, padding_is_zeroed)
{
	struct record full = { .size = 60, .stored = 60, .byte = 0xff,
			       .map = MAP_EVENTS };
	struct record r = { .byte = 0xff, .map = MAP_EVENTS };
	struct outcome o;
	size_t done;
	int i;

	for (done = 0; done < self->ring.page_count * DT_PAGE_SIZE;
	     done += 50 * 72) {
		ASSERT_EQ(0, write_times(&full, self->ring.fd, 50, &o));
		ASSERT_EQ(0, o.value[RESERVED]);
		ASSERT_LE(50, dt_ring_read(&self->ring, see, &self->seen));
	}
	for (r.size = 5; r.size < 12; r.size++) {
		r.stored = r.size;
		ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
		dt_ring_read(&self->ring, see, &self->seen);
		ASSERT_EQ(12, self->seen.raw_size);
		for (i = 0; i < 12; i++)
			EXPECT_EQ(i < r.size ? 0xff : 0, self->seen.raw[i]);
	}
}

TEST_F(reserve, two_records_of_one_program)
{
	struct record r = { .size = 8, .stored = 8, .byte = 1,
			    .map = MAP_EVENTS };
	struct code c;
	int fd;

	code_init(&c);
	write_record(&c, &r, 0);
	r.byte = 2;
	write_record(&c, &r, NR_OUTCOMES);
	fd = finish(&c, self->ring.fd);
	ASSERT_LE(0, fd)
		TH_LOG("%s", c.log);
	EXPECT_EQ(0, code_run(fd));
	EXPECT_OUTCOME(outcome(&c, 0), 0, 8, 0);
	EXPECT_OUTCOME(outcome(&c, NR_OUTCOMES), 0, 8, 0);
	EXPECT_EQ(2, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(2, self->seen.samples);
	EXPECT_EQ(2, self->seen.raw[0]);
	close(fd);
	code_free(&c);
}

/* R0 = bpf_perf_event_output() of one word of @byte. */
static void output_word(struct code *c, int byte)
{
	emit(c, BPF_ST_MEM(BPF_W, R10, -4, byte));
	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_EVENTS);
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_MOV64_REG(R4, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R4, -4));
	emit(c, BPF_MOV64_IMM(R5, 4));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_perf_event_output));
}

/* Others may write to the ring meanwhile; readers wait for both. */
TEST_F(reserve, another_sample_while_open)
{
	struct code c;
	int fd, out;

	code_init(&c);
	reserve(&c, 4);
	output_word(&c, 2);
	result(&c, 0, R0);
	output(&c, R7, R8);
	out = check(&c, R7, R8, 4);
	fill(&c, 4, 1);
	land(&c, out);
	commit(&c);
	result(&c, 1, R0);
	fd = finish(&c, self->ring.fd);
	ASSERT_LE(0, fd)
		TH_LOG("%s", c.log);
	EXPECT_EQ(0, code_run(fd));
	EXPECT_EQ(0, code_result(&c, 0));
	EXPECT_EQ(0, code_result(&c, 1));
	EXPECT_EQ(2, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(2, self->seen.samples);
	EXPECT_EQ(1, self->seen.first);
	EXPECT_EQ(2, self->seen.raw[0]);
	close(fd);
	code_free(&c);
}

/* Commit. */

TEST_F(reserve, discard_leaves_a_gap)
{
	struct record r = { .size = 20, .stored = 20, .map = MAP_EVENTS,
			    .flags = BPF_BUFFER_DISCARD };
	__u64 count[2];
	struct outcome o;

	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, 0, 20, 0);
	EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(1, self->seen.gaps);
	EXPECT_EQ(12 + framed(20), self->seen.gap_size);

	r.flags = 0;
	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(1, self->seen.samples);

	/* The program gave it up: nothing was lost. */
	ASSERT_EQ(sizeof(count), read(self->ring.fd, count, sizeof(count)));
	EXPECT_EQ(0, count[1]);
}

TEST_F(reserve, commit_without_a_reservation_is_enoent)
{
	struct code c;
	int fd;

	code_init(&c);
	commit(&c);
	result(&c, 0, R0);
	fd = finish(&c, self->ring.fd);
	ASSERT_LE(0, fd);
	EXPECT_EQ(0, code_run(fd));
	EXPECT_EQ(-ENOENT, (long)code_result(&c, 0));
	EXPECT_EQ(0, dt_ring_read(&self->ring, see, &self->seen));
	close(fd);
	code_free(&c);
}

TEST_F(reserve, second_commit_is_enoent)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	struct code c;
	int fd;

	code_init(&c);
	write_record(&c, &r, 0);
	commit(&c);
	result(&c, NR_OUTCOMES, R0);
	fd = finish(&c, self->ring.fd);
	ASSERT_LE(0, fd);
	EXPECT_EQ(0, code_run(fd));
	EXPECT_OUTCOME(outcome(&c, 0), 0, 8, 0);
	EXPECT_EQ(-ENOENT, (long)code_result(&c, NR_OUTCOMES));
	EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(1, self->seen.samples);
	close(fd);
	code_free(&c);
}

/* A commit that fails closes all the same: the next reserve works. */
static void bad_commit(struct __test_metadata *_metadata, struct dt_ring *ring,
		       const struct record *bad)
{
	static const struct record good = { .size = 8, .stored = 8,
					    .map = MAP_EVENTS };
	struct seen seen = {};
	struct code c;
	int fd;

	code_init(&c);
	write_record(&c, bad, 0);
	write_record(&c, &good, NR_OUTCOMES);
	fd = finish(&c, ring->fd);
	ASSERT_LE(0, fd)
		TH_LOG("%s", c.log);
	EXPECT_EQ(0, code_run(fd));
	EXPECT_OUTCOME(outcome(&c, 0), 0, bad->size, -EINVAL);
	EXPECT_OUTCOME(outcome(&c, NR_OUTCOMES), 0, 8, 0);
	EXPECT_EQ(2, dt_ring_read(ring, see, &seen));
	EXPECT_EQ(1, seen.gaps);
	EXPECT_EQ(12 + framed(bad->size), seen.gap_size);
	EXPECT_EQ(1, seen.samples);
	close(fd);
	code_free(&c);
}

TEST_F(reserve, commit_with_bad_flags_closes)
{
	struct record bad = { .size = 20, .stored = 20, .map = MAP_EVENTS,
			      .flags = 2 };

	bad_commit(_metadata, &self->ring, &bad);
}

TEST_F(reserve, commit_with_a_good_and_a_bad_flag_closes)
{
	struct record bad = { .size = 20, .stored = 20, .map = MAP_EVENTS,
			      .flags = BPF_BUFFER_DISCARD | 0x40000000 };

	bad_commit(_metadata, &self->ring, &bad);
}

TEST_F(reserve, commit_to_another_map_closes)
{
	struct record bad = { .size = 20, .stored = 20,
			      .map = MAP_OTHER_EVENTS };

	bad_commit(_metadata, &self->ring, &bad);
}

/* Errors of reserve. */

TEST_F(reserve, size_0_is_einval)
{
	struct record r = { .size = 0, .stored = 1, .map = MAP_EVENTS };
	struct outcome o;

	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, -EINVAL, 0, -ENOENT);
	EXPECT_EQ(UNTOUCHED, o.value[ADDRESS]);
	EXPECT_EQ(0, dt_ring_read(&self->ring, see, &self->seen));
}

TEST_F(reserve, huge_size_is_e2big)
{
	struct record r = { .size = -1, .stored = 1, .map = MAP_EVENTS };
	struct outcome o;

	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, -E2BIG, 0, -ENOENT);
	EXPECT_EQ(0, dt_ring_read(&self->ring, see, &self->seen));
}

TEST_F(reserve, no_event_is_enoent)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	struct outcome o;

	ASSERT_EQ(0, write_times(&r, -1, 1, &o));
	EXPECT_OUTCOME(o, -ENOENT, 0, -ENOENT);
	EXPECT_EQ(UNTOUCHED, o.value[ADDRESS]);
}

TEST_F(reserve, full_ring_is_enospc_and_counted)
{
	struct record r = { .size = 244, .stored = 4, .map = MAP_EVENTS };
	int written = 0, lost = 0;
	struct outcome o;
	__u64 count[2];

	do {
		ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
		written += !o.value[RESERVED];
	} while (!o.value[RESERVED] && written < 1000);
	EXPECT_OUTCOME(o, -ENOSPC, 0, -ENOENT);
	ASSERT_EQ(0, write_times(&r, self->ring.fd, 4, &o));
	EXPECT_OUTCOME(o, -ENOSPC, 0, -ENOENT);
	lost = 5;

	ASSERT_EQ(sizeof(count), read(self->ring.fd, count, sizeof(count)));
	EXPECT_EQ(lost, count[1]);
	dt_ring_read(&self->ring, see, &self->seen);
	EXPECT_EQ(written, self->seen.samples);
	EXPECT_EQ(0, self->seen.lost);

	/* The next success says how many were lost before it. */
	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, 0, 244, 0);
	dt_ring_read(&self->ring, see, &self->seen);
	EXPECT_EQ(1, self->seen.lost);
	EXPECT_EQ(lost, self->seen.lost_records);
	EXPECT_EQ(written + 1, self->seen.samples);
}

TEST_F(reserve, paused_ring_is_enospc_and_counted)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	struct outcome o;
	__u64 count[2];

	ASSERT_EQ(0, ioctl(self->ring.fd, PERF_EVENT_IOC_PAUSE_OUTPUT, 1));
	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, -ENOSPC, 0, -ENOENT);
	ASSERT_EQ(0, ioctl(self->ring.fd, PERF_EVENT_IOC_PAUSE_OUTPUT, 0));
	ASSERT_EQ(sizeof(count), read(self->ring.fd, count, sizeof(count)));
	EXPECT_EQ(1, count[1]);
	ASSERT_EQ(0, write_times(&r, self->ring.fd, 1, &o));
	EXPECT_OUTCOME(o, 0, 8, 0);
}

/* The greatest record that a ring of so many pages takes, and one more. */
FIXTURE(limit) {
};

FIXTURE_VARIANT(limit) {
	int pages;
	bool half;	/* of a page, or a page */
	bool lost;	/* less a LOST record */
};

FIXTURE_VARIANT_ADD(limit, ring_of_1_page) {
	.pages = 1, .half = true, .lost = true,
};

FIXTURE_VARIANT_ADD(limit, ring_of_2_pages) {
	.pages = 2, .lost = true,
};

FIXTURE_VARIANT_ADD(limit, ring_of_4_pages) {
	.pages = 4,
};

FIXTURE_SETUP(limit)
{
}

FIXTURE_TEARDOWN(limit)
{
}

TEST_F(limit, size_beyond_is_e2big)
{
	struct record r = { .stored = 1, .map = MAP_EVENTS };
	struct seen seen = {};
	struct dt_ring ring;
	struct outcome o;

	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, dt_ring_open(&ring, 0, variant->pages, NULL));
	r.size = (variant->half ? DT_PAGE_SIZE / 2 : DT_PAGE_SIZE) -
		 (variant->lost ? 24 : 0) - 12;
	ASSERT_EQ(0, write_times(&r, ring.fd, 1, &o));
	EXPECT_OUTCOME(o, 0, r.size, 0);
	dt_ring_read(&ring, see, &seen);
	EXPECT_EQ(1, seen.samples);
	EXPECT_EQ(r.size + 12, seen.size);

	r.size++;
	ASSERT_EQ(0, write_times(&r, ring.fd, 1, &o));
	EXPECT_OUTCOME(o, -E2BIG, 0, -ENOENT);
	dt_ring_close(&ring);
}

/* Events that are not for this. */
FIXTURE(bad_event) {
};

FIXTURE_VARIANT(bad_event) {
	__u64 config;
	__u64 sample_type;
	bool backward;
	bool other_cpu;
	bool disabled;
	bool unmapped;
	bool breakpoint;
	int error;
};

FIXTURE_VARIANT_ADD(bad_event, software_clock) {
	.config = PERF_COUNT_SW_CPU_CLOCK,
	.sample_type = PERF_SAMPLE_RAW,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, dummy) {
	.config = PERF_COUNT_SW_DUMMY,
	.sample_type = PERF_SAMPLE_RAW,
	.error = -EINVAL,
};

/* Its config means nothing, so it can be that of BPF_OUTPUT. */
FIXTURE_VARIANT_ADD(bad_event, breakpoint) {
	.breakpoint = true,
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, sample_with_nothing) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, sample_with_time) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW | PERF_SAMPLE_TIME,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, sample_with_time_only) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_TIME,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, write_backward) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW,
	.backward = true,
	.error = -EINVAL,
};

FIXTURE_VARIANT_ADD(bad_event, of_another_cpu) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW,
	.other_cpu = true,
	.error = -EOPNOTSUPP,
};

FIXTURE_VARIANT_ADD(bad_event, disabled) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW,
	.disabled = true,
	.error = -EOPNOTSUPP,
};

FIXTURE_VARIANT_ADD(bad_event, without_a_ring) {
	.config = PERF_COUNT_SW_BPF_OUTPUT,
	.sample_type = PERF_SAMPLE_RAW,
	.unmapped = true,
	.error = -ENOENT,
};

FIXTURE_SETUP(bad_event)
{
}

FIXTURE_TEARDOWN(bad_event)
{
}

TEST_F(bad_event, is_refused)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	const struct perf_event_mmap_page *control;
	struct perf_event_attr attr;
	struct dt_ring ring;
	struct outcome o;
	int watched = 0, err;

	if (variant->other_cpu && dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	ASSERT_EQ(0, dt_pin(0));
	dt_ring_attr(&attr);
	attr.config = variant->config;
	attr.sample_type = variant->sample_type;
	attr.write_backward = variant->backward;
	attr.disabled = variant->disabled;
	if (variant->config != PERF_COUNT_SW_BPF_OUTPUT)
		attr.sample_period = 1ULL << 40;
	if (variant->breakpoint) {
		attr.type = PERF_TYPE_BREAKPOINT;
		attr.bp_type = HW_BREAKPOINT_W;
		attr.bp_addr = (unsigned long)&watched;
		attr.bp_len = HW_BREAKPOINT_LEN_4;
		attr.exclude_kernel = 1;
	}
	err = dt_ring_open(&ring, variant->other_cpu, 1, &attr);
	if (err && variant->breakpoint)
		SKIP(return, "no breakpoints on this machine");
	ASSERT_EQ(0, err);
	control = ring.base;
	if (variant->unmapped)
		munmap(ring.base, 2 * DT_PAGE_SIZE);

	ASSERT_EQ(0, write_times(&r, ring.fd, 1, &o));
	EXPECT_OUTCOME(o, variant->error, 0, -ENOENT);
	EXPECT_EQ(UNTOUCHED, o.value[ADDRESS]);
	EXPECT_EQ(0, variant->unmapped ? 0 : control->data_head);
	if (variant->unmapped)
		close(ring.fd);
	else
		dt_ring_close(&ring);
}

/*
 * An array that is too short for the CPU, with the event of another one. Without
 * the check a kernel would look behind its end, which KASAN sees, and the result
 * may not.
 */
TEST_F(reserve, cpu_beyond_the_array)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	struct outcome on_0, on_1;
	struct code c;
	int fd;

	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	code_init(&c);
	c.map[MAP_EVENTS] = bpf_map_create(BPF_MAP_TYPE_PERF_EVENT_ARRAY,
					   "short", 4, 4, 1, NULL);
	write_record(&c, &r, 0);
	fd = finish(&c, self->ring.fd);
	ASSERT_LE(0, fd)
		TH_LOG("%s", c.log);
	EXPECT_EQ(0, code_run(fd));
	on_0 = outcome(&c, 0);
	ASSERT_EQ(0, dt_pin(1));
	EXPECT_EQ(0, code_run(fd));
	on_1 = outcome(&c, 0);
	ASSERT_EQ(0, dt_pin(0));

	EXPECT_OUTCOME(on_0, 0, 8, 0);
	EXPECT_OUTCOME(on_1, -ENOENT, 0, -ENOENT);
	EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(1, self->seen.samples);
	close(fd);
	code_free(&c);
}

/* Rings that are used in less usual ways. */

TEST_F(reserve, event_without_a_ring_borrows_one)
{
	struct record r = { .size = 8, .stored = 8, .map = MAP_EVENTS };
	struct perf_event_attr attr;
	struct outcome o;
	int fd;

	dt_ring_attr(&attr);
	fd = syscall(SYS_perf_event_open, &attr, -1, 0, -1, 0);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, ioctl(fd, PERF_EVENT_IOC_SET_OUTPUT, self->ring.fd));
	ASSERT_EQ(0, write_times(&r, fd, 1, &o));
	EXPECT_OUTCOME(o, 0, 8, 0);
	EXPECT_EQ(1, dt_ring_read(&self->ring, see, &self->seen));
	EXPECT_EQ(1, self->seen.samples);
	close(fd);
}

TEST_HARNESS_MAIN
