// Measures the nesting of Markdown blocks without parsing, because parsing time grows with the cube of the nesting.

/** The maximum depth of nested elements in a text. */
export const MAX_NESTING = 100;

const MARKER = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y;

/** True if a line opens more nested quotes and lists than MAX_NESTING. */
export function isNestedTooDeep(markdown: string): boolean {
  return markdown.split(/\r\n?|\n/).some((line) => {
    MARKER.lastIndex = 0;
    let depth = 0;
    while (depth <= MAX_NESTING && MARKER.test(line)) depth += 1;
    return depth > MAX_NESTING;
  });
}
