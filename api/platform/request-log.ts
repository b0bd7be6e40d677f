import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** An id that a proxy or a client gave the request: long enough for every known format, and safe in logs. */
const REQUEST_ID = /^[\w.:=+/-]{1,100}$/;
/** W3C Trace Context: version, trace id, parent id and flags. A trace id of zeros is not valid. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

const requestIds = new WeakMap<ServerResponse, string>();

/** The id of the request that a response answers, for its header and for the log. */
export function getRequestId(response: ServerResponse): string {
  const known = requestIds.get(response);
  if (known) return known;
  const id = chooseId(response.req);
  requestIds.set(response, id);
  return id;
}

const chooseId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  return readTraceId(request) ?? randomUUID();
};

const readTraceId = ({ headers }: IncomingMessage): string | undefined => {
  const parent = headers['traceparent'];
  return typeof parent === 'string' ? TRACE_PARENT.exec(parent)?.[1] : undefined;
};

/** The URL of a calendar is a secret. */
const hideSecret = (path: string): string => path.replace(/^(\/calendar\/)[^/]+/i, '$1…');

/**
 * Logs the answer to a request: failures as errors, refused senders with their IP address, everything else for debugging.
 * The path is that of the URL, because a router removes its own part.
 */
export function logAnswer(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const path = hideSecret(request.url?.split('?', 1)[0] ?? '/');
  response.on('finish', () => {
    const status = response.statusCode;
    const level = status >= 500 ? 'error' : status === 401 || status === 429 ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const traceId = readTraceId(request);
    const line = {
      requestId: getRequestId(response),
      ...(traceId && { traceId }),
      method: request.method,
      path,
      status,
      ms: Math.round(performance.now() - started),
    };
    if (level === 'error') log.error(line, 'request failed');
    else if (level === 'info') log.info({ ...line, address: readAddress(request) }, 'request refused');
    else log.debug(line, 'request');
  });
}

/** Express reads the headers of trusted proxies. A server that listens on all addresses has those of IPv4 in IPv6. */
const readAddress = (request: IncomingMessage & { ip?: string | undefined }): string | undefined =>
  (request.ip ?? request.socket.remoteAddress)?.replace(/^::ffff:(?=\d+\.)/i, '');
