/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Types of the kernel, from its BTF and that of its modules.
 *
 * Nothing is read before the first question, so a program that names no kernel
 * type costs nothing. A type that is found becomes a Type of the pool at once;
 * its members are read only when they are needed. libbpf reads the format
 * (Documentation/bpf/btf.rst); this code turns it into the tool's types and
 * finds names.
 *
 * A type that is in vmlinux and in modules is taken from vmlinux, unless a
 * module is named: struct mod`tag.
 */
#ifndef DTRACE_TYPE_BTF_H
#define DTRACE_TYPE_BTF_H

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "type/type.h"

namespace dt {

/* The kind of name to look up; a typedef, an integer or a float has no tag. */
enum class TypeTag : uint8_t { None, Struct, Union, Enum };

/*
 * The parts of a variable's name in D: `name, mod`name, fork.c`name, mod`fork.c`name, "kernel/fork.c"`name. Missing
 * parts are "".
 */
struct VariableName {
	std::string_view module, file, name;
};
VariableName parse_variable_name(std::string_view text);

class KernelTypes {
public:
	/*
	 * @btfpath: BTF of vmlinux, raw or in an ELF file; "": /sys/kernel/btf/vmlinux, and modules beside it.
	 * @varspath: directory with descriptions of variables, or with @btfpath that file; "": the usual ones, or none.
	 * Types are made in @pool, which must live as long.
	 */
	KernelTypes(TypePool &pool, std::string btfpath, std::string varspath = {});
	~KernelTypes();
	KernelTypes(const KernelTypes &) = delete;
	KernelTypes &operator=(const KernelTypes &) = delete;

	TypePool &pool();

	/*
	 * nullptr: there is none, or BTF cannot be read (then failure() has the reason). @module "": any, vmlinux
	 * first; "vmlinux"; or the name of a module.
	 */
	const Type *find(TypeTag tag, std::string_view name, std::string_view module = {});

	/* Prototype of a function of the kernel: a Function type; nullptr if not known. */
	const Type *function(std::string_view name, std::string_view module = {});

	/*
	 * BTF ids of functions of vmlinux in the running kernel, found in one walk over its types; 0 for an unknown
	 * function.
	 */
	std::vector<uint32_t> function_ids(const std::vector<std::string_view> &names);

	struct BtfVariable {
		const Type *type = nullptr;
		std::string name, module; /* module: "vmlinux" or where it was found */
		std::string file;	  /* "kernel/fork.c" if others have the same name, else "" */
		std::string section;
		uint32_t bytes = 0;
		bool is_percpu = false;
		bool is_init = false; /* thrown away when the kernel or module has started */
		std::string anchor;   /* symbol in /proc/kallsyms: its own, or a neighbour's; "": none is clear */
		int32_t distance = 0; /* bytes from there */
		/* The unambiguous D name: "`jiffies", "ext4`debug", "\"kernel/fork.c\"`count". */
		std::string text() const;
		uint32_t percpu_id = 0; /* BTF id by which the verifier knows a per-CPU variable; 0: it does not */
	};
	/*
	 * The variables that @name can mean: none if it is unknown, several if it is ambiguous. Without the
	 * description that dtrace-vars writes (type/vars_blob.h), only per-CPU variables are known, and
	 * variables_failure() has the reason.
	 */
	std::vector<BtfVariable> variables(const VariableName &name);
	/* The same for one name that is clear. */
	std::optional<BtfVariable> variable(std::string_view name, std::string_view module = {});
	const std::string &variables_failure() const;
	/*
	 * Visits all variables of vmlinux and of the loaded modules whose name @wants accepts. Does not look up
	 * their anchor symbols.
	 */
	void each_variable(const std::function<bool(std::string_view)> &wants,
			   const std::function<void(const BtfVariable &)> &visit);
	/* Any per-CPU variable of vmlinux that the verifier knows; 0: there is none. */
	uint32_t some_percpu_id();

	/*
	 * How a JIT-compiled program reads up to 8 bytes that certainly exist: @function (bpf_rdonly_cast()) turns
	 * their address into what the verifier takes for a pointer to struct @type, which begins with an 8-byte
	 * integer. BTF ids of vmlinux.
	 */
	struct RdonlyCast {
		uint32_t function, type;
		std::string type_name;
	};
	/* nullopt: there is none, or no JIT. */
	const std::optional<RdonlyCast> &cast();

	/* A constant of an enum of vmlinux. */
	std::optional<EnumConstant> enumerator(std::string_view name);

	/* Offers all names of this kind to @near. */
	void consider(TypeTag tag, NearName &near);

	/*
	 * The reason why nothing is found at all: "cannot read /sys/kernel/btf/vmlinux: No such file or directory"; ""
	 * if there is no error.
	 */
	const std::string &failure() const;

private:
	struct Impl;

	std::unique_ptr<Impl> impl_;
};

/*
 * The type of an argument of a static probe of @module, written as in C: "struct file *", "unsigned int". nullptr:
 * unknown.
 */
const Type *type_by_text(KernelTypes &kernel, std::string_view text, std::string_view module);

} // namespace dt

#endif
