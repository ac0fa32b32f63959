// SPDX-License-Identifier: GPL-2.0
/*
 * Attaches one program of rivals.bpf.c, runs a command meanwhile, and fails unless each event was counted: what loses
 * events looks fast.
 *
 *   rivals PROGRAM MAP EVENTS COMMAND [ARGUMENT...]
 *
 * MAP is where PROGRAM leaves its trace, and EVENTS how many there are at least.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>

#define MAX_KEY 64

extern const char rivals_object[], rivals_object_end[];
__asm__(".section .rodata\n"
	".balign 8\n"
	".globl rivals_object, rivals_object_end\n"
	"rivals_object: .incbin \"" RIVALS_OBJECT "\"\n"
	"rivals_object_end:\n"
	".previous\n");

static void __attribute__((noreturn)) fail(const char *what)
{
	perror(what);
	exit(1);
}

static struct bpf_object *load(const char *name)
{
	struct bpf_object *object;
	struct bpf_program *program;

	object = bpf_object__open_mem(rivals_object, rivals_object_end - rivals_object, NULL);
	if (!object)
		fail("open the programs");
	bpf_object__for_each_program(program, object)
		bpf_program__set_autoload(program, !strcmp(bpf_program__name(program), name));
	if (bpf_object__load(object))
		fail(name);
	return object;
}

/* The guest has one CPU. */
static struct bpf_link *attach_to_samples(struct bpf_program *program)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = PERF_COUNT_SW_CPU_CLOCK,
		.sample_freq = 997,
		.freq = 1,
	};
	int event = syscall(SYS_perf_event_open, &attr, -1, 0, -1, PERF_FLAG_FD_CLOEXEC);

	if (event < 0)
		fail("perf_event_open");
	return bpf_program__attach_perf_event(program, event);
}

/* @binary: of the command. */
static struct bpf_link *attach(struct bpf_program *program, const char *binary)
{
	const char *function = "__x64_sys_getpgid";
	LIBBPF_OPTS(bpf_kprobe_multi_opts, options, .syms = &function, .cnt = 1);
	LIBBPF_OPTS(bpf_uprobe_multi_opts, returns, .retprobe = true);

	if (!program)
		return NULL;
	if (!strcmp(bpf_program__section_name(program), "uretprobe.multi"))
		return bpf_program__attach_uprobe_multi(program, -1, binary, "user_place", &returns);
	if (!strcmp(bpf_program__section_name(program), "kprobe.multi"))
		return bpf_program__attach_kprobe_multi_opts(program, NULL, &options);
	if (!strcmp(bpf_program__section_name(program), "uprobe.multi"))
		return bpf_program__attach_uprobe_multi(program, -1, binary, "user_place", NULL);
	if (!strcmp(bpf_program__section_name(program), "usdt"))
		return bpf_program__attach_usdt(program, -1, binary, "bench", "place", NULL);
	if (!strcmp(bpf_program__section_name(program), "perf_event"))
		return attach_to_samples(program);
	return bpf_program__attach(program);
}

static int run(char **command)
{
	pid_t child = fork();
	int status;

	if (child < 0)
		fail("fork");
	if (!child) {
		execv(command[0], command);
		fail(command[0]);
	}
	if (waitpid(child, &status, 0) < 0)
		fail("wait");
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static int count_record(void *sum, void *data, size_t size)
{
	(void)data;
	(void)size;
	++*(unsigned long long *)sum;
	return 0;
}

/* What a ring holds, or the sum of a map's values of all CPUs. */
static unsigned long long events(struct bpf_map *map)
{
	unsigned long long *values, sum = 0;
	int fd = bpf_map__fd(map), cpus = libbpf_num_possible_cpus();
	char keys[2][MAX_KEY], *key = NULL;

	if (bpf_map__type(map) == BPF_MAP_TYPE_RINGBUF) {
		struct ring_buffer *ring = ring_buffer__new(fd, count_record, &sum, NULL);

		if (!ring || ring_buffer__consume(ring) < 0)
			fail("read the ring");
		ring_buffer__free(ring);
		return sum;
	}
	values = calloc(cpus, sizeof(*values));
	if (!values || bpf_map__key_size(map) > MAX_KEY)
		fail(bpf_map__name(map));
	for (int i = 0; !bpf_map_get_next_key(fd, key, keys[i & 1]); i++) {
		key = keys[i & 1];
		if (bpf_map_lookup_elem(fd, key, values))
			continue;
		for (int cpu = 0; cpu < cpus; cpu++)
			sum += values[cpu];
	}
	free(values);
	return sum;
}

int main(int argc, char **argv)
{
	struct bpf_object *object;
	unsigned long long seen;
	struct bpf_link *link;
	int status;

	if (argc < 5) {
		fprintf(stderr, "usage: rivals PROGRAM MAP EVENTS COMMAND [ARGUMENT...]\n");
		return 2;
	}
	object = load(argv[1]);
	link = attach(bpf_object__find_program_by_name(object, argv[1]), argv[4]);
	if (!link)
		fail(argv[1]);
	status = run(argv + 4);
	bpf_link__destroy(link);
	seen = events(bpf_object__find_map_by_name(object, argv[2]));
	if (seen < strtoull(argv[3], NULL, 10)) {
		fprintf(stderr, "rivals: %s: %llu of %s events\n", argv[1], seen, argv[3]);
		status = 1;
	}
	bpf_object__close(object);
	return status;
}
