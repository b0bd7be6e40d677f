#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: A stamp (an annotation with an appearance) that belongs to a layer which is switched off is not drawn, as
#   text of such a layer is not (ISO 32000-1, 12.5.2: OC of an annotation).
# Behavior: The text of the layer is hidden, and the stamp of the same layer is drawn.
# Source: ISO 32000-1, 8.11.3.3 and 12.5.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';

const makePdf = (content, { catalog = '', resources = '', page = '', objects = [] } = {}) => {
  const bodies = [`<</Type/Catalog/Pages 2 0 R ${catalog}>>`, '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]${page}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>', ...objects];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => { const { length } = text; text += `${index + 1} 0 obj\n${body}\nendobj\n`; return length; });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
};

const appearance = '1 0 0 rg 0 0 50 50 re f';
const layers = { catalog: '/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]/Order[6 0 R]>>>>', resources: '/Properties<</L 6 0 R>>' };
const library = await PDFiumLibrary.init();
for (const kind of ['page content', 'annotation']) {
  const content = kind === 'page content' ? `/OC /L BDC ${appearance} EMC` : 'n';
  const objects = ['<</Type/OCG/Name(Stamps)>>', '<</Type/Annot/Subtype/Stamp/Rect[0 0 50 50]/F 4/OC 6 0 R/AP<</N 8 0 R>>>>',
    `<</Type/XObject/Subtype/Form/BBox[0 0 50 50]/Length ${appearance.length}>>\nstream\n${appearance}\nendstream`];
  const page = kind === 'annotation' ? '/Annots[7 0 R]' : '';
  const document = await library.loadDocument(makePdf(content, { ...layers, objects, page }));
  const { data } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
  console.log(kind, data.some((value, index) => index % 4 < 3 && value < 128) ? 'drawn' : 'hidden');
  document.destroy();
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
page content hidden
annotation drawn
OUTPUT
echo 'unchanged'
