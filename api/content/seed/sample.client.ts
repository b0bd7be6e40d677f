import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { SAMPLE } from './sample.files.ts';

export interface SampleAccount {
  username: 'manager' | 'editor' | 'jordan' | 'ines';
  password: string;
  name: string;
  company: string;
  email: string;
}

/** A person of the sample portal, who does everything over HTTP as a browser does, so that all rules of the site hold. */
export class SamplePerson {
  readonly #url: string;
  #cookies: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(username: string, password: string): Promise<this> {
    const response = await this.send('/api/login', { username, password });
    this.#cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
    return this;
  }

  /**
   * Sends JSON, a form with a file, or nothing.
   *
   * @throws Error with the answer if the server refuses
   */
  async send(place: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#url}${place}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.#cookies.join('; '),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sample portal: ${place} was refused. ${await response.text()}`);
    return response;
  }

  /** Runs an operation and returns its data. */
  async run<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.send('/graphql', { query, variables });
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(`The sample portal: ${errors[0]!.message} ${query} ${JSON.stringify(variables)}`);
    return data;
  }

  /** Runs a mutation. Returns the id of the object of its payload, if it is named. */
  async do(mutation: string, input: object, object?: string): Promise<string> {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const fields = object ? `${object} { id }` : '__typename';
    const query = `mutation ($input: ${type}!) { payload: ${mutation}(input: $input) { ${fields} } }`;
    const { payload } = await this.run<{ payload: Record<string, { id: string }> }>(query, { input });
    return object ? payload[object]!.id : '';
  }
}

/**
 * Serves the feed of the sample portal and receives its webhook, on this computer only. Returns its URL. `port` is 0 for
 * the first time.
 */
export async function openReceiver(port: number): Promise<{ url: string; port: number; close: () => void }> {
  let url = '';
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void request.resume().on('end', () => response.writeHead(204).end());
    if (request.url !== '/feed.xml')
      return void response.end('This item of the sample feed has no text. The feed is served from this computer.');
    readFile(path.join(SAMPLE, 'feed.xml'), 'utf8').then(
      (feed) => response.setHeader('Content-Type', 'application/rss+xml').end(feed.replaceAll('{{URL}}', url)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
  // It does not keep the process running.
  server.unref();
  const address = server.address() as { port: number };
  url = `http://127.0.0.1:${address.port}`;
  return { url, port: address.port, close: () => server.close() };
}
