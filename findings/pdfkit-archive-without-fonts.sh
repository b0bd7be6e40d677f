#!/usr/bin/env bash
# Packages: pdfkit@0.20.2
# Guess: A document with subset "PDF/A-2b" that uses a standard font, which is not embedded, raises an error,
#   because PDF/A requires every font in the file (ISO 19005-2, 6.2.11.4).
# Behavior: The file is written and declares part 2 in its metadata with the font Helvetica and no font file: it
#   claims a conformance that it does not have. Register an embedded font first.
# Source: ISO 19005-2, 6.2.11.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2
cat >run.mjs <<'PROGRAM'
import PDFKit from 'pdfkit';

const document = new PDFKit({ subset: 'PDF/A-2b', pdfVersion: '1.7', tagged: true, compress: false });
const parts = [];
document.on('data', (part) => parts.push(part)).on('end', () => {
  const text = Buffer.concat(parts).toString('latin1');
  console.log('declares', text.match(/pdfaid:part>(\d)/)[1], 'fonts', text.match(/\/BaseFont \/(\w+)/)[1], 'embedded', text.includes('/FontFile'));
});
document.text('text');
document.end();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
declares 2 fonts Helvetica embedded false
OUTPUT
echo 'unchanged'
