import { existsSync } from 'node:fs';
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
