/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Types of the kernel, from its BTF and that of its modules.
 *
 * Nothing is read before the first question; a program that names no kernel
 * type costs nothing. A type that is found becomes a Type of the pool at once,
 * its members only when somebody asks for them. libbpf reads the format
 * (Documentation/bpf/btf.rst); this turns it into our types and finds names.
 *
 * A type that is in vmlinux and in modules is taken from vmlinux, unless a
 * module is named: struct mod`tag.
 */
#ifndef DTRACE_TYPE_BTF_H
#define DTRACE_TYPE_BTF_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/diag.h"
#include "type/type.h"

namespace dt {

/* What kind of name is looked up; a typedef, an integer or a float has no tag. */
enum class TypeTag : uint8_t { None, Struct, Union, Enum };

class KernelTypes {
public:
	/*
	 * @btfpath: BTF of vmlinux, raw or in an ELF file; "": /sys/kernel/btf/vmlinux, and modules beside it.
	 * Types are made in @pool, which must live as long.
	 */
	KernelTypes(TypePool &pool, std::string btfpath);
	~KernelTypes();
	KernelTypes(const KernelTypes &) = delete;
	KernelTypes &operator=(const KernelTypes &) = delete;

	TypePool &pool();

	/*
	 * nullptr: there is none, or BTF cannot be read (then failure() says why). @module "": any, vmlinux first;
	 * "vmlinux"; or the name of a module.
	 */
	const Type *find(TypeTag tag, std::string_view name, std::string_view module = {});

	/* Prototype of a function of the kernel: a Function type; nullptr if not known. */
	const Type *function(std::string_view name, std::string_view module = {});

	struct Variable {
		const Type *type;
		std::string module;	/* "vmlinux" or where it was found */
		bool is_percpu;
	};
	/* A variable that BTF has: those of .data..percpu, and what a further encoder has put there. */
	std::optional<Variable> variable(std::string_view name, std::string_view module = {});

	/* Value of a constant of some enum of vmlinux, and that enum. */
	struct EnumConstant {
		const Type *type;
		int64_t value;
	};
	std::optional<EnumConstant> enumerator(std::string_view name);

	/* Offers all names of this kind to @near. */
	void consider(TypeTag tag, NearName &near);

	/* Why nothing is found at all: "cannot read /sys/kernel/btf/vmlinux: No such file or directory"; "" if all is well. */
	const std::string &failure() const;

private:
	struct Impl;

	std::unique_ptr<Impl> impl_;
};

} // namespace dt

#endif
