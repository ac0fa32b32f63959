// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions between numbers and text: lltostr, strtoll. As in DTrace,
 * base 16 is written with 0x and base 8 with 0, and only base 10 has a sign;
 * reading takes the digits there are and does not care about overflow.
 *
 * The caller has seen to it that 2 <= base <= 36.
 */
#include "lib.h"

#define DIGITS 72	/* 64 binary ones, a prefix, a NUL; a multiple of 8 */

long dt_lltostr(char *to, u32 size, s64 number, u32 base)
{
	char text[DIGITS];
	u64 at = unknown(to) + DIGITS - 1, value = (u64)number;

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

s64 dt_strtoll(const char *text, u32 size, u32 base)
{
	window bytes;
	const u64 zero = unknown(bytes);
	u64 value = zero;
	u64 part = zero;	/* 0 blanks; 1 behind the sign; 2 behind a 0; 3 digits */
	int negative = 0;

	for (u64 i = unknown(bytes); i < size; i++) {
		const u32 byte = take(bytes, text, i);
		u32 digit;

		if (part == 0 && (byte == ' ' || byte == '\t')) {
			/* another blank */
		} else if (part == 0 && (byte == '-' || byte == '+')) {
			negative = byte == '-';
			part = 1;
		} else if (part == 2 && (byte | 0x20) == 'x' && digit_value(byte_at(text, i + 1)) < 16) {
			part = 3;
		} else {
			digit = digit_value(byte);
			if (digit >= base)
				break;
			value = value * base + digit;
			part = base == 16 && part < 2 && byte == '0' ? 2 : 3;
		}
		forget(part, zero);
		tidy;
		may_leave;
	}
	return (s64)(negative ? -value : value);
}
