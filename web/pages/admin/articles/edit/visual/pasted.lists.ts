import type { Element, ElementContent, RootContent } from 'hast';
import type { Nodes } from 'mdast';
import { getStyle } from './pasted.styles.ts';

// Lists of word processors as lists of HTML. Word writes paragraphs that name their level; Google Docs and older
// versions of Word put a nested list beside the item that it belongs to.

const LIST_PARAGRAPH = /^l\d+\s+level(\d)/;
const NUMBER = /^\(?(\d{1,9}|[a-z]|[ivxlc]+)[.)]/i;

interface Level {
  list: Element;
  depth: number;
}

const isElement = (node: RootContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const make = (tagName: string, children: ElementContent[] = [], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const getText = (node: RootContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? (node.children as RootContent[]).map(getText).join('') : '';

/** Turns Word's list paragraphs, which must still carry their styles, into nested lists. */
export function joinListParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  let open: Level[] = [];
  for (const node of nodes) {
    const [, level] = node.type === 'element' ? (LIST_PARAGRAPH.exec(getStyle(node)['mso-list'] ?? '') ?? []) : [];
    if (node.type !== 'element' || !level) {
      // White space between two paragraphs does not end a list.
      if (node.type !== 'element' && !getText(node).trim() && open.length > 0) continue;
      open = [];
      joined.push(node);
      continue;
    }
    const { marker, children } = cutMarker(node.children);
    const isNewList = open.length === 0;
    open = openLevel(open, Number(level), marker);
    if (isNewList) joined.push(open[0]!.list);
    open.at(-1)!.list.children.push(make('li', children));
  }
  return joined;
}

/** The open lists after an item of a level: deeper ones are closed, a missing one is added to the last item. */
function openLevel(open: readonly Level[], depth: number, marker: string): Level[] {
  const kept = open.filter((level) => level.depth <= depth);
  if (kept.at(-1)?.depth === depth) return kept;
  // A list that begins below its first level has no item to stand in.
  if (kept.length === 0 && open.length > 0) return [open[0]!];
  const [, number] = NUMBER.exec(marker) ?? [];
  const start = Number(number) > 1 ? { start: Number(number) } : {};
  const list = make(number ? 'ol' : 'ul', [], number ? start : {});
  (kept.at(-1)?.list.children.at(-1) as Element | undefined)?.children.push(list);
  return [...kept, { list, depth }];
}

/** Takes the bullet or number off an item: Word writes it as text, in a span that says "ignore". */
function cutMarker(nodes: readonly ElementContent[]): { marker: string; children: ElementContent[] } {
  let marker = '';
  const cut = (children: readonly ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      if (/^ignore$/i.test(getStyle(child)['mso-list'] ?? '')) {
        marker ||= getText(child).trim();
        return [];
      }
      return [{ ...child, children: cut(child.children) }];
    });
  return { children: cut(nodes), marker };
}

/** Moves a list that stands between items into the item before it. */
export function nestLists(list: Element): Element {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type !== 'element' && !getText(child).trim()) continue;
    if (!isElement(child, 'ul', 'ol')) items.push(child);
    else if (isElement(last, 'li')) items[items.length - 1] = { ...last, children: [...last.children, child] };
    // A list that holds nothing but a list is that list.
    else items.push(...child.children);
  }
  return { ...list, children: items };
}

/** Only an item of several paragraphs stands apart from the next: Google Docs makes a paragraph of each item's words. */
export function tightenLists(nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if ('children' in node) tightenLists(node.children);
    if (node.type !== 'list') continue;
    for (const item of node.children) item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1;
    node.spread = node.children.some((item) => item.spread);
  }
}

/** An item begins with words in this editor: headings become paragraphs, and check boxes are left out. */
export const flattenItem = (item: Element): Element => ({
  ...item,
  children: item.children.map((child) =>
    isElement(child, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') ? { ...child, tagName: 'p' } : child,
  ),
});
