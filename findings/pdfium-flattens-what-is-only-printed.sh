#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: FPDFPage_Flatten for display makes those annotations part of the page that the page shows on a display: one
#   with the flag NoView, which is only printed, is left out, as it is when the page is drawn (ISO 32000-1, 12.5.3).
# Behavior: It becomes part of the page, so its text is found and quoted although the drawn page never showed it. Hidden
#   annotations are left out. Remove those with NoView before flattening for display.
# Source: ISO 32000-1, table 165; fpdf_flatten.h (FLAT_NORMALDISPLAY)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumModule } from '@hyzyla/pdfium';

const appearance = '1 0 0 rg 0 0 50 50 re f';
const makePdf = (flags) => {
  const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[4 0 R]>>',
    `<</Type/Annot/Subtype/Stamp/Rect[0 0 50 50]/F ${flags}/AP<</N 5 0 R>>>>`,
    `<</Type/XObject/Subtype/Form/BBox[0 0 50 50]/Length ${appearance.length}>>\nstream\n${appearance}\nendstream`];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => { const { length } = text; text += `${at + 1} 0 obj\n${body}\nendobj\n`; return length; });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
};

const pdfium = await PDFiumModule();
const { malloc } = pdfium.wasmExports;
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
for (const [name, flags] of [['shown and printed', 4], ['hidden', 2], ['only printed', 4 | 32], ['only shown', 0]]) {
  const bytes = makePdf(flags);
  const place = malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, place);
  const document = pdfium._FPDF_LoadMemDocument(place, bytes.length, 0);
  const look = () => {
    const page = pdfium._FPDF_LoadPage(document, 0);
    const pixels = malloc(100 * 100 * 4);
    const bitmap = pdfium._FPDFBitmap_CreateEx(100, 100, 4, pixels, 400);
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, 100, 100, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, 100, 100, 0, 1);
    const drawn = pdfium.HEAPU8.slice(pixels, pixels + 40_000).some((value, at) => at % 4 < 3 && value < 128);
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._FPDF_ClosePage(page);
    return drawn ? 'drawn' : 'not drawn';
  };
  const before = look();
  const page = pdfium._FPDF_LoadPage(document, 0);
  pdfium._FPDFPage_Flatten(page, 0);
  pdfium._FPDF_ClosePage(page);
  console.log(`${name}: ${before}, flattened for display: ${look()}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
shown and printed: drawn, flattened for display: drawn
hidden: not drawn, flattened for display: not drawn
only printed: not drawn, flattened for display: drawn
only shown: drawn, flattened for display: drawn
OUTPUT
echo 'unchanged'
