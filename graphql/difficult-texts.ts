/** Texts that programs easily change when they read and write them. */
export const DIFFICULT_TEXTS = [
  '---\ntitle: no front matter\n---\nafter it',
  'ends without a newline',
  'ends with several\n\n\n',
  '\n\nbegins with some',
  'Windows\r\nlines\r\n and an old Mac\r one',
  '\uFEFFa byte order mark, \u2028 a line separator, \u0085 a next line, \u0001 a control',
  'true',
  'null',
  '2026-11-21',
  "- 'a list', [of: {things}] & *anchors | > %percent @at `tick`",
  '𝒰nicode 🚪, right to left: שלום, a combining e\u0301, a lone tab\t.',
  ' spaces around ',
  '"quotes" \\backslashes\\ \'single\'',
];
