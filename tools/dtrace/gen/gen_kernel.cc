// SPDX-License-Identifier: GPL-2.0
/*
 * Variables of the kernel.
 *
 *   per-CPU        r1 = variable, by its BTF id; call this_cpu_ptr or per_cpu_ptr; read directly
 *   others         the address is a number, filled in at load time; bpf_rdonly_cast() turns it into a
 *                  pointer, which costs one move; read directly
 *   of a module    the same number; read by probe_read_kernel, if the module's name is still in its place
 *
 * The verifier knows only the kernel's own BTF, which describes only per-CPU variables. So the cast is to a struct
 * that begins with an 8-byte integer: such a pointer allows loads of any width. A load through an invalid pointer of
 * this kind reads 0, without a fault, so only variables that always exist are read directly. A helper copies structs,
 * arrays and strings, as it copies other memory. Where the cast does not exist (no JIT), all reads use
 * probe_read_kernel.
 *
 * A module may be unloaded while the program runs. Then its memory is unmapped,
 * which is a fault, or belongs to something else, which the name shows. For the
 * per-CPU variables of modules, the distance between the symbol's value and a
 * CPU's copy is the same as for the kernel's own.
 */
#include "gen/builder.h"

#include <algorithm>
#include <cstring>

namespace dt::gen {

using namespace bpf;

/* Pointer to this CPU's copy, or that of @cpu; there may be no such CPU. */
Value Builder::percpu_copy(const std::string &name, uint32_t btf_id, const typed::Expr *cpu)
{
	const Reg copy = code_.new_reg();

	if (cpu) {
		const Value number = {code_.in_register(value(*cpu)), 0, false};

		/* The helper looks at 32 bits. */
		faults_.raise_if(Cmp::gt, number.reg, INT32_MAX, Fault::NoCpu, number);
		code_.emit(load_percpu(Reg::r1, name, btf_id));
		code_.set(Reg::r2, number);
		code_.emit(call_helper(BPF_FUNC_per_cpu_ptr));
		faults_.raise_if(Cmp::eq, Reg::r0, 0, Fault::NoCpu, number);
	} else {
		code_.emit(load_percpu(Reg::r1, name, btf_id));
		code_.emit(call_helper(BPF_FUNC_this_cpu_ptr));
	}
	code_.emit(mov(copy, Reg::r0));
	return {copy, 0, true};
}

/* Ends the clause if the module of @variable, which is at @address, is gone; or is another one by now. */
void Builder::check_module(const typed::KernelVariable &variable, const Value &address)
{
	constexpr size_t kWord = 8, kName = 56; /* struct module: name[MODULE_NAME_LEN], filled up with zeroes */
	const size_t size = std::min((variable.module.size() + kWord) / kWord * kWord, kName);
	const int mark = frame_.used();
	const int16_t slot = frame_.take(static_cast<uint32_t>(size));
	const Label there = code_.new_label(), gone = code_.new_label();
	const Reg wanted = code_.new_reg(), found = code_.new_reg();

	code_.emit(mov(Reg::r1, fp));
	code_.emit(alu(Alu::add, Reg::r1, slot));
	code_.emit(mov(Reg::r2, static_cast<int32_t>(size)));
	code_.emit(
		load_symbol(Reg::r3, variable.module + "`__this_module", static_cast<int32_t>(variable.module_name)));
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel));
	faults_.raise_if(Cmp::ne, Reg::r0, 0, Fault::BadAddress, address);
	for (size_t at = 0; at < size; at += kWord) {
		const bool is_last = at + kWord == size;
		int64_t name = 0;

		if (at < variable.module.size())
			std::memcpy(&name, variable.module.data() + at, std::min(variable.module.size() - at, kWord));
		code_.emit(load(Width::dw, found, fp, static_cast<int16_t>(slot + static_cast<int>(at))),
			   at ? "" : "name of the module");
		code_.emit(load_imm64(wanted, name));
		code_.emit(jump_if(is_last ? Cmp::eq : Cmp::ne, found, wanted, is_last ? there : gone));
	}
	code_.bind(gone);
	faults_.raise(Fault::BadAddress, address);
	code_.bind(there);
	frame_.release_to(mark);
}

Place Builder::locate_kernel(const typed::KernelRef &ref)
{
	const typed::KernelVariable &variable = *ref.variable;
	const std::string symbol = variable.module + (variable.module.empty() ? "" : "`") + variable.anchor;

	if (variable.percpu_id) {
		Place place;

		place.memory = in::KnownObject{percpu_copy(variable.text(), variable.percpu_id, ref.cpu.get()).reg,
					       variable.type, true};
		return place;
	}
	const Reg address = code_.new_reg();
	const std::string note = variable.anchor == variable.name ? std::string() : variable.text();
	if (variable.is_percpu) {
		/* How far this CPU's copies are from the numbers that stand for all. */
		const Reg copy =
			memory_.plain_number(percpu_copy("variable", variable.some_percpu_id, ref.cpu.get()).reg).reg;
		const Reg stand = code_.new_reg();

		code_.emit(load_percpu(stand, "variable", variable.some_percpu_id));
		code_.emit(alu(Alu::sub, copy, memory_.plain_number(stand).reg));
		code_.emit(load_symbol(address, symbol, variable.distance), note);
		code_.emit(alu(Alu::add, address, copy));
	} else {
		code_.emit(load_symbol(address, symbol, variable.distance), note);
	}
	if (variable.module_name)
		check_module(variable, {address, 0, false});
	Place place = at_address({address, 0, true}, false);
	std::get<in::Foreign>(place.memory).cast = variable.cast;
	return place;
}

} // namespace dt::gen
