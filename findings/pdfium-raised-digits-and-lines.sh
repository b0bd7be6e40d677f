#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: A raised footnote sign in the middle of a line ("Revenue" + raised 1 + " grew") stays on that line, and a
#   raised exponent cannot be told from the digits before it.
# Behavior: A raised figure before more text ends the line (CR LF after the sign); at the end of the line it is
#   joined: "10" + raised 6 is read as 106. Which of the two happens depends on what follows, not on how high the
#   figure stands.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';

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
for (const content of ['(Revenue) Tj 5 Ts /F 7 Tf (1) Tj 0 Ts /F 12 Tf ( grew by a third) Tj', '(Sold 10) Tj 5 Ts /F 7 Tf (6) Tj']) {
  const document = await library.loadDocument(makePdf(`BT /F 12 Tf 50 200 Td ${content} ET`));
  console.log(JSON.stringify(document.getPage(0).getText()));
  document.destroy();
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"Revenue1\r\n grew by a third"
"Sold 106"
OUTPUT
echo 'unchanged'
