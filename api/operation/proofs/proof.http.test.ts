import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ProofTestReadDocument as READ } from '#graphql/generated/tests-operation-proofs.ts';
import { verifyProofCommand } from '#api/cli/proof-verify.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeProof } from './proof.factory.ts';
import { writeSignedProof } from './proof.file.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'proofs-'));
const file = path.join(folder, 'proof.json');
const attempt = {
  by: 'browser',
  process: 'Chromium, /',
  host: 'elsewhere.example',
  port: 443,
  call: 'request',
  count: 1,
};
const text = writeSignedProof(
  generateKeyPairSync('ed25519').privateKey,
  makeProof({ attempts: [{ ...attempt, by: 'browser' }] }),
);
await writeFile(file, text);
afterAll(() => rm(folder, { recursive: true }));

const site = useSite(1, { PROOF_FILE: file });

it('visitors read the proof of the server, and download the signed file', async () => {
  const { data } = await new TestBrowser().run(site.urls[0]!, READ);
  expect(data.silenceProof).toMatchObject({
    isOfThisBuild: false,
    attemptCount: 1,
    attempts: [{ process: 'Chromium, /', host: 'elsewhere.example', call: 'request' }],
    steps: expect.arrayContaining([
      { name: 'Background jobs run', count: 31 },
      { name: 'Stories of the component library opened', count: null },
    ]) as unknown,
  });
  const answer = await fetch(`${site.urls[0]}/proof.json`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/json; charset=utf-8',
    text,
  ]);
});

it('npx portal proof verify names the attempts, another build and another key', async () => {
  const lines: string[] = [];
  const log = console.log;
  console.log = (line: string) => void lines.push(line);
  const code = await verifyProofCommand.run([file, '--key', 'abcd abcd']).finally(() => (console.log = log));
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('Background jobs run');
  expect(lines.slice(1)).toEqual([
    'The signature is valid, but it is not of the key that you named.',
    'The proof ran another build than the one of this folder.',
    'Chromium, / tried to reach elsewhere.example (request).',
  ]);
});
