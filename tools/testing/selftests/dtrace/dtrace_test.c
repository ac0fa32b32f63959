// SPDX-License-Identifier: GPL-2.0
/*
 * Shared parts of the BPF_PROG_TYPE_DTRACE selftests; dtrace_test.h says what
 * each call does.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>
#include <bpf/btf.h>

#define DT_COMMON
#include "dtrace_test.h"

#define LOG_SIZE	131072

static __thread char verifier_log[LOG_SIZE];

/* What libbpf has to say is a diagnostic of TAP, each line of it. */
static int print_diagnostic(enum libbpf_print_level level, const char *format,
			    va_list args)
{
	char *text, *line, *rest;

	if (level > LIBBPF_WARN || vasprintf(&text, format, args) < 0)
		return 0;
	rest = text;
	while ((line = strsep(&rest, "\n")))
		if (*line)
			fprintf(stderr, "# %s\n", line);
	free(text);
	return 0;
}

__attribute__((constructor)) static void set_print(void)
{
	libbpf_set_print(print_diagnostic);
}

const char *dt_log(void)
{
	return verifier_log;
}

int dt_load_prog(const struct dt_prog *prog)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts,
		    .expected_attach_type = prog->attach_type,
		    .attach_btf_id = prog->attach_btf_id,
		    .attach_prog_fd = prog->attach_prog_fd,
		    .prog_flags = prog->flags,
		    .log_buf = verifier_log,
		    .log_size = LOG_SIZE,
		    .log_level = 1);

	verifier_log[0] = '\0';
	return bpf_prog_load(prog->type, "dtrace_test",
			     prog->license ? prog->license : "GPL",
			     prog->insns, prog->count, &opts);
}

int dt_load(enum bpf_prog_type type, const struct bpf_insn *insns,
	    size_t count)
{
	struct dt_prog prog = {
		.type = type,
		.insns = insns,
		.count = count,
	};

	return dt_load_prog(&prog);
}

struct bpf_object *dt_open(const char *name)
{
	char path[PATH_MAX], *slash;
	ssize_t len;

	len = readlink("/proc/self/exe", path, sizeof(path) - 1);
	if (len < 0)
		return NULL;
	path[len] = '\0';
	slash = strrchr(path, '/');
	snprintf(slash + 1, sizeof(path) - (slash + 1 - path), "%s.bpf.o",
		 name);
	return bpf_object__open_file(path, NULL);
}

int dt_object_prog(struct bpf_object *obj, const char *name)
{
	struct bpf_program *prog;

	prog = bpf_object__find_program_by_name(obj, name);
	return prog ? bpf_program__fd(prog) : -ENOENT;
}

int dt_object_map(struct bpf_object *obj, const char *name)
{
	struct bpf_map *map = bpf_object__find_map_by_name(obj, name);

	return map ? bpf_map__fd(map) : -ENOENT;
}

/* .bss holds what starts as zero; BTF says where in it each variable lies. */
static struct bpf_map *find_bss(struct bpf_object *obj)
{
	struct bpf_map *map;

	bpf_object__for_each_map(map, obj)
		if (bpf_map__is_internal(map) &&
		    strstr(bpf_map__name(map), ".bss"))
			return map;
	return NULL;
}

int dt_kernel_function(const char *name)
{
	struct btf *btf = btf__load_vmlinux_btf();
	int id;

	id = btf ? btf__find_by_name_kind(btf, name, BTF_KIND_FUNC) : -errno;
	btf__free(btf);
	return id;
}

void *dt_var(struct bpf_object *obj, const char *name)
{
	const struct btf *btf = bpf_object__btf(obj);
	struct bpf_map *map = find_bss(obj);
	const struct btf_var_secinfo *var;
	const struct btf_type *section;
	size_t size;
	char *base;
	__s32 id;
	int i;

	id = btf__find_by_name_kind(btf, ".bss", BTF_KIND_DATASEC);
	if (id < 0 || !map)
		return NULL;
	base = bpf_map__initial_value(map, &size);
	section = btf__type_by_id(btf, id);
	var = btf_var_secinfos(section);
	for (i = 0; i < btf_vlen(section); i++, var++) {
		const struct btf_type *type = btf__type_by_id(btf, var->type);

		if (!strcmp(btf__name_by_offset(btf, type->name_off), name))
			return base + var->offset;
	}
	return NULL;
}

int dt_prog_array(__u32 entries)
{
	return bpf_map_create(BPF_MAP_TYPE_PROG_ARRAY, "progs", 4, 4, entries,
			      NULL);
}

int dt_array(__u32 value_size, __u32 entries)
{
	return bpf_map_create(BPF_MAP_TYPE_ARRAY, "array", 4, value_size,
			      entries, NULL);
}

int dt_perf_array(void)
{
	return bpf_map_create(BPF_MAP_TYPE_PERF_EVENT_ARRAY, "rings", 4, 4,
			      libbpf_num_possible_cpus(), NULL);
}

int dt_ecb_map(__u32 entries)
{
	return bpf_map_create(BPF_MAP_TYPE_PERCPU_ARRAY, "ecbs", 4,
			      sizeof(struct dtrace_ecb), entries, NULL);
}

int dt_set(int map_fd, __u32 index, int fd)
{
	return bpf_map_update_elem(map_fd, &index, &fd, BPF_ANY);
}

int dt_clear(int map_fd, __u32 index)
{
	return bpf_map_delete_elem(map_fd, &index);
}

__u64 dt_get(int map_fd, __u32 index)
{
	__u64 value = 0;

	bpf_map_lookup_elem(map_fd, &index, &value);
	return value;
}

static int told_map = -1;

int dt_told_map(void)
{
	if (told_map < 0)
		told_map = dt_array(sizeof(__u64), 1);
	return told_map;
}

/* What a clause has told since this was last called, or 0. */
static int told(void)
{
	__u64 nothing = 0;
	__u32 key = 0;
	int value;

	if (told_map < 0)
		return 0;
	value = dt_get(told_map, 0);
	bpf_map_update_elem(told_map, &key, &nothing, BPF_ANY);
	return value;
}

int dt_test_run(int prog_fd, const void *ctx, size_t ctx_size)
{
	LIBBPF_OPTS(bpf_test_run_opts, opts,
		    .ctx_in = ctx,
		    .ctx_size_in = ctx_size);
	int err;

	told();
	err = bpf_prog_test_run_opts(prog_fd, &opts);
	return err ? err : told() ?: (int)opts.retval;
}

int dt_keep_caps(__u64 mask)
{
	struct __user_cap_header_struct header = {
		.version = _LINUX_CAPABILITY_VERSION_3,
	};
	struct __user_cap_data_struct data[] = {
		{ .effective = mask, .permitted = mask },
		{ .effective = mask >> 32, .permitted = mask >> 32 },
	};

	return syscall(SYS_capset, &header, data) ? -errno : 0;
}

int dt_pin(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof(set), &set) ? -errno : 0;
}

int dt_cpus(void)
{
	return sysconf(_SC_NPROCESSORS_ONLN);
}

/* Without CONFIG_PREEMPT_RCU, tasks have no count of their RCU read locks. */
bool dt_has_preemptible_rcu(void)
{
	struct btf *btf = btf__load_vmlinux_btf();
	int id = btf__find_by_name_kind(btf, "task_struct", BTF_KIND_STRUCT);
	const struct btf_type *task = btf__type_by_id(btf, id);
	bool found = false;
	int i;

	for (i = 0; task && i < btf_vlen(task) && !found; i++)
		found = !strcmp(btf__name_by_offset(btf, btf_members(task)[i].name_off),
				"rcu_read_lock_nesting");
	btf__free(btf);
	return found;
}

/* The version says what was built in, debugfs what has been chosen of it. */
bool dt_is_preemptible(void)
{
	struct utsname name;
	char modes[64] = "";
	FILE *file;

	if (uname(&name) || !strstr(name.version, "PREEMPT"))
		return false;
	if (!strstr(name.version, "PREEMPT_DYNAMIC"))
		return true;
	/* Fails where it is mounted already. */
	mount("debugfs", "/sys/kernel/debug", "debugfs", 0, NULL);
	file = fopen("/sys/kernel/debug/sched/preempt", "r");
	if (!file)
		return false;
	if (!fgets(modes, sizeof(modes), file))
		modes[0] = '\0';
	fclose(file);
	return strstr(modes, "(full)");
}

static int write_sysctl(const char *name, char value)
{
	char path[PATH_MAX];
	int fd, err = 0;

	snprintf(path, sizeof(path), "/proc/sys/%s", name);
	fd = open(path, O_WRONLY);
	if (fd < 0)
		return errno == ENOENT ? -ENOTSUP : -errno;
	if (write(fd, &value, 1) != 1)
		err = errno == EINVAL ? -ENOTSUP : -errno;
	close(fd);
	return err;
}

int dt_exec_mode(enum dt_exec mode)
{
	int err;

	err = write_sysctl("net/core/bpf_jit_enable",
			   mode == DT_EXEC_INTERPRETER ? '0' : '1');
	if (err)
		return err;
	return write_sysctl("net/core/bpf_jit_harden",
			    mode == DT_EXEC_BLINDED ? '2' : '0');
}

long dt_stat(const char *name)
{
	char key[64];
	FILE *file;
	long value, found = -ENOENT;

	file = fopen("/sys/kernel/tracing/dtrace/stats", "r");
	if (!file)
		return -errno;
	while (fscanf(file, "%63s %ld", key, &value) == 2)
		if (!strcmp(key, name))
			found = value;
	fclose(file);
	return found;
}

int dt_bpftool(const char *args, char *text, size_t size)
{
	const char *bpftool = getenv("BPFTOOL");
	char command[512];
	size_t length;
	FILE *pipe;

	if (!bpftool)
		return -ENOENT;
	snprintf(command, sizeof(command), "%s %s 2>&1", bpftool, args);
	pipe = popen(command, "r");
	if (!pipe)
		return -errno;
	length = fread(text, 1, size - 1, pipe);
	text[length] = '\0';
	return pclose(pipe);
}

void dt_ring_attr(struct perf_event_attr *attr)
{
	memset(attr, 0, sizeof(*attr));
	attr->size = sizeof(*attr);
	attr->type = PERF_TYPE_SOFTWARE;
	attr->config = PERF_COUNT_SW_BPF_OUTPUT;
	attr->sample_type = PERF_SAMPLE_RAW;
	attr->sample_period = 1;
	attr->wakeup_events = 1;
}

int dt_ring_open(struct dt_ring *ring, int cpu, size_t page_count,
		 const struct perf_event_attr *attr)
{
	struct perf_event_attr default_attr;
	int err;

	if (!attr) {
		dt_ring_attr(&default_attr);
		attr = &default_attr;
	}
	ring->page_count = page_count;
	ring->fd = syscall(SYS_perf_event_open, attr, -1, cpu, -1,
			   PERF_FLAG_FD_CLOEXEC);
	if (ring->fd < 0)
		return -errno;
	ring->base = mmap(NULL, (page_count + 1) * DT_PAGE_SIZE,
			  PROT_READ | PROT_WRITE, MAP_SHARED, ring->fd, 0);
	if (ring->base == MAP_FAILED) {
		err = -errno;
		close(ring->fd);
		return err;
	}
	return 0;
}

void dt_ring_close(struct dt_ring *ring)
{
	munmap(ring->base, (ring->page_count + 1) * DT_PAGE_SIZE);
	close(ring->fd);
}

/*
 * The load of data_head is paired with the kernel's barrier B of
 * kernel/events/ring_buffer.c, the store of data_tail with its A.
 */
long dt_ring_read(struct dt_ring *ring, dt_record_fn fn, void *arg)
{
	struct perf_event_mmap_page *control = ring->base;
	const char *data = (char *)ring->base + DT_PAGE_SIZE;
	__u64 mask = ring->page_count * DT_PAGE_SIZE - 1;
	__u64 head = __atomic_load_n(&control->data_head, __ATOMIC_ACQUIRE);
	__u64 tail = control->data_tail;
	long records = 0;

	while (tail != head) {
		const struct perf_event_header *hdr;

		hdr = (const void *)(data + (tail & mask));
		if (!hdr->size || hdr->size % 8 || hdr->size > head - tail)
			return -EPROTO;
		fn(arg, hdr);
		tail += hdr->size;
		records++;
	}
	__atomic_store_n(&control->data_tail, tail, __ATOMIC_RELEASE);
	return records;
}

const void *dt_sample_raw(const struct perf_event_header *hdr, __u32 *size)
{
	const __u32 *raw_size = (const __u32 *)(hdr + 1);

	*size = *raw_size;
	return raw_size + 1;
}
