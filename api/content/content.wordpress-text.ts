import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { parseHtml } from './content.foreign-text.ts';
import { countEach } from './content.foreign.ts';

// Converts the text of a post as WordPress does: WordPress turns shortcodes and empty lines into tags only when it
// displays a post.

/** A file of the media library. */
export interface Attachment {
  id: string;
  url: string;
  alt: string;
  caption: string;
  /** Id of the post for which the file was uploaded. */
  parent: string;
}

interface TextOptions {
  postId: string;
  attachments: ReadonlyMap<string, Attachment>;
  /** The content of reusable blocks by id. */
  reusable: ReadonlyMap<string, string>;
  /** Id and HTML of each footnote. */
  footnotes: { id: string; content: string }[];
  notes: string[];
}

/** A name in brackets without a link target. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)(?:\s[^\]]*)?\](?!\()/g;

export function toPostHtml(content: string, options: TextOptions): string {
  const { postId, attachments, footnotes, notes } = options;
  const text = fillBlocks(content, options)
    .replace(/\r\n?/g, '\n')
    .replace(/\[(caption|wp_caption)([^\]]*)\]([^]*?)\[\/\1\]/g, (_all, _name, attributes: string, inner: string) =>
      writeCaption(attributes, inner),
    )
    .replace(/\[gallery([^\]]*)\]/g, (all, attributes: string) => writeGallery(attributes, postId, attachments) ?? all)
    .replace(/\[embed[^\]]*\]([^[]*)\[\/embed\]/g, '$1');
  const codes = [...text.matchAll(SHORTCODE)].filter(([, end]) => !end).map(([, , name]) => `[${name}]`);
  for (const [code, times] of countEach(codes)) notes.push(`${times} × ${code} stands in the text as it is`);
  const html = /<!-- wp:(?!more|nextpage)/.test(text) ? text : addParagraphs(text);
  if (footnotes.length === 0) return html;
  return `${html}\n<ol>${footnotes.map(({ id, content: note }) => `<li id="${escape(id)}">${note}</li>`).join('')}</ol>`;
}

/** Matches a block without text: a reusable block, or one that WordPress fills when it displays the post. */
const EMPTY_BLOCK = /<!-- wp:([a-z][\w/-]*)\s((?:(?!-->)[^])*)\/-->/g;

function fillBlocks(content: string, { reusable, notes }: TextOptions): string {
  const unfilled: string[] = [];
  const text = content.replace(EMPTY_BLOCK, (all, name: string, attributes: string) => {
    const block = name === 'block' ? reusable.get(/"ref":\s*(\d+)/.exec(attributes)?.[1] ?? '') : undefined;
    if (block === undefined && name !== 'footnotes') unfilled.push(name);
    return block ?? all;
  });
  for (const [name, times] of countEach(unfilled))
    notes.push(`${times} × block “${name}” left out, which has no text in the export`);
  return text;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function writeCaption(attributes: string, inner: string): string {
  const [all = '', picture = '', rest = ''] =
    /^\s*((?:<a\s[^>]*>)?\s*<img\s[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(inner) ?? [];
  if (!all) return inner;
  const caption = rest.trim() || escape(/\bcaption="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
}

/** Null if the file does not contain the pictures of this gallery. */
function writeGallery(attributes: string, postId: string, attachments: ReadonlyMap<string, Attachment>): string | null {
  const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',');
  const pictures = ids
    ? ids.flatMap((id) => attachments.get(id.trim()) ?? [])
    : [...attachments.values()].filter(({ parent }) => parent === postId);
  if (pictures.length === 0) return null;
  const figures = pictures.map(
    ({ url, alt, caption }) =>
      `<figure><img src="${escape(url)}" alt="${escape(alt)}"><figcaption>${escape(caption)}</figcaption></figure>`,
  );
  return `\n\n${figures.join('\n\n')}\n\n`;
}

const BLOCKS = new Set(
  'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr iframe menu nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** Blocks in which empty lines also separate paragraphs. */
const CONTAINERS = new Set(['address', 'article', 'aside', 'blockquote', 'center', 'div', 'section']);

/** The classic editor stores a paragraph break as an empty line, and a line break as a line end. */
function addParagraphs(content: string): string {
  const root = parseHtml(content);
  const divide = (nodes: RootContent[]): RootContent[] => {
    const result: RootContent[] = [];
    let line: RootContent[] = [];
    const end = () => {
      result.push(...divideLine(line));
      line = [];
    };
    for (const node of nodes) {
      if (node.type === 'comment') end();
      else if (isCodeOfLines(node)) {
        end();
        result.push({ type: 'element', tagName: 'pre', properties: {}, children: [node as Element] });
      } else if (node.type !== 'element' || !BLOCKS.has(node.tagName)) line.push(node);
      else {
        end();
        const children = CONTAINERS.has(node.tagName) ? (divide(node.children) as ElementContent[]) : node.children;
        result.push({ ...node, children });
      }
    }
    end();
    return result;
  };
  return toHtml({ type: 'root', children: divide(root.children) } as Root);
}

const isCodeOfLines = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'code' && toString(node).trim().includes('\n');

/** Wraps text and inline elements in paragraphs. */
function divideLine(nodes: RootContent[]): Element[] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = node.type === 'text' ? node.value.split(/\n[ \t]*\n\s*/) : [node as ElementContent];
    for (const [number, part] of parts.entries()) {
      if (number > 0) paragraphs.push([]);
      paragraphs.at(-1)!.push(typeof part === 'string' ? { type: 'text', value: part } : part);
    }
  }
  return paragraphs
    .map((children) => trim(children).flatMap(addBreaks))
    .filter((children) => children.some((node) => node.type !== 'text' || node.value.trim()))
    .map((children) => ({ type: 'element', tagName: 'p', properties: {}, children }));
}

/** A line end at the start or end of a paragraph is not a line break. */
function trim(children: ElementContent[]): ElementContent[] {
  const [first, last] = [0, children.length - 1];
  return children.map((node, place) => {
    if (node.type !== 'text') return node;
    const start = place === first ? node.value.trimStart() : node.value;
    return { ...node, value: place === last ? start.trimEnd() : start };
  });
}

function addBreaks(node: ElementContent, place: number, siblings: ElementContent[]): ElementContent[] {
  if (node.type === 'element' && !['code', 'pre', 'br'].includes(node.tagName))
    return [{ ...node, children: node.children.flatMap(addBreaks) }];
  if (node.type !== 'text') return [node];
  const before = siblings[place - 1];
  const follows = before?.type === 'element' && before.tagName === 'br';
  const lines = (follows ? node.value.replace(/^\s*\n/, '') : node.value).split('\n');
  return lines.flatMap((value, number): ElementContent[] => [
    ...(number > 0 ? [{ type: 'element', tagName: 'br', properties: {}, children: [] } as Element] : []),
    { type: 'text', value },
  ]);
}
