// SPDX-License-Identifier: GPL-2.0
/* See sdt.h. */
#define DT_COMMON
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/utsname.h>

#include "sdt.h"

#define FIRE	"/sys/kernel/debug/dtrace_sdt_test/fire"
#define STATS	"/sys/kernel/tracing/dtrace/sdt_stats"

int sdt_open(const char *module)
{
	const char *dir = getenv("SDT_MODULES");
	char path[512], installed[300];
	struct utsname name;
	int fd;

	if (!dir) {
		uname(&name);
		snprintf(installed, sizeof(installed),
			 "/lib/modules/%s/kernel/kernel/trace/dtrace", name.release);
		dir = installed;
	}
	snprintf(path, sizeof(path), "%s/%s.ko", dir, module);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	return fd < 0 ? -errno : fd;
}

int sdt_load(const char *module)
{
	int fd = sdt_open(module), err;
	char path[512];

	if (fd < 0)
		return fd;
	err = syscall(SYS_finit_module, fd, "", 0) ? -errno : 0;
	close(fd);
	/* a file of the same name in sysfs would be EEXIST as well */
	snprintf(path, sizeof(path), "/sys/module/%s", module);
	return err == -EEXIST && !access(path, F_OK) ? 0 : err;
}

int sdt_unload(const char *module)
{
	return syscall(SYS_delete_module, module, O_NONBLOCK) ? -errno : 0;
}

int sdt_fire(const char *what)
{
	int fd = open(FIRE, O_WRONLY | O_CLOEXEC), err = 0;

	if (fd < 0 && !mount("debugfs", "/sys/kernel/debug", "debugfs", 0, NULL))
		fd = open(FIRE, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return -errno;
	if (write(fd, what, strlen(what)) < 0)
		err = -errno;
	close(fd);
	return err;
}

int sdt_find(const char *module, const char *function, const char *name,
	     struct sdt_line *line)
{
	char mod[64], func[128], probe[128], types[256], text[1024];
	unsigned int id, sites, enabled;
	FILE *file = fopen(SDT_LIST, "re");

	if (!file)
		return -errno;
	memset(line, 0, sizeof(*line));
	while (fgets(text, sizeof(text), file)) {
		types[0] = '\0';
		/* behind a function of a module stands "[module]" once more */
		if (sscanf(text, "%u %u %u sdt_test %63s %127s [%*[^]]] %127s (%255[^)])",
			   &id, &sites, &enabled, mod, func, probe, types) < 6)
			continue;
		if (strcmp(mod, module) || strcmp(probe, name) ||
		    (function[0] && strcmp(func, function)))
			continue;
		line->id = id;
		line->sites += sites;
		line->enabled = enabled;
		line->lines++;
		memcpy(line->types, types, sizeof(types));
	}
	fclose(file);
	return line->lines ? 0 : -ENOENT;
}

long sdt_stat(const char *name)
{
	FILE *file = fopen(STATS, "re");
	long value, result = -ENOENT;
	char line_name[64];

	if (!file)
		return -errno;
	while (fscanf(file, "%63s %ld", line_name, &value) == 2) {
		if (!strcmp(line_name, name))
			result = value;
	}
	fclose(file);
	return result;
}

int sdt_attach(int prog_fd, const char *name, __u32 ecb_id)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt.provider = "sdt_test",
		    .sdt.name = name, .sdt.ecb_id = ecb_id,
		    .sdt.cookie = 0x100000000ULL + ecb_id);

	return bpf_link_create(prog_fd, 0, BPF_TRACE_SDT, &opts);
}

__u64 sdt_address(const char *function)
{
	FILE *file = fopen("/proc/kallsyms", "re");
	unsigned long long address, found = 0;
	char line[512], name[256];

	if (!file)
		return 0;
	while (!found && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %*c %255s", &address, name) == 2 &&
		    !strcmp(name, function))
			found = address;
	}
	fclose(file);
	return found;
}

__u32 sdt_prog_id(int prog_fd)
{
	struct bpf_prog_info info = {};
	__u32 size = sizeof(info);

	return bpf_prog_get_info_by_fd(prog_fd, &info, &size) ? 0 : info.id;
}

int sdt_wait_gone(__u32 prog_id)
{
	int fd;

	for (;;) {
		fd = bpf_prog_get_fd_by_id(prog_id);
		if (fd < 0)
			return fd == -ENOENT ? 0 : fd;
		close(fd);
		sched_yield();
	}
}
