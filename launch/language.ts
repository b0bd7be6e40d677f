// Checks the language of the texts that people read, of comments, and of the names of stories and tests. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOWED } from './language/allowed.ts';
import { findIssues } from './language/rules.ts';
import {
  extractComments,
  extractDescriptions,
  extractSentences,
  extractStoryNames,
  extractTexts,
  extractTitles,
} from './language/texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'web', 'graphql', 'stories', 'launch'];
const TEST = /\.(test|spec)\.tsx?$/;
/** Tests, code without product texts, and articles, which editors check. */
const SKIPPED =
  /\.test\.tsx?$|\.factory\.ts$|^api\/(seed|testing|migrations)\/|^graphql\/generated\/|^launch\/language\//;

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const listFiles = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .toSorted();

const files = FOLDERS.flatMap(listFiles).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !SKIPPED.test(file));
/** Files whose comments are checked. Comments of migrations stay as they were released. */
const sources = [...FOLDERS, 'e2e', 'bench', '.storybook']
  .flatMap(listFiles)
  .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
  .filter((file) => !/^api\/migrations\/|^graphql\/generated\/|^launch\/language\//.test(file));
const stories = files.filter((file) => /\.stories\.tsx?$/.test(file));
const tests = [...FOLDERS, 'e2e'].flatMap(listFiles).filter((file) => TEST.test(file));
const documents = ['.', 'bench', 'docs/decisions'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
);
const texts = [
  ...files.flatMap((file) => extractTexts(file, read(file))),
  ...sources.flatMap((file) => extractComments(file, read(file))),
  ...stories.flatMap((file) => extractStoryNames(file, read(file))),
  ...tests.flatMap((file) => extractTitles(file, read(file))),
  ...documents.flatMap((file) => extractSentences(file, read(file))),
  ...extractDescriptions('graphql/schema.graphql', read('graphql/schema.graphql')),
];
const issues = findIssues(texts, ALLOWED);

issues.forEach((issue) => console.error(issue));
const lists = [sources, tests, documents];
console.log(`${texts.length} texts in ${new Set(lists.flat()).size + 1} files, ${issues.length} to rewrite`);
process.exitCode = issues.length > 0 || [...lists, files].some((list) => list.length === 0) ? 1 : 0;
