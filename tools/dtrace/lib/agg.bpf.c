// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions of aggregations; gen/agg_layout.h draws the memory.
 *
 * The verifier knows all numbers that the caller passes, so it walks through the loops
 * below word by word. It does not trust the contents of an entry, so each offset is
 * compared with the end of the element before use. The compiler must not learn that one
 * comparison would be enough.
 */
#include "lib.h"

struct entry {
	u32 next;
	u32 shape; /* and words in the upper half */
	u64 data[];
};

/* The fields of a word that describes a shape: shape_number() and so on. */
#define FIELD(name, shift, bits) \
	static inline u32 shape_##name(u64 word) \
	{ \
		return (u32)(word >> (shift)) & ((1u << (bits)) - 1); \
	}
#include "gen/agg_shape.def"
#undef FIELD

/*
 * Entries are aligned anyway; the verifier wants to see it of what is changed by atomic operations. In loops it
 * makes the verifier forget how far it has come: else each length of a text is another way to the next one.
 */
static inline u64 aligned(u64 at)
{
	opaque(at);
	return at & ~7ull;
}

static inline u64 mix(u64 hash, u64 word)
{
	hash = (hash ^ word) * 0x9e3779b97f4a7c15ull;
	return hash ^ hash >> 32;
}

/* The highest bit of each byte of @word that is 0; of those above the lowest one it may be wrong. */
static inline u64 zero_bytes(u64 word)
{
	return (word - 0x0101010101010101ull) & ~word & 0x8080808080808080ull;
}

/* Text or stack @number: a word that says how many words it has, then these. */
static inline u64 *text_at(u64 *key, u64 shape, u32 number)
{
	return key + shape_fixed_words(shape) + number * (shape_text_words(shape) + 1);
}

/*
 * Counts the words of a text and clears what is after its NUL; @hash with them. The verifier must not
 * know how many there are, or it goes through all that follows once for each number.
 */
static inline __attribute__((always_inline)) u64 measure(u64 *text, u32 most, u64 hash, u64 zero)
{
	u64 count = most;
	u32 i;

	for (i = 0; i < most; i++) {
		const u64 word = text[1 + i], zeros = zero_bytes(word);

		if (zeros) {
			const u64 rest = word & (((zeros & -zeros) >> 7) - 1);

			text[1 + i] = rest;
			hash = mix(hash, rest);
			count = i + 1;
			break;
		}
		hash = mix(hash, word);
	}
	forget(count, zero);
	text[0] = count;
	return hash;
}

/* The same of a stack, which ends with a word that is 0. */
static inline __attribute__((always_inline)) u64 measure_stack(u64 *stack, u32 most, u64 hash, u64 zero)
{
	u64 count = most;
	u32 i;

	for (i = 0; i < most; i++) {
		const u64 word = stack[1 + i];

		if (!word) {
			count = i + 1;
			break;
		}
		hash = mix(hash, word);
	}
	forget(count, zero);
	stack[0] = count;
	return hash;
}

/* Has the entry at @at of @element, whose fixed keys are within the element, the same keys? */
static inline __attribute__((always_inline)) int same_keys(const char *element, u64 at, u64 *key, u64 shape, u32 fixed_words, u32 texts, u64 bytes)
{
	const u64 *fixed = (const u64 *)(element + at) + 1 + shape_data_words(shape);
	u32 i, t;

	for (i = 0; i < fixed_words; i++)
		if (fixed[i] != key[i])
			return 0;
	at += sizeof(struct entry) + 8 * (shape_data_words(shape) + fixed_words);
	for (t = 0; t < texts; t++) {
		const u64 *text = text_at(key, shape, t);

		for (i = 0; i < shape_text_words(shape) && i < text[0]; i++, at += 8) {
			at = aligned(at);
			if (at > bytes - 8)
				return 0;
			opaque(at);
			if (*(const u64 *)(element + at) != text[1 + i])
				return 0;
		}
	}
	return 1;
}

static inline __attribute__((always_inline)) void copy_keys(char *element, u64 at, u64 *key, u64 shape, u32 fixed_words, u32 texts, u64 bytes)
{
	u64 *fixed = (u64 *)(element + at) + 1 + shape_data_words(shape);
	u32 i, t;

	for (i = 0; i < fixed_words; i++)
		fixed[i] = key[i];
	at += sizeof(struct entry) + 8 * (shape_data_words(shape) + fixed_words);
	for (t = 0; t < texts; t++) {
		const u64 *text = text_at(key, shape, t);

		for (i = 0; i < shape_text_words(shape) && i < text[0]; i++, at += 8) {
			at = aligned(at);
			if (at > bytes - 8)
				return;
			opaque(at);
			*(u64 *)(element + at) = text[1 + i];
		}
	}
}

/*
 * The data for @key, of @fixed_words and @texts, in @element, which has @bytes; NULL if there is no room.
 * @table: where the buckets are, and log2 of their number in the upper half.
 */
static inline __attribute__((always_inline)) u64 *find(char *element, u64 *key, u64 shape, u32 fixed_words, u32 texts, u64 table, u64 bytes)
{
	const u64 last = bytes - sizeof(struct entry) - 8 * (shape_data_words(shape) + fixed_words);
	const u64 entries = (u32)table + (4ull << (table >> 32));
	u64 hash = shape_number(shape), words = fixed_words, zero = unknown(), at;
	u32 i, first, taken, *bucket;
	struct entry *entry;

	for (i = 0; i < fixed_words; i++)
		hash = mix(hash, key[i]);
	for (i = 0; i < texts; i++) {
		u64 *text = text_at(key, shape, i);

		if (i + shape_stacks(shape) < texts)
			hash = measure(text, shape_text_words(shape), hash, zero);
		else
			hash = measure_stack(text, shape_text_words(shape), hash, zero);
		hash = mix(hash, 0);
		words += text[0];
	}
	bucket = (u32 *)(element + (u32)table) + (hash * 0x9e3779b97f4a7c15ull >> (64 - (table >> 32)));
	first = *(volatile u32 *)bucket;
	at = first;
	for (i = 0; i < shape_chain(shape) && at; i++) {
		if (at > last)
			break;
		at = aligned(at);
		entry = (struct entry *)(element + at);
		if (entry->shape == (shape_number(shape) | (u32)words << 16) && same_keys(element, at, key, shape, fixed_words, texts, bytes))
			return entry->data;
		at = entry->next;
	}

	/* What is full is not added to: the sum would be too large some day. */
	const u64 size = sizeof(struct entry) + 8 * (shape_data_words(shape) + words);
	if (*(volatile u32 *)element + size > bytes - entries)
		return 0;
	taken = __sync_fetch_and_add((u32 *)element, (u32)size);
	at = entries + taken;
	if (at + size > bytes || at > last)
		return 0;
	at = aligned(at);
	entry = (struct entry *)(element + at);
	entry->next = first;
	entry->shape = shape_number(shape) | (u32)words << 16;
	copy_keys(element, at, key, shape, fixed_words, texts, bytes);
	/* If a clause that came between has added one, this one is in no bucket. */
	__sync_val_compare_and_swap(bucket, first, (u32)at);
	return entry->data;
}

u64 *dt_agg_find(char *element, u64 *key, u64 shape, u64 table, u64 bytes)
{
	return find(element, key, shape, shape_fixed_words(shape), shape_texts(shape), table, bytes);
}

/* Keys of up to four words and no text. Without loops, the look-up of three words takes half as many instructions. */
#define FIND_FIXED(words) \
	u64 *dt_agg_find_##words(char *element, u64 *key, u64 shape, u64 table, u64 bytes) \
	{ \
		return find(element, key, shape, words, 0, table, bytes); \
	}

FIND_FIXED(1)
FIND_FIXED(2)
FIND_FIXED(3)
FIND_FIXED(4)

/* At least @value is in @cell; see agg_cell(). 0 if others changed it each time between, which has a limit. */
int dt_agg_raise(u64 *cell, u64 value)
{
	u64 now = *(volatile u64 *)cell;

	for (u32 i = 0; i < 64; i++) {
		u64 before;

		if (value <= now)
			return 1;
		before = __sync_val_compare_and_swap(cell, now, value);
		if (before == now)
			return 1;
		now = before;
	}
	return 0;
}
