#!/usr/bin/env bash
# Packages: nodemailer@10.6.0, letterparser@0.1.8, eml-format@0.6.1, eml-parse-js@1.1.15
# Guess: Small readers of .eml files read what the most used writer makes of a German name with a comma, a subject
#   and a file name that need more than one line, and a group of recipients.
# Behavior: Each loses something else, without an error. letterparser puts spaces into the file name where the
#   writer folded it, and takes the name of the group for a part of the address. eml-format ends the subject after
#   its first line with underscores in place of spaces and has no name for the file. eml-parse-js makes two
#   senders of "Müller, Anna", one without an address, drops both members of the group, and leaves %2C in the file
#   name.
# Source: RFC 2047, sections 4.2 and 6.2; RFC 2231, section 3; RFC 5322, section 3.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock nodemailer@10.6.0 letterparser@0.1.8 eml-format@0.6.1 eml-parse-js@1.1.15
cat >run.mjs <<'PROGRAM'
import emlFormat from 'eml-format';
import { readEml } from 'eml-parse-js';
import { extract } from 'letterparser';
import nodemailer from 'nodemailer';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
const { message } = await transport.sendMail({
  from: { name: 'Müller, Anna', address: 'anna@example.com' },
  to: 'Team: berta@example.com, cara@example.com;',
  subject: 'Übersicht der Zahlen für das Geschäftsjahr 2026',
  text: 'Text',
  attachments: [{ filename: 'Übersicht der Zahlen für das Geschäftsjahr 2026 (endgültige Fassung, geprüft).pdf', content: 'x', contentType: 'application/pdf' }],
});
const text = message.toString();
const show = (name, subject, from, to, file) => {
  console.log(name);
  console.log('  subject', JSON.stringify(subject));
  console.log('  from', JSON.stringify(from));
  console.log('  to', JSON.stringify(to));
  console.log('  file', JSON.stringify(file));
};
const letter = extract(text);
show('letterparser', letter.subject, [letter.from.name, letter.from.address], letter.to.map(({ address }) => address), letter.attachments[0].filename);
emlFormat.read(text, (error, mail) => show('eml-format', mail.subject, mail.from, mail.to, mail.attachments[0].name));
readEml(text, (error, mail) => show('eml-parse-js', mail.subject, mail.from, mail.to, mail.attachments[0].name));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
letterparser
  subject "Übersicht der Zahlen für das Geschäftsjahr 2026"
  from ["Müller, Anna","anna@example.com"]
  to ["Team:berta@example.com","cara@example.com;"]
  file "Übersicht der Zahlen für das G eschäftsjahr 2026 (endgültig e Fassung, geprüft).pdf"
eml-format
  subject "Übersicht_der_Zahlen_für_das_G"
  from {"name":"Müller,_Anna","email":"anna@example.com"}
  to [{"email":"Team:berta@example.com"},{"email":"cara@example.com;"}]
  file undefined
eml-parse-js
  subject "Übersicht der Zahlen für das Geschäftsjahr 2026"
  from [{"name":"Müller","email":""},{"name":"Anna","email":"anna@example.com"}]
  to {"name":"Team"}
  file "Übersicht der Zahlen für das Geschäftsjahr 2026 (endgültige Fassung%2C geprüft).pdf"
OUTPUT
echo 'unchanged'
