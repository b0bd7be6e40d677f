#!/usr/bin/env bash
# Packages: word-extractor@1.0.4, officeparser@7.8.0, docx@9.15.2, mammoth@1.13.0
# Guess: The extracted text of a Word document has its hyphens, also those that Word keeps on one line
#   (Ctrl+Shift+hyphen), a sign for a ticked box, and a space or a break where the page has a tab or a new line.
# Behavior: Such a hyphen is an element of its own and is dropped by two of three readers: 2026-2027 becomes
#   20262027; officeparser also joins the words around a tab and a line break. A ticked and an empty box are both
#   nothing there, so "accepted" and "refused" read alike; a symbol, such as the check mark of Wingdings, is gone,
#   too. mammoth keeps the hyphen and the symbol in its HTML.
# Source: ECMA-376 Part 1, 17.3.3.18 (noBreakHyphen) and 17.3.3.30 (sym)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock word-extractor@1.0.4 officeparser@7.8.0 docx@9.15.2 mammoth@1.13.0
cat >run.mjs <<'PROGRAM'
import * as docx from 'docx';
import mammoth from 'mammoth';
import { parseOffice } from 'officeparser';
import WordExtractor from 'word-extractor';

const { CheckBox, NoBreakHyphen, Paragraph, SymbolRun, Tab, TextRun } = docx;
const children = [
  new Paragraph({ children: [new TextRun({ children: ['2026', new NoBreakHyphen(), '2027', new Tab(), 'a'] }), new TextRun({ text: 'b', break: 1 })] }),
  new Paragraph({ children: [new CheckBox({ checked: true }), new TextRun(' accepted')] }),
  new Paragraph({ children: [new CheckBox({ checked: false }), new TextRun(' refused')] }),
  new Paragraph({ children: [new SymbolRun('F0FC'), new TextRun(' paid')] }),
];
const buffer = Buffer.from(await docx.Packer.toBuffer(new docx.Document({ sections: [{ children }] })));
console.log('word-extractor', JSON.stringify((await new WordExtractor().extract(buffer)).getBody()));
console.log('officeparser  ', JSON.stringify((await parseOffice(buffer)).toText()));
console.log('mammoth       ', (await mammoth.convertToHtml({ buffer })).value);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
word-extractor "20262027\ta\nb\n accepted\n refused\n paid\n"
officeparser   "20262027ab\n accepted\n refused\n paid"
mammoth        <p>2026‑2027	a<br />b</p><p><input type="checkbox" checked="checked" /> accepted</p><p><input type="checkbox" /> refused</p><p>✓ paid</p>
OUTPUT
echo 'unchanged'
