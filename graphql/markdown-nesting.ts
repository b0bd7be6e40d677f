// The nesting of the blocks of a Markdown text, counted without parsing: parsing takes time that grows with the cube of
// the nesting.

/** The maximum nesting of the elements of a text. */
export const MAX_NESTING = 100;

const MARKER = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y;

/** True if a line opens more nested quotes and lists than a text can have. */
export function isNestedTooDeep(markdown: string): boolean {
  return markdown.split(/\r\n?|\n/).some((line) => {
    MARKER.lastIndex = 0;
    let depth = 0;
    while (depth <= MAX_NESTING && MARKER.test(line)) depth += 1;
    return depth > MAX_NESTING;
  });
}
