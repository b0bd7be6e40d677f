#!/usr/bin/env bash
# Packages: easy-template-x@7.2.8, docx@9.15.2, mammoth@1.13.0
# Guess: A value of two lines stands where its placeholder stood, and what follows the placeholder follows the
#   second line; a number in braces that is no placeholder stays or is reported.
# Behavior: The second line is put at the end of the text that follows: "Address: {address} (office)" becomes
#   "Address: Main Street 5 (office)" and "Berlin" below. With one placeholder alone in its run it is right. "{5}"
#   is a placeholder without a value and disappears; a date is written as JavaScript prints it, with the zone of
#   the process in English.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock easy-template-x@7.2.8 docx@9.15.2 mammoth@1.13.0
cat >run.mjs <<'PROGRAM'
import * as docx from 'docx';
import { TemplateHandler } from 'easy-template-x';
import mammoth from 'mammoth';

const fill = async (...texts) => {
  const children = [new docx.Paragraph({ children: texts.map((text) => new docx.TextRun(text)) })];
  const template = Buffer.from(await docx.Packer.toBuffer(new docx.Document({ sections: [{ children }] })));
  const filled = await new TemplateHandler().process(template, { address: 'Main Street 5\nBerlin', name: 'Anna', day: new Date(0) });
  return (await mammoth.convertToHtml({ buffer: Buffer.from(filled) })).value;
};
console.log(await fill('Address: {address} (office)'));
console.log(await fill('Address: ', '{address}', ' (office)'));
console.log(await fill('{address}, {name}'));
console.log(await fill('See note {5} of {day}'));
PROGRAM
diff - <(TZ=UTC node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<p>Address: Main Street 5 (office)<br />Berlin</p>
<p>Address: Main Street 5<br />Berlin (office)</p>
<p>Main Street 5, Anna<br />Berlin</p>
<p>See note  of Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)</p>
OUTPUT
echo 'unchanged'
