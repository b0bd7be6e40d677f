#!/usr/bin/env bash
# Packages: @graphql-tools/merge 9.2.8, graphql 16.15.0
# Guess: Two definitions that contradict each other are refused, as two types of one field are; where one of them wins, it
#   is always the first or always the second.
# Behavior: Of two default values of an argument the second wins, of two of a field of an input the first. Of a type and an
#   interface of the same name only the interface is left. A second schema definition makes another type the query type, and
#   what the first offered is out of reach. Lists in a directive of both are joined to a list that neither has. A nullable
#   and a required result become a required one, whichever comes first. None of it is refused, as "Int" and "String" are.
# Source: GraphQL specification (September 2025), "Schema" (one schema definition), "Type Validation" (unique names). Each
#   of the two documents is valid for itself.
# Matters to: an API whose schema is put together from one file for each module.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @graphql-tools/merge@9.2.8 graphql@16.15.0
cat >run.cjs <<'PROGRAM'
const { print } = require('graphql');
const { mergeTypeDefs } = require('@graphql-tools/merge');

const pairs = [
  ['type Query { list(size: Int = 10): Int }', 'type Query { list(size: Int = 20): Int }'],
  ['input Page { size: Int = 10 }', 'input Page { size: Int = 20 }'],
  ['type Article { id: ID }', 'interface Article { id: ID }'],
  ['schema { query: Site } type Site { a: Int }', 'schema { query: Portal } type Portal { b: Int }'],
  ['type Query { a: Int @tagged(with: ["news"]) }', 'type Query { a: Int @tagged(with: ["events"]) }'],
  ['type Query { a: Int! }', 'type Query { a: Int }'],
  ['type Query { a: Int }', 'type Query { a: String }'],
];
for (const pair of pairs) {
  let result;
  try {
    result = print(mergeTypeDefs(pair)).replaceAll(/\s+/g, ' ');
  } catch (error) {
    result = `refused (${error.message})`;
  }
  console.log(`${pair.join('  +  ')}\n  ${result}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
type Query { list(size: Int = 10): Int }  +  type Query { list(size: Int = 20): Int }
  type Query { list(size: Int = 20): Int } schema { query: Query }
input Page { size: Int = 10 }  +  input Page { size: Int = 20 }
  input Page { size: Int = 10 }
type Article { id: ID }  +  interface Article { id: ID }
  interface Article { id: ID }
schema { query: Site } type Site { a: Int }  +  schema { query: Portal } type Portal { b: Int }
  schema { query: Portal } type Site { a: Int } type Portal { b: Int }
type Query { a: Int @tagged(with: ["news"]) }  +  type Query { a: Int @tagged(with: ["events"]) }
  type Query { a: Int @tagged(with: ["news", "events"]) } schema { query: Query }
type Query { a: Int! }  +  type Query { a: Int }
  type Query { a: Int! } schema { query: Query }
type Query { a: Int }  +  type Query { a: String }
  refused (Unable to merge GraphQL type "Query": Field "a" already defined with a different type. Declared as "Int", but you tried to override with "String")
OUTPUT
echo 'unchanged'
