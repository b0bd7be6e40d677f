import { parseSync, Visitor } from 'vite';

/** A text that people read, and its position. */
export interface Text {
  file: string;
  /** From 1. */
  line: number;
  text: string;
  isComment?: true;
}

/** Attributes and properties whose values are not shown to people. */
const FOR_PROGRAMS = new Set([
  'className',
  'd',
  'viewBox',
  'rel',
  'sizes',
  'pattern',
  'autoComplete',
  'media',
  'points',
]);
const SQL =
  /^\s*(select|insert|update|delete|with|create|alter|drop|lock|set|from|where|and|or|union|order|begin)\b[^.!?]*$/;
const LETTERS = /\p{L}{2}/u;
/** A template of one word and values, such as `${count} entries`. The values are an ellipsis. */
const WORD_AND_VALUE = /^\p{Lu}?\p{L}+ …[.?!]?$|^(.* )?… \p{L}+[.?!]?$/u;

/** True for a technical list of words or a part of an SQL statement. */
const isForPrograms = (text: string) =>
  SQL.test(text) || /[{};=<>]|\$\d| as \(|'::/.test(text) || (text.length > 300 && !/[.,:;?!]/.test(text));

/** Labels of one word in markup count. Elsewhere only sentences and phrases count. */
const isPhrase = (text: string) => /\p{L}[,.:;!?…]* +\S*\p{L}/u.test(text) && !isForPrograms(text);

/**
 * Extracts the texts that people read from a source file: markup, labels, messages and descriptions, but not comments.
 */
export function extractTexts(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const texts: Text[] = [];
  const add = (start: number, text: string) => {
    const trimmed = text.replaceAll(/\s+/g, ' ').trim();
    const offset = start + (text.length - text.trimStart().length);
    if (LETTERS.test(trimmed)) texts.push({ file, line: source.slice(0, offset).split('\n').length, text: trimmed });
  };
  const skippedStarts = new Set<number>();
  new Visitor({
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (FOR_PROGRAMS.has(name) && node.value) skippedStarts.add(node.value.start);
    },
    ImportDeclaration: (node) => void skippedStarts.add(node.source.start),
    JSXText: (node) => add(node.start, node.value),
    Literal: (node) => {
      if (typeof node.value === 'string' && !skippedStarts.has(node.start) && isPhrase(node.value))
        add(node.start, node.value);
    },
    TemplateElement: (node) => {
      if (isPhrase(node.value.raw)) add(node.start, node.value.raw);
    },
    TemplateLiteral: ({ start, quasis }) => {
      const parts = quasis.map(({ value }) => value.raw);
      const text = parts.join('…');
      if (WORD_AND_VALUE.test(text) && !parts.some(isPhrase) && !isForPrograms(text)) add(start, text);
    },
  }).visit(program);
  return texts;
}

/** Extracts the sentences of the comments of a source file, without code. Consecutive line comments are one text. */
export function extractComments(file: string, source: string): Text[] {
  const { comments } = parseSync(file, source);
  const blocks: { start: number; end: number; text: string }[] = [];
  for (const { type, start, end, value } of comments) {
    const last = blocks.at(-1);
    if (last && type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += value;
      last.end = end;
    } else blocks.push({ start, end, text: value.replaceAll(/^\s*\*/gm, '') });
  }
  return blocks.flatMap(({ start, text }) =>
    text
      .replaceAll(/`[^`]*`/g, '`')
      .split(/(?<=[.!?:])\s+/)
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
      .filter((sentence) => LETTERS.test(sentence))
      .map((sentence) => ({
        file,
        line: source.slice(0, start).split('\n').length,
        text: sentence,
        isComment: true as const,
      })),
  );
}

/** Functions whose first argument is the title of tests. `drill` is a test with its own database (e2e/drill.ts). */
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'drill']);

/** The name of the called function: `test` for `test()`, `test.each(rows)()` and `` test.each`…`() ``. */
function getFunctionName(callee: object): string {
  if ('object' in callee) return getFunctionName(callee.object as object);
  if ('callee' in callee) return getFunctionName(callee.callee as object);
  if ('tag' in callee) return getFunctionName(callee.tag as object);
  return 'name' in callee ? String(callee.name) : '';
}

/** Extracts the titles of tests from a test file. The values in a template become an ellipsis. */
export function extractTitles(file: string, source: string): Text[] {
  const texts: Text[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title, body] }) => {
      if (!title || !body || !TEST_FUNCTIONS.has(getFunctionName(callee))) return;
      const line = source.slice(0, title.start).split('\n').length;
      if (title.type === 'Literal' && typeof title.value === 'string') texts.push({ file, line, text: title.value });
      if (title.type === 'TemplateLiteral')
        texts.push({ file, line, text: title.quasis.map(({ value }) => value.raw).join('…') });
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

/** Extracts the names of stories as words: `OnAPhone` is shown as "On A Phone". */
export function extractStoryNames(file: string, source: string): Text[] {
  return parseSync(file, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { name }, isType, start }) => {
      if (isType || !name || !/^[A-Z]/.test(name)) return [];
      const text = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
      return [{ file, line: source.slice(0, start).split('\n').length, text }];
    });
}

/** Extracts the descriptions from a GraphQL schema in SDL. */
export function extractDescriptions(file: string, sdl: string): Text[] {
  const texts: Text[] = [];
  for (const match of sdl.matchAll(/"""\n?([\s\S]*?)"""|^\s*"([^"\n]+)"$/gm)) {
    const text = (match[1] ?? match[2] ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text) texts.push({ file, line: sdl.slice(0, match.index).split('\n').length, text });
  }
  return texts;
}

/**
 * The sentences of a Markdown document, without code, URLs and marks. Table cells and list items are separate texts.
 */
export function extractSentences(file: string, markdown: string): Text[] {
  const withoutBlocks = markdown.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return withoutBlocks.split('\n').flatMap((line, index) =>
    line
      .replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, '`')
      .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
      .split(/\s*\|\s*|(?<=[.!?]\*{0,2})\s+(?=[\p{Lu}*`])/u)
      .map((text) => text.replaceAll('*', '').trim())
      .filter((text) => LETTERS.test(text))
      .map((text) => ({ file, line: index + 1, text })),
  );
}
