// Checks that each class that a component reads from a stylesheet exists. TypeScript accepts any name, and an element
// with a wrong one loses its style without an error. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingClasses } from './styles/missing-classes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const files = ['web', 'stories'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.tsx')),
);
const issues = files.flatMap((file) =>
  findMissingClasses(fs.readFileSync(path.join(ROOT, file), 'utf8'), (stylesheet) =>
    fs.readFileSync(path.join(ROOT, path.dirname(file), stylesheet), 'utf8'),
  ).map((issue) => `${file}: ${issue}`),
);

issues.forEach((issue) => console.error(issue));
if (files.length === 0) console.error('The check found no components: correct its folders.');
process.exitCode = issues.length > 0 || files.length === 0 ? 1 : 0;
