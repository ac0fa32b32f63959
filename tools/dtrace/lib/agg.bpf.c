// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions of aggregations; gen/agg_layout.h draws the memory.
 *
 * The verifier knows all numbers that the caller passes, so it walks through the loops
 * below word by word. It does not trust the contents of an entry, so each offset is
 * compared with the end of the element before use. The compiler must not learn that one
 * comparison would be enough. A stack that is the only stored key needs none, because an
 * element has room for one behind its entries.
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

#define GOLDEN 0x9e3779b97f4a7c15ull

static inline u64 mix(u64 hash, u64 word)
{
	hash = (hash ^ word) * GOLDEN;
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
static ALWAYS_INLINE u64 measure(u64 *text, u32 most, u64 hash, u64 zero)
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
static ALWAYS_INLINE u64 measure_stack(u64 *stack, u32 most, u64 hash, u64 zero)
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
static ALWAYS_INLINE int same_keys(const char *element, u64 at, u64 *key, u64 shape, u32 fixed_words, u32 texts,
				   u64 bytes)
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

static ALWAYS_INLINE void copy_keys(char *element, u64 at, u64 *key, u64 shape, u32 fixed_words, u32 texts, u64 bytes)
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
 * A stack that is the only stored key. The most words that it has are a multiple of four. The functions below walk over
 * four words at a time, and stop at the 0 that is after the last frame. @step does one word.
 */
#define FOR_EACH_WORD(most, step)              \
	for (u32 i = 0; i < (most); i += 4) {  \
		step(i);                       \
		step(i + 1);                   \
		step(i + 2);                   \
		step(i + 3);                   \
	}

/*
 * The hash of a stack and of the number of its shape; @stack[0] becomes the number of its words. It has no shifts as in
 * mix(): the bucket is in the high bits, and each multiplication carries differences up.
 */
static ALWAYS_INLINE u64 hash_stack(u64 *stack, u64 shape, u64 zero)
{
	const u32 most = shape_text_words(shape);
	u64 hash = shape_number(shape), count = most;

#define STEP(n)                                 \
	{                                       \
		const u64 word = stack[1 + (n)]; \
		if (!word) {                    \
			count = (n) + 1;        \
			goto end;               \
		}                               \
		hash = (hash ^ word) * GOLDEN;  \
	}
	FOR_EACH_WORD(most, STEP)
#undef STEP
end:
	forget(count, zero);
	stack[0] = count;
	return hash;
}

static ALWAYS_INLINE int same_stack(const u64 *one, const u64 *other, u32 most)
{
#define STEP(n)                         \
	{                               \
		const u64 word = one[n]; \
		if (word != other[n])   \
			return 0;       \
		if (!word)              \
			return 1;       \
	}
	FOR_EACH_WORD(most, STEP)
#undef STEP
	return 1;
}

static ALWAYS_INLINE void copy_stack(u64 *to, const u64 *from, u32 most)
{
	keep_loop
	for (u32 i = 0; i < most; i++) {
		to[i] = from[i];
		if (!from[i])
			return;
	}
}

/* What the keys of a shape are made of; constants, for which the compiler makes a function of its own. */
struct made_of {
	u32 fixed_words, texts;
	int is_stack; /* and nothing else is stored */
};

/* @table: where the buckets are, and log2 of their number in the upper half. */
static inline u32 *bucket_of(char *element, u64 hash, u64 table)
{
	return (u32 *)(element + (u32)table) + (hash * GOLDEN >> (64 - (table >> 32)));
}

/* What the entries of a shape whose keys have @words begin with, after `next`. */
static inline u32 shape_and_words(u64 shape, u64 words)
{
	return shape_number(shape) | (u32)words << 16;
}

/* The largest offset of an entry whose fixed keys are within @bytes. */
static inline u64 last_entry(u64 shape, u32 fixed_words, u64 bytes)
{
	return bytes - sizeof(struct entry) - 8 * (shape_data_words(shape) + fixed_words);
}

/*
 * The data of @key, which is in an entry of the bucket that begins with @at; NULL if it is in none of those that are
 * looked at.
 */
static ALWAYS_INLINE u64 *look_up(char *element, u64 *key, u64 shape, struct made_of of, u64 words, u64 at, u64 bytes)
{
	const u64 last = last_entry(shape, of.fixed_words, bytes);
	const u32 wanted = shape_and_words(shape, words);
	u32 i;

	for (i = 0; i < shape_chain(shape) && at; i++) {
		struct entry *entry;

		if (at > last)
			break;
		at = aligned(at);
		entry = (struct entry *)(element + at);
		if (entry->shape == wanted &&
		    (of.is_stack ? same_stack(entry->data + shape_data_words(shape), key + 1, shape_text_words(shape)) :
				   same_keys(element, at, key, shape, of.fixed_words, of.texts, bytes)))
			return entry->data;
		at = entry->next;
	}
	return 0;
}

/* Adds an entry for @key to @bucket, which begins with the entry @first; NULL if there is no room. */
static ALWAYS_INLINE u64 *add(char *element, u64 *key, u64 shape, struct made_of of, u64 words, u32 *bucket, u32 first,
			      u64 table, u64 bytes)
{
	const u64 last = last_entry(shape, of.fixed_words, bytes);
	const u64 entries = (u32)table + (4ull << (table >> 32));
	const u64 size = sizeof(struct entry) + 8 * (shape_data_words(shape) + words);
	u64 at;
	u32 taken;
	struct entry *entry;

	/* What is full is not added to: the sum would be too large some day. */
	if (*(volatile u32 *)element + size > bytes - entries)
		return 0;
	taken = __sync_fetch_and_add((u32 *)element, (u32)size);
	at = entries + taken;
	if (at + size > bytes || at > last)
		return 0;
	at = aligned(at);
	entry = (struct entry *)(element + at);
	entry->next = first;
	entry->shape = shape_and_words(shape, words);
	if (of.is_stack)
		copy_stack(entry->data + shape_data_words(shape), key + 1, shape_text_words(shape));
	else
		copy_keys(element, at, key, shape, of.fixed_words, of.texts, bytes);
	/* If a clause that came between has added one, this one is in no bucket. */
	__sync_val_compare_and_swap(bucket, first, (u32)at);
	return entry->data;
}

/* The data for @key, of @fixed_words and @texts, in @element, whose entries end at @bytes; NULL if there is no room. */
static ALWAYS_INLINE u64 *find(char *element, u64 *key, u64 shape, u32 fixed_words, u32 texts, u64 table, u64 bytes)
{
	const struct made_of of = {fixed_words, texts, 0};
	u64 hash = shape_number(shape), words = fixed_words, zero = unknown(), *data;
	u32 i, first, *bucket;

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
	bucket = bucket_of(element, hash, table);
	first = *(volatile u32 *)bucket;
	data = look_up(element, key, shape, of, words, first, bytes);
	return data ? data : add(element, key, shape, of, words, bucket, first, table, bytes);
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

static const struct made_of stack_only = {0, 1, 1};

/* For a stack that is not found; a function of its own, so that finding one needs few registers. */
NOINLINE u64 *dt_agg_add_stack(char *element, u64 *key, u64 shape, u64 table, u64 bytes)
{
	u32 *bucket = bucket_of(element, hash_stack(key, shape, unknown()), table);

	return add(element, key, shape, stack_only, key[0], bucket, *(volatile u32 *)bucket, table, bytes);
}

/* A stack that is the only stored key. */
u64 *dt_agg_find_stack(char *element, u64 *key, u64 shape, u64 table, u64 bytes)
{
	const u64 hash = hash_stack(key, shape, unknown());
	const u32 first = *(volatile u32 *)bucket_of(element, hash, table);
	u64 *data = look_up(element, key, shape, stack_only, key[0], first, bytes);

	return data ? data : dt_agg_add_stack(element, key, shape, table, bytes);
}

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
