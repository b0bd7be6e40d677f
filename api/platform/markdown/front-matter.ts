import { parse, stringify } from 'yaml';

export interface FrontMatter {
  front: unknown;
  /** The exact text after the front matter. */
  body: string;
}

/** A text with facts before it: `---`, YAML, `---`, body. The same facts and body give the same bytes. */
export const writeFrontMatter = (front: object, body: string): string =>
  `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`;

/** Splits such a text. Null if it has no front matter. Throws the error of YAML for malformed front matter. */
export function readFrontMatter(text: string): FrontMatter | null {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return head === undefined || body === undefined ? null : { front: parse(head), body };
}
