import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder that contains package.json, found by walking up from this file, so it is the same in source and in the
 * bundle.
 */
export const projectRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
})();

/** The running build: the beginning of the hash of its sources. `dev` without a build. */
export const release: string = (() => {
  try {
    return readFileSync(path.join(projectRoot, 'dist/inputs'), 'utf8').slice(0, 10);
  } catch {
    return 'dev';
  }
})();
