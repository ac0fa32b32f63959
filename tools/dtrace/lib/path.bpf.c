// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on paths: basename, dirname, cleanpath.
 *
 * As in DTrace, they use only the names, not the files. One forward pass finds
 * what basename(3) and dirname(3) find from the end.
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
	const u64 zero = unknown();
	u64 i, begin = zero, end = zero, before = zero;

	for (i = unknown(); i < size; i++) {
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

/* Puts @byte after the @length ones at @to: how many there are then, or @size if it does not fit. */
static inline u64 add(char *to, u64 length, u32 size, const char *end, u32 byte)
{
	if (length >= size)
		return size;
	opaque(length);
	put(to, length, end, byte);
	return length + 1;
}

/* Puts bytes of "/..", those whose bits are in @marks, after the @length ones at @to: how many there are then. */
static NOINLINE u64 put_held(char *to, u64 length, u32 size, const char *end, u64 marks)
{
	if (length + 4 >= size)
		return size;
	if (marks & 1)
		length = add(to, length, size, end, '/');
	if (marks & 2)
		length = add(to, length, size, end, '.');
	if (marks & 4)
		length = add(to, length, size, end, '.');
	return length;
}

/* Between two bytes of dt_cleanpath(); in memory of the caller's: see lib.h. */
struct cleaning {
	u64 length;	/* of what has been put */
	u64 held;	/* how much of "/.." has been read and not been decided on */
	u64 is_relative;
	u64 fixed;	/* how many bytes a relative path begins with that are "..": these lead out of nothing */
};
static_assert(sizeof(struct cleaning) <= WORK_BYTES, "the caller has no more");

/* What is held, for put_held(). A relative path begins without the slash. */
static inline u64 marks_of(volatile struct cleaning *work, u64 held)
{
	const u64 marks = held == 3 ? 7 : held == 2 ? 3 : held;

	return work->is_relative && work->length == 0 ? marks & 6 : marks;
}

/* Takes "/.." and the @byte after it. */
static NOINLINE int leave_out(volatile struct cleaning *work, char *to, u32 size, const char *end, u32 byte)
{
	u64 length = work->length;

	work->held = 1;
	if (work->is_relative && length <= work->fixed) {
		length = put_held(to, length, size, end, marks_of(work, 3));
		work->fixed = length;
	} else {
		length = one_up(to, length, size, end);
		if (byte == '\0')
			length = add(to, length, size, end, work->is_relative && length == 0 ? '.' : '/');
	}
	if (length >= size)
		return 0;
	work->length = length;
	return 1;
}

/* Takes @byte of the path; false if no more fits. */
static NOINLINE int clean(volatile struct cleaning *work, char *to, u32 size, const char *end, u32 byte)
{
	const u64 held = work->held;
	u64 length = work->length;

	if (length >= size || (held == 0 && length + 5 >= size))
		return 0;
	if (byte == '/' && held < 3) {
		work->held = 1;
		return 1;
	}
	if (byte == '.' && held > 0 && held < 3) {
		work->held = held + 1;
		return 1;
	}
	if (held == 3 && (byte == '/' || byte == '\0'))
		return leave_out(work, to, size, end, byte);
	/* An ordinary name: what was held belongs to it. */
	if (held)
		length = put_held(to, length, size, end, marks_of(work, held));
	if (length >= size || !put(to, length, end, byte))
		return 0;
	work->length = length + 1;
	work->held = 0;
	return 1;
}

/*
 * @path without empty components, "." and "..", the latter together with what
 * they lead out of. What does not fit is left out, in steps of one component's
 * first characters: nothing more is put when 5 bytes may not suffice.
 */
long dt_cleanpath(char *to, u32 size, const char *path, const char *end, volatile struct cleaning *work)
{
	window bytes;
	u64 length;

	work->length = 0;
	work->fixed = 0;
	work->is_relative = byte_at(path, 0) != '/';
	/* A relative path begins with a component, as if a slash preceded it. */
	work->held = work->is_relative;
	for (u64 i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, path, i);

		if (!clean(work, to, size, end, byte) || byte == '\0')
			break;
		tidy;
		may_leave;
	}
	length = work->length;
	if (length >= size)
		length = size - 1;
	put(to, length, end, '\0');
	return 0;
}
