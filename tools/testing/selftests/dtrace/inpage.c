// SPDX-License-Identifier: GPL-2.0
/*
 * Records that stay in one page of a perf ring
 *
 * bpf_buffer_reserve() promises three things: a record lies within one page,
 * the space that is skipped for that is framed, and a size is rejected only if
 * a ring could not always take it. All of this is arithmetic on the position of
 * the head. So these tests try every size and every position in the smallest
 * rings in which the cases differ, and compare the results with their own
 * model: layout().
 *
 * Three independent readers check the contents: the two of libbpf, and a walk
 * through the mapping. Each checks every byte.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "dtrace_test.h"
#include "progs/inpage.bpf.h"

#define RECORDS		100000
#define FEWER		(RECORDS / 4)	/* every size several times, still */
#define STRIDE		1009	/* a prime: steps through all sizes */
#define FRAME		12	/* header and raw size in front of a payload */
#define MIN_RECORD	16
#define MAX_RECORD	65528
#define LOST_RECORD	24	/* samples are RAW only: no sample_id behind it */
#define UNREAD		8192	/* more records than a ring here can hold */
#define SLOW		600	/* seconds that a debug kernel may take, emulated */

static size_t record_size(__u32 payload)
{
	return (FRAME + (size_t)payload + 7) / 8 * 8;
}

static size_t max_record(size_t page_count)
{
	size_t max = DT_PAGE_SIZE;

	if (page_count == 1)
		max = max / 2 - LOST_RECORD;
	else if (page_count == 2)
		max -= LOST_RECORD;
	return max < MAX_RECORD ? max : MAX_RECORD;
}

/* Payload of the @n-th record of a test that takes all sizes in turn. */
static __u32 nth_payload(size_t page_count, size_t n)
{
	return 1 + n * STRIDE % (max_record(page_count) - FRAME);
}

/*
 * The model: what is written at @head for a record of @size bytes, a letter
 * for each part: g(ap), L(OST), S(ample). Returns the bytes that it takes.
 */
static size_t layout(char *parts, __u64 head, bool lost, size_t size)
{
	size_t page = DT_PAGE_SIZE, room = page - head % page, taken = 0;

	if (lost) {
		if (room < LOST_RECORD) {
			*parts++ = 'g';
			taken += room;
			room = page;
		}
		*parts++ = 'L';
		taken += LOST_RECORD;
		room -= LOST_RECORD;
	}
	/* Nothing left is no gap, but the start of the next page. */
	if (room && room < size) {
		*parts++ = 'g';
		taken += room;
	}
	*parts++ = 'S';
	*parts = '\0';
	return taken + size;
}

/* --- what was sent, and what is received -------------------------------- */

/*
 * struct stream - records on their way from a program to a reader
 * @sent: payload sizes of the records not read yet, by number
 * @parts: letters as of layout() for what was read since it was last cleared
 * @wrong: the first thing that should not be, "" if all is well
 */
struct stream {
	struct bpf_object *obj;
	struct inpage *inpage;
	int prog, rings;

	__u32 sent[UNREAD];
	__u32 next_sent, next_read;
	__u64 gaps, lost, others;
	char parts[64];
	char wrong[128];
};

/* Note what is wrong, unless something was before. */
static void __printf(2, 3) wrong(struct stream *s, const char *format, ...)
{
	va_list args;

	if (s->wrong[0])
		return;
	va_start(args, format);
	vsnprintf(s->wrong, sizeof(s->wrong), format, args);
	va_end(args);
}

static int stream_open(struct stream *s)
{
	memset(s, 0, sizeof(*s));
	s->obj = dt_open("inpage");
	if (!s->obj)
		return -errno;
	if (bpf_object__load(s->obj))
		return -errno;
	s->inpage = dt_var(s->obj, "inpage");
	s->prog = dt_object_prog(s->obj, "write_record");
	s->rings = dt_object_map(s->obj, "rings");
	return s->inpage ? 0 : -ENOENT;
}

/* Write a record of @payload bytes; returns what bpf_buffer_reserve() did. */
static int send_record(struct stream *s, __u32 payload)
{
	int err;

	s->inpage->size = payload;
	s->inpage->seq = s->next_sent;
	err = dt_test_run(s->prog, NULL, 0);
	if (err)
		return err;
	if (s->inpage->reserved)
		return s->inpage->reserved;
	s->sent[s->next_sent++ % UNREAD] = payload;
	return s->inpage->committed;
}

static void part(struct stream *s, char letter)
{
	size_t len = strlen(s->parts);

	if (len < sizeof(s->parts) - 1)
		s->parts[len] = letter;
}

static void got_payload(struct stream *s, const void *data, __u32 size)
{
	__u32 seq = s->next_read++, payload, words, i;
	const __u32 *word = data;
	const __u8 *byte;

	part(s, 'S');
	if (seq == s->next_sent) {
		wrong(s, "record %u was not sent", seq);
		return;
	}
	payload = s->sent[seq % UNREAD];
	if (size != record_size(payload) - FRAME) {
		wrong(s, "record %u: %u bytes for a payload of %u", seq, size,
		      payload);
		return;
	}
	words = payload / sizeof(*word);
	for (i = 0; i < words && i < INPAGE_WORDS; i++)
		if (word[i] != inpage_word(seq, i))
			wrong(s, "record %u: word %u of %u", seq, i, words);
	if (words > INPAGE_WORDS)
		return;
	byte = (const __u8 *)(word + words);
	for (i = words * sizeof(*word); i < payload; i++)
		if (*byte++ != inpage_byte(seq))
			wrong(s, "record %u: byte %u of %u", seq, i, payload);
	for (; i < size; i++)
		if (*byte++)
			wrong(s, "record %u: padding byte %u", seq, i);
}

static void got_sample(struct stream *s, const struct perf_event_header *hdr)
{
	const void *data;
	__u32 size;

	data = dt_sample_raw(hdr, &size);
	if (size != hdr->size - FRAME)
		wrong(s, "raw size %u in a record of %u", size, hdr->size);
	else
		got_payload(s, data, size);
}

static void got_lost(struct stream *s, const struct perf_event_header *hdr)
{
	const __u64 *body = (const __u64 *)(hdr + 1);

	part(s, 'L');
	if (hdr->size != LOST_RECORD)
		wrong(s, "LOST record of %u bytes", hdr->size);
	s->lost += body[1];
}

/* A gap holds nothing, and the page ends with it. */
static void got_gap(struct stream *s, const struct perf_event_header *hdr)
{
	const char *byte = (const char *)(hdr + 1);
	const char *end = (const char *)hdr + hdr->size;

	part(s, 'g');
	s->gaps++;
	if (hdr->misc)
		wrong(s, "gap of %u bytes: misc %#x", hdr->size, hdr->misc);
	if ((uintptr_t)end % DT_PAGE_SIZE)
		wrong(s, "gap of %u bytes at %#zx", hdr->size,
		      (uintptr_t)hdr % DT_PAGE_SIZE);
	while (byte < end)
		if (*byte++)
			wrong(s, "gap of %u bytes not zeroed", hdr->size);
}

/* Records of other events of a shared ring may cross pages. */
static void got_record(void *arg, const struct perf_event_header *hdr)
{
	size_t offset = (uintptr_t)hdr % DT_PAGE_SIZE;
	struct stream *s = arg;

	if (hdr->type == PERF_RECORD_COMM) {
		s->others++;
		return;
	}
	if (offset + hdr->size > DT_PAGE_SIZE) {
		wrong(s, "type %u, %u bytes at %#zx: crosses the page",
		      hdr->type, hdr->size, offset);
		return;
	}
	switch (hdr->type) {
	case PERF_RECORD_PAD:
		return got_gap(s, hdr);
	case PERF_RECORD_LOST:
		return got_lost(s, hdr);
	case PERF_RECORD_SAMPLE:
		return got_sample(s, hdr);
	default:
		wrong(s, "record of type %u", hdr->type);
	}
}

/* --- three readers ------------------------------------------------------ */

/* Each reads all there is; @reader is what it needs for that. */
typedef int (*read_fn)(void *reader, struct stream *s);

static int read_by_hand(void *reader, struct stream *s)
{
	long records = dt_ring_read(reader, got_record, s);

	return records < 0 ? records : 0;
}

static int read_perf_buffer(void *reader, struct stream *s)
{
	return perf_buffer__consume(reader);
}

static enum bpf_perf_event_ret on_event(void *arg, int cpu,
					struct perf_event_header *hdr)
{
	got_record(arg, hdr);
	return LIBBPF_PERF_EVENT_CONT;
}

static void on_sample(void *arg, int cpu, void *data, __u32 size)
{
	got_payload(arg, data, size);
}

static void on_lost(void *arg, int cpu, __u64 count)
{
	struct stream *s = arg;

	s->lost += count;
}

/*
 * Send @records records of all sizes, and read each at once. Returns what went
 * wrong, or NULL.
 */
static const char *send_and_read(struct stream *s, size_t records,
				 size_t page_count, read_fn read, void *reader)
{
	size_t n;
	int err;

	for (n = 0; n < records && !s->wrong[0]; n++) {
		err = send_record(s, nth_payload(page_count, n));
		if (err)
			wrong(s, "record %zu not sent: %s", n, strerror(-err));
		err = read(reader, s);
		if (err)
			wrong(s, "record %zu not read: %s", n, strerror(-err));
		if (s->next_read != s->next_sent)
			wrong(s, "record %zu sent, not received", n);
	}
	if (s->lost)
		wrong(s, "%llu records lost", s->lost);
	return s->wrong[0] ? s->wrong : NULL;
}

FIXTURE(inpage)
{
	struct stream stream;
	struct perf_event_attr attr;
	struct dt_ring ring;
};

FIXTURE_VARIANT(inpage)
{
	size_t page_count;
};

FIXTURE_VARIANT_ADD(inpage, ring_of_1)
{
	.page_count = 1,
};

FIXTURE_VARIANT_ADD(inpage, ring_of_2)
{
	.page_count = 2,
};

FIXTURE_VARIANT_ADD(inpage, ring_of_4)
{
	.page_count = 4,
};

FIXTURE_VARIANT_ADD(inpage, ring_of_8)
{
	.page_count = 8,
};

FIXTURE_SETUP(inpage)
{
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, stream_open(&self->stream));
	ASSERT_NE(0, (max_record(variant->page_count) - FRAME) % STRIDE);
	dt_ring_attr(&self->attr);
	self->ring.fd = -1;
}

FIXTURE_TEARDOWN(inpage)
{
	if (self->ring.fd >= 0)
		dt_ring_close(&self->ring);
	bpf_object__close(self->stream.obj);
}

/* A fresh ring for the stream, whose head is at 0. */
static int open_ring(struct stream *s, struct dt_ring *ring, size_t page_count,
		     const struct perf_event_attr *attr)
{
	int err;

	if (ring->fd >= 0)
		dt_ring_close(ring);
	ring->fd = -1;
	err = dt_ring_open(ring, 0, page_count, attr);
	return err ? err : dt_set(s->rings, 0, ring->fd);
}

TEST_F_TIMEOUT(inpage, all_sizes_read_by_hand, SLOW)
{
	struct stream *s = &self->stream;
	const char *err;

	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	err = send_and_read(s, RECORDS, variant->page_count, read_by_hand,
			    &self->ring);
	ASSERT_EQ(NULL, err)
		TH_LOG("%s", err);
	EXPECT_LT(0, s->gaps);
}

TEST_F_TIMEOUT(inpage, all_sizes_read_by_perf_buffer_raw, SLOW)
{
	int cpu = 0, key = 0;
	LIBBPF_OPTS(perf_buffer_raw_opts, opts, .cpu_cnt = 1, .cpus = &cpu,
		    .map_keys = &key);
	struct stream *s = &self->stream;
	struct perf_buffer *pb;
	const char *err;

	pb = perf_buffer__new_raw(s->rings, variant->page_count, &self->attr,
				  on_event, s, &opts);
	ASSERT_NE(NULL, pb);
	err = send_and_read(s, RECORDS, variant->page_count, read_perf_buffer,
			    pb);
	EXPECT_EQ(NULL, err)
		TH_LOG("%s", err);
	EXPECT_LT(0, s->gaps);
	perf_buffer__free(pb);
}

/* This one hides the gaps; that they must occur was seen by the others. */
TEST_F_TIMEOUT(inpage, all_sizes_read_by_perf_buffer, SLOW)
{
	struct stream *s = &self->stream;
	struct perf_buffer *pb;
	const char *err;

	pb = perf_buffer__new(s->rings, variant->page_count, on_sample,
			      on_lost, s, NULL);
	ASSERT_NE(NULL, pb);
	err = send_and_read(s, RECORDS, variant->page_count, read_perf_buffer,
			    pb);
	EXPECT_EQ(NULL, err)
		TH_LOG("%s", err);
	perf_buffer__free(pb);
}

/*
 * Of what sample_type names, sample_id_all puts the identity behind every
 * record. RAW names none of it, and reserve takes events with RAW alone: the
 * flag changes nothing. An event with an identity is refused, so what the ring
 * does with one cannot be reached from here; see id_headers_are_out_of_reach.
 */
TEST_F_TIMEOUT(inpage, all_sizes_whatever_sample_id_all_says, SLOW)
{
	struct stream *s = &self->stream;
	const char *err;

	self->attr.sample_id_all = 1;
	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	err = send_and_read(s, FEWER, variant->page_count, read_by_hand,
			    &self->ring);
	ASSERT_EQ(NULL, err)
		TH_LOG("%s", err);
}

/* --- every place of the head -------------------------------------------- */

/* Bring a fresh ring's head to @offset of its first page, and read all. */
static int fill_to(struct stream *s, struct dt_ring *ring, size_t offset)
{
	size_t max = max_record(ring->page_count), size;
	int err;

	while (offset) {
		size = offset < max ? offset : max;
		/* No record can fill the rest if that is 8. */
		if (offset - size == 8)
			size -= 8;
		err = send_record(s, size - FRAME);
		if (err)
			return err;
		offset -= size;
	}
	return read_by_hand(ring, s);
}

/* Lose a record, without moving the head. */
static int lose(struct stream *s, struct dt_ring *ring)
{
	int err;

	if (ioctl(ring->fd, PERF_EVENT_IOC_PAUSE_OUTPUT, 1))
		return -errno;
	err = send_record(s, 1);
	if (ioctl(ring->fd, PERF_EVENT_IOC_PAUSE_OUTPUT, 0))
		return -errno;
	return err == -ENOSPC ? 0 : -EPROTO;
}

/*
 * Write a record of @size bytes at @offset of an empty ring, with a LOST
 * record pending if @lost. Leaves what went wrong in s->wrong.
 */
static void try_place(struct stream *s, struct dt_ring *ring, size_t offset,
		      bool lost, size_t size)
{
	__u64 lost_before = s->lost;
	char parts[8];
	int err;

	layout(parts, offset, lost, size);
	err = fill_to(s, ring, offset);
	if (!err && lost)
		err = lose(s, ring);
	if (err) {
		wrong(s, "cannot prepare offset %zu: %s", offset,
		      strerror(-err));
		return;
	}
	memset(s->parts, 0, sizeof(s->parts));
	err = send_record(s, size - FRAME);
	if (!err)
		err = read_by_hand(ring, s);
	if (err)
		wrong(s, "%zu bytes at %zu: %s", size, offset, strerror(-err));
	if (strcmp(parts, s->parts))
		wrong(s, "%zu bytes at %zu: %s, not %s", size, offset,
		      s->parts, parts);
	if (s->lost - lost_before != lost)
		wrong(s, "%zu bytes at %zu: %llu lost", size, offset,
		      s->lost - lost_before);
}

/* An offset of 8 is out of reach: records take 16 bytes at least. */
static void try_all_places(struct stream *s, struct dt_ring *ring,
			   size_t page_count,
			   const struct perf_event_attr *attr, bool lost,
			   size_t size)
{
	size_t offset;
	int err;

	for (offset = 0; offset < DT_PAGE_SIZE && !s->wrong[0]; offset += 8) {
		if (offset == 8)
			continue;
		err = open_ring(s, ring, page_count, attr);
		if (err)
			wrong(s, "no ring: %s", strerror(-err));
		else
			try_place(s, ring, offset, lost, size);
	}
}

#define EXPECT_ALL_PLACES(lost, size) do {				\
	try_all_places(&self->stream, &self->ring, variant->page_count,	\
		       &self->attr, lost, size);			\
	EXPECT_EQ('\0', self->stream.wrong[0])				\
		TH_LOG("%s", self->stream.wrong);			\
} while (0)

TEST_F(inpage, empty_ring_has_room_for_the_largest)
{
	EXPECT_ALL_PLACES(false, max_record(variant->page_count));
}

TEST_F(inpage, empty_ring_has_room_for_lost_and_the_largest)
{
	EXPECT_ALL_PLACES(true, max_record(variant->page_count));
}

TEST_F(inpage, lost_stays_in_a_page)
{
	EXPECT_ALL_PLACES(true, MIN_RECORD);
}

TEST_F(inpage, lost_is_the_same_whatever_sample_id_all_says)
{
	self->attr.sample_id_all = 1;
	EXPECT_ALL_PLACES(true, max_record(variant->page_count));
}

/* --- refusals ----------------------------------------------------------- */

/* Each part of the identity alone, with and without sample_id_all. */
TEST_F(inpage, id_headers_are_out_of_reach)
{
	const __u64 parts[] = {
		PERF_SAMPLE_TID, PERF_SAMPLE_TIME, PERF_SAMPLE_ID,
		PERF_SAMPLE_STREAM_ID, PERF_SAMPLE_CPU, PERF_SAMPLE_IDENTIFIER,
	};
	struct stream *s = &self->stream;

	for (size_t i = 0; i < 2 * ARRAY_SIZE(parts); i++) {
		self->attr.sample_type = PERF_SAMPLE_RAW | parts[i / 2];
		self->attr.sample_id_all = i % 2;
		ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
				       &self->attr));
		EXPECT_EQ(-EINVAL, send_record(s, 1))
			TH_LOG("sample type %#llx", self->attr.sample_type);
	}
	self->attr.sample_type = PERF_SAMPLE_RAW;
	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	EXPECT_EQ(0, send_record(s, 1));
}

TEST_F(inpage, larger_sizes_change_nothing)
{
	__u32 max = max_record(variant->page_count) - FRAME;
	const __u32 bad[] = {
		max + 1, max + 8, DT_PAGE_SIZE * variant->page_count,
		UINT16_MAX, INT32_MAX, UINT32_MAX - FRAME, UINT32_MAX - 7,
		UINT32_MAX,
	};
	size_t size = DT_PAGE_SIZE * variant->page_count;
	struct perf_event_mmap_page *control;
	struct stream *s = &self->stream;
	const char *data;
	char *before;
	__u64 head;

	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	control = self->ring.base;
	data = (char *)self->ring.base + DT_PAGE_SIZE;
	before = malloc(size);
	ASSERT_NE(NULL, before);

	ASSERT_EQ(0, send_record(s, max));
	ASSERT_EQ(0, lose(s, &self->ring));
	memcpy(before, data, size);
	head = control->data_head;
	for (size_t i = 0; i < ARRAY_SIZE(bad); i++) {
		EXPECT_EQ(-E2BIG, send_record(s, bad[i]))
			TH_LOG("size %u", bad[i]);
		EXPECT_EQ(head, control->data_head);
		EXPECT_EQ(0, memcmp(before, data, size));
	}

	/* Nor do they count as lost. */
	ASSERT_EQ(0, read_by_hand(&self->ring, s));
	ASSERT_EQ(0, send_record(s, max));
	ASSERT_EQ(0, read_by_hand(&self->ring, s));
	EXPECT_EQ(1, s->lost);
	EXPECT_STREQ("", s->wrong);
	free(before);
}

TEST_F(inpage, refused_only_when_full)
{
	size_t ring_size = DT_PAGE_SIZE * variant->page_count, n;
	__u64 pending = 0, refused = 0, taken;
	struct perf_event_mmap_page *control;
	struct stream *s = &self->stream;
	bool fits;
	int err;

	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	control = self->ring.base;
	for (n = 0; n < FEWER; n++) {
		__u32 payload = nth_payload(variant->page_count, n);
		char parts[8];

		taken = control->data_head - control->data_tail +
			layout(parts, control->data_head, pending,
			       record_size(payload));
		/* The last 8 bytes tell a full ring from an empty one. */
		fits = taken <= ring_size - 8;
		err = send_record(s, payload);
		ASSERT_EQ(fits ? 0 : -ENOSPC, err)
			TH_LOG("record %zu of %u bytes", n, payload);
		pending = fits ? 0 : pending + 1;
		refused += !fits;
		if (!fits)
			ASSERT_EQ(0, read_by_hand(&self->ring, s));
	}
	ASSERT_EQ(0, read_by_hand(&self->ring, s));
	EXPECT_STREQ("", s->wrong);
	EXPECT_EQ(s->next_sent, s->next_read);
	EXPECT_EQ(refused - pending, s->lost);
	EXPECT_LT(0, s->lost);
	EXPECT_LT(0, s->gaps);
}

/* --- other kinds of ring ------------------------------------------------ */

/* Map the ring once more, as if it had just been opened. */
static void map_again(struct __test_metadata *_metadata, struct dt_ring *ring,
		      int protection)
{
	size_t size = (ring->page_count + 1) * DT_PAGE_SIZE;

	ASSERT_EQ(0, munmap(ring->base, size));
	ring->base = mmap(NULL, size, protection, MAP_SHARED, ring->fd, 0);
	ASSERT_NE(MAP_FAILED, ring->base);
}

/*
 * What makes a ring overwrite itself is that no one can move its tail. Programs
 * that interrupt each other could then go round it, while the first one has a
 * reservation and has not stored everything yet.
 */
TEST_F(inpage, overwriting_ring_is_refused)
{
	struct stream *s = &self->stream;
	struct dt_ring *ring = &self->ring;
	struct perf_event_mmap_page *control;

	ASSERT_EQ(0, open_ring(s, ring, variant->page_count, &self->attr));
	map_again(_metadata, ring, PROT_READ);
	control = ring->base;
	EXPECT_EQ(-EINVAL, send_record(s, 1));
	EXPECT_EQ(0, control->data_head);

	map_again(_metadata, ring, PROT_READ | PROT_WRITE);
	EXPECT_EQ(0, send_record(s, 1));
}

/*
 * Records of an event that shares the ring take it to offsets that in-page
 * records alone do not reach, and cross pages as ever.
 */
TEST_F(inpage, other_events_share_the_ring)
{
	static const char * const names[] = { "a", "long name", "longer", "b" };
	struct perf_event_attr comm_attr = self->attr;
	struct stream *s = &self->stream;
	int comm;
	size_t n;

	ASSERT_EQ(0, open_ring(s, &self->ring, variant->page_count,
			       &self->attr));
	comm_attr.config = PERF_COUNT_SW_DUMMY;
	comm_attr.comm = 1;
	comm = syscall(SYS_perf_event_open, &comm_attr, -1, 0, self->ring.fd,
		       PERF_FLAG_FD_OUTPUT | PERF_FLAG_FD_CLOEXEC);
	ASSERT_LE(0, comm);

	for (n = 0; n < FEWER; n++) {
		__u32 payload = nth_payload(variant->page_count, n);

		prctl(PR_SET_NAME, names[n % ARRAY_SIZE(names)]);
		ASSERT_EQ(0, read_by_hand(&self->ring, s));
		ASSERT_EQ(0, send_record(s, payload));
		prctl(PR_SET_NAME, names[n / 7 % ARRAY_SIZE(names)]);
		ASSERT_EQ(0, read_by_hand(&self->ring, s));
		ASSERT_STREQ("", s->wrong);
		ASSERT_EQ(s->next_sent, s->next_read);
	}
	EXPECT_LE(n, s->others);
	close(comm);
}

TEST_HARNESS_MAIN
