// Checks the schema against the conventions of ARCHITECTURE.md. Run by `npm run check`.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { findSchemaIssues } from './schema/rules.ts';

const SCHEMA = fileURLToPath(new URL('../graphql/schema.graphql', import.meta.url));

const issues = findSchemaIssues(buildSchema(fs.readFileSync(SCHEMA, 'utf8')));
issues.forEach((issue) => console.error(issue));
console.log(`${issues.length} issues in graphql/schema.graphql`);
process.exitCode = issues.length > 0 ? 1 : 0;
