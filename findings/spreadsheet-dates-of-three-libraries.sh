#!/usr/bin/env bash
# Packages: exceljs@4.4.0, xlsx@0.18.5, xlsx-populate@1.21.0
# Guess: A cell has no zone, so each library has to choose one for a Date; with the same choice for reading and
#   writing, a day that one of them wrote is the same day for the others, at least if the machine stays the same.
# Behavior: exceljs means UTC, the other two the zone of the process. In New York, new Date('2027-01-15') is shown
#   as January 15 if exceljs wrote it and as January 14, 19:00, if one of the others did, and an instant read by
#   another library than the writer is off by the offset of the zone. A duration of 36 hours in the format [h]:mm
#   is noon of December 31, 1899 for both that make dates of formats.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock exceljs@4.4.0 xlsx@0.18.5 xlsx-populate@1.21.0
cat >run.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';
import Populate from 'xlsx-populate';

const day = new Date('2027-01-15');
const files = {};
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('A');
sheet.getCell('A1').value = day;
sheet.getCell('A1').numFmt = 'yyyy-mm-dd hh:mm';
sheet.getCell('A2').value = 1.5;
sheet.getCell('A2').numFmt = '[h]:mm';
files.exceljs = await workbook.xlsx.writeBuffer();
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[day]], { cellDates: true, dateNF: 'yyyy-mm-dd hh:mm' }), 'A');
files.sheetjs = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
const populate = await Populate.fromBlankAsync();
populate.sheet(0).cell('A1').value(day).style('numberFormat', 'yyyy-mm-dd hh:mm');
files['xlsx-populate'] = await populate.outputAsync();

for (const [writer, file] of Object.entries(files)) {
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(file);
  const cells = XLSX.read(file, { cellDates: true, cellNF: true }).Sheets;
  const [first] = Object.values(cells);
  console.log(`written by ${writer}: shown as ${first.A1.w}`);
  console.log('  exceljs      ', read.worksheets[0].getCell('A1').value.toISOString());
  console.log('  sheetjs      ', first.A1.v.toISOString());
  console.log('  xlsx-populate', Populate.numberToDate((await Populate.fromDataAsync(file)).sheet(0).cell('A1').value()).toISOString());
  if (writer === 'exceljs') {
    console.log('  36 hours     ', read.worksheets[0].getCell('A2').value.toISOString(), first.A2.v.toString().slice(0, 24), first.A2.w);
  }
}
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
written by exceljs: shown as 2027-01-15 00:00
  exceljs       2027-01-15T00:00:00.000Z
  sheetjs       2027-01-15T05:00:00.000Z
  xlsx-populate 2027-01-15T05:00:00.000Z
  36 hours      1899-12-31T12:00:00.000Z Sun Dec 31 1899 12:00:00 36:00
written by sheetjs: shown as 2027-01-14 19:00
  exceljs       2027-01-14T19:00:00.000Z
  sheetjs       2027-01-15T00:00:00.000Z
  xlsx-populate 2027-01-15T00:00:00.000Z
written by xlsx-populate: shown as 2027-01-14 19:00
  exceljs       2027-01-14T19:00:00.000Z
  sheetjs       2027-01-15T00:00:00.000Z
  xlsx-populate 2027-01-15T00:00:00.000Z
OUTPUT
echo 'unchanged'
