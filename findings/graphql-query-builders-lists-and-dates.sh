#!/usr/bin/env bash
# Packages: gql-query-builder@3.8.0, json-to-graphql-query@2.3.0
# Guess: A builder of GraphQL queries sends a list or a date that it is given, as JSON does, or refuses it; a key
#   whose value is undefined is left out.
# Behavior: gql-query-builder declares a list as String and sends no value for it, so a filter by two ids asks for
#   everything; three thousand million is declared an Int, which ends at 2,147,483,647. json-to-graphql-query
#   writes a Date as an empty object and undefined as the word undefined, which GraphQL reads as the value of an
#   enum.
# Source: GraphQL specification, October 2021, sections 2.9.6 and 3.5.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock gql-query-builder@3.8.0 json-to-graphql-query@2.3.0
cat >run.mjs <<'PROGRAM'
import { query } from 'gql-query-builder';
import { jsonToGraphQLQuery } from 'json-to-graphql-query';

for (const variables of [{ ids: [1, 2] }, { since: new Date(0) }, { minimum: 3_000_000_000 }]) {
  const built = query({ operation: 'files', variables, fields: ['id'] });
  console.log(built.query, JSON.stringify(built.variables));
}
console.log(jsonToGraphQLQuery({ query: { files: { __args: { since: new Date(0), folder: undefined, ids: [1, 2] }, id: true } } }));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
query ($ids: String) { files (ids: $ids) { id } } {}
query ($since: String) { files (since: $since) { id } } {}
query ($minimum: Int) { files (minimum: $minimum) { id } } {"minimum":3000000000}
query { files (since: {}, folder: undefined, ids: [1, 2]) { id } }
OUTPUT
echo 'unchanged'
