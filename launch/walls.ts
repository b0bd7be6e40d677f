// The import rules of ARCHITECTURE.md that the linter cannot express. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCrowdedFolders } from './walls/crowding.ts';
import { findCycles } from './walls/cycles.ts';
import { findUnusedHooks } from './walls/hooks.ts';
import { findErrors } from './walls/rules.ts';
import { readSource } from './walls/source.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'web', 'graphql', 'stories', 'e2e', 'bench', 'launch', '.storybook'];

const files = FOLDERS.flatMap(readSources);
const sources = files.map((file) => readSource(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const errors = [
  ...sources.flatMap(findErrors),
  ...findCrowdedFolders(files),
  ...findCycles(sources),
  ...findUnusedHooks(sources),
];

errors.forEach((error) => console.error(error));
// A check that found no files must fail.
if (files.length === 0) console.error(`The walls check read no files under ${FOLDERS.join(', ')}: correct its list.`);
console.log(`${files.length} files, ${errors.length} broken walls`);
process.exitCode = errors.length > 0 || files.length === 0 ? 1 : 0;

function readSources(folder: string): string[] {
  if (!fs.existsSync(path.join(ROOT, folder))) return [];
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .toSorted();
}
