#!/usr/bin/env bash
# Packages: rfc6902@5.4.0, fast-json-patch@3.1.1, jsondiffpatch@0.7.7
# Guess: The difference of two records whose date changed is one operation that replaces the date, as it is for
#   their JSON, or at least the same in every library.
# Behavior: rfc6902 finds no difference at all, so the change is never sent. fast-json-patch writes one operation
#   for each of the 24 letters of the new date, as if a date were a list; applied to the old record they leave its
#   date as it was. Only jsondiffpatch has the two dates. Compare the JSON of the records, not the records.
# Source: RFC 6902, section 4.3
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock rfc6902@5.4.0 fast-json-patch@3.1.1 jsondiffpatch@0.7.7
cat >run.mjs <<'PROGRAM'
import fastJsonPatch from 'fast-json-patch';
import { create } from 'jsondiffpatch';
import { createPatch } from 'rfc6902';

const before = () => ({ signed: new Date('2027-01-05T00:00:00Z') });
const after = { signed: new Date('2027-02-06T00:00:00Z') };
console.log('rfc6902', JSON.stringify(createPatch(before(), after)));
const operations = fastJsonPatch.compare(before(), after);
console.log('fast-json-patch', operations.length, JSON.stringify(operations.slice(0, 2)));
console.log('  applied', JSON.stringify(fastJsonPatch.applyPatch(before(), operations).newDocument));
console.log('jsondiffpatch', JSON.stringify(create().diff(before(), after)));
const json = (value) => JSON.parse(JSON.stringify(value));
console.log('of JSON', JSON.stringify(createPatch(json(before()), json(after))), JSON.stringify(fastJsonPatch.compare(json(before()), json(after))));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
rfc6902 []
fast-json-patch 24 [{"op":"add","path":"/signed/0","value":"2"},{"op":"add","path":"/signed/1","value":"0"}]
  applied {"signed":"2027-01-05T00:00:00.000Z"}
jsondiffpatch {"signed":["2027-01-05T00:00:00.000Z","2027-02-06T00:00:00.000Z"]}
of JSON [{"op":"replace","path":"/signed","value":"2027-02-06T00:00:00.000Z"}] [{"op":"replace","path":"/signed","value":"2027-02-06T00:00:00.000Z"}]
OUTPUT
echo 'unchanged'
