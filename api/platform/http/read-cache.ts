import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { ByteLru } from './byte-lru.ts';
import { isSameOrigin } from './same-origin.ts';

/** A body larger than any read of ours is left to Express, which counts and refuses. */
const BODY_BYTES = 16_384;
const KEPT_BYTES = 8 * 1_024 * 1_024;

/** What Apollo answers to each way of asking; who asks otherwise is answered by Apollo itself. */
const typeByAccept = new Map([
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

interface ContentVersion {
  readonly value: number;
  refresh: () => Promise<void>;
}

/**
 * Whole answers to the public reads of visitors without a name, kept as long as the content does not change. Looked up
 * before Express; filled by Apollo, which alone knows whether an operation is a query, public and free of errors.
 */
export class ReadCache {
  readonly #answers = new ByteLru<Buffer>(KEPT_BYTES);
  /** All answers are of one version; the first of another lets the old ones go. */
  #version = Number.NaN;

  constructor(
    private readonly env: Env,
    private readonly contentVersion: ContentVersion,
  ) {}

  /** Answers where it can, else calls `next` with the body already read. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const type = typeByAccept.get(request.headers.accept ?? '*/*');
    if (!type || !isNameless(request.headers) || !isSameOrigin(this.env, request)) return next();
    const answer = (asked: unknown) => {
      const found = this.find(asked);
      if (!found) return next();
      const headers = ['Content-Type', type, 'Content-Length', String(found.length), 'Cache-Control', 'no-store'];
      response.writeHead(200, headers).end(found);
    };
    if (isPlainPost(request)) readBody(request, response, answer);
    else if (isGet(request)) answer(parametersOf(request.url ?? ''));
    else next();
  }

  /** The answer to what a request asks, as of now. */
  find(asked: unknown): Buffer | undefined {
    if (this.#version !== this.contentVersion.value) return undefined;
    const key = keyOf(asked);
    return key ? this.#answers.get(key) : undefined;
  }

  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => {
      // The version that holds before anything is read: what changes meanwhile makes the answer one of the past.
      const version = this.contentVersion.value;
      return { willSendResponse: (sending) => this.#learn(sending, version) };
    },
  };

  async #learn(sending: GraphQLRequestContextWillSendResponse<Context>, version: number): Promise<void> {
    const { request, response, contextValue, operation, document, schema } = sending;
    // Whoever changed something reads the change with their next request, though notice of it may still be on its way.
    if (operation?.operation === 'mutation') return this.contentVersion.refresh();
    if (!operation || !document || response.body.kind !== 'single') return;
    if (contextValue.viewer.kind !== 'anonymous' || !request.http || !isNameless(namesIn(request.http.headers))) return;
    const { data, errors, extensions } = response.body.singleResult;
    if (!data || errors || extensions || (response.http.status ?? 200) !== 200) return;
    if (!isPublicRead(schema, document, operation)) return;
    this.#keep(keyOf(request), version, data);
  }

  #keep(key: string | null, version: number, data: unknown): void {
    if (!key || version !== this.contentVersion.value) return;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    // As Apollo writes it, line end included.
    const body = Buffer.from(`${JSON.stringify({ data })}\n`);
    this.#answers.set(key, body, body.length);
  }
}

/** True for a query all of whose root fields are open to everybody and depend on nothing but public content. */
export function isPublicRead(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const arePublic = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return arePublic(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        return fragment?.kind === Kind.FRAGMENT_DEFINITION && arePublic(fragment.selectionSet);
      }
      const { access, fresh } = fields[selection.name.value]?.extensions ?? {};
      return selection.name.value === '__typename' || (access === 'public' && !fresh);
    });
  return operation.operation === 'query' && arePublic(operation.selectionSet);
}

/** Any cookie may make a member of a visitor; none is looked into here. */
const isNameless = ({
  cookie,
  authorization,
}: {
  cookie?: string | undefined;
  authorization?: string | undefined;
}): boolean => cookie === undefined && authorization === undefined;

const namesIn = (headers: { get: (name: string) => string | undefined }) => ({
  cookie: headers.get('cookie'),
  authorization: headers.get('authorization'),
});

/** Text, name and values of an operation make the key, in this order whatever order they came in. Null: not one of ours. */
function keyOf(asked: unknown): string | null {
  if (!isRecord(asked)) return null;
  const { query, operationName = null, variables, extensions } = asked;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  if (!isRecord(variables ?? {}) || !isRecord(extensions ?? {})) return null;
  // Apollo refuses those; what else a client says of itself changes no answer.
  if (isRecord(extensions) && 'persistedQuery' in extensions) return null;
  return hash('sha256', JSON.stringify([query, operationName, variables ?? {}]), 'base64url');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Apollo answers a GET only where a header says that no mere link or form sent it; so do we. */
const isGet = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);

function parametersOf(address: string): unknown {
  const given = [...new URLSearchParams(address.slice(address.indexOf('?') + 1))];
  const parameters: Record<string, unknown> = Object.fromEntries(given);
  if (Object.keys(parameters).length !== given.length) return null;
  try {
    for (const name of ['variables', 'extensions']) {
      if (name in parameters) parameters[name] = JSON.parse(String(parameters[name]));
    }
    return parameters;
  } catch {
    return null;
  }
}

const isPlainPost = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? Number.NaN) <= BODY_BYTES;

/** Reads the body once for both: Express takes `request.body` where the request has already been read. */
function readBody(request: IncomingMessage, response: ServerResponse, then: (body: unknown) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    let body: unknown;
    try {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      body = isUtf8(bytes) ? JSON.parse(bytes.toString('utf8')) : undefined;
    } catch {
      body = undefined;
    }
    if (typeof body !== 'object' || body === null) {
      const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];
      return void response.writeHead(400, headers).end('This request could not be read.');
    }
    then(((request as { body?: unknown }).body = body));
  });
}
