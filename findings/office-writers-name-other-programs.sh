#!/usr/bin/env bash
# Packages: docx@9.15.2, pptxgenjs@4.0.1, exceljs@4.4.0, jszip@3.10.2
# Guess: A document that a library writes without any option names no author, and names the library or nothing as
#   the program.
# Behavior: docx names the author "Un-named" twice, exceljs "Unknown"; pptxgenjs names itself as author and title,
#   and both of the latter say that Microsoft Excel or PowerPoint made the file. "Made by" in a file is therefore
#   no evidence, and a report of private parts must know these placeholders.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock docx@9.15.2 pptxgenjs@4.0.1 exceljs@4.4.0 jszip@3.10.2
cat >run.mjs <<'PROGRAM'
import * as docx from 'docx';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import PptxGenJS from 'pptxgenjs';

const workbook = new ExcelJS.Workbook();
workbook.addWorksheet('A');
const slides = new PptxGenJS();
slides.addSlide();
const files = {
  docx: await docx.Packer.toBuffer(new docx.Document({ sections: [{ children: [new docx.Paragraph('text')] }] })),
  exceljs: await workbook.xlsx.writeBuffer(),
  pptxgenjs: await slides.write({ outputType: 'nodebuffer' }),
};
for (const [name, bytes] of Object.entries(files)) {
  const zip = await JSZip.loadAsync(bytes);
  const text = (await zip.file('docProps/core.xml').async('string')) + (await zip.file('docProps/app.xml').async('string'));
  const get = (element) => text.match(new RegExp(`<${element}>([^<]*)</`))?.[1] ?? 'nothing';
  console.log(name, '| author', get('dc:creator'), '| changed by', get('cp:lastModifiedBy'), '| title', get('dc:title'), '| program', get('Application'));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
docx | author Un-named | changed by Un-named | title nothing | program nothing
exceljs | author Unknown | changed by Unknown | title  | program Microsoft Excel
pptxgenjs | author PptxGenJS | changed by PptxGenJS | title PptxGenJS Presentation | program Microsoft Office PowerPoint
OUTPUT
echo 'unchanged'
