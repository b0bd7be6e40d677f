import { readPasted } from './pasted.ts';
import type { Clipboard, PastedMarkdown } from '../writing/usePaste.ts';
import { isWords } from './pasted.places.ts';
import { hasStructure, MARKDOWN_TYPE, readMode } from './pasted.source.ts';
import { schema } from './schema.ts';
import { readReopenable, write } from './text.ts';

/**
 * Converts pasted text as visual mode does. Null for text that is pasted as it is: words without structure, and code.
 * @param text the Markdown into which it is pasted, whose footnotes keep their labels
 */
export function convertPasted(clipboard: Clipboard, text: string): PastedMarkdown | null {
  const markdown = clipboard.getData(MARKDOWN_TYPE);
  if (markdown) return { markdown, isInline: false, droppedPictures: [] };
  const html = clipboard.getData('text/html');
  if (!html || readMode(clipboard, html) !== null) return null;
  const { blocks, droppedPictures } = readPasted(html, schema, text);
  const [first, second] = blocks;
  const isPlain = !second && (!first || first.type.name === 'codeBlock' || !hasStructure(first));
  if (isPlain && droppedPictures.length === 0) return null;
  const isInline = !second && first !== undefined && isWords(first);
  return { markdown: write(readReopenable(blocks)), isInline, droppedPictures };
}
