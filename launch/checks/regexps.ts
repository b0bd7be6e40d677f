// Finds regular expressions whose time can grow faster than the text that they read.
import { analyse } from 'scslre';
import { type ESTree, Visitor } from 'vite';
import type { Result } from '../check.ts';
import { readFiles } from '../files.ts';
import { parse } from './source.ts';

const FOLDERS = ['api', 'graphql', 'web'];
const EXEMPT = /\.test\.tsx?$|^api\/testing\/|^graphql\/generated\//;

/** Files that build a pattern of constants, or of text that they escape. The check cannot read these patterns. */
const BUILDERS = new Map([
  ['api/operation/backups/backup.names.ts', 'constants'],
  ['api/content/import-export/content.files.ts', 'the prefix of an id'],
  ['api/platform/search-query.ts', 'constants'],
  ['api/portal/reading/pdf.text.ts', 'the letters of a word'],
  ['api/content/search/search.mark.query.ts', 'constants'],
  ['graphql/callouts.ts', 'constants'],
  ['web/app/serviceWorker.ts', 'a constant'],
  ['web/pages/admin/articles/edit/visual/callout.ts', 'constants'],
  ['web/pages/admin/articles/edit/visual/schema.ts', 'the level of a heading'],
  ['web/pages/admin/articles/edit/writing/markdownEdits.ts', 'the level of a heading'],
  ['web/pages/portal/documents/findSentence.ts', 'words that it escapes, with white space between them'],
]);

export function check(): Result {
  const found = readFiles(FOLDERS, /\.(ts|tsx|mjs|cjs)$/)
    .filter(({ file }) => !EXEMPT.test(file))
    .flatMap(({ file, text }) => readRegexps(file, text));
  const errors = found.filter(({ file, regex }) => regex !== null || !BUILDERS.has(file)).flatMap(describeErrors);
  const unused = [...BUILDERS.keys()]
    .filter((file) => !found.some((each) => each.file === file && each.regex === null))
    .map((file) => `${file} builds no regular expression: remove it from launch/checks/regexps.ts.`);
  return { count: found.length, noun: 'regular expressions', errors: [...errors, ...unused] };
}

const ADVICE = {
  Move: 'begin it with something that its repetition does not match, or read the text without a pattern',
  Self: 'let only one way match each text',
  Trade: 'let two repetitions after each other match different texts',
};

export interface Found {
  file: string;
  line: number;
  /** Null for a pattern that is built while the program runs. */
  regex: { pattern: string; flags: string } | null;
}

/** The patterns in a file. */
export function readRegexps(file: string, text: string): Found[] {
  const { program } = parse(file, text);
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

/** What is wrong with a pattern. One that is built while the program runs cannot be read. */
export function describeErrors({ file, line, regex }: Found): string[] {
  if (regex === null) return [`${file}:${line} builds a pattern that the check cannot read: write a literal.`];
  const { reports } = analyse({ source: regex.pattern, flags: regex.flags });
  return reports.map(
    ({ type, exponential }) =>
      `${file}:${line} /${regex.pattern}/${regex.flags} can take ${exponential ? 'exponential' : 'quadratic'} time (${type}): ${ADVICE[type]}`,
  );
}
