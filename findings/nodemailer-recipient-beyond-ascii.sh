#!/usr/bin/env bash
# Packages: nodemailer@10.6.0, smtp-server@3.21.6
# Guess: A recipient with a letter beyond ASCII before the @ is refused with an error where the server does not
#   offer SMTPUTF8 (RFC 6531, 3.2), since the address cannot be sent.
# Behavior: Nodemailer sends the raw UTF-8 bytes in RCPT TO without the keyword and counts the recipient as
#   accepted if the server takes the bytes; it neither checks the extension nor turns the domain into its ASCII
#   form.
# Source: RFC 6531, section 3.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock nodemailer@10.6.0 smtp-server@3.21.6
cat >run.mjs <<'PROGRAM'
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';

for (const hideSMTPUTF8 of [true, false]) {
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'], hideSMTPUTF8,
    onRcptTo({ address }, { envelope }, done) { console.log('RCPT', address, JSON.stringify(envelope.mailFrom.args)); done(); },
    onData(stream, session, done) { stream.resume().on('end', done); },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.server.address().port, ignoreTLS: true });
  const { accepted } = await transport.sendMail({ from: 'site@example.com', to: 'j\u00f6rg@ex\u00e4mple.com', subject: 'Hello', text: 'Hello' });
  console.log(hideSMTPUTF8 ? 'without SMTPUTF8' : 'with SMTPUTF8', 'accepted', accepted.length);
  transport.close();
  await new Promise((resolve) => server.close(resolve));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
RCPT jörg@exämple.com false
without SMTPUTF8 accepted 1
RCPT jörg@exämple.com {"SMTPUTF8":true}
with SMTPUTF8 accepted 1
OUTPUT
echo 'unchanged'
