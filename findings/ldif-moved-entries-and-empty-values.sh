#!/usr/bin/env bash
# Packages: ldif 0.5.1
# Guess: It reads every file that RFC 2849 allows, as it says of itself, and what toLDIF writes says the same as the file.
# Behavior: Of an entry that is moved ("moddn") only its name is kept: neither the new name nor the new place is in the
#   object, and written back the record is not valid. The same record with the older word "modrdn" is kept whole, its new
#   place included. A file with an empty value is not read at all, nor is one with a comment that goes on in a second line.
# Source: RFC 2849: change-moddn = ("modrdn" / "moddn") with newrdn, deleteoldrdn and newsuperior; value-spec (FILL with no
#   letter behind it is allowed); the notes on comments and folded lines (a comment may be folded, too)
# Matters to: who takes the accounts of a company from a file of its directory where no connection exists.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit ldif@0.5.1
cat >run.cjs <<'PROGRAM'
const ldif = require('ldif');

const attempt = (read) => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return `refused (${error.message})`;
  }
};
const move = (word) => [
  'version: 1',
  'dn: ou=Bookkeeping, ou=Sales, dc=example, dc=com',
  `changetype: ${word}`,
  'newrdn: ou=Ledger',
  'deleteoldrdn: 1',
  'newsuperior: ou=Finance, dc=example, dc=com',
];
const files = {
  'moved by modrdn': move('modrdn'),
  'moved by moddn': move('moddn'),
  'empty value': ['version: 1', 'dn: cn=Anna Berg, dc=example', 'cn: Anna Berg', 'description:'],
  'comment of two lines': ['version: 1', '# made by the', '  directory', 'dn: cn=Anna Berg, dc=example', 'cn: Anna Berg'],
};
for (const [name, lines] of Object.entries(files)) {
  const text = `${lines.join('\n')}\n`;
  console.log(name);
  console.log(`  as object: ${attempt(() => ldif.parse(text).entries[0].toObject({}))}`);
  console.log(`  written again: ${attempt(() => ldif.parse(text).toLDIF())}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
moved by modrdn
  as object: {"type":"modrdn","dn":"ou=Bookkeeping, ou=Sales, dc=example, dc=com","control":null,"changes":{"newrdn":"ou=Ledger","deleteoldrdn":"1","newsuperior":"ou=Finance, dc=example, dc=com"}}
  written again: "version: 1\ndn: ou=Bookkeeping, ou=Sales, dc=example, dc=com\nchangetype: modrdn\nnewrdn: ou=Ledger\ndeleteoldrdn: 1\nnewsuperior: ou=Finance, dc=example, dc=com\n"
moved by moddn
  as object: {"type":"moddn","dn":"ou=Bookkeeping, ou=Sales, dc=example, dc=com","control":null,"changes":[]}
  written again: "version: 1\ndn: ou=Bookkeeping, ou=Sales, dc=example, dc=com\nchangetype: moddn\n"
empty value
  as object: refused (Cannot read properties of null (reading 'type'))
  written again: refused (Cannot read properties of null (reading 'type'))
comment of two lines
  as object: refused (Expected DN, WHITESPACE or entry but " " found.)
  written again: refused (Expected DN, WHITESPACE or entry but " " found.)
OUTPUT
echo 'unchanged'
