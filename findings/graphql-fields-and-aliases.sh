#!/usr/bin/env bash
# Packages: graphql-fields@2.0.3, graphql-parse-resolve-info@4.14.1, graphql@16.15.0
# Guess: A resolver that asks which fields were requested, so that it loads no more, sees a field twice if it was
#   requested twice with different arguments under two names.
# Behavior: graphql-fields knows no aliases: both requests are one field with the arguments of the last, so a
#   resolver that loads a small and a large picture knows of one of them. The other package has one entry for each
#   alias. __typename is listed as a field to load in the first.
# Source: GraphQL specification, October 2021, section 2.7
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock graphql-fields@2.0.3 graphql-parse-resolve-info@4.14.1 graphql@16.15.0
cat >run.mjs <<'PROGRAM'
import { buildSchema, graphql } from 'graphql';
import fields from 'graphql-fields';
import { parseResolveInfo } from 'graphql-parse-resolve-info';

const schema = buildSchema('type File { picture(size: Int): String } type Query { file: File }');
const file = (args, context, info) => {
  console.log('graphql-fields', JSON.stringify(fields(info, {}, { processArguments: true })));
  const requested = parseResolveInfo(info).fieldsByTypeName.File;
  console.log('graphql-parse-resolve-info', Object.values(requested).map(({ name, alias, args: { size } }) => `${alias}: ${name} ${size}`).join(', '));
  return {};
};
await graphql({ schema, source: '{ file { __typename small: picture(size: 64) large: picture(size: 1024) } }', rootValue: { file } });
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
graphql-fields {"__typename":{},"picture":{"__arguments":[{"size":{"kind":"IntValue","value":1024}}]}}
graphql-parse-resolve-info small: picture 64, large: picture 1024
OUTPUT
echo 'unchanged'
