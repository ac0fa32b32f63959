// SPDX-License-Identifier: GPL-2.0
/*
 * print(): shows the bytes of an object as text with the names of all its
 * parts.
 *
 *     0xffff888003a40000 = *
 *     (struct path) {
 *      .mnt = (struct vfsmount *)0xffff888003a3f020,
 *      .dentry = (struct dentry *)0xffff888003a3c0c0,
 *     }
 *
 * Types are in parentheses, as in DTrace of Oracle. The elements of an array
 * have no type of their own, and an array of char is text. Members that are 0
 * are shown, too. An object may be recorded in part (-x printsize): the missing
 * rest is shown as "...".
 *
 * As JSON, the output is nested objects and lists, without types.
 */
#include <algorithm>
#include <cctype>
#include <cstring>

#include "base/diag.h"
#include "out/columns.h"
#include "out/print_json.h"

namespace dt::out {

namespace {

using Bytes = std::span<const uint8_t>;

bool is_char(const Type *type)
{
	return type->kind == TypeKind::Integer && type->size == 1 && actual(type)->name == "char";
}

/* Is an array of it shown in one line? */
bool is_short(const Type *type)
{
	return type->is_array() ? is_short(type->of) : type->is_scalar() || type->is_float();
}

/* @bits from the bit @begin of @bytes on, which has them, as a number of @type. */
uint64_t number_at(Bytes bytes, size_t begin, unsigned bits, const Type *type)
{
	uint64_t number = 0;

	bits = std::clamp(bits, 1u, 64u);
	for (unsigned i = 0; i < bits; i++) {
		const size_t bit = begin + i;

		number |= uint64_t{bytes[bit / 8] >> (bit % 8) & 1u} << i;
	}
	const unsigned unused = 64 - bits;
	return type->is_signed ? static_cast<uint64_t>(static_cast<int64_t>(number << unused) >> unused) : number;
}

class Printer {
public:
	Printer(size_t indent, std::string &out) : indent_(indent), out_(out) {}

	void begin_line() { out_.append(indent_, ' '); }

	void name_of(const Type *type) { out_ += '(' + std::string(type->name) + ')'; }

	void number(const Type *type, uint64_t number)
	{
		const auto value = static_cast<int64_t>(number);
		const std::string_view name = enumerator_name(type, value);

		if (!name.empty())
			out_ += name;
		else if (type->is_pointer())
			out_ += format("0x%llx", static_cast<unsigned long long>(number));
		else if (is_char(type) && number < 0x80 && std::isprint(static_cast<int>(number)))
			out_ += '\'' + std::string(1, static_cast<char>(number)) + '\'';
		else if (type->is_signed)
			out_ += format("%lld", static_cast<long long>(value));
		else
			out_ += format("%llu", static_cast<unsigned long long>(number));
	}

	/* Without the type. @bytes begin with the object, and may end before it does. */
	void object(const Type *type, Bytes bytes)
	{
		if (type->is_string() || (type->is_array() && is_char(type->of)))
			text(type, bytes);
		else if (type->is_array())
			array(type, bytes);
		else if (type->is_struct())
			members(type, bytes);
		else if (type->size == 0 || bytes.size() < type->size)
			out_ += "...";
		else if (type->is_float())
			append_float(bytes.first(type->size), out_);
		else
			number(type, number_at(bytes, 0, type->bits(), type));
	}

private:
	void text(const Type *type, Bytes bytes)
	{
		const char *begin = reinterpret_cast<const char *>(bytes.data());
		const size_t most = type->is_array() ? std::min<size_t>(bytes.size(), type->size) : bytes.size();
		const size_t length = strnlen(begin, most);

		out_ += '"' + escape({begin, length}) + '"';
		if (length == bytes.size() && length < type->size)
			out_ += "...";
	}

	/* A hostile description can have 2^32 empty elements, so only the first of them is shown. */
	void array(const Type *type, Bytes bytes)
	{
		const size_t size = type->count ? type->size / type->count : 0;
		const bool in_line = type->count == 0 || is_short(type->of);

		out_ += in_line ? "[" : "[\n";
		indent_++;
		for (size_t i = 0; i < type->count; i++) {
			const bool is_there = size ? i * size < bytes.size() : i == 0;

			if (in_line)
				out_ += i ? ", " : "";
			else
				begin_line();
			if (is_there)
				object(type->of, bytes.subspan(i * size, std::min(size, bytes.size() - i * size)));
			else
				out_ += "...";
			out_ += in_line ? "" : is_there ? ",\n" : "\n";
			if (!is_there)
				break;
		}
		indent_--;
		if (!in_line)
			begin_line();
		out_ += ']';
	}

	void members(const Type *type, Bytes bytes)
	{
		bool is_cut = false;

		/* D has no word for integers of 128 bits. */
		if (type->members().empty() && type->size && bytes.size() >= type->size) {
			out_ += "0x";
			for (size_t i = type->size; i-- > 0;)
				out_ += format("%02x", bytes[i]);
			return;
		}
		if (type->members().empty()) {
			out_ += "{}";
			return;
		}
		out_ += "{\n";
		indent_++;
		for (const Member &m : type->members()) {
			if (!member(m, bytes))
				is_cut = true;
		}
		if (is_cut) {
			begin_line();
			out_ += "...\n";
		}
		indent_--;
		begin_line();
		out_ += '}';
	}

	/* False if nothing of it is there. */
	bool member(const Member &m, Bytes bytes)
	{
		const size_t begin = m.bit_offset / 8;
		const size_t end = m.bits				     ? (size_t{m.bit_offset} + m.bits + 7) / 8 :
				   m.type->is_scalar() || m.type->is_float() ? begin + m.type->size :
									       begin + (m.type->size ? 1 : 0);

		if (end > bytes.size())
			return false;
		begin_line();
		if (!m.name.empty())
			out_ += '.' + std::string(m.name) + " = ";
		name_of(m.type);
		if (m.type->is_struct())
			out_ += ' ';
		if (m.bits)
			number(m.type, number_at(bytes, m.bit_offset, m.bits, m.type));
		else
			object(m.type, bytes.subspan(begin));
		out_ += ",\n";
		return true;
	}

	size_t indent_;
	std::string &out_;
};

/* A missing value is null. One null stands for all missing elements of an array. */
class JsonPrinter {
public:
	explicit JsonPrinter(Json &json) : json_(json) {}

	void number(const Type *type, uint64_t number)
	{
		const auto value = static_cast<int64_t>(number);
		const std::string_view name = enumerator_name(type, value);

		if (!name.empty())
			json_.text(name);
		else if (type->is_signed)
			json_.integer(value);
		else
			json_.number(number);
	}

	/* As Printer::object(). */
	void object(const Type *type, Bytes bytes)
	{
		if (type->is_string() || (type->is_array() && is_char(type->of)))
			text(type, bytes);
		else if (type->is_array())
			array(type, bytes);
		else if (type->is_struct() && type->members().empty() && type->size)
			unnamed(bytes.first(std::min<size_t>(bytes.size(), type->size)));
		else if (type->is_struct())
			members(type, bytes);
		else if (type->size == 0 || bytes.size() < type->size)
			json_.null();
		else if (type->is_float())
			json_.floating(bytes.first(type->size));
		else
			number(type, number_at(bytes, 0, type->bits(), type));
	}

private:
	void text(const Type *type, Bytes bytes)
	{
		const char *begin = reinterpret_cast<const char *>(bytes.data());
		const size_t most = type->is_array() ? std::min<size_t>(bytes.size(), type->size) : bytes.size();

		json_.text({begin, strnlen(begin, most)});
	}

	/* Integers of 128 bits and the like. */
	void unnamed(Bytes bytes)
	{
		json_.begin_object();
		json_.key("bytes");
		json_.bytes(bytes);
		json_.end_object();
	}

	void array(const Type *type, Bytes bytes)
	{
		const size_t size = type->count ? type->size / type->count : 0;

		json_.begin_list();
		for (size_t i = 0; i < type->count; i++) {
			if (!size || i * size >= bytes.size()) {
				json_.null();
				break;
			}
			object(type->of, bytes.subspan(i * size, std::min(size, bytes.size() - i * size)));
		}
		json_.end_list();
	}

	void members(const Type *type, Bytes bytes)
	{
		json_.begin_object();
		named_members(type, bytes);
		json_.end_object();
	}

	/* The members of a member without a name count as members of the struct itself, as in C. */
	void named_members(const Type *type, Bytes bytes)
	{
		for (const Member &m : type->members()) {
			const size_t begin = std::min<size_t>(m.bit_offset / 8, bytes.size());

			if (m.name.empty() && m.type->is_struct()) {
				named_members(m.type, bytes.subspan(begin));
				continue;
			}
			if (m.name.empty())
				continue;
			json_.key(m.name);
			if (m.bits && (size_t{m.bit_offset} + m.bits + 7) / 8 > bytes.size())
				json_.null();
			else if (m.bits)
				number(m.type, number_at(bytes, m.bit_offset, m.bits, m.type));
			else if (begin == bytes.size() && m.type->size)
				json_.null();
			else
				object(m.type, bytes.subspan(begin));
		}
	}

	Json &json_;
};

} // namespace

void json_typed(const gen::OutputAction &action, run::RecordValues values, Json &json)
{
	const Type *type = action.type;
	const run::RecordValue &first = values.front(), &last = values.back();
	JsonPrinter printer(json);

	if (values.size() > 1) {
		json.number("address", first.number);
		type = type->of;
	}
	json.key("value");
	if (!last.object.empty())
		printer.object(type, last.object);
	else if (last.is_string)
		json.text(last.text);
	else if (last.names == gen::Names::Number)
		json.text(number_text(last.part, last.number));
	else
		printer.number(type, last.number);
}

void print_typed(const gen::OutputAction &action, run::RecordValues values, size_t indent, std::string &out)
{
	const Type *type = action.type;
	const run::RecordValue &first = values.front(), &last = values.back();
	Printer printer(indent, out);

	if (values.size() > 1) {
		printer.number(type, first.number);
		out += " = *\n";
		printer.begin_line();
		type = type->of;
	}
	printer.name_of(type);
	if (type->is_struct())
		out += ' ';
	if (!last.object.empty())
		printer.object(type, last.object);
	else if (last.is_string)
		out += '"' + escape(last.text) + '"';
	else if (last.names == gen::Names::Number)
		out += '"' + escape(number_text(last.part, last.number)) + '"';
	else
		printer.number(type, last.number);
	out += '\n';
}

} // namespace dt::out
