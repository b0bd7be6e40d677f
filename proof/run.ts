// Proves that the built site contacts no other host. Linux only. Run: npm run proof [-- --with-storybook]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../api/platform/root.ts';
import { assertIsolated, assertTools, INSIDE, isolate, ProofError } from './namespace.ts';
import { prove } from './prove.ts';

const { values } = parseArgs({
  options: {
    /** The folder with the build. */
    root: { type: 'string', default: projectRoot },
    'with-storybook': { type: 'boolean', default: false },
  },
});

async function runIsolated(): Promise<number> {
  assertTools();
  if (!existsSync(path.join(values.root, 'dist/server/server.js')))
    throw new ProofError('There is no build. Run npm run build first.');
  if (values['with-storybook']) buildStorybook();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'proof-'));
  try {
    const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    const [program, args] = isolate(command, folder);
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, [INSIDE]: folder } });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Building is not part of what is proved. */
function buildStorybook(): void {
  console.log('Building the Storybook …');
  const args = ['build', '-o', '.cache/storybook', '--disable-telemetry', '--quiet'];
  const { status } = spawnSync(path.join(projectRoot, 'node_modules/.bin/storybook'), args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new ProofError('The Storybook could not be built.');
}

async function main(): Promise<number> {
  const folder = process.env[INSIDE];
  if (folder === undefined) return runIsolated();
  assertIsolated();
  return prove({ root: path.resolve(values.root), folder, hasStorybook: values['with-storybook'] });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ProofError ? error.message : error);
    process.exit(1);
  },
);
