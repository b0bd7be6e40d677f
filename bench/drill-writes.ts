import type pg from 'pg';

// The writes during the drill, and the invariants that must hold afterwards.

const ADMIN_PASSWORD = 'correct horse battery';
const TIMEOUT_MS = 30_000;

export class Writers {
  readonly accounts: string[] = [];
  readonly articles: string[] = [];
  /** The number of responses per HTTP status. 0 counts broken connections. */
  readonly statuses: Record<number, number> = {};
  longestMs = 0;
  #sent = 0;
  #cookie = '';
  #going: Promise<void>[] = [];
  #isOver = false;

  constructor(private readonly url: string) {}

  begin(): void {
    this.#isOver = false;
    const kinds = [() => this.#register(), () => this.#register(), () => this.#write(), () => this.#write()];
    this.#going = kinds.map(async (write) => {
      while (!this.#isOver) await write();
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#going);
  }

  async signIn(): Promise<void> {
    const signIn = () => this.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
    let response = await signIn();
    // A busy server refuses a request now and then.
    while (response === null || response.status === 503) response = await pause().then(signIn);
    if (!response.ok) throw new Error(`The administrator cannot sign in: ${response.status}`);
    const cookies = response.headers.getSetCookie();
    this.#cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response | null> {
    const startTime = performance.now();
    const response = await fetch(this.url + path, {
      method: 'POST',
      // A request with a cookie names its origin, as a browser does.
      headers: { 'content-type': 'application/json', origin: this.url, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    this.longestMs = Math.max(this.longestMs, performance.now() - startTime);
    const status = response?.status ?? 0;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    return response;
  }

  async #register(): Promise<void> {
    const username = `person-${(this.#sent += 1)}`;
    const password = 'correct horse battery staple';
    const email = `${username}@fund.example`;
    const reason = 'I hold shares.';
    const response = await this.post('/api/register', { username, password, email, name: username, reason });
    if (response?.status === 201) this.accounts.push(username);
    // A stopped server fails at once. Without a pause, the loop would only measure the drill itself.
    else await pause();
  }

  async #write(): Promise<void> {
    const query = 'mutation ($title: String!) { createArticle(input: { title: $title }) { article { id } } }';
    const variables = { title: `Article ${(this.#sent += 1)}` };
    const response = await this.post('/graphql', { query, variables }, { cookie: this.#cookie });
    const body = (await response?.json().catch(() => null)) as {
      data?: { createArticle?: { article: { id: string } } };
    } | null;
    const id = body?.data?.createArticle?.article.id;
    if (id) this.articles.push(id);
    else await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

const PEOPLE = "from account where 'ADMIN' <> all(roles)";
const event = (kind: string, subject: string) =>
  `exists (select 1 from audit_event where kind = '${kind}' and subject_id = ${subject})`;

/** Counts lost or partial writes. Every count must be 0. */
export async function findLosses(client: pg.Client, { accounts, articles }: Writers): Promise<Record<string, number>> {
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await client.query<{ n: string }>(`select count(*) as n ${sql}`, values)).rows[0]?.n);
  const reviews = await count("from mail where kind = 'review.new_request'");
  return {
    accountsMissing: await count(
      'from unnest($1::text[]) name where not exists (select 1 from account where username = name)',
      [accounts],
    ),
    articlesMissing: await count(
      'from unnest($1::text[]) id where not exists (select 1 from article where article.id = id.id)',
      [articles],
    ),
    accountsWithoutEvent: await count(`${PEOPLE} and not ${event('account.registered', 'account.id')}`),
    articlesWithoutEvent: await count(
      `from article where title like 'Article %' and not ${event('article.created', 'article.id')}`,
    ),
    eventsWithoutAccount: await count(
      "from audit_event where kind = 'account.registered' and not exists (select 1 from account where id = subject_id)",
    ),
    eventsWithoutArticle: await count(
      "from audit_event where kind = 'article.created' and not exists (select 1 from article where id = subject_id)",
    ),
    accountsWithoutTheirMails: await count(
      `${PEOPLE} and (select count(*) from mail where recipient = account.email) <> 2`,
    ),
    reviewMailsMissing: Math.abs((await count(PEOPLE)) - reviews),
  };
}
