#!/usr/bin/env bash
# Packages: email-reply-parser@2.3.9, node-email-reply-parser@0.1.4, emailreplyparser@0.0.5, planer@1.2.0
# Guess: A parser that removes the quoted mail from an answer keeps every sentence that was written anew, and
#   where it is not sure, it keeps too much.
# Behavior: A line of three hyphens, which people and Markdown use between paragraphs, ends the answer for the two
#   most used: the "no" below it is gone. An answer that begins with "From: what I read" is empty for planer.
#   Answers between the questions lose the questions in two of them, so "Yes" and "No" stand without what they
#   answer. The oldest takes the German and the French line before a quote for text.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock email-reply-parser@2.3.9 node-email-reply-parser@0.1.4 emailreplyparser@0.0.5 planer@1.2.0
cat >run.mjs <<'PROGRAM'
import ReplyParser from 'email-reply-parser';
import { EmailReplyParser } from 'emailreplyparser';
import parseReply from 'node-email-reply-parser';
import { extractFrom } from 'planer';

const parsers = {
  'email-reply-parser': (text) => new ReplyParser().read(text).getVisibleText(),
  'node-email-reply-parser': (text) => parseReply(text, true),
  emailreplyparser: (text) => EmailReplyParser.parse_reply(text),
  planer: (text) => extractFrom(text, 'text/plain'),
};
for (const mail of [
  'Agreed.\n---\nOne more thing: no.\n',
  'From: what I read, we agree.\nYes.\n',
  '> Can you pay 500?\n\nYes.\n\n> By Friday?\n\nNo.\n',
  'Danke.\n\nAm Di., 5. Jan. 2027 um 10:00 Uhr schrieb Anna <anna@example.com>:\n\n> Text\n',
]) {
  console.log(JSON.stringify(mail));
  for (const [name, parse] of Object.entries(parsers)) {
    console.log(`  ${name}: ${JSON.stringify(parse(mail).trim())}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"Agreed.\n---\nOne more thing: no.\n"
  email-reply-parser: "Agreed."
  node-email-reply-parser: "Agreed."
  emailreplyparser: "Agreed.\n---\nOne more thing: no."
  planer: "Agreed.\n---\nOne more thing: no."
"From: what I read, we agree.\nYes.\n"
  email-reply-parser: "From: what I read, we agree.\nYes."
  node-email-reply-parser: "From: what I read, we agree.\nYes."
  emailreplyparser: "From: what I read, we agree.\nYes."
  planer: ""
"> Can you pay 500?\n\nYes.\n\n> By Friday?\n\nNo.\n"
  email-reply-parser: "Yes.\nNo."
  node-email-reply-parser: "Yes.\nNo."
  emailreplyparser: "> Can you pay 500?\n\nYes.\n\n> By Friday?\n\nNo."
  planer: "> Can you pay 500?\n\nYes.\n\n> By Friday?\n\nNo."
"Danke.\n\nAm Di., 5. Jan. 2027 um 10:00 Uhr schrieb Anna <anna@example.com>:\n\n> Text\n"
  email-reply-parser: "Danke."
  node-email-reply-parser: "Danke."
  emailreplyparser: "Danke.\n\nAm Di., 5. Jan. 2027 um 10:00 Uhr schrieb Anna <anna@example.com>:"
  planer: "Danke."
OUTPUT
echo 'unchanged'
