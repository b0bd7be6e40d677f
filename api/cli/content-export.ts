import path from 'node:path';
import { exportContent } from '../content/import-export/content.export.service.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { type Command, parseOneName } from './command.ts';
import { withExistingSite } from './site.ts';

export const exportContentCommand: Command = {
  words: 'export',
  summary: 'Writes all content to a folder of Markdown files.',
  help: `Usage: npx portal export <new folder>

Writes articles, case studies and categories, including drafts, as Markdown with front matter, and pictures with their
files. "npx portal import" reads the folder back. The same content gives the same bytes, so a folder under version
control shows every change. The site can be running during the export.
The export does not contain accounts, leads, feeds, the audit log, the trash or earlier versions of texts. Scheduled
changes of published articles are drafts in the export, without their time.`,
  run: async (args) => {
    const usage = 'npx portal export <folder>';
    const { name: folder } = parseOneName(args, usage, {});
    if (!folder) throw new TypeError(`Name the new folder: ${usage}`);
    const counts = await withExistingSite((em, env) => exportContent(em, openStorage(env), path.resolve(folder)));
    console.log(
      `Wrote ${counts.articles} articles, ${counts.caseStudies} case studies, ${counts.categories} categories and ${counts.pictures} pictures to ${folder}.`,
    );
    if (counts.scheduledChanges > 0)
      console.log(
        `Articles with scheduled changes: ${counts.scheduledChanges}. Their newest drafts are in the folder, without the times.`,
      );
    return 0;
  },
};
