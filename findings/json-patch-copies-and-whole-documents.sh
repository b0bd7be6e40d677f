#!/usr/bin/env bash
# Packages: json-patch 0.7.0, json-p3 2.3.1, rfc6902 5.4.0, immutable-json-patch 6.0.3
# Guess: All apply the operations as RFC 6902 defines them. What is copied is independent of its source, "test" ignores the
#   order of members, a patch that createPatch of rfc6902 makes can be applied by applyPatch of rfc6902, and an operation on
#   a member that is not there is an error.
# Behavior: In json-patch and json-p3 a copy is the same object as its source: the next operation on the copy changes the
#   source, too. json-patch refuses each test of the whole document. rfc6902 refuses the replacement of the whole document,
#   also if its createPatch proposed it. For immutable-json-patch a test fails if the members have another order, a
#   replacement or removal of a member that is not there is a success without an effect, and the member "-" of an object
#   becomes "undefined".
# Source: RFC 6902, sections 4.2 and 4.3 (the target must exist), 4.5 (copy), 4.6 (test: objects are equal if their members
#   are, by name); RFC 6901, section 5 (the empty pointer is the whole document) and 4 ("-" is special in arrays only).
# Matters to: an API or an offline client that takes or keeps changes as patches: a draft made from a copy changes the
#   original.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit json-patch@0.7.0 json-p3@2.3.1 rfc6902@5.4.0 immutable-json-patch@6.0.3
cat >run.mjs <<'PROGRAM'
import { immutableJSONPatch } from 'immutable-json-patch';
import { jsonpatch } from 'json-p3';
import patches from 'json-patch';
import { applyPatch, createPatch } from 'rfc6902';

const libraries = {
  'json-patch': (document, patch) => patches.apply(document, patch),
  'json-p3': (document, patch) => jsonpatch.apply(patch, document),
  rfc6902: (document, patch) => {
    const error = applyPatch(document, patch).find(Boolean);
    if (error) throw error;
    return document;
  },
  'immutable-json-patch': (document, patch) => immutableJSONPatch(document, patch),
};
const cases = [
  [
    { plan: { title: 'Plan' } },
    [
      { op: 'copy', from: '/plan', path: '/draft' },
      { op: 'replace', path: '/draft/title', value: 'New' },
    ],
  ],
  [{ a: 1 }, [{ op: 'test', path: '', value: { a: 1 } }]],
  [{ plan: { a: 1, b: 2 } }, [{ op: 'test', path: '/plan', value: { b: 2, a: 1 } }]],
  [['a'], createPatch(['a'], { a: 1 })],
  [{}, [{ op: 'replace', path: '/title', value: 'New' }]],
  [{}, [{ op: 'remove', path: '/title' }]],
  [{ marks: {} }, [{ op: 'add', path: '/marks/-', value: 'less' }]],
];
for (const [document, patch] of cases) {
  console.log(JSON.stringify(document), JSON.stringify(patch));
  for (const [name, apply] of Object.entries(libraries)) {
    let result;
    try {
      result = JSON.stringify(apply(structuredClone(document), structuredClone(patch)));
    } catch {
      result = 'refused';
    }
    console.log(`  ${name}: ${result}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"plan":{"title":"Plan"}} [{"op":"copy","from":"/plan","path":"/draft"},{"op":"replace","path":"/draft/title","value":"New"}]
  json-patch: {"plan":{"title":"New"},"draft":{"title":"New"}}
  json-p3: {"plan":{"title":"New"},"draft":{"title":"New"}}
  rfc6902: {"plan":{"title":"Plan"},"draft":{"title":"New"}}
  immutable-json-patch: {"plan":{"title":"Plan"},"draft":{"title":"New"}}
{"a":1} [{"op":"test","path":"","value":{"a":1}}]
  json-patch: refused
  json-p3: {"a":1}
  rfc6902: {"a":1}
  immutable-json-patch: {"a":1}
{"plan":{"a":1,"b":2}} [{"op":"test","path":"/plan","value":{"b":2,"a":1}}]
  json-patch: {"plan":{"a":1,"b":2}}
  json-p3: {"plan":{"a":1,"b":2}}
  rfc6902: {"plan":{"a":1,"b":2}}
  immutable-json-patch: refused
["a"] [{"op":"replace","path":"","value":{"a":1}}]
  json-patch: {"a":1}
  json-p3: {"a":1}
  rfc6902: refused
  immutable-json-patch: {"a":1}
{} [{"op":"replace","path":"/title","value":"New"}]
  json-patch: refused
  json-p3: refused
  rfc6902: refused
  immutable-json-patch: {}
{} [{"op":"remove","path":"/title"}]
  json-patch: refused
  json-p3: refused
  rfc6902: refused
  immutable-json-patch: {}
{"marks":{}} [{"op":"add","path":"/marks/-","value":"less"}]
  json-patch: {"marks":{"-":"less"}}
  json-p3: {"marks":{"-":"less"}}
  rfc6902: {"marks":{"-":"less"}}
  immutable-json-patch: {"marks":{"undefined":"less"}}
OUTPUT
echo 'unchanged'
