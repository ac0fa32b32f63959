/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The record of a clause: what it writes and how it is read back.
 *
 * A clause writes one record for each firing. bpf_buffer_reserve() lets the
 * program write at offset 0, which is 4 modulo 8 in memory. So offsets 4, 12,
 * 20 ... are aligned for 8-byte fields:
 *
 *      0        4                 12       16
 *     +--------+-----------------+--------+----------------------------------+
 *     | clause | time            | ecb    | fields, each aligned, in order   |
 *     +--------+-----------------+--------+----------------------------------+
 *
 *     clause   u32, number of the clause + 1; 0 in a fault record
 *     time     u64, when the probe fired: nanoseconds of CLOCK_MONOTONIC, which all
 *              CPUs share; the same in all records of one firing. With
 *              -x temporal=no the clock is not read, and the field has no meaning
 *     ecb      u32, number of the enabling, with its flags (frame.h): which probe
 *
 * A clause that only assigns or aggregates writes no record. A clause that
 * divides by zero or accesses an invalid address ends with a fault record:
 * struct FaultRecord below.
 *
 * The kernel reserves at most a page at once. A longer record is built in working
 * memory. When the clause has ended without a fault, the record goes to the ring in
 * parts:
 *
 *      0                                16     20       22      24
 *     +--------+-----------------+-----+------+--------+-------+---------------+
 *     | clause | time            | ecb | slot | number | count | bytes         |
 *     +--------+-----------------+-----+------+--------+-------+---------------+
 *
 *     clause   with kPartRecord
 *     slot     u32, number of the working memory. No other firing of this CPU has it
 *              before this one has ended, so it identifies the parts of one record
 *     number   u16, of the part, from 0; count: u16, how many parts there are
 *     bytes    the next piece of the record, without the record's header
 *
 * The first part that finds no room is the last one: the kernel counts it as
 * the loss of the whole record. The consumer drops the parts before it.
 *
 * A record omits what the consumer knows already: constants, literal strings,
 * and the names of the probe. An `if` writes a u32 that says which branch was
 * taken, so that the consumer knows which fields are present.
 *
 * Both the generator and the consumer use a RecordLayout. No other code knows
 * the offset of a field.
 */
#ifndef DTRACE_GEN_LAYOUT_H
#define DTRACE_GEN_LAYOUT_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "typed/typed.h"

namespace dt::gen {

struct ClauseUses;

#pragma pack(push, 4)
struct RecordHeader {
	uint32_t clause;
	uint64_t time;
	uint32_t ecb;
};
#pragma pack(pop)

constexpr uint32_t kFaultRecord = 0;	   /* RecordHeader::clause */
constexpr uint32_t kPartRecord = 1u << 31; /* a flag in it */

struct PartHeader {
	RecordHeader header;
	uint32_t slot;
	uint16_t number, count;
};
static_assert(sizeof(PartHeader) == 24);

/* The largest record that is not split: header, size and padding go off a page. */
constexpr uint32_t kPageRecord = 4096 - 24;
constexpr uint32_t kPartBytes = kPageRecord - sizeof(PartHeader);
/* The largest of all: each field is found by an offset of 16 bits with a sign. */
constexpr uint32_t kMaxRecord = 32 * 1024 - 8;

/* Kinds of faults by the numbers that ERROR's arg4 has always had. */
enum class Fault : uint32_t {
	None = 0,
	BadAddress = 1,
	BadAlignment = 2,
	IllegalOperation = 3,
	DivideByZero = 4,
	OutOfScratch = 5,
	KernelAccess = 6,
	UserAccess = 7,
	TupleOverflow = 8,
	BadStack = 9,
	BadSize = 10,
	BadIndex = 11,
	NoCpu = 12,
	Library = 1000,
};

/* "invalid address"; "unknown fault" of a number that is none of them. */
const char *fault_name(Fault fault);

#pragma pack(push, 4)
struct FaultRecord {
	RecordHeader header;
	uint32_t clause;  /* number of the clause, from 0 */
	uint64_t address; /* that could not be read, or the index, size or CPU; else 0 */
	uint32_t fault;	  /* enum Fault */
	uint32_t pc;	  /* instruction in the linked program, 0: not known */
	uint32_t pad;
};
#pragma pack(pop)

static_assert(sizeof(RecordHeader) == 16 && offsetof(RecordHeader, ecb) == 12);
static_assert(offsetof(RecordHeader, time) % 8 == 4, "8-byte fields are 4 modulo 8");
static_assert(offsetof(FaultRecord, address) % 8 == 4, "8-byte fields are 4 modulo 8");
static_assert(offsetof(FaultRecord, fault) == 28 && sizeof(FaultRecord) == 40);

/* Where a value comes from when the record is read. */
enum class FieldSource : uint8_t {
	Record,	   /* bytes [offset, offset + size) */
	Constant,  /* known when compiled: an integer, or `text` */
	ProbeName, /* a part of the name of the probe: by `part` */
	ProbeId,
};

/*
 * Is the value shown as a name? It is an address of the kernel or of a process, or the number of an error, a signal or a
 * system call. The process id, a u64, stands before addresses of a process.
 */
enum class Names : uint8_t { None, Kernel, User, Number };

struct Field {
	FieldSource source = FieldSource::Record;
	Names names = Names::None;
	bool is_stack = false;	       /* addresses of 8 bytes; 0 after the last one */
	bool is_string = false;	       /* NUL-ended, or filling the field */
	bool is_object = false;	       /* a struct, array or the like; of print() its first bytes */
	bool is_float = false;	       /* the object is a floating-point number, as long as it is */
	bool is_signed = false;	       /* integers */
	uint8_t width = 0;	       /* bytes of the integer type: 1, 2, 4, 8 */
	uint32_t offset = 0, size = 0; /* in the record */
	int64_t constant = 0;
	std::string text;
	BuiltinId part = BuiltinId::ProbeFunc; /* of an address: sym(), func(), mod() ... */
	const Type *enumeration = nullptr;     /* of an integer: the enum whose constants it is */
};

struct LayoutAction;

/*
 * trace() has one field, and so have stack(), sym() and similar actions. printf() has as many as its format wants.
 * print() has the value, or the object; a pointer to an object has both. tracemem() has the bytes, and the number of
 * wanted bytes.
 */
struct OutputAction {
	BuiltinId action = BuiltinId::Trace;
	const typed::PrintfSpec *format = nullptr; /* owned by the typed program */
	const Type *type = nullptr; /* of print()'s argument; its parts are looked up when it is printed */
	Span span;
	std::vector<Field> fields; /* one for each argument */
};

/*
 * A request that the consumer executes when it gets there, after printing what
 * stands before it and before printing what stands after it: ftruncate()
 * empties the output. exit() leaves nothing to do: the program itself has told
 * the others, and has stored the status where the last record cannot be lost.
 */
struct RequestAction {
	BuiltinId action = BuiltinId::Exit;
	const typed::Action *source = nullptr; /* with its format and aggregations; owned by the typed program */
	Span span;
	std::vector<Field> fields; /* one for each argument; exit() has none */
};

struct IfAction {
	Field taken; /* u32: 1 yes, 0 no */
	std::vector<LayoutAction> yes, no;
};

struct LayoutAction {
	std::variant<OutputAction, RequestAction, IfAction> node;
};

/* Whether speculate() holds a record back, or its clause has commit() or discard(). */
enum class Speculates : uint8_t { No, Holds, Ends };

/* A commit() or discard() of a clause. */
struct SpeculationEnd {
	Field key; /* u64: of the speculation; 0: none has ended */
	bool is_committed = false;
};

struct RecordLayout {
	uint32_t clause = 0;		      /* number, from 0 */
	uint32_t size = sizeof(RecordHeader); /* 0: it writes none */

	bool is_split() const { return size > kPageRecord; }
	/* How many reservations it takes. */
	uint32_t parts() const
	{
		return is_split() ? (size - static_cast<uint32_t>(sizeof(RecordHeader)) + kPartBytes - 1) / kPartBytes :
				    1;
	}

	Field thread; /* u32: its number, 0 of the idle threads; -F. A width of 0: it is not recorded */
	Field result; /* u64: arg1, which a return probe has as the result; -x flowtime */
	Speculates speculates = Speculates::No;
	Field speculation;		   /* of speculate(): the key, 0: none (lib/speculation.bpf.c) */
	std::vector<SpeculationEnd> ends;  /* in the order of the clause */
	std::vector<LayoutAction> actions; /* one for each with a place in the record, and each `if` with such in it */
};

/*
 * Bytes that a string expression can need, with the final NUL; at most
 * @strsize.
 */
uint32_t string_bytes(const typed::Expr &expr, uint64_t strsize);

/* The arguments of an action that is none of `if`. */
const std::vector<Field> &fields_of(const LayoutAction &action);

/* Does @stmt, or a statement in it, write to the record? */
bool has_output(const typed::Stmt &stmt);

/* The limits and defaults that -x strsize and similar options set. */
struct RecordLimits {
	uint64_t strsize = 256;
	uint64_t printsize = 1024;
	uint64_t stackframes = 20;
	uint64_t ustackframes = 100;
	uint64_t jstackframes = 50;
	uint64_t maxframes = 127;
	bool has_thread = false; /* records say which thread fired */
};

/* A value that is shown as names: sym(), stack() and similar functions record such addresses. */
struct NamedValue {
	Names names = Names::None; /* None: @expr is none of these */
	BuiltinId part = BuiltinId::Sym;
	bool is_stack = false;
	uint32_t addresses = 1; /* at most, of a stack */

	/* Includes the process id, which comes first. */
	uint32_t words() const { return addresses + (names == Names::User); }
};

NamedValue named_value(const typed::Expr &expr, const RecordLimits &limits);

/* The limits that @options give. */
RecordLimits record_limits(const Options &options);

/* Lays out the record of a clause. The typed clause must outlive the layout. */
RecordLayout lay_out_record(const ClauseUses &uses, const RecordLimits &limits);

/*
 * What print() shows for a value of @type besides the value: the object itself, or the object that it points to;
 * nullptr: nothing.
 */
const Type *printed_object(const Type *type);

/*
 * The smallest ring in which the kernel reserves a record of @bytes. Small rings reserve room for the records that
 * report losses.
 */
uint64_t ring_bytes_for(const RecordLayout &layout);

/* "clause 0: 24 bytes" and a line for each field; for dumps. */
std::string dump_layout(const RecordLayout &layout);

} // namespace dt::gen

#endif
