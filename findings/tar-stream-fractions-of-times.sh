#!/usr/bin/env bash
# Packages: tar-stream@3.2.2
# Guess: An entry of a pax archive has the time with its fraction: the extended header, which tar-stream reads for
#   names and sizes, says 1.75 seconds.
# Behavior: mtime is cut to whole seconds of the old header while entry.pax holds "1.75": a comparison of restored
#   times finds every file changed.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock tar-stream@3.2.2
cat >run.mjs <<'PROGRAM'
import { extract, pack } from 'tar-stream';

const archive = pack();
archive.entry({ name: 'file', mtime: new Date(1000), pax: { mtime: '1.75' } }, 'text');
archive.finalize();
for await (const entry of archive.pipe(extract())) {
  console.log(entry.header.mtime.getTime(), entry.header.pax.mtime);
  entry.resume();
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
1000 1.75
OUTPUT
echo 'unchanged'
