#!/usr/bin/env bash
# Packages: standardwebhooks@1.1.1
# Guess: verify of a correctly signed plain text returns the text or nothing, and throws only
#   WebhookVerificationError.
# Behavior: After the signature was found correct, verify parses the payload as JSON: a genuine text throws
#   SyntaxError, which a handler that answers "invalid signature" to every error reports as an attack. An empty
#   payload returns undefined.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock standardwebhooks@1.1.1
cat >run.mjs <<'PROGRAM'
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(Buffer.from('0123456789abcdef0123456789abcdef').toString('base64'));
const now = new Date();
for (const payload of ['{"a":1}', 'plain text', '']) {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(now / 1000)), 'webhook-signature': webhook.sign('msg_1', now, payload) };
  try {
    console.log(JSON.stringify(payload), webhook.verify(payload, headers));
  } catch (error) {
    console.log(JSON.stringify(payload), error.constructor.name);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"{\"a\":1}" { a: 1 }
"plain text" SyntaxError
"" undefined
OUTPUT
echo 'unchanged'
