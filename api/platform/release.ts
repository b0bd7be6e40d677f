import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root.ts';

/** The build that runs: the beginning of the hash of what it was made from; `dev` where nothing was built. */
export const release: string = (() => {
  try {
    return readFileSync(path.join(projectRoot, 'dist/inputs'), 'utf8').slice(0, 10);
  } catch {
    return 'dev';
  }
})();
