# SPDX-License-Identifier: GPL-2.0
# Sourced after lib.sh: apt with lists, a cache and sources of its own, in $apt_dir, for suites that the machine's apt
# may not know. The machine's own sources are not changed. Signatures are checked with the installed Debian keyring.
# shellcheck shell=bash
keyring=/usr/share/keyrings/debian-archive-keyring.gpg

# private_apt COMMAND ARGUMENT...
private_apt() {
	local command=$1
	shift
	"$command" -q \
		-o Dir::Etc::sourcelist="$apt_dir/sources.list" -o Dir::Etc::sourceparts=/dev/null \
		-o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null \
		-o Dir::State::lists="$apt_dir/lists" -o Dir::Cache="$apt_dir" \
		-o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none "$@"
}

# apt_archive: the address of the archive with the most suites, among the archives with (-e) or without (-v) "security"
# in the address, from the machine's configuration.
apt_archive() {
	# shellcheck disable=SC2016 # apt expands it
	apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' |
		grep "$1" security | sort | uniq -c | sort -rn | awk 'NR == 1 { print $2 }' || true
}

# apt_source URI SUITE: a line of sources.list
apt_source() { echo "deb [signed-by=$keyring] $1 $2 main"; }

# why_no_apt: says why private_apt can get nothing; says nothing if it can.
why_no_apt() {
	if ! command -v apt-get >/dev/null; then
		echo "there is no apt-get here."
	elif [ ! -f "$keyring" ]; then
		echo "Debian's keyring $keyring is not installed."
	elif [ -z "$(apt_archive -v)" ]; then
		echo "apt knows no Debian archive (run apt-get update first?)."
	fi
}
