import type { Element, RootContent } from 'hast';
import { getStyle } from './pasted.styles.ts';

// Word copies remarks with the text: comments, their places, deleted text that is still tracked, and hidden text. They
// are not meant for readers.

const COMMENT_CLASS = /^(?:msocom|MsoComment|msoDel)/i;
/** Word names the places of comments like this, and Google Docs like `cmnt1` and `cmnt_ref1`. */
const COMMENT_ID = /^#?(?:_msocom|_msoanchor|_com_|_anchor_|cmnt)/i;

const getText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];

function isPrivate(element: Element): boolean {
  const { properties, tagName } = element;
  const style = getStyle(element);
  return (
    getText(properties['className']).some((name) => COMMENT_CLASS.test(name)) ||
    ['id', 'name', 'href'].some((name) => getText(properties[name]).some((value) => COMMENT_ID.test(value))) ||
    /^comment/i.test(style['mso-element'] ?? '') ||
    /^comment/i.test(style['mso-special-character'] ?? '') ||
    style['mso-hide'] === 'all' ||
    style['display'] === 'none' ||
    // Word names the author of a tracked deletion.
    (tagName === 'del' && (properties['cite'] !== undefined || properties['dateTime'] !== undefined))
  );
}

/** True for the box around the remarks at the end of a document of Google Docs. */
const isRemark = ({ tagName, children }: Element): boolean =>
  tagName === 'div' && children.some((child) => child.type === 'element' && child.children.some(isRemarkLink));

const isRemarkLink = (node: RootContent): boolean =>
  node.type === 'element' && String(node.properties['href'] ?? '').startsWith('#cmnt');

export const dropPrivate = <Node extends RootContent>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    if (isPrivate(node) || isRemark(node)) return [];
    return [{ ...node, children: dropPrivate(node.children) }];
  });
