#!/usr/bin/env bash
# Packages: vcf@2.1.2
# Guess: The parser of vCards returns values as people typed them: a comma that the format escapes is a comma,
#   "\\n" is a line break.
# Behavior: Values keep their escapes: a company is read as "Acme\\, Inc.;Sales" with backslash and all parts in
#   one string, and a note of two lines has a backslash and an n.
# Source: RFC 6350, section 3.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock vcf@2.1.2
cat >run.mjs <<'PROGRAM'
import VCard from 'vcf';

const card = new VCard().parse(['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann Lee', 'ORG:Acme\\, Inc.;Sales', 'NOTE:one\\ntwo', 'END:VCARD'].join('\r\n'));
console.log(card.get('org').valueOf());
console.log(card.get('note').valueOf());
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Acme\, Inc.;Sales
one\ntwo
OUTPUT
echo 'unchanged'
