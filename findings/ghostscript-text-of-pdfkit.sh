#!/usr/bin/env bash
# Packages: pdfkit@0.20.2, dejavu-fonts-ttf@2.37.3, mupdf@1.28.1; ghostscript 10.00.0, qpdf 11.3.0, mupdf-tools 1.21.1
#   and poppler-utils 22.12.0 of Debian 12
# Guess: A document that goes through Ghostscript, to make it smaller or to rewrite it, looks the same and has the
#   same text for search and for screen readers.
# Behavior: With an embedded font by PDFKit the page looks the same, and Ghostscript 10.00 writes another table of
#   letters: the euro sign becomes ¬, Łódź "Aód{", "office" loses its ligature, and Cyrillic is lost, as the upper
#   byte of each letter is dropped. qpdf and mutool keep the text; pdftocairo keeps it too, but drops title, links
#   and contents.
# Source: ISO 32000-1, 9.10.3 (ToUnicode)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3 mupdf@1.28.1
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import * as mupdf from 'mupdf';
import PdfKit from 'pdfkit';

const document = new PdfKit({ info: { Title: 'Report' } });
const parts = [];
await new Promise((resolve) => {
  document.on('data', (part) => parts.push(part)).on('end', resolve);
  document.outline.addItem('Contents');
  document.font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf').text('office 5 € Łódź', { link: 'https://example.com/' });
  document.end();
});
fs.writeFileSync('in.pdf', Buffer.concat(parts));
for (const [tool, ...options] of [
  ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-sOutputFile=out.pdf', 'in.pdf'],
  ['qpdf', '--linearize', 'in.pdf', 'out.pdf'],
  ['mutool', 'clean', '-gggg', 'in.pdf', 'out.pdf'],
  ['pdftocairo', '-pdf', 'in.pdf', 'out.pdf'],
]) {
  execFileSync(tool, options, { stdio: 'ignore' });
  const read = mupdf.Document.openDocument(fs.readFileSync('out.pdf'), 'application/pdf');
  const page = read.loadPage(0);
  console.log(tool, JSON.stringify(page.toStructuredText().asText().trim()), read.getMetaData('info:Title') || '-', page.getLinks().length, read.loadOutline()?.length ?? 0);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
gs "ooce 5 ¬ Aód{" Report 1 1
qpdf "office 5 € Łódź" Report 1 1
mutool "office 5 € Łódź" Report 1 1
pdftocairo "office 5 € Łódź" - 0 0
OUTPUT
echo 'unchanged'
