// SPDX-License-Identifier: GPL-2.0
/*
 * KUnit tests for records that lie in one page of a perf ring
 *
 * The place of such a record is arithmetic on the position of the head. So the
 * tests move the head to each position in a page. They compare what a reader
 * finds with the result of layout(), which is computed in another way.
 *
 * No assertion may stand between the begin and the end of a reservation. A
 * failed assertion ends the thread, but there preemption is disabled.
 */

#include <kunit/test.h>
#include <linux/perf_event.h>
#include <linux/sched.h>
#include <linux/string.h>

#include "lean.h"

#define POISON		0xa5	/* for all that was read */
#define MAX_PARTS	16
#define MAX_SIZES	11

/**
 * struct ring_param - kind of ring for which a test case runs
 * @nr_pages: data pages; the limits differ between 1, 2, and 4 and more
 * @has_id: an identity follows each LOST record (sample_id_all)
 * @name: what the name of the test case ends with
 */
struct ring_param {
	int		nr_pages;
	bool		has_id;
	const char	*name;
};

static const struct ring_param ring_params[] = {
	{ .nr_pages = 1, .name = "1 page" },
	{ .nr_pages = 2, .name = "2 pages" },
	{ .nr_pages = 4, .name = "4 pages" },
	{ .nr_pages = 8, .name = "8 pages" },
	{ .nr_pages = 1, .has_id = true, .name = "1 page, sample_id" },
	{ .nr_pages = 2, .has_id = true, .name = "2 pages, sample_id" },
	{ .nr_pages = 4, .has_id = true, .name = "4 pages, sample_id" },
};

static const struct ring_param default_param = { .nr_pages = 4 };

KUNIT_ARRAY_PARAM_DESC(ring, ring_params, name);

struct id_entry {
	u32	pid, tid;
};

struct lost_record {
	struct perf_event_header	header;
	u64				id;
	u64				lost;
	struct id_entry			sample_id;	/* if the ring has it */
};

/**
 * struct test_ring - an event, its ring, and the reader of the ring
 * @event: software event that nothing but the test writes for
 * @rb: ring of the event
 * @page: bytes of what the kernel allocated in one piece
 * @lost_size: bytes of a LOST record
 * @max_size: bytes of the largest record that the ring must take
 * @data: for LOST records
 * @parts: a letter for each record that read_ring() found: g(ap), L(OST),
 *	S(ample), d(iscarded). A gap ends with its page. The tests discard only
 *	records that do not.
 * @sample_size: size of the last sample
 * @lost: sum of the losses in LOST records
 */
struct test_ring {
	struct perf_event	*event;
	struct perf_buffer	*rb;
	unsigned long		page;
	unsigned int		lost_size;
	unsigned int		max_size;
	struct perf_sample_data	data;
	char			parts[MAX_PARTS];
	unsigned int		sample_size;
	u64			lost;
};

/* --- the ring --------------------------------------------------------------*/

static void *data_at(struct test_ring *ring, unsigned long pos)
{
	struct perf_buffer *rb = ring->rb;

	return rb->data_pages[pos / ring->page % rb->nr_pages] + pos % ring->page;
}

static unsigned long published_head(struct test_ring *ring)
{
	return READ_ONCE(ring->rb->user_page->data_head);
}

/* Leave the ring as if all up to @pos had been written and read. */
static void move_head(struct test_ring *ring, unsigned long pos)
{
	local_set(&ring->rb->head, pos);
	local_set(&ring->rb->wakeup, pos);
	ring->rb->user_page->data_head = pos;
	ring->rb->user_page->data_tail = pos;
}

/* Whether the reader was woken since the last call. */
static bool was_woken(struct test_ring *ring)
{
	return atomic_xchg(&ring->rb->poll, 0);
}

static void write_record(struct perf_output_handle *handle, u32 type, unsigned int size)
{
	struct perf_event_header *header = handle->addr;

	header->type = type;
	header->misc = 0;
	header->size = size;
	memset(header + 1, POISON, size - sizeof(*header));
}

static int begin_in_page(struct test_ring *ring, struct perf_output_handle *handle,
			 unsigned int size)
{
	return perf_output_begin_forward_in_page(handle, &ring->data, ring->event, size);
}

static int output_in_page(struct test_ring *ring, unsigned int size)
{
	struct perf_output_handle handle;
	int err = begin_in_page(ring, &handle, size);

	if (!err) {
		write_record(&handle, PERF_RECORD_SAMPLE, size);
		perf_output_end(&handle);
	}
	return err;
}

/* Write a sample that counts for attr.wakeup_events. */
static int output_counted(struct test_ring *ring, unsigned int size)
{
	struct perf_output_handle handle;
	int err = begin_in_page(ring, &handle, size);

	if (!err) {
		write_record(&handle, PERF_RECORD_SAMPLE, size);
		perf_output_account_event(&handle, ring->event);
		perf_output_end(&handle);
	}
	return err;
}

static int output_lean(struct test_ring *ring, unsigned int size)
{
	struct perf_output_handle handle;
	struct perf_buffer *rb;

	rb = perf_output_begin_lean(&handle, ring->event, size);
	if (!rb)
		return -EAGAIN;
	if (!perf_output_claim_lean(&handle, rb, size, &handle.addr)) {
		perf_output_end(&handle);
		return -EAGAIN;
	}
	write_record(&handle, PERF_RECORD_SAMPLE, size);
	perf_output_end_lean(&handle);

	return 0;
}

/* Try the lean way first, as a caller does. */
static int output(struct test_ring *ring, unsigned int size)
{
	int err = output_lean(ring, size);

	return err == -EAGAIN ? output_in_page(ring, size) : err;
}

/* --- the reader ------------------------------------------------------------*/

static char read_lost(struct kunit *test, const struct lost_record *record)
{
	struct test_ring *ring = test->priv;

	KUNIT_ASSERT_EQ(test, record->header.size, ring->lost_size);
	KUNIT_ASSERT_EQ(test, record->id, ring->event->id);
	if (ring->lost_size == sizeof(*record)) {
		KUNIT_ASSERT_EQ(test, record->sample_id.pid, current->tgid);
		KUNIT_ASSERT_EQ(test, record->sample_id.tid, current->pid);
	}
	ring->lost += record->lost;
	return 'L';
}

static char read_record(struct kunit *test, const struct perf_event_header *header,
			bool ends_page)
{
	struct test_ring *ring = test->priv;

	switch (header->type) {
	case PERF_RECORD_PAD:
		KUNIT_ASSERT_EQ(test, header->misc, 0);
		if (!ends_page)
			return 'd';
		KUNIT_ASSERT_NULL(test, memchr_inv(header + 1, 0, header->size - sizeof(*header)));
		return 'g';
	case PERF_RECORD_LOST:
		return read_lost(test, (const void *)header);
	case PERF_RECORD_SAMPLE:
		ring->sample_size = header->size;
		return 'S';
	default:
		return '?';
	}
}

/*
 * Step from header to header up to the published head, as a reader does. Each
 * record must lie in one page, and the sizes must add up to the head.
 */
static const char *read_ring(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned long head = published_head(ring);
	unsigned long pos = ring->rb->user_page->data_tail;
	size_t n = 0;

	while (pos != head) {
		struct perf_event_header *header = data_at(ring, pos);
		unsigned int size = header->size;
		unsigned long end = pos % ring->page + size;
		char letter;

		KUNIT_ASSERT_GE(test, size, sizeof(*header));
		KUNIT_ASSERT_EQ(test, size % sizeof(u64), 0);
		KUNIT_ASSERT_LE_MSG(test, end, ring->page, "type %u, %u bytes: crosses the page",
				    header->type, size);
		KUNIT_ASSERT_LE(test, size, head - pos);

		letter = read_record(test, header, end == ring->page);
		if (n < MAX_PARTS - 1)
			ring->parts[n++] = letter;
		memset(header, POISON, size);
		pos += size;
	}
	ring->parts[n] = '\0';
	ring->rb->user_page->data_tail = head;
	return ring->parts;
}

/*
 * What must be written at @head for a record of @size bytes: a letter for each
 * part. Return the number of bytes.
 */
static unsigned long layout(struct test_ring *ring, char *parts, unsigned long head, bool lost,
			    unsigned int size)
{
	unsigned long room = ring->page - head % ring->page, taken = 0;

	if (lost) {
		if (room < ring->lost_size) {
			*parts++ = 'g';
			taken += room;
			room = ring->page;
		}
		*parts++ = 'L';
		taken += ring->lost_size;
		room -= ring->lost_size;
	}
	/* If no room is left, the record starts the next page without a gap. */
	if (room && room < size) {
		*parts++ = 'g';
		taken += room;
	}
	*parts++ = 'S';
	*parts = '\0';
	return taken + size;
}

/*
 * The sizes at which the layout at @head changes, the smallest and the largest
 * ones. Return how many there are.
 */
static size_t sizes_at(struct test_ring *ring, unsigned long head, long *sizes)
{
	long left = ring->page - head % ring->page, behind_lost = left - ring->lost_size;
	const long all[MAX_SIZES] = {
		8, 16, left - 8, left, left + 8, behind_lost - 8, behind_lost, behind_lost + 8,
		ring->max_size / 16 * 8, ring->max_size - 8, ring->max_size,
	};
	size_t n = 0, i;

	for (i = 0; i < MAX_SIZES; i++)
		if (all[i] > 0 && all[i] <= ring->max_size)
			sizes[n++] = all[i];
	return n;
}

/* --- the place of a record -------------------------------------------------*/

/* Write a record at @head of an empty ring; if @lost, a LOST record is pending. */
static void try_place(struct kunit *test, unsigned long head, bool lost, unsigned int size)
{
	struct test_ring *ring = test->priv;
	char parts[MAX_PARTS];
	unsigned long taken = layout(ring, parts, head, lost, size);

	move_head(ring, head);
	local_set(&ring->rb->lost, lost);
	KUNIT_ASSERT_EQ_MSG(test, output_in_page(ring, size), 0, "%u bytes at %lu", size, head);
	KUNIT_ASSERT_EQ_MSG(test, published_head(ring) - head, taken, "%u bytes at %lu: %s",
			    size, head, parts);
	KUNIT_ASSERT_STREQ_MSG(test, read_ring(test), parts, "%u bytes at %lu", size, head);
	KUNIT_ASSERT_EQ(test, ring->sample_size, size);
	KUNIT_ASSERT_EQ(test, local_read(&ring->rb->lost), 0);
}

static void every_place(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned long head;
	long sizes[MAX_SIZES];
	size_t n;

	for (head = 0; head < ring->page; head += sizeof(u64)) {
		for (n = sizes_at(ring, head, sizes); n--;) {
			try_place(test, head, false, sizes[n]);
			try_place(test, head, true, sizes[n]);
		}
		cond_resched();
	}
}

/* Write records of all sizes. Meanwhile the position of the head overflows. */
static void every_size(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned int size;
	char parts[MAX_PARTS];

	move_head(ring, -8 * ring->page);
	for (size = sizeof(u64); size <= ring->max_size; size += sizeof(u64)) {
		layout(ring, parts, published_head(ring), false, size);
		KUNIT_ASSERT_EQ(test, output(ring, size), 0);
		KUNIT_ASSERT_STREQ(test, read_ring(test), parts);
		KUNIT_ASSERT_EQ(test, ring->sample_size, size);
	}
	KUNIT_EXPECT_LT(test, published_head(ring), -8 * ring->page);
}

/* perf_output_begin_forward() makes no gaps. */
static void others_cross_pages(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	struct perf_output_handle handle;
	unsigned long head = ring->page - 8;
	int err;

	move_head(ring, head);
	err = perf_output_begin_forward(&handle, &ring->data, ring->event, 16);
	if (!err)
		perf_output_end(&handle);
	KUNIT_ASSERT_EQ(test, err, 0);
	KUNIT_EXPECT_EQ(test, published_head(ring), head + 16);
}

/* A refused record leaves no trace in the ring, and is no loss. */
static void refused_sizes(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	KUNIT_EXPECT_EQ(test, output_in_page(ring, 0), -EINVAL);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, 12), -EINVAL);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, ring->max_size + 8), -E2BIG);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, 1U << 31), -E2BIG);

	KUNIT_EXPECT_EQ(test, local_read(&ring->rb->head), 0);
	KUNIT_EXPECT_EQ(test, local_read(&ring->rb->lost), 0);
	KUNIT_EXPECT_EQ(test, atomic64_read(&ring->event->lost_samples), 0);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, ring->max_size), 0);
}

static void refused_rings(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	WRITE_ONCE(ring->event->rb, NULL);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, 8), -ENOENT);
	KUNIT_EXPECT_EQ(test, output_lean(ring, 8), -EAGAIN);
	WRITE_ONCE(ring->event->rb, ring->rb);

	ring->rb->overwrite = 1;
	rb_set_lean_size(ring->rb);
	KUNIT_EXPECT_EQ(test, output_in_page(ring, 8), -EINVAL);
	KUNIT_EXPECT_EQ(test, output_lean(ring, 8), -EAGAIN);

	KUNIT_EXPECT_EQ(test, local_read(&ring->rb->head), 0);
	KUNIT_EXPECT_EQ(test, local_read(&ring->rb->lost), 0);
	KUNIT_EXPECT_EQ(test, atomic64_read(&ring->event->lost_samples), 0);
}

/* --- the lean way ----------------------------------------------------------*/

/* The lean way must decline, and reserve, count and wake nothing. */
static void expect_not_lean(struct kunit *test, unsigned int size)
{
	struct test_ring *ring = test->priv;
	unsigned long head = local_read(&ring->rb->head), lost = local_read(&ring->rb->lost);
	u64 lost_samples = atomic64_read(&ring->event->lost_samples);

	was_woken(ring);
	KUNIT_ASSERT_EQ(test, output_lean(ring, size), -EAGAIN);
	KUNIT_ASSERT_EQ(test, local_read(&ring->rb->head), head);
	KUNIT_ASSERT_EQ(test, local_read(&ring->rb->lost), lost);
	KUNIT_ASSERT_EQ(test, atomic64_read(&ring->event->lost_samples), lost_samples);
	KUNIT_ASSERT_EQ(test, ring->rb->nest, 0);
	KUNIT_ASSERT_FALSE(test, was_woken(ring));
}

/* An empty ring of four pages and more takes each record that needs no gap. */
static void lean_at_every_place(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned long head;
	long sizes[MAX_SIZES];
	size_t n;

	for (head = 0; head < ring->page; head += sizeof(u64)) {
		for (n = sizes_at(ring, head, sizes); n--;) {
			move_head(ring, head);
			if (ring->rb->nr_pages < 4 || head + sizes[n] > ring->page) {
				expect_not_lean(test, sizes[n]);
				continue;
			}
			KUNIT_ASSERT_EQ(test, output_lean(ring, sizes[n]), 0);
			KUNIT_ASSERT_STREQ(test, read_ring(test), "S");
			KUNIT_ASSERT_EQ(test, ring->sample_size, sizes[n]);
		}
		cond_resched();
	}
}

static void lean_unless_lost_or_paused(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	local_set(&ring->rb->lost, 1);
	expect_not_lean(test, 8);
	local_set(&ring->rb->lost, 0);

	rb_toggle_paused(ring->rb, true);
	expect_not_lean(test, 8);
	rb_toggle_paused(ring->rb, false);

	if (ring->rb->nr_pages >= 4)
		KUNIT_EXPECT_EQ(test, output_lean(ring, 8), 0);
}

/* --- losses ----------------------------------------------------------------*/

static void full_ring_counts_losses(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned long bytes = ring->page * ring->rb->nr_pages, written = 0;
	int lost;

	/* A full ring must not look like an empty one. */
	while (!output(ring, 64))
		written += 64;
	KUNIT_EXPECT_EQ(test, written, bytes - 64);

	for (lost = 1; lost < 5; lost++) {
		KUNIT_EXPECT_EQ(test, local_read(&ring->rb->lost), lost);
		KUNIT_EXPECT_EQ(test, atomic64_read(&ring->event->lost_samples), lost);
		expect_not_lean(test, 64);
		KUNIT_EXPECT_EQ(test, output_in_page(ring, 64), -ENOSPC);
	}
	KUNIT_EXPECT_EQ(test, published_head(ring), written);

	/* After one record was read, there is no room for LOST, gap and record. */
	ring->rb->user_page->data_tail = 64;
	KUNIT_EXPECT_EQ(test, output_in_page(ring, 64), -ENOSPC);

	read_ring(test);
	KUNIT_EXPECT_EQ(test, output(ring, 8), 0);
	KUNIT_EXPECT_STREQ(test, read_ring(test), "LS");
	KUNIT_EXPECT_EQ(test, ring->lost, 6);
	KUNIT_EXPECT_EQ(test, atomic64_read(&ring->event->lost_samples), 6);
}

static void paused_ring_counts_losses(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	rb_toggle_paused(ring->rb, true);
	KUNIT_EXPECT_EQ(test, output(ring, 8), -ENOSPC);
	KUNIT_EXPECT_EQ(test, output(ring, 8), -ENOSPC);
	KUNIT_EXPECT_EQ(test, local_read(&ring->rb->head), 0);
	KUNIT_EXPECT_EQ(test, atomic64_read(&ring->event->lost_samples), 2);

	rb_toggle_paused(ring->rb, false);
	KUNIT_EXPECT_EQ(test, output(ring, 8), 0);
	KUNIT_EXPECT_STREQ(test, read_ring(test), "LS");
	KUNIT_EXPECT_EQ(test, ring->lost, 2);
}

/* --- wakeups ---------------------------------------------------------------*/

/* A record of this size needs a gap before it wherever one record ended. */
static unsigned int size_with_gap(struct test_ring *ring)
{
	return ring->page / 2 + 8;
}

/* The number of records up to the one that wakes the reader; 0 if none of many does. */
static int records_per_wakeup(struct kunit *test, int (*write)(struct test_ring *, unsigned int))
{
	struct test_ring *ring = test->priv;
	int n;

	was_woken(ring);
	for (n = 1; n <= 20; n++) {
		KUNIT_ASSERT_EQ(test, write(ring, size_with_gap(ring)), 0);
		read_ring(test);
		if (was_woken(ring))
			return n;
	}
	return 0;
}

/* A gap is no sample. */
static void wakeup_events_count_samples(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	if (size_with_gap(ring) > ring->max_size)
		kunit_skip(test, "the whole ring is one page");

	ring->rb->watermark = LONG_MAX;
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 0);

	ring->event->attr.wakeup_events = 5;
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 5);
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 5);
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_in_page), 0);
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output), 0);
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 5);

	ring->event->attr.wakeup_events = 1;
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 1);
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 1);

	ring->event->attr.watermark = 1;
	KUNIT_EXPECT_EQ(test, records_per_wakeup(test, output_counted), 0);
}

/* A gap is data. */
static void watermark_counts_gaps(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	/* The fourth record is just above the mark, thanks to its gap. */
	unsigned long mark = 3 * ring->page + size_with_gap(ring) - 8, woken_for = 0;
	int n;

	if (size_with_gap(ring) > ring->max_size)
		kunit_skip(test, "the whole ring is one page");

	ring->rb->watermark = mark;
	for (n = 0; n < 40; n++) {
		bool is_above;

		KUNIT_ASSERT_EQ(test, output(ring, size_with_gap(ring)), 0);
		is_above = published_head(ring) - woken_for > mark;
		KUNIT_ASSERT_EQ_MSG(test, was_woken(ring), is_above, "head %lu, woken for %lu",
				    published_head(ring), woken_for);
		if (is_above)
			woken_for += mark;
		read_ring(test);
	}
	/* Each record but the first one filled a page. */
	KUNIT_EXPECT_EQ(test, published_head(ring), 39 * ring->page + size_with_gap(ring));
	KUNIT_EXPECT_EQ(test, woken_for, 11 * mark);
}

/* --- nested reservations ---------------------------------------------------*/

/*
 * Inner writers have a gap, discard a record, and use the lean way. Nothing is
 * published before the outer writer ends.
 */
static void nested_reservations(struct kunit *test)
{
	struct test_ring *ring = test->priv;
	unsigned int size = ring->page / 4, larger = ring->page - size + 8;
	struct perf_output_handle outer, inner;
	unsigned long seen_inside = 0;
	int err, err_gap = 1, err_discard = 1, err_lean = 1;

	if (larger > ring->max_size)
		kunit_skip(test, "the whole ring is one page");

	move_head(ring, ring->page - 8);
	err = begin_in_page(ring, &outer, size);
	if (!err) {
		err_gap = output_in_page(ring, larger);
		err_discard = begin_in_page(ring, &inner, 16);
		if (!err_discard) {
			write_record(&inner, PERF_RECORD_PAD, 16);
			perf_output_end(&inner);
		}
		err_lean = output_lean(ring, 8);
		seen_inside = published_head(ring);
		write_record(&outer, PERF_RECORD_SAMPLE, size);
		perf_output_end(&outer);
	}
	KUNIT_ASSERT_EQ(test, err, 0);
	KUNIT_EXPECT_EQ(test, err_gap, 0);
	KUNIT_EXPECT_EQ(test, err_discard, 0);
	KUNIT_EXPECT_EQ(test, err_lean, 0);
	KUNIT_EXPECT_EQ(test, seen_inside, ring->page - 8);
	KUNIT_EXPECT_STREQ(test, read_ring(test), "gSgSdS");
}

/* --- setup -----------------------------------------------------------------*/

static unsigned int limit_of(struct test_ring *ring)
{
	unsigned long max = ring->page;

	if (ring->rb->nr_pages == 1)
		max = max / 2 - ring->lost_size;
	else if (ring->rb->nr_pages == 2)
		max -= ring->lost_size;
	return min(max, 65528UL);
}

static struct perf_event *create_event(bool has_id)
{
	struct perf_event_attr attr = {
		.type		= PERF_TYPE_SOFTWARE,
		.config		= PERF_COUNT_SW_DUMMY,
		.size		= sizeof(attr),
		.sample_type	= has_id ? PERF_SAMPLE_TID : 0,
		.sample_id_all	= has_id,
	};
	int cpu = raw_smp_processor_id();

	/* A writer must run where its event counts. */
	if (set_cpus_allowed_ptr(current, cpumask_of(cpu)))
		return ERR_PTR(-EINVAL);
	return perf_event_create_kernel_counter(&attr, cpu, NULL, NULL, NULL);
}

static int test_init(struct kunit *test)
{
	const struct ring_param *param = test->param_value ?: &default_param;
	struct test_ring *ring = kunit_kzalloc(test, sizeof(*ring), GFP_KERNEL);
	struct perf_event *event;
	int i;

	KUNIT_ASSERT_NOT_NULL(test, ring);
	test->priv = ring;

	event = create_event(param->has_id);
	KUNIT_ASSERT_NOT_ERR_OR_NULL(test, event);
	ring->event = event;
	ring->lost_size = offsetof(struct lost_record, sample_id);
	if (param->has_id) {
		/* Only perf_event_open() computes this. */
		event->id_header_size = sizeof(struct id_entry);
		ring->lost_size += sizeof(struct id_entry);
	}

	ring->rb = rb_alloc(param->nr_pages, 0, event->cpu, RING_BUFFER_WRITABLE);
	KUNIT_ASSERT_NOT_NULL(test, ring->rb);
	ring->page = PAGE_SIZE << page_order(ring->rb);
	ring->max_size = limit_of(ring);
	for (i = 0; i < ring->rb->nr_pages; i++)
		memset(ring->rb->data_pages[i], POISON, ring->page);
	perf_sample_data_init(&ring->data, 0, 0);
	WRITE_ONCE(event->rb, ring->rb);
	return 0;
}

static void test_exit(struct kunit *test)
{
	struct test_ring *ring = test->priv;

	if (!ring)
		return;
	if (ring->event) {
		/* The ring was not attached the usual way. */
		WRITE_ONCE(ring->event->rb, NULL);
		perf_event_release_kernel(ring->event);
	}
	if (ring->rb)
		ring_buffer_put(ring->rb);
}

static struct kunit_case ring_buffer_test_cases[] = {
	KUNIT_CASE_PARAM(every_place, ring_gen_params),
	KUNIT_CASE_PARAM(every_size, ring_gen_params),
	KUNIT_CASE(others_cross_pages),
	KUNIT_CASE_PARAM(refused_sizes, ring_gen_params),
	KUNIT_CASE(refused_rings),
	KUNIT_CASE_PARAM(lean_at_every_place, ring_gen_params),
	KUNIT_CASE_PARAM(lean_unless_lost_or_paused, ring_gen_params),
	KUNIT_CASE_PARAM(full_ring_counts_losses, ring_gen_params),
	KUNIT_CASE_PARAM(paused_ring_counts_losses, ring_gen_params),
	KUNIT_CASE(wakeup_events_count_samples),
	KUNIT_CASE(watermark_counts_gaps),
	KUNIT_CASE(nested_reservations),
	{}
};

static struct kunit_suite ring_buffer_test_suite = {
	.name = "perf_ring_buffer",
	.test_cases = ring_buffer_test_cases,
	.init = test_init,
	.exit = test_exit,
};

kunit_test_suites(&ring_buffer_test_suite);
