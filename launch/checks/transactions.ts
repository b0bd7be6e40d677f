// Finds work inside of a transaction that does not belong there.
import { type ESTree, Visitor } from 'vite';
import type { Result } from '../check.ts';
import { readFiles } from '../files.ts';
import { parse, resolve as resolveTarget } from './source.ts';

interface Span {
  start: number;
  end: number;
}

interface Call extends Span {
  /** The function, with its file for one of ours: `api/operation/mail/mail.service.ts sendMail`, or `fetch`. */
  target: string;
  line: number;
}

/** A function or another statement at the top level of a file, with everything in it. */
interface Unit {
  name: string;
  calls: Call[];
  /** The work of each transaction that it opens. */
  transactions: Span[];
  /** The code whose errors it catches without throwing another one. */
  caught: Span[];
}

/** Functions that wait for another computer. */
const WAITS = new Map([
  ['fetch', 'the network'],
  ['api/platform/http/outbound.ts ask', 'the network'],
  ['api/operation/mail/mail.send.service.ts transport', 'the mail server'],
  ['api/platform/clamd.ts scan', 'the scanner'],
  ['api/platform/storage/storage.ts openStorage', 'the file store'],
  ...['put', 'get', 'delete', 'list'].map((name) => [`storage.${name}`, 'the file store'] as const),
]);
/** Functions that wait inside of a transaction on purpose, each with the reason. */
const EXCEPTIONS = new Set([
  // Removes files after a commit. The lock keeps an upload of the same picture from storing its row meanwhile.
  'api/content/pictures/picture.store.service.ts removeFiles',
  // A command of the operator, whose one connection no request waits for. It reads everything from one snapshot.
  'api/content/import-export/content.export.service.ts exportContent',
]);
const TRANSACTIONAL = 'transactional';

const EXEMPT = /\.test\.ts$|^api\/(testing|database)\//;

export function check(): Result {
  const units = readFiles(['api'], /\.ts$/)
    .filter(({ file }) => !EXEMPT.test(file))
    .flatMap(({ file, text }) => readUnits(file, text));
  const count = units.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return { count, noun: 'transactions', errors: findErrors(units) };
}

/**
 * Lists the functions of a file with their calls.
 *
 * @throws if it does not parse
 */
export function readUnits(file: string, text: string): Unit[] {
  const { program, module } = parse(file, text);
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
      entries.map(
        (entry) =>
          [entry.localName.value, `${resolveTarget(file, value).target} ${entry.importName.name ?? ''}`] as const,
      ),
    ),
  );
  const resolve = (name: string) => imported.get(name) ?? `${file} ${name}`;
  const countLines = (at: number) => text.slice(0, at).split('\n').length;
  return program.body.flatMap(listDeclarations).map(({ name, node }) => {
    const unit: Unit = { name: `${file} ${name}`, calls: [], transactions: [], caught: [] };
    new Visitor({
      CallExpression: (call) => readCall(unit, call, { resolve, countLines }),
      TryStatement: ({ block, handler }) => {
        if (handler && !endsByThrowing(handler.body)) unit.caught.push(block);
      },
    }).visit({ ...program, body: [node] } as ESTree.Program);
    return unit;
  });
}

interface Reading {
  resolve: (name: string) => string;
  countLines: (at: number) => number;
}

function readCall(unit: Unit, { callee, arguments: given, start, end }: ESTree.CallExpression, reading: Reading) {
  const add = (target: string) => unit.calls.push({ target, start, end, line: reading.countLines(start) });
  if (callee.type === 'Identifier') {
    const target = reading.resolve(callee.name);
    return void add(callee.name === 'fetch' && target.endsWith(' fetch') ? 'fetch' : target);
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  const { object, property } = callee;
  if (property.name === 'catch') unit.caught.push(object);
  if (object.type === 'Identifier') add(`${object.name}.${property.name}`);
  if (property.name !== TRANSACTIONAL) return;
  add(TRANSACTIONAL);
  if (given[0]) unit.transactions.push(given[0]);
}

const endsByThrowing = ({ body }: ESTree.BlockStatement): boolean => body.at(-1)?.type === 'ThrowStatement';

function listDeclarations(
  node: ESTree.Program['body'][number],
): { name: string; node: ESTree.Program['body'][number] }[] {
  const declaration = 'declaration' in node && node.declaration ? node.declaration : node;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map((each) => ({
      name: each.id.type === 'Identifier' ? each.id.name : '',
      node: { ...declaration, declarations: [each] } as ESTree.VariableDeclaration,
    }));
  const name = 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : '';
  return [{ name, node: declaration as ESTree.Program['body'][number] }];
}

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The calls inside of a transaction that wait for another computer, and the inner transactions whose errors are caught. */
export function findErrors(units: readonly Unit[]): string[] {
  const waiting = spread(
    units.filter(({ name }) => !EXCEPTIONS.has(name)),
    WAITS,
  );
  const opening = spread(units, new Map([[TRANSACTIONAL, 'a transaction']]));
  const inTransaction = findInTransaction(units);
  return units.flatMap((unit) => {
    const isInner = (call: Span) =>
      inTransaction.has(unit.name) || unit.transactions.some((transaction) => contains(transaction, call));
    const [file = ''] = unit.name.split(' ');
    return unit.calls.flatMap((call) => {
      const what = waiting.get(call.target);
      const place = `${file}:${call.line} `;
      const isWaiting = what !== undefined && !EXCEPTIONS.has(unit.name);
      if (isWaiting && unit.transactions.some((transaction) => contains(transaction, call)))
        return `${place}waits for ${what} inside of a transaction, whose connection others need: do it before or after.`;
      const isCaught = opening.has(call.target) && unit.caught.some((caught) => contains(caught, call));
      return isCaught && isInner(call)
        ? `${place}catches the error of an inner transaction, which takes pending changes of the outer one along: let it pass.`
        : [];
    });
  });
}

/** The functions that lead to one of these. */
function spread(units: readonly Unit[], first: ReadonlyMap<string, string>): Map<string, string> {
  const reached = new Map(first);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { name, calls } of units) {
      const target = calls.find((call) => reached.has(call.target))?.target;
      if (target && !reached.has(name)) reached.set(name, reached.get(target)!);
    }
  }
  return reached;
}

/** The functions that run inside of a transaction of another one. */
function findInTransaction(units: readonly Unit[]): Set<string> {
  const names = new Map(units.map((unit) => [unit.name, unit]));
  const found = new Set<string>();
  const follow = (calls: readonly Call[]) => {
    for (const { target } of calls) {
      const unit = names.get(target);
      if (!unit || found.has(target)) continue;
      found.add(target);
      follow(unit.calls);
    }
  };
  for (const { calls, transactions } of units)
    follow(calls.filter((call) => transactions.some((transaction) => contains(transaction, call))));
  return found;
}
