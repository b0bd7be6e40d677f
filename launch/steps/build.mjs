import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readNodeOutput } from './child.mjs';
import { installIfNeeded, isProductionInstall } from './install.mjs';
import { writeBillOfMaterials, writeNotices } from './licenses.mjs';
import { LaunchError, ROOT, inRoot, readIfThere, getToolPath, writeFile } from './project.mjs';

/** What every build reads, beside the files that the configuration of Vite imports. */
const INPUTS = [
  'web',
  'content',
  'api',
  'graphql',
  'launch/steps/build.mjs',
  'launch/steps/licenses.mjs',
  'tsconfig.json',
  'package-lock.json',
];
/** Folders and files that are never part of a bundle. */
const NOT_BUILT = /(^|\/)testing$|\.(test|stories)\.[a-z]+$|\.md$/;
/** A hash of what the last build read, and the files of its configuration, one a line. */
const STAMP = inRoot('dist', 'inputs');

export async function main() {
  await installIfNeeded();
  await build();
  return 0;
}

export async function buildIfNeeded() {
  if (!isProductionInstall() && !isCurrent()) await build();
}

/** Reads the list of the last build, because loading the configuration would take half a second of each start. */
function isCurrent() {
  const stamp = readIfThere(STAMP) ?? '';
  return stamp === makeStamp(stamp.split('\n').slice(1));
}

const makeStamp = (configFiles) => [computeFingerprint([...INPUTS, ...configFiles]), ...configFiles].join('\n');

/** The configuration of Vite and every file that it imports, such as its plugins. */
export async function listConfigFiles() {
  const { loadConfigFromFile } = await import('vite');
  const env = { command: 'build', mode: 'production' };
  const { dependencies } = await loadConfigFromFile(env, inRoot('vite.config.ts'), ROOT, 'silent');
  return dependencies.map((file) => path.relative(ROOT, path.resolve(ROOT, file))).sort();
}

/**
 * Builds in a temporary folder and moves the result into place: an interrupted or failed build keeps the last good one,
 * and a running server keeps its files until the new ones are complete.
 */
async function build() {
  console.log('Building …');
  const stamp = makeStamp(await listConfigFiles()); // Before the build, so that a change during the build causes another build.
  const draft = inRoot('.cache', 'build');
  fs.rmSync(draft, { recursive: true, force: true });
  await runVite('--outDir', path.join(draft, 'client'));
  await runVite('--ssr', '--outDir', path.join(draft, 'server'));
  await makeFrom('web/images/cards.tsx', draft, path.join(draft, 'client'));
  await makeFrom('web/whitepaper/print.ts', draft, draft);
  writeNotices(path.join(draft, 'client'));
  await writeBillOfMaterials(path.join(draft, 'client', 'sbom.cdx.json'));
  writeFile(path.join(draft, 'inputs'), stamp);
  const old = inRoot('.cache', 'build-before');
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(inRoot('dist'))) fs.renameSync(inRoot('dist'), old);
  fs.renameSync(draft, inRoot('dist'));
  fs.rmSync(old, { recursive: true, force: true });
}

/**
 * The files that are made from the site's own content and drawings: the preview images of pages, the framework
 * mappings, and the whitepaper, which is outside of the served folder because it is not public.
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
function computeFingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) {
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
