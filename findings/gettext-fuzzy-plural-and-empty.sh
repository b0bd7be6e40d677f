#!/usr/bin/env bash
# Packages: gettext-parser@10.0.0, po2json@0.4.5
# Guess: A message marked fuzzy is not used, as msgfmt does not write it into a compiled catalog; a message with a
#   singular and a plural keeps both in every format; one that is not translated yet is left out, so that the
#   original is shown.
# Behavior: gettext-parser writes the fuzzy message into the compiled catalog like a finished one. po2json leaves
#   it out, but its format mf keeps only the singular, so five files are "5 Datei", and both formats have an empty
#   text for the untranslated message, which is what people then see.
# Source: GNU gettext manual, msgfmt (--use-fuzzy)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock gettext-parser@10.0.0 po2json@0.4.5
cat >run.mjs <<'PROGRAM'
import { mo, po } from 'gettext-parser';
import po2json from 'po2json';

const text = String.raw`msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, fuzzy
msgid "Save"
msgstr "Sichern"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"

msgid "Delete"
msgstr ""
`;
const compiled = mo.parse(mo.compile(po.parse(text))).translations[''];
console.log('compiled', Object.keys(compiled).filter(Boolean).map((key) => `${key}: ${compiled[key].msgstr}`).join('; '));
console.log('mf', JSON.stringify(po2json.parse(text, { format: 'mf' })));
const { '': header, ...messages } = po2json.parse(text, { format: 'jed1.x' }).locale_data.messages;
console.log('jed', JSON.stringify(messages));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
compiled %d file: %d Datei,%d Dateien; Save: Sichern
mf {"%d file":"%d Datei","Delete":""}
jed {"%d file":["%d Datei","%d Dateien"],"Delete":[""]}
OUTPUT
echo 'unchanged'
