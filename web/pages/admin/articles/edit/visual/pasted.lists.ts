import type { Element, ElementContent, RootContent } from 'hast';
import type { Nodes } from 'mdast';
import { getStyle } from './pasted.styles.ts';

// Converts lists from word processors to HTML lists. Word writes paragraphs with a level in their style. Google Docs
// and older versions of Word put a nested list next to its parent item.

/** `l0 level1 lfo1`: the list, the level, and the numbering, which starts again if two lists share a format. */
const LIST_PARAGRAPH = /^(l\d+)\s+level(\d)\s*(\S*)/;
const NUMBER = /^\(?(\d{1,9}|[a-z]|[ivxlc]+)[.)]/i;

interface Level {
  list: Element;
  depth: number;
  /** Word's name of a numbered list. Empty for a bulleted list, because bullets look the same in every list. */
  numbering: string;
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

/** Converts Word's list paragraphs to nested lists. The paragraphs must still have their styles. */
export function joinListParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const joinedNodes: RootContent[] = [];
  let open: Level[] = [];
  for (const node of nodes) {
    const [, name, level, format] =
      node.type === 'element' ? (LIST_PARAGRAPH.exec(getStyle(node)['mso-list'] ?? '') ?? []) : [];
    if (node.type !== 'element' || !level) {
      // Whitespace between two paragraphs does not end a list.
      if (node.type !== 'element' && !getText(node).trim() && open.length > 0) continue;
      open = [];
      joinedNodes.push(node);
      continue;
    }
    const { marker, children } = cutMarker(node.children);
    const first = open[0];
    open = openLevel(open, { depth: Number(level), marker, name: `${name} ${format}` });
    if (open[0] !== first) joinedNodes.push(open[0]!.list);
    open.at(-1)!.list.children.push(make('li', children));
  }
  return joinedNodes;
}

interface Item {
  depth: number;
  marker: string;
  /** Word's name of its list. */
  name: string;
}

/**
 * The open lists after an item. Deeper lists are closed. A list that is missing at its level, or that the item does not
 * continue, is added to the last item above.
 */
function openLevel(open: readonly Level[], { depth, marker, name }: Item): Level[] {
  const [, number] = NUMBER.exec(marker) ?? [];
  const numbering = number ? name : '';
  const above = open.filter((level) => level.depth < depth);
  const same = open.find((level) => level.depth === depth);
  if (same?.numbering === numbering) return [...above, same];
  // A list that begins below the first level has no parent item.
  if (!same && above.length === 0 && open[0]?.numbering === numbering) return [open[0]];
  const start = Number(number) > 1 ? { start: Number(number) } : {};
  const list = make(number ? 'ol' : 'ul', [], number ? start : {});
  (above.at(-1)?.list.children.at(-1) as Element | undefined)?.children.push(list);
  return [...above, { list, depth, numbering }];
}

/** Removes the bullet or number of an item. Word writes it as text in a span marked "ignore". */
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

/** Moves a list between items into the preceding item. */
export function nestLists(list: Element): Element {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type !== 'element' && !getText(child).trim()) continue;
    if (!isElement(child, 'ul', 'ol')) items.push(child);
    else if (isElement(last, 'li')) items[items.length - 1] = { ...last, children: [...last.children, child] };
    // A list that contains only a list is unwrapped.
    else items.push(...child.children);
  }
  return { ...list, children: items };
}

/** Google Docs wraps each item's text in a paragraph. Only items with several paragraphs make a loose list. */
export function tightenLists(nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if ('children' in node) tightenLists(node.children);
    if (node.type !== 'list') continue;
    for (const item of node.children) item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1;
    node.spread = node.children.some((item) => item.spread);
  }
}

/** List items must begin with text in this editor, so headings become paragraphs. */
const flattenItem = (item: Element): Element => ({
  ...item,
  children: item.children.map((child) =>
    isElement(child, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') ? { ...child, tagName: 'p' } : child,
  ),
});

/** Converts an item. `item` has its clean children; the original says whether it is a task, and whether that is done. */
export function toItem(item: Element, original: Element): Element {
  const flatItem = flattenItem(item);
  const checked = readChecked(original);
  if (checked !== null) return addCheckbox(flatItem, checked);
  // Notion writes the box as text.
  const [, mark] = /^\s*\[([ x])\]\s/i.exec(getText(original)) ?? [];
  return mark ? addCheckbox(cutFirst(flatItem, /^\s*\[[ x]\]\s*/i), mark !== ' ') : flatItem;
}

/** Google Docs names the state at the item, and rendered Markdown has a checkbox. */
function readChecked(element: Element): boolean | null {
  const { properties, children } = element;
  if (properties['role'] === 'checkbox' || properties['ariaChecked'] !== undefined)
    return String(properties['ariaChecked']) === 'true';
  const first = children.find((child) => child.type === 'element' || getText(child).trim() !== '');
  if (first?.type !== 'element') return null;
  if (/^(?:p|label)$/.test(first.tagName)) return readChecked({ ...first, properties: {} });
  return first.tagName === 'input' && first.properties['type'] === 'checkbox'
    ? Boolean(first.properties['checked'])
    : null;
}

/** rehype-remark reads a task from the checkbox at the beginning of an item. */
function addCheckbox(item: Element, checked: boolean): Element {
  const box = make('input', [], { type: 'checkbox', checked });
  const [first, ...rest] = item.children.filter((child) => child.type === 'element' || getText(child).trim() !== '');
  return isElement(first, 'p')
    ? { ...item, children: [{ ...first, children: [box, ...first.children] }, ...rest] }
    : { ...item, children: [box, ...item.children] };
}

/** Removes a pattern from the first text of an element. */
function cutFirst(element: Element, pattern: RegExp): Element {
  const at = element.children.findIndex((child) => getText(child).trim() !== '');
  const children = element.children.map((child, index): ElementContent => {
    if (index !== at) return child;
    if (child.type === 'text') return { ...child, value: child.value.replace(pattern, '') };
    return child.type === 'element' ? cutFirst(child, pattern) : child;
  });
  return { ...element, children };
}
