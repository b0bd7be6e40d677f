import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';

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

/** What is wrong with a pattern. One that is built while the program runs cannot be read. */
export function describeErrors({ file, line, regex }: Found): string[] {
  if (regex === null) return [`${file}:${line} builds a pattern that the check cannot read: write a literal.`];
  const { reports } = analyse({ source: regex.pattern, flags: regex.flags });
  return reports.map(
    ({ type, exponential }) =>
      `${file}:${line} /${regex.pattern}/${regex.flags} can take ${exponential ? 'exponential' : 'quadratic'} time (${type}): ${ADVICE[type]}`,
  );
}
