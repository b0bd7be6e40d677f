#!/usr/bin/env bash
# Packages: graphql-scalars@1.25.0, graphql@16.15.0
# Guess: The scalar Byte is written in the form that it reads, base64.
# Behavior: It reads base64 and hexadecimal text and writes {"type":"Buffer","data":[…]}, the JSON of a Node
#   Buffer: three to four times as long, and a client in another language cannot read what it sent.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock graphql-scalars@1.25.0 graphql@16.15.0
cat >run.mjs <<'PROGRAM'
import { GraphQLByte } from 'graphql-scalars';

console.log(JSON.stringify(GraphQLByte.serialize(GraphQLByte.parseValue('aGVsbG8='))));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"type":"Buffer","data":[104,101,108,108,111]}
OUTPUT
echo 'unchanged'
