import type { Blockquote, Nodes } from 'mdast';

// Callouts are quotes of the top level that begin with a line such as `[!NOTE]`, as on GitHub.

/** The kinds of callouts, and the word that each shows. */
export const CALLOUTS = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
} as const;

export type CalloutKind = keyof typeof CALLOUTS;

export const calloutKinds = Object.keys(CALLOUTS) as CalloutKind[];

declare module 'mdast' {
  interface BlockquoteData {
    /** The kind of a callout that was not read from Markdown. */
    callout?: CalloutKind;
  }
}

const MARKER = new RegExp(String.raw`^\[!(${calloutKinds.join('|')})\](?:\r\n?|\n|$)`, 'i');

/**
 * The kind of the callout and its blocks without the marker. Null for an ordinary quote.
 * @param source the Markdown that has the quote
 */
export function readCallout(
  { children: [first, ...rest] }: Blockquote,
  source: string,
): { kind: CalloutKind; children: Blockquote['children'] } | null {
  if (first?.type !== 'paragraph') return null;
  const [opening, ...others] = first.children;
  if (opening?.type !== 'text' || !isUnescaped(opening, source)) return null;
  const [marker, kind] = MARKER.exec(opening.value) ?? [];
  // The marker is alone in its line.
  if (!marker || !kind || (marker.endsWith(']') && others.length > 0)) return null;
  const value = opening.value.slice(marker.length);
  const children = value ? [{ ...opening, value }, ...others] : others;
  return {
    kind: kind.toLowerCase() as CalloutKind,
    children: children.length > 0 ? [{ ...first, children }, ...rest] : rest,
  };
}

/** An escaped bracket is text. */
const isUnescaped = ({ position }: Nodes, source: string): boolean =>
  position?.start.offset !== undefined && source.startsWith('[', position.start.offset);
