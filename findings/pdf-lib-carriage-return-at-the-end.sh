#!/usr/bin/env bash
# Packages: pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1
# Guess: Loading and saving a document keeps every byte of its streams, whether their length is a number or, as
#   streaming writers such as Matplotlib write it, a reference to an object behind the stream.
# Behavior: With a reference, both libraries do not read the length. They look for the word endstream and drop the line
#   end before it. If the last byte of the data is a carriage return (one compressed stream of 256), they take it and
#   the line feed behind it for one line end, and the byte is lost: a checksum is cut, and qpdf --check warns.
# Source: ISO 32000-1, 7.3.8.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1
cat >run.mjs <<'PROGRAM'
import * as original from 'pdf-lib';
import * as fork from '@cantoo/pdf-lib';

const makePdf = (data, length) => {
  const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R>>',
    `<</Length ${length}>>\nstream\n${data}\nendstream`, String(data.length)];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => { const { length: at } = text; text += `${index + 1} 0 obj\n${body}\nendobj\n`; return at; });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
};

for (const [name, { PDFDocument, PDFRawStream }] of Object.entries({ original, fork }))
  for (const [kind, length] of [['number', '6'], ['reference', '5 0 R']])
    for (const data of ['0 0 m\n', '0 0 m\r']) {
      const { context } = await PDFDocument.load(makePdf(data, length), { updateMetadata: false });
      const [[, stream]] = context.enumerateIndirectObjects().filter(([, object]) => object instanceof PDFRawStream);
      console.log(name, kind, JSON.stringify(data), stream.contents.length, 'of 6 bytes');
    }
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
original number "0 0 m\n" 6 of 6 bytes
original number "0 0 m\r" 6 of 6 bytes
original reference "0 0 m\n" 6 of 6 bytes
original reference "0 0 m\r" 5 of 6 bytes
fork number "0 0 m\n" 6 of 6 bytes
fork number "0 0 m\r" 6 of 6 bytes
fork reference "0 0 m\n" 6 of 6 bytes
fork reference "0 0 m\r" 5 of 6 bytes
OUTPUT
echo 'unchanged'
