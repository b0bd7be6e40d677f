import { expect, test } from 'vitest';
import { findErrors, readUnits } from './transactions.ts';

const check = (files: Record<string, string>) =>
  findErrors(Object.entries(files).flatMap(([file, text]) => readUnits(file, text)));

const STORAGE = `import { openStorage } from '#api/platform/storage/storage.ts';`;

test.each([
  [
    'the file store',
    `${STORAGE} export const save = (em) => em.transactional(async () => { await openStorage(env).put('a'); });`,
  ],
  [
    'a store that was opened before',
    `${STORAGE} export async function save(em) { const storage = openStorage(env); await em.transactional(() => storage.list('a')); }`,
  ],
  [
    'the network',
    `export const save = (context) => context.em.transactional(async (em) => { await fetch('https://a.example'); });`,
  ],
  [
    'the network in a helper',
    `const load = () => fetch('a'); export const save = (em) => em.transactional(async () => { await load(); });`,
  ],
])('a developer cannot wait for %s inside of a transaction', (_what, text) => {
  expect(check({ 'api/notes/note.service.ts': text })).toEqual([
    expect.stringMatching(/^api\/notes\/note\.service\.ts:1 waits for .* inside of a transaction/),
  ]);
});

test('a developer cannot wait for the file store in a function of another file', () => {
  const files = {
    'api/notes/note.files.ts': `${STORAGE} export async function putNote() { await openStorage(env).put('a'); }`,
    'api/notes/note.service.ts': `import { putNote } from './note.files.ts'; export const save = (em) => em.transactional(async () => { await putNote(); });`,
  };
  expect(check(files)).toEqual([expect.stringContaining('api/notes/note.service.ts:1 waits for the file store')]);
});

test('a developer can put a file before the transaction, and remove one after it', () => {
  const text = `${STORAGE} export async function save(em) {
    await openStorage(env).put('a');
    await em.transactional(async () => { await insert(); });
    await openStorage(env).delete(['b']);
  }`;
  expect(check({ 'api/notes/note.service.ts': text })).toEqual([]);
});

const inner = `const insert = (em) => em.transactional(async () => {});`;

test.each([
  [
    'a try statement',
    `export const save = (em) => em.transactional(async (em) => { try { await insert(em); } catch { return null; } });`,
  ],
  [
    'a handler of the promise',
    `export const save = (em) => em.transactional(async (em) => { await insert(em).catch(() => null); });`,
  ],
  [
    'a function that a transaction calls',
    `async function tryInsert(em) { try { await insert(em); } catch { return null; } } export const save = (em) => em.transactional((em) => tryInsert(em));`,
  ],
])('a developer cannot catch the error of an inner transaction in %s', (_what, text) => {
  expect(check({ 'api/notes/note.service.ts': `${inner} ${text}` })).toEqual([
    expect.stringContaining('catches the error of an inner transaction'),
  ]);
});

test.each([
  [
    'catch the error of a transaction outside of others',
    `export async function save(em) { try { await insert(em); } catch { return null; } }`,
  ],
  [
    'throw another error for an inner transaction',
    `export const save = (em) => em.transactional(async (em) => { try { await insert(em); } catch (error) { throw new Error('no', { cause: error }); } });`,
  ],
])('a developer can %s', (_what, text) => {
  expect(check({ 'api/notes/note.service.ts': `${inner} ${text}` })).toEqual([]);
});
