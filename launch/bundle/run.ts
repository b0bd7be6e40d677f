// Makes an archive for each platform into .cache/bundle. Linux only. Run: npm run bundle [-- --platform linux-arm64]
import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeFingerprint, exportPublicKey } from '#api/platform/signatures.ts';
import { readEnv } from '#api/platform/env.ts';
import { projectRoot } from '#api/platform/root.ts';
import { readProofKey } from '../../proof/key.ts';
import { ProofError } from '../../proof/namespace.ts';
import { pack } from './pack.ts';
import { BundleError, PLATFORMS, type Platform, stage } from './stage.ts';

const TARGET = path.join(projectRoot, '.cache/bundle');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { platform: { type: 'string', multiple: true } } });
  const platforms = values.platform ?? [...PLATFORMS];
  const unknown = platforms.find((platform) => !(PLATFORMS as readonly string[]).includes(platform));
  if (unknown) throw new BundleError(`Unknown platform: ${unknown}. Choose from ${PLATFORMS.join(', ')}.`);
  if (process.platform !== 'linux') throw new BundleError('npm run bundle needs Linux: it uses GNU tar.');
  const key = await readProofKey(readEnv().PROOF_KEY_FILE);
  for (const platform of platforms as Platform[]) {
    const startedAt = performance.now();
    console.log(`Installing packages for ${platform} …`);
    const app = path.join(TARGET, `app-${platform}`);
    await stage(platform, app);
    console.log('Packing …');
    const archive = await pack({ platform, app, target: TARGET, key, time: readCommitTime() });
    rmSync(app, { recursive: true });
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const megabytes = Math.round(statSync(archive).size / 1_000_000);
    console.log(`${path.relative(projectRoot, archive)}, ${megabytes} MB, ${seconds} s`);
  }
  console.log(`Signed by the key ${makeFingerprint(exportPublicKey(key))}`);
}

/** Without a repository, the time does not depend on the machine either. */
function readCommitTime(): number {
  try {
    const options = { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' } as const;
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], options));
  } catch {
    return 0;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof BundleError || error instanceof ProofError ? error.message : error);
  process.exitCode = 1;
});
