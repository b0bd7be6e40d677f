import type { BlockContent, Blockquote, DefinitionContent, ListItem, PhrasingContent, Root, Table } from 'mdast';
import type { Fragment, Mark, Node } from '@tiptap/pm/model';

// Converts the editor's blocks to a Markdown syntax tree.

type FlowContent = BlockContent | DefinitionContent;

export const toRoot = (blocks: readonly Node[]): Root => ({ type: 'root', children: blocks.map(block) });

const getChildren = ({ content }: Node): Node[] =>
  Array.from({ length: content.childCount }, (_, at) => content.child(at));

/** True for an empty paragraph, which Markdown cannot express. */
export const isBlank = ({ type, content }: Node): boolean => type.name === 'paragraph' && content.size === 0;

const blocksIn = (node: Node): FlowContent[] =>
  getChildren(node)
    .filter((child) => !isBlank(child))
    .map(block);

function block(node: Node): FlowContent {
  const { attrs } = node;
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs['level'], children: phrasing(node.content) };
    case 'blockquote':
      return { type: 'blockquote', children: blocksIn(node) };
    case 'callout':
      return callout(node);
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'codeBlock':
      return { type: 'code', lang: attrs['language'], value: node.textContent };
    case 'bulletList':
    case 'orderedList': {
      const items = getChildren(node).map((item): ListItem => {
        const children = blocksIn(item);
        const paragraphs = children.filter(({ type }) => type === 'paragraph').length;
        const { checked } = item.attrs;
        return { type: 'listItem', checked, spread: attrs['spread'] || paragraphs > 1, children };
      });
      const spread = items.some((item) => item.spread);
      const isOrdered = node.type.name === 'orderedList';
      return { type: 'list', ordered: isOrdered, start: isOrdered ? attrs['start'] : null, spread, children: items };
    }
    case 'table':
      return table(node);
    case 'footnoteDefinition': {
      const label = String(attrs['label']);
      return { type: 'footnoteDefinition', identifier: label, label, children: blocksIn(node) };
    }
    case 'lockedBlock':
      return { type: 'html', value: attrs['source'] };
    default:
      return { type: 'paragraph', children: phrasing(node.content) };
  }
}

/** The marker has a line of its own, and the first paragraph goes on in the next one. */
function callout(node: Node): Blockquote {
  const marker: PhrasingContent = { type: 'html', value: `[!${String(node.attrs['kind']).toUpperCase()}]` };
  const [first, ...rest] = blocksIn(node);
  // The writer puts HTML on the line before it.
  if (first?.type !== 'paragraph' || first.children[0]?.type === 'html')
    return {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [marker] }, ...(first ? [first] : []), ...rest],
    };
  const children = joinText([{ type: 'text', value: '\n' }, ...first.children]);
  return { type: 'blockquote', children: [{ type: 'paragraph', children: [marker, ...children] }, ...rest] };
}

function table(node: Node): Table {
  const rows = getChildren(node);
  return {
    type: 'table',
    align: getChildren(rows[0]!).map(({ attrs }) => attrs['align']),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: getChildren(row).map(({ content }) => ({
        type: 'tableCell',
        // A table row is a single line.
        children: phrasing(content).map((part) => (part.type === 'break' ? { type: 'text', value: ' ' } : part)),
      })),
    })),
  };
}

interface Piece {
  node: Node;
  marks: readonly Mark[];
}

function phrasing(content: Fragment): PhrasingContent[] {
  const pieces: Piece[] = [];
  content.forEach((node) => pieces.push({ node, marks: node.marks.filter(({ type }) => type.name !== 'code') }));
  return trimText(nest(pieces));
}

/** Nests marks so that each spans as much as possible, because Markdown marks cannot overlap. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let from = 0; from < pieces.length;) {
    const { node, marks } = pieces[from]!;
    const runs = marks.map((mark) => ({ mark, to: closeMark(mark, pieces, from) }));
    const longest = runs.reduce<(typeof runs)[number] | null>(
      (best, run) => (run.to > (best?.to ?? 0) ? run : best),
      null,
    );
    if (!longest) {
      out.push(leaf(node));
      from += 1;
      continue;
    }
    const { mark, to } = longest;
    out.push(
      ...wrap(
        mark,
        nest(pieces.slice(from, to).map((piece) => ({ ...piece, marks: mark.removeFromSet(piece.marks) }))),
      ),
    );
    from = to;
  }
  return joinText(out);
}

function closeMark(mark: Mark, pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex(({ marks }, at) => at > from && !mark.isInSet(marks));
  return end === -1 ? pieces.length : end;
}

function leaf(node: Node): PhrasingContent {
  if (node.type.name === 'hardBreak') return { type: 'break' };
  if (node.type.name === 'footnoteReference') {
    const label = String(node.attrs['label']);
    return { type: 'footnoteReference', identifier: label, label };
  }
  if (node.type.name === 'lockedText') return { type: 'html', value: node.attrs['source'] };
  if (node.type.name === 'image')
    return { type: 'image', url: node.attrs['src'], alt: node.attrs['alt'], title: node.attrs['title'] };
  const value = node.text ?? '';
  return node.marks.some(({ type }) => type.name === 'code') ? { type: 'inlineCode', value } : { type: 'text', value };
}

const EMPHASES = { bold: 'strong', italic: 'emphasis', strike: 'delete' } as const;

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (mark.type.name === 'link') {
    const { href, title } = mark.attrs;
    return [{ type: 'link', url: href, title, children: children as never }];
  }
  const type = EMPHASES[mark.type.name as keyof typeof EMPHASES];
  // Markdown emphasis cannot begin or end with a space.
  const [before, rest] = cut(children, /^\s+/, 0);
  const [after, inner] = cut(rest, /(?<!\s)\s+$/, -1);
  return [...before, ...(inner.length > 0 ? [{ type, children: inner } as PhrasingContent] : []), ...after];
}

/** Removes matching whitespace from the text at one end. */
function cut(nodes: PhrasingContent[], edge: RegExp, end: 0 | -1): [edge: PhrasingContent[], rest: PhrasingContent[]] {
  const node = nodes.at(end);
  const blank = node?.type === 'text' ? edge.exec(node.value)?.[0] : undefined;
  if (node?.type !== 'text' || !blank) return [[], nodes];
  const value = node.value.replace(edge, '');
  const remainder = value ? [{ ...node, value }] : [];
  const rest = end === 0 ? [...remainder, ...nodes.slice(1)] : [...nodes.slice(0, -1), ...remainder];
  return [[{ type: 'text', value: blank }], rest];
}

/** Removes spaces and line breaks at both ends, which Markdown does not preserve. */
function trimText(nodes: PhrasingContent[]): PhrasingContent[] {
  const [, start] = cut(nodes, /^[ \t]+/, 0);
  let [, rest] = cut(start, /(?<![ \t])[ \t]+$/, -1);
  while (rest.at(-1)?.type === 'break') [, rest] = cut(rest.slice(0, -1), /(?<![ \t])[ \t]+$/, -1);
  return rest;
}

function joinText(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      out[out.length - 1] = { ...last, value: last.value + node.value };
    else out.push(node);
  }
  return out;
}
