/* SPDX-License-Identifier: GPL-2.0 */
/*
 * One BTF file: the TypeSource of its structs, unions and enums. Their
 * source_id is the BTF id. Private to type/.
 *
 * A module's BTF is split: ids below the number of types of vmlinux refer to
 * vmlinux. The file of vmlinux makes those types, so that both have the same
 * Type. The description of the variables of either is split once more, on top
 * of it.
 */
#ifndef DTRACE_TYPE_BTF_FILE_H
#define DTRACE_TYPE_BTF_FILE_H

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "type/btf.h"
#include "type/btf_data.h"
#include "type/type.h"

namespace dt {

TypeTag tag_of(unsigned kind);

class BtfFile final : public TypeSource {
public:
	/* @data is split from that of @base, if there is one. */
	BtfFile(std::string name, BtfData data, BtfFile *base, TypePool &pool)
		: name_(std::move(name)), data_(std::move(data)), base_(base), pool_(pool)
	{
	}

	const std::string &name() const { return name_; }
	const BtfData &data() const { return data_; }
	const BtfFile *base() const { return base_; }
	const Type *type(uint32_t id, unsigned depth = 0);
	void complete(const Type &type) override;

	/* Calls @visit(id, type, name) for the types of this file alone until it returns true. */
	template <typename Visit>
	bool any(Visit visit) const
	{
		for (uint32_t id = data_.first(), end = data_.end(); id < end; id++) {
			const btf_type *t = data_.type(id);

			if (visit(id, t, text(t->name_off)))
				return true;
		}
		return false;
	}

	/* Id of the first one, 0: none. */
	template <typename Wanted>
	uint32_t find(std::string_view wanted, Wanted is_wanted) const
	{
		uint32_t found = 0;

		any([&](uint32_t id, const btf_type *t, std::string_view name) {
			if (is_wanted(btf_kind(t)) && name == wanted)
				found = id;
			return found != 0;
		});
		return found;
	}

	std::string_view text(uint32_t offset) const { return data_.text(offset); }

	/* Is the first member of struct @t an integer of @bytes bytes? */
	bool begins_with_number(const btf_type *t, uint32_t bytes) const;

private:
	const Type *make(const btf_type *t, uint32_t id, unsigned depth);
	bool is_signed_enum(const btf_type *t);
	const Type *floating(std::string_view name, uint32_t size);
	const Type *integer(const btf_type *t);
	const Type *pointer(const btf_type *t, unsigned depth);
	const Type *function(const btf_type *t, unsigned depth);
	Type *shell(TypeKind kind, const char *tag, const btf_type *t, uint32_t id);
	const Type *opaque(std::string_view name, uint32_t size);
	bool is_part_of(uint32_t whole, uint32_t id) const;

	std::string name_;
	const BtfData data_;
	BtfFile *base_;
	TypePool &pool_;
	std::unordered_map<uint32_t, const Type *> made_;
	std::optional<bool> tells_enum_sign_;
};

} // namespace dt

#endif
