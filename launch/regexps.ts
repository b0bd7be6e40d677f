// Finds regular expressions whose time can grow faster than the text that they read. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeErrors, readRegexps } from './regexps/find.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['api', 'graphql', 'web'];
const EXEMPT = /\.test\.tsx?$|^api\/testing\/|^graphql\/generated\//;

/** Files that build a pattern of constants, or of text that they escape. The check cannot read these patterns. */
const BUILDERS = new Map([
  ['api/operation/backups/backup.names.ts', 'constants'],
  ['api/content/import-export/content.files.ts', 'the prefix of an id'],
  ['api/platform/search-query.ts', 'constants'],
  ['api/portal/reading/pdf.text.ts', 'the letters of a word'],
  ['api/content/search/search.mark.query.ts', 'constants'],
  ['graphql/callouts.ts', 'constants'],
  ['web/app/serviceWorker.ts', 'a constant'],
  ['web/pages/admin/articles/edit/visual/callout.ts', 'constants'],
  ['web/pages/admin/articles/edit/visual/schema.ts', 'the level of a heading'],
  ['web/pages/admin/articles/edit/writing/markdownEdits.ts', 'the level of a heading'],
  ['web/pages/portal/documents/findSentence.ts', 'words that it escapes, with white space between them'],
]);

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !EXEMPT.test(file))
    .toSorted(),
);
const found = files.flatMap((file) => readRegexps(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const errors = found.filter(({ file, regex }) => regex !== null || !BUILDERS.has(file)).flatMap(describeErrors);
const unused = [...BUILDERS.keys()].filter((file) => !found.some((each) => each.file === file && each.regex === null));

errors.forEach((error) => console.error(error));
unused.forEach((file) => console.error(`${file} builds no regular expression: remove it from launch/regexps.ts.`));
if (found.length === 0) console.error(`The check read no regular expressions under ${FOLDERS.join(', ')}.`);
console.log(`${found.length} regular expressions, ${errors.length} errors`);
process.exitCode = errors.length > 0 || unused.length > 0 || found.length === 0 ? 1 : 0;
