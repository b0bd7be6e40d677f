#!/usr/bin/env bash
# Packages: opml@0.5.8, libxml2-wasm@0.7.2
# Guess: A subscription list that is read and written again without a change keeps its encoding: the text is
#   stored as UTF-8, as Node.js stores every text, and says so or says nothing.
# Behavior: stringify declares ISO-8859-1 and escapes nothing beyond ASCII, so a reader that follows the
#   declaration, as XML demands, reads "ZÃ¼rich" for "Zürich". The readers written in JavaScript ignore the
#   declaration and hide it. Reading alone already replaces the name of the program that made the list.
# Source: XML 1.0, section 4.3.3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock opml@0.5.8 libxml2-wasm@0.7.2
cat >run.mjs <<'PROGRAM'
import { XmlDocument } from 'libxml2-wasm';
import opml from 'opml';

const text = '<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><generator>Acme</generator></head><body><outline text="Zürich"/></body></opml>';
opml.parse(text, (error, outline) => {
  const written = opml.stringify(outline);
  console.log(written.split('\n')[0]);
  const read = XmlDocument.fromBuffer(Buffer.from(written));
  console.log(JSON.stringify(read.get('//outline/@text').value), read.get('//generator').content.split(' ')[0]);
});
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<?xml version="1.0" encoding="ISO-8859-1"?>
"ZÃ¼rich" opml
OUTPUT
echo 'unchanged'
