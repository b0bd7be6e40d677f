import type { Request, RequestHandler } from 'express';
import { fail } from '../errors.ts';
import type { PersistedDocuments } from './persisted-documents.ts';

/**
 * Reads the parameters of a request as the GraphQL-over-HTTP draft describes them: the identifier of a persisted document
 * becomes its text. An empty operation name is none, and so are empty variables and extensions in a URL. All handlers after this one read requests with a
 * `query` only.
 */
export const resolveDocuments =
  (documents: PersistedDocuments): RequestHandler =>
  (request, _response, next) => {
    if (request.method === 'GET') resolveUrl(documents, request);
    else if (hasEmptyName(request.body)) delete request.body.operationName;
    if (request.method !== 'GET' && isIdentified(request.body))
      request.body = resolveParameters(documents, request.body);
    next();
  };

interface IdentifiedParameters {
  documentId: unknown;
  query?: unknown;
}

/** True if a request names its document. Clients send null for parameters that they do not use. */
export const isIdentified = (parameters: unknown): parameters is IdentifiedParameters =>
  typeof parameters === 'object' && ((parameters as Partial<IdentifiedParameters> | null)?.documentId ?? null) !== null;

/** The parameters with the text of the document. */
export function resolveParameters(documents: PersistedDocuments, parameters: IdentifiedParameters): { query: string } {
  const { documentId, ...others } = parameters;
  if (typeof documentId !== 'string') return fail('BAD_USER_INPUT', 'The documentId is a string.');
  if ((others.query ?? null) !== null) fail('BAD_USER_INPUT', 'Send either a documentId or a query.');
  return { ...others, query: documents.read(documentId) };
}

/** Clients with a form for the name send what was typed into it. */
const hasEmptyName = (parameters: unknown): parameters is { operationName?: string } =>
  typeof parameters === 'object' && (parameters as { operationName?: unknown } | null)?.operationName === '';

/** A URL cannot contain null, so an empty value equals an omitted one. Two values are wrong, empty or not. */
const OPTIONAL = ['operationName', 'variables', 'extensions'];
const isEmpty = (values: readonly string[]): boolean => values.length === 1 && values[0] === '';

function resolveUrl(documents: PersistedDocuments, request: Request): void {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(search);
  const [documentId, ...others] = parameters.getAll('documentId');
  const empty = OPTIONAL.filter((name) => isEmpty(parameters.getAll(name)));
  if (documentId === undefined && empty.length === 0) return;
  if (others.length > 0) fail('BAD_USER_INPUT', 'Send one documentId.');
  for (const name of empty) parameters.delete(name);
  if (documentId !== undefined) {
    const { query } = resolveParameters(documents, { documentId, query: parameters.get('query') });
    parameters.delete('documentId');
    parameters.set('query', query);
  }
  request.url = `${path}?${parameters}`;
}
