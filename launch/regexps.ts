// Finds regular expressions whose time can grow faster than the text that they read. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'graphql', 'web'];
const EXEMPT = /\.test\.tsx?$|^api\/testing\/|^graphql\/generated\//;

/** Files that build a pattern of constants, or of text that they escape. The check cannot read these patterns. */
const BUILDERS = new Map([
  ['api/backups/backup.names.ts', 'constants'],
  ['api/content/content.files.ts', 'the prefix of an id'],
  ['api/platform/search-query.ts', 'constants'],
  ['graphql/callouts.ts', 'constants'],
  ['web/app/serviceWorker.ts', 'a constant'],
  ['web/pages/admin/articles/edit/visual/callout.ts', 'constants'],
  ['web/pages/admin/articles/edit/visual/schema.ts', 'the level of a heading'],
  ['web/pages/admin/articles/edit/writing/markdownEdits.ts', 'the level of a heading'],
  ['web/pages/portal/documents/findSentence.ts', 'words that it escapes, with white space between them'],
]);

const ADVICE = {
  Move: 'begin it with something that its repetition does not match, or read the text without a pattern',
  Self: 'let only one way match each text',
  Trade: 'let two repetitions after each other match different texts',
};

interface Found {
  file: string;
  line: number;
  /** Null for a pattern that is built while the program runs. */
  regex: { pattern: string; flags: string } | null;
}

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !EXEMPT.test(file))
    .toSorted(),
);
const found = files.flatMap((file) => readRegexps(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const errors = found.flatMap(describeError);
const unused = [...BUILDERS.keys()].filter((file) => !found.some((each) => each.file === file && each.regex === null));

errors.forEach((error) => console.error(error));
unused.forEach((file) => console.error(`${file} builds no regular expression: remove it from launch/regexps.ts.`));
if (found.length === 0) console.error(`The check read no regular expressions under ${FOLDERS.join(', ')}.`);
console.log(`${found.length} regular expressions, ${errors.length} errors`);
process.exitCode = errors.length > 0 || unused.length > 0 || found.length === 0 ? 1 : 0;

function readRegexps(file: string, text: string): Found[] {
  const { program, errors: syntaxErrors } = parseSync(file, text);
  if (syntaxErrors.length > 0) throw new Error(`${file} does not parse: ${syntaxErrors[0]?.message}`);
  const regexps: Found[] = [];
  const add = ({ start }: { start: number }, regex: Found['regex']) =>
    regexps.push({ file, line: text.slice(0, start).split('\n').length, regex });
  const addCall = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments.map((each) => (each?.type === 'Literal' ? each.value : null));
    const isText = typeof pattern === 'string' && (flags === undefined || typeof flags === 'string');
    add(node, isText ? { pattern, flags: flags ?? '' } : null);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) add(node, node.regex);
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return regexps;
}

function describeError({ file, line, regex }: Found): string[] {
  if (regex === null)
    return BUILDERS.has(file) ? [] : [`${file}:${line} builds a pattern that the check cannot read: write a literal.`];
  const { reports } = analyse({ source: regex.pattern, flags: regex.flags });
  return reports.map(
    ({ type, exponential }) =>
      `${file}:${line} /${regex.pattern}/${regex.flags} can take ${exponential ? 'exponential' : 'quadratic'} time (${type}): ${ADVICE[type]}`,
  );
}
