#!/usr/bin/env bash
# Packages: pdfkit@0.20.2, pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1, @hyzyla/pdfium@2.1.13
# Guess: A letter that Helvetica's encoding lacks raises an error in each library, or is drawn as a question mark.
# Behavior: pdf-lib raises an error. PDFKit draws the two bytes of the letter as two other signs, without an error
#   or a warning: a name in a contract is silently another name. The fork of pdf-lib raises nothing and draws
#   question marks.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2 pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import PDFKit from 'pdfkit';
import * as original from 'pdf-lib';
import * as fork from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const library = await PDFiumLibrary.init();
async function read(bytes) {
  const document = await library.loadDocument(bytes);
  const text = document.getPage(0).getText();
  document.destroy();
  return JSON.stringify(text);
}
const bytes = await new Promise((resolve) => {
  const document = new PDFKit();
  const parts = [];
  document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  document.text('\u0141o\u015b, 3 \u2265 2');
  document.end();
});
console.log('pdfkit', await read(bytes));
for (const [name, { PDFDocument }] of Object.entries({ original, fork }))
  try {
    const document = await PDFDocument.create();
    document.addPage().drawText('\u0141o\u015b, 3 \u2265 2');
    console.log(name, await read(Buffer.from(await document.save())));
  } catch (error) {
    console.log(name, error.message);
  }
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdfkit "\u0014\u0016ñ[, 3 \"e 2"
original WinAnsi cannot encode "Ł" (0x0141)
fork "?o?, 3 ? 2"
OUTPUT
echo 'unchanged'
