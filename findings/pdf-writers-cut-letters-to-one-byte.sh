#!/usr/bin/env bash
# Packages: tinypdf@0.3.1, pdfjs@2.5.4, annotpdf@1.0.15, pdf-lib@1.17.1, pdfjs-dist@5.6.205, mupdf@1.28.1
# Guess: A name in a title, a note or a line of text is written in one of the encodings of PDF, with an error for
#   what the encoding lacks: ö and the euro sign are in that of the standard fonts, and for titles and notes there
#   is UTF-16.
# Behavior: tinypdf writes the bytes of UTF-8 into a font with one byte a letter, so ö is two other signs. The
#   writer named pdfjs and annotpdf keep the lower byte of each letter: the author Łucja is "Aucja", in the text
#   as in the metadata, and a note about 5 € is one about "5 ¬". None of them reports it.
# Source: ISO 32000-1, 7.9.2.2 and annex D
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock tinypdf@0.3.1 pdfjs@2.5.4 annotpdf@1.0.15 pdf-lib@1.17.1 pdfjs-dist@5.6.205 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { AnnotationFactory } from 'annotpdf';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import * as reader from 'pdfjs-dist/legacy/build/pdf.mjs';
import writer from 'pdfjs';
import helvetica from 'pdfjs/font/Helvetica.js';
import { pdf } from 'tinypdf';

const open = (bytes) => mupdf.Document.openDocument(bytes, 'application/pdf');
const text = (bytes) => open(bytes).loadPage(0).toStructuredText().asText().trim();
const tiny = pdf();
tiny.page(612, 792, (page) => page.text('Zürich', 50, 700, 12));
console.log('tinypdf ', text(Buffer.from(tiny.build())) === 'Zürich' ? 'Zürich' : 'not Zürich');
const document = new writer.Document({ font: helvetica, properties: { author: 'Łucja' } });
document.text('Łucja');
const bytes = await document.asBuffer();
console.log('pdfjs   ', text(bytes), open(bytes).getMetaData('info:Author'));
const empty = await PDFDocument.create();
empty.addPage();
const factory = new AnnotationFactory(new Uint8Array(await empty.save({ useObjectStreams: false })));
factory.createTextAnnotation({ page: 0, rect: [50, 50, 80, 80], contents: '5 €', author: 'Łucja' });
const annotated = await reader.getDocument({ data: new Uint8Array(factory.write()), verbosity: 0 }).promise;
const [note] = await (await annotated.getPage(1)).getAnnotations();
console.log('annotpdf', note.titleObj.str, note.contentsObj.str);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
tinypdf  not Zürich
pdfjs    Aucja Aucja
annotpdf Aucja 5 ¬
OUTPUT
echo 'unchanged'
