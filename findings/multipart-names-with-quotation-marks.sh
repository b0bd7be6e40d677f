#!/usr/bin/env bash
# Packages: @fastify/busboy@3.2.6, busboy@1.6.0, multiparty@4.3.1, formidable@3.5.4
# Guess: A file that is named Größe "1".pdf has this name after an upload with FormData, whichever package reads
#   the body; where a browser replaces the marks with %22, the reader puts them back for names of fields as for
#   names of files.
# Behavior: Both busboys leave %22 in the name of the file, so a download has another name than the upload, and
#   the older one reads the umlaut as two other letters by default. multiparty and formidable put the marks back
#   in names of files and leave %22 in names of fields. Whether a file was really named with %22 cannot be told.
# Source: HTML Living Standard, multipart/form-data encoding algorithm; RFC 7578, section 4.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @fastify/busboy@3.2.6 busboy@1.6.0 multiparty@4.3.1 formidable@3.5.4
cat >run.mjs <<'PROGRAM'
import { Readable } from 'node:stream';
import fastify from '@fastify/busboy';
import busboy from 'busboy';
import formidable from 'formidable';
import multiparty from 'multiparty';

const form = new FormData();
form.append('the "field"', 'x');
form.append('file', new File(['abc'], 'Größe "1".pdf', { type: 'application/pdf' }));
const message = new Response(form);
const headers = { 'content-type': message.headers.get('content-type') };
const body = Buffer.from(await message.arrayBuffer());
const request = () => Object.assign(Readable.from([body]), { headers: { ...headers, 'content-length': String(body.length) } });
const show = (name, field, file) => console.log(name, field, file === 'Größe "1".pdf' ? 'as uploaded' : encodeURIComponent(file));
for (const [name, parser] of [['@fastify/busboy', new fastify.Busboy({ headers })], ['busboy', busboy({ headers })]]) {
  let field;
  parser.on('field', (key) => (field = key));
  await new Promise((resolve) => {
    parser.on('file', (key, stream, info) => {
      stream.resume();
      show(name, field, info.filename ?? info);
    });
    parser.on('finish', resolve).on('close', resolve);
    parser.end(body);
  });
}
await new Promise((resolve) => new multiparty.Form().parse(request(), (error, fields, files) => resolve(show('multiparty', Object.keys(fields)[0], files.file[0].originalFilename))));
const [fields, files] = await formidable({}).parse(request());
show('formidable', Object.keys(fields)[0], files.file[0].originalFilename);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
@fastify/busboy the %22field%22 Gr%C3%B6%C3%9Fe%20%25221%2522.pdf
busboy the %22field%22 Gr%C3%83%C2%B6%C3%83%C2%9Fe%20%25221%2522.pdf
multiparty the %22field%22 as uploaded
formidable the %22field%22 as uploaded
OUTPUT
echo 'unchanged'
