// SPDX-License-Identifier: GPL-2.0
/* See func.h. */
#define DT_COMMON
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>
#include <bpf/bpf.h>
#include <bpf/btf.h>

#include "func.h"

#define FIRE	"/sys/kernel/debug/dtrace_func_test/fire"

int func_load(const char *name, struct bpf_object **obj)
{
	int err = dt_exec_mode(DT_EXEC_JIT) ?: dt_pin(0) ?: sdt_load("func_test");

	if (err)
		return err;
	*obj = dt_open(name);

	return *obj ? bpf_object__load(*obj) : -ENOENT;
}

int func_fire(int times)
{
	int fd = open(FIRE, O_WRONLY | O_CLOEXEC), err = 0;

	if (fd < 0)
		return -errno;
	while (times-- > 0 && !err)
		err = write(fd, "1", 1) == 1 ? 0 : -errno;
	close(fd);
	return err;
}

int func_link(union bpf_attr *attr)
{
	int fd = syscall(__NR_bpf, BPF_LINK_CREATE, attr, sizeof(*attr));

	return fd < 0 ? -errno : fd;
}

static int link_multi(union bpf_attr *attr, int prog, const __u64 *cookies,
		      __u32 count, __u32 flags)
{
	attr->link_create.prog_fd = prog;
	attr->link_create.attach_type = BPF_TRACE_KPROBE_MULTI;
	attr->link_create.kprobe_multi.cookies = (unsigned long)cookies;
	attr->link_create.kprobe_multi.cnt = count;
	attr->link_create.kprobe_multi.flags = flags;
	return func_link(attr);
}

int func_multi(int prog, const char *const *names, const __u64 *cookies,
	       __u32 count, __u32 flags)
{
	union bpf_attr attr = {};

	attr.link_create.kprobe_multi.syms = (unsigned long)names;
	return link_multi(&attr, prog, cookies, count, flags);
}

int func_multi_addrs(int prog, const __u64 *addrs, const __u64 *cookies,
		     __u32 count, __u32 flags)
{
	union bpf_attr attr = {};

	attr.link_create.kprobe_multi.addrs = (unsigned long)addrs;
	return link_multi(&attr, prog, cookies, count, flags);
}

bool func_is_traceable(const char *function)
{
	FILE *file = fopen("/sys/kernel/tracing/available_filter_functions",
			   "re");
	size_t length = strlen(function);
	bool is_there = false;
	char line[512];

	while (file && !is_there && fgets(line, sizeof(line), file))
		is_there = !strncmp(line, function, length) &&
			   strchr(".\n", line[length]);
	if (file)
		fclose(file);
	return is_there;
}

__u32 func_find(const char *prefix, __u64 *addrs, __u32 max)
{
	FILE *file = fopen("/sys/kernel/tracing/available_filter_functions_addrs", "re");
	unsigned long long address;
	char line[512], name[256];
	__u32 n = 0;

	if (!file)
		return 0;
	while (n < max - 1 && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %255s", &address, name) == 2 &&
		    !strncmp(name, prefix, strlen(prefix)) &&
		    strncmp(name, "__ftrace_invalid", 16) &&
		    strcmp(name, "bpf_fentry_test1"))
			addrs[n++] = address;
	}
	fclose(file);
	addrs[n++] = sdt_address("bpf_fentry_test1");
	return n;
}

/* Descriptor of a module's BTF object, or -errno. */
static int open_module_btf(const char *module)
{
	struct bpf_btf_info info;
	char name[64];
	__u32 id = 0, size;
	int fd;

	while (!bpf_btf_get_next_id(id, &id)) {
		fd = bpf_btf_get_fd_by_id(id);
		if (fd < 0)
			continue;
		memset(&info, 0, sizeof(info));
		info.name = (unsigned long)name;
		info.name_len = sizeof(name);
		size = sizeof(info);
		if (!bpf_btf_get_info_by_fd(fd, &info, &size) &&
		    info.kernel_btf && !strcmp(name, module))
			return fd;
		close(fd);
	}
	return -ENOENT;
}

int func_tramp(int prog, enum bpf_attach_type type, const char *module,
	       const char *name, __u64 cookie)
{
	struct btf *kernel, *btf;
	union bpf_attr attr = {};
	int id, fd = 0;

	kernel = btf__load_vmlinux_btf();
	btf = kernel;
	if (module) {
		btf = btf__load_module_btf(module, kernel);
		fd = open_module_btf(module);
	}
	id = btf ? btf__find_by_name_kind(btf, name, BTF_KIND_FUNC) : -ENOENT;
	if (module)
		btf__free(btf);
	btf__free(kernel);
	if (id < 0)
		return id;
	if (fd < 0)
		return fd;

	attr.link_create.prog_fd = prog;
	attr.link_create.target_fd = fd;
	attr.link_create.attach_type = type;
	attr.link_create.tracing.target_btf_id = id;
	attr.link_create.tracing.cookie = cookie;
	id = func_link(&attr);
	if (fd)
		close(fd);
	return id;
}

/* The number in fdinfo, which is that of the link info (func_misses.c). */
static long missed_of_tramp(int link)
{
	long missed = -ENOENT;
	char path[64], line[128];
	FILE *file;

	snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", link);
	file = fopen(path, "re");
	if (!file)
		return -errno;
	while (fgets(line, sizeof(line), file))
		sscanf(line, "missed: %ld", &missed);
	fclose(file);
	return missed;
}

long func_missed(int link)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	int err;

	err = bpf_link_get_info_by_fd(link, &info, &size);
	if (err)
		return err;
	return info.type == BPF_LINK_TYPE_KPROBE_MULTI ?
	       info.kprobe_multi.missed : missed_of_tramp(link);
}
