import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { isPublicRead, isSameForMembers } from '../graphql/public-read.ts';
import { clearByteOrderMark, isTooDeep, tooDeep } from '../json.ts';
import { isOrdinaryMember, type Viewer } from '../viewer.ts';
import { AnswerStore, type StoredAnswer } from '../cache/answer-store.ts';
import { readCookieState } from './cookies.ts';
import { getRequestId } from '../request-log.ts';
import { runGuarded, refuse, describeRefusal } from './refusal.ts';
import { getKeyOfUrl, getKeyOfBody } from '../cache/read-key.ts';
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

/** A request with a session cookie that can be answered from memory if its sender is a member. */
interface SessionRead {
  key: string;
  /** The content type of the answer. */
  type: string;
}

/**
 * Whole answers to the public reads of visitors without a name, kept as long as the content does not change. Looked up
 * before Express; filled by Apollo, which alone knows whether an operation is a query, public and free of errors.
 * Members receive an answer to a visitor after their session was read, if each root field is the same for members.
 */
export class ReadCache {
  readonly #answers = new AnswerStore();
  /** All answers belong to one version. The first answer of another version removes them. */
  #version = Number.NaN;

  /** The keys of the requests whose answers can be stored, for the Apollo plugin. */
  readonly #keys = new WeakMap<IncomingMessage, string>();
  /** Requests whose session cookie is not yet read. Their own answers are never stored. */
  readonly #sessionReads = new WeakMap<IncomingMessage, SessionRead>();

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
    const sender = findSender(this.env, request.headers);
    const type = sender === 'other' ? undefined : typeByAccept.get(request.headers.accept ?? '*/*');
    const answer = (key: string | null) => {
      if (!key || !type) return next();
      if (sender === 'session') {
        this.#sessionReads.set(request, { key, type });
        return next();
      }
      const stored = this.find(key);
      if (!stored) {
        this.#keys.set(request, key);
        return next();
      }
      const { body } = stored;
      const headers = ['Content-Type', type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store'];
      headers.push('X-Request-Id', getRequestId(response));
      response.writeHead(200, headers).end(body);
    };
    if (isPlainPost(request)) {
      readBody(request, (body) =>
        runGuarded(response, this.log, () => {
          if (takeBody(request, response, body)) answer(type ? getKeyOfBody(body) : null);
        }),
      );
    } else if (type && isGet(request)) answer(getKeyOfUrl(request.url ?? ''));
    else next();
  }

  /**
   * Answers an ordinary member from the stored answers to visitors if it can. `viewer` is the sender by the session that
   * this request has read. Returns false if it did not answer.
   */
  serveMember(request: IncomingMessage, response: ServerResponse, viewer: Viewer): boolean {
    const read = this.#sessionReads.get(request);
    if (!read || !isOrdinaryMember(viewer)) return false;
    const stored = this.find(read.key);
    if (!stored?.isForMembers) return false;
    response.setHeader('Content-Type', read.type);
    response.setHeader('Content-Length', stored.body.length);
    response.setHeader('Cache-Control', 'no-store');
    response.end(stored.body);
    return true;
  }

  /** The key of a request that went past `serve`; undefined where its answer is not stored. */
  readonly makeKey = (request: IncomingMessage): string | undefined => this.#keys.get(request);

  /** The stored answer for a key. */
  find(key: string): StoredAnswer | undefined {
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
      findSender(this.env, namesIn(request.http.headers)) !== 'nameless'
    )
      return;
    const { data, errors } = response.body.singleResult;
    if (!data || errors || (response.http.status ?? 200) !== 200) return;
    if (!isPublicRead(schema, document, operation)) return;
    const isForMembers = isSameForMembers(schema, document, operation);
    this.#keep(contextValue.browser.readKey, version, { data, isForMembers });
  }

  #keep(key: string | undefined, version: number, { data, isForMembers }: { data: unknown; isForMembers: boolean }) {
    if (!key || version !== this.contentVersion.value) return;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    // As Apollo writes it, with the line end. An answer from memory spends no points.
    const extensions = { cost: { requested: 0 } };
    const body = Buffer.from(`${JSON.stringify({ data, extensions })}\n`);
    this.#answers.set(key, { body, isForMembers });
  }
}

type Names = { cookie?: string | undefined; authorization?: string | undefined };

/**
 * What identifies the sender of a request or changes the answer: nothing, only the cookie of a session that is not yet
 * read, or something else.
 */
function findSender(env: Env, { cookie, authorization }: Names): 'nameless' | 'session' | 'other' {
  if (authorization !== undefined) return 'other';
  const { session, hasOther } = readCookieState(env, { cookie });
  if (hasOther) return 'other';
  return session === null ? 'nameless' : 'session';
}

const namesIn = (headers: { get: (name: string) => string | undefined }) => ({
  cookie: headers.get('cookie'),
  authorization: headers.get('authorization'),
});

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
  clearByteOrderMark(body);
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
