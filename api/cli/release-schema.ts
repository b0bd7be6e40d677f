import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { type DeclaredChange, diffSchemas } from '#graphql/changelog/diff-schemas.ts';
import type { SchemaRelease } from '#graphql/changelog/model.ts';
import { projectRoot } from '../platform/root.ts';

// Run when a release is made, see CONTRIBUTING.md. Writes what changed since the last release into the changelog, makes
// the current schema the released one, and empties the list of declared breaking changes.

const folder = path.join(projectRoot, 'graphql');
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
const write = (name: string, value: unknown) =>
  writeFile(path.join(folder, name), `${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);

const [before, after] = await Promise.all([read('released.graphql'), read('schema.graphql')]);
const declaredChanges = JSON.parse(await read('breaking-changes.json')) as DeclaredChange[];
const releases = JSON.parse(await read('changelog/releases.json')) as SchemaRelease[];
const changes = diffSchemas(buildSchema(before), buildSchema(after), declaredChanges);
const unexplained = changes.filter(({ kind, reason }) => kind === 'BREAKING' && !reason);
if (unexplained.length > 0) {
  console.error(unexplained.map(({ text }) => text).join('\n'));
  console.error('Declare these breaking changes with their reasons in graphql/breaking-changes.json.');
  process.exit(1);
}

const date = new Date().toISOString().slice(0, 10);
// A second release on the same day adds to the first.
const [today, ...earlier] = releases[0]?.date === date ? releases : [{ date, changes: [] }, ...releases];
if (changes.length > 0)
  await write('changelog/releases.json', [{ date, changes: [...changes, ...today!.changes] }, ...earlier]);
await write('released.graphql', after.trimEnd());
await write('breaking-changes.json', []);
console.log(`${changes.length} changes of the schema released`);
