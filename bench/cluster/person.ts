import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;
/** How often a request is sent again that the site has answered with 503, as it says. On a busy machine it does. */
const RETRIES = 30;
const RETRY_MS = 1_000;

interface Answer<Data> {
  data: Data;
  errors?: [{ message: string; extensions?: { code?: string } }];
}

/** A person's program: keeps cookies, and notes which server has answered. */
export class Person {
  readonly servers = new Set<string>();
  retries = 0;
  readonly #cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#sendOnce(path, init);
      if (response.status !== 503 || attempt === RETRIES) return response;
      this.retries += 1;
      await response.body?.cancel();
      await delay(RETRY_MS);
    }
  }

  async #sendOnce(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { origin: this.url, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    this.servers.add(response.headers.get('x-server') ?? '');
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value) this.#cookies.set(name!, value);
      else this.#cookies.delete(name!);
    }
    return response;
  }

  /** Sends JSON. @throws Error if the answer has another status */
  async post(path: string, body: object, status: number): Promise<void> {
    const response = await this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  }

  /** Runs an operation. A mutation that is sent again has the same idempotency key. @throws Error if it has an error */
  async run<Data>(query: string, variables: object = {}, key: string = randomUUID()): Promise<Data> {
    const isMutation = query.startsWith('mutation');
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(isMutation && { 'idempotency-key': key }) },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as Answer<Data>;
      if (!errors) return data;
      const [{ message, extensions }] = errors;
      if (extensions?.code !== 'UNAVAILABLE' || attempt === RETRIES)
        throw new Error(`${query.slice(0, 60)} … answered: ${message}`);
      this.retries += 1;
      await delay(RETRY_MS);
    }
  }

  /** The bytes of a file, also if its URL leads to another one. @throws Error if it is not found */
  async read(path: string): Promise<Uint8Array> {
    const response = await this.send(path);
    const location = response.headers.get('location');
    if (response.status === 303 && location) return this.read(location.replace(this.url, ''));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
