#!/usr/bin/env bash
# Packages: pdfkit@0.20.2; poppler-utils 22.12.0, mupdf-tools 1.21.1 and ghostscript 10.00.0 of Debian 12
# Guess: A hyphen at the end of a line stays where the parts are numbers (2026-2027) or words of their own
#   (well-known), and a raised exponent stands after its number, at worst without a sign that it is raised.
# Behavior: pdftotext of Poppler 22.12 drops the hyphen and joins the lines in all cases: the years become
#   20262027; with -layout and in MuPDF 1.21 it stays. The raised 6 of "10 to the 6th" comes before the number in
#   Poppler, on a line of its own, and is 106 in the text of Ghostscript 10.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdfkit@0.20.2
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import PdfKit from 'pdfkit';

const document = new PdfKit();
const parts = [];
document.on('data', (part) => parts.push(part)).on('end', () => {
  fs.writeFileSync('page.pdf', Buffer.concat(parts));
  for (const [tool, ...options] of [
    ['pdftotext', 'page.pdf', '-'],
    ['pdftotext', '-layout', 'page.pdf', '-'],
    ['mutool', 'draw', '-q', '-F', 'txt', 'page.pdf'],
    ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', '-sOutputFile=-', 'page.pdf'],
  ]) {
    const text = execFileSync(tool, options, { encoding: 'utf8' });
    console.log(tool, options[0] === '-layout' ? '-layout' : '', JSON.stringify(text.split(/[\r\n\f]+/).map((line) => line.trim()).filter(Boolean)));
  }
});
document.text('A well-', 50, 50).text('known fund for the years 2026-', 50, 64).text('2027', 50, 78);
document.fontSize(12).text('10', 50, 150, { lineBreak: false });
document.fontSize(7).text('6', 64, 147, { lineBreak: false });
document.fontSize(12).text(' shares', 70, 150, { lineBreak: false });
document.end();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
pdftotext  ["A wellknown fund for the years 20262027","6","10 shares"]
pdftotext -layout ["A well-","known fund for the years 2026-","2027","6","10 shares"]
mutool  ["A well-","known fund for the years 2026-","2027","10","6  shares"]
gs  ["A well-","known fund for the years 2026-","2027","106 shares"]
OUTPUT
echo 'unchanged'
