#!/usr/bin/env bash
# Packages: nanotar@0.3.0, tar-stream@3.2.2, modern-tar@0.8.6
# Guess: A path of more than 100 characters is written with the prefix field or an extended header, both of which
#   every tar has known for decades, or refused; it is read in both forms.
# Behavior: createTar cuts the path at 100 characters without an error, so two reports in a deep folder get one
#   name and unpacking keeps one of them. parseTar reads extended headers but not the prefix field, which
#   modern-tar uses where it can: such a file has lost its folder. The number of the owner is octal in the file
#   and read as decimal, 1000 as 1750.
# Source: POSIX.1-2017, pax, ustar Interchange Format (name and prefix)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock nanotar@0.3.0 tar-stream@3.2.2 modern-tar@0.8.6
cat >run.mjs <<'PROGRAM'
import { packTar } from 'modern-tar';
import { createTar, parseTar } from 'nanotar';
import { extract } from 'tar-stream';

const folder = 'reports/'.repeat(13);
const names = [`${folder}2026-first.txt`, `${folder}2026-second.txt`];
const written = extract();
written.end(Buffer.from(createTar(names.map((name) => ({ name, data: name })))));
for await (const entry of written) {
  console.log('written by nanotar:', entry.header.name.length, entry.header.name.slice(-12));
  entry.resume();
}
const archive = await packTar(names.map((name) => ({ header: { name, size: 1, uid: 1000 }, body: 'x' })));
console.log('read by nanotar:', parseTar(archive).map(({ name, attrs }) => `${name} ${attrs.uid}`).join(', '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
written by nanotar: 100 reports/repo
written by nanotar: 100 reports/repo
read by nanotar: 2026-first.txt 1750, 2026-second.txt 1750
OUTPUT
echo 'unchanged'
