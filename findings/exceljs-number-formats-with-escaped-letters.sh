#!/usr/bin/env bash
# Packages: exceljs@4.4.0, xlsx@0.18.5
# Guess: A number with a unit in its format, such as 5 shown as "5 d" or "25 bp", is read as a number however the
#   letters of the unit are protected: by quotation marks or by backslashes, which spreadsheets accept alike.
# Behavior: With quotation marks the value is 5. With a backslash before each letter exceljs takes d, b, m, s, h
#   and y for parts of a date and returns January 4, 1900 as a Date, so a sum over the column has a text or a huge
#   number in it. SheetJS reads both as numbers.
# Source: ECMA-376 Part 1, 18.8.31 (numFmts)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock exceljs@4.4.0 xlsx@0.18.5
cat >run.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';

const formats = ['0 "d"', '0\\ \\d', '0\\ \\b\\p', '0.0\\ \\M\\i\\o', '0.0\\x'];
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('A');
formats.forEach((numFmt, index) => {
  const cell = sheet.getCell(index + 1, 1);
  cell.value = 5;
  cell.numFmt = numFmt;
});
const file = await workbook.xlsx.writeBuffer();
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
const cells = XLSX.read(file, { cellNF: true }).Sheets.A;
formats.forEach((numFmt, index) => {
  const { v, w } = cells[`A${index + 1}`];
  console.log(`${numFmt}: exceljs ${JSON.stringify(read.worksheets[0].getCell(index + 1, 1).value)}, sheetjs ${v} shown as ${w}`);
});
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
0 "d": exceljs 5, sheetjs 5 shown as 5 d
0\ \d: exceljs "1900-01-04T00:00:00.000Z", sheetjs 5 shown as 5 d
0\ \b\p: exceljs "1900-01-04T00:00:00.000Z", sheetjs 5 shown as 5 bp
0.0\ \M\i\o: exceljs "1900-01-04T00:00:00.000Z", sheetjs 5 shown as 5.0 Mio
0.0\x: exceljs 5, sheetjs 5 shown as 5.0x
OUTPUT
echo 'unchanged'
