import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { run } from './child.mjs';
import { LaunchError, inRoot, readIfThere, readJson, writeFile } from './project.mjs';

const STAMP = inRoot('node_modules', '.cache', 'installed');

/** True if only production packages are installed, beside a build that was made elsewhere. */
export const isProductionInstall = () =>
  fs.existsSync(inRoot('dist', 'inputs')) &&
  fs.existsSync(inRoot('node_modules', 'express')) &&
  !fs.existsSync(inRoot('node_modules', 'vite'));

/** Installs the packages of package-lock.json. It takes a few milliseconds if they are installed already. */
export async function installIfNeeded() {
  const current = computeFingerprint();
  if (isProductionInstall() || readIfThere(STAMP) === current) return;
  if (!isInstalled()) await install();
  writeFile(STAMP, current);
}

/** The machine counts too, because the packages contain programs built for it. */
function computeFingerprint() {
  const lock = fs.readFileSync(inRoot('package-lock.json'));
  return `${process.platform}-${process.arch}-${createHash('sha256').update(lock).digest('hex')}`;
}

/** If npm was run directly, its own record of the installed packages can be compared. */
function isInstalled() {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!fs.existsSync(note)) return false;
  const installed = readJson(note).packages;
  const locked = Object.entries(readJson(inRoot('package-lock.json')).packages).filter(([path]) => path !== '');
  return locked.every(([path, { version, optional, peer }]) => {
    const entry = installed[path];
    return entry ? entry.version === version : Boolean(optional || peer);
  });
}

async function install() {
  console.log('Installing packages (first start only, about a minute) …');
  // Deleted first, so that an interrupted install does not look finished.
  fs.rmSync(STAMP, { force: true });
  const patience = setInterval(() => console.log('Still installing …'), 30_000);
  // The dev packages contain the builder. A production environment variable would leave them out.
  const flags = ['--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  try {
    const { code, output } = await runNpm(['ci', ...flags, ...retries, '--loglevel=error']);
    if (code !== 0) throw new LaunchError(getErrorSentence(output));
  } finally {
    clearInterval(patience);
  }
}

/** The same npm under the same Node that started it, because the project's own Node is replaced during the install. */
export function runNpm(args, options) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  // npm passes its settings to scripts as environment variables. It rejects this one there, and reads it from .npmrc
  // anyway.
  const env = { npm_config_allow_scripts: undefined };
  if (script?.endsWith('npm-cli.js')) return run(node ?? process.execPath, [script, ...args], { env, ...options });
  return run('npm', args, { env, ...options, shell: process.platform === 'win32' });
}

/** @param output the whole output of npm */
export function getErrorSentence(output) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return 'Could not install packages: the disk is full. Free about 1 GB and start again.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'Could not download packages: the npm registry cannot be reached. Only the first start needs a network.';
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return 'Could not install packages: this user cannot write to this folder. Change its owner or copy it.';
  }
  const lastLines = output.trim().split('\n').slice(-15).join('\n');
  return `${lastLines}\nCould not install packages: npm ci failed, see above.`;
}
