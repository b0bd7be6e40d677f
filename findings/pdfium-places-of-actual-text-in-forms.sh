#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: the box of a character is a place on the page, also for the letters of a span with ActualText in a form that is
#   drawn smaller: the word "office" is one line, and its ligature lies between the letters around it.
# Behavior: the boxes of other letters are places on the page; those of the span's letters lack the matrix of the form, so
#   they are where the span would be on a page without the form. A search marks a ligature far from its word.
# Source: the comment of FPDFText_GetCharBox in fpdf_text.h ("in PDF page coordinates")
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumModule } from '@hyzyla/pdfium';

const stream = (entries, data) => `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;
const font = '/Resources<</Font<</F 6 0 R>>>>';
const text = 'BT /F 24 Tf 72 500 Td (o) Tj /Span<</ActualText(ffi)>>BDC (ffi) Tj EMC (ce) Tj ET';
const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
  stream('', 'q 0.5 0 0 0.5 200 300 cm /X Do Q'), stream(`/Type/XObject/Subtype/Form/BBox[0 0 612 792]${font}`, text),
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
let file = '%PDF-1.7\n';
const offsets = bodies.map((body, at) => { const { length } = file; file += `${at + 1} 0 obj\n${body}\nendobj\n`; return length; });
const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
const bytes = Buffer.from(`${file}xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`);

const pdfium = await PDFiumModule();
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
const { malloc } = pdfium.wasmExports;
const place = malloc(bytes.length);
pdfium.HEAPU8.set(bytes, place);
const page = pdfium._FPDF_LoadPage(pdfium._FPDF_LoadMemDocument(place, bytes.length, 0), 0);
const chars = pdfium._FPDFText_LoadPage(page);
const box = malloc(32);
for (let at = 0; at < pdfium._FPDFText_CountChars(chars); at += 1) {
  pdfium._FPDFText_GetCharBox(chars, at, box, box + 8, box + 16, box + 24);
  const [left, , bottom] = new Float64Array(pdfium.HEAPU8.slice(box, box + 32).buffer);
  console.log(String.fromCodePoint(pdfium._FPDFText_GetUnicode(chars, at)), Math.round(left), Math.round(bottom));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
o 236 550
f 86 500
f 91 500
i 97 500
c 252 550
e 258 550
OUTPUT
echo 'unchanged'
