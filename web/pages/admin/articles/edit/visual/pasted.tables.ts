import type { Element, ElementContent } from 'hast';

// Converts tables to what Markdown supports: single-line cells and a header in the first row.

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 pre blockquote table tbody tr td th br hr'.split(' '));
/** More spanned columns or rows indicate a broken or hostile document. */
const MOST_SPANNED = 100;

const space: ElementContent = { type: 'text', value: ' ' };

/** Joins a cell's blocks into one line. */
const flatten = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = flatten(node.children);
    return BLOCKS.has(node.tagName) ? [space, ...children, space] : [{ ...node, children }];
  });

export const flattenCell = (cell: Element): Element => ({ ...cell, children: flatten(cell.children) });

/** The spans of a cell, so that adjacent cells keep their columns. */
export function readSpans({ properties }: Element): Element['properties'] {
  const readSpan = (name: 'rowSpan' | 'colSpan') => Math.min(Number(properties[name]) || 1, MOST_SPANNED);
  return { align: properties['align'], rowSpan: readSpan('rowSpan'), colSpan: readSpan('colSpan') };
}

/** If a table has no header row, its first row becomes the header. */
export function addHeader(table: Element): Element {
  if (find(table, 'th')) return table;
  const first = find(table, 'tr');
  for (const cell of first?.children ?? []) if (cell.type === 'element' && cell.tagName === 'td') cell.tagName = 'th';
  return table;
}

function find(element: Element, tagName: string): Element | null {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const element = child.tagName === tagName ? child : find(child, tagName);
    if (element) return element;
  }
  return null;
}
