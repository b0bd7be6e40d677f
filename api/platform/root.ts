import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds package.json, found from this file upward: the same in source and in the built bundle. */
export const projectRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
})();
