#!/usr/bin/env bash
# Packages: vcard-parser@1.0.0
# Guess: A file with two contacts, as every address book exports it, is read as two contacts, as the first one, or
#   refused.
# Behavior: The parser knows no cards, only lines: both contacts become one object with two names and all numbers,
#   so a number can no longer be told from that of another person. Written again, it is one card with two FN. A
#   URL with a semicolon becomes two values.
# Source: RFC 6350, sections 3.3 and 6.1.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock vcard-parser@1.0.0
cat >run.mjs <<'PROGRAM'
import parser from 'vcard-parser';

const card = (name, number) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nTEL:${number}\r\nURL:https://example.com/?a=1;b=2\r\nEND:VCARD\r\n`;
const read = parser.parse(card('Anna', '+49 30 1') + card('Berta', '+49 30 2'));
console.log(Array.isArray(read), JSON.stringify(read.fn), JSON.stringify(read.tel));
console.log(JSON.stringify(read.url[0]));
console.log(parser.generate(read).split('\r\n').join(' | '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
false [{"value":"Anna"},{"value":"Berta"}] [{"value":"+49 30 1"},{"value":"+49 30 2"}]
{"value":["https://example.com/?a=1","b=2"]}
BEGIN:VCARD | VERSION:3.0 | VERSION:3.0 | FN:Anna | FN:Berta | TEL:+49 30 1 | TEL:+49 30 2 | URL:https://example.com/?a=1;b=2 | URL:https://example.com/?a=1;b=2 | END:VCARD
OUTPUT
echo 'unchanged'
