#!/usr/bin/env bash
# Packages: @ldapjs/filter 2.1.1, ldap-filter 0.3.3
# Guess: Both take the examples of the RFC, and an escaped value matches the entry that has the value. Names of attributes
#   ignore case, and may be numbers or have options.
# Behavior: In @ldapjs/filter, the successor of ldap-filter, no value with an escape matches: it compares the text of the
#   entry with the text before the escapes are undone. It refuses an empty value. ldap-filter undoes them, but takes each
#   octet for a letter. Both refuse names that are numbers or have options. In @ldapjs/filter the case of a name counts,
#   unless the value has an asterisk; but a value with an asterisk matches nothing if it has letters beyond ASCII.
# Source: RFC 4515, sections 3 (an octet is escaped as \ and two digits; values are UTF-8) and 4 (examples, among them the
#   letters with octets, "(seeAlso=)" and a number as name); RFC 4512, section 2.5 (options; names ignore case)
# Matters to: a portal that looks people up in the directory of a company: they are not found.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @ldapjs/filter@2.1.1 ldap-filter@0.3.3
cat >run.cjs <<'PROGRAM'
const libraries = { '@ldapjs/filter': require('@ldapjs/filter').parseString, 'ldap-filter': require('ldap-filter').parse };
const entry = { cn: 'Berg (Sales)', sn: 'Lučić', objectClass: ['person'], seeAlso: '' };
const filters = [
  '(cn=Berg \\28Sales\\29)',
  '(cn=Berg \\28*)',
  '(sn=Lučić)',
  '(sn=Lu\\c4\\8di\\c4\\87)',
  '(seeAlso=)',
  '(SN=Lučić)',
  '(sn=Luč*)',
  '(CN=Berg*)',
  '(OBJECTCLASS=person)',
  '(cn;lang-en=Berg)',
  '(2.5.4.3=Berg)',
];
console.log(JSON.stringify(entry));
for (const text of filters) {
  console.log(text);
  for (const [name, parse] of Object.entries(libraries)) {
    let result;
    try {
      result = parse(text).matches(entry) ? 'matches' : 'does not match';
    } catch (error) {
      result = `refused (${error.message})`;
    }
    console.log(`  ${name}: ${result}`);
  }
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"cn":"Berg (Sales)","sn":"Lučić","objectClass":["person"],"seeAlso":""}
(cn=Berg \28Sales\29)
  @ldapjs/filter: does not match
  ldap-filter: matches
(cn=Berg \28*)
  @ldapjs/filter: does not match
  ldap-filter: matches
(sn=Lučić)
  @ldapjs/filter: matches
  ldap-filter: matches
(sn=Lu\c4\8di\c4\87)
  @ldapjs/filter: does not match
  ldap-filter: does not match
(seeAlso=)
  @ldapjs/filter: refused (must either provide a buffer via `raw` or some `value`)
  ldap-filter: matches
(SN=Lučić)
  @ldapjs/filter: does not match
  ldap-filter: matches
(sn=Luč*)
  @ldapjs/filter: does not match
  ldap-filter: matches
(CN=Berg*)
  @ldapjs/filter: matches
  ldap-filter: matches
(OBJECTCLASS=person)
  @ldapjs/filter: matches
  ldap-filter: matches
(cn;lang-en=Berg)
  @ldapjs/filter: refused (invalid expression)
  ldap-filter: refused (invalid expression)
(2.5.4.3=Berg)
  @ldapjs/filter: refused (invalid expression)
  ldap-filter: refused (invalid expression)
OUTPUT
echo 'unchanged'
