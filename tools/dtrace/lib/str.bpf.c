// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on strings: names of probes, comparison, search, substrings,
 * joining, letters. The tool links a function into a program only if the program
 * calls it, and always as a static function. So the verifier knows the sizes
 * that callers pass.
 *
 * Corner cases (positions beyond the end, empty strings) behave as in DTrace.
 * Where DTrace returns a null pointer, the result here is an empty string.
 *
 * Build: clang -O2 -target bpf -mcpu=v3 -c (no BTF, no libbpf).
 */
#include "lib.h"

/*
 * Name of a part of a probe into @to. @table is the value of map
 * "probe_names", of @bytes bytes; it begins with u32 offsets, @index says which
 * one is wanted. An @index or offset out of range gives an empty string.
 */
long dt_probe_name(char *to, u32 size, const char *table, u64 index, u32 bytes)
{
	u64 at = index * sizeof(u32);
	u32 offset;

	to[0] = '\0';
	if (at > bytes - sizeof(u32))
		return 0;
	offset = *(const u32 *)(table + at);
	if (offset >= bytes)
		return 0;
	return bpf_probe_read_kernel_str(to, size, table + offset);
}

/*
 * Compares as strcmp() does, at most @size bytes of each: less than, equal to
 * or greater than 0.
 */
int dt_strcmp(const char *a, const char *b, u32 size)
{
	window of_a, of_b;

	for (u64 i = unknown(); i < size; i++) {
		const u32 x = take(of_a, a, i), y = take(of_b, b, i);

		if (x != y)
			return x < y ? -1 : 1;
		if (x == '\0')
			break;
		may_leave;
	}
	return 0;
}

/* Bytes of @text without its NUL. */
u64 dt_strlen(const char *text, u32 size)
{
	window bytes;
	u64 i;

	for (i = unknown(); i < size; i++) {
		if (take(bytes, text, i) == '\0')
			break;
		may_leave;
	}
	return i;
}

/* Does @text begin with @wanted, at most @size bytes? */
static NOINLINE int begins_with(const char *text, const char *wanted, u32 size)
{
	window of_text, of_wanted;

	for (u64 i = unknown(); i < size; i++) {
		const u32 byte = take(of_wanted, wanted, i);

		if (byte == '\0')
			return 1;
		if (byte != take(of_text, text, i))
			return 0;
		may_leave;
	}
	return 1;
}

/*
 * Index of the first place of @wanted in @text that is at or after @from, or -1.
 * The empty string is found at @from, but not after the end of @text: there it is
 * found at the end. All other strings are not found after the end.
 *
 * The place is compared with @from by their difference: from a comparison of both, the
 * verifier would learn in each round which values they still can have, and the next
 * round would be a new state.
 */
s64 dt_index(const char *text, const char *wanted, u32 size, s64 from)
{
	const u32 first = byte_at(wanted, 0);
	u64 begin = from < 0 ? 0 : (u64)from;
	window bytes;
	u64 i;

	forget(begin, unknown());
	for (i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, text, i);

		if (byte == '\0')
			break;
		if ((s64)(i - begin) >= 0 && (first == '\0' || (byte == first && begins_with(behind(text, i), wanted, size))))
			return (s64)i;
		may_leave;
	}
	return first == '\0' ? (s64)i : -1;
}

/*
 * Index of the last place of @wanted in @text that is not after @from, or -1. Of
 * the empty string it is @from, but neither negative nor after the end.
 */
s64 dt_rindex(const char *text, const char *wanted, u32 size, s64 from)
{
	const u32 first = byte_at(wanted, 0);
	u64 last = (u64)from;
	window bytes;
	u64 i;
	s64 found = -1;

	forget(last, unknown());
	for (i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, text, i);

		if (byte == '\0' || (s64)(last - i) < 0)
			break;
		if (byte == first && begins_with(behind(text, i), wanted, size))
			found = (s64)i;
		may_leave;
	}
	if (first != '\0')
		return found;
	return from < 0 ? 0 : from < (s64)i ? from : (s64)i;
}

/* What follows the first place of @wanted in @text, that included; "" if there is none. */
long dt_strstr(char *to, u32 size, const char *text, const char *wanted)
{
	const s64 at = dt_index(text, wanted, size, 0);

	to[0] = '\0';
	return at < 0 ? 0 : bpf_probe_read_kernel_str(to, size, behind(text, (u64)at));
}

/* What follows the first (last) @wanted in @text, that included; "" if there is none. */
static inline long from_character(char *to, u32 size, const char *text, u32 wanted, int is_last)
{
	window bytes;
	s64 found = -1;

	for (u64 i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, text, i);

		if (byte == '\0')
			break;
		if (byte == (u8)wanted) {
			found = (s64)i;
			if (!is_last)
				break;
		}
		may_leave;
	}
	to[0] = '\0';
	return found < 0 ? 0 : bpf_probe_read_kernel_str(to, size, behind(text, (u64)found));
}

long dt_strchr(char *to, u32 size, const char *text, u32 wanted)
{
	return from_character(to, size, text, wanted, 0);
}

long dt_strrchr(char *to, u32 size, const char *text, u32 wanted)
{
	return from_character(to, size, text, wanted, 1);
}

/*
 * @count bytes of @text from @index on. A negative index counts from the end; a
 * negative count leaves out that many at the end.
 */
long dt_substr(char *to, u32 size, const char *text, s64 index, s64 count)
{
	const s64 length = (s64)dt_strlen(text, size);

	if (index < 0) {
		index = (s64)((u64)index + (u64)length);
		if (index < 0 && count > -index) {
			count += index;
			index = 0;
		}
	}
	to[0] = '\0';
	if (index < 0 || index >= length)
		return 0;
	if (count < 0)
		count += length - index;
	if (count <= 0)
		return 0;
	return copy_part(to, size, behind(text, (u64)index), (u64)count);
}

/* @b after @a, as far as there is room. */
long dt_strjoin(char *to, u32 size, const char *a, const char *b, const char *end)
{
	window bytes;
	u64 i, j;
	u32 byte;

	for (i = unknown(); i < size; i++) {
		byte = take(bytes, a, i);
		if (!put(to, i, end, byte) || byte == '\0')
			break;
		may_leave;
	}
	for (j = unknown(); i < size; i++, j++) {
		byte = take(bytes, b, j);
		if (!put(to, i, end, byte) || byte == '\0')
			break;
		may_leave;
	}
	to[size - 1] = '\0';
	return 0;
}

/* Copies @text; letters between @first and @first + 25 change their case. */
static inline long other_case(char *to, u32 size, const char *text, const char *end, u32 first)
{
	window bytes;

	for (u64 i = unknown(); i < size; i++) {
		u32 byte = take(bytes, text, i);

		if (byte - first < 26)
			byte ^= 'a' ^ 'A';
		if (!put(to, i, end, byte) || byte == '\0')
			break;
		may_leave;
	}
	return 0;
}

long dt_toupper(char *to, u32 size, const char *text, const char *end)
{
	return other_case(to, size, text, end, 'a');
}

long dt_tolower(char *to, u32 size, const char *text, const char *end)
{
	return other_case(to, size, text, end, 'A');
}
