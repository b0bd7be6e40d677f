// Checks the language of the texts that people read. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOWED } from './language/allowed.ts';
import { findIssues } from './language/rules.ts';
import { extractDescriptions, extractSentences, extractTexts } from './language/texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'web', 'graphql', 'launch'];
/** Tests, code without product texts, and articles, which editors check. */
const SKIPPED =
  /\.test\.tsx?$|\.factory\.ts$|^api\/(seed|testing|migrations)\/|^graphql\/generated\/|^launch\/language\//;

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !SKIPPED.test(file))
    .toSorted(),
);
const documents = ['.', 'bench', 'docs/decisions'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
);
const texts = [
  ...files.flatMap((file) => extractTexts(file, read(file))),
  ...documents.flatMap((file) => extractSentences(file, read(file))),
  ...extractDescriptions('graphql/schema.graphql', read('graphql/schema.graphql')),
];
const issues = findIssues(texts, ALLOWED);

issues.forEach((issue) => console.error(issue));
console.log(`${texts.length} texts in ${files.length + documents.length + 1} files, ${issues.length} to rewrite`);
process.exitCode = issues.length > 0 || files.length === 0 || documents.length === 0 ? 1 : 0;
