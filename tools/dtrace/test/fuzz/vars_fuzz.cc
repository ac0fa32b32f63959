// SPDX-License-Identifier: GPL-2.0
/*
 * Bytes as the description of the kernel's variables: whatever libbpf takes is
 * searched, and each variable is looked at down to the members of its type.
 */
#include <cstdint>

#include "type/variables.h"

namespace {

using namespace dt;

struct Kernel {
	TypePool pool;
	BtfFile file = {"vmlinux", btf__parse(KERNEL_BTF, nullptr), nullptr, pool};
};

/* All that D can ask of a type, one level deep. */
uint64_t look_at(const Type *type)
{
	uint64_t sum = type->size + type->name.size();

	while (type->is_array() || type->is_pointer())
		type = type->of;
	if (type->is_struct())
		for (const Member &member : type->members())
			sum += member.bit_offset + member.type->size + member.name.size();
	return sum;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static Kernel kernel;
	TypePool pool;
	btf *raw = btf__new_split(data, static_cast<uint32_t>(size), kernel.file.raw());
	volatile uint64_t sum = 0;

	if (!raw)
		return 0;
	BtfFile file("vmlinux", raw, &kernel.file, pool);
	const VariableList list(file);
	for (const VariableList::Entry &entry : list.entries()) {
		sum = sum + look_at(file.type(entry.id)) + list.landmark(entry).offset;
		sum = sum + list.find(entry.name, "fork.c").size();
	}
	return 0;
}
