import fs from 'node:fs';
import postcss from 'postcss';
import { run } from './child.mjs';
import { inRoot, readJson } from './project.mjs';

/** Paths of the machine on which a file was written. Joined here, so that this file does not match. */
const MACHINE_PATH = new RegExp(String.raw`(?<![\w.~\-/])/(?:${['work', 'root', 'tmp'].join('|')})/[\w.-]`);
/** Binary files, and the text of articles, whose commands are about the reader's machine. */
const NOT_OURS = /^api\/content\/seed\/content\/|\.(woff2?|png|jpe?g|webp|avif|gif|ico|pdf|wasm|gz|br)$/;

/** Checks that no other tool makes: URLs in the lockfile, paths of one machine, and what a browser lacks. */
export async function checkTrackedFiles() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // A copy without its history (an archive) has no tracked files.
  if (code !== 0) return { code: 0, output: '' };
  const files = output.split('\0').filter((file) => file && !NOT_OURS.test(file) && fs.existsSync(inRoot(file)));
  const issues = [...checkLockfile(), ...files.flatMap(findMachinePaths), ...files.flatMap(findUnsupported)];
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

/** What Firefox 153 or WebKitGTK 2.50 lack. A style sheet asks for it with @supports, a program with `?.` or `in`. */
const LACKING_STYLES = /^(?:animation-timeline|scroll-timeline.*|view-timeline.*|timeline-scope|interpolate-size)$/;
const LACKING_VALUES = /\bbase-select\b/;
const LACKING_APIS =
  /(?<!\?\.|\?\.\()\b(?:requestIdleCallback|cancelIdleCallback|showOpenFilePicker|showSaveFilePicker|userAgentData|measureUserAgentSpecificMemory|EyeDropper)\b(?!\?\.|['"`] in )/g;

/** Firefox does not repeat a gradient between oklch() colors, as those of the tokens are, in its default space. */
const ONCE = /repeating-\w+-gradient\((?![^,]*\bin srgb\b)/;

export function findUnsupportedStyles(file, text) {
  const issues = [];
  const tell = (node, what) => issues.push(`${file}:${node.source.start.line} ${what}`);
  const root = postcss.parse(text);
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (ONCE.test(value)) tell(declaration, 'repeats a gradient without "in srgb": Firefox draws it once');
    const isLacking = LACKING_STYLES.test(prop) || (prop === 'appearance' && LACKING_VALUES.test(value));
    if (isLacking && !isAskedFor(declaration))
      tell(declaration, `uses ${prop} outside of @supports: not all browsers have it`);
  });
  root.walkAtRules('view-transition', (rule) => tell(rule, 'uses @view-transition, which Firefox lacks'));
  return issues;
}

function isAskedFor({ prop, parent }) {
  for (let place = parent; place; place = place.parent)
    if (place.name === 'supports' && place.params.includes(prop)) return true;
  return false;
}

export const findUnsupportedApis = (file, text) =>
  [...text.matchAll(LACKING_APIS)].map(
    ({ index, 0: name }) =>
      `${file}:${text.slice(0, index).split('\n').length} uses ${name} without asking whether the browser has it`,
  );

/** The tags of an element that posts, and what is between them. */
const POSTED = /<form\b[^>]*\bmethod="post"[^]*?<\/form>/g;

export const findEmptyForms = (file, text) =>
  [...text.matchAll(POSTED)]
    .filter(([form]) => !/\bname=/.test(form))
    .map(
      ({ index }) =>
        `${file}:${text.slice(0, index).split('\n').length} posts a form without a field, which lynx sends by GET: use ButtonForm`,
    );

function findUnsupported(file) {
  if (!file.startsWith('web/')) return [];
  const text = fs.readFileSync(inRoot(file), 'utf8');
  if (file.endsWith('.css')) return findUnsupportedStyles(file, text);
  return /(?<!\.test)\.tsx?$/.test(file) ? [...findUnsupportedApis(file, text), ...findEmptyForms(file, text)] : [];
}
