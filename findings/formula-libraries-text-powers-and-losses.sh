#!/usr/bin/env bash
# Packages: @formulajs/formulajs@4.6.1, fast-formula-parser@1.0.19, hot-formula-parser@4.0.0
# Guess: Libraries that take formulas of a spreadsheet give its results in the plain cases: text is compared
#   without regard to case and with wildcards, -2^2 is 4 because the sign binds first, SUBSTITUTE with a number
#   replaces that occurrence, and a loss has a rate of return.
# Behavior: formulajs replaces the third "a" when asked for the second, counts neither the other case nor a
#   wildcard, finds an infinite rate for a loss of nine tenths, and a negative share of a year if the dates are
#   given in the other order. Both parsers hold "a" and "A" for different; in the second -2^2 is -4 and -2.5 is
#   rounded to -2.
# Source: OpenDocument 1.3 part 4 (OpenFormula), 5.5 (operators) and 6.20 (text functions)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 hot-formula-parser@4.0.0
cat >run.mjs <<'PROGRAM'
import * as functions from '@formulajs/formulajs';
import FastParser from 'fast-formula-parser';
import { Parser } from 'hot-formula-parser';

const day = (year, month, date) => new Date(year, month - 1, date);
for (const [name, expected, value] of [
  ['SUBSTITUTE("aaa","a","b",2)', 'aba', functions.SUBSTITUTE('aaa', 'a', 'b', 2)],
  ['COUNTIF(a A b, "a")', 2, functions.COUNTIF(['a', 'A', 'b'], 'a')],
  ['COUNTIF(ab ac b, "a*")', 2, functions.COUNTIF(['ab', 'ac', 'b'], 'a*')],
  ['XIRR(-100, 10)', -0.9, functions.XIRR([-100, 10], [day(2025, 1, 1), day(2026, 1, 1)])],
  ['YEARFRAC(July, January)', 0.5, functions.YEARFRAC(day(2027, 7, 1), day(2027, 1, 1))],
]) {
  console.log(`${name}: spreadsheets ${expected}, formulajs ${value}`);
}
const fast = new FastParser();
const hot = new Parser();
for (const [formula, expected] of [['"a"="A"', true], ['-2^2', 4], ['ROUND(-2.5,0)', -3]]) {
  console.log(`${formula}: spreadsheets ${expected}, fast ${fast.parse(formula, { row: 1, col: 1 })}, hot ${hot.parse(formula).result}`);
}
PROGRAM
diff - <(TZ=UTC node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
SUBSTITUTE("aaa","a","b",2): spreadsheets aba, formulajs aab
COUNTIF(a A b, "a"): spreadsheets 2, formulajs 1
COUNTIF(ab ac b, "a*"): spreadsheets 2, formulajs 0
XIRR(-100, 10): spreadsheets -0.9, formulajs Infinity
YEARFRAC(July, January): spreadsheets 0.5, formulajs -0.5
"a"="A": spreadsheets true, fast false, hot false
-2^2: spreadsheets 4, fast 4, hot -4
ROUND(-2.5,0): spreadsheets -3, fast -3, hot -2
OUTPUT
echo 'unchanged'
