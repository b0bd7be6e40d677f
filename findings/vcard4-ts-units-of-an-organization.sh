#!/usr/bin/env bash
# Packages: vcard4-ts@0.4.1, vcard4@4.0.5
# Guess: A library that promises type safety returns an organization as a list of name and units, as it does for
#   the five parts of a name, and an escaped semicolon inside of a name is not taken for a separator.
# Behavior: vcard4-ts returns ORG as a list of one text in which the separator and the escaped semicolon are both
#   plain semicolons: after that nobody can tell the company from its department. A quoted list of types is one
#   type with a comma. vcard4 returns both lists as written.
# Source: RFC 6350, sections 3.4, 6.4.1 and 6.6.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock vcard4-ts@0.4.1 vcard4@4.0.5
cat >run.mjs <<'PROGRAM'
import { parse } from 'vcard4';
import { parseVCards } from 'vcard4-ts';

const text = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Anna\r\nORG:Acme\\; Sons\\, Inc.;Sales\r\nTEL;TYPE="work,voice":+49 30 2\r\nEND:VCARD\r\n';
const [typed] = parseVCards(text).vCards;
console.log('vcard4-ts', JSON.stringify(typed.ORG[0].value), JSON.stringify(typed.TEL[0].parameters.TYPE));
const card = parse(text);
const property = (name) => card.parsedVcard.find((entry) => entry.property === name);
console.log('vcard4   ', JSON.stringify(property('ORG').value), JSON.stringify(property('TEL').parameters.TYPE));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
vcard4-ts ["Acme; Sons, Inc.;Sales"] ["work,voice"]
vcard4    ["Acme; Sons, Inc.","Sales"] ["work","voice"]
OUTPUT
echo 'unchanged'
