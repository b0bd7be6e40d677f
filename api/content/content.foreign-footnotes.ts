import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import type { Options } from 'rehype-remark';

// Converts footnotes of other systems: a superscript link to a list item at the end of the text, which links back.

type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];

const REFERENCE = 'footnote-reference';
const DEFINITION = 'footnote-definition';

/** Handlers of rehype-remark for the elements that `markFootnotes` creates. */
export const footnoteHandlers = {
  [REFERENCE]: (_state: State, { properties }: Element): FootnoteReference => {
    const identifier = String(properties['number']);
    return { type: 'footnoteReference', identifier, label: identifier };
  },
  [DEFINITION]: (state: State, node: Element): FootnoteDefinition => {
    const identifier = String(node.properties['number']);
    const children = state.toFlow(state.all(node)) as FootnoteDefinition['children'];
    return { type: 'footnoteDefinition', identifier, label: identifier, children };
  },
};

/**
 * Replaces footnote references and footnotes, and moves the footnotes to the end of the text. A footnote without a
 * reference stays in place.
 */
export function markFootnotes(root: Root): void {
  const items = new Map<string, Element>();
  for (const { id, node } of listItems(root)) items.set(id, node);
  if (items.size === 0) return;
  const numbers = new Map<Element, number>();
  const replace = (nodes: RootContent[]): RootContent[] =>
    nodes.map((node) => {
      if (node.type !== 'element') return node;
      const item = items.get(readTarget(node) ?? '');
      if (!item) return { ...node, children: replace(node.children) as ElementContent[] };
      if (!numbers.has(item)) numbers.set(item, numbers.size + 1);
      return element(REFERENCE, { number: numbers.get(item)! }, []);
    });
  const text = replace(withoutNotes(root.children, new Set(items.values())));
  const noteNumbers = new Set(numbers.keys());
  root.children = [
    // List items without a reference stay in the list.
    ...(noteNumbers.size === items.size ? text : replace(withoutNotes(root.children, noteNumbers))),
    ...[...numbers].map(([item, number]) => element(DEFINITION, { number }, item.children.flatMap(withoutBacklinks))),
  ];
}

function listItems(parent: Root | Element): { id: string; node: Element }[] {
  return parent.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const id = node.tagName === 'li' ? node.properties['id'] : undefined;
    return [...(typeof id === 'string' ? [{ id, node }] : []), ...listItems(node)];
  });
}

/** Returns the id that a superscript link targets; null for any other element. */
function readTarget(node: Element): string | null {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  if (others.length > 0 || only?.type !== 'element') return null;
  const link = node.tagName === 'sup' && only.tagName === 'a' ? only : node;
  if (link === node && !(node.tagName === 'a' && only.tagName === 'sup')) return null;
  const { href } = link.properties;
  return typeof href === 'string' && href.startsWith('#') ? href.slice(1) : null;
}

/** Matches an arrow, with or without the variation selector for its text form. */
const BACKLINK = /^(?:[\s↩↑^⤴\d]|\uFE0E|\uFE0F)*$/u;

function withoutBacklinks(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const isBack =
    node.tagName === 'a' && String(node.properties['href'] ?? '').startsWith('#') && BACKLINK.test(toString(node));
  return isBack ? [] : [{ ...node, children: node.children.flatMap(withoutBacklinks) }];
}

/** Removes these footnotes, and the lists, sections and rules that only separated them from the text. */
function withoutNotes<Node extends RootContent>(nodes: Node[], notes: ReadonlySet<Element>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    if (notes.has(node)) return [];
    if (!listItems(node).some((item) => notes.has(item.node))) return isSeparator(node) ? [] : [node];
    const children = withoutNotes(node.children, notes);
    const isEmpty = children.every((child) =>
      child.type === 'element' ? child.tagName === 'hr' : !toString(child).trim(),
    );
    return isEmpty ? [] : [{ ...node, children }];
  });
}

const isSeparator = ({ tagName, properties }: Element): boolean =>
  tagName === 'hr' && String(properties['className'] ?? '').includes('footnotes-sep');

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
