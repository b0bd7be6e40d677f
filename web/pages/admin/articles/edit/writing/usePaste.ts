import type { ClipboardEvent } from 'react';
import { readSelected } from './markdownTools.ts';
import {
  insertBlock,
  isInCode,
  isInRow,
  type MarkdownEdit,
  pasteMarkdown,
  type SelectedText,
  toCell,
} from './markdownEdits.ts';

/** Callbacks that the form around the text provides for pasting. */
export interface PasteOptions {
  /** Uploads pictures; resolves with the ones that were uploaded. */
  uploadPictures: (files: readonly File[]) => Promise<{ src: string; alt: string }[]>;
  onDroppedPictures: (names: string[]) => void;
}

export type Clipboard = Pick<DataTransfer, 'getData'>;

/** Pasted text as Markdown. */
export interface PastedMarkdown {
  markdown: string;
  /** True for a part of a paragraph. */
  isInline: boolean;
  droppedPictures: string[];
}

/** Loads the function that converts pasted text. It returns null for text that is pasted as it is. */
export type LoadConverter = () => Promise<(clipboard: Clipboard, text: string) => PastedMarkdown | null>;

/** Pastes pictures and rich text as Markdown. `findArea` returns null while the text cannot change. */
export function usePaste(
  findArea: () => HTMLTextAreaElement | null,
  apply: (edit: MarkdownEdit, selected: SelectedText) => void,
  { uploadPictures, onDroppedPictures, loadConverter }: PasteOptions & { loadConverter: LoadConverter },
) {
  const takeFiles = async (files: readonly File[]) => {
    const area = findArea();
    if (!area) return;
    const selected = readSelected(area);
    const pictures = await uploadPictures(files);
    const markdown = pictures.map(({ src, alt }) => toMarkdown({ alt, path: src })).join('\n\n');
    if (markdown) apply(insertBlock(markdown), selected);
  };
  const takeText = async (clipboard: Clipboard, selected: SelectedText) => {
    // Without the code of visual mode, the words arrive without structure.
    const convert = await loadConverter().catch(() => null);
    const pasted = convert?.(clipboard, selected.text);
    const plain = clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (isInRow(selected)) apply(pasteMarkdown(toCell(plain), true), selected);
    else apply(pasted ? pasteMarkdown(pasted.markdown, pasted.isInline) : pasteMarkdown(plain, true), selected);
    if (pasted && pasted.droppedPictures.length > 0) onDroppedPictures(pasted.droppedPictures);
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const area = findArea();
    if (!area) return;
    const selected = readSelected(area);
    // Copied text can include a rendered picture of itself, which is ignored.
    const isPicture = clipboardData.files.length > 0 && !clipboardData.getData('text/plain');
    if (!isPicture && (!clipboardData.getData('text/html') || isInCode(selected))) return;
    event.preventDefault();
    if (isPicture) void takeFiles([...clipboardData.files]);
    else void takeText(keepData(clipboardData), selected);
  };
  return { takeFiles, paste };
}

/** The browser empties the clipboard's data after its event. */
function keepData(clipboard: DataTransfer): Clipboard {
  const data = new Map([...clipboard.types].map((type) => [type, clipboard.getData(type)]));
  return { getData: (type) => data.get(type) ?? '' };
}

/** The Markdown of a picture. Escapes brackets, which would end the alt text. */
export const toMarkdown = ({ alt, path }: { alt: string; path: string }): string =>
  `![${alt.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${path})`;
