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
 * each name that user space gave. To insert or to remove an enabling needs no
 * memory, so that detaching cannot fail. It does not walk the chain either,
 * because a link may name a probe many times.
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

struct seq_file;

/* Links on a probe, each of which may name it several times. */
#define SDT_MAX_LINKS	64

/**
 * struct sdt_desc - a probe
 * @node: in the tree of all probes, by provider and name
 * @parts: of struct sdt_part; empty once the last object with a site is gone
 * @left_out: likewise, of objects whose sites have other types
 * @first: chain of enablings, in the order in which they were attached
 * @last: its end, NULL if it is empty
 * @refs: one for being in the tree, and one for each enabling and listed site
 * @id: never used again for another probe
 * @nr_links: how many the enablings are of
 * @counted: number of the last attempt to attach that was counted in @nr_links
 * @types: types of the arguments, separated by a comma and a space
 * @provider: text
 * @name: text, behind that of @provider
 */
struct sdt_desc {
	struct rb_node node;
	struct list_head parts;
	struct list_head left_out;
	struct sdt_enabling *first;
	struct sdt_enabling *last;
	refcount_t refs;
	u32 id;
	u32 nr_links;
	u64 counted;
	const char *types;
	const char *name;
	char provider[];
};

/**
 * struct sdt_part - the sites of a probe in one object
 * @node: in the list of the probe
 * @probe: what these sites share
 * @mod: module, or NULL for the kernel
 * @key: that of @probe, to be switched with others
 */
struct sdt_part {
	struct list_head node;
	struct sdt_probe *probe;
	struct module *mod;
	struct static_key_ref key;
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
 * @symbol: name of the function, or NULL
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
	const char *symbol;
	const char *name;
	const char *types;
	struct sdt_arg_type args[6];
};

/**
 * struct sdt_list - the probes at one moment, for a reader; see sdt_list.c
 * @lines: what is shown
 * @nr_lines: how many
 * @places: sites; lines have their texts from these
 * @nr_places: how many
 * @room: for so many
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
 * @next: program that runs after it, under RCU
 * @before: program that runs before it, NULL if this is the first
 * @desc: the probe; it outlives its sites for this
 * @prog: what runs, that of the link
 * @serial: never used again for another enabling, not 0
 * @cookie: what user space gave, for the program
 * @ecb_id: likewise
 * @probe_id: likewise, or the number of the probe
 * @counts: as a link on the probe: one of those that the link has there
 */
struct sdt_enabling {
	struct sdt_enabling __rcu *next;
	struct sdt_enabling *before;
	struct sdt_desc *desc;
	struct bpf_prog *prog;
	u64 serial;
	u64 cookie;
	u32 ecb_id;
	u32 probe_id;
	bool counts;
};

/**
 * struct sdt_link - a program on probes
 * @link: what user space holds
 * @count: number of enablings
 * @attached: they are in the chains of their probes
 * @has_slots: to be given back with the link
 * @work: frees the link
 * @enablings: one for each name that user space gave
 */
struct sdt_link {
	struct bpf_link link;
	u32 count;
	bool attached;
	bool has_slots;
	struct work_struct work;
	struct sdt_enabling enablings[] __counted_by(count);
};

/* From the linker script. */
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
