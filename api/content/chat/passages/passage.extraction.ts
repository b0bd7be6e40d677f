import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { joinDivided } from '#api/platform/search-query.ts';
import { type Block, cutPassages, type Passage } from './passage.split.ts';

/** Navigation, controls, drawings and calls to action, which never answer a question. */
const SKIPPED = new Set(['script', 'style', 'nav', 'template', 'button', 'form', 'dialog', 'svg', 'del', 'figcaption']);
const LEAVES = new Set(['p', 'tr', 'blockquote', 'summary', 'pre', 'dd']);
const BLOCKS = 'p tr blockquote summary pre dl dd ul ol li table figure h1 h2 h3 h4 section div article'.split(' ');

/** An id that React made for one rendering. The next build can use another. */
const isGenerated = (id: string): boolean => /^_[Rr]_/.test(id);

interface Walk {
  blocks: Block[];
  title: string;
  headings: string[];
  anchor: string;
  columns: string[];
  /** The caption of the current table. */
  caption: string;
}

/** The passages of a rendered page: the content of its `<main>`. */
export function extractFromPage(html: string): { title: string; passages: Passage[] } {
  const main = findFirst(unified().use(rehypeParse).parse(html), 'main');
  return extract(main?.children ?? [], '');
}

/** Extracts the passages from rendered Markdown. */
export const extractFromText = (html: string, title: string, lead: readonly string[] = []): Passage[] => {
  const { children } = unified().use(rehypeParse, { fragment: true }).parse(html);
  const opening = lead.filter(Boolean).map((text): Block => ({ anchor: '', heading: '', text }));
  return extract(children, title, opening).passages;
};

function extract(children: RootContent[], title: string, blocks: Block[] = []): { title: string; passages: Passage[] } {
  const walk: Walk = { blocks, title, headings: [], anchor: '', columns: [], caption: '' };
  for (const child of children) visit(child, walk);
  return { title: walk.title, passages: cutPassages(walk.blocks) };
}

function visit(node: RootContent, walk: Walk): void {
  if (node.type === 'text') return add(node.value, walk);
  if (node.type !== 'element' || isSkipped(node)) return;
  const { id } = node.properties;
  if (typeof id === 'string' && id !== 'main' && !isGenerated(id)) walk.anchor = id;
  if (/^h[1-4]$/.test(node.tagName)) return enterHeading(node, walk);
  if (node.tagName === 'table') return readTable(node, walk);
  if (node.tagName === 'caption') return void (walk.caption = readText(node).replace(/^TABLE \d+ /, ''));
  if (node.tagName === 'thead') return void (walk.columns = findAll(node, 'th').map(readText));
  if (node.tagName === 'tr') return add(readRow(node, walk.columns), walk, true);
  if (node.tagName === 'dl') return add(readFacts(node), walk, true);
  if (LEAVES.has(node.tagName) || !hasBlocks(node)) return add(readText(node), walk);
  for (const child of node.children) visit(child, walk);
}

const isSkipped = ({ tagName, properties, children }: Element): boolean =>
  SKIPPED.has(tagName) ||
  properties['ariaHidden'] === 'true' ||
  [properties['className']].flat().includes('screen-only') ||
  // Contains the wording of an earlier version, shown next to the current one.
  (tagName === 'details' && children.some((child) => child.type === 'element' && findFirst(child, 'del') !== null));

function enterHeading(node: Element, walk: Walk): void {
  const level = Number(node.tagName.slice(1));
  const text = readText(node);
  if (level === 1) walk.title ||= text;
  else walk.headings = [...walk.headings.slice(0, level - 2), text];
}

function readTable(table: Element, walk: Walk): void {
  for (const child of table.children) visit(child, walk);
  Object.assign(walk, { columns: [], caption: '' });
}

function add(value: string, { blocks, headings, anchor, caption }: Walk, isRow = false): void {
  const text = value.replace(isRow ? /[^\S\n]+/g : /\s+/g, ' ').trim();
  const heading = [...headings, caption].filter(Boolean).join(' / ');
  if (/\p{L}/u.test(text)) blocks.push({ anchor, heading, text, isRow });
}

/** Formats a table row as text: a line for the first cell, then one for each cell after its column name. */
function readRow(row: Element, columns: readonly string[]): string {
  const cells = row.children.filter((cell): cell is Element => cell.type === 'element').map(readText);
  if (cells.length !== columns.length) return cells.join('. ');
  return cells.map((cell, at) => withStop(at === 0 ? cell : `${columns[at]}: ${cell}`)).join('\n');
}

/** Formats a description list as one line. */
const readFacts = (list: Element): string =>
  findAll(list, 'dt')
    .map((term, at) => withStop(`${readText(term)}: ${readText(findAll(list, 'dd')[at] ?? term)}`))
    .join(' ');

const withStop = (text: string): string => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`);

/** The text of an element, with a space between parts on different lines. */
function readText(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element' || isSkipped(child)) return '';
    const text = readText(child);
    return BLOCKS.includes(child.tagName) || child.tagName === 'br' || child.tagName === 'span' ? ` ${text} ` : text;
  });
  return joinDivided(parts.join(''))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const hasBlocks = (node: Element): boolean =>
  node.children.some((child) => child.type === 'element' && (BLOCKS.includes(child.tagName) || hasBlocks(child)));

const findAll = ({ children }: Root | Element, name: string): Element[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : findAll(child, name);
  });

const findFirst = (node: Root | Element, name: string): Element | null => findAll(node, name)[0] ?? null;
