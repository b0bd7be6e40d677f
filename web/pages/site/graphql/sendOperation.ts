import { paths } from '#web/paths.ts';

/** Who sends an operation: a visitor, the signed-in account, or the owner of a token. */
export type Caller = { kind: 'visitor' } | { kind: 'session' } | { kind: 'token'; secret: string };

export interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | undefined;
}

/** `extensions.cost` of an answer. */
export interface Cost {
  requested: number;
  remaining: number;
  resetAt: string;
}

export interface Answer {
  status: number;
  milliseconds: number;
  byteSize: number;
  /** The body as the server sent it, indented if it is JSON. */
  text: string;
  body: { data?: unknown; errors?: unknown[] } | null;
  /** The cost of the operation: zero if the answer came from memory. Null for a request that was refused. */
  cost: Cost | 'memory' | null;
  /** The points of one minute, from the RateLimit-Policy header. */
  limit: number | null;
}

/** The cost of an answer from memory has no points that remain, because it is the same for each sender. */
const readCost = (cost: Partial<Cost> | undefined): Answer['cost'] =>
  cost ? (cost.remaining === undefined ? 'memory' : (cost as Cost)) : null;

const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** Sends an operation. A token and a session in one request are refused by the server, so a token goes without cookies. */
export async function sendOperation(operation: Operation, caller: Caller, signal?: AbortSignal): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(paths.graphql, {
    method: 'POST',
    credentials: caller.kind === 'session' ? 'same-origin' : 'omit',
    headers: {
      'Content-Type': 'application/json',
      Accept: ACCEPT,
      ...(caller.kind === 'token' && { Authorization: `Bearer ${caller.secret}` }),
    },
    body: JSON.stringify(operation),
    ...(signal && { signal }),
  });
  const responseText = await response.text();
  const body = parse(responseText);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    byteSize: new Blob([responseText]).size,
    text: body ? JSON.stringify(body, null, 2) : responseText,
    body,
    cost: readCost(body?.extensions?.cost),
    limit: readLimit(response.headers.get('ratelimit-policy')),
  };
}

type Body = { data?: unknown; errors?: unknown[]; extensions?: { cost?: Partial<Cost> } };

function parse(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

const readLimit = (policy: string | null): number | null => {
  const quota = /;q=(\d+)/.exec(policy ?? '')?.[1];
  return quota ? Number(quota) : null;
};
