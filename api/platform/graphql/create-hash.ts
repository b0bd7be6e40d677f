import { createHash as createNodeHash, type Hash } from 'node:crypto';

/** Takes the place of the package of Apollo, see vite.config.ts. */
export const createHash = (algorithm: string): Hash => createNodeHash(algorithm);
