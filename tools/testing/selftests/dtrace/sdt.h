/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the tests of static probes share: the modules with sites, the file that
 * fires them, the list of probes, and links.
 *
 * The modules are in the directory $SDT_MODULES, or where the modules of the
 * running kernel are installed.
 */
#ifndef _DTRACE_SDT_H
#define _DTRACE_SDT_H

#include <stdbool.h>
#include <linux/types.h>

#include "dtrace_test.h"
#include "progs/sdt.bpf.h"

#define SDT_LIST	"/sys/kernel/tracing/dtrace/sdt"

/* The file of a module: a descriptor or -errno. */
int sdt_open(const char *module);

/* 0 or -errno. A module that is there already is no error. */
int sdt_load(const char *module);
int sdt_unload(const char *module);

/* Write to the test module's file: name, optionally how often. */
int sdt_fire(const char *what);

/* A line of the list of probes; function "" for any. */
struct sdt_line {
	unsigned int id;
	unsigned int sites;	/* of all lines that match */
	unsigned int lines;
	bool enabled;
	char types[256];
};

/* What the list says about a probe, or -ENOENT. */
int sdt_find(const char *module, const char *function, const char *name,
	     struct sdt_line *line);

/* Line @name of the file with misses, or -errno. */
long sdt_stat(const char *name);

/* A link of the program to sdt_test:@name, or -errno. */
int sdt_attach(int prog_fd, const char *name, __u32 ecb_id);

/* Address of a function of the kernel or a module, 0 if there is none. */
__u64 sdt_address(const char *function);

/* Has the last reference to a program gone? Waits until it has. */
int sdt_wait_gone(__u32 prog_id);
__u32 sdt_prog_id(int prog_fd);

#endif /* _DTRACE_SDT_H */
