#!/usr/bin/env bash
# Packages: unicode-confusables@0.1.1
# Guess: isConfusing says whether a name has letters of another script that look like Latin ones; a plain English
#   word is not confusing, and rectifyConfusion leaves it as it is.
# Behavior: Every word with an m is confusing (m looks like rn), and so are the digits 0 and 1 and the letter I;
#   rectifyConfusion turns "commerce" into "cornrnerce". The output is a key to compare, not a text to show, and a
#   refusal by isConfusing refuses most English names.
# Source: Unicode Technical Standard 39, skeletons
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock unicode-confusables@0.1.1
cat >run.mjs <<'PROGRAM'
import { isConfusing, rectifyConfusion } from 'unicode-confusables';

for (const word of ['hello', 'commerce', '10', 'Iris', 'log']) console.log(word, isConfusing(word), rectifyConfusion(word));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
hello false hello
commerce true cornrnerce
10 true lO
Iris true lris
log false log
OUTPUT
echo 'unchanged'
