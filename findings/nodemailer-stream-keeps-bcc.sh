#!/usr/bin/env bash
# Packages: nodemailer@10.6.0, smtp-server@3.21.6
# Guess: The message that a transport composes has no Bcc field, whether it is sent or returned as a stream: blind
#   copies must not be visible.
# Behavior: Sent by SMTP the field is left out, but the stream transport, which people use to write .eml files or
#   to pass the message to another program, keeps it.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock nodemailer@10.6.0 smtp-server@3.21.6
cat >run.mjs <<'PROGRAM'
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';

const mail = { from: 'a@example.com', to: 'b@example.com', bcc: 'c@example.com', subject: 'Hello', text: 'Hello' };
const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
console.log('stream', /^Bcc:/m.test(message.toString()));
const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (part) => (text += part)).on('end', () => { console.log('SMTP', /^Bcc:/m.test(text), 'recipients', session.envelope.rcptTo.length); done(); });
  } });
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.server.address().port, ignoreTLS: true });
await transport.sendMail(mail);
transport.close();
server.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
stream true
SMTP false recipients 2
OUTPUT
echo 'unchanged'
