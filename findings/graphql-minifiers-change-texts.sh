#!/usr/bin/env bash
# Packages: graphql 16.15.0, graphql-query-compress 1.2.4, gqlmin 0.3.2, gql-compress 2.0.24, graphql-print 1.0.1
# Guess: A minifier takes out spaces, commas and comments between the tokens of an operation and leaves texts as they
#   are, so the server gets the same values.
# Behavior: gql-compress shortens texts too: the line breaks of a block string and the spaces after commas are gone.
#   graphql-query-compress and gqlmin keep texts up to one that ends with a backslash; the next one is shortened.
#   gqlmin cannot keep three escaped quotation marks in a block string: what is left does not parse. graphql-print,
#   which prints for people unless told to minify, indents only the first line of a block string, and these spaces
#   become part of the text. All others stay valid, so nothing tells; stripIgnoredCharacters of graphql keeps all
#   four.
# Source: GraphQL specification, October 2021, sections 2.1.2 (white space within strings is significant) and 2.9.4
#   (block strings)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit graphql@16.15.0 graphql-query-compress@1.2.4 gqlmin@0.3.2 gql-compress@2.0.24 \
  graphql-print@1.0.1
cat >run.cjs <<'PROGRAM'
const { parse, stripIgnoredCharacters } = require('graphql');
const { default: gqlmin } = require('gqlmin');
const { print } = require('graphql-print');
const queryCompress = require('graphql-query-compress');
const gqlCompress = require('gql-compress');

const texts = (operation) => {
  try {
    const [field] = parse(operation).definitions[0].selectionSet.selections;
    return field.arguments.map(({ value }) => JSON.stringify(value.value)).join(' and ');
  } catch (error) {
    return `(${error.message})`;
  }
};
const tools = {
  graphql: stripIgnoredCharacters,
  'graphql-query-compress': queryCompress,
  gqlmin,
  'gql-compress': gqlCompress,
  'graphql-print': (operation) => print(parse(operation)),
  'graphql-print, minified': (operation) => print(parse(operation), { minified: true }),
};
const operations = [
  '{ note(text: "Notes,  then:\\tmore (see { 1 })") { id } }',
  '{ note(text: """\n  First line\n    indented\n\n  Last line\n  """) { id } }',
  '{ note(text: """Three \\""" and "two"  words""") { id } }',
  '{ note(text: "Drive C:\\\\" other: "two  spaces") { id } }',
];
for (const operation of operations) {
  console.log(`written: ${texts(operation)}`);
  for (const [name, tool] of Object.entries(tools)) {
    const after = texts(tool(operation));
    console.log(`  ${name}: ${after === texts(operation) ? 'the same' : after}`);
  }
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
written: "Notes,  then:\tmore (see { 1 })"
  graphql: the same
  graphql-query-compress: the same
  gqlmin: the same
  gql-compress: "Notes,then:\tmore(see{1})"
  graphql-print: the same
  graphql-print, minified: the same
written: "First line\n  indented\n\nLast line"
  graphql: the same
  graphql-query-compress: the same
  gqlmin: the same
  gql-compress: "First line indented Last line"
  graphql-print: "    First line\n  indented\n\nLast line"
  graphql-print, minified: the same
written: "Three \"\"\" and \"two\"  words"
  graphql: the same
  graphql-query-compress: the same
  gqlmin: (Syntax Error: Unterminated string.)
  gql-compress: "Three\"\"\"and\"two\"words"
  graphql-print: the same
  graphql-print, minified: the same
written: "Drive C:\\" and "two  spaces"
  graphql: the same
  graphql-query-compress: "Drive C:\\" and "two spaces"
  gqlmin: "Drive C:\\" and "two spaces"
  gql-compress: "Drive C:\\" and "two spaces"
  graphql-print: the same
  graphql-print, minified: the same
OUTPUT
echo 'unchanged'
