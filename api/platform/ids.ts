import { randomUUID } from 'node:crypto';
import { registerNode } from './node.ts';

/**
 * Makes the ids of a noun: opaque, `art_` and 32 random hexadecimal digits. The prefix tells `node(id)` the table. A
 * malformed id is not found and never causes a cast error in SQL.
 */
export function makeIdFactory(prefix: string, typeName: string): () => string {
  registerNode(prefix, typeName);
  return () => `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
