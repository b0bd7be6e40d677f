import fs from 'node:fs';
import { run } from './child.mjs';
import { inRoot, readJson } from './project.mjs';

/** Paths of the machine on which a file was written. Joined here, so that this file does not match. */
const MACHINE_PATH = new RegExp(String.raw`(?<![\w.~\-/])/(?:${['work', 'root', 'tmp'].join('|')})/[\w.-]`);
/** Binary files, and the text of articles, whose commands are about the reader's machine. */
const NOT_OURS = /^api\/seed\/content\/|\.(woff2?|png|jpe?g|webp|avif|gif|ico|pdf|wasm|gz|br)$/;

/** Checks that no other tool makes: URLs in the lockfile, paths of one machine, and gradients that Firefox draws once. */
export async function checkTrackedFiles() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // A copy without its history (an archive) has no tracked files.
  if (code !== 0) return { code: 0, output: '' };
  const files = output.split('\0').filter((file) => file && !NOT_OURS.test(file) && fs.existsSync(inRoot(file)));
  const issues = [...checkLockfile(), ...files.flatMap(findMachinePaths), ...files.flatMap(findGradients)];
  return { code: issues.length, output: issues.join('\n') };
}

function checkLockfile() {
  const packages = Object.entries(readJson(inRoot('package-lock.json')).packages);
  const hosted = packages.filter(([, { resolved }]) => resolved);
  if (hosted.length === 0) return [];
  const advice = 'delete package-lock.json and run npm install with omit-lockfile-registry-resolved=true in .npmrc';
  return [`package-lock.json names a registry host for ${hosted.length} packages, first ${hosted[0][0]}: ${advice}`];
}

function findMachinePaths(file) {
  const lines = fs.readFileSync(inRoot(file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    MACHINE_PATH.test(line) ? [`${file}:${index + 1} contains a path of one machine: make it relative`] : [],
  );
}

/** Firefox 153 does not repeat a gradient between oklch() colors, as those of the tokens are, in its default space. */
function findGradients(file) {
  if (!file.endsWith('.css')) return [];
  const text = fs.readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/repeating-\w+-gradient\((?![^,]*\bin srgb\b)/g)].map(
    ({ index }) =>
      `${file}:${text.slice(0, index).split('\n').length} repeats a gradient without "in srgb": Firefox draws it once`,
  );
}
