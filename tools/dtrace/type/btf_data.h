/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The bytes of one BTF file, and where its types begin. Private to type/.
 *
 * The types of a distribution's kernel take 5 MB and more, most of the memory of
 * the tool. So they are held once and read in place. (libbpf copies what it
 * reads, and holds it twice for a while.) Sections beyond the end of the file
 * are rejected when the file is opened. Ids and offsets within types may have
 * any value, so looking one up can fail.
 */
#ifndef DTRACE_TYPE_BTF_DATA_H
#define DTRACE_TYPE_BTF_DATA_H

#include <bpf/btf.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/fd.h"
#include "base/result.h"

namespace dt {

class BtfData {
public:
	/*
	 * Opens raw BTF, or the section .BTF of an ELF file. @base: the BTF that it is split from, which must outlive
	 * it, or nullptr. @trying begins the message of an error.
	 */
	static Result<BtfData> open(const std::string &path, const BtfData *base,
				    const std::string &trying = "cannot read ");
	static Result<BtfData> parse(std::string_view bytes, const BtfData *base);

	/* Ids of the types that are not in the base: first() and up to, but not, end(). */
	uint32_t first() const { return first_; }
	uint32_t end() const { return first_ + static_cast<uint32_t>(places_.size()); }

	/* A type of this file or its base, with all its parts; nullptr if there is none, as for void. */
	const btf_type *type(uint32_t id) const
	{
		if (id < first_)
			return base_ ? base_->type(id) : nullptr;
		return id < end() ? reinterpret_cast<const btf_type *>(types_ + places_[id - first_]) : nullptr;
	}

	/* A name; "" if there is none. */
	std::string_view text(uint32_t offset) const
	{
		if (offset < first_text_)
			return base_ ? base_->text(offset) : std::string_view();
		return offset - first_text_ < text_bytes_ ? std::string_view(text_ + (offset - first_text_)) :
							    std::string_view();
	}

private:
	BtfData() = default;

	/* nullptr, or what is wrong. */
	const char *read(const Fd &file);
	const char *index(size_t size);
	const char *index_types(uint32_t bytes);

	std::unique_ptr<uint8_t[]> bytes_;
	const uint8_t *types_ = nullptr;
	const char *text_ = nullptr; /* ends with a NUL */
	uint32_t text_bytes_ = 0;
	uint32_t first_ = 1, first_text_ = 0; /* as the file counts, after those of the base */
	std::vector<uint32_t> places_;	      /* of each type, in bytes from types_ */
	const BtfData *base_ = nullptr;
};

} // namespace dt

#endif
