#!/usr/bin/env bash
# Packages: officeparser@7.8.0, exceljs@4.4.0, pptxgenjs@4.0.1
# Guess: Text of a hidden sheet or slide is left out of the extracted text, or stands in it like notes and
#   comments do.
# Behavior: Hidden sheets ("very hidden" ones that Excel does not offer to show, too), hidden rows and hidden
#   slides are returned without a sign, speaker notes and comments are not, and a date comes as its number of
#   days.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock officeparser@7.8.0 exceljs@4.4.0 pptxgenjs@4.0.1
cat >run.mjs <<'PROGRAM'
import fs from 'node:fs';
import ExcelJS from 'exceljs';
import * as officeparser from 'officeparser';
import PptxGenJS from 'pptxgenjs';

const read = async (file) => JSON.stringify((await officeparser.OfficeParser.parseOffice(file)).toText());
const workbook = new ExcelJS.Workbook();
workbook.addWorksheet('A', { state: 'veryHidden' }).getCell('A1').value = 'hidden sheet';
const sheet = workbook.addWorksheet('B');
sheet.getCell('A1').value = new Date('2027-03-28T00:00:00Z');
sheet.getCell('A1').numFmt = 'yyyy-mm-dd';
sheet.getCell('A2').value = 'hidden row';
sheet.getRow(2).hidden = true;
sheet.getCell('A3').value = 'cell';
sheet.getCell('A3').note = 'comment';
fs.writeFileSync('sheets.xlsx', await workbook.xlsx.writeBuffer());
console.log(await read('sheets.xlsx'));
const slides = new PptxGenJS();
const first = slides.addSlide();
first.addText('first slide', { x: 1, y: 1, w: 3, h: 1 });
first.addNotes('speaker note');
const second = slides.addSlide();
second.addText('hidden slide', { x: 1, y: 1, w: 3, h: 1 });
second.hidden = true;
fs.writeFileSync('slides.pptx', await slides.write({ outputType: 'nodebuffer' }));
console.log(await read('slides.pptx'));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"hidden sheet\n46474\nhidden row\ncell"
"first slide\nhidden slide"
OUTPUT
echo 'unchanged'
