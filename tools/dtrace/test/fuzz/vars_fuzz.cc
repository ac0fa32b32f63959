// SPDX-License-Identifier: GPL-2.0
/*
 * The input is the description of the kernel's variables. A valid description
 * is searched, and each variable is read down to the members of its type.
 */
#include <cstdint>

#include "test/paths.h"
#include "type/variables.h"

namespace {

using namespace dt;

struct Kernel {
	TypePool pool;
	BtfFile file = {"vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool};
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
	Result<BtfData> split = BtfData::parse({reinterpret_cast<const char *>(data), size}, &kernel.file.data());
	volatile uint64_t sum = 0;

	if (!split)
		return 0;
	BtfFile file("vmlinux", std::move(*split), &kernel.file, pool);
	const VariableList list(file);
	for (const VariableList::Entry &entry : list.entries()) {
		const VariableList::Entry *anchor = list.anchor(entry);

		sum = sum + look_at(file.type(entry.id)) + (anchor ? anchor->offset : 0);
		sum = sum + list.find(entry.name, "fork.c").size();
	}
	return 0;
}
