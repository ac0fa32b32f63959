/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a clause relies on: how stable its probe descriptions are, and the names in
 * its predicate and statements.
 *
 * A name has the attributes that DTrace's user guide gives it. Most names of D are
 * stable. args[] has the attributes that its provider states, curthread has private
 * contents, and symbols of the kernel are private.
 */
#ifndef DTRACE_CHECK_ATTRIBUTES_H
#define DTRACE_CHECK_ATTRIBUTES_H

#include <functional>
#include <string>

#include "ast/ast.h"
#include "base/stability.h"
#include "probe/description.h"
#include "probe/provider.h"

namespace dt::check {

/* The attributes of those parts of @probe's name that @desc gives. */
Attributes description_attributes(const ProbeDesc &desc, const Probe &probe);

/* Calls @visit for each name of @clause that is less than Stable/Stable/Common; @args are the attributes of args[]. */
void weak_names(const ast::Clause &clause, const Attributes &args,
		const std::function<void(const std::string &name, const Attributes &attributes, Span span)> &visit);

} // namespace dt::check

#endif
