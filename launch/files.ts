import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface TextFile {
  /** The repository path, with forward slashes. */
  file: string;
  text: string;
}

/** The files below these folders, sorted by name. A folder that does not exist has none. */
export const listFiles = (folders: readonly string[], pattern: RegExp): string[] =>
  folders
    .filter((folder) => fs.existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
    )
    .filter((file) => pattern.test(file))
    .toSorted();

export const readText = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

export const readFiles = (folders: readonly string[], pattern: RegExp): TextFile[] =>
  listFiles(folders, pattern).map((file) => ({ file, text: readText(file) }));
