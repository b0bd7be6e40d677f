import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ForeignContent } from '../content/content.foreign.ts';
import { PictureFolder } from '../content/content.foreign-pictures.ts';
import { importForeign } from '../content/content.import-foreign.service.ts';
import { readGhost } from '../content/content.ghost.ts';
import { importContent } from '../content/content.import.service.ts';
import { readWordPress } from '../content/content.wordpress.ts';
import { openStorage } from '../platform/storage/storage.ts';
import type { Command } from './command.ts';
import { withSite } from './site.ts';

const MOST_BYTES = 200 * 1024 * 1024;

export const importContentCommand: Command = {
  words: 'import',
  summary: 'Reads content from an exported folder, from WordPress or from Ghost.',
  help: `Usage: npx portal import <folder> [--replace]
       npx portal import <WordPress export .xml | Ghost export .json> [--pictures <folder>] [--keep-published]

Imports a folder that "npx portal export" wrote: all of it, or nothing if a file has an error. Items with a known id
are updated.
  --replace         deletes the site's articles, case studies, categories and pictures first

Posts and pages of WordPress (WXR) or Ghost become drafts. A second import adds only new posts. The report lists
everything that was left out, with the reason. The path of each post's old URL leads to its article, unless this site
has a page there. Nothing is downloaded: pictures come from the folder that you name.
  --pictures        folder with the old site's pictures: wp-content/uploads of WordPress, content/images of Ghost
  --keep-published  keeps published posts published`,
  run: async (args) => {
    const options = {
      replace: { type: 'boolean' },
      'keep-published': { type: 'boolean' },
      pictures: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [source] = positionals;
    if (!source) throw new TypeError('Name what to import: npx portal import <folder or file>');
    const place = path.resolve(source);
    const stats = await stat(place).catch(() => null);
    if (!stats) throw new TypeError(`File or folder not found: ${source}`);
    if (stats.isDirectory()) return importFolder(place, values.replace ?? false);
    if (stats.size > MOST_BYTES) throw new TypeError(`${source} is larger than 200 MB. Export it in parts.`);
    const pictures = values.pictures === undefined ? null : await openPictures(values.pictures);
    return importFile(read(await readFile(place, 'utf8')), values['keep-published'] ?? false, pictures);
  },
};

/** Detects the format from the content of the file, not from its name. */
const read = (text: string): ForeignContent =>
  text.trimStart().startsWith('{') ? readGhost(text) : readWordPress(text);

async function importFolder(folder: string, replace: boolean): Promise<number> {
  const { errors, ...done } = await withSite((em, env) => importContent(em, openStorage(env), folder, { replace }));
  for (const error of errors) console.log(error);
  if (errors.length > 0) {
    console.log(`Nothing was imported: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}.`);
    return 1;
  }
  console.log(
    `Imported: ${done.created} new, ${done.changed} changed, ${done.unchanged} unchanged. Deleted first: ${done.removed}.`,
  );
  return 0;
}

async function openPictures(folderPath: string): Promise<PictureFolder> {
  const folder = path.resolve(folderPath);
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new TypeError(`${folderPath} is not a folder.`);
  return PictureFolder.open(folder);
}

async function importFile(
  content: ForeignContent,
  keepPublished: boolean,
  pictures: PictureFolder | null,
): Promise<number> {
  const report = await withSite((em, env) => importForeign(em, content, { env, keepPublished, pictures }));
  for (const note of report.notes) console.log(note);
  console.log(
    `Imported: ${report.created} new articles, ${report.pictures} new pictures. Imported before: ${report.known}.`,
  );
  return 0;
}
