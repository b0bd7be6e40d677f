#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13, pdfjs-dist@5.6.205
# Guess: Two readers agree whether text above the upper edge of the page belongs to it.
# Behavior: PDFium returns the text, PDF.js leaves it out: the same search finds a file with one and not with the
#   other.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13 pdfjs-dist@5.6.205
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const makePdf = (content, { catalog = '', resources = '', objects = [] } = {}) => {
  const bodies = [`<</Type/Catalog/Pages 2 0 R ${catalog}>>`, '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>', ...objects];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => { const { length } = text; text += `${index + 1} 0 obj\n${body}\nendobj\n`; return length; });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
};

const library = await PDFiumLibrary.init();
async function readWithPdfium(bytes) {
  const document = await library.loadDocument(bytes);
  const text = document.getPage(0).getText();
  document.destroy();
  return JSON.stringify(text);
}
async function readWithPdfjs(bytes) {
  const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  return JSON.stringify((await page.getTextContent()).items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
}

const bytes = makePdf('BT /F 12 Tf 50 200 Td (Inside) Tj ET BT /F 12 Tf 50 900 Td (Above the page) Tj ET');
console.log('pdfium', await readWithPdfium(bytes));
console.log('pdf.js', await readWithPdfjs(bytes));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdfium "Inside\r\nAbove the page"
pdf.js "Inside"
OUTPUT
echo 'unchanged'
