#!/usr/bin/env bash
# Packages: bibtex-parse-js 0.0.24, bibtex-parse 2.1.0, bibtex 0.9.0
# Guess: All read the entries of the BibTeX manual: texts in quotation marks with a quotation mark in braces, the months of
#   the standard styles, @comment, and addresses with an @ in a value. Braces keep a name of a company together.
# Behavior: bibtex-parse-js ends a text at the quotation mark in braces and drops the rest of the entry, without an error.
#   bibtex refuses the whole file for a month, for a @comment and for an @ in a value, and makes the letters of keys small.
#   bibtex-parse takes the braces of {Example, Inc.} away, so that the company reads as a person whose family name is
#   "Example".
# Source: BibTeX, "BibTeXing" (O. Patashnik, 1988), section 2 (files) and 4 (names: braces hide a comma; the months are
#   abbreviations of every standard style; quotation marks within braces do not end a text)
# Matters to: a site that lists its publications from such a file.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit bibtex-parse-js@0.0.24 bibtex-parse@2.1.0 bibtex@0.9.0
cat >run.cjs <<'PROGRAM'
const { parseBibFile } = require('bibtex');
const { entries } = require('bibtex-parse');
const { toJSON } = require('bibtex-parse-js');

const libraries = {
  'bibtex-parse-js': (text) => toJSON(text).map(({ citationKey, entryTags }) => ({ citationKey, ...entryTags })),
  'bibtex-parse': entries,
  bibtex: (text) =>
    Object.values(parseBibFile(text).entries$).map((entry) => ({
      key: entry._id,
      ...Object.fromEntries(
        Object.keys(entry.fields).map((name) => [
          name,
          entry.getField(name).authors$?.map(({ lastNames }) => lastNames.join(' ')) ?? entry.getFieldAsString(name),
        ]),
      ),
    })),
};
const files = [
  '@misc{Plan, title = "A {"}safe{"} system", year = "2026"}',
  '@misc{Plan, title = {Report}, month = may}',
  '@comment{made by hand} @misc{Plan, title = {Report}}',
  '@misc{Plan, note = {Write to board@example.com}}',
  '@misc{Plan, author = {{Example, Inc.} and Berg, Anna}}',
];
for (const text of files) {
  console.log(text);
  for (const [name, read] of Object.entries(libraries)) {
    let result;
    try {
      result = JSON.stringify(read(text));
    } catch (error) {
      result = `refused (${error.message.split('\n')[0].slice(0, 60)})`;
    }
    console.log(`  ${name}: ${result}`);
  }
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
@misc{Plan, title = "A {"}safe{"} system", year = "2026"}
  bibtex-parse-js: [{"citationKey":"Plan","title":"A {"}]
  bibtex-parse: [{"key":"Plan","type":"misc","TITLE":"A \"safe\" system","YEAR":"2026"}]
  bibtex: [{"key":"plan","title":"A \"safe\" system","year":"2026"}]
@misc{Plan, title = {Report}, month = may}
  bibtex-parse-js: [{"citationKey":"Plan","title":"Report","month":"may"}]
  bibtex-parse: [{"key":"Plan","type":"misc","TITLE":"Report","MONTH":"May"}]
  bibtex: refused (Unresolved reference: "may" ({"braceDepth":0,"stringref":"ma)
@comment{made by hand} @misc{Plan, title = {Report}}
  bibtex-parse-js: [{},{"citationKey":"Plan","title":"Report"}]
  bibtex-parse: [{"key":"Plan","type":"misc","TITLE":"Report"}]
  bibtex: refused (Unexpected entry parsed: comment)
@misc{Plan, note = {Write to board@example.com}}
  bibtex-parse-js: [{"citationKey":"Plan","note":"Write to board@example.com"}]
  bibtex-parse: [{"key":"Plan","type":"misc","NOTE":"Write to board@example.com"}]
  bibtex: refused (Cannot read properties of undefined (reading 'map'))
@misc{Plan, author = {{Example, Inc.} and Berg, Anna}}
  bibtex-parse-js: [{"citationKey":"Plan","author":"{Example, Inc.} and Berg, Anna"}]
  bibtex-parse: [{"key":"Plan","type":"misc","AUTHOR":"Example, Inc. and Berg, Anna"}]
  bibtex: [{"key":"plan","author":["Example, Inc.","Berg"]}]
OUTPUT
echo 'unchanged'
