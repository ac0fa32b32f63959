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
 * struct sdt_link - a program on a probe
 * @link: what user space holds
 * @next: program that runs after it, under RCU
 * @desc: the probe; it outlives its sites for this
 * @cookie: what user space gave, for the program
 * @ecb_id: likewise
 * @probe_id: likewise, or the number of the probe
 * @attached: is in the chain
 */
struct sdt_link {
	struct bpf_link link;
	struct sdt_link __rcu *next;
	struct sdt_desc *desc;
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
void sdt_desc_put(struct sdt_desc *desc);
unsigned int sdt_count_sites(struct sdt_desc *desc);

/* sdt_fire.c */
int sdt_slots_get(void);
void sdt_slots_put(void);
void sdt_count_misses(unsigned long *recursion, unsigned long *no_rcu);

#endif /* _TRACE_DTRACE_SDT_H */
