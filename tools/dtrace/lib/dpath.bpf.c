// SPDX-License-Identifier: GPL-2.0
/*
 * The path of a file, from the root of its mount namespace.
 *
 * The kernel's own d_path() takes locks, and few programs may call it. This code
 * follows the names upwards twice, without locks: the first pass computes the
 * length, the second copies each name to its position. While a directory is
 * being renamed, the path may be a mixture of both names.
 */
#include "lib.h"

/* Where members are, in units of 4 bytes; a byte of @layout each. */
enum { D_PARENT, D_NAME, D_LENGTH, MNT_ROOT, MNT, MNT_PARENT, MNT_MOUNTPOINT };

struct walk {
	u64 mount, dentry;	/* struct path; what is above it */
	u64 name;		/* of what was found last */
	u64 at;			/* where in the path that begins */
	u32 length;
};

static inline u64 offset(u64 layout, u32 member)
{
	return (layout >> (8 * member) & 0xff) * 4;
}

static inline u64 word(u64 address)
{
	u64 value = 0;

	bpf_probe_read_kernel(&value, sizeof(value), (const void *)address);
	return value;
}

enum found { TOP, ORPHAN, OTHER_MOUNT, NAME };

/* One step upwards; NAME: of this component. */
static NOINLINE u32 step_up(struct walk *walk, u64 layout)
{
	const u64 dentry = walk->dentry;
	u64 parent;

	if (word(walk->mount + offset(layout, MNT_ROOT)) == dentry) {
		const u64 mount = walk->mount - offset(layout, MNT);

		parent = word(mount + offset(layout, MNT_PARENT));
		if (parent == mount || parent == 0)
			return parent ? TOP : ORPHAN;
		walk->dentry = word(mount + offset(layout, MNT_MOUNTPOINT));
		walk->mount = parent + offset(layout, MNT);
		return OTHER_MOUNT;
	}
	parent = word(dentry + offset(layout, D_PARENT));
	if (parent == dentry || parent == 0)
		return ORPHAN;
	walk->name = word(dentry + offset(layout, D_NAME));
	walk->length = (u32)word(dentry + offset(layout, D_LENGTH)) & 0xffff;
	walk->dentry = parent;
	return NAME;
}

/* Puts a slash and the name to their place; what is after @size is left out. */
static NOINLINE void put_name(char *to, u32 size, const char *end, const struct walk *walk)
{
	const u64 at = walk->at;
	window bytes;

	if (at >= size || !put(to, at, end, '/'))
		return;
	for (u64 i = unknown(); i < walk->length; i++) {
		const u64 place = at + 1 + i;

		if (place >= size || !put(to, place, end, take(bytes, (const char *)walk->name, i)))
			break;
		may_leave;
	}
}

/* @path: a struct path. What no directory leads to, as a pipe, and what cannot be read have an empty one. */
long dt_d_path(char *to, u32 size, const char *path, u64 layout, const char *end)
{
	struct walk walk = {0};
	const u64 zero = unknown();
	u64 length = unknown();
	u32 found = ORPHAN;

	to[0] = '\0';
	bpf_probe_read_kernel(&walk, 16, path);
	for (u64 i = unknown(); i < 65536; i++) {
		forget(length, zero);
		found = step_up(&walk, layout);
		if (found < OTHER_MOUNT)
			break;
		if (found == NAME)
			length += walk.length + 1;
		may_leave;
	}
	if (length == 0 && found == TOP) {
		put(to, length, end, '/');
		length++;
	}
	if (length < size)
		put(to, length, end, '\0');
	bpf_probe_read_kernel(&walk, 16, path);
	walk.at = length;
	for (u64 i = unknown(); i < 65536; i++) {
		found = step_up(&walk, layout);
		if (found < OTHER_MOUNT)
			break;
		if (found == NAME) {
			forget(walk.at, zero);
			walk.at -= walk.length + 1;
			put_name(to, size, end, &walk);
		}
		may_leave;
	}
	to[size - 1] = '\0';
	return 0;
}
