#!/usr/bin/env bash
# Packages: pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1
# Guess: copyPages of page 1 to a new document writes page 1 and the fonts and pictures that it shows.
# Behavior: A link on page 1 that leads to page 2 brings all of page 2 along, outside of the page tree: the new
#   document shows one page and holds the content of both. With a table of contents, one copied page holds the
#   whole document.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1
cat >run.mjs <<'PROGRAM'
import { inflateSync } from 'node:zlib';
import * as original from 'pdf-lib';
import * as fork from '@cantoo/pdf-lib';

const inflate = (bytes) => [...Buffer.from(bytes).toString('latin1').matchAll(/stream\r?\n([^]*?)endstream/g)]
  .map(([, stream]) => { try { return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'); } catch { return ''; } }).join('\n');
const toHex = (text) => Buffer.from(text).toString('hex').toUpperCase();

for (const [name, { PDFDocument, PDFName }] of Object.entries({ original, fork }))
  for (const isLinked of [false, true]) {
    const source = await PDFDocument.create();
    const [first, second] = [source.addPage(), source.addPage()];
    first.drawText('First page');
    second.drawText('Second page');
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 20], Dest: [second.ref, 'Fit'] };
    if (isLinked) first.node.set(PDFName.of('Annots'), source.context.obj([source.context.register(source.context.obj(link))]));
    const loaded = await PDFDocument.load(await source.save());
    const target = await PDFDocument.create();
    const [copy] = await target.copyPages(loaded, [0]);
    target.addPage(copy);
    const saved = await target.save();
    console.log(name, isLinked ? 'with link' : 'without link', 'pages:', target.getPageCount(), 'has the text of page 2:', inflate(saved).includes(toHex('Second page')));
  }
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
original without link pages: 1 has the text of page 2: false
original with link pages: 1 has the text of page 2: true
fork without link pages: 1 has the text of page 2: false
fork with link pages: 1 has the text of page 2: true
OUTPUT
echo 'unchanged'
