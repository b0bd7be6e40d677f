import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type FrontMatter, readFrontMatter } from '#api/platform/markdown/front-matter.ts';
import { toStorableText } from '#api/platform/storable.ts';
import {
  articleFront,
  type ArticleFront,
  bodyShape,
  caseStudyFront,
  type CaseStudyFront,
  categoryFile,
  type CategoryFile,
  draftFront,
  type DraftFront,
  pictureFile,
  type PictureFile,
  pictureName,
  places,
} from './content.files.ts';

/** Why a file cannot be imported, as a sentence that names it. */
export class ErrorList {
  readonly sentences: string[] = [];

  add(file: string, sentence: string): void {
    this.sentences.push(`${file}: ${sentence}`);
  }
}

export interface ParsedFile<Front> {
  file: string;
  front: Front;
  body: string;
}

const MOST_FILES = 1_000_000;
/** The maximum size: a text of the maximum length in characters of four bytes, and its front matter. */
const MOST_BYTES = 1_000_000;

export async function readCategories(root: string, errors: ErrorList): Promise<CategoryFile> {
  const text = await readText(root, places.categories, errors);
  if (text === null) return [];
  return parseFile(categoryFile, () => parse(text), places.categories, errors) ?? [];
}

/** The pictures of a folder. A picture without its files is an error. */
export async function readPictures(root: string, errors: ErrorList): Promise<PictureFile> {
  const text = await readText(root, places.pictures, errors);
  const pictures = text === null ? [] : (parseFile(pictureFile, () => parse(text), places.pictures, errors) ?? []);
  for (const { hash } of pictures) {
    const names = await picturesIn(root, hash);
    if (names.length === 0) errors.add(`${places.pictureFiles}/${hash}`, 'holds no files');
    for (const name of names.filter((fileName) => !pictureName.test(fileName)))
      errors.add(`${places.pictureFiles}/${hash}/${name}`, 'is not a picture file');
  }
  return pictures;
}

export const picturesIn = (root: string, hash: string): Promise<string[]> =>
  readdir(path.join(root, places.pictureFiles, hash)).then(
    (names) => names.toSorted(),
    () => [],
  );

export const readDrafts = (root: string, errors: ErrorList): AsyncGenerator<ParsedFile<DraftFront>> =>
  readFolder(root, places.drafts, draftFront, errors);

export const readArticles = (root: string, errors: ErrorList): AsyncGenerator<ParsedFile<ArticleFront>> =>
  readFolder(root, places.articles, articleFront, errors);

export const readCaseStudies = (root: string, errors: ErrorList): AsyncGenerator<ParsedFile<CaseStudyFront>> =>
  readFolder(root, places.caseStudies, caseStudyFront, errors);

/** Each text of a folder that can be read, one at a time. The others become errors. */
async function* readFolder<Front>(
  root: string,
  folder: string,
  shape: z.ZodType<Front>,
  errors: ErrorList,
): AsyncGenerator<ParsedFile<Front>> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  if (entries.length > MOST_FILES) return errors.add(folder, `holds more than ${MOST_FILES} files`);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || !entry.name.endsWith('.md')) {
      errors.add(file, 'is not a Markdown file');
      continue;
    }
    const text = await readText(root, file, errors);
    if (text === null) continue;
    const parts = parseFile(z.object({ front: shape, body: bodyShape }), () => splitParts(text), file, errors);
    if (parts) yield { file, ...parts };
  }
}

export const splitParts = (text: string): FrontMatter => {
  const parts = readFrontMatter(text);
  if (!parts) throw new Error('there is none between two lines of ---');
  return parts;
};

/**
 * The text of a file, or null and an error. Strict about its bytes, because a replaced character would change the text.
 */
export async function readText(root: string, file: string, errors: ErrorList): Promise<string | null> {
  try {
    const bytes = await readFile(path.join(root, file));
    if (bytes.length > MOST_BYTES) throw new Error(`is longer than ${MOST_BYTES} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // Postgres does not store this character.
    if (text.includes('\0')) throw new Error('holds a zero byte');
    // Programs that edit the file can add a byte order mark and change the ends of lines.
    return toStorableText(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    errors.add(file, code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not valid UTF-8' : message);
    return null;
  }
}

export function parseFile<Shape>(
  shape: z.ZodType<Shape>,
  read: () => unknown,
  file: string,
  errors: ErrorList,
): Shape | undefined {
  try {
    const result = shape.safeParse(read());
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      errors.add(file, `${issue.path.filter((part) => part !== 'front').join('.')} ${issue.message}`.trim());
  } catch (error) {
    errors.add(file, `its front matter cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  return undefined;
}
