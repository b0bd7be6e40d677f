import { randomBytes } from 'node:crypto';
import { reportPdf } from '#api/testing/pdf-files.ts';
import { waitFor } from './database.ts';
import { Person } from './person.ts';

export const ADMIN_PASSWORD = 'correct horse battery';
const PASSWORD = 'correct horse battery staple';
const USERS = 'query ($search: String) { users(first: 1, filter: { search: $search }) { nodes { id } } }';
const APPROVE = 'mutation ($id: ID!) { approveUser(input: { id: $id }) { user { status } } }';
const CREATE_DOCUMENT =
  'mutation ($uploadId: ID!, $title: String!) { createDocument(input: { uploadId: $uploadId, title: $title }) { document { id } } }';
const SHARE =
  'mutation ($documentId: ID!, $userId: ID!) { setAccess(input: { documentId: $documentId, userId: $userId, rights: [DOWNLOAD] }) { document { id } } }';
const CREATE_ARTICLE =
  'mutation ($title: String!, $body: String!) { createArticle(input: { title: $title, body: $body, summary: $title }) { article { id slug } } }';
const PUBLISH =
  'mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "Written by the drill of several servers." }) { article { id } } }';
const ARTICLE = 'query ($slug: String!) { article(slug: $slug) { title } }';

export interface JourneyResult {
  steps: number;
  failures: string[];
  /** The servers that have answered. */
  servers: Set<string>;
  /** The number of requests that were sent again after a 503. */
  retries: number;
}

/** Several people use the site at once, each step on the next server. */
export async function runJourneys(url: string, servers: number, journeys: number): Promise<JourneyResult> {
  const result: JourneyResult = { steps: 0, failures: [], servers: new Set(), retries: 0 };
  await Promise.all(Array.from({ length: journeys }, () => runJourney(url, servers, result)));
  return result;
}

async function runJourney(url: string, servers: number, result: JourneyResult): Promise<void> {
  const name = `guest-${randomBytes(6).toString('hex')}`;
  const [admin, investor, visitor] = [new Person(url), new Person(url), new Person(url)];
  const everywhere = async (step: () => Promise<unknown>) => {
    for (let server = 0; server < servers; server += 1) await step();
  };
  const known = { userId: '', documentId: '', articleId: '', slug: '' };
  const steps: Record<string, () => Promise<unknown>> = {
    'administrator signs in': () => admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD }, 200),
    'investor registers': () => investor.post('/api/register', getRegistration(name), 201),
    'administrator approves': async () => {
      const { users } = await admin.run<{ users: { nodes: { id: string }[] } }>(USERS, { search: name });
      known.userId = users.nodes[0]!.id;
      await admin.run(APPROVE, { id: known.userId });
    },
    'investor signs in': () => investor.post('/api/login', { username: name, password: PASSWORD }, 200),
    'investor is signed in on all servers': () => everywhere(() => investor.read('/api/user')),
    'administrator uploads a document': async () => (known.documentId = await uploadDocument(admin, name)),
    'administrator shares it': () => admin.run(SHARE, { documentId: known.documentId, userId: known.userId }),
    'investor reads a page on all servers': () => everywhere(() => investor.read(`/files/${known.documentId}/pages/1`)),
    'investor downloads it on all servers': () => everywhere(() => investor.read(`/files/${known.documentId}`)),
    'a repeated request creates one article': async () =>
      Object.assign(known, await createArticleOnce(admin, name, servers)),
    'administrator publishes': () => admin.run(PUBLISH, { id: known.articleId }),
    'visitor reads the article on all servers': () => readEverywhere(visitor, known.slug, servers),
    'investor signs out': () => investor.post('/api/logout', {}, 204),
    'investor is signed out on all servers': () => everywhere(() => expectSignedOut(investor)),
  };
  for (const [step, run] of Object.entries(steps)) {
    result.steps += 1;
    try {
      await run();
    } catch (error) {
      // Later steps need this one.
      result.failures.push(`${step}: ${(error as Error).message}`);
      break;
    }
  }
  for (const person of [admin, investor, visitor]) {
    for (const server of person.servers) result.servers.add(server);
    result.retries += person.retries;
  }
}

const getRegistration = (name: string) => ({
  username: name,
  password: PASSWORD,
  email: `${name}@fund.example`,
  name,
  reason: 'I hold shares.',
});

async function uploadDocument(admin: Person, title: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await reportPdf(1))], `${title}.pdf`, { type: 'application/pdf' }));
  const answer = await admin.send('/uploads', { method: 'POST', body: form });
  if (answer.status !== 201) throw new Error(`/uploads answered ${answer.status}: ${await answer.text()}`);
  const { id: uploadId } = (await answer.json()) as { id: string };
  const data = await admin.run<{ createDocument: { document: { id: string } } }>(CREATE_DOCUMENT, { uploadId, title });
  return data.createDocument.document.id;
}

/** Sends one request with one idempotency key to every server. */
async function createArticleOnce(admin: Person, name: string, servers: number) {
  const variables = { title: `About ${name}`, body: 'The system runs offline.' };
  const answers = new Map<string, string>();
  for (let server = 0; server < servers; server += 1) {
    const { createArticle } = await admin.run<{ createArticle: { article: { id: string; slug: string } } }>(
      CREATE_ARTICLE,
      variables,
      name,
    );
    answers.set(createArticle.article.id, createArticle.article.slug);
  }
  if (answers.size !== 1) throw new Error(`${answers.size} articles were created`);
  const [[articleId, slug]] = [...answers] as [[string, string]];
  return { articleId, slug };
}

/** Behind PgBouncer in transaction mode, a change shows on the other servers after at most a second. */
async function readEverywhere(visitor: Person, slug: string, servers: number): Promise<void> {
  let inARow = 0;
  await waitFor(async () => {
    const { article } = await visitor.run<{ article: { title: string } | null }>(ARTICLE, { slug });
    inARow = article ? inARow + 1 : 0;
    return inARow === servers;
  }, `The article ${slug} does not show on all servers.`);
}

async function expectSignedOut(investor: Person): Promise<void> {
  const { status } = await investor.send('/api/user');
  if (status !== 401) throw new Error(`/api/user answered ${status}`);
}
