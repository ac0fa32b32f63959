/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What library functions share. They are compiled by themselves, without
 * kernel headers; the few helpers they need are declared here.
 *
 * A map of the program is used through an address that the caller passes, or
 * by `extern struct dt_map NAME;` and &NAME.
 */
#ifndef DTRACE_LIB_LIB_H
#define DTRACE_LIB_LIB_H

#include <linux/bpf.h>

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

struct dt_map;

static void *(*const bpf_map_lookup_elem)(struct dt_map *map, const void *key) = (void *)BPF_FUNC_map_lookup_elem;
static u32 (*const bpf_get_smp_processor_id)(void) = (void *)BPF_FUNC_get_smp_processor_id;
static long (*const bpf_probe_read_kernel_str)(void *to, u32 size, const void *from) =
	(void *)BPF_FUNC_probe_read_kernel_str;

#endif
