import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readNodeOutput } from './child.mjs';
import { installIfNeeded, isProductionInstall } from './install.mjs';
import { writeBillOfMaterials, writeNotices } from './licenses.mjs';
import { LaunchError, ROOT, inRoot, readIfThere, getToolPath, writeFile } from './project.mjs';

const INPUTS = [
  'web',
  'api',
  'graphql',
  'launch/api-reference.ts',
  'launch/precompress.ts',
  'launch/steps/licenses.mjs',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Folders and files that are never part of a bundle. */
const NOT_BUILT = /(^|\/)testing$|\.(test|stories)\.[a-z]+$|\.md$/;
const STAMP = inRoot('dist', 'inputs');

export async function main() {
  await installIfNeeded();
  await build();
  return 0;
}

export async function buildIfNeeded() {
  if (!isProductionInstall() && readIfThere(STAMP) !== computeFingerprint()) await build();
}

/**
 * Builds in a temporary folder and moves the result into place: an interrupted or failed build keeps the last good one,
 * and a running server keeps its files until the new ones are complete.
 */
async function build() {
  console.log('Building …');
  const inputs = computeFingerprint(); // Before the build, so that a change during the build causes another build.
  const draft = inRoot('.cache', 'build');
  fs.rmSync(draft, { recursive: true, force: true });
  await runVite('--outDir', path.join(draft, 'client'));
  await runVite('--ssr', '--outDir', path.join(draft, 'server'));
  await makeFrom('web/images/cards.tsx', draft, path.join(draft, 'client'));
  await makeFrom('web/whitepaper/print.ts', draft, path.join(draft, 'whitepaper', 'whitepaper.pdf'));
  writeNotices(path.join(draft, 'client'));
  await writeBillOfMaterials(path.join(draft, 'sbom.cdx.json'));
  writeFile(path.join(draft, 'inputs'), inputs);
  const old = inRoot('.cache', 'build-before');
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(inRoot('dist'))) fs.renameSync(inRoot('dist'), old);
  fs.renameSync(draft, inRoot('dist'));
  fs.rmSync(old, { recursive: true, force: true });
}

/**
 * The files that are made from the site's own content and drawings: the preview images of pages, and the whitepaper,
 * which is outside of the served folder because it is not public.
 */
async function makeFrom(source, draft, target) {
  const folder = path.join(draft, 'maker');
  await runVite('--ssr', source, '--outDir', folder);
  const maker = path.join(folder, `${path.parse(source).name}.js`);
  const { code, output } = await readNodeOutput([maker, target]);
  if (code !== 0) throw new LaunchError(`${output.trim()}\nCould not create ${target}: see above.`);
  fs.rmSync(folder, { recursive: true });
}

async function runVite(...args) {
  const env = { NODE_ENV: 'production' };
  const { code, output } = await readNodeOutput([getToolPath('vite'), 'build', '--logLevel', 'warn', ...args], { env });
  if (code === 0) return;
  if (/ENOSPC|no space left/i.test(output)) throw new LaunchError('Could not build: the disk is full.');
  throw new LaunchError(`${output.trim()}\nCould not build: see above.`);
}

/** Of the content instead of times: a checkout or a copy changes times. */
function computeFingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(name) {
  if (NOT_BUILT.test(name) || !fs.existsSync(inRoot(name))) return [];
  if (!fs.statSync(inRoot(name)).isDirectory()) return [name];
  const names = fs.readdirSync(path.join(ROOT, name)).sort();
  return names.flatMap((entry) => listFiles(`${name}/${entry}`));
}
