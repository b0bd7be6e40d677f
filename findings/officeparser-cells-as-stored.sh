#!/usr/bin/env bash
# Packages: officeparser@7.8.0, exceljs@4.4.0, xlsx@0.18.5
# Guess: The extracted text of a spreadsheet has the values as people see them, 12.5% and TRUE, one row on one
#   line.
# Behavior: It has what the file stores: 0.125 for 12.5%, 1 for TRUE, 0.30000000000000004 for 0.3, and 106 for a
#   raised exponent. Each cell is a line, so rows cannot be told apart, nor a cell of two lines from two cells;
#   the name of the sheet is missing. SheetJS writes the shown values as CSV.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock officeparser@7.8.0 exceljs@4.4.0 xlsx@0.18.5
cat >run.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import { parseOffice } from 'officeparser';
import XLSX from 'xlsx';

const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('Figures');
sheet.getRow(1).values = [0.125, true, 0.1 + 0.2, { richText: [{ text: '10' }, { text: '6', font: { vertAlign: 'superscript' } }] }];
sheet.getCell('A1').numFmt = '0.0%';
sheet.getRow(2).values = ['a\nb', 'c'];
const file = Buffer.from(await workbook.xlsx.writeBuffer());
console.log('officeparser', JSON.stringify((await parseOffice(file)).toText()));
console.log('sheetjs     ', JSON.stringify(XLSX.utils.sheet_to_csv(XLSX.read(file, { cellNF: true }).Sheets.Figures)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
officeparser "0.125\n1\n0.30000000000000004\n106\na\nb\nc"
sheetjs      "12.5%,TRUE,0.3,106\n\"a\nb\",c,,"
OUTPUT
echo 'unchanged'
