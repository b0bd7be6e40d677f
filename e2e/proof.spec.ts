import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { readSignedProof } from '../api/operation/proofs/proof.file.ts';

/** A copy of the project with its own build. All other files are those of the project. */
async function copyProject(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'planted-'));
  for (const name of await readdir('.')) {
    if (name === 'dist') await cp('dist', path.join(root, 'dist'), { recursive: true });
    else if (!name.startsWith('.')) await symlink(path.resolve(name), path.join(root, name));
  }
  return root;
}

/** Adds code to the script that every page starts. Its compressed versions would be sent in its place. */
async function addToPages(root: string, code: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >;
  const { file } = Object.values(manifest).find((entry) => entry.isEntry && entry.file.endsWith('.js'))!;
  const script = path.join(root, 'dist/client', file);
  await appendFile(script, code);
  for (const type of ['br', 'gz']) await rm(`${script}.${type}`, { force: true });
}

test(
  'the proof of a build that contacts other hosts fails, and names the hosts and the processes',
  { tag: '@drill' },
  async () => {
    const root = await copyProject();
    await appendFile(
      path.join(root, 'dist/server/server.js'),
      `;fetch('https://server.elsewhere.example').catch(() => {});fetch('http://203.0.113.5').catch(() => {});`,
    );
    await addToPages(
      root,
      `;document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://preconnect.elsewhere.example' }));fetch('https://page.elsewhere.example').catch(() => {});`,
    );
    const env = { ...process.env, PROOF_KEY_FILE: path.join(root, 'key.pem') };
    const proof = spawn(process.execPath, ['launch/run.mjs', 'built', 'proof/run.ts', '--root', root], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(proof.stdout), once(proof, 'exit')]);
    expect(code, output).toBe(1);
    expect(output).toContain('node server.js → server.elsewhere.example (lookup of the name)');
    const signed = readSignedProof(await readFile(path.join(root, 'dist/proof.json'), 'utf8'));
    if (typeof signed === 'string') throw new Error(signed);
    const found = signed.proof.attempts.map(({ by, process, host }) => [by, process.split(',')[0], host]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['server', 'node server.js', 'server.elsewhere.example'],
        ['server', 'node server.js', '203.0.113.5'],
        ['browser', 'Chromium', 'page.elsewhere.example'],
        ['browser', 'Chromium', 'preconnect.elsewhere.example'],
      ]),
    );
    await rm(root, { recursive: true });
  },
);
