// SPDX-License-Identifier: GPL-2.0
/*
 * Adds up what one reading has found; see agg_total.h.
 *
 * Each aggregating function is a row: how it adds, and what it shows. Sums wrap at
 * 64 bits, as they do in the clauses. C++ leaves the overflow of signed numbers
 * undefined, so sums are unsigned.
 */
#include "out/agg_total.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <type_traits>
#include <utility>

#include "base/unwind.h"
#include "gen/agg_buckets.h"
#include "gen/frame.h"
#include "run/record.h"
#include "type/rows.h"

namespace dt::out {

int64_t wrapping_sum(int64_t a, int64_t b)
{
	return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}

int64_t wrapping_quotient(int64_t number, int64_t divisor)
{
	return divisor == -1 ? static_cast<int64_t>(0 - static_cast<uint64_t>(number)) : number / divisor;
}

namespace {

uint64_t absolute(int64_t number)
{
	return number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
}

struct FunctionRow {
	BuiltinId id;
	void (*add)(AggCell &cell, std::span<const uint64_t> data, int64_t bucket);
	int64_t (*shown)(const AggCell &cell, int64_t normal);
};

void add_sum(AggCell &cell, std::span<const uint64_t> data, int64_t)
{
	cell.value = wrapping_sum(cell.value, static_cast<int64_t>(data[0]));
}

void add_buckets(AggCell &cell, std::span<const uint64_t> data, int64_t bucket)
{
	for (uint64_t count : data) {
		if (count)
			cell.buckets[bucket] = wrapping_sum(cell.buckets[bucket], static_cast<int64_t>(count));
		bucket++;
	}
}

void add_average(AggCell &cell, std::span<const uint64_t> data, int64_t)
{
	cell.count += data[0];
	cell.value = wrapping_sum(cell.value, static_cast<int64_t>(data[1]));
}

int64_t value_of(const AggCell &cell, int64_t normal)
{
	return wrapping_quotient(cell.value, normal);
}

int64_t average(const AggCell &cell, int64_t normal)
{
	const auto count = static_cast<int64_t>(cell.count);

	return count ? wrapping_quotient(wrapping_quotient(cell.value, normal), count) : 0;
}

/* The largest number whose square is not above @square. */
uint64_t root(AggCell::Wide square)
{
	uint64_t root = 0;

	for (uint64_t bit = 1ull << 63; bit; bit >>= 1) {
		if (AggCell::Wide{root | bit} * (root | bit) <= square)
			root |= bit;
	}
	return root;
}

/* As in other dtraces: the root of the difference between the average of the squares and the square of the average. */
int64_t deviation(const AggCell &cell, int64_t normal)
{
	if (!cell.count)
		return 0;
	const uint64_t divisor = absolute(normal), mean = absolute(average(cell, normal));
	const AggCell::Wide squares = cell.squares / divisor / divisor / cell.count,
			    square = AggCell::Wide{mean} * mean;

	return static_cast<int64_t>(squares > square ? root(squares - square) : 0);
}

int64_t no_number(const AggCell &, int64_t)
{
	return 0;
}

constexpr FunctionRow kFunctions[] = {
	{BuiltinId::Avg, add_average, average},
	{BuiltinId::Count, add_sum, value_of},
	{BuiltinId::Llquantize, add_buckets, no_number},
	{BuiltinId::Lquantize, add_buckets, no_number},
	{BuiltinId::Max,
	 [](AggCell &cell, std::span<const uint64_t> data, int64_t) {
		 const int64_t value = gen::agg_value(BuiltinId::Max, data[0]);

		 cell.value = cell.is_used ? std::max(cell.value, value) : value;
	 },
	 value_of},
	{BuiltinId::Min,
	 [](AggCell &cell, std::span<const uint64_t> data, int64_t) {
		 const int64_t value = gen::agg_value(BuiltinId::Min, data[0]);

		 cell.value = cell.is_used ? std::min(cell.value, value) : value;
	 },
	 value_of},
	{BuiltinId::Quantize, add_buckets, no_number},
	{BuiltinId::Stddev,
	 [](AggCell &cell, std::span<const uint64_t> data, int64_t) {
		 add_average(cell, data, 0);
		 cell.squares += AggCell::Wide{data[3]} << 64 | data[2];
	 },
	 deviation},
	{BuiltinId::Sum, add_sum, value_of},
};
static_assert(all_have_code(BuiltinKind::Aggregating, kFunctions));

/* The row of each builtin, as each entry and each printed value needs one; after the last one: none. */
constexpr auto kRowOf = [] {
	std::array<uint8_t, 256> rows = {};

	rows.fill(std::size(kFunctions));
	for (size_t i = 0; i < std::size(kFunctions); i++)
		rows[static_cast<size_t>(kFunctions[i].id)] = static_cast<uint8_t>(i);
	return rows;
}();

const FunctionRow &function_row(BuiltinId function)
{
	const size_t row = kRowOf[static_cast<size_t>(function)];

	if (row == std::size(kFunctions))
		no_code("aggregating function");
	return kFunctions[row];
}

void append(uint64_t number, std::string &key)
{
	key.append(reinterpret_cast<const char *>(&number), sizeof(number));
}

/* Takes the keys of an entry, fixed ones first. */
class KeyReader {
public:
	KeyReader(const run::AggEntry &entry, const std::vector<Probe> &enabled, const Naming &naming)
		: enabled_(enabled), naming_(naming), fixed_(entry.keys.first(entry.shape->fixed_words)),
		  variable_(entry.keys.subspan(entry.shape->fixed_words))
	{
	}

	bool take(const gen::AggKey &key, const Type *type, AggKeyValue &value)
	{
		value.is_text = type->is_string() || key.kind == gen::AggKeyKind::Address;
		value.names = key.names;
		value.part = key.part;
		value.is_stack = key.kind == gen::AggKeyKind::Stack;
		switch (key.kind) {
		case gen::AggKeyKind::Constant:
			value.number = key.constant;
			value.text = key.text;
			return true;
		case gen::AggKeyKind::Integer: value.number = static_cast<int64_t>(word()); return true;
		case gen::AggKeyKind::Comm: {
			const auto *text = reinterpret_cast<const char *>(fixed_.data());

			value.text.assign(text, strnlen(text, kCommBytes));
			fixed_ = fixed_.subspan(kCommBytes / 8);
			return true;
		}
		case gen::AggKeyKind::Object: object(key, value); return true;
		case gen::AggKeyKind::ProbeName: return probe_name(key.part, value.text);
		case gen::AggKeyKind::Address:
			value.pid = key.names == gen::Names::User ? word() : 0;
			value.number = static_cast<int64_t>(word());
			value.text = address_text(value.value(type), naming_);
			return true;
		case gen::AggKeyKind::Text:
		case gen::AggKeyKind::Stack: break; /* when the fixed ones have been taken */
		}
		return true;
	}

	/*
	 * Appends to @bytes what append() below makes of the value, if AggKeys can read it from there. Not all kinds of
	 * keys do: is_plain(). False if it is invalid.
	 */
	bool take_plain(const gen::AggKey &key, const Type *type, std::string &bytes)
	{
		switch (key.kind) {
		case gen::AggKeyKind::Comm: {
			const auto *text = reinterpret_cast<const char *>(fixed_.data());
			const size_t end = bytes.size() + strnlen(text, kCommBytes) + 1;

			/* A copy of a known size is one instruction. If it has no NUL, resize() appends one. */
			bytes.append(text, kCommBytes);
			bytes.resize(end);
			fixed_ = fixed_.subspan(kCommBytes / 8);
			return true;
		}
		case gen::AggKeyKind::ProbeName: {
			const bool is_known = probe_name(key.part, text_);

			bytes.append(text_).push_back('\0');
			return is_known;
		}
		case gen::AggKeyKind::Text: {
			const bool has_end = text(text_);

			bytes.append(text_).push_back('\0');
			return has_end;
		}
		case gen::AggKeyKind::Constant:
			if (type->is_string())
				bytes.append(key.text).push_back('\0');
			else
				append(static_cast<uint64_t>(key.constant), bytes);
			return true;
		default: append(word(), bytes); return true;
		}
	}
	/* A recording may name a type that does not fit the kind. */
	static bool is_plain(const gen::AggKey &key, const Type *type)
	{
		switch (key.kind) {
		case gen::AggKeyKind::Constant: return true;
		case gen::AggKeyKind::Integer: return !type->is_string();
		case gen::AggKeyKind::Comm:
		case gen::AggKeyKind::ProbeName:
		case gen::AggKeyKind::Text: return type->is_string();
		default: return false;
		}
	}
	static bool are_plain(const std::vector<gen::AggKey> &keys, const std::vector<const Type *> &types)
	{
		for (size_t i = 0; i < keys.size(); i++) {
			if (!is_plain(keys[i], types[i]))
				return false;
		}
		return true;
	}

	/* One of those that have as many words as they need. */
	bool take_variable(const gen::AggKey &key, AggKeyValue &value)
	{
		if (key.kind == gen::AggKeyKind::Text)
			return text(value.text);
		return key.kind != gen::AggKeyKind::Stack || stack(value);
	}

	/* Takes the next of the words that each value has. */
	uint64_t word()
	{
		const uint64_t first = fixed_.front();

		fixed_ = fixed_.subspan(1);
		return first;
	}

private:
	static constexpr size_t kCommBytes = gen::kCommBytes;

	void object(const gen::AggKey &key, AggKeyValue &value)
	{
		value.is_object = true;
		value.object.resize(key.bytes);
		std::memcpy(value.object.data(), fixed_.data(), key.bytes);
		fixed_ = fixed_.subspan(key.words);
	}

	bool probe_name(BuiltinId part, std::string &name)
	{
		const uint64_t ecb = word();

		if (ecb == 0 || ecb > enabled_.size())
			return false;
		name = run::name_part(enabled_[ecb - 1], part);
		return true;
	}

	/* It ends with the word that has its NUL. */
	bool text(std::string &out)
	{
		const auto *bytes = reinterpret_cast<const char *>(variable_.data());
		const size_t size = 8 * variable_.size(), length = strnlen(bytes, size);

		if (length == size)
			return false;
		out.assign(bytes, length);
		variable_ = variable_.subspan(length / 8 + 1);
		return true;
	}

	/* It ends with 0. */
	bool stack(AggKeyValue &value)
	{
		const auto end = std::ranges::find(variable_, uint64_t{0});

		if (end == variable_.end())
			return false;
		value.stack.assign(variable_.begin(), end);
		variable_ = variable_.subspan(value.stack.size() + 1);
		if (value.names == gen::Names::User && !value.stack.empty()) {
			value.pid = value.stack.front();
			value.stack.erase(value.stack.begin());
		}
		return true;
	}

	const std::vector<Probe> &enabled_;
	const Naming &naming_;
	std::span<const uint64_t> fixed_, variable_;
	std::string text_; /* kept for its memory */
};

/* A stack that is not that of one process alone. Processes have smaller numbers; 0 is the kernel. */
constexpr uint64_t kOfFiles = UINT64_MAX;

/* By places in files. Each frame has three words; file 0 stands for none. */
void append_places(const AggKeyValue &value, os::Symbols &symbols, std::string &key)
{
	append(kOfFiles, key);
	append(value.stack.size(), key);
	for (const uint64_t frame : value.stack) {
		const std::optional<os::FilePlace> place = symbols.place(static_cast<int>(value.pid), frame);

		/* Why a stack ends is the same in all processes, too. */
		const bool is_shared = place || frame < UNWIND_WHYS;

		append(place ? place->file : 0, key);
		append(is_shared ? 0 : value.pid, key);
		append(place ? place->offset : frame, key);
	}
}

/* Texts end with a NUL, and have none within; stacks with 0; an object has always as many bytes. */
void append(const AggKeyValue &value, const Naming &naming, std::string &key)
{
	if (value.is_text) {
		key.append(value.text).push_back('\0');
		return;
	}
	if (value.is_object) {
		key.append(reinterpret_cast<const char *>(value.object.data()), value.object.size());
		return;
	}
	if (value.is_stack && value.names == gen::Names::User && naming.symbols &&
	    naming.ustackkeys == UstackKeys::Files) {
		append_places(value, *naming.symbols, key);
		return;
	}
	append(value.is_stack ? value.pid : static_cast<uint64_t>(value.number), key);
	if (!value.is_stack)
		return;
	for (uint64_t frame : value.stack)
		append(frame, key);
	append(0, key);
}

} // namespace

AggKeys::AggKeys(const std::vector<const Type *> &types) : types_(types), made_(types.size())
{
	for (size_t i = 0; i < types.size(); i++)
		made_[i].is_text = types[i]->is_string();
}

const std::vector<AggKeyValue> &AggKeys::of(const std::string &bytes, const AggRow &row)
{
	if (!row.keys.empty())
		return row.keys;
	each(bytes, types_, [&](size_t i, auto value) {
		if constexpr (std::is_same_v<decltype(value), int64_t>)
			made_[i].number = value;
		else
			made_[i].text = value;
	});
	return made_;
}

run::RecordValue AggKeyValue::value(const Type *type) const
{
	run::RecordValue value;

	value.names = names;
	value.part = part;
	value.pid = pid;
	value.is_stack = is_stack;
	value.number = static_cast<uint64_t>(number);
	value.object =
		is_object ? std::span<const uint8_t>(object) :
			    std::span(reinterpret_cast<const uint8_t *>(stack.data()), stack.size() * sizeof(stack[0]));
	value.is_string = is_text && names == gen::Names::None;
	value.text = text;
	if (!is_text && !is_stack && !is_object) {
		value.is_signed = type->is_signed;
		value.width = static_cast<uint8_t>(type->size);
		value.enumeration = type->kind == TypeKind::Enum ? type : nullptr;
	}
	return value;
}

void AggCell::add(BuiltinId function, std::span<const uint64_t> data, int64_t bucket)
{
	function_row(function).add(*this, data, bucket);
	is_used = true;
}

void AggCell::merge(BuiltinId function, const AggCell &other)
{
	const uint64_t data[] = {static_cast<uint64_t>(other.value)};

	if (!other.is_used)
		return;
	if (function == BuiltinId::Min || function == BuiltinId::Max) {
		value = !is_used		   ? other.value :
			function == BuiltinId::Min ? std::min(value, other.value) :
						     std::max(value, other.value);
	} else {
		add_sum(*this, data, 0);
	}
	count += other.count;
	squares += other.squares;
	for (const auto &[bucket, number] : other.buckets)
		buckets[bucket] = wrapping_sum(buckets[bucket], number);
	is_used = true;
}

int64_t AggCell::shown(BuiltinId function, int64_t normal) const
{
	return function_row(function).shown(*this, normal);
}

void AggKeyValue::clear()
{
	number = 0;
	pid = 0;
	is_object = false;
	text.clear();
	stack.clear();
	object.clear();
}

void AggRow::clear()
{
	cell = {};
	of_cpu.clear();
}

/* All keys of the entry to @keys, which have no values yet; false if they are invalid. */
bool AggTotal::read_keys(const run::AggEntry &entry, const std::vector<Probe> &enabled, const Naming &naming,
			 std::vector<AggKeyValue> &keys) const
{
	const std::vector<gen::AggKey> &shape = entry.shape->keys;
	KeyReader reader(entry, enabled, naming);

	keys.resize(shape.size());
	for (size_t i = 0; i < keys.size(); i++) {
		if (!reader.take(shape[i], aggregation->keys[i], keys[i]))
			return false;
	}
	/* Texts are before stacks. */
	for (gen::AggKeyKind kind : {gen::AggKeyKind::Text, gen::AggKeyKind::Stack}) {
		for (size_t i = 0; i < keys.size(); i++) {
			if (shape[i].kind == kind && !reader.take_variable(shape[i], keys[i]))
				return false;
		}
	}
	return true;
}

bool AggTotal::add(const run::AggEntry &entry, unsigned cpu, const std::vector<Probe> &enabled, const Naming &naming)
{
	const std::vector<gen::AggKey> &shape = entry.shape->keys;

	if (shape_ != entry.shape) {
		shape_ = entry.shape;
		is_plain_ = KeyReader::are_plain(shape, aggregation->keys);
	}
	key_.clear();
	if (is_plain_) {
		KeyReader reader(entry, enabled, naming);

		for (size_t i = 0; i < shape.size(); i++)
			if (!reader.take_plain(shape[i], aggregation->keys[i], key_))
				return false;
	} else {
		for (AggKeyValue &key : keys_)
			key.clear();
		if (!read_keys(entry, enabled, naming, keys_))
			return false;
		for (const AggKeyValue &key : keys_)
			append(key, naming, key_);
	}
	int64_t bucket = 0;
	if (gen::has_buckets(function())) {
		const gen::AggBuckets all = gen::buckets_of(*aggregation);

		bucket = entry.shape->has_bucket ? static_cast<int64_t>(entry.keys[entry.shape->fixed_words - 1]) :
						   all.first;
		if (bucket < all.first || bucket > all.last)
			return false;
	}
	const size_t before = rows.size();
	AggRow &row = rows[key_];
	if (!is_plain_ && rows.size() > before)
		row.keys = std::exchange(keys_, {});
	row.cell.add(function(), entry.data, bucket);
	if (has_cpus)
		row.of_cpu[cpu].add(function(), entry.data, bucket);
	return true;
}

} // namespace dt::out
