#!/usr/bin/env bash
# Packages: @libpdf/core@0.4.2, pdfkit@0.20.2, pdf-lib@1.17.1, mupdf@1.28.1
# Guess: The title and author of a document are read whether they stand in the dictionary or are objects of their
#   own, which ISO 32000 allows for any value; a letter that the standard font lacks raises an error or becomes a
#   question mark; a keyword of two words stays one.
# Behavior: Every document by PDFKit, which writes these values as objects of their own, has no title, author or
#   producer for this library, while pdf-lib and MuPDF read them. "Łódź" is drawn with two codes that the font has
#   no sign for, without an error, and the keyword "annual report" comes back as two.
# Source: ISO 32000-1, 7.3.10 and 14.3.3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @libpdf/core@0.4.2 pdfkit@0.20.2 pdf-lib@1.17.1 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';

const kit = new PDFKit({ info: { Title: 'Report', Author: 'Anna' } });
const parts = [];
const bytes = await new Promise((resolve) => {
  kit.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  kit.end();
});
const read = await PDF.load(bytes);
console.log('libpdf ', read.getTitle(), read.getAuthor(), read.getProducer());
const other = await PDFDocument.load(bytes, { updateMetadata: false });
console.log('pdf-lib', other.getTitle(), other.getAuthor(), other.getProducer());
console.log('mupdf  ', mupdf.Document.openDocument(bytes, 'application/pdf').getMetaData('info:Title'));

const created = PDF.create();
created.setKeywords(['annual report', 'Acme']);
created.addPage().drawText('Łódź', { x: 50, y: 500 });
const saved = await created.save();
console.log(JSON.stringify((await PDF.load(saved)).getKeywords()));
console.log(JSON.stringify(mupdf.Document.openDocument(saved, 'application/pdf').loadPage(0).toStructuredText().asText().trim()).replaceAll('\uFFFD', '(U+FFFD)'));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
libpdf  undefined undefined undefined
pdf-lib Report Anna PDFKit
mupdf   Report
["annual","report","Acme"]
"(U+FFFD)ód(U+FFFD)"
OUTPUT
echo 'unchanged'
