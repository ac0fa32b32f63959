/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Variables of a file as split BTF: a VAR for each variable, a DATASEC for each
 * ELF section with its variables by ascending offset, and the types that the
 * base lacks. All tools that read BTF can read it (Documentation/bpf/btf.rst).
 *
 * If several static variables have the same name, each gets a tag
 * "file:kernel/fork.c", so that `fork.c`name` selects one. Variables in
 * sections that the kernel discards after boot are recognized by the name of
 * the section. type/vars_blob.h says how the tool finds the file and checks
 * that it is the right one.
 */
#ifndef DTRACE_VARS_ENCODE_H
#define DTRACE_VARS_ENCODE_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/diag.h"
#include "base/result.h"
#include "vars/list.h"

struct btf;

namespace dt::vars {

struct SectionCounts {
	std::string name;
	uint64_t variables = 0, bytes = 0; /* encoded; of memory */
	uint64_t btf_bytes = 0;		   /* of their VARs and the DATASEC */
	uint64_t name_bytes = 0;	   /* of names that no section before it has, and the base neither */
};

struct Counts {
	std::vector<SectionCounts> sections;
	uint64_t aliases = 0;		     /* encoded as other names of those */
	uint64_t encoded = 0, symbols = 0;   /* of @symbols that have a size and a place */
	uint64_t without_type = 0;	     /* encoded as arrays of bytes */
	std::vector<std::string> other_size; /* encoded; "init_mm (1160 bytes, type 1152)" */
	uint64_t bad_name = 0;		     /* not a name that BTF can hold */
	uint64_t overlapping = 0;	     /* begin within another one, and are no alias */
	uint64_t new_types = 0, tags = 0;
	uint64_t blob_bytes = 0, base_bytes = 0;
	uint64_t type_bytes = 0, name_bytes = 0; /* of the blob: new types, strings */
	uint64_t tag_name_bytes = 0;		 /* of these: texts of tags */
};

struct BtfDelete {
	void operator()(btf *b) const;
};
using BtfPtr = std::unique_ptr<btf, BtfDelete>;

/*
 * The types of @path: of its .BTF section, or of a file of raw BTF. @base: the BTF that a module's is split from, or
 * nullptr.
 */
Result<BtfPtr> read_btf(const std::string &path, btf *base);

/* Makes the BTF to be written. @base outlives the result, which is split BTF on it. */
Result<BtfPtr> encode(const DwarfFile &file, btf *base, Counts &counts);

/* "encoded 13,000 of 13,100 variables ..." and a line for each section. */
std::string report(const Counts &counts, const Skipped &skipped);

} // namespace dt::vars

#endif
