/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Record: the bytes of one firing, decoded by the layout of its clause.
 *
 * No byte is trusted: the numbers in the header are looked up, every field must
 * lie within the bytes, and a string ends at its NUL or at the end of its
 * field. Views point into the ring or into the program. They are valid until
 * more of the ring is drained.
 */
#ifndef DTRACE_RUN_RECORD_H
#define DTRACE_RUN_RECORD_H

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "gen/unit.h"

namespace dt::run {

struct RecordValue {
	bool is_string = false;
	bool is_signed = false;
	bool is_float = false;		     /* in object */
	uint8_t width = 8;		     /* bytes of the integer type */
	uint64_t number = 0;		     /* extended to 64 bits by its type */
	gen::Names names = gen::Names::None; /* an address, or a stack of them */
	bool is_stack = false;
	BuiltinId part = BuiltinId::Sym;   /* which name of the address */
	uint64_t pid = 0;		   /* whose address it is, of a user's */
	const Type *enumeration = nullptr; /* whose constants the number is */
	std::string_view text;
	std::span<const uint8_t> object; /* of print(); the addresses of a stack */
};

/* The speculation that a commit() or discard() has ended. */
struct EndedSpeculation {
	uint64_t key = 0; /* 0: nothing */
	bool is_committed = false;
};

using RecordValues = std::span<const RecordValue>;

/* One action: what to print or to do with these values. */
struct RecordItem {
	std::variant<const gen::OutputAction *, const gen::RequestAction *> action;
	RecordValues values; /* in Record::values */
};

/* Several records can be decoded into the same Record, which then allocates no memory. */
struct Record {
	Record() = default;
	Record(const Record &) = delete;
	Record &operator=(const Record &) = delete;

	uint32_t clause = 0; /* number, from 0 */
	uint32_t ecb = 0;    /* from 1 */
	const Probe *probe = nullptr;
	uint32_t thread = 0; /* 0: an idle thread, or it is not recorded */
	uint64_t result = 0; /* arg1, if -x flowtime wants it */
	gen::Speculates speculates = gen::Speculates::No;
	uint64_t speculation = 0; /* key of the speculation that holds it; else 0 */
	std::vector<EndedSpeculation> ends;
	std::vector<RecordItem> items; /* in the order of the clause */
	std::vector<RecordValue> values;
	/* A clause that ended early: */
	gen::Fault fault = gen::Fault::None;
	uint64_t address = 0; /* or the index that was out of bounds */
	uint32_t pc = 0;      /* instruction of the program */
};

/* The layouts that records are decoded by; they outlive the records. */
struct RecordFormat {
	const std::vector<gen::RecordLayout> &layouts;
	const std::vector<Probe> &probes; /* by ecb - 1 */
};

/* The time of the firing; 0 if these programs do not write such bytes. */
uint64_t record_time(std::span<const uint8_t> bytes);

/* probefunc and its kind. */
std::string_view name_part(const Probe &probe, BuiltinId part);

/* Decodes the clause and the probe, or all of a fault; decode() handles the rest. Returns false like decode(). */
bool decode_header(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record);

/* Decodes what -F shows too: the thread and the result. @record: decoded from @bytes, and no fault. */
void decode_call(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record);

/* False if these programs do not write such bytes. */
bool decode(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record);

} // namespace dt::run

#endif
