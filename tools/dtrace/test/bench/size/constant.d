/* SPDX-License-Identifier: GPL-2.0 */
BEGIN { trace(1); }
==== c
#include "../size.h"

CASE(RECORD(8, );)
