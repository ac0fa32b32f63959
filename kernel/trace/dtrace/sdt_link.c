// SPDX-License-Identifier: GPL-2.0
/*
 * Links of a DTrace program on one static probe or on many. A link on one
 * probe is a link on many with a count of one. A link exists as long as user
 * space holds it. A probe exists as long as it has a site. A link whose probe
 * is gone stays, reports this, and does not run its program any more.
 */
#include <linux/bits.h>
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <linux/err.h>
#include <linux/mm.h>
#include <linux/overflow.h>
#include <linux/sched/signal.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/uaccess.h>
#include <linux/workqueue.h>

#include "compat.h"
#include "dtrace.h"
#include "sdt.h"

/*
 * Maximum size of the text of a provider or a name. A longer identifier is
 * unusual.
 */
#define SDT_TEXT_MAX	256

/* The same limit as for kprobe_multi, because a link is one allocation. */
#define SDT_MAX_NAMES	BIT(20)

/*
 * Maximum number of enablings in fdinfo. seq_file makes the text again with a
 * larger buffer until the text fits. The info of the link has all enablings.
 */
#define SDT_MAX_SHOWN	64

static struct sdt_link *to_sdt_link(const struct bpf_link *link)
{
	return container_of(link, struct sdt_link, link);
}

static void sdt_link_release(struct bpf_link *link)
{
	sdt_detach(to_sdt_link(link));
}

static int sdt_link_detach(struct bpf_link *link)
{
	sdt_detach(to_sdt_link(link));

	return 0;
}

static void sdt_link_free(struct sdt_link *sdt)
{
	sdt_release(sdt);
	free_percpu(sdt->misses);
	kvfree(sdt);
}

static void sdt_link_free_work(struct work_struct *work)
{
	sdt_link_free(container_of(work, struct sdt_link, work));
}

/*
 * This runs after one grace period for all probes, so no firing uses the link.
 * RCU calls this in a softirq. A link may be on very many probes, so a work
 * item frees it.
 */
static void sdt_link_dealloc(struct bpf_link *link)
{
	struct sdt_link *sdt = to_sdt_link(link);

	INIT_WORK(&sdt->work, sdt_link_free_work);
	queue_work(system_unbound_wq, &sdt->work);
}

static int sdt_link_update_prog(struct bpf_link *link, struct bpf_prog *prog,
				struct bpf_prog *old)
{
	enum bpf_attach_type type = link->type == BPF_LINK_TYPE_SDT ?
				    BPF_TRACE_SDT : BPF_TRACE_SDT_MULTI;

	if (prog->type != BPF_PROG_TYPE_DTRACE || prog->kprobe_override)
		return -EINVAL;
	if (!dtrace_may_use(prog, type))
		return -EPERM;

	return sdt_update(to_sdt_link(link), prog, old);
}

static void sdt_link_show_fdinfo(const struct bpf_link *link,
				 struct seq_file *seq)
{
	const struct sdt_enabling *of = to_sdt_link(link)->enablings;

	seq_printf(seq,
		   "provider:\t%s\nname:\t%s\ncookie:\t%llu\necb_id:\t%u\nprobe_id:\t%u\nsites:\t%u\n",
		   of->desc->provider, of->desc->name, of->cookie, of->ecb_id,
		   of->probe_id, sdt_count_sites(of->desc));
}

static void sdt_multi_link_show_fdinfo(const struct bpf_link *link,
				       struct seq_file *seq)
{
	struct sdt_link *sdt = to_sdt_link(link);
	u32 shown = min(sdt->count, SDT_MAX_SHOWN);
	const struct sdt_enabling *of = sdt->enablings;

	seq_printf(seq, "count:\t%u\nshown:\t%u\ncookie\tecb_id\tprobe_id\tsites\tprobe\n",
		   sdt->count, shown);
	for (; of < sdt->enablings + shown; of++)
		seq_printf(seq, "%llu\t%u\t%u\t%u\t%s:%s\n", of->cookie,
			   of->ecb_id, of->probe_id, sdt_count_sites(of->desc),
			   of->desc->provider, of->desc->name);
}

/*
 * Copy a text to user space. As for other links, a size of 0 asks for the
 * length, which comes back in the info.
 */
static int sdt_copy_text(u64 to, u32 size, const char *text)
{
	char __user *buf = u64_to_user_ptr(to);
	u32 len = strlen(text);

	if (!buf != !size)
		return -EINVAL;
	if (!buf)
		return 0;
	if (copy_to_user(buf, text, min(len, size - 1)) ||
	    put_user('\0', buf + min(len, size - 1)))
		return -EFAULT;

	return size > len ? 0 : -ENOSPC;
}

static int sdt_link_fill_info(const struct bpf_link *link,
			      struct bpf_link_info *info)
{
	u32 provider_len = info->sdt.provider_len, name_len = info->sdt.name_len;
	const struct sdt_enabling *of = to_sdt_link(link)->enablings;
	int err;

	info->sdt.provider_len = strlen(of->desc->provider) + 1;
	info->sdt.name_len = strlen(of->desc->name) + 1;
	info->sdt.cookie = of->cookie;
	info->sdt.ecb_id = of->ecb_id;
	info->sdt.probe_id = of->probe_id;
	info->sdt.id = of->desc->id;
	info->sdt.sites = sdt_count_sites(of->desc);
	dtrace_misses_read(of->misses, &info->sdt.misses);
	info->sdt.missed = dtrace_misses_total(&info->sdt.misses);

	err = sdt_copy_text(info->sdt.provider, provider_len,
			    of->desc->provider);
	if (err)
		return err;

	return sdt_copy_text(info->sdt.name, name_len, of->desc->name);
}

/* User space may leave out any of the arrays. */
static int sdt_copy_element(const struct bpf_link_info *info, u32 i,
			    const struct sdt_enabling *of)
{
	u32 __user *probes = u64_to_user_ptr(info->sdt_multi.probes);
	u32 __user *sites = u64_to_user_ptr(info->sdt_multi.sites);
	u64 __user *cookies = u64_to_user_ptr(info->sdt_multi.cookies);
	u64 __user *ids = u64_to_user_ptr(info->sdt_multi.ids);

	if ((probes && put_user(of->desc->id, probes + i)) ||
	    (sites && put_user(sdt_count_sites(of->desc), sites + i)) ||
	    (cookies && put_user(of->cookie, cookies + i)) ||
	    (ids && put_user((u64)of->probe_id << 32 | of->ecb_id, ids + i)))
		return -EFAULT;

	return 0;
}

static int sdt_multi_link_fill_info(const struct bpf_link *link,
				    struct bpf_link_info *info)
{
	const struct sdt_link *sdt = to_sdt_link(link);
	u32 i, room = info->sdt_multi.count;
	bool wanted = info->sdt_multi.probes || info->sdt_multi.sites ||
		      info->sdt_multi.cookies || info->sdt_multi.ids;

	if (wanted != !!room)
		return -EINVAL;

	info->sdt_multi.count = sdt->count;
	info->sdt_multi.flags = 0;
	dtrace_misses_read(sdt->misses, &info->sdt_multi.misses);
	info->sdt_multi.missed = dtrace_misses_total(&info->sdt_multi.misses);
	for (i = 0; i < min(room, sdt->count); i++) {
		if (sdt_copy_element(info, i, &sdt->enablings[i]))
			return -EFAULT;
		cond_resched();
	}

	return !room || room >= sdt->count ? 0 : -ENOSPC;
}

static const struct bpf_link_ops sdt_link_ops = {
	.release		= sdt_link_release,
	.detach			= sdt_link_detach,
	.dealloc_deferred	= sdt_link_dealloc,
	.update_prog		= sdt_link_update_prog,
	.show_fdinfo		= sdt_link_show_fdinfo,
	.fill_link_info		= sdt_link_fill_info,
};

static const struct bpf_link_ops sdt_multi_link_ops = {
	.release		= sdt_link_release,
	.detach			= sdt_link_detach,
	.dealloc_deferred	= sdt_link_dealloc,
	.update_prog		= sdt_link_update_prog,
	.show_fdinfo		= sdt_multi_link_show_fdinfo,
	.fill_link_info		= sdt_multi_link_fill_info,
};

static struct sdt_link *sdt_link_alloc(u32 count)
{
	struct sdt_link *sdt;
	u32 i;

	sdt = kvzalloc(struct_size(sdt, enablings, count), GFP_USER);
	if (!sdt)
		return NULL;
	sdt->count = count;
	sdt->misses = alloc_percpu_gfp(struct dtrace_misses, GFP_USER);
	if (!sdt->misses) {
		kvfree(sdt);
		return NULL;
	}
	for (i = 0; i < count; i++)
		sdt->enablings[i].misses = sdt->misses;

	return sdt;
}

/* This function owns the link, even if it fails. */
static int sdt_link_finish(struct sdt_link *sdt)
{
	struct bpf_link_primer primer;
	int err;

	err = bpf_link_prime(&sdt->link, &primer);
	if (err) {
		sdt_link_free(sdt);
		return err;
	}

	err = sdt_attach(sdt);
	if (err) {
		bpf_link_cleanup(&primer);
		return err;
	}

	return bpf_link_settle(&primer);
}

/* Check what both kinds have in common. */
static int sdt_link_check(const union bpf_attr *attr)
{
	if (attr->link_create.flags || attr->link_create.target_fd)
		return -EINVAL;

	return 0;
}

static char *sdt_get_text(u64 from, u32 max)
{
	char *text = strndup_user(u64_to_user_ptr(from), max);

	if (!IS_ERR(text) && !*text) {
		kfree(text);
		return ERR_PTR(-EINVAL);
	}

	return text;
}

static int sdt_find_texts(struct sdt_enabling *enabling, u64 from_provider,
			  u64 from_name)
{
	char *provider, *name;
	int err;

	provider = sdt_get_text(from_provider, SDT_TEXT_MAX);
	if (IS_ERR(provider))
		return PTR_ERR(provider);
	name = sdt_get_text(from_name, SDT_TEXT_MAX);
	if (IS_ERR(name)) {
		err = PTR_ERR(name);
		goto free_provider;
	}

	err = sdt_find_probe(enabling, provider, name);
	kfree(name);
free_provider:
	kfree(provider);

	return err;
}

/* last field in 'union bpf_attr' that a link on one probe uses */
#define BPF_TRACE_SDT_LAST_FIELD link_create.sdt.probe_id

static int sdt_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	const typeof(attr->link_create.sdt) *want = &attr->link_create.sdt;
	struct sdt_link *sdt;
	int err;

	if (CHECK_ATTR(BPF_TRACE_SDT))
		return -EINVAL;
	err = sdt_link_check(attr);
	if (err)
		return err;
	sdt = sdt_link_alloc(1);
	if (!sdt)
		return -ENOMEM;

	sdt->enablings->cookie = want->cookie;
	sdt->enablings->ecb_id = want->ecb_id;
	sdt->enablings->probe_id = want->probe_id;
	err = sdt_find_texts(sdt->enablings, want->provider, want->name);
	if (err) {
		sdt_link_free(sdt);
		return err;
	}
	bpf_link_init(&sdt->link, BPF_LINK_TYPE_SDT, &sdt_link_ops, prog,
		      attr->link_create.attach_type);

	return sdt_link_finish(sdt);
}

/* Find a probe by its full name, "provider:name". */
static int sdt_find_full_name(struct sdt_enabling *enabling, u64 from)
{
	char *text, *name;
	int err = -EINVAL;

	text = sdt_get_text(from, 2 * SDT_TEXT_MAX);
	if (IS_ERR(text))
		return PTR_ERR(text);
	name = strchr(text, ':');
	if (name) {
		*name++ = '\0';
		err = sdt_find_probe(enabling, text, name);
	}
	kfree(text);

	return err;
}

static int sdt_get_enabling(struct sdt_enabling *enabling, u32 i,
			    const u64 __user *names, const u64 __user *cookies,
			    const u64 __user *ids)
{
	u64 name, id = 0;

	if (get_user(name, names + i) ||
	    (cookies && get_user(enabling->cookie, cookies + i)) ||
	    (ids && get_user(id, ids + i)))
		return -EFAULT;
	enabling->ecb_id = (u32)id;
	enabling->probe_id = id >> 32;

	return sdt_find_full_name(enabling, name);
}

/* last field in 'union bpf_attr' that a link on many probes uses */
#define BPF_TRACE_SDT_MULTI_LAST_FIELD link_create.sdt_multi.flags

/* The link is attached to all probes or to none. */
static int sdt_multi_link_attach(const union bpf_attr *attr,
				 struct bpf_prog *prog)
{
	const typeof(attr->link_create.sdt_multi) *want;
	struct sdt_link *sdt;
	int err;
	u32 i;

	want = &attr->link_create.sdt_multi;
	if (CHECK_ATTR(BPF_TRACE_SDT_MULTI))
		return -EINVAL;
	err = sdt_link_check(attr);
	if (err)
		return err;
	if (want->flags || !want->names || !want->cnt)
		return -EINVAL;
	if (want->cnt > SDT_MAX_NAMES)
		return -E2BIG;
	sdt = sdt_link_alloc(want->cnt);
	if (!sdt)
		return -ENOMEM;

	for (i = 0; i < want->cnt && !err; i++) {
		err = sdt_get_enabling(&sdt->enablings[i], i,
				       u64_to_user_ptr(want->names),
				       u64_to_user_ptr(want->cookies),
				       u64_to_user_ptr(want->ids));
		if (signal_pending(current))
			err = err ?: -EINTR;
		cond_resched();
	}
	if (err) {
		sdt_link_free(sdt);
		return err;
	}
	bpf_link_init(&sdt->link, BPF_LINK_TYPE_SDT_MULTI, &sdt_multi_link_ops,
		      prog, attr->link_create.attach_type);

	return sdt_link_finish(sdt);
}

/**
 * bpf_sdt_link_attach() - BPF_LINK_CREATE with BPF_TRACE_SDT or ..._SDT_MULTI
 * @attr: attributes from user space
 * @prog: of type BPF_PROG_TYPE_DTRACE; the link owns it if this succeeds
 *
 * Context: process context, may sleep
 * Return: a file descriptor of the link, or
 * * -EINVAL	flags are set, bytes after the attributes are not 0, a text is
 *		empty, there are no names, a full name has no colon, or the
 *		program replaces results
 * * -EPERM	CAP_BPF or CAP_PERFMON is missing
 * * -EFAULT	an array or a text cannot be read
 * * -ENOENT	a probe does not exist
 * * -ENOTUNIQ	in each object that has a probe, the sites disagree on the types
 *		of the arguments
 * * -EEXIST	a probe is named twice
 * * -E2BIG	a probe has the maximum number of programs, or there are too
 *		many names
 * * -EINTR	a signal arrived while the names were read
 * * -ENOMEM	there is no memory; another error if there is no file descriptor
 */
int bpf_sdt_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	/* A site within a function has no result. */
	if (prog->kprobe_override)
		return -EINVAL;
	if (!dtrace_may_use(prog, attr->link_create.attach_type))
		return -EPERM;
	if (attr->link_create.attach_type == BPF_TRACE_SDT_MULTI)
		return sdt_multi_link_attach(attr, prog);

	return sdt_link_attach(attr, prog);
}
