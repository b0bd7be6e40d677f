#!/usr/bin/env bash
# Packages: subset-font@2.9.0, @fontsource-variable/public-sans@5.3.0, fontkit@2.0.4
# Guess: A subset keeps the license fields of a font (name IDs 13 and 14), as it keeps the copyright: these fields
#   are one of the places where the SIL license lets its text stand.
# Behavior: The copyright stays, the license URL is gone, without an option being set; pass preserveNameIds: [13,
#   14] to keep it.
# Source: SIL Open Font License 1.1, condition 2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock subset-font@2.9.0 @fontsource-variable/public-sans@5.3.0 fontkit@2.0.4
cat >run.mjs <<'PROGRAM'
import fs from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const original = fs.readFileSync('node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2');
const list = (bytes) => { const { records } = create(bytes).name; return ['copyright', 'license', 'licenseURL'].filter((name) => records[name]).join(' '); };
console.log('original', list(original));
console.log('subset  ', list(await subsetFont(original, 'abc', { targetFormat: 'woff2' })));
console.log('asked   ', list(await subsetFont(original, 'abc', { targetFormat: 'woff2', preserveNameIds: [13, 14] })));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
original copyright licenseURL
subset   copyright
asked    copyright licenseURL
OUTPUT
echo 'unchanged'
