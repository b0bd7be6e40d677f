import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { request as limits } from '#graphql/limits.ts';
import { projectRoot } from '../root.ts';
import { readOperatorFile } from '../operator-files.ts';

const FILE_BYTES = 16 * 1_024 * 1_024;

/** The identifiers of the GraphQL-over-HTTP draft: `sha256:` and 64 hexadecimal digits, `x-name:…`, or a custom one. */
const IDENTIFIER = /^(?:sha256:[0-9a-f]{64}|x-[\w.~-]+:[\w.~-]+|[\w.~-]+)$/;

const shape = z.record(
  z.string().check(atMost(200)).regex(IDENTIFIER),
  z
    .string()
    .min(1)
    .check(atMost(limits.queryCharacters, `has more than ${limits.queryCharacters} characters`)),
);

/** The identifier that the draft defines for a text: its SHA-256 hash in UTF-8. */
export const toDocumentId = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/**
 * Reads the documents that an operator adds: a JSON object with the text of each document by its identifier, as GraphQL
 * Code Generator and Relay write it. Relative paths begin at the folder of the project.
 *
 * @throws an Error whose message is a sentence for the operator
 */
export function readPersistedDocuments(file: string): ReadonlyMap<string, string> {
  const documents = new Map(Object.entries(readShape(path.resolve(projectRoot, file))));
  for (const [id, text] of documents) {
    if (id.startsWith('sha256:') && id !== toDocumentId(text))
      throw new Error(`contains ${id}, which is not the SHA-256 hash of its document`);
    try {
      parse(text, { maxTokens: limits.tokens });
    } catch (error) {
      throw new Error(`contains a document that cannot be parsed, ${id}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return documents;
}

function readShape(file: string): Record<string, string> {
  const result = shape.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const id = issue?.path.join('.');
  if (!id) throw new Error('must contain a JSON object with the text of each document by its identifier');
  if (issue?.code === 'invalid_key') throw new Error(`contains an identifier that is not valid: ${id.slice(0, 200)}`);
  throw new Error(`contains a document that is not valid, ${id}: ${issue?.message}`);
}

function readJson(file: string): unknown {
  try {
    if (statSync(file).size > FILE_BYTES) throw new Error('The file has more than 16 MB.');
    return JSON.parse(readOperatorFile(file));
  } catch (error) {
    throw new Error(`cannot be read as JSON: ${(error as Error).message}`, { cause: error });
  }
}
