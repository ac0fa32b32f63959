/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Static keys that are switched together.
 *
 * static_key_enable() patches the sites of one key, and then makes the other
 * CPUs see the change. For up to a batch of sites, that takes about the same
 * time as for one. So the functions here take a list of keys, and patch the
 * sites of all keys in large batches.
 */
#ifndef _LINUX_JUMP_LABEL_MULTI_H
#define _LINUX_JUMP_LABEL_MULTI_H

#include <linux/jump_label.h>

/* Element of a list of keys. */
struct static_key_ref {
	struct static_key *key;
	struct static_key_ref *next;
};

#ifdef CONFIG_JUMP_LABEL
void static_keys_enable(struct static_key_ref *first);
void static_keys_disable(struct static_key_ref *first);
#else
static inline void static_keys_enable(struct static_key_ref *first)
{
	for (; first; first = first->next)
		static_key_enable(first->key);
}

static inline void static_keys_disable(struct static_key_ref *first)
{
	for (; first; first = first->next)
		static_key_disable(first->key);
}
#endif

#endif /* _LINUX_JUMP_LABEL_MULTI_H */
