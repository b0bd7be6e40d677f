#!/usr/bin/env bash
# Packages: xlsx-template@1.4.7, exceljs@4.4.0
# Guess: A template with one row for a table and a total below it, SUM over that row, sums all rows after the
#   table was filled, as a spreadsheet extends a range into which rows are inserted.
# Behavior: The rows are inserted and the total moves down, but its formula still sums the first row only: three
#   amounts of 1, 2 and 3 have the total 1. A reference below the table to a cell that moved keeps the old
#   address.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock xlsx-template@1.4.7 exceljs@4.4.0
cat >run.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';
import XlsxTemplate from 'xlsx-template';

const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('A');
sheet.getCell('A1').value = '${table:rows.amount}';
sheet.getCell('A2').value = { formula: 'SUM(A1:A1)' };
sheet.getCell('A3').value = { formula: 'A2*2' };
const template = new XlsxTemplate(Buffer.from(await workbook.xlsx.writeBuffer()));
template.substitute(1, { rows: [{ amount: 1 }, { amount: 2 }, { amount: 3 }] });
const read = new ExcelJS.Workbook();
await read.xlsx.load(template.generate({ type: 'nodebuffer' }));
read.worksheets[0].eachRow((row, number) => console.log(`A${number}`, JSON.stringify(row.getCell(1).value)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
A1 1
A2 2
A3 3
A4 {"formula":"SUM(A1:A1)"}
A5 {"formula":"A2*2"}
OUTPUT
echo 'unchanged'
