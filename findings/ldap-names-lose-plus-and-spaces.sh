#!/usr/bin/env bash
# Packages: @ldapjs/dn 1.1.0, rfc2253 0.2.0, @peculiar/x509 2.2.0
# Guess: All undo the escapes of a name, and write the name again so that it is the same one. Names that differ in the case
#   of "CN" and "cn" only are equal.
# Behavior: The first two take an escaped plus or space and a following letter from A to F or digit for a pair of
#   hexadecimal digits: "R\+D" becomes "R" and a carriage return, "A\+B" "A" and a vertical tab; "A\+R" is read well.
#   @ldapjs/dn takes such control characters and escaped spaces at the ends away. For it "CN=Berg" and "cn=Berg" are two
#   names, also in childOf. rfc2253 reads hexadecimal pairs as letters of Latin-1 and writes "OU=Sales+CN=Berg" with an
#   escaped plus, as another name. @peculiar/x509 takes the backslashes of hexadecimal pairs away and keeps the digits.
# Source: RFC 4514, sections 2.4 (escapes, also of single spaces at the ends), 3 (ESC special before ESC hexpair; pairs are
#   octets of UTF-8) and 4 (examples); RFC 4512, section 2.5 (the names of attributes ignore case)
# Matters to: a portal that shows or compares groups of a directory, or the names of certificates: "R+D" appears as "R".
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @ldapjs/dn@1.1.0 rfc2253@0.2.0 @peculiar/x509@2.2.0 reflect-metadata@0.2.2
cat >run.cjs <<'PROGRAM'
require('reflect-metadata');
const { DN } = require('@ldapjs/dn');
const { Name } = require('@peculiar/x509');
const rfc2253 = require('rfc2253');

const show = (text) =>
  JSON.stringify(text).replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
const names = [
  'CN=R\\+D,DC=example',
  'CN=A\\+B,DC=example',
  'CN=A\\+R,DC=example',
  'CN=\\ A\\ ,DC=example',
  'CN=Lu\\C4\\8Di\\C4\\87,DC=example',
  'OU=Sales+CN=Berg,DC=example',
];
for (const name of names) {
  console.log(name);
  console.log(`  @ldapjs/dn: ${show(DN.fromString(name).toString())}`);
  console.log(`  rfc2253: ${show(rfc2253.parse(name).format())}`);
  console.log(`  @peculiar/x509: ${show(new Name(name).toString())}`);
}
const upper = DN.fromString('CN=Berg,DC=example');
console.log('@ldapjs/dn, cn for CN: equals', upper.equals('cn=Berg,dc=example'), 'childOf', upper.childOf('dc=example'));
console.log('@ldapjs/dn, as written: equals', upper.equals('CN=Berg,DC=example'), 'childOf', upper.childOf('DC=example'));
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
CN=R\+D,DC=example
  @ldapjs/dn: "CN=R,DC=example"
  rfc2253: "CN=R\\0d,DC=example"
  @peculiar/x509: "CN=R\\+D, DC=example"
CN=A\+B,DC=example
  @ldapjs/dn: "CN=A,DC=example"
  rfc2253: "CN=A\u000b,DC=example"
  @peculiar/x509: "CN=A\\+B, DC=example"
CN=A\+R,DC=example
  @ldapjs/dn: "CN=A\\2bR,DC=example"
  rfc2253: "CN=A\\+R,DC=example"
  @peculiar/x509: "CN=A\\+R, DC=example"
CN=\ A\ ,DC=example
  @ldapjs/dn: "CN=,DC=example"
  rfc2253: "CN=\\0a\\ ,DC=example"
  @peculiar/x509: "CN=\\ A\\ , DC=example"
CN=Lu\C4\8Di\C4\87,DC=example
  @ldapjs/dn: "CN=Lu\\c4\\8di\\c4\\87,DC=example"
  rfc2253: "CN=Lu\u00c4\u008di\u00c4\u0087,DC=example"
  @peculiar/x509: "CN=LuC48DiC487, DC=example"
OU=Sales+CN=Berg,DC=example
  @ldapjs/dn: "OU=Sales+CN=Berg,DC=example"
  rfc2253: "\\+CN=Berg+OU=Sales,DC=example"
  @peculiar/x509: "OU=Sales+CN=Berg, DC=example"
@ldapjs/dn, cn for CN: equals false childOf false
@ldapjs/dn, as written: equals true childOf true
OUTPUT
echo 'unchanged'
