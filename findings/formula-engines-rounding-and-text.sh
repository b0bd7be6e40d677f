#!/usr/bin/env bash
# Packages: hyperformula@3.5.0, xlsx-calc@0.9.2
# Guess: An engine that names the functions of a spreadsheet computes what the spreadsheet computes for a loss and
#   for a share: INT(-1.5) is -2, ROUND(-2.5,0) is -3, TEXT(0.125,"0.0%") is 12.5%, an average ignores text in its
#   range, and a sum with a condition adds what meets it.
# Behavior: HyperFormula cuts -1.5 to -1, as TRUNC does, and shows a share without multiplying it: 0.1%; a format
#   with a thousands separator comes out with its signs. xlsx-calc rounds -2.5 to -2, counts a text as zero in the
#   average, and finds nothing that is greater than 1. Neither reports anything.
# Source: OpenDocument 1.3 part 4 (OpenFormula), section 6.17 (rounding functions)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock hyperformula@3.5.0 xlsx-calc@0.9.2
cat >run.mjs <<'PROGRAM'
import { HyperFormula } from 'hyperformula';
import calculate from 'xlsx-calc';

const expected = {
  'INT(-1.5)': -2,
  'ROUND(-2.5,0)': -3,
  'TEXT(0.125,"0.0%")': '12.5%',
  'TEXT(1234.5,"#,##0.00")': '1,234.50',
  'AVERAGE(A1:A3)': 2,
  'SUMIF(A1:A2,">1",A1:A2)': 3,
};
const engine = HyperFormula.buildFromArray([[1], [3], ['none']], { licenseKey: 'gpl-v3' });
for (const [formula, value] of Object.entries(expected)) {
  const sheet = { A1: { t: 'n', v: 1 }, A2: { t: 'n', v: 3 }, A3: { t: 's', v: 'none' }, H1: { t: 'n', f: formula }, '!ref': 'A1:H3' };
  let other;
  try {
    calculate({ SheetNames: ['A'], Sheets: { A: sheet } });
    other = sheet.H1.v;
  } catch {
    other = 'not offered';
  }
  console.log(`${formula}: spreadsheets ${value}, hyperformula ${engine.calculateFormula(`=${formula}`, 0)}, xlsx-calc ${other}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
INT(-1.5): spreadsheets -2, hyperformula -1, xlsx-calc not offered
ROUND(-2.5,0): spreadsheets -3, hyperformula -3, xlsx-calc -2
TEXT(0.125,"0.0%"): spreadsheets 12.5%, hyperformula 0.1%, xlsx-calc not offered
TEXT(1234.5,"#,##0.00"): spreadsheets 1,234.50, hyperformula 1235,##0.00, xlsx-calc not offered
AVERAGE(A1:A3): spreadsheets 2, hyperformula 2, xlsx-calc 1.3333333333333333
SUMIF(A1:A2,">1",A1:A2): spreadsheets 3, hyperformula 3, xlsx-calc 0
OUTPUT
echo 'unchanged'
