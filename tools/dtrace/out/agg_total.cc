// SPDX-License-Identifier: GPL-2.0
/* Adding up, and order; sums wrap at 64 bits as they do in the clauses. */
#include "out/agg_total.h"

#include <algorithm>
#include <cstring>

#include "gen/frame.h"
#include "type/rows.h"

namespace dt::out {

namespace {

int64_t wrapping_sum(int64_t a, uint64_t b)
{
	return static_cast<int64_t>(static_cast<uint64_t>(a) + b);
}

struct FunctionRow {
	BuiltinId id;
	void (*add)(AggCell &cell, std::span<const uint64_t> data);
	int64_t (*shown)(const AggCell &cell);
};

void add_sum(AggCell &cell, std::span<const uint64_t> data)
{
	cell.value = wrapping_sum(cell.value, data[0]);
}

int64_t value_of(const AggCell &cell)
{
	return cell.value;
}

constexpr FunctionRow kFunctions[] = {
	{BuiltinId::Avg,
	 [](AggCell &cell, std::span<const uint64_t> data) {
		 cell.count += data[0];
		 cell.value = wrapping_sum(cell.value, data[1]);
	 },
	 [](const AggCell &cell) { return cell.count ? cell.value / static_cast<int64_t>(cell.count) : 0; }},
	{BuiltinId::Count, add_sum, value_of},
	{BuiltinId::Max,
	 [](AggCell &cell, std::span<const uint64_t> data) {
		 const int64_t value = gen::agg_value(BuiltinId::Max, data[0]);

		 cell.value = cell.is_used ? std::max(cell.value, value) : value;
	 },
	 value_of},
	{BuiltinId::Min,
	 [](AggCell &cell, std::span<const uint64_t> data) {
		 const int64_t value = gen::agg_value(BuiltinId::Min, data[0]);

		 cell.value = cell.is_used ? std::min(cell.value, value) : value;
	 },
	 value_of},
	{BuiltinId::Sum, add_sum, value_of},
};
static_assert(all_have_code(BuiltinKind::Aggregating, kFunctions));

const FunctionRow &function_row(BuiltinId function)
{
	const FunctionRow *row = find_row(kFunctions, function);

	if (!row)
		no_code("aggregating function");
	return *row;
}

/* Takes the keys of an entry, fixed ones first. */
class KeyReader {
public:
	KeyReader(const run::AggEntry &entry, const std::vector<Probe> &enabled)
		: enabled_(enabled), fixed_(entry.keys.first(entry.shape->fixed_words)),
		  texts_(entry.keys.subspan(entry.shape->fixed_words))
	{
	}

	bool take(const gen::AggKey &key, const Type *type, AggKeyValue &value)
	{
		value.is_text = type->is_string();
		switch (key.kind) {
		case gen::AggKeyKind::Constant:
			value.number = key.constant;
			value.text = key.text;
			return true;
		case gen::AggKeyKind::Integer: value.number = static_cast<int64_t>(word()); return true;
		case gen::AggKeyKind::Comm: {
			char text[kCommBytes + 1] = {};

			for (size_t at = 0; at < kCommBytes; at += 8) {
				const uint64_t part = word();

				std::memcpy(text + at, &part, 8);
			}
			value.text = text;
			return true;
		}
		case gen::AggKeyKind::ProbeName: return probe_name(key.part, value.text);
		case gen::AggKeyKind::Text: return text(value.text);
		}
		return false;
	}

private:
	static constexpr size_t kCommBytes = gen::kCommBytes;

	uint64_t word()
	{
		const uint64_t first = fixed_.front();

		fixed_ = fixed_.subspan(1);
		return first;
	}

	bool probe_name(BuiltinId part, std::string &name)
	{
		const uint64_t ecb = word();

		if (ecb == 0 || ecb > enabled_.size())
			return false;
		const Probe &probe = enabled_[ecb - 1];
		name = part == BuiltinId::ProbeProv ? probe.provider :
		       part == BuiltinId::ProbeMod  ? probe.module :
		       part == BuiltinId::ProbeFunc ? probe.function :
						      probe.name;
		return true;
	}

	/* It ends with the word that has its NUL. */
	bool text(std::string &out)
	{
		const auto *bytes = reinterpret_cast<const char *>(texts_.data());
		const size_t size = 8 * texts_.size(), length = strnlen(bytes, size);

		if (length == size)
			return false;
		out.assign(bytes, length);
		texts_ = texts_.subspan(length / 8 + 1);
		return true;
	}

	const std::vector<Probe> &enabled_;
	std::span<const uint64_t> fixed_, texts_;
};

/* Texts end with a NUL, and have none within. */
void append(const AggKeyValue &value, std::string &key)
{
	if (value.is_text)
		key.append(value.text).push_back('\0');
	else
		key.append(reinterpret_cast<const char *>(&value.number), sizeof(value.number));
}

int order(int64_t a, int64_t b)
{
	return a < b ? -1 : a > b;
}

int order(const AggKeyValue &a, const AggKeyValue &b, const Type *type)
{
	if (a.is_text)
		return a.text.compare(b.text);
	if (type->is_signed)
		return order(a.number, b.number);
	const auto left = static_cast<uint64_t>(a.number), right = static_cast<uint64_t>(b.number);
	return left < right ? -1 : left > right;
}

} // namespace

void AggCell::add(BuiltinId function, std::span<const uint64_t> data)
{
	function_row(function).add(*this, data);
	is_used = true;
}

int64_t AggCell::shown(BuiltinId function, int64_t normal) const
{
	const int64_t all = function_row(function).shown(*this);

	/* The one quotient that has no place is what negation gives for it. */
	return normal == -1 ? wrapping_sum(0, -static_cast<uint64_t>(all)) : all / normal;
}

bool AggTotal::add(const run::AggEntry &entry, const std::vector<Probe> &enabled)
{
	KeyReader reader(entry, enabled);
	std::vector<AggKeyValue> keys(entry.shape->keys.size());

	key_.clear();
	for (size_t i = 0; i < keys.size(); i++) {
		if (!reader.take(entry.shape->keys[i], aggregation->keys[i], keys[i]))
			return false;
		append(keys[i], key_);
	}
	const auto [it, is_new] = rows.try_emplace(key_);
	if (is_new)
		it->second.keys = std::move(keys);
	it->second.cell.add(function(), entry.data);
	return true;
}

std::vector<const AggRow *> sort_rows(const AggTotal &total)
{
	std::vector<std::pair<int64_t, const AggRow *>> list;
	std::vector<const AggRow *> rows;

	for (const auto &[key, row] : total.rows)
		list.emplace_back(row.cell.shown(total.function()), &row);
	std::ranges::sort(list, [&](const auto &a, const auto &b) {
		if (a.first != b.first)
			return a.first < b.first;
		for (size_t i = 0; i < a.second->keys.size(); i++) {
			const int which = order(a.second->keys[i], b.second->keys[i], total.aggregation->keys[i]);

			if (which)
				return which < 0;
		}
		return false;
	});
	for (const auto &[value, row] : list)
		rows.push_back(row);
	return rows;
}

} // namespace dt::out
