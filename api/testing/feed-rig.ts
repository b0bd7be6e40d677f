import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedRig {
  /** Host and port in the format of the setting FEED_ALLOW_HOSTS. */
  host: string;
  /** Serves an answer at a path from now on. Returns its URL. */
  serve: (path: string, behavior: Behavior | string) => string;
  /** The requests received so far, oldest first. */
  seen: IncomingMessage[];
}

/** A web server on this machine whose feeds misbehave as a test needs. */
export function useFeedRig(): FeedRig {
  const behaviors = new Map<string, Behavior>();
  const rig: FeedRig = {
    host: '',
    seen: [],
    serve: (path, behavior) => {
      const plain: Behavior = (_request, response) => void response.end(behavior as string);
      behaviors.set(path, typeof behavior === 'string' ? plain : behavior);
      return `http://${rig.host}${path}`;
    },
  };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      rig.seen.push(request);
      const behavior = behaviors.get(request.url ?? '');
      if (behavior) behavior(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    rig.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return rig;
}

export interface RigItem {
  title: string;
  link: string;
  guid?: string;
  description?: string;
  date?: string;
}

/** An RSS 2.0 document. Its parts are inserted unchanged. */
export const makeRss = (title: string, items: RigItem[], extra = ''): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>https://source.example/</link>${extra}${items
    .map(
      ({ title, link, guid = link, description = '', date = 'Mon, 02 Nov 2026 10:00:00 GMT' }) =>
        `<item><title>${title}</title><link>${link}</link><guid>${guid}</guid><description>${description}</description><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;
