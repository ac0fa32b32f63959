/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Declarations that the files of the static probes share. A probe is
 * identified by provider and name. It has a part in each object (kernel or
 * module) that has sites of it.
 *
 *	sdt_desc --> parts: sdt_part --> struct sdt_probe of the kernel --.
 *	    |               sdt_part --> struct sdt_probe of a module ----| first
 *	    `-------------------------------------> sdt_enabling <--------'
 *	                                                 | next
 *	                                            sdt_enabling --> NULL
 *
 * A firing walks the chain of enablings under RCU. A link has one enabling for
 * each name that user space gave, and names a probe only once. Inserting or
 * removing an enabling allocates no memory, so detaching cannot fail.
 */
#ifndef _TRACE_DTRACE_SDT_H
#define _TRACE_DTRACE_SDT_H

#include <linux/bpf.h>
#include <linux/jump_label_multi.h>
#include <linux/list.h>
#include <linux/rbtree.h>
#include <linux/refcount.h>
#include <linux/sdt.h>
#include <linux/workqueue.h>

#include "misses.h"

struct seq_file;

/*
 * Maximum number of programs on a probe. A firing runs them with preemption
 * disabled.
 */
#define SDT_MAX_PROGS	64

/**
 * struct sdt_desc - a probe
 * @node: in the tree of all probes, by provider and name
 * @parts: list of struct sdt_part; empty after the last object with a site of
 *	the probe is gone
 * @left_out: list of struct sdt_part, for objects whose sites have other types
 * @first: chain of enablings, in the order of their attachment
 * @last: last enabling of the chain, NULL if the chain is empty
 * @refs: one for the tree, one for each enabling, one for each listed site
 * @id: never used again for another probe
 * @nr_progs: number of enablings, each of which runs a program at each firing
 * @counted: number of the last attachment attempt that @nr_progs includes
 * @types: types of the arguments, separated by a comma and a space
 * @provider: text of the provider
 * @name: text of the name, stored after @provider
 */
struct sdt_desc {
	struct rb_node node;
	struct list_head parts;
	struct list_head left_out;
	struct sdt_enabling *first;
	struct sdt_enabling *last;
	refcount_t refs;
	u32 id;
	u32 nr_progs;
	u64 counted;
	const char *types;
	const char *name;
	char provider[];
};

/**
 * struct sdt_part - the sites of a probe in one object
 * @node: in the list of the probe
 * @probe: common part of these sites
 * @mod: module, or NULL for the kernel
 * @key: key of @probe, for switching it together with other keys
 */
struct sdt_part {
	struct list_head node;
	struct sdt_probe *probe;
	struct module *mod;
	struct static_key_ref key;
};

/**
 * struct sdt_arg_type - type of an argument in BTF
 * @btf_id: id of the BTF object, 0 if no object has the type
 * @type_id: id in that object of the type itself, or of the type that a pointer
 *	finally leads to
 */
struct sdt_arg_type {
	u32 btf_id;
	u32 type_id;
};

/**
 * struct sdt_line - the sites of a probe in one function, as they are listed
 * @id: number of the probe
 * @sites: number of sites
 * @enabled: whether a program is attached to the probe
 * @nargs: number of arguments
 * @function: address of the function
 * @provider: text of the provider
 * @module: "vmlinux", or name of the module
 * @symbol: name of the function, or NULL
 * @name: text of the name
 * @types: types of the arguments, separated by a comma and a space
 * @args: only for programs of iterators, which read this struct through BTF
 */
struct sdt_line {
	u32 id;
	u32 sites;
	u32 enabled;
	u32 nargs;
	unsigned long function;
	const char *provider;
	const char *module;
	const char *symbol;
	const char *name;
	const char *types;
	struct sdt_arg_type args[6];
};

/**
 * struct sdt_list - the probes at one moment, for a reader; see sdt_list.c
 * @lines: lines that the reader sees
 * @nr_lines: number of @lines
 * @places: sites; the lines use the texts of these
 * @nr_places: number of @places
 * @room: number of @places for which there is memory
 * @symbols: names of functions
 * @modules: names of modules
 */
struct sdt_list {
	struct sdt_line *lines;
	size_t nr_lines;
	struct sdt_place *places;
	size_t nr_places;
	size_t room;
	struct sdt_string *symbols;
	struct sdt_string *modules;
};

/**
 * struct sdt_enabling - a program on a probe
 * @next: enabling whose program runs after this one, under RCU
 * @before: enabling whose program runs before this one, NULL if this is first
 * @desc: the probe; the enabling keeps it after its sites are gone
 * @prog: program of the link
 * @misses: counters of the link
 * @serial: never used again for another enabling, not 0
 * @cookie: value from user space for the program
 * @ecb_id: value from user space for the program
 * @probe_id: value from user space for the program, or number of the probe
 */
struct sdt_enabling {
	struct sdt_enabling __rcu *next;
	struct sdt_enabling *before;
	struct sdt_desc *desc;
	struct bpf_prog *prog;
	struct dtrace_misses __percpu *misses;
	u64 serial;
	u64 cookie;
	struct_group(ids,
		u32 ecb_id;
		u32 probe_id;
	);
};

/**
 * struct sdt_link - a program on probes
 * @link: link that user space holds
 * @count: number of enablings
 * @misses: number of skipped firings, by reason
 * @attached: whether the enablings are in the chains of their probes
 * @work: frees the link
 * @enablings: one for each name that user space gave
 */
struct sdt_link {
	struct bpf_link link;
	u32 count;
	struct dtrace_misses __percpu *misses;
	bool attached;
	struct work_struct work;
	struct sdt_enabling enablings[] __counted_by(count);
};

/* The linker script defines these. */
extern const struct sdt_site __start___sdt_sites[];
extern const struct sdt_site __stop___sdt_sites[];

/* sdt.c */
typedef int (*sdt_site_fn)(void *data, struct sdt_desc *desc,
			   const struct module *mod, unsigned long code);

int sdt_find_probe(struct sdt_enabling *enabling, const char *provider,
		   const char *name);
int sdt_attach(struct sdt_link *link);
void sdt_detach(struct sdt_link *link);
int sdt_update(struct sdt_link *link, struct bpf_prog *prog,
	       struct bpf_prog *old);
void sdt_release(struct sdt_link *link);
void sdt_desc_put(struct sdt_desc *desc);
const char *sdt_module_name(const struct module *mod);
unsigned int sdt_count_sites(struct sdt_desc *desc);
int sdt_each_site(sdt_site_fn fn, void *data);

/* sdt_list.c */
int sdt_list_make(struct sdt_list *list);
void sdt_list_free(struct sdt_list *list);
u32 sdt_type_len(const char *types);
void *sdt_seq_start(struct seq_file *m, loff_t *pos);
void *sdt_seq_next(struct seq_file *m, void *v, loff_t *pos);
void sdt_seq_stop(struct seq_file *m, void *v);

/* sdt_type.c */
struct sdt_arg_type sdt_find_type(const char *text, size_t len);

/* sdt_fire.c */
void sdt_count_misses(unsigned long *recursion, unsigned long *no_rcu);

#endif /* _TRACE_DTRACE_SDT_H */
