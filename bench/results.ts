import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './processes.ts';
import type { Row } from './row.ts';

const README = path.join(ROOT, 'bench/README.md');
const FOLDER = path.join(ROOT, 'docs/bench');
const STORE = path.join(FOLDER, 'results.json');
const [BEGIN, END] = ['<!-- results -->', '<!-- end of results -->'];

interface Result extends Row {
  section: string;
  measuredOn: string;
}

/** Replaces the results of the sections that ran, and writes the table of the README and the diagram from all results. */
export function writeResults(newResults: readonly { section: string; row: Row }[]): void {
  const measuredOn = new Date().toISOString().slice(0, 10);
  const sections = new Set(newResults.map(({ section }) => section));
  const otherResults = readResults().filter(({ section }) => !sections.has(section));
  const results = [...otherResults, ...newResults.map(({ section, row }) => ({ ...row, section, measuredOn }))];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(STORE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(path.join(FOLDER, 'results.svg'), drawResults(results));
  const text = readFileSync(README, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(BEGIN) + BEGIN.length), text.slice(text.indexOf(END))];
  writeFileSync(README, `${before}\n\n${formatTable(results)}\n\n${after}`);
}

function readResults(): Result[] {
  try {
    return JSON.parse(readFileSync(STORE, 'utf8')) as Result[];
  } catch {
    return [];
  }
}

const isMet = ({ ratio, goal }: Row): boolean => ratio <= goal;

function formatTable(results: readonly Result[]): string {
  const lines = results.map((result) => {
    const ratio = result.ratio.toFixed(2);
    const cells = [
      result.section,
      result.name,
      isMet(result) ? ratio : `**${ratio}**`,
      String(result.goal),
      result.limit,
    ];
    return `| ${[...cells, result.measuredOn].join(' | ')} |`;
  });
  return [
    `Measured on ${os.availableParallelism()} cores with Node ${process.versions.node}. Numbers in bold miss their goal.`,
    '',
    '| section | row | ratio | goal | limit and measured value | date |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

const [WIDTH, LINE, LABEL, BAR] = [760, 22, 360, 300];
/** The share of a goal at which a bar ends. */
const LONGEST = 2;

/** A bar for each row: how much of its goal it uses. The line marks the goal. */
function drawResults(results: readonly Result[]): string {
  const height = results.length * LINE + 40;
  const bars = results.map((result, index) => {
    const y = 30 + index * LINE;
    const share = result.ratio / result.goal;
    const width = Math.max(1, (Math.min(share, LONGEST) / LONGEST) * BAR).toFixed(1);
    const fill = isMet(result) ? '#2f6f8f' : '#b3541e';
    return [
      `<text x="${LABEL - 10}" y="${y + 12}" text-anchor="end">${escapeText(result.name)}</text>`,
      `<rect x="${LABEL}" y="${y + 2}" width="${width}" height="12" fill="${fill}"/>`,
      `<text x="${LABEL + BAR + 8}" y="${y + 12}">${result.ratio.toFixed(2)} of ${result.goal}</text>`,
    ].join('');
  });
  const goal = LABEL + BAR / LONGEST;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Results of the benchmarks by their goals" font-family="sans-serif" font-size="11" fill="#333"><rect width="100%" height="100%" fill="#fff"/><text x="${goal}" y="18" text-anchor="middle">goal</text>${bars.join('')}<line x1="${goal}" y1="22" x2="${goal}" y2="${height - 8}" stroke="#333" stroke-dasharray="3 3"/></svg>\n`;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
