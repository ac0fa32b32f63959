// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that write network addresses as text. Callers fetch the
 * address and pass it in registers, in network order, so a bad pointer is a
 * fault of the caller.
 *
 * IPv6 follows RFC 5952: lower case, no leading zeros, the longest run of two or
 * more zero groups (the first of equal ones) as "::". As in DTrace, an address
 * that embeds an IPv4 address ends with that address in dots. inet_ntoa6() writes
 * only the IPv4 address.
 */
#include "lib.h"

#define ROOM 64		/* more than any address takes; a power of two */

struct line {
	char text[ROOM];
};

static inline u64 add(struct line *line, u64 at, u32 byte)
{
	line->text[at & (ROOM - 1)] = (char)byte;
	return at + 1;
}

static inline u64 add_hex(struct line *line, u64 at, u32 digit)
{
	return add(line, at, digit < 10 ? '0' + digit : 'a' + digit - 10);
}

/* @address: first byte lowest. */
static NOINLINE u64 add_dotted(struct line *line, u64 at, u32 address)
{
	for (int i = 0; i < 4; i++, address >>= 8) {
		const u32 byte = address & 0xff;

		if (i)
			at = add(line, at, '.');
		if (byte >= 100)
			at = add(line, at, '0' + byte / 100);
		if (byte >= 10)
			at = add(line, at, '0' + byte / 10 % 10);
		at = add(line, at, '0' + byte % 10);
	}
	return at;
}

static inline long finish(struct line *line, u64 at, char *to, u32 size)
{
	add(line, at, '\0');
	return bpf_probe_read_kernel_str(to, size, line->text);
}

long dt_inet_ntoa(char *to, u32 size, u32 address)
{
	struct line line;

	return finish(&line, add_dotted(&line, unknown(), address), to, size);
}

/* Group @i of 8. */
static inline u32 group(u64 high, u64 low, u32 i)
{
	const u64 half = i < 4 ? high : low;
	const u32 pair = (u32)(half >> (i & 3) * 16) & 0xffff;

	return (pair & 0xff) << 8 | pair >> 8;
}

/* The longest run of zero groups: its first one, and how many in *@count. 0 if there are no two. */
static inline u32 longest_run(u64 high, u64 low, u64 zero, u64 *count)
{
	u64 first = zero, longest = zero, length = zero;

	for (u32 i = 0; i < 8; i++) {
		length = group(high, low, i) ? zero : length + 1;
		if (length > longest) {
			longest = length;
			first = i + 1 - length;
		}
	}
	*count = longest > 1 ? longest : 0;
	return (u32)first;
}

static inline u64 add_group(struct line *line, u64 at, u32 value)
{
	if (value >> 12)
		at = add_hex(line, at, value >> 12);
	if (value >> 8)
		at = add_hex(line, at, value >> 8 & 15);
	if (value >> 4)
		at = add_hex(line, at, value >> 4 & 15);
	return add_hex(line, at, value & 15);
}

/* @high, @low: bytes 0 to 7 and 8 to 15, each first byte lowest. @only_ipv4: an embedded IPv4 address stands alone. */
long dt_inet_ntoa6(char *to, u32 size, u64 high, u64 low, u32 only_ipv4)
{
	struct line line;
	const u64 zero = unknown();
	const u32 begins = (u32)low, last = (u32)(low >> 32);
	const int mapped = high == 0 && begins == 0xffff0000;
	const int compatible = high == 0 && begins == 0 && last != 0 && last != 0x01000000;
	u64 at = zero, count;
	u32 run;

	if (mapped || compatible) {
		if (!only_ipv4) {
			at = add(&line, add(&line, at, ':'), ':');
			for (int i = 0; mapped && i < 4; i++)
				at = add(&line, at, 'f');
			if (mapped)
				at = add(&line, at, ':');
		}
		return finish(&line, add_dotted(&line, at, last), to, size);
	}
	run = longest_run(high, low, zero, &count);
	for (u64 i = unknown(); i < 8; i++) {
		forget(at, zero);
		may_leave;
		if (count && i == run) {
			at = add(&line, at, ':');
			if (i + count >= 8)
				at = add(&line, at, ':');
			i += count - 1;
			continue;
		}
		if (i)
			at = add(&line, at, ':');
		at = add_group(&line, at, group(high, low, (u32)i));
	}
	return finish(&line, at, to, size);
}

/* @count bytes of a link address, first byte lowest in @low; at most 20. @rest holds what is after 8. */
long dt_link_ntop(char *to, u32 size, const u8 *address, u32 count)
{
	struct line line;
	u64 at = unknown();

	for (u64 i = unknown(); i < count && i < 20; i++) {
		const u32 byte = byte_at((const char *)address, i);

		may_leave;
		if (i)
			at = add(&line, at, ':');
		at = add_hex(&line, add_hex(&line, at, byte >> 4), byte & 15);
	}
	return finish(&line, at, to, size);
}
