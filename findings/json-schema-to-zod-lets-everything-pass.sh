#!/usr/bin/env bash
# Packages: json-schema-to-zod@2.8.1, zod@4.6.7, ajv@8.20.0, ajv-formats@3.0.1
# Guess: A converter of JSON Schema to Zod gives a check that accepts the same values, and raises an error for a
#   keyword that it does not know.
# Behavior: A reference, properties without a type, required names without properties and a least number of
#   properties become a check that accepts everything. The format time takes 10:00, which the standard refuses for
#   the missing offset, and refuses 10:00:00Z. With patternProperties the names that match no pattern must fit,
#   too. Nothing is reported.
# Source: JSON Schema 2020-12, Core 8.2.3.1 and Validation 6.5 and 7.3.1; RFC 3339, full-time
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock json-schema-to-zod@2.8.1 zod@4.6.7 ajv@8.20.0 ajv-formats@3.0.1
cat >run.mjs <<'PROGRAM'
import Ajv2020 from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { jsonSchemaToZod } from 'json-schema-to-zod';
import { z } from 'zod';

const ajv = new (Ajv2020.default ?? Ajv2020)({ strict: false });
(formats.default ?? formats)(ajv);
for (const [schema, value] of [
  [{ $ref: '#/$defs/amount', $defs: { amount: { type: 'number' } } }, 'text'],
  [{ properties: { amount: { type: 'number' } } }, { amount: 'text' }],
  [{ type: 'object', required: ['amount'] }, {}],
  [{ type: 'object', minProperties: 1 }, {}],
  [{ type: 'string', format: 'time' }, '10:00'],
  [{ type: 'string', format: 'time' }, '10:00:00Z'],
  [{ type: 'object', patternProperties: { '^x': { type: 'number' } } }, { note: 'text' }],
]) {
  const code = jsonSchemaToZod(schema, { module: 'none' });
  const check = new Function('z', `return ${code.trim().replace(/;$/, '')}`)(z);
  const accepted = (ok) => (ok ? 'accepts' : 'refuses');
  console.log(`${JSON.stringify(schema)} of ${JSON.stringify(value)}: ajv ${accepted(ajv.validate(schema, value))}, zod ${accepted(check.safeParse(value).success)}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{"$ref":"#/$defs/amount","$defs":{"amount":{"type":"number"}}} of "text": ajv refuses, zod accepts
{"properties":{"amount":{"type":"number"}}} of {"amount":"text"}: ajv refuses, zod accepts
{"type":"object","required":["amount"]} of {}: ajv refuses, zod accepts
{"type":"object","minProperties":1} of {}: ajv refuses, zod accepts
{"type":"string","format":"time"} of "10:00": ajv refuses, zod accepts
{"type":"string","format":"time"} of "10:00:00Z": ajv accepts, zod refuses
{"type":"object","patternProperties":{"^x":{"type":"number"}}} of {"note":"text"}: ajv accepts, zod refuses
OUTPUT
echo 'unchanged'
