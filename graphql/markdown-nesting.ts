// How deep the blocks of a Markdown text are nested, counted without parsing it: parsing takes time that grows with the
// cube of the nesting.

/** How many elements of a text may lie within one another. */
export const MAX_NESTING = 100;

const MARKER = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y;

/** Whether a line opens more quotes and lists within one another than a text may have. */
export function isNestedTooDeep(markdown: string): boolean {
  return markdown.split(/\r\n?|\n/).some((line) => {
    MARKER.lastIndex = 0;
    let depth = 0;
    while (depth <= MAX_NESTING && MARKER.test(line)) depth += 1;
    return depth > MAX_NESTING;
  });
}
