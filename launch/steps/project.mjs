import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** The first version with argon2, which hashes passwords. */
export const NEEDED = [24, 7];

/** A failure whose message is enough for its reader, without a stack. */
export class LaunchError extends Error {
  expected = true;
}

/** Node 24 is one of the packages. If its binary does not run (Alpine, macOS), the machine's own Node is used. */
export function getNodeBinary() {
  const own = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (fs.existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath;
  throw new LaunchError(
    `Node ${process.versions.node} is too old, and the packages contain no newer one for this platform: ` +
      `install Node ${NEEDED.join('.')} or newer from https://nodejs.org.`,
  );
}

/** The script of a package's command, because node_modules/.bin contains shell wrappers on some systems. */
export function getToolPath(name, packageName = name) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = readJson(path.join(folder, 'package.json'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

export function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** @returns the text of the file; undefined if there is none */
export function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** @returns the text of a file that an operator edits, as api/platform/operator-files.ts reads it; undefined if there is none */
export function readSettingsIfThere(file) {
  if (!fs.existsSync(file)) return undefined;
  const bytes = fs.readFileSync(file);
  const mark = bytes.subarray(0, 2).toString('hex');
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes);
}

export function writeFile(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
