#!/usr/bin/env bash
# Packages: pdfkit@0.20.2, pdf-lib@1.17.1, jspdf@4.2.1, @libpdf/core@0.4.2, mupdf@1.28.1
# Guess: Text as it comes from an editor or a spreadsheet can be drawn with a standard font: a soft hyphen is not
#   seen in the middle of a line, a tab is some space, and CR LF is one line break.
# Behavior: All four draw the soft hyphen as a hyphen, so "Auftrag" reads "Auf-trag" wherever it stands. PDFKit
#   draws a dash in place of a tab and drops the letter after it, and draws the sign Ð at each CR LF; pdf-lib
#   makes an empty line of CR LF. Remove U+00AD and replace tabs and CR before drawing.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2 pdf-lib@1.17.1 jspdf@4.2.1 @libpdf/core@0.4.2 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { PDF } from '@libpdf/core';
import { jsPDF } from 'jspdf';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';

const writers = {
  pdfkit: (text) =>
    new Promise((resolve) => {
      const document = new PDFKit();
      const parts = [];
      document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      document.text(text);
      document.end();
    }),
  'pdf-lib': async (text) => {
    const document = await PDFDocument.create();
    document.addPage().drawText(text, { x: 50, y: 500 });
    return document.save();
  },
  jspdf: async (text) => {
    const document = new jsPDF();
    document.text(text, 20, 20);
    return Buffer.from(document.output('arraybuffer'));
  },
  libpdf: async (text) => {
    const document = PDF.create();
    document.addPage().drawText(text, { x: 50, y: 500 });
    return document.save();
  },
};
for (const [name, text] of Object.entries({ 'soft hyphen': 'Auf\u00ADtrag', tab: 'a\tb', 'CR LF': 'a\r\nb' })) {
  for (const [writer, write] of Object.entries(writers)) {
    const document = mupdf.Document.openDocument(await write(text), 'application/pdf');
    console.log(name, writer, JSON.stringify(document.loadPage(0).toStructuredText().asText().trim()).replace('\uFFFD', 'U+FFFD'));
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
soft hyphen pdfkit "Auf-trag"
soft hyphen pdf-lib "Auf-trag"
soft hyphen jspdf "Auf-trag"
soft hyphen libpdf "Auf-trag"
tab pdfkit "a–"
tab pdf-lib "a    b"
tab jspdf "a        b"
tab libpdf "aU+FFFDb"
CR LF pdfkit "aÐ\nb"
CR LF pdf-lib "a\n\nb"
CR LF jspdf "a\nb"
CR LF libpdf "a\nb"
OUTPUT
echo 'unchanged'
