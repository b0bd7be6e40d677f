#!/usr/bin/env bash
# Packages: mammoth@1.13.0, jszip@3.10.2
# Guess: Text that Word does not show (formatted as hidden) is left out, as deleted text of tracked changes is.
# Behavior: Hidden text is returned like any other, and so is the target of a move, while deletions and the source
#   of the move are left out. The result of a simple field (the page number in "Page 7") is missing, that of a
#   complex field is there.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock mammoth@1.13.0 jszip@3.10.2
cat >run.mjs <<'PROGRAM'
import JSZip from 'jszip';
import mammoth from 'mammoth';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
async function readText(body) {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}"/></Types>`);
  zip.file('_rels/.rels', `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`);
  zip.file('word/document.xml', `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`);
  const { value } = await mammoth.extractRawText({ buffer: await zip.generateAsync({ type: 'nodebuffer' }) });
  return JSON.stringify(value.trim());
}
const run = (text, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
console.log('hidden', await readText(`${run('shown ')}${run('hidden ', '<w:vanish/>')}${run('end')}`));
console.log('deleted', await readText(`${run('a ')}<w:del w:id="1"><w:r><w:delText>deleted </w:delText></w:r></w:del>${run('b')}`));
console.log('moved', await readText(`<w:moveFrom w:id="1">${run('from ')}</w:moveFrom><w:moveTo w:id="2">${run('to')}</w:moveTo>`));
console.log('simple field', await readText(`${run('Page ')}<w:fldSimple w:instr="PAGE">${run('7')}</w:fldSimple>`));
console.log('complex field', await readText(`${run('Page ')}${mark('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${mark('separate')}${run('7')}${mark('end')}`));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
hidden "shown hidden end"
deleted "a b"
moved "to"
simple field "Page"
complex field "Page 7"
OUTPUT
echo 'unchanged'
