#!/usr/bin/env bash
# Packages: scim-patch 0.8.3
# Guess: An operation without a path adds an extension under its URN, as one with a path does. Of two primary addresses the
#   older stops being primary. Replacing what no value matches is the error noTarget. Names are found whatever their case.
# Behavior: Without a path the URN is taken for a path and cut at its point: the account gets a "...:enterprise:2.0" with a
#   "User" in it, and no extension. Both addresses stay primary. What no value matches is added, with the type out of the
#   filter. A name in other letters becomes a second attribute beside the first. None of it is an error.
# Source: RFC 7644, section 3.5.2 (a new primary sets the existing one to false), 3.5.2.1 (without a path, value is a set of
#   attributes), 3.5.2.3 (noTarget); RFC 7643, sections 2.1 (names ignore case) and 3.3 (the URN of an extension is its
#   name)
# Matters to: a portal that takes accounts from the directory of a buyer, which sends such operations.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit scim-patch@0.8.3
cat >run.cjs <<'PROGRAM'
const { patchBodyValidation, scimPatch } = require('scim-patch');

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const account = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
  userName: 'berg',
  displayName: 'Anna Berg',
  emails: [{ type: 'work', value: 'anna@example.com', primary: true }],
  meta: { resourceType: 'User' },
};
const operations = [
  { op: 'add', path: `${ENTERPRISE}:employeeNumber`, value: '7' },
  { op: 'add', value: { [ENTERPRISE]: { employeeNumber: '7' } } },
  { op: 'add', path: 'emails', value: [{ type: 'home', value: 'anna@example.org', primary: true }] },
  { op: 'replace', path: 'emails[type eq "other"].value', value: 'anna@example.net' },
  { op: 'replace', path: 'DISPLAYNAME', value: 'A. Berg' },
];
for (const operation of operations) {
  console.log(JSON.stringify(operation));
  const Operations = [operation];
  patchBodyValidation({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
  const { schemas, userName, meta, ...rest } = scimPatch(structuredClone(account), Operations);
  console.log(`  ${JSON.stringify(rest)}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"op":"add","path":"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber","value":"7"}
  {"displayName":"Anna Berg","emails":[{"type":"work","value":"anna@example.com","primary":true}],"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User":{"employeeNumber":"7"}}
{"op":"add","value":{"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User":{"employeeNumber":"7"}}}
  {"displayName":"Anna Berg","emails":[{"type":"work","value":"anna@example.com","primary":true}],"urn:ietf:params:scim:schemas:extension:enterprise:2.0":{"User":{"employeeNumber":"7"}}}
{"op":"add","path":"emails","value":[{"type":"home","value":"anna@example.org","primary":true}]}
  {"displayName":"Anna Berg","emails":[{"type":"work","value":"anna@example.com","primary":true},{"type":"home","value":"anna@example.org","primary":true}]}
{"op":"replace","path":"emails[type eq \"other\"].value","value":"anna@example.net"}
  {"displayName":"Anna Berg","emails":[{"type":"work","value":"anna@example.com","primary":true},{"type":"other","value":"anna@example.net"}]}
{"op":"replace","path":"DISPLAYNAME","value":"A. Berg"}
  {"displayName":"Anna Berg","emails":[{"type":"work","value":"anna@example.com","primary":true}],"DISPLAYNAME":"A. Berg"}
OUTPUT
echo 'unchanged'
