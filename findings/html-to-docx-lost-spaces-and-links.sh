#!/usr/bin/env bash
# Packages: html-to-docx@1.8.0, mammoth@1.13.0, jszip@3.10.2
# Guess: A converter of HTML to Word keeps the words, the spaces between them and the links; emphasis and
#   struck-out text look as in a browser, and the file follows the order of elements of the schema.
# Behavior: A space between two formatted words is dropped, so they are read as one; a link with & leads to &amp;;
#   em, del and s have no effect, so deleted words stand as valid ones. The section properties are the first
#   element of the body, where the schema has them last, after the paragraphs that they describe.
# Source: ECMA-376 Part 1, 17.2.2 (body) and 17.6.17 (sectPr)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock html-to-docx@1.8.0 mammoth@1.13.0 jszip@3.10.2
cat >run.mjs <<'PROGRAM'
import htmlToDocx from 'html-to-docx';
import JSZip from 'jszip';
import mammoth from 'mammoth';

for (const html of [
  '<p>We <b>do</b> <i>not</i> agree</p>',
  '<p>Pay <del>500</del><em>400</em></p>',
  '<p><a href="https://example.com/?a=1&amp;b=2">link</a></p>',
]) {
  const file = await htmlToDocx(html);
  console.log(html);
  console.log(`  ${(await mammoth.convertToHtml({ buffer: Buffer.from(file) })).value}`);
}
const archive = await JSZip.loadAsync(await htmlToDocx('<p>a</p>'));
const [, body] = (await archive.file('word/document.xml').async('string')).split('<w:body>');
console.log(body.match(/<w:(sectPr|p)>/g).join(' '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<p>We <b>do</b> <i>not</i> agree</p>
  <p>We <strong>do</strong><em>not</em> agree</p>
<p>Pay <del>500</del><em>400</em></p>
  <p>Pay 500400</p>
<p><a href="https://example.com/?a=1&amp;b=2">link</a></p>
  <p><a href="https://example.com/?a=1&amp;amp;b=2">link</a></p>
<w:sectPr> <w:p>
OUTPUT
echo 'unchanged'
