#!/usr/bin/env bash
# Packages: pdf-lib@1.17.1, @cantoo/pdf-lib@2.11.1
# Guess: Loading a document and saving it without a change keeps its producer and date of modification; a library
#   writes its own name only into documents that it creates.
# Behavior: load() itself, before anything is changed, sets the producer to the library and the date to now
#   (updateMetadata is true by default), so who made a file and when is lost with the first stamp. XMP metadata
#   keeps the old values, and the two then contradict each other.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1
cat >run.mjs <<'PROGRAM'
import * as original from 'pdf-lib';
import * as fork from '@cantoo/pdf-lib';

for (const [name, { PDFDocument }] of Object.entries({ original, fork })) {
  const document = await PDFDocument.create();
  document.addPage();
  document.setProducer('Acme Scanner 1');
  document.setModificationDate(new Date('2020-01-02T00:00:00Z'));
  const bytes = await document.save();
  for (const options of [{}, { updateMetadata: false }]) {
    const loaded = await PDFDocument.load(bytes, options);
    console.log(name, JSON.stringify(options), loaded.getProducer().split(' ')[0], loaded.getModificationDate().getUTCFullYear() === 2020 ? 'date kept' : 'date replaced');
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
original {} pdf-lib date replaced
original {"updateMetadata":false} Acme date kept
fork {} pdf-lib date replaced
fork {"updateMetadata":false} Acme date kept
OUTPUT
echo 'unchanged'
