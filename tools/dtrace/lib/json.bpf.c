// SPDX-License-Identifier: GPL-2.0
/*
 * json: finds one value in a JSON text by a path such as "a.b[3].c".
 *
 * One pass over the text, with a state that says what may come next. As in
 * DTrace, no tree is built; the pass ends when the value is found, and the rest
 * of the text is not checked; strings are returned without their quotes but with
 * their escapes. A value is copied from the text at the end of the pass.
 */
#include "lib.h"

enum state {
	REST,		/* at the beginning */
	OBJECT,		/* a key comes */
	KEY, KEY_ESCAPE,
	COLON,
	VALUE,
	STRING, STRING_ESCAPE,
	NUMBER, FRACTION, EXPONENT,
	WORD,		/* true, false, null */
	NESTED,		/* an object or array that is skipped or wanted as a whole */
	NESTED_STRING, NESTED_ESCAPE,
	COMMA,
};

/* What is wanted where the pass is, and what it has seen. In memory of the caller's: see lib.h. */
struct scan {
	u64 state;
	u64 key, key_length;	/* the element of the path that counts at this level */
	u64 index;		/* its number, if it is one; else ~0 */
	u64 deeper;		/* where the next element begins, 0: there is none */
	u64 found;		/* the value that comes, or was begun, is what the element means */
	u64 in_array, position;
	u64 value;		/* where the key or value in hand begins */
	u64 braces, brackets;	/* open ones in a nested value */
};

static_assert(sizeof(struct scan) <= WORK_BYTES, "the caller has no more");

enum verdict { GO_ON, FAIL, DONE, DONE_WITH_BYTE };

static inline int ends_element(u32 byte)
{
	return byte == '\0' || byte == '.' || byte == '[' || byte == ']';
}

/* The element of @path that begins at @at. */
static NOINLINE u64 element_end(const char *path, u64 at, u32 size, volatile u64 *index)
{
	u64 number = 0;

	*index = ~0ull;
	for (at += unknown(); at < size; at++) {
		const u32 byte = byte_at(path, at);

		if (ends_element(byte))
			break;
		number = number * 10 + (byte - '0');
		*index = byte - '0' < 10 ? number : ~0ull;
		may_leave;
	}
	return at;
}

/* Are the @length bytes at @text the @count bytes at @path? */
static NOINLINE int is_key(const char *text, u64 length, const char *path, u64 count, u32 size)
{
	window of_text, of_path;

	if (length != count)
		return 0;
	for (u64 i = unknown(); i < count && i < size; i++) {
		if (take(of_text, text, i) != take(of_path, path, i))
			return 0;
		may_leave;
	}
	return 1;
}

static inline int is_blank(u32 byte)
{
	return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static inline int is_word(const char *text, u64 length)
{
	char word[8] = {};

	if (length < 4 || length > 5)
		return 0;
	bpf_probe_read_kernel(word, 5, text);
	if (length == 4)
		return (word[0] == 't' && word[1] == 'r' && word[2] == 'u' && word[3] == 'e') ||
		       (word[0] == 'n' && word[1] == 'u' && word[2] == 'l' && word[3] == 'l');
	return word[0] == 'f' && word[1] == 'a' && word[2] == 'l' && word[3] == 's' && word[4] == 'e';
}

/* Makes the element of @path at @at the one that counts. */
static inline void enter(volatile struct scan *s, const char *path, u64 at, u32 size)
{
	u64 end = element_end(path, at, size, &s->index);
	u32 byte = byte_at(path, end);

	s->key = at;
	s->key_length = end - at;
	if (byte == ']')
		byte = byte_at(path, ++end);
	s->deeper = byte == '.' || byte == '[' ? end + 1 : 0;
}

static inline void begin_level(volatile struct scan *s, u32 byte)
{
	s->in_array = byte == '[';
	s->position = 0;
	s->found = s->in_array && s->index == 0;
	s->state = s->in_array ? VALUE : OBJECT;
}

/* A value that is no object and no array has ended. */
static inline enum verdict end_of_value(volatile struct scan *s)
{
	s->state = COMMA;
	if (!s->found)
		return GO_ON;
	return s->deeper ? FAIL : DONE;
}

/* Numbers and words end at the first byte that does not belong to them. Then the state is COMMA. */
static inline enum verdict plain_value(volatile struct scan *s, const char *text, u64 at, u32 byte)
{
	if (s->state == WORD) {
		if (byte - 'a' < 26)
			return GO_ON;
		return is_word(behind(text, s->value), at - s->value) ? end_of_value(s) : FAIL;
	}
	if (s->state == NUMBER && byte == '.')
		s->state = FRACTION;
	else if (s->state != EXPONENT && (byte == 'e' || byte == 'E'))
		s->state = EXPONENT;
	else if (s->state == EXPONENT ? byte == '+' || byte == '-' || byte - '0' < 10 : byte - '0' < 10)
		return GO_ON;
	else if (s->state != EXPONENT && (byte == '+' || byte == '-'))
		return FAIL;
	else if (s->state == NUMBER && (byte == 'x' || byte == 'X'))
		return FAIL;
	else
		return end_of_value(s);
	return GO_ON;
}

static inline enum verdict comma(volatile struct scan *s, u32 byte)
{
	if (is_blank(byte))
		return GO_ON;
	if (byte != ',')
		return FAIL;
	s->position = s->position + 1;
	if (s->in_array && s->position == s->index)
		s->found = 1;
	s->state = s->in_array ? VALUE : OBJECT;
	return GO_ON;
}

static inline enum verdict value(volatile struct scan *s, const char *path, u64 at, u32 byte, u32 size)
{
	s->value = at;
	if (byte == '{' || byte == '[') {
		if (s->found && s->deeper) {
			enter(s, path, s->deeper, size);
			begin_level(s, byte);
		} else {
			s->braces = byte == '{';
			s->brackets = byte == '[';
			s->state = NESTED;
		}
	} else if (byte == '"') {
		s->value = at + 1;
		s->state = STRING;
	} else if (byte - 'a' < 26) {
		s->state = WORD;
	} else if (byte == '-' || byte - '0' < 10) {
		s->state = NUMBER;
	} else {
		return FAIL;
	}
	return GO_ON;
}

/* One less of @open; false if there is none. */
static inline int closes(volatile u64 *open)
{
	const u64 count = *open;

	*open = count - 1;
	return count != 0;
}

static inline enum verdict nested(volatile struct scan *s, u32 byte)
{
	if (byte == '"')
		s->state = NESTED_STRING;
	else if (byte == '{')
		s->braces = s->braces + 1;
	else if (byte == '[')
		s->brackets = s->brackets + 1;
	else if (byte == '}' && !closes(&s->braces))
		return FAIL;
	else if (byte == ']' && !closes(&s->brackets))
		return FAIL;
	if (s->braces || s->brackets)
		return GO_ON;
	s->state = COMMA;
	return s->found ? DONE_WITH_BYTE : GO_ON;
}

/* Within quotes. */
static inline enum verdict quoted(volatile struct scan *s, u32 byte)
{
	if (s->state == KEY_ESCAPE || s->state == STRING_ESCAPE || s->state == NESTED_ESCAPE)
		s->state = s->state - 1;
	else if (byte == '\\')
		s->state = s->state + 1;
	else if (byte == '"' && s->state == NESTED_STRING)
		s->state = NESTED;
	else if (byte == '"')
		return end_of_value(s);
	return GO_ON;
}

static inline enum verdict structure(volatile struct scan *s, u32 byte, u64 at)
{
	if (is_blank(byte))
		return GO_ON;
	if (s->state == REST && (byte == '{' || byte == '[')) {
		begin_level(s, byte);
	} else if (s->state == OBJECT && byte == '"') {
		s->value = at + 1;
		s->state = KEY;
	} else if (s->state == COLON && byte == ':') {
		s->state = VALUE;
	} else {
		return FAIL;
	}
	return GO_ON;
}

/* What the byte at @at of @text means where the pass is. */
static NOINLINE enum verdict step(volatile struct scan *s, const char *text, const char *path, u64 at, u32 byte_and_size)
{
	const u32 byte = byte_and_size & 0xff, size = byte_and_size >> 8;
	const u64 state = s->state;

	if (state >= NUMBER && state <= WORD) {
		const enum verdict verdict = plain_value(s, text, at, byte);

		return verdict == GO_ON && s->state == COMMA && byte != '\0' ? comma(s, byte) : verdict;
	}
	if (byte == '\0')
		return FAIL;
	if (state == COMMA)
		return comma(s, byte);
	if (state == VALUE)
		return is_blank(byte) ? GO_ON : value(s, path, at, byte, size);
	if (state == NESTED)
		return nested(s, byte);
	if (state == KEY && byte == '"') {
		if (is_key(behind(text, s->value), at - s->value, behind(path, s->key), s->key_length, size))
			s->found = 1;
		s->state = COLON;
		return GO_ON;
	}
	if (state == OBJECT || state == REST || state == COLON)
		return structure(s, byte, at);
	return quoted(s, byte);
}

/* The value at @path in the JSON @text into @to; "" if there is none or the text is wrong before it. */
long dt_json(char *to, u32 size, const char *text, const char *path, volatile struct scan *s)
{
	window bytes;
	enum verdict verdict = GO_ON;
	u64 i;

	s->state = REST;
	s->found = 0;
	s->in_array = 0;
	s->position = 0;
	s->value = 0;
	s->braces = 0;
	s->brackets = 0;
	to[0] = '\0';
	enter(s, path, unknown() + (byte_at(path, 0) == '['), size);
	for (i = unknown(); i < size; i++) {
		const u32 byte = take(bytes, text, i);

		verdict = step(s, text, path, i, size << 8 | byte);
		if (verdict != GO_ON || byte == '\0')
			break;
		tidy;
		may_leave;
	}
	if (verdict < DONE)
		return 0;
	return copy_part(to, size, behind(text, s->value), i - s->value + (verdict == DONE_WITH_BYTE));
}
