#!/usr/bin/env bash
# Packages: mimetext@3.0.28, mailparser@3.14.2
# Guess: A package that writes raw messages writes what any server takes: text beyond ASCII encoded as the header
#   says, lines of at most 998 octets, a quoted file name with its quotation marks escaped, and no Bcc.
# Behavior: "Grüße" stands raw under the declaration 7bit, an attachment is one line of base64 of any length, a
#   file name with quotation marks ends at the first of them in the reader, and blind copies are listed in the
#   message. All of it is the task of the caller; the option encoding only changes the header.
# Source: RFC 2045, sections 2.7, 5.1 and 6.8; RFC 5322, section 2.1.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock mimetext@3.0.28 mailparser@3.14.2
cat >run.mjs <<'PROGRAM'
import { simpleParser } from 'mailparser';
import { createMimeMessage } from 'mimetext';

const message = createMimeMessage();
message.setSender('anna@example.com');
message.setTo('berta@example.com');
message.setBcc('cara@example.com');
message.setSubject('Report');
message.addMessage({ contentType: 'text/plain', data: 'Grüße', encoding: 'quoted-printable' });
message.addMessage({ contentType: 'text/html', data: '<p>Grüße</p>' });
message.addAttachment({ filename: 'Plan "B".pdf', contentType: 'application/pdf', data: Buffer.alloc(1500).toString('base64') });
const raw = message.asRaw();
console.log(raw.split(/\r?\n/).filter((line) => /^(Bcc|Content-Transfer|Content-Disp|.*Grüße)/.test(line)).join('\n'));
console.log('longest line', Math.max(...raw.split(/\r?\n/).map((line) => line.length)));
console.log('file name', JSON.stringify((await simpleParser(raw)).attachments[0].filename));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Bcc: <cara@example.com>
Content-Transfer-Encoding: quoted-printable
Grüße
Content-Transfer-Encoding: 7bit
<p>Grüße</p>
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename="Plan "B".pdf"
longest line 2000
file name "Plan "
OUTPUT
echo 'unchanged'
