import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { registeredOperations } from '#graphql/generated/registered.ts';
import { recordedViewer } from '#graphql/recorded-viewer.ts';
import type { Env } from '../env.ts';
import { fail } from '../errors.ts';
import { toDocumentId } from './persisted-documents.file.ts';

type DocumentSettings = Pick<Env, 'PERSISTED_DOCUMENTS' | 'REGISTERED_OPERATIONS_ONLY'>;

/**
 * The documents that this server knows by their identifiers: the operations of the site's own pages and the documents
 * that the operator added. No request adds another one.
 */
export class PersistedDocuments {
  readonly #texts = new Map<string, string>();
  readonly #registered: ReadonlySet<unknown>;
  /** True if the operator wants no other operations. */
  readonly isClosed: boolean;

  constructor(private readonly env: DocumentSettings) {
    const addedDocuments = env.PERSISTED_DOCUMENTS ?? new Map<string, string>();
    for (const text of [...registeredOperations, recordedViewer, ...addedDocuments.values()])
      this.#texts.set(toDocumentId(text), text);
    for (const [id, text] of addedDocuments) this.#texts.set(id, text);
    this.#registered = new Set(this.#texts.values());
    this.isClosed = env.REGISTERED_OPERATIONS_ONLY;
  }

  /** The text of a document. Fails if the server does not know the identifier. */
  read(id: string): string {
    return this.#texts.get(id) ?? fail('PERSISTED_DOCUMENT_NOT_FOUND');
  }

  /**
   * Refuses the text of an operation that is not registered, if the operator wants no others. It compares the text, so
   * that no part of a refused operation is parsed.
   */
  assertRegistered(text: unknown): void {
    if (this.isClosed && !this.#registered.has(text)) fail('OPERATION_NOT_REGISTERED');
  }

  /** The identifiers of the operator's documents that the schema does not accept, with the first error of each. */
  listInvalid(schema: GraphQLSchema): { documentId: string; error: string }[] {
    return [...(this.env.PERSISTED_DOCUMENTS ?? [])].flatMap(([documentId, text]) => {
      const [error] = validate(schema, parse(text), specifiedRules, { maxErrors: 1 });
      return error ? [{ documentId, error: error.message }] : [];
    });
  }
}
