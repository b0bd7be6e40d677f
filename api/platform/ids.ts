import { randomUUID } from 'node:crypto';
import { registerNode } from './node.ts';

/**
 * Makes the ids of a noun: opaque, `art_` and 32 random hexadecimal digits. The prefix lets `node(id)` find the
 * table; a malformed id is simply not found, never a cast error in SQL.
 */
export function makeIdFactory(prefix: string, typeName: string): () => string {
  registerNode(prefix, typeName);
  return () => `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
