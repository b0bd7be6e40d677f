import http from 'node:http';
import https from 'node:https';
import { ModelError, SILENT } from './model.errors.ts';
import type { EndpointSettings } from './model.settings.ts';

/** Status codes with which servers refuse a `response_format` that they do not support. */
const REFUSALS = new Set([400, 415, 422, 501]);

interface PostOptions {
  body: object;
  /** The content type that the response must have. */
  accept: 'text/event-stream' | 'application/json';
}

/**
 * Sends a request to an OpenAI-compatible server. Resolves with the response when its headers and the first bytes of its
 * body have arrived. Node's HTTP client follows no redirects, and an agent without settings ignores proxies from the
 * environment. Throws a ModelError.
 */
export async function post(
  settings: EndpointSettings,
  { body, accept }: PostOptions,
  outer: AbortSignal,
): Promise<http.IncomingMessage> {
  const { url, firstByteMs } = settings;
  const text = JSON.stringify(body);
  const isSecure = url.protocol === 'https:';
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelError(SILENT)), firstByteMs);
  const cancel = () => late.abort(new ModelError('canceled'));
  outer.addEventListener('abort', cancel, { once: true });
  if (outer.aborted) cancel();
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, toOptions(settings, text, accept), resolve);
      late.signal.addEventListener('abort', () => request.destroy(late.signal.reason as Error), { once: true });
      if (late.signal.aborted) request.destroy(late.signal.reason as Error);
      // Errors after the answer has begun are also passed to the reader of the body.
      request.on('error', reject).end(text);
    });
    assertType(response, accept);
    await waitForBytes(response, late.signal);
    outer.addEventListener('abort', () => response.destroy(), { once: true });
    return response;
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(String(error));
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', cancel);
  }
}

const toOptions = ({ url, apiKey }: EndpointSettings, text: string, accept: string): http.RequestOptions => ({
  method: 'POST',
  agent: url.protocol === 'https:' ? new https.Agent() : new http.Agent(),
  maxHeaderSize: 16_384,
  headers: {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    accept,
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  },
});

function assertType(response: http.IncomingMessage, acceptedType: string): void {
  const status = response.statusCode ?? 0;
  const type = response.headers['content-type'] ?? '';
  if (status === 200 && type.startsWith(acceptedType)) return;
  response.destroy();
  throw new ModelError(`status ${status}, ${type.slice(0, 100) || 'no content type'}`, REFUSALS.has(status));
}

const waitForBytes = (response: http.IncomingMessage, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('readable', resolve).once('error', reject).once('end', resolve);
    signal.addEventListener('abort', () => response.destroy(signal.reason as Error), { once: true });
  });
