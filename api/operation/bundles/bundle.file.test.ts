import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { verifyBundleCommand } from '#api/cli/bundle-verify.ts';
import { SIGNATURE_FILE_NAME, SUMS_FILE_NAME, verifyBundle, writeSignature, writeSums } from './bundle.file.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const folder = await mkdtemp(path.join(os.tmpdir(), 'bundles-'));
afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

beforeEach(async () => {
  await write('app.tar.gz', 'the files');
  await write('install.sh', 'the script');
  const sums = await writeSums(folder, 'safe-ai-site 1.2.3 linux-x64', ['app.tar.gz', 'install.sh']);
  await write(SUMS_FILE_NAME, sums);
  await write(SIGNATURE_FILE_NAME, writeSignature(privateKey, sums));
});

it('an operator reads what a complete bundle is and which key signed it', async () => {
  expect(await verifyBundle(folder)).toEqual({
    title: 'safe-ai-site 1.2.3 linux-x64',
    fingerprint: expect.stringMatching(/^([0-9a-f]{4} ?){8}$/) as string,
  });
  expect(await verifyBundleCommand.run([folder])).toBe(0);
  expect(await verifyBundleCommand.run([folder, '--key', 'abcd abcd'])).toBe(1);
});

it('a changed or missing file, checksum or signature is refused with its name', async () => {
  await write('app.tar.gz', 'the Files');
  expect(await verifyBundle(folder)).toBe('app.tar.gz is damaged or missing: it does not have its checksum.');
  await rm(path.join(folder, 'app.tar.gz'));
  expect(await verifyBundle(folder)).toBe('app.tar.gz is damaged or missing: it does not have its checksum.');
  // Whoever changes a file can change its checksum, but not sign it.
  await write(SUMS_FILE_NAME, await writeSums(folder, 'safe-ai-site 1.2.3 linux-x64', ['install.sh']));
  expect(await verifyBundle(folder)).toBe('The signature does not fit SHA256SUMS: one of them was changed.');
  expect(await verifyBundle(os.tmpdir())).toBe('This folder is not an unpacked bundle.');
});

it('a line that names a file outside of the folder is refused', async () => {
  const outside = `# safe-ai-site 1.2.3 linux-x64\n${'0'.repeat(64)}  ../passwords\n`;
  await write(SUMS_FILE_NAME, outside);
  await write(SIGNATURE_FILE_NAME, writeSignature(privateKey, outside));
  expect(await verifyBundle(folder)).toContain('is damaged or missing');
});
