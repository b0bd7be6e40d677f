#!/usr/bin/env bash
# Packages: mbox-reader@1.2.0, mbox-parser@1.0.1, node-mbox@2.0.0
# Guess: A message begins at a line "From ADDRESS DATE" (RFC 4155), so a sentence of the text that begins with
#   "From" is part of the text, ">From" is read as "From", and each item that a reader yields is one message.
# Behavior: All three cut a letter at the sentence and drop the sentence itself; only mbox-reader removes the
#   quote sign. node-mbox is a stream of bytes: read with for await, it yields two small messages as one, so the
#   headers of the second are text of the first; with a listener for data they come one by one.
# Source: RFC 4155, appendix A
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock mbox-reader@1.2.0 mbox-parser@1.0.1 node-mbox@2.0.0
cat >run.mjs <<'PROGRAM'
import { Readable } from 'node:stream';
import { mboxParser } from 'mbox-parser';
import { mboxReader } from 'mbox-reader';
import { MboxStream } from 'node-mbox';

const mailbox = (text) =>
  Readable.from([
    Buffer.from(
      `From anna@example.com Fri Jan  1 10:00:00 2027\nSubject: One\n\n${text}\n\nFrom berta@example.com Fri Jan  1 11:00:00 2027\nSubject: Two\n\nBye\n`,
    ),
  ]);
for (const text of ['Dear all,\nFrom the board: thanks', 'Dear all,\n>From the board: thanks']) {
  const found = { 'mbox-reader': [], 'node-mbox': [], 'node-mbox, listener': [] };
  for await (const { content } of mboxReader(mailbox(text))) {
    found['mbox-reader'].push(content.toString());
  }
  found['mbox-parser'] = (await mboxParser(mailbox(text))).map(({ subject, text: body }) => `${subject}: ${body}`);
  for await (const message of MboxStream(mailbox(text))) {
    found['node-mbox'].push(message.toString());
  }
  await new Promise((resolve) => {
    MboxStream(mailbox(text)).on('data', (message) => found['node-mbox, listener'].push(message.toString())).on('end', resolve);
  });
  for (const [name, messages] of Object.entries(found)) {
    console.log(name, messages.length, JSON.stringify(messages));
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
mbox-reader 3 ["Subject: One\n\nDear all,","","Subject: Two\n\nBye"]
node-mbox 1 ["Subject: One\n\nDear all,\n\nSubject: Two\n\nBye\n"]
node-mbox, listener 3 ["Subject: One\n\nDear all,\n","\n","Subject: Two\n\nBye\n"]
mbox-parser 3 ["One: Dear all,\n","undefined: undefined","Two: Bye\n"]
mbox-reader 2 ["Subject: One\n\nDear all,\nFrom the board: thanks","Subject: Two\n\nBye"]
node-mbox 1 ["Subject: One\n\nDear all,\n>From the board: thanks\n\nSubject: Two\n\nBye\n"]
node-mbox, listener 2 ["Subject: One\n\nDear all,\n>From the board: thanks\n\n","Subject: Two\n\nBye\n"]
mbox-parser 2 ["One: Dear all,\n>From the board: thanks\n\n","Two: Bye\n"]
OUTPUT
echo 'unchanged'
