#!/usr/bin/env bash
# Packages: @urql/core@6.0.3, graphql@16.15.0
# Guess: A GraphQL client sends queries by POST unless it is told otherwise, so their variables are in no access
#   log.
# Behavior: urql sends every query whose URL is shorter than 2,048 characters by GET, with text and variables in
#   the URL; only mutations and long queries use POST. A server that takes only POST refuses the first query and
#   accepts the first mutation, and a log of URLs has the search terms.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @urql/core@6.0.3 graphql@16.15.0
cat >run.mjs <<'PROGRAM'
import { Client, fetchExchange } from '@urql/core';

const client = new Client({
  url: 'http://127.0.0.1/graphql',
  exchanges: [fetchExchange],
  fetch: async (url, { method }) => {
    console.log(method, String(url).slice('http://127.0.0.1'.length, 80));
    return new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } });
  },
});
await client.query('query Find($text: String) { find(text: $text) }', { text: 'Q3 report' });
await client.query('query Find($text: String) { find(text: $text) }', { text: 'x'.repeat(2048) });
await client.mutation('mutation { change }', {});
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
GET /graphql?query=query+Find%28%24text%3A+String%29+%7B%0A++find%28
POST /graphql
POST /graphql
OUTPUT
echo 'unchanged'
