#!/usr/bin/env bash
# Packages: nanographql@2.0.0, gotql@2.2.0, graphql.js@0.6.8, lokka@1.7.0, lokka-transport-http@1.6.1
# Guess: Small clients for GraphQL send a query with the variable 1 as one JSON object, whose variables are an object and
#   keep the number.
# Behavior: The body of nanographql has its variables as a text of JSON inside of the JSON, gotql writes the number as a
#   text into the query, where no Int accepts it, and graphql.js sends a form. Servers that follow GraphQL over HTTP
#   refuse all three. lokka sends what was expected, and graphql.js does with its option asJSON.
# Source: GraphQL over HTTP, 5.4 (a map of variables, in JSON)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock --legacy-peer-deps nanographql@2.0.0 gotql@2.2.0 graphql.js@0.6.8 lokka@1.7.0 lokka-transport-http@1.6.1 graphql@16.15.0
cat >run.cjs <<'PROGRAM'
const http = require('node:http');
const gotql = require('gotql');
const graphqlJs = require('graphql.js');
const { Lokka } = require('lokka');
const { Transport } = require('lokka-transport-http');
const gql = require('nanographql');

let seen;
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    seen = [request.headers['content-type'], body.replace(/(\\n|\s|%20)+/g, ' ')];
    response.setHeader('content-type', 'application/json');
    response.end('{"data":{"list":null}}');
  });
});
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const query = 'query L($n: Int!) { list(n: $n) }';
  for (const [name, send] of [
    ['nanographql', () => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: String(gql`query L($n: Int!) { list(n: $n) }`({ n: 1 })) })],
    ['gotql', () => gotql.query(url, { operation: { name: 'list', args: { n: 1 }, fields: ['id'] } })],
    ['graphql.js', () => graphqlJs(url)(query)({ n: 1 })],
    ['lokka', () => new Lokka({ transport: new Transport(url) }).query(query, { n: 1 })],
  ]) {
    await send();
    console.log(`${name}: ${seen.join(' ')}`);
  }
  server.close();
});
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
nanographql: application/json {"query":"query L($n: Int!) { list(n: $n) }","variables":"{\"n\":1}","operationName":"L"}
gotql: application/json {"query":"query { list(n: \"1\") { id } }","operationName":null,"variables":null}
graphql.js: application/x-www-form-urlencoded query=query L(%24n%3A Int!) %7B list(n%3A %24n) %7D&variables=%7B%22n%22%3A1%7D
lokka: application/json {"query":"query L($n: Int!) { list(n: $n) } ","variables":{"n":1}}
OUTPUT
echo 'unchanged'
