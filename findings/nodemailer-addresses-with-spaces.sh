#!/usr/bin/env bash
# Packages: nodemailer@10.6.0
# Guess: Two addresses with a space between are two recipients or an error, and "mailto:" before an address is
#   removed or refused.
# Behavior: The second address becomes the display name of the first, so a mail goes to one of two people and
#   shows the other as the name; "mailto:" makes a group of that name, and inside of angle brackets it stays part
#   of the address.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock nodemailer@10.6.0
cat >run.mjs <<'PROGRAM'
import parse from 'nodemailer/lib/addressparser/index.js';

for (const text of ['ann@example.com bob@example.com', 'mailto:ann@example.com', 'Ann <mailto:ann@example.com>', 'Note: see Ann <ann@example.com>'])
  console.log(text, '|', JSON.stringify(parse(text)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ann@example.com bob@example.com | [{"address":"ann@example.com","name":"bob@example.com"}]
mailto:ann@example.com | [{"name":"mailto","group":[{"address":"ann@example.com","name":""}]}]
Ann <mailto:ann@example.com> | [{"address":"mailto:ann@example.com","name":"Ann"}]
Note: see Ann <ann@example.com> | [{"name":"Note","group":[{"address":"ann@example.com","name":"see Ann"}]}]
OUTPUT
echo 'unchanged'
