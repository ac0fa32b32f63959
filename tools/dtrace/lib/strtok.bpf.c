// SPDX-License-Identifier: GPL-2.0
/*
 * strtok(): finds the next token. The caller keeps a copy of the text and the
 * position where the rest of it begins, both for one firing. DTrace keeps them
 * equally long.
 *
 * The separators become a set of 256 bits first. So each character of the text is
 * looked up once, however many separators there are.
 */
#include "lib.h"

#define NO_REST (~0ull)

/*
 * The token of @text at or after @from into @to; bytes that occur in @breaks
 * separate tokens. Returns where the next one may begin, or NO_REST (then @to
 * is empty) if nothing but separators is left.
 */
u64 dt_strtok(char *to, u32 size, const char *text, const char *breaks, u64 from)
{
	u64 separates[4] = {};
	window bytes;
	const u64 zero = unknown();
	u64 i, begin = zero, in_token = zero;

	to[0] = '\0';
	if (from >= size)
		return NO_REST;
	for (i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, breaks, i);

		separates[byte >> 6] |= 1ull << (byte & 63);
		if (byte == '\0')
			break;
		may_leave;
	}
	for (i = unknown(); i + from < size; i++) {
		const u32 byte = take(bytes, behind(text, from), i);
		const int ends = byte == '\0' || (separates[byte >> 6] >> (byte & 63) & 1);

		forget(in_token, zero);
		forget(begin, zero);
		may_leave;
		if (!in_token && !ends) {
			in_token = 1;
			begin = i;
		}
		if (byte == '\0' || (in_token && ends))
			break;
	}
	if (!in_token)
		return NO_REST;
	copy_part(to, size, behind(text, from + begin), i - begin);
	return from + i;
}
