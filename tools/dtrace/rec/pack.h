/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Values as bytes, and bytes as values.
 *
 * Packer and Unpacker have the same functions. A function template describe(), which
 * takes either of them, says once in which order the members of a struct stand
 * (describe.h). So what is written and what is read cannot differ.
 *
 *     number    7 bits in each byte, the lowest first; the top bit says that more follow
 *     integer   as number, with the sign in the lowest bit
 *     text      its length, a number, and its bytes
 *     list      how many elements it has, a number, and the elements
 *
 * The Unpacker trusts no byte. After the first that makes no sense, all values are
 * zeros and empty, and ok() is false.
 */
#ifndef DTRACE_REC_PACK_H
#define DTRACE_REC_PACK_H

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace dt::rec {

class Packer {
public:
	explicit Packer(std::string &out) : out_(out) {}

	static constexpr bool reads = false;

	void number(uint64_t value)
	{
		for (; value >= 0x80; value >>= 7)
			out_ += static_cast<char>(value | 0x80);
		out_ += static_cast<char>(value);
	}
	void integer(int64_t value)
	{
		const uint64_t sign = value < 0 ? UINT64_MAX : 0;

		number(static_cast<uint64_t>(value) << 1 ^ sign);
	}
	void letter(char value) { out_ += value; }
	void flag(bool value) { out_ += static_cast<char>(value); }
	template <typename Enum>
	void choice(Enum value, Enum)
	{
		number(static_cast<uint64_t>(value));
	}
	void text(std::string_view value)
	{
		number(value.size());
		out_ += value;
	}
	void bytes(std::span<const uint8_t> value)
	{
		text({reinterpret_cast<const char *>(value.data()), value.size()});
	}
	/* @each is called for each element. */
	template <typename List, typename Each>
	void list(const List &list, Each each)
	{
		number(list.size());
		for (const auto &element : list)
			each(element);
	}

private:
	std::string &out_;
};

class Unpacker {
public:
	explicit Unpacker(std::span<const uint8_t> in) : in_(in) {}

	static constexpr bool reads = true;

	/* Goes on with other bytes. */
	void restart(std::span<const uint8_t> in)
	{
		in_ = in;
		ok_ = true;
	}
	bool ok() const { return ok_; }
	/* Is nothing left? True after an error, too. */
	bool is_at_end() const { return in_.empty(); }
	/* Notes that a value that was read makes no sense. */
	void fail()
	{
		ok_ = false;
		in_ = {};
	}

	uint64_t number()
	{
		uint64_t value = 0;

		for (unsigned shift = 0; shift < 64 && !in_.empty(); shift += 7) {
			const uint8_t byte = in_.front();

			in_ = in_.subspan(1);
			value |= uint64_t{byte & 0x7fu} << shift;
			if (!(byte & 0x80))
				return value;
		}
		fail();
		return 0;
	}
	template <typename Unsigned>
	void number(Unsigned &value)
	{
		static_assert(std::is_unsigned_v<Unsigned>);
		const uint64_t read = number();

		if (read > std::numeric_limits<Unsigned>::max())
			fail();
		value = ok_ ? static_cast<Unsigned>(read) : 0;
	}
	template <typename Signed>
	void integer(Signed &value)
	{
		static_assert(std::is_signed_v<Signed>);
		const uint64_t read = number();
		const auto wide = static_cast<int64_t>(read >> 1 ^ (0 - (read & 1)));

		value = static_cast<Signed>(wide);
		if (value != wide)
			fail();
	}
	void letter(char &value)
	{
		if (in_.empty())
			fail();
		value = ok_ ? static_cast<char>(in_.front()) : '\0';
		in_ = in_.subspan(ok_);
	}
	void flag(bool &value)
	{
		const uint64_t read = number();

		if (read > 1)
			fail();
		value = ok_ && read == 1;
	}
	/* Values up to @last. */
	template <typename Enum>
	void choice(Enum &value, Enum last)
	{
		const uint64_t read = number();

		if (read > static_cast<uint64_t>(last))
			fail();
		value = ok_ ? static_cast<Enum>(read) : Enum{};
	}
	/* Good as long as the bytes. */
	std::span<const uint8_t> bytes()
	{
		const uint64_t size = number();

		if (size > in_.size())
			fail();
		const std::span<const uint8_t> read = ok_ ? in_.first(size) : in_;
		in_ = in_.subspan(read.size());
		return read;
	}
	std::string_view text()
	{
		const std::span<const uint8_t> read = bytes();

		return {reinterpret_cast<const char *>(read.data()), read.size()};
	}
	void text(std::string &value) { value = text(); }
	template <typename List, typename Each>
	void list(List &list, Each each)
	{
		/* An element has one byte at least. */
		const uint64_t size = number();

		list.clear();
		if (size > in_.size())
			fail();
		for (uint64_t i = 0; i < size && ok_; i++) {
			list.emplace_back();
			each(list.back());
		}
	}

private:
	std::span<const uint8_t> in_;
	bool ok_ = true;
};

} // namespace dt::rec

#endif
