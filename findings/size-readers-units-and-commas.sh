#!/usr/bin/env bash
# Packages: filesize-parser 1.5.2, xbytes 1.9.1, bytes 3.1.2
# Guess: Readers of sizes give the same number of bytes for units of 1024 (GiB), tell or raise where they do not know a
#   unit, and never read a smaller number without a word.
# Behavior: bytes takes what it does not know for bytes: 1.5 GiB is 1, 1.5G is 1, and 10 kilobytes are 10. A decimal comma
#   makes 1,5 MB one byte there, nothing in xbytes, and one and a half megabytes in filesize-parser. 10 KB are 10,240 in
#   two and 10,000 in the third. A rate is a size for two of them.
# Source: READMEs of the three; IEC 80000-13
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit filesize-parser@1.5.2 xbytes@1.9.1 bytes@3.1.2
cat >run.cjs <<'PROGRAM'
const filesize = require('filesize-parser');
const { parseSize } = require('xbytes');
const { parse } = require('bytes');

const read = (reader, text) => {
  try {
    return reader(text) ?? 'nothing';
  } catch (error) {
    return `(${error.message ?? error})`;
  }
};
for (const text of ['1.5 GiB', '1.5G', '10 KB', '1,5 MB', '10 kilobytes', '3 MB/s', '12 Mbit', '500'])
  console.log(`${text}: filesize-parser ${read(filesize, text)}, xbytes ${read(parseSize, text)}, bytes ${read(parse, text)}`);
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
1.5 GiB: filesize-parser 1610612736, xbytes 1610612736, bytes 1
1.5G: filesize-parser 1610612736, xbytes nothing, bytes 1
10 KB: filesize-parser 10240, xbytes 10000, bytes 10240
1,5 MB: filesize-parser 1572864, xbytes nothing, bytes 1
10 kilobytes: filesize-parser (kilobytes doesn't appear to be a valid unit), xbytes nothing, bytes 10
3 MB/s: filesize-parser (MB/s doesn't appear to be a valid unit), xbytes 3000000, bytes 3
12 Mbit: filesize-parser (Mbit doesn't appear to be a valid unit), xbytes nothing, bytes 12
500: filesize-parser 500, xbytes nothing, bytes 500
OUTPUT
echo 'unchanged'
