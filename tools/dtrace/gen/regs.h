/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Virtual registers to R0...R9, with spills to the stack.
 *
 * Generated code jumps forward only. So the lifetime of a value is one interval
 * in the order of the code, from its first write to its last read, whatever the
 * branches between them do. A linear scan over such intervals allocates well:
 *
 *   - a value that lives across a call gets one of R6...R9 or is spilled;
 *   - a machine register that the code names is reserved between the instruction
 *     that sets it and the one that reads it;
 *   - a value that is moved from or to a machine register gets that register if it
 *     can, and the move disappears.
 *
 * A spilled value lives in the stack and is loaded for each use. A constant or
 * a field of the context is computed again instead. Then the scan is repeated.
 * Values that do not live at the same time share a stack slot. Graph colouring
 * would spill less, but needs several times the code.
 */
#ifndef DTRACE_GEN_REGS_H
#define DTRACE_GEN_REGS_H

#include "bpf/code.h"

namespace dt::gen {

/*
 * Rewrites @code to machine registers. Spills go below @stack_used bytes of the
 * stack. Returns how much stack is used in the end.
 */
int allocate_registers(bpf::Code &code, int stack_used);

} // namespace dt::gen

#endif
