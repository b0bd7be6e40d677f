#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13
# Guess: The text of a font that names no letters (two bytes, Identity-H, without a table ToUnicode) is empty, or has
#   the replacement character U+FFFD.
# Behavior: PDFium returns the numbers of the drawings as if they were characters: drawing 0x3A12 becomes a rare Chinese
#   character, drawing 0x52 the letter R. Nothing in the text shows that it is meaningless, so it is indexed and
#   quoted. Only FPDFText_HasUnicodeMapError, which wrappers do not call, says so for each character.
# Source: ISO 32000-1, 9.10.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';

const content = 'BT /F 20 Tf 50 200 Td <3A120052> Tj ET';
const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type0/BaseFont/Own/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/Own/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 1000>>',
  '<</Type/FontDescriptor/FontName/Own/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent 0/CapHeight 800/StemV 80>>'];
let text = '%PDF-1.7\n';
const offsets = bodies.map((body, index) => { const { length } = text; text += `${index + 1} 0 obj\n${body}\nendobj\n`; return length; });
const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
const bytes = Buffer.from(`${text}xref\n0 8\n0000000000 65535 f \n${table}trailer\n<</Size 8/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(bytes);
console.log([...document.getPage(0).getText()].map((letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join(' '));
document.destroy();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
U+3A12 U+0052
OUTPUT
echo 'unchanged'
