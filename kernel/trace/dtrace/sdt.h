/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the files of the static probes share: a probe is known by provider and
 * name, and has a part in each object (kernel, module) with sites of it.
 *
 *	sdt_desc --> parts: sdt_part --> struct sdt_probe of the kernel --.
 *	    |               sdt_part --> struct sdt_probe of a module ----| first
 *	    `---------------------------------------> sdt_link <----------'
 *	                                                 | next
 *	                                              sdt_link --> NULL
 *
 * A firing walks the chain of links under RCU. A link is put into it and taken
 * out without memory, so that to detach cannot fail.
 */
#ifndef _TRACE_DTRACE_SDT_H
#define _TRACE_DTRACE_SDT_H

#include <linux/bpf.h>
#include <linux/list.h>
#include <linux/rbtree.h>
#include <linux/refcount.h>
#include <linux/sdt.h>

struct seq_file;

/**
 * struct sdt_desc - a probe
 * @node: in the tree of all probes, by provider and name
 * @parts: of struct sdt_part; empty once the last object with a site is gone
 * @first: chain of links, in the order in which they were attached
 * @refs: one for being in the tree, and one for each link
 * @id: never used again for another probe
 * @refused: sites in the kernel do not agree on the types
 * @types: types of the arguments, separated by a comma and a space
 * @provider: text
 * @name: text, behind that of @provider
 */
struct sdt_desc {
	struct rb_node node;
	struct list_head parts;
	struct sdt_link *first;
	refcount_t refs;
	u32 id;
	bool refused;
	const char *types;
	const char *name;
	char provider[];
};

/**
 * struct sdt_part - the sites of a probe in one object
 * @node: in the list of the probe
 * @probe: what these sites share
 * @mod: module, or NULL for the kernel
 */
struct sdt_part {
	struct list_head node;
	struct sdt_probe *probe;
	struct module *mod;
};

/**
 * struct sdt_arg_type - an argument's type in BTF
 * @btf_id: number of the BTF object, 0 if none has the type
 * @type_id: in it, of the type itself or of what a pointer leads to in the end
 */
struct sdt_arg_type {
	u32 btf_id;
	u32 type_id;
};

/**
 * struct sdt_line - a probe's sites in one function, as they are listed
 * @id: number of the probe
 * @sites: how many
 * @enabled: a program is attached to the probe
 * @nargs: number of arguments
 * @function: address
 * @provider: text
 * @module: "vmlinux", or name
 * @name: text
 * @types: of the arguments, separated by a comma and a space
 * @args: only for programs of iterators, which read this through BTF
 */
struct sdt_line {
	u32 id;
	u32 sites;
	u32 enabled;
	u32 nargs;
	unsigned long function;
	const char *provider;
	const char *module;
	const char *name;
	const char *types;
	struct sdt_arg_type args[6];
};

/* Where a reader of the list is: the first site that it has not seen. */
struct sdt_cursor {
	struct sdt_line line;
	struct sdt_desc *desc;
	struct sdt_part *part;
	const struct jump_entry *entry;
};

/**
 * struct sdt_link - a program on a probe
 * @link: what user space holds
 * @next: program that runs after it, under RCU
 * @desc: the probe; it outlives its sites for this
 * @serial: never used again for another link, not 0
 * @cookie: what user space gave, for the program
 * @ecb_id: likewise
 * @probe_id: likewise, or the number of the probe
 * @attached: is in the chain
 */
struct sdt_link {
	struct bpf_link link;
	struct sdt_link __rcu *next;
	struct sdt_desc *desc;
	u64 serial;
	u64 cookie;
	u32 ecb_id;
	u32 probe_id;
	bool attached;
};

/* From the linker script. */
extern const struct sdt_site __start___sdt_sites[];
extern const struct sdt_site __stop___sdt_sites[];

/* sdt.c */
int sdt_attach(struct sdt_link *link, const char *provider, const char *name);
void sdt_detach(struct sdt_link *link);
void sdt_release(struct sdt_link *link);
unsigned int sdt_count_sites(struct sdt_desc *desc);
u32 sdt_type_len(const char *types);
void *sdt_seq_start(struct seq_file *m, loff_t *pos);
void *sdt_seq_next(struct seq_file *m, void *v, loff_t *pos);
void sdt_seq_stop(struct seq_file *m, void *v);

/* sdt_fire.c */
int sdt_slots_get(void);
void sdt_slots_put(void);
void sdt_count_misses(unsigned long *recursion, unsigned long *no_rcu);

#endif /* _TRACE_DTRACE_SDT_H */
