#!/usr/bin/env bash
# Packages: vcards-js@2.11.1, vcard4@4.0.5
# Guess: A birthday given as new Date('1985-01-01'), which is how a date without time comes out of JSON, is
#   written as that day, and a semicolon in a company name is escaped as the comma is.
# Behavior: West of Greenwich the card has the day before. The comma gets its backslash and the semicolon does
#   not, so a reader takes half of the name for a department; a phone number of version 4.0 is declared a URI and
#   written with spaces, which no URI may have.
# Source: RFC 6350, sections 3.4, 6.2.5 and 6.4.1; RFC 3966, section 3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock vcards-js@2.11.1 vcard4@4.0.5
cat >run.mjs <<'PROGRAM'
import { parse } from 'vcard4';
import createCard from 'vcards-js';

const card = createCard();
card.version = '4.0';
card.firstName = 'Anna';
card.birthday = new Date('1985-01-01');
card.organization = 'Acme; Sons, Inc.';
card.workPhone = '+49 30 123';
const text = card.getFormattedString();
console.log(text.split('\r\n').filter((line) => /^(BDAY|ORG|TEL)/.test(line)).join('\n'));
console.log(JSON.stringify(parse(text).parsedVcard.find((entry) => entry.property === 'ORG').value));
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
BDAY;VALUE=date-and-or-time:1984-12-31
TEL;TYPE="WORK,VOICE";VALUE=uri:tel:+49 30 123
ORG:Acme; Sons\, Inc.
["Acme"," Sons, Inc."]
OUTPUT
echo 'unchanged'
