// SPDX-License-Identifier: GPL-2.0
/*
 * What a BPF ring buffer and perf rings lose when two producers meet.
 *
 *   losses OBJECT
 *
 * - NMIs: a task on CPU 0 writes a record for each getpgid(), and empties the ring in time. Another CPU sends NMIs to
 *   it, which write records too. An NMI finds the lock of the BPF ring buffer free or held.
 * - Full rings: two CPUs write as many records as told, one after the other, and nobody reads. Either both CPUs share
 *   a ring, or each has a ring of half the size.
 *
 * The module func_test must be loaded: its function func_test_nmi() is called in each NMI.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include "losses.h"

#define NMI_FILE	"/sys/kernel/debug/dtrace_func_test/nmi"
#define PAGE		4096
#define SENT		500	/* NMIs */
#define BURST		5000	/* calls after which the task empties the ring */
#define LARGE		(1 << 20)
#define SMALL		(64 * 1024)
#define CPUS		2

enum way { RINGBUF, PERF };

struct setup {
	enum way way;
	struct bpf_object *object;
	struct tally *tallies;
	__u32 *producer;
	struct ring_buffer *reader;
	int links[2], rings[CPUS];
	struct perf_event_mmap_page *pages[CPUS];
	size_t size;		/* of a perf ring */
};

static void __attribute__((noreturn)) fail(const char *what)
{
	perror(what);
	exit(1);
}

static void pin(int cpu)
{
	cpu_set_t cpus;

	CPU_ZERO(&cpus);
	CPU_SET(cpu, &cpus);
	if (sched_setaffinity(0, sizeof(cpus), &cpus))
		fail("sched_setaffinity");
}

static int skip(void *ctx, void *data, size_t size)
{
	(void)ctx, (void)data, (void)size;
	return 0;
}

static void empty(struct setup *s)
{
	if (s->reader)
		ring_buffer__consume(s->reader);
	for (int cpu = 0; cpu < CPUS && s->pages[cpu]; cpu++) {
		__u64 head = __atomic_load_n(&s->pages[cpu]->data_head, __ATOMIC_ACQUIRE);

		__atomic_store_n(&s->pages[cpu]->data_tail, head, __ATOMIC_RELEASE);
	}
}

static void open_rings(struct setup *s)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = PERF_COUNT_SW_BPF_OUTPUT,
		.sample_type = PERF_SAMPLE_RAW,
		.sample_period = 1,
		.watermark = 1,
		.wakeup_events = s->size,
	};
	int map = bpf_object__find_map_fd_by_name(s->object, "rings");

	for (int cpu = 0; cpu < CPUS; cpu++) {
		s->rings[cpu] = syscall(SYS_perf_event_open, &attr, -1, cpu, -1, PERF_FLAG_FD_CLOEXEC);
		if (s->rings[cpu] < 0)
			fail("perf_event_open");
		s->pages[cpu] = mmap(NULL, s->size + PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, s->rings[cpu], 0);
		if (s->pages[cpu] == MAP_FAILED || bpf_map_update_elem(map, &cpu, &s->rings[cpu], BPF_ANY))
			fail("ring");
	}
}

static void attach_clause(struct setup *s)
{
	static const char *const functions[] = { "__x64_sys_getpgid", "func_test_nmi" };
	static const __u64 cookies[] = { 1ULL << 32, 2ULL << 32 | NMI };
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.syms = (const char **)functions,
		    .kprobe_multi.cnt = 2, .kprobe_multi.cookies = cookies);
	int clause = bpf_program__fd(bpf_object__find_program_by_name(s->object, "clause"));

	s->links[0] = bpf_link_create(clause, 0, BPF_TRACE_KPROBE_MULTI, &opts);
	if (s->links[0] < 0)
		fail("clause");
}

static int attach_fentry(struct setup *s, const char *name)
{
	struct bpf_link *link = bpf_program__attach_trace(bpf_object__find_program_by_name(s->object, name));

	if (!link)
		fail(name);
	return bpf_link__fd(link);
}

/* All rings of a way together have as many bytes as those of the other way. */
static void begin(struct setup *s, enum way way, const char *path, size_t size)
{
	struct bpf_program *program;
	struct bpf_map *data;
	size_t length;

	*s = (struct setup){ .way = way, .object = bpf_object__open_file(path, NULL), .size = size };
	if (!s->object)
		fail(path);
	bpf_object__for_each_program(program, s->object)
		bpf_program__set_autoload(program, (bpf_program__type(program) == BPF_PROG_TYPE_TRACING) ==
						   (way == RINGBUF));
	if (bpf_map__set_max_entries(bpf_object__find_map_by_name(s->object, "records"), CPUS * size) ||
	    bpf_object__load(s->object))
		fail("load");
	data = bpf_object__find_map_by_name(s->object, ".bss");
	s->tallies = bpf_map__initial_value(data, &length);
	s->producer = (__u32 *)(s->tallies + PRODUCERS);
	if (way == PERF) {
		open_rings(s);
		attach_clause(s);
		return;
	}
	s->links[0] = attach_fentry(s, "ringbuf_task");
	s->links[1] = attach_fentry(s, "ringbuf_nmi");
	s->reader = ring_buffer__new(bpf_object__find_map_fd_by_name(s->object, "records"), skip, NULL, NULL);
	if (!s->reader)
		fail("reader");
}

static void finish(struct setup *s)
{
	for (int i = 0; i < 2; i++)
		if (s->links[i])
			close(s->links[i]);
	for (int cpu = 0; cpu < CPUS && s->pages[cpu]; cpu++) {
		munmap(s->pages[cpu], s->size + PAGE);
		close(s->rings[cpu]);
	}
	ring_buffer__free(s->reader);
	bpf_object__close(s->object);
}

static bool over;

static void *send_nmis(void *unused)
{
	char text[32];
	int fd = open(NMI_FILE, O_WRONLY | O_CLOEXEC), size = snprintf(text, sizeof(text), "0 %d", SENT);

	(void)unused;
	pin(1);
	if (fd < 0 || write(fd, text, size) != size)
		fail(NMI_FILE);
	close(fd);
	__atomic_store_n(&over, true, __ATOMIC_RELEASE);
	return NULL;
}

/* A line of TAP; true if the NMIs lose nothing, or if they may. */
static bool meet_nmis(enum way way, const char *path)
{
	struct tally *task, *nmi;
	pthread_t sender;
	struct setup s;
	bool good;

	begin(&s, way, path, LARGE);
	task = &s.tallies[FIRST], nmi = &s.tallies[NMI];
	over = false;
	pin(0);
	if (pthread_create(&sender, NULL, send_nmis, NULL))
		fail("thread");
	while (!__atomic_load_n(&over, __ATOMIC_ACQUIRE)) {
		for (int i = 0; i < BURST; i++)
			syscall(SYS_getpgid, 0);
		empty(&s);
	}
	pthread_join(sender, NULL);
	good = nmi->produced == SENT && !task->lost && (way == RINGBUF || !nmi->lost);
	printf("%sok %s: %llu of %llu records in NMIs lost, and %llu of those in the task\n", good ? "" : "not ",
	       way == RINGBUF ? "BPF ring buffer" : "reserve and commit", nmi->lost, nmi->produced, task->lost);
	finish(&s);
	return good;
}

/* Nobody reads; the first CPU writes its records before the second does. */
static bool fill(enum way way, const char *path, const int counts[CPUS])
{
	struct setup s;
	bool good;

	begin(&s, way, path, SMALL);
	for (int cpu = 0; cpu < CPUS; cpu++) {
		*s.producer = cpu;
		pin(cpu);
		for (int i = 0; i < counts[cpu]; i++)
			syscall(SYS_getpgid, 0);
	}
	good = s.tallies[FIRST].produced == (__u64)counts[0] && s.tallies[SECOND].produced == (__u64)counts[1] &&
	       (way == RINGBUF || !s.tallies[SECOND].lost);
	printf("%sok %s: of %d and %d records, %llu and %llu lost\n", good ? "" : "not ",
	       way == RINGBUF ? "one BPF ring buffer of 128 KiB" : "two perf rings of 64 KiB", counts[0], counts[1],
	       s.tallies[FIRST].lost, s.tallies[SECOND].lost);
	finish(&s);
	return good;
}

int main(int argc, char **argv)
{
	static const int counts[][CPUS] = { { 2000, 100 }, { 10000, 100 } };
	bool good = true;

	if (argc != 2) {
		fprintf(stderr, "usage: losses OBJECT\n");
		return 2;
	}
	setlinebuf(stdout);
	for (enum way way = RINGBUF; way <= PERF; way++) {
		for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
			good &= fill(way, argv[1], counts[i]);
		good &= meet_nmis(way, argv[1]);
	}
	return !good;
}
