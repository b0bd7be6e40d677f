#!/usr/bin/env bash
# Packages: papaparse@5.7.1, csv-parse@7.0.3, fast-csv@5.0.8, d3-dsv@3.0.2, csvtojson@2.0.14, xlsx@0.18.5
# Guess: A CSV file whose first line is sep=; as Excel obeys and many exports write it has its headings in the first row
#   of what a reader returns, at least where the reader guesses the separator.
# Behavior: Only SheetJS knows the line. For the others it is the row of headings, also where the separator was named,
#   and no reader reports an error: the first key of each object is "sep=", and the headings are a record.
# Source: the readers' documentations, none of which names the line
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock papaparse@5.7.1 csv-parse@7.0.3 fast-csv@5.0.8 d3-dsv@3.0.2 csvtojson@2.0.14 xlsx@0.18.5
cat >run.mjs <<'PROGRAM'
import csvtojson from 'csvtojson';
import { parse } from 'csv-parse/sync';
import { dsvFormat } from 'd3-dsv';
import { parseString } from 'fast-csv';
import Papa from 'papaparse';
import * as XLSX from 'xlsx';

const text = 'sep=;\r\nName;City\r\nMara;Oslo\r\n';
const fast = [];
for await (const row of parseString(text, { headers: true, delimiter: ';' })) fast.push(row);
const { data, errors } = Papa.parse(text, { header: true, skipEmptyLines: true });
const workbook = XLSX.read(text, { type: 'string' });
for (const [name, rows] of [
  ['papaparse', data],
  ['csv-parse', parse(text, { columns: true, delimiter: ';' })],
  ['fast-csv', fast],
  ['d3-dsv', [...dsvFormat(';').parse(text)]],
  ['csvtojson', await csvtojson({ delimiter: 'auto' }).fromString(text)],
  ['xlsx', XLSX.utils.sheet_to_json(workbook.Sheets[workbook.SheetNames[0]])],
])
  console.log(name, JSON.stringify(rows));
console.log('errors of papaparse:', errors.length);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
papaparse [{"sep=":"Name","":"City"},{"sep=":"Mara","":"Oslo"}]
csv-parse [{"sep=":"Name","":"City"},{"sep=":"Mara","":"Oslo"}]
fast-csv [{"sep=":"Name","":"City"},{"sep=":"Mara","":"Oslo"}]
d3-dsv [{"sep=":"Name","":"City"},{"sep=":"Mara","":"Oslo"}]
csvtojson [{"sep=":"Name","field2":"City"},{"sep=":"Mara","field2":"Oslo"}]
xlsx [{"Name":"Mara","City":"Oslo"}]
errors of papaparse: 0
OUTPUT
echo 'unchanged'
