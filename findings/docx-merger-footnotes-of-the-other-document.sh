#!/usr/bin/env bash
# Packages: docx-merger@1.2.2, docx@9.15.2, mammoth@1.13.0, jszip@3.10.2
# Guess: Two documents that are merged keep their footnotes, each its own text, and their page headers, or the
#   program says that it leaves them out.
# Behavior: The second document refers to the footnotes of the first: its note 1 has the text of note 1 of the
#   other document, so a statement has a source that does not belong to it. The header of the second document is
#   gone, and its pages have that of the first. There is no error.
# Source: ECMA-376 Part 1, 17.11.14 (footnoteReference)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock docx-merger@1.2.2 docx@9.15.2 mammoth@1.13.0 jszip@3.10.2
cat >run.mjs <<'PROGRAM'
import * as docx from 'docx';
import DocxMerger from 'docx-merger';
import JSZip from 'jszip';
import mammoth from 'mammoth';

const write = async (name) => {
  const header = new docx.Header({ children: [new docx.Paragraph(`Header ${name}`)] });
  const children = [new docx.Paragraph({ children: [new docx.TextRun(`Text ${name}`), new docx.FootnoteReferenceRun(1)] })];
  const footnotes = { 1: { children: [new docx.Paragraph(`Source ${name}`)] } };
  return (await docx.Packer.toBuffer(new docx.Document({ footnotes, sections: [{ headers: { default: header }, children }] }))).toString('binary');
};
const merger = new DocxMerger({}, [await write('A'), await write('B')]);
const merged = await new Promise((resolve) => merger.save('nodebuffer', resolve));
const { value } = await mammoth.convertToHtml({ buffer: merged });
console.log([...value.matchAll(/(Text|Source) ./g)].map(([text]) => text).join(', '));
const archive = await JSZip.loadAsync(merged);
const headers = Object.keys(archive.files).filter((name) => /^word\/header\d+\.xml$/.test(name));
console.log((await Promise.all(headers.map((name) => archive.file(name).async('string')))).map((xml) => /Header ./.exec(xml)[0]).join(', '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Text A, Text B, Source A, Source A
Header A
OUTPUT
echo 'unchanged'
