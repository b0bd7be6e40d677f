#!/usr/bin/env bash
# Packages: exceljs@4.4.0
# Guess: A cell with two formats in its text is written to CSV as its text, as cell.text gives it.
# Behavior: The CSV has the internal object as JSON, {"richText":[...]}, and of a link only the target, not the
#   text that people see.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock exceljs@4.4.0
cat >run.mjs <<'PROGRAM'
import ExcelJS from 'exceljs';

const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('A');
sheet.getCell('A1').value = { richText: [{ text: 'Net ' }, { font: { bold: true }, text: 'income' }] };
sheet.getCell('A2').value = { text: 'Report', hyperlink: 'https://example.com/' };
console.log(sheet.getCell('A1').text, '|', sheet.getCell('A2').text);
console.log((await workbook.csv.writeBuffer()).toString());
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Net income | Report
"{""richText"":[{""text"":""Net ""},{""font"":{""bold"":true},""text"":""income""}]}"
https://example.com/
OUTPUT
echo 'unchanged'
