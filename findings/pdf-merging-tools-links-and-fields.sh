#!/usr/bin/env bash
# Packages: pdfkit@0.20.2, pdf-lib@1.17.1, mupdf@1.28.1; qpdf 11.3.0, poppler-utils 22.12.0, mupdf-tools 1.21.1
#   and ghostscript 10.00.0 of Debian 12
# Guess: Two documents that are merged keep what people use in them: a link to a page of the same document, the
#   table of contents, a filled form and an attached file, at least of the first document and with a warning about
#   the rest.
# Behavior: No tool keeps everything, and none says what it drops. With qpdf the link of the second document leads
#   into the first one, because both name their target alike; pdfunite has dead links and the field of the first
#   form only; mutool and Ghostscript drop links and forms, and only these two keep both tables of contents. The
#   title is the first, the last or none.
# Source: ISO 32000-1, 12.3.2.3 (named destinations) and 12.7.3.1 (fields with the same name)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2 pdf-lib@1.17.1 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import PdfKit from 'pdfkit';

const write = (name) =>
  new Promise((resolve) => {
    const document = new PdfKit({ info: { Title: `Report ${name}` } });
    const parts = [];
    document.on('data', (part) => parts.push(part)).on('end', () => resolve(fs.writeFileSync(`${name}.pdf`, Buffer.concat(parts))));
    document.outline.addItem(`Chapter ${name}`);
    document.text('See the end', { goTo: 'end' });
    document.file(Buffer.from(name), { name: `${name}.txt` });
    document.initForm();
    document.formText('name', 50, 200, 200, 20, { value: `Value ${name}` });
    document.addPage().text('The end', { destination: 'end' });
    document.end();
  });
await write('A');
await write('B');
const tools = {
  'qpdf A --pages': ['qpdf', 'A.pdf', '--pages', '.', 'B.pdf', '--', 'out.pdf'],
  'qpdf --empty': ['qpdf', '--empty', '--pages', 'A.pdf', 'B.pdf', '--', 'out.pdf'],
  pdfunite: ['pdfunite', 'A.pdf', 'B.pdf', 'out.pdf'],
  'mutool merge': ['mutool', 'merge', '-o', 'out.pdf', 'A.pdf', 'B.pdf'],
  ghostscript: ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-sOutputFile=out.pdf', 'A.pdf', 'B.pdf'],
};
for (const [name, [tool, ...options]] of Object.entries(tools)) {
  execFileSync(tool, options);
  const bytes = fs.readFileSync('out.pdf');
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  const links = [0, 2].map((page) => {
    const [link] = document.loadPage(page).getLinks();
    return link ? document.resolveLink(link.getURI()) + 1 || 'nowhere' : 'none';
  });
  const fields = (await PDFDocument.load(bytes)).getForm().getFields().map((field) => `${field.getName()}: ${field.getText()}`);
  const attached = execFileSync('pdfdetach', ['-list', 'out.pdf'], { encoding: 'utf8' }).match(/\w\.txt/g) ?? [];
  console.log(name);
  console.log(`  links from pages 1 and 3 (to 2 and 4) lead to ${links.join(' and ')}`);
  console.log(`  contents [${document.loadOutline()?.map(({ title }) => title) ?? ''}] fields [${fields}] files [${attached}] title [${document.getMetaData('info:Title') ?? ''}]`);
}
PROGRAM
diff - <(node run.mjs 2>/dev/null) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
qpdf A --pages
  links from pages 1 and 3 (to 2 and 4) lead to 2 and 2
  contents [Chapter A] fields [name: Value A,name+1: Value B] files [A.txt] title [Report A]
qpdf --empty
  links from pages 1 and 3 (to 2 and 4) lead to nowhere and nowhere
  contents [] fields [name: Value A,name+1: Value B] files [] title []
pdfunite
  links from pages 1 and 3 (to 2 and 4) lead to nowhere and nowhere
  contents [] fields [name: Value A] files [A.txt,B.txt] title []
mutool merge
  links from pages 1 and 3 (to 2 and 4) lead to none and none
  contents [Chapter A,Chapter B] fields [] files [] title []
ghostscript
  links from pages 1 and 3 (to 2 and 4) lead to none and none
  contents [Chapter A,Chapter B] fields [] files [A.txt] title [Report B]
OUTPUT
echo 'unchanged'
