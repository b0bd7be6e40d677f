import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resolvers } from '../features.ts';
import { projectRoot } from '../platform/root.ts';
import { printStable } from '../platform/graphql/print-schema.ts';
import { createSchema } from '../platform/graphql/schema.ts';
import { findRequirement } from '../tokens/token.scopes.ts';

// `--check` writes nothing, and fails if the committed schema differs from the one that the resolvers define.

const file = path.join(projectRoot, 'graphql/schema.graphql');
const schemaText = printStable(await createSchema(resolvers), findRequirement);

if (!process.argv.includes('--check')) await writeFile(file, schemaText);
else if ((await readFile(file, 'utf8').catch(() => '')) !== schemaText) {
  console.error('graphql/schema.graphql is stale. Run: npm run codegen');
  process.exit(1);
}
