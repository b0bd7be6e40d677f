#!/usr/bin/env bash
# Packages: ical.js@2.2.1, vcard-creator@1.0.0
# Guess: A semicolon that a card has with a backslash, which RFC 6350 allows in every text and most programs
#   write, is read as a semicolon, as ical.js does in calendars; a card that is read and written again is the
#   same.
# Behavior: In names, notes and titles of cards the backslash stays in the value, while the comma beside it loses
#   its own. Written again, the backslash is escaped itself, so every other program now shows it, too. A time zone
#   by name in version 3.0 is cut to "Europe/", and asking for it raises an error.
# Source: RFC 6350, section 3.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical.js@2.2.1 vcard-creator@1.0.0
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import creator from 'vcard-creator';

const { VCard = creator } = creator;
const card = new VCard();
card.addName({ givenName: 'Anna', familyName: 'Smith' }).addJobtitle('Sales, Berlin; Board').addTimezone('Europe/Berlin');
let text = card.toString();
for (const round of [1, 2]) {
  const read = new ICAL.Component(ICAL.parse(text));
  console.log(round, read.getFirstPropertyValue('title'), read.jCal[1].find(([name]) => name === 'tz')?.[3] ?? '');
  read.removeProperty('tz');
  text = read.toString();
}
console.log(text.split('\r\n').find((line) => line.startsWith('TITLE')));
const calendar = ICAL.parse('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Sales\\, Berlin\\; Board\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n');
console.log('calendar', new ICAL.Component(calendar).getFirstSubcomponent('vevent').getFirstPropertyValue('summary'));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
1 Sales, Berlin\; Board Europe/
2 Sales, Berlin\; Board 
TITLE:Sales\, Berlin\\; Board
calendar Sales, Berlin; Board
OUTPUT
echo 'unchanged'
