#!/usr/bin/env bash
# Packages: jsonpath-plus 10.4.0, jsonpath 1.3.0, jsonpath-rfc9535 1.3.0, json-p3 2.3.1
# Guess: The RFC is of 2024, and the older two read the same paths or refuse what they do not know. A path that finds
#   nothing means that there is nothing.
# Behavior: jsonpath-plus finds nothing for a filter without parentheses, as the RFC writes it, for an index from the end
#   and for a slice with a negative step, and says nothing about it. A member that is named "$" is the whole document for
#   it, one named "@string()" is not there, one named "^" is an error, and [0] finds the first letter of a text. jsonpath
#   finds nothing at an index from the end, too. jsonpath-rfc9535 finds nothing if a filter compares with a path that has an
#   index.
# Source: RFC 9535, sections 2.3.1 (names), 2.3.3 (index -1 is the last; only arrays have any), 2.3.4 (slices), 2.3.5
#   (filters, comparisons with singular queries, which may have indexes)
# Matters to: a product whose settings, webhooks or feeds let a person pick values by such a path.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit jsonpath-plus@10.4.0 jsonpath@1.3.0 jsonpath-rfc9535@1.3.0 json-p3@2.3.1
cat >run.mjs <<'PROGRAM'
import { jsonpath } from 'json-p3';
import paths from 'jsonpath';
import { JSONPath } from 'jsonpath-plus';
import { query } from 'jsonpath-rfc9535';

const libraries = {
  'jsonpath-plus': (json, path) => JSONPath({ json, path, wrap: true }),
  jsonpath: (json, path) => paths.query(json, path),
  'jsonpath-rfc9535': query,
  'json-p3': (json, path) => jsonpath.query(path, json).values(),
};
const cases = [
  [{ books: [{ price: 8 }, { price: 12 }] }, '$.books[?(@.price < 10)]'],
  [{ books: [{ price: 8 }, { price: 12 }] }, '$.books[?@.price < 10]'],
  [['a', 'b', 'c'], '$[-1]'],
  [['a', 'b', 'c'], '$[::-1]'],
  [{ $: 1 }, "$['$']"],
  [{ '@string()': 1 }, "$['@string()']"],
  [{ '^': 1 }, "$['^']"],
  [{ name: 'Berg' }, '$.name[0]'],
  [{ books: [{ price: 8 }], prices: [8] }, '$.books[?(@.price == $.prices[0])]'],
];
for (const [json, path] of cases) {
  console.log(`${path} of ${JSON.stringify(json)}`);
  for (const [name, find] of Object.entries(libraries)) {
    let result;
    try {
      result = JSON.stringify(find(json, path));
    } catch (error) {
      result = `refused (${error.message.split('\n')[0]})`;
    }
    console.log(`  ${name}: ${result}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
$.books[?(@.price < 10)] of {"books":[{"price":8},{"price":12}]}
  jsonpath-plus: [{"price":8}]
  jsonpath: [{"price":8}]
  jsonpath-rfc9535: [{"price":8}]
  json-p3: [{"price":8}]
$.books[?@.price < 10] of {"books":[{"price":8},{"price":12}]}
  jsonpath-plus: []
  jsonpath: refused (Lexical error on line 1. Unrecognized text.)
  jsonpath-rfc9535: [{"price":8}]
  json-p3: [{"price":8}]
$[-1] of ["a","b","c"]
  jsonpath-plus: []
  jsonpath: []
  jsonpath-rfc9535: ["c"]
  json-p3: ["c"]
$[::-1] of ["a","b","c"]
  jsonpath-plus: []
  jsonpath: ["c","b","a"]
  jsonpath-rfc9535: ["c","b","a"]
  json-p3: ["c","b","a"]
$['$'] of {"$":1}
  jsonpath-plus: [{"$":1}]
  jsonpath: [1]
  jsonpath-rfc9535: [1]
  json-p3: [1]
$['@string()'] of {"@string()":1}
  jsonpath-plus: []
  jsonpath: [1]
  jsonpath-rfc9535: [1]
  json-p3: [1]
$['^'] of {"^":1}
  jsonpath-plus: refused (this._trace(...).filter is not a function)
  jsonpath: [1]
  jsonpath-rfc9535: [1]
  json-p3: [1]
$.name[0] of {"name":"Berg"}
  jsonpath-plus: ["B"]
  jsonpath: []
  jsonpath-rfc9535: []
  json-p3: []
$.books[?(@.price == $.prices[0])] of {"books":[{"price":8}],"prices":[8]}
  jsonpath-plus: refused (jsonPath: $ is not defined: @.price == $.prices[0])
  jsonpath: refused (Unsafe expression: script and filter expressions may only access the current node (@) with safe property names)
  jsonpath-rfc9535: []
  json-p3: [{"price":8}]
OUTPUT
echo 'unchanged'
