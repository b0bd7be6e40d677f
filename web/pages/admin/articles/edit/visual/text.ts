import { Fragment, type Node } from '@tiptap/pm/model';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { isNestedTooDeep } from '#graphql/markdown-nesting.ts';
import { schema } from './schema.ts';
import { HTML, type Refusal, toBlocks } from './toDoc.ts';
import { isBlank, toRoot } from './toMarkdown.ts';

// The same parser that renders the article, so visual mode shows what readers see.
const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' });

const parse = (markdown: string): Root => parser.parse(markdown);

/** A document contains at least one paragraph. */
function toDocument(blocks: readonly Node[]): Node {
  const paragraph = schema.nodes['paragraph']!.create();
  return schema.nodes['doc']!.create(null, Fragment.fromArray(blocks.length > 0 ? [...blocks] : [paragraph]));
}

/** Reads a text. Blocks that the editor does not edit, or would not write back as they are, become locked cards. */
export function readDoc(markdown: string): Node {
  const { children } = parse(markdown);
  const doc = toDocument(toBlocks(children, { schema, source: markdown }));
  if (isValid(doc) && isSameText(doc, write(getChildren(doc)))) return doc;
  const definitions = children.filter(({ type }) => type === 'definition' || type === 'footnoteDefinition');
  const context = definitions.map(({ position }) => markdown.slice(position!.start.offset!, position!.end.offset!));
  const blocks = getChildren(doc);
  // One Markdown node is one block.
  const lockedAt = new Set(
    blocks.flatMap((block, at) =>
      isValid(toDocument([block])) && isSameText(toDocument([block]), [write([block]), ...context].join('\n\n'), 1)
        ? []
        : [at],
    ),
  );
  return toDocument(toBlocks(children, { schema, source: markdown, lockedAt }));
}

/** The blocks of a pasted text. Null if it has HTML, which readers would not see, or is nested too deeply. */
export function readMarkdown(markdown: string): Node[] | null {
  if (isNestedTooDeep(markdown)) return null;
  if (listUnsupported(markdown).some(({ what }) => what === HTML)) return null;
  return getChildren(readDoc(markdown));
}

function isValid(doc: Node): boolean {
  try {
    doc.check();
    return true;
  } catch {
    return false;
  }
}

/** True if the Markdown has the blocks of the document, or `count` of them first. Locked blocks are compared as written. */
function isSameText(doc: Node, markdown: string, count?: number): boolean {
  const { children } = parse(markdown);
  const blocks = toBlocks(children, { schema, source: markdown });
  const expected = getChildren(doc).filter((block) => !isBlank(block) || doc.childCount > 1);
  if (children.length === 0) return expected.every(isBlank);
  if (count === undefined ? blocks.length !== expected.length : blocks.length < count) return false;
  return expected.every((block, at) => {
    if (block.type.name !== 'lockedBlock') return block.eq(blocks[at]!);
    const { start, end } = children[at]!.position!;
    return markdown.slice(start.offset, end.offset) === block.attrs['source'];
  });
}

/** The blocks as Markdown. */
export const write = (blocks: readonly Node[]): string => trimBlanks(writer.stringify(toRoot(blocks)));

/** A text without the spaces and line ends at its end. A non-breaking space stays. */
function trimBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Lists what keeps visual mode from opening a text at all. */
export function listObstacles(markdown: string): Refusal[] {
  // Check the depth first: parsing such a text would freeze the browser.
  if (isNestedTooDeep(markdown)) return [{ what: 'lists or quotes nested too deeply', line: 1 }];
  const doc = readDoc(markdown);
  return isValid(doc) && isSameText(doc, write(getChildren(doc)))
    ? []
    : [{ what: 'a notation that visual mode would change', line: 1 }];
}

/** Lists the parts that visual mode does not edit or would not write back unchanged: it shows them as locked. */
export function listUnsupported(markdown: string): Refusal[] {
  // Check the depth first: parsing such a text would freeze the browser.
  if (isNestedTooDeep(markdown)) return [{ what: 'lists or quotes nested too deeply', line: 1 }];
  const refusals: Refusal[] = [];
  const blocks = toBlocks(parse(markdown).children, { schema, refusals, source: markdown });
  if (refusals.length > 0) return refusals;
  const doc = toDocument(blocks);
  if (!isValid(doc)) return [{ what: 'an unknown structure', line: 1 }];
  if (readDoc(write(blocks)).eq(doc)) return [];
  // Round-trips each block separately to find the unsupported one.
  const lines = parse(markdown).children.map(({ position }) => position?.start.line ?? 1);
  const at = blocks.findIndex((block) => !readDoc(write([block])).eq(toDocument([block])));
  return [{ what: 'a notation that visual mode would change', line: lines[at] ?? 1 }];
}

/** The parts of a document that visual mode would lock when it opens its Markdown again. */
export const countLocked = (doc: Node): number =>
  listUnsupported(write(getChildren(doc).filter((block) => !isBlank(block)))).length;

/** Round-trips pasted blocks through Markdown. Blocks that would change are converted to text. */
export function readReopenable(blocks: readonly Node[]): Node[] {
  // A footnote and its place are in different blocks.
  const whole = write(blocks);
  if (listUnsupported(whole).length === 0) return getChildren(readDoc(whole));
  const paragraph = schema.nodes['paragraph']!;
  const reopenedNodes = blocks.map((block): Node[] => {
    const text = write([block]);
    if (listUnsupported(text).length === 0) return getChildren(readDoc(text));
    const content = block.textBetween(0, block.content.size, ' ', ' ').trim();
    return content ? [paragraph.create(null, schema.text(content))] : [];
  });
  return reopenedNodes.flat();
}

export type Block = { from: number; to: number; line: number; lastLine: number };

/** The position of each block in the Markdown. */
export const parseBlocks = (markdown: string): Block[] =>
  parse(markdown).children.map(({ position }) => ({
    from: position!.start.offset!,
    to: position!.end.offset!,
    line: position!.start.line,
    lastLine: position!.end.line,
  }));

const getChildren = (doc: Node): Node[] => Array.from({ length: doc.childCount }, (_, at) => doc.child(at));

/**
 * A text that is open in visual mode. Untouched blocks are written back byte for byte. The editor's nodes are
 * immutable, so a node that is still the same object was not edited.
 */
export class Opened {
  readonly #markdown: string;
  readonly #doc: Node;
  readonly #places: Block[];
  readonly #known = new Map<Node, number>();

  constructor(markdown: string, doc: Node) {
    this.#markdown = markdown;
    this.#doc = doc;
    this.#places = parseBlocks(markdown);
    getChildren(doc).forEach((block, at) => this.#places[at] && this.#known.set(block, at));
  }

  /** The document as Markdown. */
  getText(doc: Node): string {
    const blocks = getChildren(doc).filter((block) => !isBlank(block));
    const before = getChildren(this.#doc).filter((block) => !isBlank(block));
    if (blocks.length === before.length && blocks.every((block, at) => block.eq(before[at]!))) return this.#markdown;
    // Adjacent blocks can affect each other (two lists would merge into one, for example). The whole text is then
    // rewritten.
    const [from, to] = this.#changedIn(blocks);
    const near = blocks.slice(from, to);
    const holds = readDoc(this.#writePreservingSource(near)).eq(readDoc(write(near)));
    const text = holds ? this.#writePreservingSource(blocks) : write(blocks);
    return this.#markdown.endsWith('\n') && !text.endsWith('\n') ? `${text}\n` : text;
  }

  /** The range of blocks that are new or have new neighbors, plus one block on either side. */
  #changedIn(blocks: readonly Node[]): [from: number, to: number] {
    const places = blocks.map((block) => this.#known.get(block));
    const isChanged = (at: number) => places[at] === undefined || (at > 0 && places[at] !== places[at - 1]! + 1);
    const changedIndexes = blocks.map((_, at) => at).filter(isChanged);
    return [Math.max(0, (changedIndexes[0] ?? 0) - 1), (changedIndexes.at(-1) ?? 0) + 2];
  }

  #writePreservingSource(blocks: readonly Node[]): string {
    let text = '';
    let last: number | undefined;
    for (const [index, block] of blocks.entries()) {
      const at = this.#known.get(block);
      const place = at === undefined ? undefined : this.#places[at]!;
      const gap = place && last === at! - 1 ? this.#markdown.slice(this.#places[last!]!.to, place.from) : '\n\n';
      if (index > 0) text += gap;
      else if (at === 0) text += this.#markdown.slice(0, place!.from);
      text += place ? this.#markdown.slice(place.from, place.to) : write([block]);
      last = at;
    }
    return last === this.#places.length - 1 ? text + this.#markdown.slice(this.#places[last]?.to) : text;
  }
}
