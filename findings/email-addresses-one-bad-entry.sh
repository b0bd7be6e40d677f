#!/usr/bin/env bash
# Packages: email-addresses@5.0.0
# Guess: A list with one entry that cannot be read gives the other entries, and a comma at the end, which mail
#   programs leave, does no harm.
# Behavior: The result is null for the whole list in both cases, and for lists with semicolons or an unquoted
#   bracket in a name; nothing says which entry was meant. Split first, then parse each part.
# Source: RFC 5322, section 3.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock email-addresses@5.0.0
cat >run.mjs <<'PROGRAM'
import addresses from 'email-addresses';

for (const text of ['Ann Lee <ann@example.com>, Bob <bob@example.com>', 'Ann Lee <ann@example.com>, Bob <bob@example.com>,',
  'Ann Lee <ann@example.com>; Bob <bob@example.com>', 'Ann Lee <ann@example.com>, Bob', 'Ann Lee [Acme] <ann@example.com>'])
  console.log(text, '|', addresses.parseAddressList(text)?.map(({ address }) => address) ?? null);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Ann Lee <ann@example.com>, Bob <bob@example.com> | [ 'ann@example.com', 'bob@example.com' ]
Ann Lee <ann@example.com>, Bob <bob@example.com>, | null
Ann Lee <ann@example.com>; Bob <bob@example.com> | null
Ann Lee <ann@example.com>, Bob | null
Ann Lee [Acme] <ann@example.com> | null
OUTPUT
echo 'unchanged'
