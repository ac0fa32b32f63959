/* SPDX-License-Identifier: GPL-2.0 */
/*
 * How dumps and messages write the types of keys or arguments.
 *
 * Messages compare two such lists, and a golden shows them. So all write a list in
 * the same form.
 */
#ifndef DTRACE_TYPED_KEY_LIST_H
#define DTRACE_TYPED_KEY_LIST_H

#include <string>
#include <vector>

#include "type/type.h"

namespace dt::typed {

/* "[int, string]" */
inline std::string key_list(const std::vector<const Type *> &types)
{
	std::string list;

	for (const Type *type : types)
		list += (list.empty() ? "" : ", ") + std::string(type->name);
	return '[' + list + ']';
}

} // namespace dt::typed

#endif
