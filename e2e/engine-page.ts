import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// The tables of docs/engines.md. The tests of the engines compare them with what they found, and write them with
// `npm run test:engines -- -u`.

const FILE = 'docs/engines.md';

export type Cells = readonly (readonly string[])[];

const toTable = ([head = [], ...body]: Cells): string =>
  [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('');

function findTable(markdown: string, heading: string): { from: number; to: number; cells: string[][] } {
  const start = markdown.indexOf(`\n## ${heading}\n`);
  const section = /(?:^\|.*\n)+/m.exec(start === -1 ? '' : markdown.slice(start));
  if (!section) throw new Error(`${FILE} has no table below ${heading}`);
  const rows = section[0].trimEnd().split('\n');
  const cells = rows.map((row) => row.split('|').slice(1, -1)).map((row) => row.map((cell) => cell.trim()));
  const from = start + section.index;
  return { from, to: from + section[0].length, cells: [cells[0]!, ...cells.slice(2)] };
}

/** `toCells` makes the table from the former one, of which other tests write their own columns. */
export function checkTable(heading: string, toCells: (former: Cells) => Cells): void {
  // Read and written at once: the other worker cannot write its column in between.
  const markdown = readFileSync(FILE, 'utf8');
  const { from, to, cells } = findTable(markdown, heading);
  const wanted = toCells(cells);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots))
    writeFileSync(FILE, `${markdown.slice(0, from)}${toTable(wanted)}${markdown.slice(to)}`);
  else expect(cells, `npm run test:engines -- -u writes the table “${heading}” of ${FILE}`).toEqual(wanted);
}

/** The table with one column in place of its former one. */
export function putColumn(former: Cells, column: string, found: ReadonlyMap<string, string>): Cells {
  const [head = []] = former;
  const at = head.indexOf(column);
  if (at === -1) throw new Error(`${FILE} has no column “${column}”`);
  const rows = [...found].map(([name, cell]) => {
    const row = former.find(([first]) => first === name) ?? [name, ...head.slice(1).map(() => '')];
    return row.with(at, cell);
  });
  return [head, ...rows];
}
