#!/bin/sh
# Installs the site of this folder, upgrades an installed one, or rolls it back. Needs neither a network nor root.
set -eu

usage() {
  cat <<'END'
Usage: ./install.sh [--dir <folder>] [--port <port>] [--key "<fingerprint>"]
       ./install.sh --rollback [--restore] [--dir <folder>]

Installs the site into the folder, or upgrades the site that is there: stops it, makes a backup, starts the new version,
and returns to the former version if the new one does not start. Run it as the ordinary user that runs the site.

  --dir       the folder of the site; ~/safe-ai-site without it
  --port      the port of a new site; 3000 without it
  --key       the fingerprint of the key that signed this bundle. An upgrade expects the key of the installed version
  --rollback  starts the version before the last upgrade again
  --restore   with --rollback: also restores the backup that the upgrade made. What was written since is lost
END
}

fail() {
  echo "$1" >&2
  exit 1
}

dir=$HOME/safe-ai-site
port=
key=
rollback=
restore=
while [ $# -gt 0 ]; do
  case $1 in
    --dir | --port | --key)
      [ $# -ge 2 ] || fail "$1 needs a value."
      case $1 in
        --dir) dir=$2 ;;
        --port) port=$2 ;;
        --key) key=$2 ;;
      esac
      shift 2
      ;;
    --rollback) rollback=yes && shift ;;
    --restore) restore=yes && shift ;;
    --help) usage && exit 0 ;;
    *) usage >&2 && fail "Unknown option: $1" ;;
  esac
done

[ "$(id -u)" -ne 0 ] || fail 'Run install.sh as the ordinary user that runs the site, not as root.'
case $dir in
  /*) ;;
  *) dir=$PWD/$dir ;;
esac

# The path stands in a unit of systemd and in a shell script.
check_path() {
  case $1 in
    *[!A-Za-z0-9/._-]*) fail "The path $1 has characters other than letters, digits and / . _ - : choose another folder." ;;
  esac
}
check_path "$dir"

# One spelling of the path, because it is compared with that of the running site.
settle() {
  dir=$(cd "$dir" && pwd -P)
  check_path "$dir"
}

if [ -n "$rollback" ]; then
  [ -x "$dir/current/node_modules/.bin/node" ] || fail "No site is installed in $dir."
  settle
  exec "$dir/current/node_modules/.bin/node" "$dir/current/launch/setup.mjs" rollback "$dir" ${restore:+--restore}
fi
[ -z "$restore" ] || fail '--restore needs --rollback.'

cd "$(dirname "$0")"
bundle=$(pwd -P)
head=$(head -n 1 SHA256SUMS)
target=${head##* }
case $(uname -s)-$(uname -m) in
  Linux-x86_64) machine=linux-x64 ;;
  Linux-aarch64) machine=linux-arm64 ;;
  *) machine=$(uname -s)-$(uname -m) ;;
esac
sha256sum --check --strict --status SHA256SUMS 2>/dev/null ||
  fail 'This bundle is damaged: its files do not have the checksums of SHA256SUMS. Nothing was changed; copy the archive again.'
[ "$target" = "$machine" ] || fail "This bundle is for $target, and this machine is $machine. Nothing was changed."

mkdir -p "$dir" || fail "Could not create $dir."
settle
sum=$(sha256sum SHA256SUMS)
release=$(echo "$head" | cut -d ' ' -f 3)-$(echo "$sum" | cut -c 1-8)
case $release in
  *[!A-Za-z0-9.-]*) fail "The version of this bundle is not valid: $release." ;;
esac

# $1 is the version that verifies the bundle.
verify() {
  "$1/node_modules/.bin/node" "$1/launch/portal.mjs" bundle verify "$bundle" ${key:+--key "$key"}
}

# An installed site expects its own key, and verifies the new version before any of it runs.
if [ -e "$dir/key" ]; then
  [ -n "$key" ] || key=$(cat "$dir/key")
  verify "$dir/current" || fail 'Nothing was installed.'
fi
new=$dir/releases/$release
if [ ! -d "$new" ]; then
  rm -rf "$new.partial"
  mkdir -p "$new.partial"
  tar -xzf app.tar.gz -C "$new.partial" || fail "Could not unpack the bundle into $dir. Nothing else was changed."
  if [ ! -e "$dir/key" ] && ! verify "$new.partial"; then
    rm -rf "$new.partial"
    fail 'Nothing was installed.'
  fi
  mv "$new.partial" "$new"
fi
exec "$new/node_modules/.bin/node" "$new/launch/setup.mjs" install "$dir" \
  --release "$release" --bundle "$bundle" ${port:+--port "$port"}
