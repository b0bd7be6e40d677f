export { createHash } from 'node:crypto';
