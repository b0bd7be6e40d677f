#!/usr/bin/env bash
# Packages: papaparse@5.7.1
# Guess: Cells copied from a spreadsheet are separated by tabs; a cell that begins with a quotation mark ("Acme"
#   Ltd) is one cell, and the others stay as they are.
# Behavior: The quotation mark opens a quoted field that never closes: the rest of the paste, all rows, becomes
#   one cell, and the guessed delimiter is a comma. With quoteChar: "" and delimiter tab the rows are right.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock papaparse@5.7.1
cat >run.mjs <<'PROGRAM'
import Papa from 'papaparse';

const text = '"Acme" Ltd\tann@example.com\nBeta\tbob@example.com';
console.log(JSON.stringify(Papa.parse(text).data));
console.log(JSON.stringify(Papa.parse(text, { delimiter: '\t' }).data));
console.log(JSON.stringify(Papa.parse(text, { delimiter: '\t', quoteChar: '' }).data));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
[["Acme\" Ltd\tann@example.com\nBeta\tbob@example.com"]]
[["Acme\" Ltd\tann@example.com\nBeta\tbob@example.com"]]
[["\"Acme\" Ltd","ann@example.com"],["Beta","bob@example.com"]]
OUTPUT
echo 'unchanged'
