import path from 'node:path';
import { listFiles, readText, ROOT } from '../files.ts';

/** Whose components a file of content/ can use without an import. */
const FOLDERS = ['web/site', 'web/ui', 'web/drawings'];

let imports: Map<string, string> | null = null;

/** The import of each component by its name. */
export const listComponents = (): Map<string, string> => (imports ??= new Map(FOLDERS.flatMap(listExports)));

const listExports = (folder: string): [name: string, source: string][] =>
  listFiles([folder], /\.(?:svg|tsx)$/).flatMap((file): [string, string][] => {
    if (file.endsWith('.svg')) return [[nameDrawing(path.basename(file, '.svg')), `${file}?react`]];
    return [...readText(file).matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name]) => [name!, file]);
  });

/** `ward.wide` is `WardWideDrawing`. */
export const nameDrawing = (name: string): string =>
  `${name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())}Drawing`;

/** The relative path of a file of the project, as an import of another file. */
export function importPath(from: string, file: string): string {
  const relative = path.relative(path.dirname(from), path.join(ROOT, file)).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
