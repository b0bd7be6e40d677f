import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { reportPdf } from '../api/testing/pdf-files.ts';
import { INVESTOR } from './forms.ts';
import { ProofError } from './namespace.ts';
import type { StandIns } from './stand-ins.ts';

// Changes that give the jobs of the server work: emails, a feed, a scan, stored files and webhooks.

const headers = { 'sec-fetch-site': 'same-origin' };
const SCAN_MS = 60_000;

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Sends operations as the person who is signed in. */
class Api {
  changes = 0;

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  async send<Data>(query: string, variables: object = {}): Promise<Answer<Data>> {
    const answer = await this.page.request.post(`${this.origin}/graphql`, { data: { query, variables }, headers });
    return (await answer.json()) as Answer<Data>;
  }

  async change<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.send<Data>(query, variables);
    if (!data || errors) throw new ProofError(`The site refused a change: ${errors?.[0]?.message} ${query}`);
    this.changes += 1;
    return data;
  }

  async upload(name: string, buffer: Buffer): Promise<string> {
    const file = { name, mimeType: 'application/pdf', buffer };
    const answer = await this.page.request.post(`${this.origin}/uploads`, { multipart: { file }, headers });
    if (!answer.ok()) throw new ProofError(`The upload was refused: ${answer.status()} ${await answer.text()}`);
    this.changes += 1;
    return ((await answer.json()) as { id: string }).id;
  }
}

/** As an administrator. Returns the number of changes. */
export async function makeChanges(page: Page, origin: string, standIns: StandIns): Promise<number> {
  const api = new Api(page, origin);
  const member = await approveInvestor(api);
  const groupIds = [await createGroup(api, member)];
  await api.change('mutation ($url: URL!) { createFeed(input: { url: $url }) { feed { id } } }', {
    url: standIns.feedUrl,
  });
  await api.change('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }', {
    input: { name: 'Mirror', url: standIns.webhookUrl, types: ['ARTICLE', 'DOCUMENT', 'EVENT', 'INVESTOR_UPDATE'] },
  });
  await shareDocument(api, member);
  await publishTexts(api, groupIds);
  return api.changes;
}

async function approveInvestor(api: Api): Promise<string> {
  const search = `query ($name: String!) { users(first: 1, filter: { search: $name }) { nodes { id } } }`;
  const until = Date.now() + SCAN_MS;
  for (;;) {
    // A job creates the account that the form requested.
    const { data } = await api.send<{ users: { nodes: { id: string }[] } }>(search, { name: INVESTOR.username });
    const id = data?.users.nodes[0]?.id;
    if (id) {
      await api.change('mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }', { id });
      return id;
    }
    if (Date.now() > until) throw new ProofError('The site did not create the account of the registration form.');
    await delay(500);
  }
}

async function createGroup(api: Api, memberId: string): Promise<string> {
  const create = 'mutation { createGroup(input: { name: "Harbor readers" }) { group { id } } }';
  const { createGroup } = await api.change<{ createGroup: { group: { id: string } } }>(create);
  const { id } = createGroup.group;
  const join = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await api.change(join, { input: { id, memberIds: [memberId] } });
  return id;
}

async function shareDocument(api: Api, userId: string): Promise<void> {
  const uploadId = await api.upload('report.pdf', Buffer.from(await reportPdf(2)));
  const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
  const input = { title: 'Harbor accounts', summary: 'What the year brought.', uploadId };
  const until = Date.now() + SCAN_MS;
  for (;;) {
    const { data, errors } = await api.send<{ createDocument: { document: { id: string } } }>(create, { input });
    if (data) {
      api.changes += 1;
      const access = { documentId: data.createDocument.document.id, userId, rights: ['LIST', 'VIEW', 'DOWNLOAD'] };
      const grant = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { document { id } } }';
      await api.change(grant, { input: { ...access, notify: true } });
      return;
    }
    // The file is in quarantine until the scanner has read it.
    if (errors?.[0]?.extensions?.code !== 'CONFLICT' || Date.now() > until)
      throw new ProofError(`The site refused the document: ${errors?.[0]?.message}`);
    await delay(500);
  }
}

async function publishTexts(api: Api, groupIds: string[]): Promise<void> {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await api.change('mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }', {
    input: {
      title: 'Harbor call',
      startsAt: `${day}T10:00`,
      endsAt: `${day}T11:00`,
      timeZone: 'Europe/Berlin',
      groupIds,
    },
  });
  const write =
    'mutation ($input: CreateInvestorUpdateInput!) { createInvestorUpdate(input: $input) { investorUpdate { id } } }';
  const update = await api.change<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(write, {
    input: { title: 'The third quarter', body: 'Revenue grew.', groupIds },
  });
  await api.change(
    'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }',
    update.createInvestorUpdate.investorUpdate,
  );
  const draft = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const article = await api.change<{ createArticle: { article: { id: string } } }>(draft, {
    input: { title: 'News of the proof', summary: 'One sentence about it.', body: '## News\n\nText.' },
  });
  const publish =
    'mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "A run of the proof." }) { article { id } } }';
  await api.change(publish, article.createArticle.article);
  await api.change('mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) { users { id } } }', {
    input: {
      people: [{ name: 'Nora Assessor', email: 'nora@harborview.example', company: 'Harborview', groupIds: [] }],
    },
  });
}
