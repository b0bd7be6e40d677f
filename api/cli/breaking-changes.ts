import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { listBreakingChanges } from '#graphql/changelog/diff-schemas.ts';
import { projectRoot } from '../platform/root.ts';

// Compares the schema with the last released one. A change that breaks an integrator's query must be declared with its
// reason in graphql/breaking-changes.json. A release copies the schema and empties that list.

const folder = path.join(projectRoot, 'graphql');
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

const [released, current] = (await Promise.all([read('released.graphql'), read('schema.graphql')])).map((text) =>
  buildSchema(text),
);
const declaredChanges = JSON.parse(await read('breaking-changes.json')) as { change: string; reason: string }[];
const changes = listBreakingChanges(released!, current!);
const undeclared = changes.filter(
  (change) => !declaredChanges.some((entry) => entry.change === change && entry.reason),
);

for (const change of undeclared) console.error(change);
if (undeclared.length > 0) {
  console.error(
    'These changes break integrations. Keep the old fields with @deprecated, or declare each change with its reason.',
  );
  process.exit(1);
}
