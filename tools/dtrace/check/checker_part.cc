// SPDX-License-Identifier: GPL-2.0
/*
 * The references of a part of check() to the other parts. Most of these do not exist
 * yet when the first part is made, so only their addresses are used here.
 */
#include "check/checker_part.h"

#include "check/parts.h"

namespace dt::check {

CheckerPart::CheckerPart(CheckerParts &parts)
	: kernel_(parts.kernel), pool_(parts.kernel.pool()), options_(parts.options), diags_(parts.diags),
	  scope_(parts.scope), expansions_(parts.expansions), libraries_(parts.libraries), types_(parts.types),
	  places_(parts.places), conversions_(parts.conversions), givens_(parts.givens), inlines_(parts.inlines),
	  translators_(parts.translators), arguments_(parts.arguments), symbols_(parts.symbols),
	  kernel_reads_(parts.kernel_reads), declared_(parts.declared), probe_arguments_(parts.probe_arguments),
	  order_(parts.order), aggregations_(parts.aggregations), expressions_(parts.expressions)
{
}

} // namespace dt::check
