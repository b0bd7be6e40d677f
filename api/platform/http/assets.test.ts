import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { Assets } from './assets.ts';
import { fileHeaders, securityHeaders } from './headers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'assets-'));
  for (const name of ['app.js', 'app.css', 'logo.svg', 'card.png', 'paper.pdf', 'rows.csv', 'bill.json'])
    await writeFile(path.join(folder, name), name);
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL: 'https://portal.example', MAIL_REPLY_TO: 'ir@portal.example' });
const names = (headers: [string, string][] = []): string[] => headers.map(([name]) => name);

test('only files that a browser can open as documents have the headers of documents', async () => {
  const files = await Assets.load(folder, securityHeaders(env, []));
  const hasPolicy = (name: string) =>
    names(files.find({ method: 'GET' } as IncomingMessage, `/${name}`)?.headers).includes('Content-Security-Policy');
  expect(['app.js', 'app.css', 'card.png'].filter(hasPolicy)).toEqual([]);
  expect(['logo.svg', 'paper.pdf'].filter(hasPolicy)).toEqual(['logo.svg', 'paper.pdf']);
});

test('a table and a bill of materials are served, and the lists that the build writes for the server are not', async () => {
  const files = await Assets.load(folder, []);
  const getType = (name: string) => files.find({ method: 'GET' } as IncomingMessage, name)?.headers[0]?.[1];
  expect(getType('/rows.csv')).toBe('text/csv; charset=utf-8');
  expect(getType('/bill.json')).toBe('application/json');
  expect(getType('/.vite/manifest.json')).toBeUndefined();
});

test('every file has headers for its type, its origin and its protocol', () => {
  expect(names(fileHeaders(env))).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ]);
});
