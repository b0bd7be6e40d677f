import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { createByteCache } from '../cache/byte-cache.ts';

/** Enough for all operations of the site's own pages. */
const BYTE_LIMIT = 6 * 1_024 * 1_024;

/** A parsed document with its tokens needs 70 bytes for each character of common operations, and more without names. */
const BYTES_PER_CHARACTER = 100;

type DocumentStore = NonNullable<ApolloServerOptions<Context>['documentStore']>;

/**
 * Valid documents that were parsed. Apollo's own store is limited by the length of documents as JSON, and so fills
 * 140 MB of memory with operations that differ.
 */
export function createDocumentStore(byteLimit = BYTE_LIMIT): DocumentStore & { readonly byteSize: number } {
  const documents = createByteCache<DocumentNode>(
    byteLimit,
    ({ loc }) => (loc?.source.body.length ?? 0) * BYTES_PER_CHARACTER,
  );
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
    get byteSize() {
      return documents.calculatedSize;
    },
  };
}
