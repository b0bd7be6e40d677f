import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const step = pathToFileURL(path.join(root, 'launch/steps/licenses.mjs')).href;

interface Licenses {
  writeNotices: (folder: string) => void;
  writeBillOfMaterials: (file: string) => Promise<void>;
}

let folder: string;
let licenses: Licenses;
let names: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'licenses-'));
  licenses = (await import(step)) as Licenses;
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; version: string }>;
  };
  names = Object.entries(lock.packages)
    .filter(([place, { dev }]) => place && !dev)
    .map(([place, { version }]) => `${place.split('node_modules/').at(-1)!} ${version}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('licenses.txt', () => {
  it('lists every package of a production install, and every font with their license texts', async () => {
    licenses.writeNotices(folder);
    const text = await readFile(path.join(folder, 'licenses.txt'), 'utf8');
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !text.includes(`\n${name} (`))).toEqual([]);
    for (const font of ['martian-mono', 'public-sans', 'sofia-sans'])
      expect(text).toContain(`@fontsource-variable/${font} `);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(text).not.toContain('\nvitest ');
    const compressed = await readFile(path.join(folder, 'licenses.txt.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe(text);
  });
});

it('LICENSE explains the license that package.json names', async () => {
  const { license } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { license: string };
  expect(await readFile(path.join(root, 'LICENSE'), 'utf8')).toContain(`package.json says ${license}`);
});

describe('the software bill of materials', () => {
  it('is CycloneDX and lists every package of a production install', async () => {
    const file = path.join(folder, 'sbom.cdx.json');
    await licenses.writeBillOfMaterials(file);
    const bill = JSON.parse(await readFile(file, 'utf8')) as {
      bomFormat: string;
      specVersion: string;
      metadata: { component: { name: string } };
      components: { 'bom-ref': string }[];
    };
    expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
    expect(bill.metadata.component.name).toBe('safe-ai-site');
    const listedPackages = new Set(bill.components.map((component) => component['bom-ref'].replace(/(?<=.)@/, ' ')));
    expect(names.filter((name) => !listedPackages.has(name))).toEqual([]);
    expect([...listedPackages].some((name) => name.startsWith('vitest '))).toBe(false);
  });
});
