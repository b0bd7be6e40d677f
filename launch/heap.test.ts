import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

type ReadHeapMb = (environment: { HEAP_MB?: string }, envFile?: string) => string | undefined;
const { readHeapMb } = (await import('./steps/start.mjs' as string)) as { readHeapMb: ReadHeapMb };
type ReadSettings = (file: string) => string | undefined;
const { readSettingsIfThere } = (await import('./steps/project.mjs' as string)) as {
  readSettingsIfThere: ReadSettings;
};
type SiteClass = new (folder: string) => { readSettings: () => Record<string, string> };
const { Site } = (await import('./setup/site.mjs' as string)) as { Site: SiteClass };

it.each([
  [{}, '', undefined],
  [{ HEAP_MB: '120' }, '', '120'],
  [{}, 'PORT=3000\nHEAP_MB=120\n', '120'],
  [{}, 'export HEAP_MB = "120" # for a small machine', '120'],
  [{ HEAP_MB: '' }, 'HEAP_MB=120', '120'],
  [{ HEAP_MB: '200' }, 'HEAP_MB=120', '200'],
  [{}, '#HEAP_MB=120', undefined],
  [{}, 'MY_HEAP_MB=120', undefined],
  [{ HEAP_MB: '12 --inspect' }, '', undefined],
])('an operator limits the heap with %j in the environment and %j in .env', (environment, envFile, expected) => {
  expect(readHeapMb(environment, envFile)).toBe(expected);
});

it.each<[string, (text: string) => Buffer]>([
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16', (text) => Buffer.from(text, 'utf16le').swap16()],
])('an operator can save .env with a byte order mark in %s', (_encoding, encode) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, '.env');
  writeFileSync(file, encode('\uFEFFHEAP_MB=120\r\nPORT=4000\r\n'));
  expect(readHeapMb({}, readSettingsIfThere(file))).toBe('120');
  expect(new Site(folder).readSettings()).toEqual({ HEAP_MB: '120', PORT: '4000' });
  expect(readSettingsIfThere(`${file}.missing`)).toBeUndefined();
});
