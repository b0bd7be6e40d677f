// The import rules of ARCHITECTURE.md that the linter cannot express. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCycles } from './import-rules/cycles.ts';
import { findUnusedHooks, findErrors } from './import-rules/rules.ts';
import { readSource } from './import-rules/source.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'web', 'graphql', 'stories', 'e2e', 'bench', 'proof', 'launch', '.storybook'];

const files = FOLDERS.flatMap(readSources);
const sources = files.map((file) => readSource(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const errors = [...sources.flatMap(findErrors), ...findCycles(sources), ...findUnusedHooks(sources)];

errors.forEach((error) => console.error(error));
// A check that found no files must fail.
if (files.length === 0)
  console.error(`The check of import rules read no files under ${FOLDERS.join(', ')}: correct its list.`);
console.log(`${files.length} files, ${errors.length} errors`);
process.exitCode = errors.length > 0 || files.length === 0 ? 1 : 0;

function readSources(folder: string): string[] {
  if (!fs.existsSync(path.join(ROOT, folder))) return [];
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .toSorted();
}
