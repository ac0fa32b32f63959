// SPDX-License-Identifier: GPL-2.0
/*
 * Registry of static probes: the probes, the objects that have their sites,
 * and the programs that run when they fire.
 *
 * An object is the kernel or a module. Each object has one struct sdt_probe
 * with a static key for each provider and name that it uses. When a module is
 * loaded, the registry joins the parts of different objects that have equal
 * names. When the module is unloaded, its parts go away, even if the probe is
 * enabled. A probe exists as long as any object has a site of it. Links to the
 * probe stay after that, but do nothing. A later probe of the same name is a
 * new probe.
 *
 * To switch a probe, the registry switches the keys of all its parts together.
 * The kernel patches the sites in batches and does not stop other CPUs.
 * sdt_list.c lists the probes.
 */
#define pr_fmt(fmt) "dtrace: " fmt

#include <linux/dtrace.h>
#include <linux/init.h>
#include <linux/jump_label.h>
#include <linux/list.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/rbtree.h>
#include <linux/rcupdate.h>
#include <linux/refcount.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "level.h"
#include "sdt.h"

static struct rb_root sdt_probes = RB_ROOT;
static u32 sdt_last_id;
static u64 sdt_last_attempt;
static DEFINE_MUTEX(sdt_mutex);	/* protects these and what they lead to */

/**
 * sdt_module_name() - name of an object
 * @mod: module, or NULL for the kernel
 *
 * Context: any, while the module exists
 * Return: name of the module, or "vmlinux"
 */
const char *sdt_module_name(const struct module *mod)
{
#ifdef CONFIG_MODULES
	if (mod)
		return mod->name;
#endif
	return "vmlinux";
}

/*
 * The text is not a part of *offset. Without RELOC_HIDE(), FORTIFY_SOURCE would
 * conclude that it is.
 */
static const char *sdt_text(const s32 *offset)
{
	return RELOC_HIDE((const char *)offset, *offset);
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

/* Users of DTrace see two underscores of an identifier as a hyphen. */
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
	INIT_LIST_HEAD(&desc->left_out);
	refcount_set(&desc->refs, 1);
	text = memcpy(desc->provider, provider, provider_size);
	text += provider_size;
	sdt_copy_name(text, name);
	desc->name = text;
	text += name_size;
	desc->types = memcpy(text, types, types_size);

	return desc;
}

/* Remove the parts of a module, or all parts if @mod is NULL. */
static void sdt_remove_parts(struct list_head *parts, const struct module *mod)
{
	struct sdt_part *part, *tmp;

	list_for_each_entry_safe(part, tmp, parts, node) {
		if (mod && part->mod != mod)
			continue;
		/*
		 * The key is not switched: there is no text left to patch. Code
		 * of the module that still runs must not find an enabling,
		 * because the enabling may be gone before the module is.
		 */
		RCU_INIT_POINTER(part->probe->first, NULL);
		list_del(&part->node);
		kfree(part);
	}
}

/**
 * sdt_desc_put() - drop a reference to a probe
 * @desc: the probe
 *
 * Context: any
 */
void sdt_desc_put(struct sdt_desc *desc)
{
	if (refcount_dec_and_test(&desc->refs))
		kfree(desc);
}

/* Return the probe that exists already, or a new one. */
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

/*
 * Remove a probe of which nothing is left. Its links stay. Nobody finds the
 * probe any more.
 */
static void sdt_desc_remove(struct sdt_desc *desc)
{
	sdt_remove_parts(&desc->left_out, NULL);
	rb_erase(&desc->node, &sdt_probes);
	sdt_desc_put(desc);
}

static bool sdt_is_unused(const struct sdt_desc *desc)
{
	return list_empty(&desc->parts) && list_empty(&desc->left_out);
}

static struct sdt_part *sdt_find_part(const struct list_head *parts,
				      const struct sdt_probe *probe)
{
	struct sdt_part *part;

	list_for_each_entry(part, parts, node) {
		if (part->probe == probe)
			return part;
	}

	return NULL;
}

static struct sdt_part *sdt_add_part(struct list_head *parts,
				     struct sdt_probe *probe, struct module *mod)
{
	struct sdt_part *part = kzalloc(sizeof(*part), GFP_KERNEL);

	if (!part)
		return NULL;
	part->probe = probe;
	part->mod = mod;
	part->key.key = &probe->key.key;
	list_add_tail(&part->node, parts);

	return part;
}

static void sdt_warn_of_types(const struct sdt_desc *desc, const char *types,
			      const struct module *mod)
{
	pr_warn("%s: static probe %s:%s (%s) is left out, it has (%s) elsewhere\n",
		sdt_module_name(mod), desc->provider, desc->name, types,
		desc->types);
}

/*
 * Leave out an object. Its sites are switched together, so the sites that fit
 * are left out with the sites that do not fit. No code of the object has run
 * yet. If no other object has the probe, the probe has no links, because the
 * mutex has been held since the probe was made.
 */
static void sdt_leave_out(struct sdt_desc *desc, struct sdt_part *part)
{
	static_key_disable(part->key.key);
	RCU_INIT_POINTER(part->probe->first, NULL);
	list_move_tail(&part->node, &desc->left_out);
}

/*
 * Add a site of an object. The static keys of a module are known already,
 * because their notifier runs before this one.
 *
 * The sites of an object may have other types than the sites of the probe that
 * exist, or than each other. The object then loses this probe and nothing else,
 * and the log has one line for all these sites.
 */
static int sdt_add_site(const struct sdt_site *site, struct module *mod)
{
	struct sdt_probe *probe = sdt_site_probe(site);
	const char *types = sdt_text(&site->types);
	struct sdt_part *part;
	struct sdt_desc *desc;
	bool fits;

	desc = sdt_desc_get(probe, types);
	if (!desc)
		return -ENOMEM;
	fits = !strcmp(desc->types, types);
	part = sdt_find_part(&desc->parts, probe);
	if (part) {
		if (!fits) {
			sdt_warn_of_types(desc, types, mod);
			sdt_leave_out(desc, part);
		}
		return 0;
	}
	if (sdt_find_part(&desc->left_out, probe))
		return 0;

	part = sdt_add_part(fits ? &desc->parts : &desc->left_out, probe, mod);
	if (!part) {
		if (sdt_is_unused(desc))
			sdt_desc_remove(desc);
		return -ENOMEM;
	}
	if (!fits) {
		sdt_warn_of_types(desc, types, mod);
	} else if (desc->first) {
		rcu_assign_pointer(probe->first, desc->first);
		static_key_enable(&probe->key.key);
	}

	return 0;
}

static struct sdt_enabling *sdt_next(const struct sdt_enabling *enabling)
{
	return rcu_dereference_protected(enabling->next,
					 lockdep_is_held(&sdt_mutex));
}

static void sdt_set_first(struct sdt_desc *desc, struct sdt_enabling *first)
{
	struct sdt_part *part;

	desc->first = first;
	list_for_each_entry(part, &desc->parts, node)
		rcu_assign_pointer(part->probe->first, first);
}

/* Add the keys of the probe to @keys, all of which are switched together. */
static void sdt_add_keys(struct sdt_desc *desc, struct static_key_ref **keys)
{
	struct sdt_part *part;

	list_for_each_entry(part, &desc->parts, node) {
		part->key.next = *keys;
		*keys = &part->key;
	}
}

static void sdt_chain_add(struct sdt_enabling *enabling,
			  struct static_key_ref **keys)
{
	struct sdt_desc *desc = enabling->desc;

	enabling->before = desc->last;
	desc->last = enabling;
	if (enabling->before) {
		rcu_assign_pointer(enabling->before->next, enabling);
	} else {
		sdt_set_first(desc, enabling);
		sdt_add_keys(desc, keys);
	}
}

static void sdt_chain_remove(struct sdt_enabling *enabling,
			     struct static_key_ref **keys)
{
	struct sdt_enabling *next = sdt_next(enabling);
	struct sdt_desc *desc = enabling->desc;

	if (next)
		next->before = enabling->before;
	else
		desc->last = enabling->before;
	if (enabling->before) {
		rcu_assign_pointer(enabling->before->next, next);
	} else {
		sdt_set_first(desc, next);
		if (!next)
			sdt_add_keys(desc, keys);
	}
}

/**
 * sdt_find_probe() - find the probe of an enabling
 * @enabling: enabling of a link that is not attached yet
 * @provider: provider of the probe
 * @name: name of the probe
 *
 * Context: process context, may sleep
 * Return: 0, -ENOENT if there is no such probe, -ENOTUNIQ if all objects that
 * have it are left out. After 0 the caller must call sdt_release().
 */
int sdt_find_probe(struct sdt_enabling *enabling, const char *provider,
		   const char *name)
{
	struct sdt_desc *desc;

	guard(mutex)(&sdt_mutex);

	desc = sdt_find(provider, name);
	if (!desc)
		return -ENOENT;
	/* All objects that have the probe are left out. */
	if (list_empty(&desc->parts))
		return -ENOTUNIQ;
	refcount_inc(&desc->refs);
	enabling->desc = desc;

	return 0;
}

/*
 * Count the program on each probe of the link. This fails if a probe has no
 * sites any more, has no room for another program, or is named twice. A mark on
 * the probe finds the second name, so the time grows with the number of names.
 */
static int sdt_take_room(struct sdt_link *link)
{
	u64 attempt = ++sdt_last_attempt;
	struct sdt_desc *desc;
	int err;
	u32 i;

	for (i = 0; i < link->count; i++) {
		desc = link->enablings[i].desc;
		if (list_empty(&desc->parts))
			err = -ENOENT;
		else if (desc->counted == attempt)
			err = -EEXIST;
		else if (desc->nr_progs == SDT_MAX_PROGS)
			err = -E2BIG;
		else
			err = 0;
		if (err)
			goto undo;
		desc->nr_progs++;
		desc->counted = attempt;
		cond_resched();
	}

	return 0;
undo:
	while (i--)
		link->enablings[i].desc->nr_progs--;

	return err;
}

/**
 * sdt_attach() - attach a link to its probes
 * @link: link with a program, and with a probe for each enabling
 *
 * The link is attached to all its probes or to none. Probes that were off are
 * switched on together.
 *
 * Context: process context, may sleep
 * Return: 0, and the caller must call sdt_detach(); -ENOENT if a probe is gone
 * meanwhile, -EEXIST if the link names a probe twice, -E2BIG if a probe has too
 * many programs
 */
int sdt_attach(struct sdt_link *link)
{
	struct static_key_ref *keys = NULL;
	struct sdt_enabling *enabling;
	int err;
	u32 i;

	guard(mutex)(&sdt_mutex);

	err = sdt_take_room(link);
	if (err)
		return err;

	for (i = 0; i < link->count; i++) {
		enabling = &link->enablings[i];
		enabling->prog = link->link.prog;
		enabling->serial = dtrace_new_serial();
		if (!enabling->probe_id)
			enabling->probe_id = enabling->desc->id;
		sdt_chain_add(enabling, &keys);
		cond_resched();
	}
	static_keys_enable(keys);
	link->attached = true;

	return 0;
}

/**
 * sdt_detach() - detach a link from its probes
 * @link: link, which may have been detached before
 *
 * A firing that has begun may still run the program. So the link and its
 * program must stay for one more grace period. One period is enough for all
 * probes of the link.
 *
 * Context: process context, may sleep
 */
void sdt_detach(struct sdt_link *link)
{
	struct static_key_ref *keys = NULL;
	u32 i;

	guard(mutex)(&sdt_mutex);

	if (!link->attached)
		return;
	link->attached = false;

	for (i = 0; i < link->count; i++) {
		sdt_chain_remove(&link->enablings[i], &keys);
		link->enablings[i].desc->nr_progs--;
		cond_resched();
	}
	static_keys_disable(keys);
}

/**
 * sdt_update() - replace the program of a link
 * @link: attached or detached
 * @prog: of the same type; the link owns it if this succeeds
 * @old: program that the link must have now, or NULL
 *
 * Context: process context, may sleep
 * Return: 0, or -EPERM if the program is not @old
 */
int sdt_update(struct sdt_link *link, struct bpf_prog *prog,
	       struct bpf_prog *old)
{
	u32 i;

	guard(mutex)(&sdt_mutex);

	if (old && link->link.prog != old)
		return -EPERM;
	old = xchg(&link->link.prog, prog);
	for (i = 0; i < link->count; i++) {
		WRITE_ONCE(link->enablings[i].prog, prog);
		cond_resched();
	}
	/* The memory of the old program stays for a grace period. */
	bpf_prog_put(old);

	return 0;
}

/**
 * sdt_release() - undo sdt_find_probe() and sdt_attach()
 * @link: detached before the last grace period, or never attached
 *
 * Context: process context, may sleep
 */
void sdt_release(struct sdt_link *link)
{
	u32 i;

	for (i = 0; i < link->count && link->enablings[i].desc; i++) {
		sdt_desc_put(link->enablings[i].desc);
		cond_resched();
	}
}

#ifdef CONFIG_MODULES
static void sdt_remove_module(const struct module *mod)
{
	struct rb_node *node, *next;
	struct sdt_desc *desc;
	bool was_refused;

	for (node = rb_first(&sdt_probes); node; node = next) {
		next = rb_next(node);
		desc = rb_entry(node, struct sdt_desc, node);
		was_refused = list_empty(&desc->parts);
		sdt_remove_parts(&desc->parts, mod);
		sdt_remove_parts(&desc->left_out, mod);
		/*
		 * A probe that had parts ends with the last of them, because
		 * links need parts. A probe that had none refuses links, and
		 * ends with the last object that is left out.
		 */
		if (was_refused ? sdt_is_unused(desc) : list_empty(&desc->parts))
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

/* This runs after the notifier of jump labels, which has priority 1. */
static struct notifier_block sdt_module_nb = {
	.notifier_call = sdt_module_notify,
};

static __init int sdt_init_modules(void)
{
	return register_module_notifier(&sdt_module_nb);
}
#else
static __init int sdt_init_modules(void)
{
	return 0;
}
#endif

static __init int sdt_init(void)
{
	const struct sdt_site *site;
	int err;

	/* The lock of the notifier list must be taken before this mutex. */
	scoped_guard(mutex, &sdt_mutex) {
		for (site = __start___sdt_sites; site < __stop___sdt_sites; site++) {
			err = sdt_add_site(site, NULL);
			if (err)
				pr_err("static probes are missing: %d\n", err);
		}
	}

	return sdt_init_modules();
}
core_initcall(sdt_init);

/*
 * The sites of a part are the entries of its key, in the order of their
 * addresses. Entries in discarded text are skipped.
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
 * sdt_count_sites() - count the sites that a probe has now
 * @desc: the probe
 *
 * Context: process context, may sleep
 * Return: number of sites
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

static int sdt_each_site_of(struct sdt_desc *desc, sdt_site_fn fn, void *data)
{
	const struct jump_entry *entry;
	struct sdt_part *part;
	int err = 0;

	list_for_each_entry(part, &desc->parts, node) {
		for (entry = sdt_next_site(part, NULL); entry && !err;
		     entry = sdt_next_site(part, entry))
			err = fn(data, desc, part->mod, jump_entry_code(entry));
	}

	return err;
}

/**
 * sdt_each_site() - call a function for the sites of all probes
 * @fn: called for each site, by provider, name and object, and within an object
 *	in the order of addresses. @fn may sleep. It must not look up symbols,
 *	because others wait for the mutex. If it does not return 0, the
 *	iteration ends.
 * @data: for @fn
 *
 * Context: process context, may sleep
 * Return: last result of @fn
 */
int sdt_each_site(sdt_site_fn fn, void *data)
{
	struct rb_node *node;
	int err = 0;

	guard(mutex)(&sdt_mutex);
	for (node = rb_first(&sdt_probes); node && !err; node = rb_next(node))
		err = sdt_each_site_of(rb_entry(node, struct sdt_desc, node), fn,
				       data);

	return err;
}
