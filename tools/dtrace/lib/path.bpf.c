// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on paths: basename, dirname, cleanpath.
 *
 * They look at the names only, not at files, as DTrace's do. One pass forward
 * finds what basename(3) and dirname(3) find from the end.
 */
#include "lib.h"

struct parts {
	u64 begin, end;		/* the last component; begin == end: there is none */
	u64 before;		/* end of the component before it, 0: none */
	u64 length;
};

static inline struct parts parts_of(const char *path, u32 size)
{
	window bytes;
	const u64 zero = unknown(bytes);
	u64 i, begin = zero, end = zero, before = zero;

	for (i = unknown(bytes); i < size; i++) {
		const u32 byte = take(bytes, path, i);

		forget(begin, zero);
		forget(end, zero);
		forget(before, zero);
		may_leave;
		if (byte == '\0')
			break;
		if (byte != '/') {
			if (end != i || i == 0) {
				before = end;
				begin = i;
			}
			end = i + 1;
		}
	}
	return (struct parts){begin, end, before, i};
}

static inline long single(char *to, u32 size, char c)
{
	to[0] = c;
	if (size > 1)
		to[1] = '\0';
	else
		to[0] = '\0';
	return 0;
}

long dt_basename(char *to, u32 size, const char *path)
{
	const struct parts p = parts_of(path, size);

	if (p.begin == p.end)
		return single(to, size, p.length ? '/' : '.');
	return copy_part(to, size, behind(path, p.begin), p.end - p.begin);
}

long dt_dirname(char *to, u32 size, const char *path)
{
	const struct parts p = parts_of(path, size);

	if (p.before)
		return copy_part(to, size, path, p.before);
	/* No directory is named, unless a slash comes first. */
	return single(to, size, p.length && byte_at(path, 0) == '/' ? '/' : '.');
}

/* Removes the last component of the @length bytes at @to: the index of the slash before it, or 0. */
static NOINLINE u64 one_up(char *to, u64 length, u32 size, const char *end)
{
	while (length != 0 && length < size) {
		char *place;

		length--;
		opaque(length);
		place = to + length;
		opaque(place);
		if (place + 1 > end || *place == '/')
			break;
		may_leave;
	}
	return length;
}

/* Puts the first @held bytes of "/.." behind the @length ones at @to: how many there are then. */
static NOINLINE u64 put_held(char *to, u64 length, u32 size, const char *end, u64 held)
{
	if (length + 4 >= size)
		return size;
	if (held > 0)
		put(to, length++, end, '/');
	if (held > 1)
		put(to, length++, end, '.');
	if (held > 2)
		put(to, length++, end, '.');
	return length;
}

/*
 * @path without empty components, "." and "..", the latter together with what
 * they lead out of. What does not fit is left out, in steps of one component's
 * first characters: nothing more is put when 5 bytes may not suffice.
 *
 * @held counts what has been read of "/.." and not been decided on.
 */
long dt_cleanpath(char *to, u32 size, const char *path, const char *end)
{
	window bytes;
	const u64 zero = unknown(bytes);
	u64 length = zero, held = zero;

	for (u64 i = unknown(bytes); i < size; i++) {
		const u32 byte = take(bytes, path, i);

		if (held == 0 && length + 5 >= size)
			break;
		if (held == 0 && byte != '/') {
			if (length >= size || !put(to, length++, end, byte))
				break;
		} else if (byte == '/' && held < 3) {
			held = 1;
		} else if (byte == '.' && held < 3) {
			held++;
		} else if (held == 3 && (byte == '/' || byte == '\0')) {
			length = one_up(to, length, size, end);
			if (byte == '\0' && length < size)
				put(to, length++, end, '/');
			held = 1;
		} else {
			/* An ordinary name: what was held belongs to it. */
			length = put_held(to, length, size, end, held);
			if (length >= size || !put(to, length++, end, byte))
				break;
			held = 0;
		}
		if (byte == '\0')
			break;
		forget(held, zero);
		forget(length, zero);
		tidy;
		may_leave;
	}
	if (length >= size)
		length = size - 1;
	put(to, length, end, '\0');
	return 0;
}
