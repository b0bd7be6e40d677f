import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { ROOT } from './processes.ts';

export interface SentOperation {
  query: string;
  operationName: string;
}

/**
 * An operation of the site as its client sends it, with only the fragments that it uses. Throws if there is none, because a
 * benchmark would measure the refusal.
 *
 * @param file a path below graphql/operations
 */
export function readOperation(file: string, operationName: string): SentOperation {
  const text = readFileSync(path.join(ROOT, 'graphql/operations', file), 'utf8');
  const document = separateOperations(parse(text))[operationName];
  if (!document) throw new Error(`graphql/operations/${file} has no operation ${operationName}.`);
  return { query: print(document), operationName };
}
