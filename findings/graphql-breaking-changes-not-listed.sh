#!/usr/bin/env bash
# Packages: graphql 16.15.0, @graphql-inspector/core 8.0.0
# Guess: A request that the old schema takes and the new one refuses is in what findBreakingChanges lists. A changed default
#   value is in what findDangerousChanges lists, for fields of inputs as for arguments.
# Behavior: Neither lists anything if a required field of an input loses its default value, if an input becomes @oneOf or if
#   another type is made the query type while the old one stays, though requests are refused from then on; nor if a default
#   value of such a field changes, though every request that leaves it out means something else. A required argument that
#   loses its default value is only dangerous. diff of @graphql-inspector/core lists all of these, but calls the two lost
#   default values dangerous, too.
# Source: GraphQL specification (September 2025), "Input Objects", input coercion (a required field without a default value
#   must be given) and "OneOf Input Objects"; "Root Operation Types". Both schemas of each case are valid.
# Matters to: who publishes an API and lets a release pass if these functions list nothing.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit graphql@16.15.0 @graphql-inspector/core@8.0.0
cat >run.cjs <<'PROGRAM'
const { buildSchema, findBreakingChanges, findDangerousChanges, parse, validate } = require('graphql');
const { diff } = require('@graphql-inspector/core');

const page = (fields, mark = '') => `input Page ${mark} { ${fields} } type Query { list(page: Page): Int }`;
const types = 'type News { a: Int } type Site { news: News }';
const cases = {
  'a required field loses its default value': [page('size: Int! = 10'), page('size: Int!'), '{ list(page: {}) }'],
  'an input becomes @oneOf': [page('a: Int b: Int'), page('a: Int b: Int', '@oneOf'), '{ list(page: { a: 1, b: 2 }) }'],
  'the default value of a field changes': [page('size: Int = 10'), page('size: Int = 20'), '{ list(page: {}) }'],
  'another type takes the place of the query type': [`schema { query: News } ${types}`, `schema { query: Site } ${types}`, '{ a }'],
  'a required argument loses its default value': [
    'type Query { list(size: Int! = 10): Int }',
    'type Query { list(size: Int!): Int }',
    '{ list }',
  ],
};

async function main() {
  for (const [name, [first, second, request]] of Object.entries(cases)) {
    const [before, after] = [buildSchema(first), buildSchema(second)];
    const takes = (schema) => (validate(schema, parse(request)).length === 0 ? 'takes' : 'refuses');
    console.log(name);
    console.log(`  ${request}: the old schema ${takes(before)} it, the new one ${takes(after)} it`);
    const listed = (changes) => changes.map(({ type }) => type).join(', ') || 'nothing';
    console.log(`  breaking: ${listed(findBreakingChanges(before, after))}`);
    console.log(`  dangerous: ${listed(findDangerousChanges(before, after))}`);
    const seen = await diff(before, after);
    console.log(`  inspector: ${seen.map(({ type, criticality }) => `${criticality.level} ${type}`).join(', ')}`);
  }
}
main();
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
a required field loses its default value
  { list(page: {}) }: the old schema takes it, the new one refuses it
  breaking: nothing
  dangerous: nothing
  inspector: DANGEROUS INPUT_FIELD_DEFAULT_VALUE_CHANGED
an input becomes @oneOf
  { list(page: { a: 1, b: 2 }) }: the old schema takes it, the new one refuses it
  breaking: nothing
  dangerous: nothing
  inspector: BREAKING DIRECTIVE_USAGE_INPUT_OBJECT_ADDED
the default value of a field changes
  { list(page: {}) }: the old schema takes it, the new one takes it
  breaking: nothing
  dangerous: nothing
  inspector: DANGEROUS INPUT_FIELD_DEFAULT_VALUE_CHANGED
another type takes the place of the query type
  { a }: the old schema takes it, the new one refuses it
  breaking: nothing
  dangerous: nothing
  inspector: BREAKING SCHEMA_QUERY_TYPE_CHANGED
a required argument loses its default value
  { list }: the old schema takes it, the new one refuses it
  breaking: nothing
  dangerous: ARG_DEFAULT_VALUE_CHANGE
  inspector: DANGEROUS FIELD_ARGUMENT_DEFAULT_CHANGED
OUTPUT
echo 'unchanged'
