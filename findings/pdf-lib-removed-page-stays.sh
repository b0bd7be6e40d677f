#!/usr/bin/env bash
# Packages: pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1
# Guess: After removePage and save, the text of the removed page is no longer in the file.
# Behavior: Both libraries take the page out of the page tree and write its objects all the same: whoever opens
#   the streams of the file reads the page. To drop it, copy the other pages to a new document (see
#   pdf-lib-copied-page-brings-link-targets).
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

for (const [name, { PDFDocument }] of Object.entries({ original, fork })) {
  const document = await PDFDocument.create();
  document.addPage().drawText('First page');
  document.addPage().drawText('Second page');
  const loaded = await PDFDocument.load(await document.save());
  loaded.removePage(1);
  const saved = await loaded.save();
  const { length } = (await PDFDocument.load(saved)).getPages();
  console.log(name, 'pages:', length, 'has the text of the removed page:', inflate(saved).includes(toHex('Second page')));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
original pages: 1 has the text of the removed page: true
fork pages: 1 has the text of the removed page: true
OUTPUT
echo 'unchanged'
