#!/usr/bin/env bash
# Packages: html2plaintext@2.1.4, textversionjs@1.1.3
# Guess: The plain text of a mail made from its HTML has each word once, apart from its neighbors, and a link that
#   can be opened; entities are the signs that they stand for.
# Behavior: html2plaintext writes the text of an inner list twice, joined to the item above it, and joins a
#   heading to the text and the cells of a table to one word. textversionjs leaves the entities, also in the link,
#   so "Q&amp;A" is what people read and the address has another parameter. Both lose the line breaks of pre.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock html2plaintext@2.1.4 textversionjs@1.1.3
cat >run.mjs <<'PROGRAM'
import html2plaintext from 'html2plaintext';
import createTextVersion from 'textversionjs';

for (const html of [
  '<ul><li>Funds<ul><li>Alpha</li></ul></li></ul>',
  '<h2>Total</h2>2026',
  '<table><tr><td>Loss</td><td>5</td></tr></table>',
  '<p>Q&amp;A <a href="https://example.com/?a=1&amp;b=2">here</a></p>',
  '<pre>a\n  b</pre>',
]) {
  console.log(html.replace('\n', '(line break)'));
  console.log('  html2plaintext', JSON.stringify(html2plaintext(html)), 'textversionjs', JSON.stringify((createTextVersion.default ?? createTextVersion)(html)));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<ul><li>Funds<ul><li>Alpha</li></ul></li></ul>
  html2plaintext "- FundsAlpha\n- Alpha" textversionjs "---Funds\n------Alpha\n"
<h2>Total</h2>2026
  html2plaintext "Total2026" textversionjs "Total\n-----\n\n2026\n"
<table><tr><td>Loss</td><td>5</td></tr></table>
  html2plaintext "Loss5" textversionjs "Loss\n5\n"
<p>Q&amp;A <a href="https://example.com/?a=1&amp;b=2">here</a></p>
  html2plaintext "Q&A here" textversionjs "Q&amp;A [here] (https://example.com/?a=1&amp;b=2) \n"
<pre>a(line break)  b</pre>
  html2plaintext "a b" textversionjs "a b\n"
OUTPUT
echo 'unchanged'
