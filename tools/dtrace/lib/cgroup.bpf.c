// SPDX-License-Identifier: GPL-2.0
/*
 * The path of a cgroup, and the name of the container in it.
 *
 * A cgroup is a directory, and struct kernfs_node has its name and the directory above.
 * The names are read where the clause runs, because a cgroup can be gone when the tool
 * prints. So predicates can compare them, too.
 *
 * The path is written from the root down, without working memory: for each directory,
 * the code walks up from the cgroup again. Few cgroups are deeper than eight.
 */
#include "lib.h"

/* Where members are, in units of 4 bytes; a byte of @layout each: kernel.cc of check/. */
enum { CGROUP_NODE, NODE_PARENT, NODE_NAME };

/* The kernel lets directories be nested as deep as the administrator allows. */
#define MOST_LEVELS 256

static inline u64 word_at(u64 address, u64 layout, u32 member)
{
	u64 value = 0;

	bpf_probe_read_kernel(&value, sizeof(value), (const void *)(address + (layout >> (8 * member) & 0xff) * 4));
	return value;
}

/* How many directories are above @node. */
static NOINLINE u64 depth_of(u64 node, u64 layout)
{
	u64 depth = unknown();

	for (; depth < MOST_LEVELS; depth++) {
		node = word_at(node, layout, NODE_PARENT);
		if (!node)
			break;
		may_leave;
	}
	return depth;
}

/* The directory @levels above @node. */
static NOINLINE u64 ancestor(u64 node, u64 layout, u64 levels)
{
	for (u64 i = unknown(); i < levels; i++) {
		node = word_at(node, layout, NODE_PARENT);
		may_leave;
	}
	return node;
}

/* Puts a slash and the name to @to[@at]; the place after it, or @size if there is no more room. */
static NOINLINE u64 put_part(char *to, u32 size, const char *end, u64 name, u64 at)
{
	window bytes;

	if (at >= size || !put(to, at, end, '/'))
		return size;
	at++;
	for (u64 i = unknown();; i++) {
		const u32 byte = take(bytes, (const char *)name, i);

		if (byte == '\0')
			break;
		if (at >= size || !put(to, at, end, byte))
			return size;
		at++;
		may_leave;
	}
	return at;
}

/* The path of @cgroup from the root of the hierarchy, such as "/system.slice/cron.service"; the root is "/". */
long dt_cgroup_path(char *to, u32 size, const char *cgroup, u64 layout, const char *end)
{
	const u64 node = word_at((u64)cgroup, layout, CGROUP_NODE), zero = unknown();
	u64 depth = depth_of(node, layout), at = unknown();

	to[0] = '\0';
	if (depth == 0 && node)
		at = put_part(to, size, end, 0, at);
	for (; depth > 0; depth--) {
		forget(at, zero);
		at = put_part(to, size, end, word_at(ancestor(node, layout, depth - 1), layout, NODE_NAME), at);
		may_leave;
	}
	if (at < size)
		put(to, at, end, '\0');
	to[size - 1] = '\0';
	return 0;
}

/* Eight bytes of a name as they lie in memory. */
#define WORD(a, b, c, d, e, f, g, h)                                                                                  \
	((u64)(h) << 56 | (u64)(g) << 48 | (u64)(f) << 40 | (u64)(e) << 32 | (u64)(d) << 24 | (u64)(c) << 16 |          \
	 (u64)(b) << 8 | (u64)(a))

/* Do the first @count bytes of @name equal those of @low and @high? */
static inline u32 begins(const u64 *name, u64 low, u64 high, u32 count)
{
	const u64 low_bits = count >= 8 ? ~0ull : ~0ull >> (64 - 8 * count);
	const u64 high_bits = count <= 8 ? 0 : ~0ull >> (128 - 8 * count);

	return ((name[0] ^ low) & low_bits) == 0 && ((name[1] ^ high) & high_bits) == 0;
}

#define NO_CONTAINER 64

/*
 * Where the name of a container begins in @name, 16 bytes of it: after the prefix of the program that runs
 * containers, such as docker, containerd, CRI-O, podman, LXC, nerdctl, systemd-nspawn and systemd-machined.
 */
static inline u64 behind_prefix(const u64 *name)
{
	const u64 libpod = WORD('l', 'i', 'b', 'p', 'o', 'd', '-', 0), crio = WORD('c', 'r', 'i', 'o', '-', 0, 0, 0);

	if (begins(name, WORD('d', 'o', 'c', 'k', 'e', 'r', '-', 0), 0, 7))
		return 7;
	if (begins(name, WORD('c', 'r', 'i', '-', 'c', 'o', 'n', 't'), WORD('a', 'i', 'n', 'e', 'r', 'd', '-', 0), 15))
		return 15;
	/* conmon watches a container from outside. */
	if (begins(name, libpod | (u64)'c' << 56, WORD('o', 'n', 'm', 'o', 'n', '-', 0, 0), 14) ||
	    begins(name, crio | WORD(0, 0, 0, 0, 0, 'c', 'o', 'n'), WORD('m', 'o', 'n', '-', 0, 0, 0, 0), 12))
		return NO_CONTAINER;
	if (begins(name, libpod | (u64)'p' << 56, WORD('a', 'y', 'l', 'o', 'a', 'd', '-', 0), 15))
		return 15;
	if (begins(name, libpod, 0, 7))
		return 7;
	if (begins(name, crio, 0, 5))
		return 5;
	if (begins(name, WORD('l', 'x', 'c', '.', 'p', 'a', 'y', 'l'), WORD('o', 'a', 'd', '.', 0, 0, 0, 0), 12))
		return 12;
	if (begins(name, WORD('n', 'e', 'r', 'd', 'c', 't', 'l', '-'), 0, 8) ||
	    begins(name, WORD('m', 'a', 'c', 'h', 'i', 'n', 'e', '-'), 0, 8))
		return 8;
	if (begins(name, WORD('s', 'y', 's', 't', 'e', 'm', 'd', '-'), WORD('n', 's', 'p', 'a', 'w', 'n', '@', 0), 15))
		return 15;
	return NO_CONTAINER;
}

/* Is @name the number of a container, 64 hexadecimal digits? Where systemd makes no cgroups, nothing precedes it. */
static NOINLINE u32 is_number(u64 name)
{
	u64 i = unknown();
	u32 byte = 0;
	window bytes;

	for (; i <= 64; i++) {
		byte = take(bytes, (const char *)name, i);
		if (!(byte >= '0' && byte <= '9') && !(byte >= 'a' && byte <= 'f'))
			break;
		may_leave;
	}
	return i == 64 && byte == '\0';
}

static NOINLINE u64 container_at(u64 name)
{
	u64 bytes[3] = {0, 0, 0}, at;

	bpf_probe_read_kernel_str(bytes, 17, (const char *)name);
	at = behind_prefix(bytes);
	return at == NO_CONTAINER && is_number(name) ? 0 : at;
}

/* Puts @name to @to without the kind of the unit of systemd at its end. */
static NOINLINE void put_container(char *to, u32 size, const char *end, u64 name)
{
	/* The last bytes, the very last one lowest. */
	u64 last = unknown(), at = unknown();
	window bytes;

	for (; at < size; at++) {
		const u32 byte = take(bytes, (const char *)name, at);

		if (byte == '\0' || !put(to, at, end, byte))
			break;
		last = last << 8 | byte;
		may_leave;
	}
	if (last << 16 == WORD(0, 0, 'e', 'p', 'o', 'c', 's', '.'))
		at -= 6;
	else if (last == WORD('e', 'c', 'i', 'v', 'r', 'e', 's', '.'))
		at -= 8;
	if (at < size)
		put(to, at, end, '\0');
}

/* The container that the cgroup @cgroup is of, the innermost one; empty if there is none. */
long dt_cgroup_container(char *to, u32 size, const char *cgroup, u64 layout, const char *end)
{
	u64 node = word_at((u64)cgroup, layout, CGROUP_NODE);

	to[0] = '\0';
	for (u64 i = unknown(); i < MOST_LEVELS && node; i++) {
		const u64 name = word_at(node, layout, NODE_NAME), at = container_at(name);

		if (at != NO_CONTAINER) {
			put_container(to, size, end, name + at);
			break;
		}
		node = word_at(node, layout, NODE_PARENT);
		may_leave;
	}
	to[size - 1] = '\0';
	return 0;
}
