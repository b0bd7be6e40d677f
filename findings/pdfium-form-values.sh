#!/usr/bin/env bash
# Packages: @hyzyla/pdfium@2.1.13, @cantoo/pdf-lib@2.11.1
# Guess: The drawn page of a filled form has the typed values, which stand in the file with a finished appearance,
#   and the text of the page has them too.
# Behavior: Without renderFormFields and initializeFormFields the field is left blank, and the extracted text
#   never has the value: a reviewer sees an empty form, and a search finds nothing that was filled in.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @hyzyla/pdfium@2.1.13 @cantoo/pdf-lib@2.11.1
cat >run.mjs <<'PROGRAM'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from '@cantoo/pdf-lib';

const document = await PDFDocument.create();
const field = document.getForm().createTextField('amount');
field.setText('VALUE 123');
field.addToPage(document.addPage([200, 100]), { x: 10, y: 10, width: 180, height: 60, borderWidth: 0 });
const bytes = await document.save();
const library = await PDFiumLibrary.init();
for (const renderFormFields of [false, true]) {
  const loaded = await library.loadDocument(bytes);
  if (renderFormFields) loaded.initializeFormFields();
  const { data } = await loaded.getPage(0).render({ scale: 1, render: 'bitmap', renderFormFields });
  const isDrawn = data.some((value, index) => index % 4 === 0 && value < 128);
  console.log('renderFormFields', renderFormFields, 'drawn', isDrawn, 'text', JSON.stringify(loaded.getPage(0).getText()));
  loaded.destroy();
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
renderFormFields false drawn false text ""
renderFormFields true drawn true text ""
OUTPUT
echo 'unchanged'
