// SPDX-License-Identifier: GPL-2.0
/*
 * Decodes the bytes of a record; see record.h.
 *
 * Decoding walks over the layout and the bytes together. Integers are copied out:
 * fields are aligned in the ring, but this code does not depend on it.
 */
#include "run/record.h"

#include <cstring>

#include "base/visit.h"

namespace dt::run {

namespace {

class Decoder {
public:
	Decoder(std::span<const uint8_t> bytes, Record &record) : bytes_(bytes), record_(record) {}

	bool actions(const std::vector<gen::LayoutAction> &list)
	{
		for (const gen::LayoutAction &action : list) {
			const bool is_read = match(
				action.node,
				[&](const OneOf<gen::OutputAction, gen::RequestAction> auto &node) {
					return take_item(&node, node.fields);
				},
				[&](const gen::IfAction &branch) {
					RecordValue taken;

					return integer(branch.taken, taken) &&
					       actions(taken.number ? branch.yes : branch.no);
				});

			if (!is_read)
				return false;
		}
		return true;
	}

	void place_values()
	{
		const RecordValue *next = record_.values.data();

		for (RecordItem &item : record_.items) {
			item.values = RecordValues(next, item.values.size());
			next += item.values.size();
		}
	}

	bool speculations(const gen::RecordLayout &layout)
	{
		RecordValue value;

		record_.speculates = layout.speculates;
		record_.ends.clear();
		if (layout.speculates == gen::Speculates::Holds && !integer(layout.speculation, value))
			return false;
		record_.speculation = value.number;
		for (const gen::SpeculationEnd &end : layout.ends) {
			if (!integer(end.key, value))
				return false;
			record_.ends.push_back({value.number, end.is_committed});
		}
		return true;
	}

private:
	bool take_item(decltype(RecordItem::action) action, const std::vector<gen::Field> &fields)
	{
		size_t next = record_.values.size();

		record_.values.resize(next + fields.size());
		for (const gen::Field &field : fields) {
			if (!take(field, record_.values[next++]))
				return false;
		}
		/* Where they are is only known when there are no more: see place_values(). */
		record_.items.push_back(
			{action, RecordValues(static_cast<const RecordValue *>(nullptr), fields.size())});
		return true;
	}

	bool take(const gen::Field &field, RecordValue &value) const
	{
		value.is_string = field.is_string;
		value.is_signed = field.is_signed;
		value.is_float = field.is_float;
		value.width = field.width;
		value.names = field.names;
		value.is_stack = field.is_stack;
		value.part = field.part;
		value.enumeration = field.enumeration;
		switch (field.source) {
		case gen::FieldSource::Constant:
			value.number = static_cast<uint64_t>(field.constant);
			value.text = field.text.c_str(); /* up to a NUL */
			return true;
		case gen::FieldSource::ProbeName: value.text = name_part(*record_.probe, field.part); return true;
		case gen::FieldSource::ProbeId: value.number = record_.probe->id; return true;
		case gen::FieldSource::Record:
			if (field.names == gen::Names::User)
				return of_process(field, value);
			if (field.is_object || field.is_stack)
				return object(field, value);
			return field.is_string ? string(field, value) : integer(field, value);
		}
		return false;
	}

	bool covers(const gen::Field &field) const
	{
		return field.offset <= bytes_.size() && field.size <= bytes_.size() - field.offset;
	}

	bool object(const gen::Field &field, RecordValue &value) const
	{
		if (!covers(field))
			return false;
		value.object = bytes_.subspan(field.offset, field.size);
		return true;
	}

	/* A number of a process, and addresses. */
	bool of_process(const gen::Field &field, RecordValue &value) const
	{
		gen::Field pid = field, rest = field;

		if (field.size <= sizeof(uint64_t))
			return false;
		pid.size = sizeof(uint64_t);
		rest.offset += pid.size;
		rest.size -= pid.size;
		if (!integer(pid, value))
			return false;
		value.pid = value.number;
		return field.is_stack ? object(rest, value) : integer(rest, value);
	}

	bool string(const gen::Field &field, RecordValue &value) const
	{
		if (!covers(field))
			return false;
		const char *text = reinterpret_cast<const char *>(bytes_.data() + field.offset);
		value.text = {text, strnlen(text, field.size)};
		return true;
	}

	bool integer(const gen::Field &field, RecordValue &value) const
	{
		if (!covers(field) || field.size > sizeof(uint64_t) || field.size == 0)
			return false;
		const uint8_t *at = bytes_.data() + field.offset;
		uint64_t number = 0;
		/* A constant size is one instruction. */
		if (field.size == 8)
			std::memcpy(&number, at, 8);
		else if (field.size == 4)
			std::memcpy(&number, at, 4);
		else
			std::memcpy(&number, at, field.size);
		const unsigned unused = 64 - 8 * field.size;
		value.number = field.is_signed ?
				       static_cast<uint64_t>(static_cast<int64_t>(number << unused) >> unused) :
				       number;
		return true;
	}

	std::span<const uint8_t> bytes_;
	Record &record_;
};

bool decode_fault(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record)
{
	gen::FaultRecord fault;

	if (bytes.size() < sizeof(fault))
		return false;
	std::memcpy(&fault, bytes.data(), sizeof(fault));
	const auto kind = static_cast<gen::Fault>(fault.fault);
	const bool is_known = kind == gen::Fault::Library || (kind > gen::Fault::None && kind <= gen::Fault::NoCpu);
	if (fault.clause >= format.layouts.size() || !is_known)
		return false;
	record.clause = fault.clause;
	record.fault = static_cast<gen::Fault>(fault.fault);
	record.address = fault.address;
	record.pc = fault.pc;
	return true;
}

} // namespace

uint64_t record_time(std::span<const uint8_t> bytes)
{
	uint64_t time = 0;

	if (bytes.size() >= sizeof(gen::RecordHeader))
		std::memcpy(&time, bytes.data() + offsetof(gen::RecordHeader, time), sizeof(time));
	return time;
}

std::string_view name_part(const Probe &probe, BuiltinId part)
{
	switch (part) {
	case BuiltinId::ProbeProv: return probe.provider;
	case BuiltinId::ProbeMod: return probe.module;
	case BuiltinId::ProbeFunc: return probe.function;
	default: return probe.name;
	}
}

bool decode_header(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record)
{
	gen::RecordHeader header;

	record.items.clear();
	record.values.clear();
	record.fault = gen::Fault::None;
	if (bytes.size() < sizeof(header))
		return false;
	std::memcpy(&header, bytes.data(), sizeof(header));
	record.ecb = gen::ecb_number(header.ecb);
	if (!gen::are_ecb_flags(header.ecb - record.ecb) || record.ecb == 0 || record.ecb > format.probes.size())
		return false;
	record.probe = &format.probes[record.ecb - 1];
	if (header.clause == gen::kFaultRecord)
		return decode_fault(bytes, format, record);
	if (header.clause > format.layouts.size())
		return false;
	record.clause = header.clause - 1;
	const gen::RecordLayout &layout = format.layouts[record.clause];
	/* A clause without a layout writes none; padding follows a layout. */
	return layout.size != 0 && bytes.size() >= layout.size && bytes.size() - layout.size <= 7;
}

/* 0 if it is not recorded. */
template <typename Unsigned>
static Unsigned plain_number(std::span<const uint8_t> bytes, const gen::Field &field)
{
	Unsigned number = 0;

	if (field.width == sizeof(number) && field.offset <= bytes.size() - sizeof(number))
		std::memcpy(&number, bytes.data() + field.offset, sizeof(number));
	return number;
}

void decode_call(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record)
{
	const gen::RecordLayout &layout = format.layouts[record.clause];

	record.thread = plain_number<uint32_t>(bytes, layout.thread);
	record.result = plain_number<uint64_t>(bytes, layout.result);
}

bool decode(std::span<const uint8_t> bytes, const RecordFormat &format, Record &record)
{
	if (!decode_header(bytes, format, record))
		return false;
	if (record.fault != gen::Fault::None)
		return true;
	const gen::RecordLayout &layout = format.layouts[record.clause];
	Decoder decoder(bytes.first(layout.size), record);
	const bool is_good = decoder.speculations(layout) && decoder.actions(layout.actions);

	decoder.place_values();
	return is_good;
}

} // namespace dt::run
