import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const { NEEDED } = (await import('./steps/project.mjs' as string)) as { NEEDED: number[] };
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = [
  'api',
  'web',
  'graphql',
  'stories',
  'e2e',
  'bench',
  'proof',
  'launch',
  'ops',
  'docs',
  '.storybook',
  '.ci',
];

const listEntries = (folder: string): fs.Dirent[] =>
  fs.readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });

const toPath = (entry: fs.Dirent): string =>
  path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');

const entries = FOLDERS.flatMap(listEntries);
const files = [
  ...fs.readdirSync(ROOT),
  ...entries.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(toPath),
];
const folders = [...FOLDERS, ...entries.filter((entry) => entry.isDirectory()).map(toPath)];

/** The documents about the present state. The changelog also names files of earlier states. */
const documents = files.filter((file) =>
  /^(docs\/(?:decisions|manual|operate)\/[^/]+|bench\/README|README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$/.test(
    file,
  ),
);

/** Our own files have these extensions. Packages such as `ical.js` and built files have others. */
const IS_FILE = /\.(ts|tsx|mjs|cjs|graphql|css|md|sql|yaml)$/;
const IS_IN_FOLDER = new RegExp(`^(${FOLDERS.map((folder) => folder.replace('.', '\\.')).join('|')})/`);

/** The words in backticks that name files or folders of the repository: `api/jobs.ts`, `run-step.mjs`, `*.query.ts`. */
function extractPaths(markdown: string): string[] {
  const codes = [...markdown.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  // A word with a leading slash is the path of a URL.
  return codes.filter((word) => !word.startsWith('/') && (IS_FILE.test(word) || IS_IN_FOLDER.test(word)));
}

/** True if a file or folder has this path, or a path that ends with it. `*` and `<noun>` stand for any name. */
function exists(word: string): boolean {
  const pattern = word
    .replace(/\/$/, '')
    .replaceAll(/<[^>]+>/g, '*')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*');
  const end = new RegExp(word.startsWith('.') ? `${pattern}$` : `(^|/)${pattern}$`);
  // Arguments of `npm test` are beginnings of paths.
  const isBeginning = !IS_FILE.test(word) && files.some((file) => file.startsWith(word));
  return isBeginning || files.some((file) => end.test(file)) || folders.some((folder) => end.test(folder));
}

test('the check of paths recognizes files, patterns and folders, and reports those that do not exist', () => {
  const text =
    'See `launch/docs.test.ts`, `run-step.mjs`, `*.query.ts`, `api/content/articles/`, `/schema.graphql` and `ical.js`.';
  expect(extractPaths(text)).toEqual(['launch/docs.test.ts', 'run-step.mjs', '*.query.ts', 'api/content/articles/']);
  expect(extractPaths(text).every(exists)).toBe(true);
  expect(['launch/missing.ts', 'missing.ts', '*.missing.ts', 'api/missing/'].some(exists)).toBe(false);
});

test('every file and folder that a document names exists', () => {
  expect(documents.length).toBeGreaterThan(40);
  const missing = documents.flatMap((file) =>
    extractPaths(fs.readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((word) => !exists(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});

/** The numbers after "record" or "decision", also in lists: "records 0069 and 0091". */
function extractRecords(text: string): string[] {
  const lists = text.matchAll(/\b(?:records?|decisions?) ((?:\d{4}(?:,? and |, )?)+)/gi);
  return [...lists].flatMap(([, list = '']) => list.match(/\d{4}/g) ?? []);
}

test('a reader finds every decision record that a document or a comment names', () => {
  expect(extractRecords('See record 0069, and records 0011, 0013 and 0091.').join()).toBe('0069,0011,0013,0091');
  const records = fs.readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
  const sources = files.filter((file) => /\.(ts|tsx|mjs|graphql)$/.test(file) && file !== 'launch/docs.test.ts');
  const missing = [...documents, ...sources].flatMap((file) =>
    extractRecords(fs.readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((number) => !records.includes(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(missing).toEqual([]);
});

test('the list of decision records names every record', () => {
  const folder = path.join(ROOT, 'docs/decisions');
  const list = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const records = fs.readdirSync(folder).filter((name) => name !== 'README.md');
  expect(records.filter((name) => !list.includes(`(${name})`))).toEqual([]);
});

test('the README names the version of Node that the server needs where the packages contain none', () => {
  const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain(`macOS and Alpine Linux need Node ${NEEDED.join('.')} or newer`);
  // `crypto.argon2` was added in this version.
  expect(NEEDED).toEqual([24, 7]);
});
