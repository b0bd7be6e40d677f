import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resolvers } from '../features.ts';
import { projectRoot } from '../platform/root.ts';
import { printAccess, printStable } from '../platform/graphql/print-schema.ts';
import { createSchema } from '../platform/graphql/schema.ts';

// `--check` writes nothing, and fails if a committed file differs from what the resolvers define.

const schema = await createSchema(resolvers);
const files = { 'graphql/schema.graphql': printStable(schema), 'graphql/access.txt': printAccess(schema) };

for (const [name, text] of Object.entries(files)) {
  const file = path.join(projectRoot, name);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is stale. Run: npm run codegen`);
    process.exitCode = 1;
  }
}
