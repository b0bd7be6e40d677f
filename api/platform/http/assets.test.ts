import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  for (const name of ['app.js', 'app.css', 'logo.svg', 'card.png', 'paper.pdf'])
    await writeFile(path.join(folder, name), name);
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

test('every file has headers for its type, its origin and its protocol', () => {
  expect(names(fileHeaders(env))).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ]);
});
