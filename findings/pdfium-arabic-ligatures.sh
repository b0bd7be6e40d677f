#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: One drawing that stands for several Arabic letters, such as the ligature of lam and alef that Chromium and
#   LibreOffice print, is extracted as its letters in the order of the table ToUnicode, as in Latin ligatures.
# Behavior: PDFium reverses a line from right to left letter by letter, also within the drawing: "lam, alef" becomes
#   "alef, lam", and it divides the box of the drawing from left to right. So a search for a word with the ligature,
#   which is in most Arabic sentences, finds nothing, while the order of single drawings is right.
# Source: ISO 32000-1, 9.10.3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';

// "A" stands for the letters that are given, "B" for yeh. Programs draw a line from right to left in the order of its drawings from the left.
const makePdf = (letters) => {
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <41> <${letters}> <42> <064A> endbfchar endcmap end`;
  const content = 'BT /F 20 Tf 50 200 Td (BA) Tj ET';
  const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>', `<</Length ${map.length}>>\nstream\n${map}\nendstream`];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => { const { length } = text; text += `${index + 1} 0 obj\n${body}\nendobj\n`; return length; });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 7\n0000000000 65535 f \n${table}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
};

const NAMES = { '\u0627': 'alef', '\u0644': 'lam', '\u064A': 'yeh', f: 'f', i: 'i' };
const library = await PDFiumLibrary.init();
for (const [name, letters] of [['alef alone', '0627'], ['lam and alef', '06440627'], ['f and i', '00660069']]) {
  const document = await library.loadDocument(makePdf(letters));
  console.log(`${name}, then yeh:`, [...document.getPage(0).getText()].map((letter) => NAMES[letter] ?? letter).join(' '));
  document.destroy();
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
alef alone, then yeh: alef yeh
lam and alef, then yeh: alef lam yeh
f and i, then yeh: f i yeh
OUTPUT
echo 'unchanged'
