import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root.ts';

/** The running build, identified by the first characters of the hash of its inputs, or `dev` if there is no build. */
export const release: string = (() => {
  try {
    return readFileSync(path.join(projectRoot, 'dist/inputs'), 'utf8').slice(0, 10);
  } catch {
    return 'dev';
  }
})();
