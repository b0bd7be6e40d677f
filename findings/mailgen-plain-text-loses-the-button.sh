#!/usr/bin/env bash
# Packages: mailgen@2.0.36
# Guess: The plain text of a mail has all that was given: sentences with < and >, the table, what to do and the
#   address of the button; two lines of an introduction stay two lines.
# Behavior: From the first < to the next > everything is removed, also across sentences: "costs < 5 %" above and
#   "profit > 2 %" below the button leave "costs 2 %" and no address to open. Lines are joined without a space,
#   and a table is never in the text.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock mailgen@2.0.36
cat >run.mjs <<'PROGRAM'
import Mailgen from 'mailgen';

const generator = new Mailgen({ theme: 'default', product: { name: 'Acme', link: 'https://example.com/', copyright: 'Acme' } });
const show = (name, body) => {
  const lines = generator.generatePlaintext({ body: { name: 'Anna', signature: false, ...body } }).split(/\n+/).map((line) => line.trim()).filter(Boolean);
  console.log(`${name}: ${JSON.stringify(lines)}`);
};
const action = { instructions: 'Please confirm:', button: { text: 'Confirm', link: 'https://example.com/confirm' } };
show('button', { intro: 'Costs fell.', action, outro: 'Profit rose.' });
show('signs', { intro: 'Costs < 5 %.', action, outro: 'Profit > 2 %.' });
show('lines', { intro: 'Costs fell.\nProfit rose.' });
show('table', { intro: 'The figures:', table: { data: [{ item: 'Profit', value: '5' }] } });
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
button: ["Hi Anna,","Costs fell.","Please confirm:","https://example.com/confirm","Profit rose.","Acme"]
signs: ["Hi Anna,","Costs  2 %.","Acme"]
lines: ["Hi Anna,","Costs fell.Profit rose.","Acme"]
table: ["Hi Anna,","The figures:","Acme"]
OUTPUT
echo 'unchanged'
