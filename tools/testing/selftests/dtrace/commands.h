/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Each command on a program of the type, and each command on the iterator of
 * static probes, as a table
 *
 * What must hold for all commands is tested row by row: who may give them, and
 * that they fail as a whole. DT_COMMANDS() lists the rows, so that a test can
 * turn each row into a variant of its fixture.
 */
#ifndef _DTRACE_COMMANDS_H
#define _DTRACE_COMMANDS_H

#include <stdbool.h>
#include <linux/bpf.h>

#include "func.h"
#include "raw_tp.h"
#include "uprobes.h"

/* X(name of the command): those that make a link of a program of the type */
#define DT_LINK_COMMANDS(X)	\
	X(link_sdt)		\
	X(link_sdt_multi)	\
	X(link_fentry)		\
	X(link_fexit)		\
	X(link_multi_entry)	\
	X(link_multi_return)	\
	X(link_kprobes_entry)	\
	X(link_kprobes_return)	\
	X(link_raw_tp)		\
	X(link_uprobes_entry)	\
	X(link_uprobes_return)

/* All. */
#define DT_COMMANDS(X)		\
	X(load)			\
	X(test_run)		\
	X(insert)		\
	X(link_iter)		\
	DT_LINK_COMMANDS(X)	\
	X(update_sdt)		\
	X(update_sdt_multi)	\
	X(update_fentry)	\
	X(update_fexit)		\
	X(update_multi)		\
	X(update_kprobes)	\
	X(update_raw_tp)	\
	X(update_uprobes)

enum cmd_id {
#define X(name)	CMD_##name,
	DT_COMMANDS(X)
#undef X
	CMD_COUNT
};

/*
 * struct cmd_objects - what the commands are about
 * @token: descriptor of a BPF token, or 0
 * @prog: a program of the type
 * @iter: a program for the iterator
 * @array: a program array with one element
 * @target_id: BTF id of the function of links on one function
 * @iter_id: BTF id of the iterator
 * @links: links whose program a command replaces, by the command that makes them
 */
struct cmd_objects {
	int token;
	int prog;
	int iter;
	int array;
	__u32 target_id;
	__u32 iter_id;
	int links[CMD_COUNT];
};

/*
 * struct cmd - a command
 * @type: attach type of the link that it makes or updates, or 0
 * @run: a descriptor that the caller closes, 0, or -errno
 * @arg: for @run; for an update, the command that makes the link
 * @fire: if it makes or updates a link: make its probe fire in this thread
 * @is_locked: whether a kernel that is locked down refuses it
 */
struct cmd {
	const char *name;
	enum bpf_attach_type type;
	int (*run)(const struct cmd_objects *objects, __u32 arg);
	__u32 arg;
	void (*fire)(void);
	bool is_locked;
};

extern const struct cmd cmds[CMD_COUNT];

/* A program that returns 0; a descriptor or -errno. */
int cmd_load(const struct cmd_objects *objects, enum bpf_prog_type type,
	     enum bpf_attach_type attach_type, __u32 btf_id);

/* Does the command replace the program of a link? */
bool cmd_is_update(const struct cmd *cmd);

/*
 * Load module sdt_test, and make what the commands are about but the links, with
 * the program @prog of the type, or with one that does nothing if @prog is 0. 0
 * or -errno.
 */
int cmd_prepare(struct cmd_objects *objects, int prog);

/* Make the link whose program the command replaces: its descriptor or -errno. */
int cmd_link(struct cmd_objects *objects, const struct cmd *update);

#endif /* _DTRACE_COMMANDS_H */
