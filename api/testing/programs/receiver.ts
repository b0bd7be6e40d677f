import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

export interface Receiver {
  url: string;
  /** The messages so far, oldest first. */
  received: Received[];
  /** Decides the status, headers and body of the next answers. */
  answer: (message: Received) => { status: number; headers?: Record<string, string>; body?: string } | null;
}

/** A receiver of webhooks on this machine. An answer of null never comes. */
export function useReceiver(): Receiver {
  const receiver: Receiver = { url: '', received: [], answer: () => ({ status: 204 }) };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      const message = { headers: request.headers, body, path: request.url ?? '' };
      receiver.received.push(message);
      const answer = receiver.answer(message);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
