/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Virtual registers to R0...R9, with spills to the stack.
 *
 * Generated code jumps forward only. So the life of a value is one interval,
 * from where it is first set to where it is last read in the order of the
 * code, whatever the branches between do, and a linear scan over intervals
 * gives a good allocation:
 *
 *   - a value that lives across a call gets one of R6...R9 or is spilled;
 *   - a machine register named by the code is kept from being used between
 *     where it is set and where it is read;
 *   - a value that is moved from or to a machine register gets that one if it
 *     can, and the move goes away.
 *
 * A spilled value lives in the stack and is loaded for each use, a constant or
 * a field of the context is made again instead; then the scan is repeated.
 * Values that do not live at the same time share a place of the stack. Graph
 * colouring would spill less, at several times the code.
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
