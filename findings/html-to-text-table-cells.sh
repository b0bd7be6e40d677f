#!/usr/bin/env bash
# Packages: html-to-text@10.0.1, turndown@7.2.5
# Guess: Cells of a table are separated in the text by a space, a tab or a line.
# Behavior: html-to-text joins the cells and rows of every table that no selector names: two rows of two cells
#   become "A1B2", so a plain text part made from a mail with a table has one long word. turndown makes each cell
#   a paragraph.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock html-to-text@10.0.1 turndown@7.2.5
cat >run.mjs <<'PROGRAM'
import { convert } from 'html-to-text';
import TurndownService from 'turndown';

const html = '<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>';
console.log(JSON.stringify(convert(html)));
console.log(JSON.stringify(convert(html, { selectors: [{ selector: 'table', format: 'dataTable' }] })));
console.log(JSON.stringify(new TurndownService().turndown(html)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"A1B2"
"A   1\nB   2"
"A\n\n1\n\nB\n\n2"
OUTPUT
echo 'unchanged'
