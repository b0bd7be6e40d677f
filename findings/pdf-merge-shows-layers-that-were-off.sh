#!/usr/bin/env bash
# Packages: @libpdf/core@0.4.2, pdf-lib@1.17.1, mupdf@1.28.1
# Guess: A page whose layer "Internal" is off shows the same after its file was merged with another one.
# Behavior: The merged page shows the layer. All three libraries copy the content with its mark, and not the list of
#   layers of the document, which says that the layer is off. The guess was written down after a merged page had
#   shown its layer.
# Source: ISO 32000-1, 8.11.4.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @libpdf/core@0.4.2 pdf-lib@1.17.1 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';

const content = '/OC /L BDC 0 g 20 20 60 60 re f EMC';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >> >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /Properties << /L 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /OCG /Name (Internal) >>',
];
let file = '%PDF-1.7\n';
const offsets = objects.map((object, at) => {
  const offset = file.length;
  file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
});
const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
const layered = Buffer.from(`${file}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
const first = await PDFDocument.create();
first.addPage([100, 100]);
const files = [Buffer.from(await first.save()), layered];

const copied = await PDFDocument.create();
const grafted = new mupdf.PDFDocument();
for (const bytes of files) {
  const [page] = await copied.copyPages(await PDFDocument.load(bytes), [0]);
  copied.addPage(page);
  grafted.graftPage(-1, mupdf.Document.openDocument(bytes, 'application/pdf'), 0);
}
const isShown = (bytes, page) => {
  const drawn = mupdf.Document.openDocument(bytes, 'application/pdf')
    .loadPage(page)
    .toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceGray, false);
  return drawn.getPixels().some((shade) => shade < 128) ? 'shown' : 'hidden';
};
console.log(`before: ${isShown(layered, 0)}`);
console.log(`libpdf: ${isShown(Buffer.from(await (await PDF.merge(files)).save()), 1)}`);
console.log(`pdf-lib: ${isShown(Buffer.from(await copied.save()), 1)}`);
console.log(`mupdf: ${isShown(Buffer.from(grafted.saveToBuffer('').asUint8Array()), 1)}`);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
before: hidden
libpdf: shown
pdf-lib: shown
mupdf: shown
OUTPUT
echo 'unchanged'
