// SPDX-License-Identifier: GPL-2.0
/*
 * bpf_link of a DTrace program on a static probe. The link is there as long as
 * user space holds it, the probe as long as a site of it is: without sites the
 * link stays, says so, and its program is not run any more.
 */
#include <linux/bpf.h>
#include <linux/capability.h>
#include <linux/dtrace.h>
#include <linux/err.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include "sdt.h"

/* Texts for a provider and for a name; identifiers longer than this are odd. */
#define SDT_TEXT_MAX	256

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

/* After a grace period: no firing has the link in hand. */
static void sdt_link_dealloc(struct bpf_link *link)
{
	struct sdt_link *sdt = to_sdt_link(link);

	sdt_release(sdt);
	kfree(sdt);
}

static void sdt_link_show_fdinfo(const struct bpf_link *link,
				 struct seq_file *seq)
{
	struct sdt_link *sdt = to_sdt_link(link);

	seq_printf(seq,
		   "provider:\t%s\nname:\t%s\ncookie:\t%llu\necb_id:\t%u\nprobe_id:\t%u\nsites:\t%u\n",
		   sdt->desc->provider, sdt->desc->name, sdt->cookie,
		   sdt->ecb_id, sdt->probe_id, sdt_count_sites(sdt->desc));
}

/* As for other links: a size of 0 asks for the length, which comes back. */
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
	struct sdt_link *sdt = to_sdt_link(link);
	int err;

	info->sdt.provider_len = strlen(sdt->desc->provider) + 1;
	info->sdt.name_len = strlen(sdt->desc->name) + 1;
	info->sdt.cookie = sdt->cookie;
	info->sdt.ecb_id = sdt->ecb_id;
	info->sdt.probe_id = sdt->probe_id;
	info->sdt.id = sdt->desc->id;
	info->sdt.sites = sdt_count_sites(sdt->desc);

	err = sdt_copy_text(info->sdt.provider, provider_len,
			    sdt->desc->provider);
	if (err)
		return err;

	return sdt_copy_text(info->sdt.name, name_len, sdt->desc->name);
}

static const struct bpf_link_ops sdt_link_ops = {
	.release		= sdt_link_release,
	.detach			= sdt_link_detach,
	.dealloc_deferred	= sdt_link_dealloc,
	.show_fdinfo		= sdt_link_show_fdinfo,
	.fill_link_info		= sdt_link_fill_info,
};

static char *sdt_get_text(u64 from)
{
	char *text = strndup_user(u64_to_user_ptr(from), SDT_TEXT_MAX);

	if (!IS_ERR(text) && !*text) {
		kfree(text);
		return ERR_PTR(-EINVAL);
	}

	return text;
}

/* The link is taken over, whether or not that succeeds. */
static int sdt_link_finish(struct sdt_link *sdt, const char *provider,
			   const char *name)
{
	struct bpf_link_primer primer;
	int err;

	err = bpf_link_prime(&sdt->link, &primer);
	if (err) {
		kfree(sdt);
		return err;
	}

	err = sdt_attach(sdt, provider, name);
	if (err) {
		bpf_link_cleanup(&primer);
		return err;
	}

	return bpf_link_settle(&primer);
}

/**
 * bpf_sdt_link_attach() - BPF_LINK_CREATE with BPF_TRACE_SDT
 * @attr: what user space wants
 * @prog: of type BPF_PROG_TYPE_DTRACE; the link's own if this succeeds
 *
 * Context: process context, may sleep
 * Return: a file descriptor of the link, or
 * * -EINVAL	flags, something behind the attributes, an empty text
 * * -EPERM	not both of CAP_BPF and CAP_PERFMON
 * * -EFAULT	provider or name cannot be read
 * * -ENOENT	no such probe
 * * -ENOTUNIQ	its sites do not agree on the types of the arguments
 * * -ENOMEM	or no file descriptor
 */
int bpf_sdt_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	const typeof(attr->link_create.sdt) *want = &attr->link_create.sdt;
	const void *end = &attr->link_create.uprobe_multi + 1;
	char *provider, *name;
	struct sdt_link *sdt;
	int ret;

	if (attr->link_create.flags || attr->link_create.target_fd ||
	    memchr_inv(want + 1, 0, end - (const void *)(want + 1)))
		return -EINVAL;
	if (!bpf_capable() || !perfmon_capable())
		return -EPERM;

	provider = sdt_get_text(want->provider);
	if (IS_ERR(provider))
		return PTR_ERR(provider);
	name = sdt_get_text(want->name);
	if (IS_ERR(name)) {
		ret = PTR_ERR(name);
		goto free_provider;
	}
	sdt = kzalloc(sizeof(*sdt), GFP_USER);
	if (!sdt) {
		ret = -ENOMEM;
		goto free_name;
	}
	bpf_link_init(&sdt->link, BPF_LINK_TYPE_SDT, &sdt_link_ops, prog);
	sdt->cookie = want->cookie;
	sdt->ecb_id = want->ecb_id;
	sdt->probe_id = want->probe_id;

	ret = sdt_link_finish(sdt, provider, name);
free_name:
	kfree(name);
free_provider:
	kfree(provider);

	return ret;
}
