import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root.ts';

/** The running build: the beginning of the hash of its sources. `dev` without a build. */
export const release: string = (() => {
  try {
    return readFileSync(path.join(projectRoot, 'dist/inputs'), 'utf8').slice(0, 10);
  } catch {
    return 'dev';
  }
})();
