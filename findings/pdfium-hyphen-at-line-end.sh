#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13, pdfjs-dist@5.6.205
# Guess: A hyphen at the end of a line comes out as a hyphen and a line break.
# Behavior: PDFium puts the noncharacter U+FFFE in place of the hyphen and joins the lines, also where the hyphen
#   belongs to the word ("well-known"), but keeps hyphen and line break after a digit. JSON and PostgreSQL accept
#   the sign, so it reaches the index unseen. PDF.js keeps all three as written.
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

const bytes = makePdf('BT /F 12 Tf 50 200 Td (A confi-) Tj 0 -14 Td (dential and well-) Tj 0 -14 Td (known plan for 2020-) Tj 0 -14 Td (2024) Tj ET');
console.log('pdfium', (await readWithPdfium(bytes)).replaceAll('\ufffe', '<U+FFFE>'));
console.log('pdf.js', await readWithPdfjs(bytes));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdfium "A confi<U+FFFE>dential and well<U+FFFE>known plan for 2020-\r\n2024"
pdf.js "A confi-\ndential and well-\nknown plan for 2020-\n2024"
OUTPUT
echo 'unchanged'
