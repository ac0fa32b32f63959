#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Strings are copied whole into global, this and self variables, and compared.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { a = "alpha"; this->b = a; self->c = this->b;
	this->d = self->c == "alpha" ? "same" : "other"; a = "beta"; }
	BEGIN /self->c == this->b && a != this->b && a > this->b/ {
		printf("%s %s %s %s\n", a, this->b, self->c, this->d); }
	BEGIN { self->c = a; a = a; printf("%s %s\n", self->c, a); exit(0); }'
same output "$(cat out)" "beta alpha alpha same
beta beta"
