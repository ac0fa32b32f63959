// SPDX-License-Identifier: GPL-2.0
/*
 * Instructions per event, for one 48-byte record by several ways
 *
 * The program is the first process of a guest whose clock advances one
 * nanosecond per executed instruction (QEMU -icount shift=0,sleep=off). Then
 * differences of CLOCK_MONOTONIC are numbers of instructions, the same in every
 * boot. On any other machine, the program gives nanoseconds, with that machine's
 * noise.
 *
 * Each way is attached to getpgid(), which is called in a loop; the cost of an
 * untraced call is subtracted. The first figure is the cost of producing: nobody
 * reads during the loop, and the ring is large enough. The second figure adds
 * the cost of a reader, a thread on the same CPU that waits, is woken, and looks
 * at each header. The measurement of the second figure ends when everything is
 * read. Both measurements check that every event was recorded, because a way
 * that drops events looks fast.
 *
 * For a read of a kernel variable, the figure is what one read adds to an empty
 * clause.
 *
 * The second table is the cost of the event sources themselves, off, and on with a
 * program that does nothing. They are functions of the module sdt_bench, which the
 * kernel calls in a loop, and a NOP of this program, as USDT leaves it. The module
 * is part of this binary. So are two modules with 1,000 and 10,000 probes: the
 * third table is the cost of listing these.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <poll.h>
#include <pthread.h>
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

#define GETPGID		"__x64_sys_getpgid"
#define CALLS		10000
#define RUNS		20000
#define RUN_FILE	"/sys/kernel/debug/dtrace_sdt_bench/run"
#define LIST_FILE	"/sys/kernel/tracing/dtrace/sdt"
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

/* Empty if there is none for this kernel. */
extern const char bench_module[], bench_module_end[];
__asm__(".section .rodata\n"
	".balign 8\n"
	".globl bench_module, bench_module_end\n"
	"bench_module:\n"
#ifdef BENCH_MODULE
	".incbin \"" BENCH_MODULE "\"\n"
#endif
	"bench_module_end:\n"
	".previous\n");

/* The same with 1,000 static probes, and with 10,000; see sdt_many.c. */
extern const char bench_many[], bench_many_end[], bench_many10[], bench_many10_end[];
__asm__(".section .rodata\n"
	".balign 8\n"
	".globl bench_many, bench_many_end, bench_many10, bench_many10_end\n"
	"bench_many:\n"
#ifdef BENCH_MANY
	".incbin \"" BENCH_MANY "\"\n"
#endif
	"bench_many_end:\n"
	".balign 8\n"
	"bench_many10:\n"
#ifdef BENCH_MANY10
	".incbin \"" BENCH_MANY10 "\"\n"
#endif
	"bench_many10_end:\n"
	".previous\n");

/* When the reader is woken; decides much of what perf output costs. */
enum wakeup { NO_RING, EACH, BATCHED, RINGBUF };

/* How the program gets onto getpgid(). */
enum on { MULTI, MULTI_RETURN, FENTRY, FEXIT };

struct way {
	const char *what;
	const char *program;	/* attached to getpgid, NULL: none */
	const char *clause;	/* dtrace program behind it, NULL: none */
	enum wakeup wakeup;
	unsigned int above;	/* the way whose cost is subtracted */
	enum on on;
};

enum { UNTRACED, EMPTY_PROGRAM, EMPTY_CLAUSE };

static const struct way ways[] = {
	[UNTRACED] = { "untraced getpgid()", NULL, NULL, NO_RING },
	[EMPTY_PROGRAM] = { "kprobe_multi, empty program", "on_empty", NULL, NO_RING },
	[EMPTY_CLAUSE] = { "kprobe_multi, empty dtrace clause", "on_dtrace",
			   "clause_empty", NO_RING },
	{ "dtrace, reserve and commit, batched wake-ups", "on_dtrace", "clause_record", BATCHED },
	{ "dtrace, reserve and commit, wake-up each", "on_dtrace", "clause_record", EACH },
	{ "bpf_perf_event_output, batched wake-ups", "on_perf_output", NULL, BATCHED },
	{ "bpf_perf_event_output, wake-up each", "on_perf_output", NULL, EACH },
	{ "bpf_ringbuf_reserve/submit", "on_ringbuf", NULL, RINGBUF },
	{ "bpf_ringbuf_reserve/submit, batched wake-ups", "on_ringbuf_batched", NULL, RINGBUF },
	{ "bpf_ringbuf_reserve_dynptr/submit_dynptr", "on_dynptr", NULL, RINGBUF },
	{ "the same, one more bpf_dynptr_data (helper)", "on_dynptr_helper", NULL, RINGBUF },
	{ "the same, one bpf_dynptr_slice (kfunc)", "on_dynptr_kfunc", NULL, RINGBUF },
	{ "clause on the function, empty", "clause_empty", NULL, NO_RING },
	{ "clause on the function, reserve and commit", "direct_record", NULL, BATCHED },
	{ "clause by fentry, empty", "clause_empty", NULL, NO_RING, UNTRACED, FENTRY },
	{ "clause by fentry, reserve and commit", "direct_record", NULL, BATCHED, UNTRACED,
	  FENTRY },
	{ "clause on the return, empty", "clause_empty", NULL, NO_RING, UNTRACED, MULTI_RETURN },
	{ "clause by fexit, empty", "clause_empty", NULL, NO_RING, UNTRACED, FEXIT },
	{ "fentry, empty program", "on_fentry", NULL, NO_RING, UNTRACED, FENTRY },
	{ "kprobe_multi on the return, empty program", "on_return", NULL, NO_RING, UNTRACED,
	  MULTI_RETURN },
	{ "fexit, empty program", "on_fexit", NULL, NO_RING, UNTRACED, FEXIT },
	{ "read: per-CPU, direct load", "on_dtrace", "clause_direct_load", NO_RING, EMPTY_CLAUSE },
	{ "read: always there, cast and load", "on_dtrace", "clause_cast_read", NO_RING,
	  EMPTY_CLAUSE },
	{ "read: others, probe read", "on_dtrace", "clause_probe_read", NO_RING, EMPTY_CLAUSE },
};

/* How a place of the module, or of this program, is used. */
enum use { UNUSED, SITE, TWO_SITES, TRACEPOINT, KPROBE, KPROBE_MULTI, UPROBE };

struct place {
	const char *what;
	const char *function;	/* "sdt_bench_" in front; NULL: user_place() */
	enum use use;
	unsigned int above;	/* the place whose cost is subtracted */
};

enum { PLACE_NONE, PLACE_LEAF, PLACE_USER };

static const struct place places[] = {
	[PLACE_NONE] = { "work without a probe", "none", UNUSED },
	[PLACE_LEAF] = { "such a leaf", "leaf_none", UNUSED },
	[PLACE_USER] = { "such work of a process", NULL, UNUSED },
	{ "8 static probes, off", "off", UNUSED, PLACE_NONE },
	{ "static probe, off", "site", UNUSED, PLACE_NONE },
	{ "static probe in a leaf, off", "leaf", UNUSED, PLACE_LEAF },
	{ "tracepoint, off", "tracepoint", UNUSED, PLACE_NONE },
	{ "static probe, empty dtrace program", "site", SITE, PLACE_NONE },
	{ "2 in turn, empty dtrace program, both", "turns", TWO_SITES, PLACE_NONE },
	{ "tracepoint, empty raw_tp program", "tracepoint", TRACEPOINT, PLACE_NONE },
	{ "kprobe_multi, empty program", "none", KPROBE_MULTI, PLACE_NONE },
	{ "kprobe, empty program", "none", KPROBE, PLACE_NONE },
	{ "USDT, uprobe with empty program", NULL, UPROBE, PLACE_USER },
};

/* The same object twice: see load(). */
struct programs {
	struct bpf_object *clauses;	/* dtrace programs, and the maps */
	struct bpf_object *sources;	/* what is attached */
};

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))
#define WAYS		ARRAY_SIZE(ways)
#define PLACES		ARRAY_SIZE(places)

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
	if (mount("proc", "/proc", "proc", 0, NULL) ||
	    mount("sysfs", "/sys", "sysfs", 0, NULL))
		fail("mount /proc and /sys");
}

static unsigned long long now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000ULL + t.tv_nsec;
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
		.wakeup_events = wakeup == BATCHED ? RING_PAGES * PAGE / 16 : 1,
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

static void close_ring(struct ring *ring)
{
	munmap(ring->page, (RING_PAGES + 1) * PAGE);
	close(ring->fd);
}

/* How many samples have come, by their headers; they are given back. */
static unsigned long long read_ring(struct ring *ring)
{
	unsigned long long head = __atomic_load_n(&ring->page->data_head, __ATOMIC_ACQUIRE);
	unsigned long long at = ring->page->data_tail, count = 0;
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
	__atomic_store_n(&ring->page->data_tail, at, __ATOMIC_RELEASE);
	return count;
}

/* Who reads what one way writes, in a thread or when all is over. */
struct reader {
	enum wakeup wakeup;
	struct ring ring;		/* EACH, BATCHED */
	struct ring_buffer *ringbuf;	/* RINGBUF */
	unsigned long long count;	/* of records */
	int end[2];			/* pipe; closed: read the rest and end */
	pthread_t thread;
};

static int count_one(void *ctx, void *data, size_t size)
{
	(void)data;
	if (size == sizeof(struct record))
		++*(unsigned long long *)ctx;
	return 0;
}

static void open_reader(struct reader *r, struct bpf_object *obj, enum wakeup wakeup)
{
	memset(r, 0, sizeof(*r));
	r->wakeup = wakeup;
	if (wakeup == EACH || wakeup == BATCHED)
		open_ring(&r->ring, obj, wakeup);
	if (wakeup != RINGBUF)
		return;
	r->ringbuf = ring_buffer__new(bpf_object__find_map_fd_by_name(obj, "ringbuf"),
				      count_one, &r->count, NULL);
	if (!r->ringbuf)
		fail("open the ring buffer");
}

static void close_reader(struct reader *r)
{
	ring_buffer__free(r->ringbuf);
	if (r->ring.page)
		close_ring(&r->ring);
}

static void read_all(struct reader *r)
{
	if (r->ringbuf)
		ring_buffer__consume(r->ringbuf);
	else if (r->ring.page)
		r->count += read_ring(&r->ring);
}

static void *run_reader(void *arg)
{
	struct reader *r = arg;
	struct pollfd fds[] = {
		{ .fd = r->ring.fd, .events = POLLIN },
		{ .fd = r->end[0] },
	};

	if (r->ringbuf)
		fds[0].fd = ring_buffer__epoll_fd(r->ringbuf);
	while (!fds[1].revents) {
		if (poll(fds, 2, -1) < 0)
			fail("poll");
		read_all(r);
	}
	return NULL;
}

static void start_reader(struct reader *r)
{
	if (pipe(r->end) || pthread_create(&r->thread, NULL, run_reader, r))
		fail("start the reader");
}

static void join_reader(struct reader *r)
{
	close(r->end[1]);
	pthread_join(r->thread, NULL);
	close(r->end[0]);
}

static void put_clause(struct programs *p, const char *name)
{
	int map = bpf_object__find_map_fd_by_name(p->clauses, "clauses"), zero = 0;
	int fd = bpf_program__fd(bpf_object__find_program_by_name(p->clauses, name));

	if (bpf_map_update_elem(map, &zero, &fd, BPF_ANY))
		fail(name);
}

/* A dtrace program straight on a function: a descriptor. */
static int attach_clause(struct bpf_program *prog, const char *function, enum on on)
{
	union bpf_attr attr = {};
	int fd;

	attr.link_create.prog_fd = bpf_program__fd(prog);
	if (on == FENTRY || on == FEXIT) {
		attr.link_create.attach_type = on == FENTRY ? BPF_TRACE_FENTRY : BPF_TRACE_FEXIT;
		attr.link_create.tracing.target_btf_id =
			libbpf_find_vmlinux_btf_id(function, BPF_TRACE_FENTRY);
		attr.link_create.tracing.cookie = 1ULL << 32 | 1;
	} else {
		attr.link_create.attach_type = BPF_TRACE_KPROBE_MULTI;
		attr.link_create.kprobe_multi.syms = (unsigned long)&function;
		attr.link_create.kprobe_multi.cnt = 1;
		attr.link_create.kprobe_multi.flags =
			on == MULTI_RETURN ? BPF_F_KPROBE_MULTI_RETURN : 0;
	}
	fd = syscall(SYS_bpf, BPF_LINK_CREATE, &attr, sizeof(attr));
	if (fd < 0)
		fail(bpf_program__name(prog));
	return fd;
}

static struct bpf_link *attach(struct bpf_object *obj, const char *name, const char *function,
			       enum on on)
{
	LIBBPF_OPTS(bpf_kprobe_multi_opts, opts, .syms = &function, .cnt = 1,
		    .retprobe = on == MULTI_RETURN);
	struct bpf_program *prog = bpf_object__find_program_by_name(obj, name);
	struct bpf_link *link;

	if (on == FENTRY || on == FEXIT)
		link = bpf_program__attach_trace(prog);
	else
		link = bpf_program__attach_kprobe_multi_opts(prog, NULL, &opts);
	if (!link)
		fail(name);
	return link;
}

/* What a call costs by one way, in instructions; checks that all is there. */
static double measure(struct programs *p, const struct way *way, bool reading)
{
	struct bpf_program *clause = NULL;
	struct bpf_link *link = NULL;
	unsigned long long begin, took;
	struct reader reader;
	int fd = -1;

	open_reader(&reader, p->sources, way->wakeup);
	if (way->clause)
		put_clause(p, way->clause);
	if (way->program) {
		clause = bpf_object__find_program_by_name(p->clauses, way->program);
		if (bpf_program__type(clause) == BPF_PROG_TYPE_DTRACE)
			fd = attach_clause(clause, GETPGID, way->on);
		else
			link = attach(p->sources, way->program, GETPGID, way->on);
	}
	if (reading)
		start_reader(&reader);
	begin = now();
	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getpgid, 0);
	if (reading)
		join_reader(&reader);
	took = now() - begin;
	bpf_link__destroy(link);
	if (fd >= 0)
		close(fd);
	read_all(&reader);
	if (way->wakeup != NO_RING && reader.count != CALLS) {
		printf("bench: %s: %llu records of %d events\n", way->what, reader.count, CALLS);
		end(1);
	}
	close_reader(&reader);
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

/* What is written is also read: without and with a reader. */
static int figures(const struct way *way)
{
	return way->wakeup == NO_RING ? 1 : 2;
}

/* "WAY<tab>figures" and, where something is read, "<tab>figures". */
static void print_way(size_t w, double cost[2][WAYS][REPEATS])
{
	printf("%s", ways[w].what);
	for (int reading = 0; reading < figures(&ways[w]); reading++) {
		printf("\t");
		for (int r = 0; r < REPEATS; r++)
			printf(" %.1f", cost[reading][w][r] - (w ? cost[0][ways[w].above][r] : 0));
	}
	printf("\n");
}

static struct bpf_program *find(struct bpf_object *obj, const char *name)
{
	return bpf_object__find_program_by_name(obj, name);
}

/* What USDT leaves in a program: a NOP, and a note of where it is. */
static __attribute__((noinline)) void user_place(void)
{
	/* a function to libbpf, which finds it by name */
	__asm__ volatile(".type user_place_nop, @function\n"
			 "user_place_nop: nop" : : : "memory");
}

static struct bpf_link *attach_site(struct programs *p, const char *name)
{
	struct bpf_link *link;

	link = bpf_program__attach_sdt(find(p->clauses, "clause_empty"), "sdt_bench", name, NULL);
	if (!link)
		fail(name);
	return link;
}

/* The second is that of the second site, if there is one. */
static struct bpf_link *use_place(struct programs *p, const struct place *place,
				  struct bpf_link **second)
{
	LIBBPF_OPTS(bpf_uprobe_opts, user, .func_name = "user_place_nop");
	struct bpf_link *link = NULL;

	switch (place->use) {
	case UNUSED:
		return NULL;
	case SITE:
		return attach_site(p, place->function);
	case TWO_SITES:
		*second = attach_site(p, "other-turn");
		return attach_site(p, "turn");
	case UPROBE:
		link = bpf_program__attach_uprobe_opts(find(p->sources, "on_kprobe"), getpid(),
						       "/proc/self/exe", 0, &user);
		break;
	case TRACEPOINT:
		link = bpf_program__attach_raw_tracepoint(find(p->sources, "on_tracepoint"),
							  "sdt_bench_place");
		break;
	case KPROBE:
		link = bpf_program__attach_kprobe(find(p->sources, "on_kprobe"), false,
						  "sdt_bench_none");
		break;
	case KPROBE_MULTI:
		return attach(p->sources, "on_empty", "sdt_bench_none", MULTI);
	}
	if (!link)
		fail(place->what);
	return link;
}

/* What a run of a function of the module, or of user_place(), takes. */
static double measure_place(struct programs *p, const struct place *place, int file)
{
	struct bpf_link *second = NULL, *link = use_place(p, place, &second);
	unsigned long long begin, took;
	char text[32];
	int size = 0;

	if (place->function)
		size = snprintf(text, sizeof(text), "%s %d", place->function, RUNS);
	begin = now();
	if (!place->function) {
		for (int i = 0; i < RUNS; i++)
			user_place();
	} else if (write(file, text, size) != size) {
		fail(place->what);
	}
	took = now() - begin;
	bpf_link__destroy(link);
	bpf_link__destroy(second);
	return (double)took / RUNS;
}

/* "@PLACE<tab>figures" */
static void measure_places(struct programs *p)
{
	double cost[PLACES][REPEATS];
	int file;

	if (&bench_module[0] == &bench_module_end[0])
		return;
	if (syscall(SYS_init_module, bench_module, bench_module_end - bench_module, "") &&
	    errno != EEXIST)
		fail("load the module");
	file = open(RUN_FILE, O_WRONLY | O_CLOEXEC);
	if (file < 0 && !mount("debugfs", "/sys/kernel/debug", "debugfs", 0, NULL))
		file = open(RUN_FILE, O_WRONLY | O_CLOEXEC);
	if (file < 0)
		fail(RUN_FILE);
	for (size_t i = 0; i < PLACES; i++)
		measure_place(p, &places[i], file);
	for (int r = 0; r < REPEATS; r++)
		for (size_t i = 0; i < PLACES; i++)
			cost[i][r] = measure_place(p, &places[i], file);
	for (size_t i = 0; i < PLACES; i++) {
		printf("@%s\t", places[i].what);
		for (int r = 0; r < REPEATS; r++)
			printf(" %.1f", cost[i][r] -
			       (i > PLACE_USER ? cost[places[i].above][r] : 0));
		printf("\n");
	}
	close(file);
}

/* What it takes to read the list of probes, all of it, in instructions. */
static unsigned long long read_list(void)
{
	unsigned long long begin = now();
	static char text[64 * 1024];
	int fd = open(LIST_FILE, O_RDONLY | O_CLOEXEC);
	ssize_t size;

	if (fd < 0 && !mount("tracefs", "/sys/kernel/tracing", "tracefs", 0, NULL)) {
		begin = now();
		fd = open(LIST_FILE, O_RDONLY | O_CLOEXEC);
	}
	if (fd < 0)
		fail(LIST_FILE);
	while ((size = read(fd, text, sizeof(text))) > 0)
		;
	if (size)
		fail("read the list");
	close(fd);
	return now() - begin;
}

/* "#WHAT<tab>figures", with the probes of a module. */
static void measure_list(const char *what, const char *module, const char *end)
{
	if (module == end)
		return;
	if (syscall(SYS_init_module, module, end - module, ""))
		fail(what);
	read_list();	/* once, to have it warm */
	printf("#%s\t", what);
	for (int r = 0; r < REPEATS; r++)
		printf(" %llu", read_list());
	printf("\n");
	if (syscall(SYS_delete_module, "sdt_many", O_NONBLOCK) &&
	    syscall(SYS_delete_module, "sdt_many10", O_NONBLOCK))
		fail("unload the module");
}

int main(void)
{
	double cost[2][WAYS][REPEATS];
	struct programs p;

	set_up_as_init();
	load(&p);
	for (size_t w = 0; w < WAYS; w++)
		measure(&p, &ways[w], false);		/* once, to have it warm */
	for (int r = 0; r < REPEATS; r++)
		for (size_t w = 0; w < WAYS; w++)
			for (int reading = 0; reading < figures(&ways[w]); reading++)
				cost[reading][w][r] = measure(&p, &ways[w], reading);
	for (size_t w = 0; w < WAYS; w++)
		print_way(w, cost);
	measure_places(&p);
	measure_list("1,000 probes", bench_many, bench_many_end);
	measure_list("10,000 probes", bench_many10, bench_many10_end);
	bpf_object__close(p.sources);
	bpf_object__close(p.clauses);
	end(0);
}
