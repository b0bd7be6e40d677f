import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { run } from './child.mjs';
import { LaunchError, inRoot, readIfThere, readJson, writeFile } from './project.mjs';

const STAMP = inRoot('node_modules', '.cache', 'installed');

/** True where only what runs in production is installed, beside a build that was made elsewhere. */
export const isProductionInstall = () =>
  fs.existsSync(inRoot('dist', 'inputs')) &&
  fs.existsSync(inRoot('node_modules', 'express')) &&
  !fs.existsSync(inRoot('node_modules', 'vite'));

/** Makes node_modules what package-lock.json says; a few milliseconds where it already is. */
export async function installIfNeeded() {
  const wanted = fingerprint();
  if (isProductionInstall() || readIfThere(STAMP) === wanted) return;
  if (!isInstalled()) await install();
  writeFile(STAMP, wanted);
}

/** The machine counts too: the packages hold programs built for it. */
function fingerprint() {
  const lock = fs.readFileSync(inRoot('package-lock.json'));
  return `${process.platform}-${process.arch}-${createHash('sha256').update(lock).digest('hex')}`;
}

/** Somebody may have run npm themselves: npm notes what it installed, and that can be compared. */
function isInstalled() {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!fs.existsSync(note)) return false;
  const installed = readJson(note).packages;
  const locked = Object.entries(readJson(inRoot('package-lock.json')).packages).filter(([path]) => path !== '');
  return locked.every(([path, { version, optional, peer }]) => {
    const there = installed[path];
    return there ? there.version === version : Boolean(optional || peer);
  });
}

async function install() {
  console.log('Installing packages (first start only, about a minute) …');
  // Gone first: an install that is cut off must not look finished next time.
  fs.rmSync(STAMP, { force: true });
  const patience = setInterval(() => console.log('Still installing …'), 30_000);
  // Dev packages hold the builder, which a production environment variable would leave out.
  const wanted = ['--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  try {
    const { code, output } = await npm(['ci', ...wanted, ...retries, '--loglevel=error']);
    if (code !== 0) throw new LaunchError(sentenceFor(output));
  } finally {
    clearInterval(patience);
  }
}

/** npm as it was called, under the Node it was called with: the project's own Node goes away while installing. */
export function npm(args, options) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  // npm hands its settings to scripts as environment; it refuses this one there, and reads it from .npmrc anyway.
  const env = { npm_config_allow_scripts: undefined };
  if (script?.endsWith('npm-cli.js')) return run(node ?? process.execPath, [script, ...args], { env, ...options });
  return run('npm', args, { env, ...options, shell: process.platform === 'win32' });
}

/** @param output all that npm said */
export function sentenceFor(output) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return 'Could not install packages: the disk is full. Free about 1 GB and start again.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'Could not download packages: the npm registry cannot be reached. Only the first start needs a network.';
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return 'Could not install packages: this user cannot write to this folder. Change its owner or copy it.';
  }
  const said = output.trim().split('\n').slice(-15).join('\n');
  return `${said}\nCould not install packages: npm ci failed, see above.`;
}
