// SPDX-License-Identifier: GPL-2.0
/*
 * Registry of static probes: which there are, in which objects they have sites,
 * and which programs run when they fire.
 *
 * Each object, the kernel or a module, has a struct sdt_probe with a static key
 * for each provider and name that it uses. What belongs together in different
 * objects is joined here by these names when a module comes, and goes with it:
 * a module with a probe that is on can be unloaded, its sites go. A probe lives
 * as long as any object with a site of it. When the last has gone, links to it
 * stay without a probe; one that comes later under that name is another.
 *
 * To switch a probe is to switch the key of each of its parts. The core patches
 * the sites of a key in batches and stops nobody.
 */
#define pr_fmt(fmt) "dtrace: " fmt

#include <linux/dtrace.h>
#include <linux/fs.h>
#include <linux/init.h>
#include <linux/jump_label.h>
#include <linux/kallsyms.h>
#include <linux/list.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/rbtree.h>
#include <linux/rcupdate.h>
#include <linux/refcount.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/tracefs.h>

#include "../trace.h"
#include "dtrace.h"
#include "sdt.h"

static struct rb_root sdt_probes = RB_ROOT;
static u32 sdt_last_id;
static u64 sdt_last_serial;
static DEFINE_MUTEX(sdt_mutex);	/* protects these and all that hangs on them */

static const char *sdt_text(const s32 *offset)
{
	return (const char *)offset + *offset;
}

static struct sdt_probe *sdt_site_probe(const struct sdt_site *site)
{
	return (struct sdt_probe *)((unsigned long)&site->probe + site->probe);
}

static int sdt_cmp(const struct sdt_desc *desc, const char *provider,
		   const char *name)
{
	return strcmp(provider, desc->provider) ?: strcmp(name, desc->name);
}

static int sdt_cmp_node(struct rb_node *new, const struct rb_node *node)
{
	const struct sdt_desc *desc = rb_entry(new, struct sdt_desc, node);

	return sdt_cmp(rb_entry(node, struct sdt_desc, node), desc->provider,
		       desc->name);
}

static struct sdt_desc *sdt_find(const char *provider, const char *name)
{
	struct rb_node *node = sdt_probes.rb_node;

	while (node) {
		struct sdt_desc *desc = rb_entry(node, struct sdt_desc, node);
		int cmp = sdt_cmp(desc, provider, name);

		if (!cmp)
			return desc;
		node = cmp < 0 ? node->rb_left : node->rb_right;
	}

	return NULL;
}

/* Two underscores of an identifier are a hyphen to the users of DTrace. */
static void sdt_copy_name(char *to, const char *identifier)
{
	while (*identifier) {
		bool hyphen = identifier[0] == '_' && identifier[1] == '_';

		*to++ = hyphen ? '-' : *identifier;
		identifier += hyphen ? 2 : 1;
	}
	*to = '\0';
}

static struct sdt_desc *sdt_desc_alloc(const struct sdt_probe *probe,
				       const char *types)
{
	const char *provider = sdt_text(&probe->provider);
	const char *name = sdt_text(&probe->name);
	size_t provider_size = strlen(provider) + 1, name_size = strlen(name) + 1;
	size_t types_size = strlen(types) + 1;
	struct sdt_desc *desc;
	char *text;

	desc = kzalloc(struct_size(desc, provider,
				   provider_size + name_size + types_size),
		       GFP_KERNEL);
	if (!desc)
		return NULL;

	INIT_LIST_HEAD(&desc->parts);
	refcount_set(&desc->refs, 1);
	text = memcpy(desc->provider, provider, provider_size);
	text += provider_size;
	sdt_copy_name(text, name);
	desc->name = text;
	text += name_size;
	desc->types = memcpy(text, types, types_size);

	return desc;
}

static void sdt_desc_put(struct sdt_desc *desc)
{
	if (refcount_dec_and_test(&desc->refs))
		kfree(desc);
}

/* The one that is there already, or a new one. */
static struct sdt_desc *sdt_desc_get(const struct sdt_probe *probe,
				     const char *types)
{
	struct sdt_desc *desc = sdt_desc_alloc(probe, types);
	struct rb_node *there;

	if (!desc)
		return NULL;

	there = rb_find_add(&desc->node, &sdt_probes, sdt_cmp_node);
	if (there) {
		kfree(desc);
		return rb_entry(there, struct sdt_desc, node);
	}
	desc->id = ++sdt_last_id;

	return desc;
}

/* Nothing is left of the probe: its links stay, and it is not found any more. */
static void sdt_desc_remove(struct sdt_desc *desc)
{
	rb_erase(&desc->node, &sdt_probes);
	sdt_desc_put(desc);
}

static struct sdt_part *sdt_find_part(const struct sdt_desc *desc,
				      const struct sdt_probe *probe)
{
	struct sdt_part *part;

	list_for_each_entry(part, &desc->parts, node) {
		if (part->probe == probe)
			return part;
	}

	return NULL;
}

/*
 * A site of an object. The static keys of a module are known already: their
 * notifier comes before ours.
 */
static int sdt_add_site(const struct sdt_site *site, struct module *mod)
{
	struct sdt_probe *probe = sdt_site_probe(site);
	const char *types = sdt_text(&site->types);
	struct sdt_part *part;
	struct sdt_desc *desc;

	desc = sdt_desc_get(probe, types);
	if (!desc)
		return -ENOMEM;
	if (strcmp(desc->types, types)) {
		pr_err("%s: site of %s:%s with (%s), which has (%s) elsewhere\n",
		       mod ? mod->name : "vmlinux", desc->provider, desc->name,
		       types, desc->types);
		/* In the kernel it cannot be known which one was meant. */
		desc->refused |= !mod;
		return -EINVAL;
	}
	if (sdt_find_part(desc, probe))
		return 0;

	part = kmalloc(sizeof(*part), GFP_KERNEL);
	if (!part) {
		if (list_empty(&desc->parts))
			sdt_desc_remove(desc);
		return -ENOMEM;
	}
	part->probe = probe;
	part->mod = mod;
	list_add_tail(&part->node, &desc->parts);
	if (desc->first) {
		rcu_assign_pointer(probe->first, desc->first);
		static_key_enable(&probe->key.key);
	}

	return 0;
}

static struct sdt_link *sdt_next(const struct sdt_link *link)
{
	return rcu_dereference_protected(link->next, lockdep_is_held(&sdt_mutex));
}

static void sdt_set_first(struct sdt_desc *desc)
{
	struct sdt_part *part;

	list_for_each_entry(part, &desc->parts, node)
		rcu_assign_pointer(part->probe->first, desc->first);
}

static void sdt_switch(struct sdt_desc *desc, bool on)
{
	struct sdt_part *part;

	list_for_each_entry(part, &desc->parts, node) {
		if (on)
			static_key_enable(&part->probe->key.key);
		else
			static_key_disable(&part->probe->key.key);
	}
}

/**
 * sdt_attach() - have a program run when a probe fires
 * @link: with the program; not attached yet
 * @provider: of the probe
 * @name: of the probe
 *
 * Context: process context, may sleep
 * Return: 0, and sdt_detach() must follow, and a grace period later
 * sdt_release(); -ENOENT, -ENOTUNIQ or -ENOMEM
 */
int sdt_attach(struct sdt_link *link, const char *provider, const char *name)
{
	struct sdt_link *last;
	struct sdt_desc *desc;
	int err;

	guard(mutex)(&sdt_mutex);

	desc = sdt_find(provider, name);
	if (!desc)
		return -ENOENT;
	if (desc->refused)
		return -ENOTUNIQ;
	err = sdt_slots_get();
	if (err)
		return err;

	refcount_inc(&desc->refs);
	link->desc = desc;
	link->attached = true;
	link->serial = ++sdt_last_serial;
	if (!link->probe_id)
		link->probe_id = desc->id;

	if (desc->first) {
		for (last = desc->first; sdt_next(last); last = sdt_next(last))
			;
		rcu_assign_pointer(last->next, link);
	} else {
		desc->first = link;
		sdt_set_first(desc);
		sdt_switch(desc, true);
	}

	return 0;
}

/**
 * sdt_detach() - have a program run no more
 * @link: may have been detached before
 *
 * A firing that has begun may still run it: the link and its program must be
 * there for a grace period more.
 *
 * Context: process context, may sleep
 */
void sdt_detach(struct sdt_link *link)
{
	struct sdt_desc *desc = link->desc;
	struct sdt_link *before;

	guard(mutex)(&sdt_mutex);

	if (!link->attached)
		return;
	link->attached = false;

	if (desc->first != link) {
		for (before = desc->first; sdt_next(before) != link; before = sdt_next(before))
			;
		rcu_assign_pointer(before->next, sdt_next(link));
	} else {
		if (!sdt_next(link))
			sdt_switch(desc, false);
		desc->first = sdt_next(link);
		sdt_set_first(desc);
	}
}

/**
 * sdt_release() - give back what sdt_attach() took
 * @link: detached, a grace period ago; or never attached
 *
 * Context: any
 */
void sdt_release(struct sdt_link *link)
{
	if (!link->desc)
		return;
	sdt_slots_put();
	sdt_desc_put(link->desc);
}

static void sdt_remove_module(const struct module *mod)
{
	struct rb_node *node, *next;
	struct sdt_part *part, *tmp;
	struct sdt_desc *desc;

	for (node = rb_first(&sdt_probes); node; node = next) {
		next = rb_next(node);
		desc = rb_entry(node, struct sdt_desc, node);
		list_for_each_entry_safe(part, tmp, &desc->parts, node) {
			if (part->mod != mod)
				continue;
			/*
			 * Its key goes as it is: there is no text left to patch.
			 * What runs there still must not find a link, which may
			 * be gone before the module is.
			 */
			RCU_INIT_POINTER(part->probe->first, NULL);
			list_del(&part->node);
			kfree(part);
		}
		if (list_empty(&desc->parts))
			sdt_desc_remove(desc);
	}
}

static int sdt_add_module(struct module *mod)
{
	unsigned int i;
	int err;

	for (i = 0; i < mod->num_sdt_sites; i++) {
		err = sdt_add_site(&mod->sdt_sites[i], mod);
		if (err) {
			sdt_remove_module(mod);
			return err;
		}
	}

	return 0;
}

static int sdt_module_notify(struct notifier_block *nb, unsigned long event,
			     void *data)
{
	struct module *mod = data;
	int err = 0;

	if (!mod->num_sdt_sites)
		return NOTIFY_DONE;

	guard(mutex)(&sdt_mutex);
	if (event == MODULE_STATE_COMING)
		err = sdt_add_module(mod);
	else if (event == MODULE_STATE_GOING)
		sdt_remove_module(mod);

	return notifier_from_errno(err);
}

/* Behind that of jump labels, which has priority 1. */
static struct notifier_block sdt_module_nb = {
	.notifier_call = sdt_module_notify,
};

static __init int sdt_init(void)
{
	const struct sdt_site *site;
	int err;

	/* The list of notifiers has a lock, which is taken before ours. */
	scoped_guard(mutex, &sdt_mutex) {
		for (site = __start___sdt_sites; site < __stop___sdt_sites; site++) {
			err = sdt_add_site(site, NULL);
			WARN_ONCE(err, "static probes are missing: %d\n", err);
		}
	}

	return register_module_notifier(&sdt_module_nb);
}
core_initcall(sdt_init);

/*
 * Sites of a part: the entries of its key, in the order of their addresses.
 * What was in discarded text is left out.
 */
static const struct jump_entry *sdt_next_site(const struct sdt_part *part,
					      const struct jump_entry *entry)
{
	const struct jump_entry *stop = __stop___jump_table;

#ifdef CONFIG_MODULES
	if (part->mod)
		stop = part->mod->jump_entries + part->mod->num_jump_entries;
#endif
	if (entry)
		entry++;
	else
		entry = (void *)(part->probe->key.key.type & ~3UL);

	for (; entry && entry < stop; entry++) {
		if (jump_entry_key(entry) != &part->probe->key.key)
			break;
		if (!jump_entry_is_init(entry))
			return entry;
	}

	return NULL;
}

/**
 * sdt_count_sites() - number of places that a probe has now
 * @desc: the probe
 *
 * Context: process context, may sleep
 */
unsigned int sdt_count_sites(struct sdt_desc *desc)
{
	const struct jump_entry *entry;
	struct sdt_part *part;
	unsigned int sites = 0;

	guard(mutex)(&sdt_mutex);
	list_for_each_entry(part, &desc->parts, node) {
		for (entry = sdt_next_site(part, NULL); entry;
		     entry = sdt_next_site(part, entry))
			sites++;
	}

	return sites;
}

/* Start of the function that has the site, or the site if nobody knows. */
static unsigned long sdt_site_function(const struct jump_entry *entry)
{
	unsigned long code = jump_entry_code(entry), size, offset;

	if (!kallsyms_lookup_size_offset(code, &size, &offset))
		return code;

	return code - offset;
}

/**
 * sdt_type_len() - length of the first of several types
 * @types: separated by commas; one may have some of its own in brackets
 *
 * Context: any
 * Return: number of characters before the comma that ends it, or the end
 */
u32 sdt_type_len(const char *types)
{
	u32 len, depth = 0;

	for (len = 0; types[len] && (depth || types[len] != ','); len++) {
		depth += types[len] == '(';
		depth -= types[len] == ')';
	}

	return len;
}

static u32 sdt_count_types(const char *types)
{
	u32 count;

	for (count = 0; *types; count++) {
		types += sdt_type_len(types);
		types += *types == ',';
	}

	return count;
}

/* The next part that has a site, in this probe or one of those behind it. */
static bool sdt_cursor_next_part(struct sdt_cursor *at)
{
	while (!at->entry) {
		if (!at->part) {
			struct rb_node *node = at->desc ? rb_next(&at->desc->node) :
							  rb_first(&sdt_probes);

			if (!node)
				return false;
			at->desc = rb_entry(node, struct sdt_desc, node);
			at->part = list_first_entry(&at->desc->parts,
						    struct sdt_part, node);
		} else if (list_is_last(&at->part->node, &at->desc->parts)) {
			at->part = NULL;
			continue;
		} else {
			at->part = list_next_entry(at->part, node);
		}
		at->entry = sdt_next_site(at->part, NULL);
	}

	return true;
}

static struct sdt_line *sdt_cursor_next(struct sdt_cursor *at)
{
	struct sdt_line *line = &at->line;

	if (!sdt_cursor_next_part(at))
		return NULL;

	line->id = at->desc->id;
	line->enabled = !!at->desc->first;
	line->nargs = sdt_count_types(at->desc->types);
	line->provider = at->desc->provider;
	line->module = at->part->mod ? at->part->mod->name : "vmlinux";
	line->name = at->desc->name;
	line->types = at->desc->types;
	line->function = sdt_site_function(at->entry);
	line->sites = 0;
	do {
		line->sites++;
		at->entry = sdt_next_site(at->part, at->entry);
	} while (at->entry && sdt_site_function(at->entry) == line->function);

	return line;
}

/**
 * sdt_seq_start() - of seq_operations, with a struct sdt_cursor as private data
 * @m: file
 * @pos: number of the line
 *
 * Context: process context, may sleep; sdt_seq_stop() must follow
 * Return: struct sdt_line that is valid until the next call, or NULL
 */
void *sdt_seq_start(struct seq_file *m, loff_t *pos)
{
	struct sdt_cursor *at = m->private;
	struct sdt_line *line;
	loff_t i;

	mutex_lock(&sdt_mutex);
	at->desc = NULL;
	at->part = NULL;
	at->entry = NULL;
	line = sdt_cursor_next(at);
	for (i = 0; line && i < *pos; i++)
		line = sdt_cursor_next(at);

	return line;
}

/**
 * sdt_seq_next() - of seq_operations
 * @m: file
 * @v: line before
 * @pos: its number
 *
 * Context: between sdt_seq_start() and sdt_seq_stop()
 * Return: as sdt_seq_start()
 */
void *sdt_seq_next(struct seq_file *m, void *v, loff_t *pos)
{
	++*pos;

	return sdt_cursor_next(m->private);
}

/**
 * sdt_seq_stop() - of seq_operations
 * @m: file
 * @v: line, not used
 *
 * Context: behind sdt_seq_start()
 */
void sdt_seq_stop(struct seq_file *m, void *v)
{
	mutex_unlock(&sdt_mutex);
}

/* A line for each function of a probe with the number of sites in it. */
static int sdt_seq_show(struct seq_file *m, void *v)
{
	const struct sdt_line *line = v;

	seq_printf(m, "%u %u %u %s %s %ps %s (%s)\n", line->id, line->sites,
		   line->enabled, line->provider, line->module,
		   (void *)line->function, line->name, line->types);

	return 0;
}

static const struct seq_operations sdt_seq_sops = {
	.start	= sdt_seq_start,
	.next	= sdt_seq_next,
	.stop	= sdt_seq_stop,
	.show	= sdt_seq_show,
};

static int sdt_seq_open(struct inode *inode, struct file *file)
{
	return seq_open_private(file, &sdt_seq_sops, sizeof(struct sdt_cursor));
}

static const struct file_operations sdt_seq_fops = {
	.open		= sdt_seq_open,
	.read		= seq_read,
	.llseek		= seq_lseek,
	.release	= seq_release_private,
};

static int sdt_stats_show(struct seq_file *m, void *v)
{
	unsigned long recursion, no_rcu;

	sdt_count_misses(&recursion, &no_rcu);
	seq_printf(m, "recursion %lu\nno_rcu %lu\n", recursion, no_rcu);

	return 0;
}
DEFINE_SHOW_ATTRIBUTE(sdt_stats);

static __init int sdt_init_tracefs(void)
{
	struct dentry *dir = dtrace_tracefs_dir();

	if (dir) {
		tracefs_create_file("sdt", TRACE_MODE_READ, dir, NULL,
				    &sdt_seq_fops);
		tracefs_create_file("sdt_stats", TRACE_MODE_READ, dir, NULL,
				    &sdt_stats_fops);
	}

	return 0;
}
fs_initcall(sdt_init_tracefs);
