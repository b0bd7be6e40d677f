#!/usr/bin/env bash
# Packages: @iarna/rtf-to-html 1.1.0
# Guess: The text of a document that Word or LibreOffice saved as RTF is shown as they show it: quotation marks and dashes
#   are characters, hidden and deleted text is left out or marked, headers and footnotes stand apart, and the last
#   paragraph is there without \par behind it.
# Behavior: A last paragraph without \par is lost, so a document of one line is empty. Quotation marks and dashes that are
#   control words disappear, as do line ends inside a paragraph. Deleted text stands unmarked beside what replaced it (10
#   and 12 are 1012), hidden text is shown, a header is joined with the first word and a footnote with the word before it.
#   Raised digits are ordinary ones (10 squared is 102), and cells have nothing between them.
# Source: Rich Text Format specification 1.9.1: \ldblquote, \emdash, \deleted, \v, \footnote, \header, \super, \cell
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @iarna/rtf-to-html@1.1.0
cat >run.cjs <<'PROGRAM'
const { fromString } = require('@iarna/rtf-to-html');

const documents = {
  'one line': 'One line.',
  paragraph: 'One line.\\par',
  quotes: 'He said \\ldblquote yes\\rdblquote  \\emdash  twice.\\par',
  'line end': 'First\\line second.\\par',
  deleted: 'Price {\\deleted 10}{\\revised 12} euros.\\par',
  hidden: 'Seen {\\v not seen }again.\\par',
  header: '{\\header Confidential}Body.\\par',
  footnote: 'Revenue{\\footnote Without renewals.} grew.\\par',
  raised: '10{\\super 2} m{\\super 2}\\par',
  cells: '\\trowd\\cellx1000\\cellx2000 Revenue\\cell 12\\cell\\row Next\\par',
};
(async () => {
  for (const [name, body] of Object.entries(documents)) {
    const html = await new Promise((resolve, reject) =>
      fromString(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`, (error, page) => (error ? reject(error) : resolve(page))),
    );
    console.log(`${name}: ${html.replace(/^[\s\S]*<\/head>/, '').replace(/<\/?(body|html)[^>]*>/g, '').replace(/\s+/g, ' ').trim()}`);
  }
})();
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
one line: 
paragraph: <p>One line.</p>
quotes: <p>He said yes twice.</p>
line end: <p>First second.</p>
deleted: <p>Price 1012 euros.</p>
hidden: <p>Seen not seen again.</p>
header: <p>ConfidentialBody.</p>
footnote: <p>RevenueWithout renewals. grew.</p>
raised: <p>102 m2</p>
cells: <p>Revenue12Next</p>
OUTPUT
echo 'unchanged'
