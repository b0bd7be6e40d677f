import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whose components a file of content/ can use without an import. */
const FOLDERS = ['web/site', 'web/ui', 'web/drawings'];

let imports: Map<string, string> | null = null;

/** The import of each component by its name. */
export const listComponents = (): Map<string, string> => (imports ??= new Map(FOLDERS.flatMap(listExports)));

const listExports = (folder: string): [name: string, source: string][] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .flatMap((file): [string, string][] => {
      if (file.endsWith('.svg')) return [[nameDrawing(path.basename(file, '.svg')), `${file}?react`]];
      if (!file.endsWith('.tsx')) return [];
      const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name]) => [name!, file]);
    });

/** `ward.wide` is `WardWideDrawing`. */
export const nameDrawing = (name: string): string =>
  `${name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())}Drawing`;

/** The relative path of a file of the project, as an import of another file. */
export function importPath(from: string, file: string): string {
  const relative = path.relative(path.dirname(from), path.join(ROOT, file)).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
