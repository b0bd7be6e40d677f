#!/usr/bin/env bash
# Packages: pdfkit@0.20.2, mupdf@1.28.1; poppler-utils 22.12.0 of Debian 12
# Guess: Spaces that stand in a document as spaces, in a font that has them, are spaces in the extracted text: "1
#   2 3" is three numbers.
# Behavior: With Poppler 22.12 (Debian 12) a line of single letters or digits loses its spaces: "1 2 3" is 123,
#   and "5 %" is 5%. It takes the line for letters set apart, as in a heading, and looks at positions only; with
#   words beside them the spaces stay. With -raw, and with MuPDF, they stay in all lines. A search for one of the
#   digits, or a total made of a row, is wrong.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import * as mupdf from 'mupdf';
import PdfKit from 'pdfkit';

const document = new PdfKit();
const parts = [];
const lines = ['1 2 3', '5 %', 'a 1 b 2', 'Class A B 1 2'];
const bytes = await new Promise((resolve) => {
  document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  lines.forEach((line, index) => document.text(line, 50, 50 + 40 * index));
  document.end();
});
fs.writeFileSync('lines.pdf', bytes);
const show = (name, text) => console.log(name, JSON.stringify(text.split('\n').map((line) => line.trim()).filter(Boolean)));
show('pdftotext     ', execFileSync('pdftotext', ['lines.pdf', '-'], { encoding: 'utf8' }));
show('pdftotext -raw', execFileSync('pdftotext', ['-raw', 'lines.pdf', '-'], { encoding: 'utf8' }));
show('mupdf         ', mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).toStructuredText().asText());
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdftotext      ["123","5%","a1b2","Class A B 1 2"]
pdftotext -raw ["1 2 3","5 %","a 1 b 2","Class A B 1 2"]
mupdf          ["1 2 3","5 %","a 1 b 2","Class A B 1 2"]
OUTPUT
echo 'unchanged'
