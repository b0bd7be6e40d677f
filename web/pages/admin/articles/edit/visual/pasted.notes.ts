import type { Element, ElementContent, RootContent } from 'hast';
import type { BlockContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { getStyle } from './pasted.styles.ts';

// Word, Google Docs and pages with rendered Markdown link a footnote to its place in the text and back. They become the
// footnotes of Markdown.

export const NOTE_MARK = 'footnote-mark';
export const NOTE = 'footnote-text';

/** The name of a footnote in the link from the text: Word, Google Docs, rendered Markdown. */
const TO_NOTE = /^#(?:_?(ftn|edn)(\d+)|ftnt(\d+)|(?:user-content-)?fn-?([\w-]+))$/;
/** The link from the footnote back to the text. */
const TO_TEXT = /^#(?:_?(ftn|edn)ref(\d+)|ftnt_ref(\d+)|(?:user-content-)?fnref-?([\w-]+?)(?:-\d+)?)$/;

const getName = (link: RegExpExecArray | null): string | null => link && link.slice(1).filter(Boolean).join('');
const getHref = (node: RootContent): string =>
  node.type === 'element' && node.tagName === 'a' ? String(node.properties['href'] ?? '') : '';

/** The name in the first link that leads back, if the element is a footnote. */
function findBackLink(node: RootContent): string | null {
  if (node.type !== 'element') return null;
  const name = getName(TO_TEXT.exec(getHref(node)));
  if (name) return name;
  for (const child of node.children) {
    const found = findBackLink(child);
    if (found) return found;
  }
  return null;
}

/** The names of the footnotes in the order of their places. */
const listPlaces = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) => {
    const name = getName(TO_NOTE.exec(getHref(node)));
    return [...(name ? [name] : []), ...(node.type === 'element' ? listPlaces(node.children) : [])];
  });

/** The line above the footnotes of Word. */
const isLine = (node: RootContent): boolean => node.type === 'element' && /^(?:hr|br)$/.test(node.tagName);

const isNote = ({ tagName, children }: Element): boolean =>
  /^(?:p|li|div)$/.test(tagName) &&
  !children.some((child) => child.type === 'element' && /^(?:div|li)$/.test(child.tagName));

/** Numbers footnotes in the order of their places, after those that the text has. */
function numberNotes(names: ReadonlySet<string>, footnotes: string): Map<string, string> {
  const numbers = new Map<string, string>();
  let next = 1;
  for (const name of names) {
    while (footnotes.includes(`[^${next}]`)) next++;
    numbers.set(name, String(next++));
  }
  return numbers;
}

/** Marks the footnotes that have a place in the pasted text. `footnotes` is the Markdown of those that the text has. */
export function readNotes(nodes: readonly RootContent[], footnotes: string): RootContent[] {
  const names = new Set(listPlaces(nodes));
  return names.size > 0 ? mark(nodes, numberNotes(names, footnotes)) : [...nodes];
}

const mark = (nodes: readonly RootContent[], numbers: ReadonlyMap<string, string>): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return [node];
    const place = numbers.get(getName(TO_NOTE.exec(getHref(node))) ?? '');
    if (place) return [make(NOTE_MARK, place, [])];
    const note = isNote(node) ? numbers.get(findBackLink(node) ?? '') : undefined;
    if (note) return [make(NOTE, note, dropBackLinks(node.children))];
    const children = /^(?:foot|end)note-list/.test(getStyle(node)['mso-element'] ?? '')
      ? node.children.filter((child) => !isLine(child))
      : node.children;
    return [{ ...node, children: mark(children, numbers) as ElementContent[] }];
  });

const make = (tagName: string, label: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: { id: label },
  children,
});

const dropBackLinks = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return TO_TEXT.test(getHref(node)) ? [] : [{ ...node, children: dropBackLinks(node.children) }];
  });

/** Converts marked footnotes to those of Markdown. */
export const pastedHandlers: NonNullable<Options['handlers']> = {
  // Notion writes a callout as an aside.
  aside: (state, element) => ({
    type: 'blockquote',
    data: { callout: 'note' },
    children: state.toFlow(state.all(element)) as BlockContent[],
  }),
  [NOTE_MARK]: (_, { properties }) => ({ type: 'footnoteReference', ...name(properties) }),
  [NOTE]: (state, { properties, ...element }) => ({
    type: 'footnoteDefinition',
    ...name(properties),
    children: state.toFlow(state.all({ ...element, properties: {} })) as BlockContent[],
  }),
};

const name = ({ id }: Element['properties']) => ({ identifier: String(id), label: String(id) });
