/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where a command of -c waits until tracing begins: -x evaltime.
 *
 * A probe in a library can be attached only when the library is mapped, so the
 * command must have run for a while. But probes that a command passes before they
 * are attached are missed. So the user chooses the place where the command waits.
 */
#ifndef DTRACE_OS_BEGIN_H
#define DTRACE_OS_BEGIN_H

#include "base/options.h"
#include "base/result.h"
#include "os/child.h"

namespace dt::os {

/*
 * Lets the command run to where it waits for os::leave_entry():
 *
 *   exec       the end of exec(2)
 *   preinit    before the constructors of its libraries, which are mapped
 *   postinit   its entry point: the constructors of its libraries have run
 *   main       the first instruction of main(): its own constructors have run, too
 *
 * A command without a dynamic linker waits at its entry point, with preinit as well. A command that waits already
 * stays where it is. An error if main() is not found, or if the command ends before.
 */
Status run_to_begin(os::Target &target, EvalTime evaltime);

} // namespace dt::os

#endif
