#!/usr/bin/env bash
# Packages: postal-mime@4.0.0, mailparser@3.14.2
# Guess: Flowed text (RFC 3676) is joined by line and quote depth: two quoted lines become one quoted line, ">
#   quoted text".
# Behavior: postal-mime joins the lines with their quote signs ("> quoted > text"), so quoted words gain a ">" in
#   the middle; mailparser drops the second sign.
# Source: RFC 3676, section 4.5
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock postal-mime@4.0.0 mailparser@3.14.2
cat >run.mjs <<'PROGRAM'
import PostalMime from 'postal-mime';
import { simpleParser } from 'mailparser';

const email = ['From: a@example.com', 'Subject: s', 'Content-Type: text/plain; charset=utf-8; format=flowed', '', '> quoted ', '> text', 'answer', ''].join('\r\n');
console.log('postal-mime', JSON.stringify((await PostalMime.parse(email)).text));
console.log('mailparser ', JSON.stringify((await simpleParser(email)).text));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
postal-mime "> quoted > text\nanswer\n"
mailparser  "> quoted text\nanswer"
OUTPUT
echo 'unchanged'
