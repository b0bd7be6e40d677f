#!/usr/bin/env bash
# Packages: uqr@0.1.3
# Guess: A QR code with default options has the quiet zone of four modules that ISO/IEC 18004 requires.
# Behavior: The default border is one module: a version 1 code has 23 instead of 29 modules a side. On a dark
#   page, or beside a frame, some scanners then find nothing; pass border: 4.
# Source: ISO/IEC 18004, quiet zone
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock uqr@0.1.3
cat >run.mjs <<'PROGRAM'
import { encode } from 'uqr';

const { size } = encode('HELLO', { border: 0 });
console.log('modules', size, 'default border', (encode('HELLO').size - size) / 2);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
modules 21 default border 1
OUTPUT
echo 'unchanged'
