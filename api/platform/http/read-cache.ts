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
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { findMembers, isTooDeep, tooDeep } from '../json.ts';
import { AnswerStore } from '../cache/answer-store.ts';
import { readCookieState } from './cookies.ts';
import { runGuarded } from './guarded.ts';
import { refuse, describeRefusal } from './refusal.ts';
import { isAllowedRead, isSameOrigin } from './same-origin.ts';

/** Express counts and rejects bodies that are larger than any operation of the site. */
const BODY_BYTES = 16_384;

/** The content types of Apollo's answers, by the Accept header. Apollo itself answers requests with other headers. */
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
  readonly #answers = new AnswerStore();
  /** All answers belong to one version. The first answer of another version removes them. */
  #version = Number.NaN;

  /** The keys of the requests whose answers can be stored, for the Apollo plugin. */
  readonly #keys = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly env: Env,
    private readonly contentVersion: ContentVersion,
    private readonly log: Logger,
  ) {}

  /**
   * Answers from memory if it can. Otherwise calls `next` with the parsed body, also for senders with a name: the parser of
   * Express takes five times as long.
   */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (!isSameOrigin(this.env, request)) return next();
    const type = isNameless(this.env, request.headers) ? typeByAccept.get(request.headers.accept ?? '*/*') : undefined;
    const answer = (key: string | null) => {
      const found = key && this.find(key);
      if (!found || !type) {
        if (key) this.#keys.set(request, key);
        return next();
      }
      const headers = ['Content-Type', type, 'Content-Length', String(found.length), 'Cache-Control', 'no-store'];
      response.writeHead(200, headers).end(found);
    };
    if (isPlainPost(request)) {
      readBody(request, (body) =>
        runGuarded(response, this.log, () => {
          if (takeBody(request, response, body)) answer(type ? keyOfBody(body) : null);
        }),
      );
    } else if (type && isGet(request)) answer(getKeyOfUrl(request.url ?? ''));
    else next();
  }

  /** The key of a request that went past `serve`; undefined where its answer is not kept. */
  readonly makeKey = (request: IncomingMessage): string | undefined => this.#keys.get(request);

  /** The stored answer for a key. */
  find(key: string): Buffer | undefined {
    return this.#version === this.contentVersion.value ? this.#answers.get(key) : undefined;
  }

  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => {
      // The version from before anything is read: a change during the read makes the answer outdated.
      const version = this.contentVersion.value;
      return { willSendResponse: (sending) => this.#learn(sending, version) };
    },
  };

  async #learn(sending: GraphQLRequestContextWillSendResponse<Context>, version: number): Promise<void> {
    const { request, response, contextValue, operation, document, schema } = sending;
    // After a change, the next request of the same person reads the change, even before the notification arrives.
    if (operation?.operation === 'mutation') return this.contentVersion.refresh();
    if (!operation || !document || response.body.kind !== 'single') return;
    if (
      contextValue.viewer.kind !== 'anonymous' ||
      !request.http ||
      !isNameless(this.env, namesIn(request.http.headers))
    )
      return;
    const { data, errors } = response.body.singleResult;
    if (!data || errors || (response.http.status ?? 200) !== 200) return;
    if (!isPublicRead(schema, document, operation)) return;
    this.#keep(contextValue.browser.readKey, version, data);
  }

  #keep(key: string | undefined, version: number, data: unknown): void {
    if (!key || version !== this.contentVersion.value) return;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    // As Apollo writes it, with the line end. An answer from memory spends no points.
    const extensions = { cost: { requested: 0, actual: 0 } };
    const body = Buffer.from(`${JSON.stringify({ data, extensions })}\n`);
    this.#answers.set(key, body);
  }
}

/** True for a query whose root fields are all public and depend only on public content. */
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

type Names = { cookie?: string | undefined; authorization?: string | undefined };

/** True if nothing in the request identifies its sender or changes the answer. */
function isNameless(env: Env, { cookie, authorization }: Names): boolean {
  if (authorization !== undefined) return false;
  const { session, hasOther } = readCookieState(env, { cookie });
  return session === null && !hasOther;
}

const namesIn = (headers: { get: (name: string) => string | undefined }) => ({
  cookie: headers.get('cookie'),
  authorization: headers.get('authorization'),
});

/**
 * Text or identifier, name and variables of an operation make the key, as the client wrote them and in a fixed order: a
 * parsed value could be too deep to write again. Null if the answer is not stored.
 */
export function keyOfBody(body: Buffer): string | null {
  const members = findMembers(body);
  if (!members || isPersisted(members.get('extensions')?.toString() ?? '')) return null;
  return keyOf((name) => members.get(name)?.toString('latin1'));
}

export function getKeyOfUrl(address: string): string | null {
  const given = [...new URLSearchParams(address.slice(address.indexOf('?') + 1))];
  const parameters = new Map(given);
  if (parameters.size !== given.length || isPersisted(parameters.get('extensions') ?? '')) return null;
  return keyOf((name) => {
    const text = parameters.get(name);
    // In a URL, an empty operation name equals an omitted one. In a body it is a name that no operation has.
    if (text === undefined || (name === 'operationName' && text === '')) return undefined;
    // As JSON writes them, and as the body is read above.
    return Buffer.from(name === 'variables' ? text.trim() : JSON.stringify(text)).toString('latin1');
  });
}

/** Reads JSON tokens: only the last one holds a line break, so two different requests never have the same key. */
function keyOf(read: (name: string) => string | undefined): string | null {
  const [query, documentId] = [read('query'), read('documentId')];
  if ((query === undefined) === (documentId === undefined)) return null;
  const [operationName = 'null', variables = '{}'] = [read('operationName'), read('variables')];
  const values = variables === 'null' ? '{}' : variables;
  const source = query ?? documentId;
  if (!source?.startsWith('"') || !/^("|null$)/.test(operationName) || !values.startsWith('{')) return null;
  return hash('sha256', `${query ? 'query' : 'documentId'}${source}\n${operationName}\n${values}`, 'base64url');
}

/** Apollo rejects persisted queries. Other facts about a client do not change the answer. */
const isPersisted = (extensions: string): boolean => /persistedQuery|\\/.test(extensions);

const isGet = (request: IncomingMessage): boolean => request.method === 'GET' && isAllowedRead(request);

const isPlainPost = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? Number.NaN) <= BODY_BYTES;

/** Calls back when the whole body has arrived. Never calls back if the client disconnects before. */
function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => then(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}

/** Parses the body once for both: Express uses `request.body` if the request was already read. */
function takeBody(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
  const isDeep = isTooDeep(body);
  const parsed = isDeep || !isUtf8(body) ? null : parse(body);
  if (typeof parsed === 'object' && parsed !== null) {
    (request as { body?: unknown }).body = parsed;
    return true;
  }
  refuse(request, response, { status: 400, code: 'BAD_USER_INPUT', sentence: isDeep ? tooDeep : describeRefusal(400) });
  return false;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
