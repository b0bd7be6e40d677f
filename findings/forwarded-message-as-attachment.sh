#!/usr/bin/env bash
# Packages: postal-mime@4.0.0, mailparser@3.14.2
# Guess: A forwarded message (message/rfc822) inside of an email is an attachment in both parsers.
# Behavior: mailparser returns it as an attachment without a file name; postal-mime returns no attachment and
#   writes its headers and text into the middle of the text of the email.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock postal-mime@4.0.0 mailparser@3.14.2
cat >run.mjs <<'PROGRAM'
import PostalMime from 'postal-mime';
import { simpleParser } from 'mailparser';

const email = ['From: a@example.com', 'Subject: outer', 'Content-Type: multipart/mixed; boundary=b', '',
  '--b', 'Content-Type: text/plain', '', 'one', '--b', 'Content-Type: message/rfc822', '', 'From: c@example.com', 'Subject: inner', '', 'inner text', '--b--', ''].join('\r\n');
for (const { text, attachments } of [await PostalMime.parse(email), await simpleParser(email)])
  console.log(attachments.length, text.includes('inner text'));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
0 true
1 false
OUTPUT
echo 'unchanged'
