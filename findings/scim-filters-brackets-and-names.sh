#!/usr/bin/env bash
# Packages: scim2-parse-filter 0.2.10, scim-query-filter-parser 2.0.4
# Guess: Both take each example of the RFC. What stands in brackets must be true of one and the same value of the attribute.
#   A list of plain values matches if one of them does. The operators for texts agree about upper and lower case, and "not"
#   is known.
# Behavior: scim2-parse-filter finds an account whose work address is at one domain and whose private address is at another
#   by [type eq "work" and value co "the other"]; it finds no account by a value of the list "schemas", nor by a name with
#   the URN of its own schema. scim-query-filter-parser refuses "not" and each name with a URN; its eq ignores upper and
#   lower case, its sw does not, so that an equal name does not start with itself.
# Source: RFC 7644, section 3.4.2.2, "Grouping Operators" (what is in brackets applies to the same value) and figure 1 (not,
#   names with a URN); RFC 7643, sections 2.4 (lists of values) and 4.1.1 (userName ignores case)
# Matters to: a portal that takes accounts from the directory of a buyer: the wrong person is found, or none.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit scim2-parse-filter@0.2.10 scim-query-filter-parser@2.0.4
cat >run.mjs <<'PROGRAM'
import { filter, parse } from 'scim2-parse-filter';
import queries from 'scim-query-filter-parser';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const account = {
  schemas: [USER],
  userName: 'BJensen',
  emails: [
    { type: 'work', value: 'b@example.com' },
    { type: 'home', value: 'b@example.org' },
  ],
};
const libraries = {
  'scim2-parse-filter': (query) => filter(parse(query))(account),
  'scim-query-filter-parser': (query) => queries.compileFilter(query)(account),
};
const wanted = {
  'emails[type eq "work" and value co "@example.com"]': true,
  'emails[type eq "work" and value co "@example.org"]': false,
  [`schemas eq "${USER}"`]: true,
  [`${USER}:userName sw "BJ"`]: true,
  'not (userName eq "other")': true,
  'userName eq "bjensen"': true,
  'userName sw "bjensen"': true,
};
for (const [query, right] of Object.entries(wanted)) {
  console.log(`${query} should be ${right}`);
  for (const [name, matches] of Object.entries(libraries)) {
    let result;
    try {
      result = matches(query);
    } catch (error) {
      result = `refused (${error.message})`;
    }
    console.log(`  ${name}: ${result}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
emails[type eq "work" and value co "@example.com"] should be true
  scim2-parse-filter: true
  scim-query-filter-parser: true
emails[type eq "work" and value co "@example.org"] should be false
  scim2-parse-filter: true
  scim-query-filter-parser: false
schemas eq "urn:ietf:params:scim:schemas:core:2.0:User" should be true
  scim2-parse-filter: false
  scim-query-filter-parser: true
urn:ietf:params:scim:schemas:core:2.0:User:userName sw "BJ" should be true
  scim2-parse-filter: false
  scim-query-filter-parser: refused (Failed to parse!)
not (userName eq "other") should be true
  scim2-parse-filter: true
  scim-query-filter-parser: refused (Failed to parse!)
userName eq "bjensen" should be true
  scim2-parse-filter: false
  scim-query-filter-parser: true
userName sw "bjensen" should be true
  scim2-parse-filter: false
  scim-query-filter-parser: false
OUTPUT
echo 'unchanged'
