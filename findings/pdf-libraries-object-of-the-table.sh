#!/usr/bin/env bash
# Packages: pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1, @libpdf/core@0.4.2, mupdf@1.28.1, @hyzyla/pdfium@2.1.13
# Guess: Where a file has two bodies for one object number, every library takes the one to which the cross-reference
#   table leads: the other is not part of the document (ISO 32000-1, 7.5.4).
# Behavior: PDFium, MuPDF and @libpdf/core do. pdf-lib and @cantoo/pdf-lib read the file from its beginning to its end
#   without the table and keep the last body: a page that is loaded and saved shows what no reader of the original
#   showed. Compare the pages of what they write with those of the original.
# Source: ISO 32000-1, 7.5.4; found while pages of a viewer were compared with a copy by another library
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 @libpdf/core@0.4.2 mupdf@1.28.1 @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import * as mupdf from 'mupdf';

const draw = (text) => `BT /F 18 Tf 40 200 Td (${text}) Tj ET`;
const stream = (data) => `<</Length ${data.length}>>\nstream\n${data}\nendstream`;
const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  stream(draw('Current')), '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'];
let text = '%PDF-1.7\n';
const offsets = bodies.map((body, at) => { const { length } = text; text += `${at + 1} 0 obj\n${body}\nendobj\n`; return length; });
text += `4 0 obj\n${stream(draw('Former'))}\nendobj\n`;
const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
const bytes = Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);

const pdfium = await PDFiumLibrary.init();
const readPdfium = async (file) => {
  const document = await pdfium.loadDocument(file);
  const found = document.getPage(0).getText();
  document.destroy();
  return found.trim();
};
const report = (name, found) => console.log(name, found);
report('pdfium', await readPdfium(bytes));
report('mupdf', mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).toStructuredText().asText().trim());
for (const name of ['pdf-lib', '@cantoo/pdf-lib']) {
  const { PDFDocument } = await import(name);
  report(`${name}, saved`, await readPdfium(await (await PDFDocument.load(bytes)).save()));
}
const { PDF } = await import('@libpdf/core');
report('@libpdf/core, saved', await readPdfium(await (await PDF.load(new Uint8Array(bytes))).save()));
process.exit();
PROGRAM
diff - <(node run.mjs 2>/dev/null) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdfium Current
mupdf Current
pdf-lib, saved Former
@cantoo/pdf-lib, saved Former
@libpdf/core, saved Current
OUTPUT
echo 'unchanged'
