#!/usr/bin/env bash
# Packages: @apiture/openapi-down-convert 0.14.2
# Guess: A tool that turns OpenAPI 3.1 into 3.0 rewrites keywords of schemas and leaves alone what is no schema: names
#   of properties and example values. Of the keywords, const becomes an enum with one value, and a numeric
#   exclusiveMinimum becomes a minimum with a true or false.
# Behavior: A property that is called const is taken for the keyword: the object now has a property enum, which is no
#   schema, and still requires const. The same happens inside of a default value, so the default is another one. A
#   const that is 0 or false stays const, which 3.0 does not know, and so do the numeric limits. Without
#   patternProperties, which are removed, an object that allowed headers only by a pattern allows none. The result
#   says 3.0.3.
# Source: OpenAPI 3.0.3, Schema Object (keywords and their types); OpenAPI 3.1.0, Schema Object; README of the tool:
#   "Convert const to enum", and its warning that only a part of 3.1 is supported
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @apiture/openapi-down-convert@0.14.2
cat >run.cjs <<'PROGRAM'
const { Converter } = require('@apiture/openapi-down-convert');

const schemas = {
  Version: { type: 'string', const: '1' },
  Free: { type: 'integer', const: 0 },
  Open: { type: 'boolean', const: false },
  Rule: { type: 'object', properties: { const: { type: 'string' }, name: { type: 'string' } }, required: ['const', 'name'] },
  Setting: { type: 'object', default: { const: 'blue', name: 'color' } },
  Headers: { type: 'object', patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
  Share: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 100 },
  Name: { type: ['string', 'null'], enum: ['Anna', null] },
};
const document = { openapi: '3.1.0', info: { title: 'Example', version: '1' }, paths: {}, components: { schemas } };
const converted = new Converter(structuredClone(document), {}).convert();
console.log(converted.openapi);
for (const [name, schema] of Object.entries(converted.components.schemas)) console.log(name, JSON.stringify(schema));
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
3.0.3
Version {"type":"string","enum":["1"]}
Free {"type":"integer","const":0}
Open {"type":"boolean","const":false}
Rule {"type":"object","properties":{"name":{"type":"string"},"enum":[{"type":"string"}]},"required":["const","name"]}
Setting {"type":"object","default":{"name":"color","enum":["blue"]}}
Headers {"type":"object","additionalProperties":false}
Share {"type":"number","exclusiveMinimum":0,"exclusiveMaximum":100}
Name {"type":"string","enum":["Anna",null],"nullable":true}
OUTPUT
echo 'unchanged'
