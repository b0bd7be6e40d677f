import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportContent } from '../content/content.exporting.service.ts';
import { storageOf } from '../platform/storage/storage.ts';
import type { Command } from './portal.ts';
import { withExistingSite } from './site.ts';

export const exportContentCommand: Command = {
  words: 'export',
  summary: 'Writes all content to a folder of Markdown files.',
  help: `Usage: npx portal export <new folder>

Articles, case studies and categories, drafts too, as Markdown with front matter, and pictures with their files; "npx portal import" reads it back. The
same content gives the same bytes, so a folder under version control shows what changed. Works beside a running site.
The export has no accounts, leads, feeds, audit log, trash or earlier versions of texts.`,
  run: async (args) => {
    const [folder] = parseArgs({ args, allowPositionals: true }).positionals;
    if (!folder) throw new TypeError('Name the new folder: npx portal export <folder>');
    const counts = await withExistingSite((em, env) => exportContent(em, storageOf(env), path.resolve(folder)));
    console.log(
      `Wrote ${counts.articles} articles, ${counts.caseStudies} case studies, ${counts.categories} categories and ${counts.pictures} pictures to ${folder}.`,
    );
    return 0;
  },
};
