// SPDX-License-Identifier: GPL-2.0
/*
 * The part of the assembler in code.h that uses the kernel: maps, type
 * information of functions, load and run.
 *
 * The verifier knows callbacks and global functions only from BTF. So a program
 * of several functions is loaded with its own BTF, in which a function takes
 * nothing or the context and returns an int. The verifier recognizes a context
 * by the name of its structure.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <bpf/libbpf.h>

#define DT_COMMON
#include "code.h"

#define CODE_LOG_SIZE	(1024 * 1024)

static int make_format_map(void)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = BPF_F_RDONLY_PROG);
	static const char text[8] = CODE_FORMAT;
	int key = 0, fd, err;

	fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, "format", sizeof(key),
			    sizeof(text), 1, &opts);
	if (fd < 0)
		return fd;
	err = bpf_map_update_elem(fd, &key, text, BPF_ANY);
	if (!err)
		err = bpf_map_freeze(fd);
	if (err) {
		close(fd);
		return err;
	}
	return fd;
}

static int make_lpm_map(void)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = BPF_F_NO_PREALLOC);

	return bpf_map_create(BPF_MAP_TYPE_LPM_TRIE, "lpm", 8, 8, 8, &opts);
}

static int make_map_of(enum bpf_map_type type, enum bpf_map_type inner)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts);
	int fd;

	opts.inner_map_fd = bpf_map_create(inner, "inner", 8, 8, 8, NULL);
	fd = bpf_map_create(type, "outer", 4, 4, 1, &opts);
	close(opts.inner_map_fd);
	return fd;
}

static int make_map(enum code_map id)
{
	switch (id) {
	case MAP_RESULTS:
		return bpf_map_create(BPF_MAP_TYPE_ARRAY, "results", 4,
				      CODE_RESULTS * 8, 1, NULL);
	case MAP_EVENTS:
	case MAP_OTHER_EVENTS:
		return bpf_map_create(BPF_MAP_TYPE_PERF_EVENT_ARRAY, "events",
				      4, 4, libbpf_num_possible_cpus(), NULL);
	case MAP_PROGS:
		return bpf_map_create(BPF_MAP_TYPE_PROG_ARRAY, "progs",
				      4, 4, 1, NULL);
	case MAP_HASH:
		return bpf_map_create(BPF_MAP_TYPE_HASH, "hash", 8, 8, 8,
				      NULL);
	case MAP_ECB:
		return bpf_map_create(BPF_MAP_TYPE_PERCPU_ARRAY, "ecb", 4,
				      sizeof(struct dtrace_ecb), 9, NULL);
	case MAP_FORMAT:
		return make_format_map();
	case MAP_LRU:
		return bpf_map_create(BPF_MAP_TYPE_LRU_HASH, "lru", 8, 8, 8,
				      NULL);
	case MAP_LPM:
		return make_lpm_map();
	case MAP_ARRAY_OF_LRU:
		return make_map_of(BPF_MAP_TYPE_ARRAY_OF_MAPS,
				   BPF_MAP_TYPE_LRU_HASH);
	case MAP_HASH_OF_LRU:
		return make_map_of(BPF_MAP_TYPE_HASH_OF_MAPS,
				   BPF_MAP_TYPE_LRU_PERCPU_HASH);
	case MAP_ARRAY_OF_HASH:
		return make_map_of(BPF_MAP_TYPE_ARRAY_OF_MAPS,
				   BPF_MAP_TYPE_HASH);
	default:
		return -EINVAL;
	}
}

int code_map(struct code *c, enum code_map id)
{
	if (id >= NR_CODE_MAPS)
		return -EINVAL;
	if (c->map[id] < 0) {
		c->map[id] = make_map(id);
		if (c->map[id] < 0 && !c->error)
			c->error = -c->map[id];
	}
	return c->map[id];
}

void code_init(struct code *c)
{
	int i;

	memset(c, 0, sizeof(*c));
	c->type = BPF_PROG_TYPE_DTRACE;
	for (i = 0; i < NR_CODE_MAPS; i++)
		c->map[i] = -1;
	c->log = calloc(1, CODE_LOG_SIZE);
	if (!c->log)
		c->error = ENOMEM;
	emit(c, BPF_MOV64_REG(R6, R1));
}

void code_free(struct code *c)
{
	int i;

	for (i = 0; i < NR_CODE_MAPS; i++)
		if (c->map[i] >= 0)
			close(c->map[i]);
	free(c->log);
}

/*
 * Add the type of int f(void) to @btf or, if @type is not 0, of a function of
 * a pointer to @type. Returns its number or -errno.
 */
static int add_prototype(struct btf *btf, int integer, int type)
{
	int pointer = type ? btf__add_ptr(btf, type) : 0;
	int proto = btf__add_func_proto(btf, integer);

	if (pointer < 0 || proto < 0)
		return -EINVAL;
	if (pointer && btf__add_func_param(btf, "arg", pointer))
		return -EINVAL;
	return proto;
}

/*
 * Add the types of the program's functions to @btf, and what each function is
 * to @info. Returns 0 or -errno.
 */
static int describe(struct code *c, struct btf *btf, struct bpf_func_info *info)
{
	int integer, ctx, i, id, proto[NR_CODE_ARGS];
	char name[16];

	integer = btf__add_int(btf, "int", 4, BTF_INT_SIGNED);
	ctx = btf__add_struct(btf, c->type == BPF_PROG_TYPE_RAW_TRACEPOINT ?
				   "bpf_raw_tracepoint_args" :
				   "dtrace_bpf_context",
			      sizeof(struct dtrace_bpf_context));
	if (integer < 0 || ctx < 0)
		return -EINVAL;
	proto[TAKES_NOTHING] = add_prototype(btf, integer, 0);
	proto[TAKES_CTX] = add_prototype(btf, integer, ctx);
	proto[TAKES_INT_PTR] = add_prototype(btf, integer, integer);
	for (i = 0; i < c->funcs; i++) {
		snprintf(name, sizeof(name), "func%d", i);
		id = btf__add_func(btf, name, c->func[i].linkage,
				   proto[c->func[i].arg]);
		if (id < 0)
			return id;
		info[i].insn_off = c->func[i].start;
		info[i].type_id = id;
	}
	return 0;
}

/* Descriptor of a BTF of the program's functions, or -errno. */
static int load_types(struct code *c, struct bpf_func_info *info)
{
	struct btf *btf = btf__new_empty();
	const void *data;
	__u32 size;
	int fd;

	if (!btf)
		return -errno;
	fd = describe(c, btf, info);
	if (!fd) {
		data = btf__raw_data(btf, &size);
		fd = data ? bpf_btf_load(data, size, NULL) : -ENOMEM;
	}
	btf__free(btf);
	return fd;
}

int code_load(struct code *c)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .prog_flags = c->flags,
		    .expected_attach_type = c->attach_type,
		    .log_level = !c->is_quiet,
		    .log_buf = c->log, .log_size = CODE_LOG_SIZE);
	struct bpf_func_info info[CODE_FUNCS];
	int fd, btf = -1;

	if (c->funcs) {
		btf = load_types(c, info);
		if (btf < 0)
			return btf;
		opts.prog_btf_fd = btf;
		opts.func_info = info;
		opts.func_info_cnt = c->funcs;
		opts.func_info_rec_size = sizeof(info[0]);
	}
	fd = bpf_prog_load(c->type, "code", "GPL", c->insn,
			   c->len, &opts);
	if (btf >= 0)
		close(btf);
	return fd;
}

int code_run(int prog_fd)
{
	return dt_test_run(prog_fd, NULL, 0);
}

__u64 code_result(struct code *c, int index)
{
	__u64 value[CODE_RESULTS] = {};
	int key = 0;

	if (bpf_map_lookup_elem(code_map(c, MAP_RESULTS), &key, value))
		return ~0ULL;
	return value[index];
}

int code_set_result(struct code *c, int index, __u64 value)
{
	__u64 all[CODE_RESULTS];
	int map = code_map(c, MAP_RESULTS), key = 0, err;

	err = bpf_map_lookup_elem(map, &key, all);
	if (err)
		return err;
	all[index] = value;
	return bpf_map_update_elem(map, &key, all, BPF_ANY);
}
