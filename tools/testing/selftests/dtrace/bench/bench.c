// SPDX-License-Identifier: GPL-2.0
/*
 * Instructions per event, for one 48-byte record by several ways
 *
 * Made to be the first process of a guest whose clock advances one nanosecond
 * per executed instruction (QEMU -icount shift=0,sleep=off): then differences of
 * CLOCK_MONOTONIC are numbers of instructions, the same in every boot. On any
 * other machine the same program gives nanoseconds, with that machine's noise.
 *
 * Each way is attached to getppid(), which is called in a loop; what an untraced
 * call costs is subtracted. Nobody reads the rings during the loop, and they
 * are large enough, so this is the cost of producing. Afterwards the ring is
 * asked whether every event is in it: a way that drops is fast.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include "bench.h"

#ifndef __noreturn
#define __noreturn	__attribute__((__noreturn__))
#endif

#define CALLS		10000
#define REPEATS		3
#define RING_PAGES	512
#define PAGE		4096

extern const char bench_object[], bench_object_end[];
__asm__(".section .rodata\n"
	".balign 8\n"
	".globl bench_object, bench_object_end\n"
	"bench_object: .incbin \"" BENCH_OBJECT "\"\n"
	"bench_object_end:\n"
	".previous\n");

/* How the consumer would be woken; decides much of what perf output costs. */
enum wakeup { NO_RING, EACH, BATCHED, RINGBUF };

struct way {
	const char *what;
	const char *program;	/* attached to getppid, NULL: none */
	const char *clause;	/* dtrace program behind it, NULL: none */
	enum wakeup wakeup;
};

static const struct way ways[] = {
	{ "untraced getppid()", NULL, NULL, NO_RING },
	{ "kprobe_multi, empty program", "on_empty", NULL, NO_RING },
	{ "kprobe_multi, empty dtrace clause", "on_dtrace", "clause_empty", NO_RING },
	{ "dtrace, reserve and commit, batched wake-ups", "on_dtrace", "clause_record", BATCHED },
	{ "dtrace, reserve and commit, wake-up each", "on_dtrace", "clause_record", EACH },
	{ "bpf_perf_event_output, batched wake-ups", "on_perf_output", NULL, BATCHED },
	{ "bpf_perf_event_output, wake-up each", "on_perf_output", NULL, EACH },
	{ "bpf_ringbuf_reserve/submit", "on_ringbuf", NULL, RINGBUF },
};

/* The same object twice: see load(). */
struct programs {
	struct bpf_object *clauses;	/* dtrace programs, and the maps */
	struct bpf_object *sources;	/* what is attached */
};

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))
#define WAYS		ARRAY_SIZE(ways)

static void __noreturn end(int status)
{
	fflush(NULL);
	if (getpid() == 1) {
		/* The mark that the output is whole: no status leaves the guest. */
		printf("%s\n", status ? "FAILED" : "DONE");
		fflush(NULL);
		sync();
		reboot(RB_AUTOBOOT);
	}
	exit(status);
}

static void __noreturn fail(const char *what)
{
	printf("bench: %s: %s\n", what, strerror(errno));
	end(1);
}

static void set_up_as_init(void)
{
	int fd;

	if (getpid() != 1)
		return;
	mkdir("/proc", 0755);
	mkdir("/sys", 0755);
	if (mount("devtmpfs", "/dev", "devtmpfs", 0, NULL) && errno != EBUSY)
		end(1);
	fd = open("/dev/console", O_RDWR);
	if (fd >= 0) {
		for (int i = 0; i < 3; i++)
			dup2(fd, i);
	}
	if (mount("proc", "/proc", "proc", 0, NULL) || mount("sysfs", "/sys", "sysfs", 0, NULL))
		fail("mount /proc and /sys");
}

static unsigned long long now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000ULL + t.tv_nsec;
}

/* Nanoseconds (instructions) of one call, times CALLS. */
static unsigned long long loop(void)
{
	unsigned long long begin = now();

	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getppid);
	return now() - begin;
}

struct ring {
	int fd;
	struct perf_event_mmap_page *page;
};

static void open_ring(struct ring *ring, struct bpf_object *obj, enum wakeup wakeup)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = PERF_COUNT_SW_BPF_OUTPUT,
		.sample_type = PERF_SAMPLE_RAW,
		.sample_period = 1,
		.watermark = wakeup == BATCHED,
		.wakeup_events = wakeup == BATCHED ? RING_PAGES * PAGE / 2 : 1,
	};
	int map = bpf_object__find_map_fd_by_name(obj, "rings"), zero = 0;

	ring->fd = syscall(SYS_perf_event_open, &attr, -1, 0, -1, PERF_FLAG_FD_CLOEXEC);
	if (ring->fd < 0)
		fail("perf_event_open");
	ring->page = mmap(NULL, (RING_PAGES + 1) * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED,
			  ring->fd, 0);
	if (ring->page == MAP_FAILED)
		fail("map the ring");
	if (ioctl(ring->fd, PERF_EVENT_IOC_ENABLE, 0) ||
	    bpf_map_update_elem(map, &zero, &ring->fd, BPF_ANY))
		fail("enable the ring");
}

/* How many samples are in it, by their headers. */
static unsigned long long count_samples(const struct ring *ring)
{
	unsigned long long head = __atomic_load_n(&ring->page->data_head, __ATOMIC_ACQUIRE);
	unsigned long long at = 0, count = 0;
	const char *data = (const char *)ring->page + PAGE;

	while (at < head) {
		const struct perf_event_header *header =
			(const void *)(data + at % (RING_PAGES * PAGE));

		if (!header->size)
			break;
		if (header->type == PERF_RECORD_SAMPLE)
			count++;
		at += header->size;
	}
	return count;
}

static void close_ring(struct ring *ring)
{
	munmap(ring->page, (RING_PAGES + 1) * PAGE);
	close(ring->fd);
}

static int count_one(void *ctx, void *data, size_t size)
{
	(void)data;
	if (size == sizeof(struct record))
		++*(unsigned long long *)ctx;
	return 0;
}

static unsigned long long count_ringbuf(struct bpf_object *obj)
{
	unsigned long long count = 0;
	struct ring_buffer *rb = ring_buffer__new(bpf_object__find_map_fd_by_name(obj, "ringbuf"),
						  count_one, &count, NULL);

	if (!rb)
		fail("open the ring buffer");
	ring_buffer__consume(rb);
	ring_buffer__free(rb);
	return count;
}

static void put_clause(struct programs *p, const char *name)
{
	int map = bpf_object__find_map_fd_by_name(p->clauses, "clauses"), zero = 0;
	int fd = bpf_program__fd(bpf_object__find_program_by_name(p->clauses, name));

	if (bpf_map_update_elem(map, &zero, &fd, BPF_ANY))
		fail(name);
}

static struct bpf_link *attach(struct bpf_object *obj, const char *name)
{
	static const char * const syms[] = { "__x64_sys_getppid" };
	LIBBPF_OPTS(bpf_kprobe_multi_opts, opts, .syms = (const char **)syms, .cnt = 1);
	struct bpf_link *link;

	link = bpf_program__attach_kprobe_multi_opts(bpf_object__find_program_by_name(obj, name),
						     NULL, &opts);
	if (!link)
		fail(name);
	return link;
}

/* The cost of one way, in instructions per call; checks that all is there. */
static double measure(struct programs *p, const struct way *way)
{
	struct bpf_object *obj = p->sources;
	struct bpf_link *link = NULL;
	unsigned long long took, count = CALLS;
	struct ring ring;

	if (way->wakeup == EACH || way->wakeup == BATCHED)
		open_ring(&ring, obj, way->wakeup);
	if (way->clause)
		put_clause(p, way->clause);
	if (way->program)
		link = attach(obj, way->program);
	took = loop();
	bpf_link__destroy(link);
	if (way->wakeup == RINGBUF) {
		count = count_ringbuf(obj);
	} else if (way->wakeup != NO_RING) {
		count = count_samples(&ring);
		close_ring(&ring);
	}
	if (count != CALLS) {
		printf("bench: %s: %llu records of %d events\n", way->what, count, CALLS);
		end(1);
	}
	return (double)took / CALLS;
}

static struct bpf_object *open_object(bool clauses)
{
	struct bpf_object *obj = bpf_object__open_mem(bench_object,
						      bench_object_end - bench_object, NULL);
	struct bpf_program *prog;

	if (!obj)
		fail("open the programs");
	bpf_object__for_each_program(prog, obj) {
		bool is_clause = !strcmp(bpf_program__section_name(prog), "dtrace");

		bpf_program__set_autoload(prog, is_clause == clauses);
	}
	return obj;
}

/*
 * The array of clauses takes the type of the first program put into it or
 * loaded against it: so the clauses are loaded and one is put in before the
 * others are loaded. The object is opened twice, with the same maps.
 */
static void load(struct programs *p)
{
	struct bpf_map *map;

	p->clauses = open_object(true);
	if (bpf_object__load(p->clauses))
		fail("the kernel refuses the clauses");
	put_clause(p, "clause_empty");
	p->sources = open_object(false);
	bpf_object__for_each_map(map, p->sources) {
		int fd = bpf_object__find_map_fd_by_name(p->clauses, bpf_map__name(map));

		if (bpf_map__reuse_fd(map, fd))
			fail("share the maps");
	}
	if (bpf_object__load(p->sources))
		fail("the kernel refuses the programs");
}

int main(void)
{
	double cost[WAYS][REPEATS], base;
	struct programs p;

	set_up_as_init();
	load(&p);
	for (size_t w = 0; w < WAYS; w++)
		measure(&p, &ways[w]);		/* once, to have it warm */
	for (int r = 0; r < REPEATS; r++)
		for (size_t w = 0; w < WAYS; w++)
			cost[w][r] = measure(&p, &ways[w]);
	for (size_t w = 0; w < WAYS; w++) {
		printf("%s\t", ways[w].what);
		for (int r = 0; r < REPEATS; r++) {
			base = w ? cost[0][r] : 0;
			printf(" %.1f", cost[w][r] - base);
		}
		printf("\n");
	}
	bpf_object__close(p.sources);
	bpf_object__close(p.clauses);
	end(0);
}
