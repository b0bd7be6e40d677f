#!/usr/bin/env bash
# Packages: @libpdf/core@0.4.2, pdfkit@0.20.2, pdf-lib@1.17.1, mupdf@1.28.1
# Guess: PDF.merge of two documents keeps the links inside of each, its fields and its table of contents, renamed
#   where two have one name.
# Behavior: A link of the second document to its own end leads to the end of the first, since both call their
#   target "end" and one name is kept. The table of contents and the field list are those of the first document;
#   the second field is drawn and is no longer part of the form. Pages grafted with mupdf have neither links nor
#   fields, those copied by pdf-lib have links that lead nowhere.
# Source: ISO 32000-1, 12.3.2.3
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
import PdfKit from 'pdfkit';

const write = (name) =>
  new Promise((resolve) => {
    const document = new PdfKit();
    const parts = [];
    document.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    document.outline.addItem(`Chapter ${name}`);
    document.text('See the end', { goTo: 'end' });
    document.initForm();
    document.formText('name', 50, 200, 200, 20, { value: `Value ${name}` });
    document.addPage().text('The end', { destination: 'end' });
    document.end();
  });
const open = (bytes) => mupdf.Document.openDocument(bytes, 'application/pdf');
const files = [await write('A'), await write('B')];
const merged = { libpdf: Buffer.from(await (await PDF.merge(files)).save()) };
const copied = await PDFDocument.create();
const grafted = new mupdf.PDFDocument();
for (const file of files) {
  const source = await PDFDocument.load(file);
  for (const page of await copied.copyPages(source, source.getPageIndices())) copied.addPage(page);
  for (let page = 0; page < 2; page += 1) grafted.graftPage(-1, open(file), page);
}
merged['pdf-lib'] = Buffer.from(await copied.save());
merged.mupdf = Buffer.from(grafted.saveToBuffer('').asUint8Array());
for (const [name, bytes] of Object.entries(merged)) {
  const document = open(bytes);
  const links = [0, 2].map((page) => {
    const [link] = document.loadPage(page).getLinks();
    return link ? document.resolveLink(link.getURI()) + 1 || 'nowhere' : 'none';
  });
  const fields = (await PDFDocument.load(bytes)).getForm().getFields().map((field) => field.getText());
  console.log(`${name}: links of pages 1 and 3 (to 2 and 4) lead to ${links.join(' and ')}; contents [${document.loadOutline()?.map(({ title }) => title) ?? ''}]; fields [${fields}]`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
libpdf: links of pages 1 and 3 (to 2 and 4) lead to 2 and 2; contents [Chapter A]; fields [Value A]
pdf-lib: links of pages 1 and 3 (to 2 and 4) lead to nowhere and nowhere; contents []; fields []
mupdf: links of pages 1 and 3 (to 2 and 4) lead to none and none; contents []; fields []
OUTPUT
echo 'unchanged'
