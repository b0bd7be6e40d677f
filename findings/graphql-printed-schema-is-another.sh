#!/usr/bin/env bash
# Packages: graphql 16.15.0
# Guess: What buildSchema takes, printSchema can print and introspection can describe, and the printed schema read again is
#   the same.
# Behavior: If an ordinary type is named Mutation, the printed schema has no "schema" part, so that the type is the root of
#   mutations for whoever reads it. A default value of a scalar of one's own that is an object or a list is taken, but
#   printing fails, and introspection answers with an error in its place. The text "007" as default value of an ID stays,
#   "5" becomes 5.
# Source: GraphQL specification (September 2025), "Root Operation Types", "Default Root Operation Type Names" (the schema
#   definition must be there if a type has such a name and is no root, with a virus and its Mutation as example); "Scalars"
#   (a scalar may take any literal)
# Matters to: who keeps the printed schema under version control, and generates clients or checks releases from it.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit graphql@16.15.0
cat >run.cjs <<'PROGRAM'
const { buildSchema, getIntrospectionQuery, graphqlSync, printSchema } = require('graphql');

const schemas = [
  'schema { query: Query } type Query { change: Mutation } type Mutation { text: String }',
  'type Query { articles(filter: Json = { language: "en" }): Int } scalar Json',
  'type Query { articles(languages: Json = ["en"]): Int } scalar Json',
  'type Query { article(id: ID = "007", next: ID = "5"): Int }',
];
for (const text of schemas) {
  const schema = buildSchema(text);
  console.log(text);
  let printed;
  try {
    printed = printSchema(schema);
    console.log(`  printed: ${printed.replaceAll(/\s+/g, ' ')}`);
  } catch (error) {
    console.log(`  printed: fails (${error.message})`);
  }
  const { errors = [] } = graphqlSync({ schema, source: getIntrospectionQuery() });
  console.log(`  introspection: ${errors.map(({ message }) => message).join() || 'no error'}`);
  const root = (read) => read.getMutationType()?.name ?? 'none';
  if (printed) console.log(`  root of mutations: ${root(schema)}, read again ${root(buildSchema(printed))}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
schema { query: Query } type Query { change: Mutation } type Mutation { text: String }
  printed: type Query { change: Mutation } type Mutation { text: String }
  introspection: no error
  root of mutations: none, read again Mutation
type Query { articles(filter: Json = { language: "en" }): Int } scalar Json
  printed: fails (Cannot convert value to AST: { language: "en" }.)
  introspection: Cannot convert value to AST: { language: "en" }.
type Query { articles(languages: Json = ["en"]): Int } scalar Json
  printed: fails (Cannot convert value to AST: ["en"].)
  introspection: Cannot convert value to AST: ["en"].
type Query { article(id: ID = "007", next: ID = "5"): Int }
  printed: type Query { article(id: ID = "007", next: ID = 5): Int }
  introspection: no error
  root of mutations: none, read again none
OUTPUT
echo 'unchanged'
