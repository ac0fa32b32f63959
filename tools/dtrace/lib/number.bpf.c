// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that convert between numbers and text: lltostr, strtoll. As
 * in DTrace, base 16 is written with 0x and base 8 with 0, and only base 10 has
 * a sign. Reading takes all digits and ignores overflow.
 *
 * The caller ensures that 2 <= base <= 36.
 */
#include "lib.h"

#define DIGITS 72	/* 64 binary ones, a prefix, a NUL; a multiple of 8 */

long dt_lltostr(char *to, u32 size, s64 number, u32 base)
{
	char text[DIGITS];
	u64 at = unknown() + DIGITS - 1, value = (u64)number;

	if (base == 10 && number < 0)
		value = -value;
	text[DIGITS - 1] = '\0';
	do {
		const u32 digit = (u32)(value % base);

		value /= base;
		at = (at - 1) & 0x7f;
		if (at >= DIGITS - 1)
			break;
		text[at] = (char)(digit < 10 ? '0' + digit : 'a' + digit - 10);
		may_leave;
	} while (value);
	if (base == 16 && --at < DIGITS)
		text[at] = 'x';
	if ((base == 16 || (base == 8 && number)) && --at < DIGITS)
		text[at] = '0';
	if (base == 10 && number < 0 && --at < DIGITS)
		text[at] = '-';
	return bpf_probe_read_kernel_str(to, size, text + (at < DIGITS ? at : 0));
}

/* Value of a digit in bases up to 36, or more than that. */
static inline u32 digit_value(u32 byte)
{
	if (byte - '0' < 10)
		return byte - '0';
	byte |= 0x20;
	return byte - 'a' < 26 ? byte - 'a' + 10 : 99;
}

/* Between two bytes; in memory of the caller's: see lib.h. */
struct reading {
	u64 value, negative;
	u64 part;	/* enum part */
};

static_assert(sizeof(struct reading) <= WORK_BYTES, "the caller has no more");

enum part { BLANKS, SIGN, ZERO, DIGITS_ONLY };

/* Takes @byte; false if the number has ended before it. @next: the byte after, if that matters. */
static NOINLINE int take_digit(volatile struct reading *work, u32 byte, const char *next, u32 base)
{
	const u64 part = work->part;
	const u32 digit = digit_value(byte);

	if (part == BLANKS && (byte == ' ' || byte == '\t'))
		return 1;
	if (part == BLANKS && (byte == '-' || byte == '+')) {
		work->negative = byte == '-';
		work->part = SIGN;
		return 1;
	}
	if (part == ZERO && (byte | 0x20) == 'x' && digit_value(byte_at(next, 0)) < 16) {
		work->part = DIGITS_ONLY;
		return 1;
	}
	if (digit >= base)
		return 0;
	work->value = work->value * base + digit;
	work->part = base == 16 && part < ZERO && byte == '0' ? ZERO : DIGITS_ONLY;
	return 1;
}

s64 dt_strtoll(const char *text, u32 size, u32 base, volatile struct reading *work)
{
	window bytes;

	work->value = 0;
	work->negative = 0;
	work->part = BLANKS;
	for (u64 i = unknown(); i < size; i++) {
		if (!take_digit(work, take(bytes, text, i), behind(text, i + 1), base))
			break;
		tidy;
		may_leave;
	}
	return (s64)(work->negative ? -work->value : work->value);
}
