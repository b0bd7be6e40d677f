#!/usr/bin/env bash
# Packages: officegen@0.6.5, exceljs@4.4.0
# Guess: A cell that is given true, a date or null is written as such, as a text, or left empty; what a format has
#   no type for raises an error.
# Behavior: All three are written as the number 0, without an error: "signed: true" and "signed: false" are the
#   same cell, a date is the beginning of the calendar, and a missing amount counts in every average. Only
#   undefined is left empty. Convert values to texts and numbers first.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock officegen@0.6.5 exceljs@4.4.0
cat >run.mjs <<'PROGRAM'
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import officegen from 'officegen';

const workbook = officegen('xlsx');
const sheet = workbook.makeNewSheet();
const values = ['text', 5, true, false, new Date('2027-01-05T00:00:00Z'), null, undefined, 7];
sheet.data[0] = values;
const stream = new PassThrough();
const parts = [];
await new Promise((resolve, reject) => {
  stream.on('data', (part) => parts.push(part)).on('end', resolve);
  workbook.on('error', reject);
  workbook.generate(stream);
});
const read = new ExcelJS.Workbook();
await read.xlsx.load(Buffer.concat(parts));
values.forEach((value, index) => console.log(JSON.stringify(value) ?? 'undefined', '->', JSON.stringify(read.worksheets[0].getCell(1, index + 1).value)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"text" -> "text"
5 -> 5
true -> 0
false -> 0
"2027-01-05T00:00:00.000Z" -> 0
null -> 0
undefined -> null
7 -> 7
OUTPUT
echo 'unchanged'
