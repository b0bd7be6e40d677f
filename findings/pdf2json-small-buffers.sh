#!/usr/bin/env bash
# Packages: pdf2json@4.1.0, pdfkit@0.20.2
# Guess: parseBuffer reads the bytes of the Buffer that it is given, whether they begin at the start of the memory
#   behind it or not: Node.js puts every Buffer of less than four kilobytes into a shared block.
# Behavior: It reads the whole block, so a small document fails with an error about its cross-reference table, and
#   a larger one, which has memory of its own, works: tests with small files fail where production does not, and a
#   slice of a larger Buffer fails, too. Pass a copy, new Uint8Array(buffer).
# Source: Node.js documentation, Buffer.poolSize
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdf2json@4.1.0 pdfkit@0.20.2
cat >run.mjs <<'PROGRAM'
import PdfParser from 'pdf2json';
import PdfKit from 'pdfkit';

const document = new PdfKit();
const parts = [];
const bytes = await new Promise((resolve) => {
  document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  document.text('Report');
  document.end();
});
const slice = Buffer.from(new Uint8Array([...new Uint8Array(100), ...bytes]).buffer, 100);
console.log('same bytes', slice.equals(bytes));
const parse = (buffer) =>
  new Promise((resolve) => {
    const parser = new PdfParser();
    parser.on('pdfParser_dataReady', ({ Pages }) => resolve(Pages[0].Texts.map(({ R: [{ T: text }] }) => text).join(' ')));
    parser.on('pdfParser_dataError', ({ parserError }) => resolve(String(parserError).split(': ').pop()));
    parser.parseBuffer(buffer);
  });
console.log('slice', await parse(slice));
console.log('copy', await parse(new Uint8Array(slice)));
PROGRAM
diff - <(node run.mjs 2>/dev/null | grep -E '^(same|slice|copy)') <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
same bytes true
slice Invalid XRef stream
copy Report
OUTPUT
echo 'unchanged'
