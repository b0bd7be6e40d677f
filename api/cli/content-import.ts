import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { places } from '../content/import-export/content.files.ts';
import { importPosts } from '../content/import-export/content.import-posts.service.ts';
import { importContent } from '../content/import-export/content.import.service.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { type Command, parseOneName } from './command.ts';
import { withSite } from './site.ts';

export const importContentCommand: Command = {
  words: 'import',
  summary: 'Reads content from an exported folder, or Markdown posts of WordPress.',
  help: `Usage: npx portal import <folder> [--replace]
       npx portal import <folder of posts> [--keep-published]

Imports a folder that "npx portal export" wrote: all of it, or nothing if a file has an error. Items with a known id
are updated.
  --replace         deletes the site's articles, case studies, categories and pictures first

A folder of Markdown posts comes from an export of WordPress. On a machine with a network, where the old site still
answers, convert the file that WordPress exports, and copy the folder to this machine:
  npx wordpress-export-to-markdown --wizard=false --input=export.xml --output=posts --year-folders=true --month-folders=true
Its posts become drafts with their pictures. A second import adds only new posts. The report lists what was left out.
The path of a post in the folder, such as /2024/03/tide-tables, leads to its article, unless this site has a page
there: choose the folders as the URLs of the old site were.
  --keep-published  publishes the posts with their dates, also private posts and those with a password, because the
                    tool does not tell them apart`,
  run: async (args) => {
    const options = { replace: { type: 'boolean' }, 'keep-published': { type: 'boolean' } } as const;
    const usage = 'npx portal import <folder>';
    const { values, name: source } = parseOneName(args, usage, options);
    if (!source) throw new TypeError(`Name what to import: ${usage}`);
    const folder = path.resolve(source);
    const stats = await stat(folder).catch(() => null);
    if (!stats) throw new TypeError(`Folder not found: ${source}`);
    if (!stats.isDirectory()) throw new TypeError(`${source} is a file. Convert it first: npx portal import --help`);
    const names = await readdir(folder);
    if ([places.categories, places.articles].some((name) => names.includes(name)))
      return importFolder(folder, values.replace ?? false);
    if (values.replace)
      throw new TypeError('Posts are added. --replace is for a folder that "npx portal export" wrote.');
    return importFolderOfPosts(folder, values['keep-published'] ?? false);
  },
};

async function importFolder(folder: string, replace: boolean): Promise<number> {
  const { errors, ...done } = await withSite((em, env) => importContent(em, openStorage(env), folder, { replace }));
  if (errors.length > 0) return reportErrors(errors);
  console.log(
    `Imported: ${done.created} new, ${done.changed} changed, ${done.unchanged} unchanged. Deleted first: ${done.removed}.`,
  );
  return 0;
}

async function importFolderOfPosts(folder: string, keepPublished: boolean): Promise<number> {
  const { errors, notes, created, known } = await withSite((em, env) =>
    importPosts(em, folder, { env, keepPublished }),
  );
  if (errors.length > 0) return reportErrors(errors);
  for (const note of notes) console.log(note);
  console.log(`Imported: ${created} new articles. Imported before: ${known}.`);
  return 0;
}

function reportErrors(errors: readonly string[]): number {
  for (const error of errors) console.log(error);
  console.log(`Nothing was imported: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}.`);
  return 1;
}
