// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that read the kernel's structures. The caller passes the
 * offsets of members, which come from the kernel's types.
 *
 * The library is compiled together with the tool, which runs on many kernels. So no
 * offset can be a constant here.
 */
#include "lib.h"

/*
 * Is the process @pid the one that @task belongs to, or one of its ancestors?
 * @offsets: of real_parent and tgid in struct task_struct, as high and low half.
 */
long dt_progenyof(const char *task, u32 pid, u64 offsets)
{
	u64 depth = unknown();

	/* The first task of all is its own parent. */
	for (; depth < 65536; depth++) {
		const char *parent = 0;
		u32 tgid = 0;

		may_leave;
		if (bpf_probe_read_kernel(&tgid, sizeof(tgid), task + (u32)offsets) != 0)
			break;
		if (tgid == pid)
			return 1;
		if (tgid == 0 || bpf_probe_read_kernel(&parent, sizeof(parent), task + (offsets >> 32)) != 0 || !parent)
			break;
		task = parent;
	}
	return 0;
}

/* A number of 8 bits in @layout, which stands for four times as many bytes. */
static inline u64 part(u64 layout, u32 shift)
{
	return (layout >> shift & 0xff) * 4;
}

/*
 * The number that @pid, a struct pid, is in the namespace of processes with the inode @ns; 0 if that has no number for it.
 * A process has a number in its own namespace and in each one around it. @layout: of thread_pid in struct task_struct (16
 * bits), then of level and numbers in struct pid, nr and ns in struct upid, ns.inum in struct pid_namespace, and the size of
 * struct upid.
 */
u64 dt_pid_number_in(const char *pid, u64 layout, u64 ns)
{
	u64 depth = unknown();
	u32 level = 0;

	if (!pid || bpf_probe_read_kernel(&level, sizeof(level), pid + part(layout, 16)) != 0)
		return 0;
	for (; depth <= level; depth++) {
		const char *at = pid + part(layout, 24) + depth * part(layout, 56), *of = 0;
		u32 inode = 0, number = 0;

		may_leave;
		if (bpf_probe_read_kernel(&of, sizeof(of), at + part(layout, 40)) != 0 ||
		    bpf_probe_read_kernel(&inode, sizeof(inode), of + part(layout, 48)) != 0)
			break;
		if (inode == (u32)ns)
			return bpf_probe_read_kernel(&number, sizeof(number), at + part(layout, 32)) == 0 ? number : 0;
	}
	return 0;
}

/* ... the number of the thread @task. */
u64 dt_number_in(const char *task, u64 layout, u64 ns)
{
	const char *pid = 0;

	if (bpf_probe_read_kernel(&pid, sizeof(pid), task + (u16)layout) != 0)
		return 0;
	return dt_pid_number_in(pid, layout, ns);
}

/* dt_progenyof() with the numbers of a namespace: see dt_number_in(). @offsets: of real_parent and group_leader. */
long dt_progenyof_in(const char *task, u32 pid, u64 offsets, u64 layout, u64 ns)
{
	u64 depth = unknown();

	for (; depth < 65536; depth++) {
		const char *leader = 0, *parent = 0;

		may_leave;
		if (bpf_probe_read_kernel(&leader, sizeof(leader), task + (u32)offsets) != 0 || !leader)
			break;
		if (dt_number_in(leader, layout, ns) == pid)
			return 1;
		/* The first task of all is its own parent. */
		if (bpf_probe_read_kernel(&parent, sizeof(parent), task + (offsets >> 32)) != 0 || !parent ||
		    parent == task)
			break;
		task = parent;
	}
	return 0;
}
