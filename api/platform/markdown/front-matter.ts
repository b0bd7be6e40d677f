import { parse, stringify } from 'yaml';

export interface FrontMatter {
  front: unknown;
  /** What follows the front matter, to the byte. */
  body: string;
}

/** A text with facts before it, as `---`, YAML, `---`, body. The same facts and body give the same bytes. */
export const writeFrontMatter = (front: object, body: string): string =>
  `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`;

/** Takes such a text apart; null where it has no front matter. Throws what YAML says of front matter it cannot read. */
export function readFrontMatter(text: string): FrontMatter | null {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return head === undefined || body === undefined ? null : { front: parse(head), body };
}
