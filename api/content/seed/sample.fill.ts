import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { parse } from 'yaml';
import { type SampleAccount, SamplePerson } from './sample.client.ts';
import { fileTypes, readLines, SAMPLE, type SampleFileType, writeDocx, writePdf, writeXlsx } from './sample.files.ts';

interface SampleDocument {
  title: string;
  summary: string;
  type: SampleFileType;
  text?: string;
  table?: (string | number)[][];
}

interface SampleFolder {
  name: string;
  /** Without it, the rights are those of the folder above. */
  group?: string;
  documents: SampleDocument[];
  folders?: SampleFolder[];
}

interface SampleQuestion {
  asker: Investor;
  document: string;
  page: number;
  body: string;
  answer?: string;
  isPublished?: true;
}

interface SampleContent {
  groups: { name: string; members: Investor[] }[];
  folders: SampleFolder[];
  updates: { title: string; body: string }[];
  questions: SampleQuestion[];
  company: object;
  leads: object[];
}

type Investor = 'jordan' | 'ines';
type People = Record<'manager' | 'editor' | Investor, SamplePerson>;

interface Scene extends SampleContent {
  people: People;
  /** Documents by title, groups by name and accounts by username. */
  ids: Map<string, string>;
  feedUrl: string;
  /** Dates what happened in this chapter so many seconds earlier. */
  letPass: (seconds: number) => Promise<void>;
}

export interface SampleSite {
  url: string;
  em: SqlEntityManager;
  feedUrl: string;
  accounts: readonly SampleAccount[];
}

const DAY_SECONDS = 86_400;

/** What happened in the sample portal, and how many days ago. */
const CHAPTERS: [daysAgo: number, happen: (scene: Scene) => Promise<void>][] = [
  [31, addGroups],
  [30, addDataRoom],
  [27, (scene) => read(scene, 'ines', { 'Annual report': [40, 65, 22], 'Security architecture': [80, 35] })],
  [26, (scene) => read(scene, 'jordan', { 'Annual report': [30, 90], 'Sizing of hardware': [25, 50, 45] })],
  [24, (scene) => publishUpdate(scene, 0, ['ines', 'jordan'])],
  [20, askQuestions],
  [19, answerQuestions],
  [18, connectPrograms],
  [14, addNewVersions],
  [13, (scene) => read(scene, 'ines', { 'Annual report': [20, 75, 130], 'Quarterly figures': [] })],
  [12, holdCall],
  [9, (scene) => publishUpdate(scene, 1, ['ines'])],
  [8, (scene) => read(scene, 'jordan', { 'Annual report': [15, 40, 55], 'Updates without a network': [60, 20] })],
  [6, writeContent],
  [5, inviteToMeeting],
  [4, acceptItem],
  [3, (scene) => publishUpdate(scene, 2, [])],
  [2, (scene) => read(scene, 'ines', { 'Proof of silence': [45, 30, 95], 'Supply chain of models': [20] })],
  [1, (scene) => read(scene, 'jordan', { 'Sizing of hardware': [10, 15, 20, 30] })],
  [0, signAgreement],
];

/** Fills an empty site through its own API, and dates what happens as if it had taken a month. */
export async function fillSample({ url, em, feedUrl, accounts }: SampleSite): Promise<void> {
  const texts = parse(await readFile(path.join(SAMPLE, 'portal.yaml'), 'utf8')) as SampleContent;
  const people = await addAccounts(url, accounts);
  // The start of the server is part of the first chapter.
  let since = Date.now() - process.uptime() * 1_000;
  const letPass = async (seconds: number) => {
    await changePast(em, 'select pg_temp.move_back(?, make_interval(secs => ?))', [new Date(since), seconds]);
    since -= seconds * 1_000;
  };
  const scene: Scene = { ...texts, people, ids: new Map(), feedUrl, letPass };
  for (const [daysAgo, happen] of CHAPTERS) {
    await happen(scene);
    await letPass(daysAgo * DAY_SECONDS);
    since = Date.now();
  }
  await changePast(em, 'select pg_temp.chain_audit_log()');
  await Promise.all(Object.values(people).map((person) => person.send('/api/logout', {})));
}

const changePast = (em: SqlEntityManager, statement: string, values: unknown[] = []): Promise<void> =>
  em.transactional(async (em) => {
    await em.execute(await readFile(path.join(SAMPLE, 'past.sql'), 'utf8'));
    await em.execute(statement, values);
  });

/** The accounts ask for access like everybody, except the manager, who is the first administrator. */
async function addAccounts(url: string, accounts: readonly SampleAccount[]): Promise<People> {
  const visitor = new SamplePerson(url);
  const manager = new SamplePerson(url);
  for (const { username, password, ...person } of accounts) {
    if (username === 'manager') await manager.signIn(username, password);
    else await visitor.send('/api/register', { username, password, ...person, reason: 'A sample account.' });
  }
  const { users } = await manager.run<{ users: { nodes: { id: string; username: string }[] } }>(
    '{ users(first: 100) { nodes { id username } } }',
  );
  for (const { id, username } of users.nodes) {
    if (username === 'manager') continue;
    await manager.do('approveUser', { id });
    if (username === 'editor') await manager.do('setUserRoles', { id, roles: ['EDITOR'] });
  }
  const entries = accounts.map(async ({ username, password }) => [
    username,
    username === 'manager' ? manager : await new SamplePerson(url).signIn(username, password),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as People;
}

async function addGroups({ people: { manager }, groups, company, ids }: Scene): Promise<void> {
  const { users } = await manager.run<{ users: { nodes: { id: string; username: string }[] } }>(
    '{ users(first: 100) { nodes { id username } } }',
  );
  for (const { id, username } of users.nodes) ids.set(username, id);
  for (const { name, members } of groups) {
    const id = await manager.do('createGroup', { name }, 'group');
    await manager.do('updateGroup', { id, memberIds: members.map((username) => ids.get(username)) });
    ids.set(name, id);
  }
  await manager.do('updateCompanyProfile', company);
  // The first administrator has no name of its own.
  await manager.do('updateUser', { id: ids.get('manager'), name: 'Dana Whitfield' });
}

async function addDataRoom(scene: Scene): Promise<void> {
  for (const folder of scene.folders) await addFolder(scene, folder);
}

async function addFolder(scene: Scene, folder: SampleFolder, parentId?: string): Promise<void> {
  const { people, ids } = scene;
  const folderId = await people.manager.do('createFolder', { name: folder.name, parentId }, 'folder');
  const rights = ['LIST', 'VIEW', 'DOWNLOAD'];
  if (folder.group) await people.manager.do('setAccess', { folderId, groupId: ids.get(folder.group), rights });
  const uploadIds = await Promise.all(folder.documents.map((document) => upload(people.manager, document)));
  for (const [at, { title, summary }] of folder.documents.entries()) {
    const uploadId = uploadIds[at];
    ids.set(title, await people.manager.do('createDocument', { title, summary, folderId, uploadId }, 'document'));
  }
  for (const inner of folder.folders ?? []) await addFolder(scene, inner, folderId);
}

async function upload(manager: SamplePerson, { title, type, text, table = [] }: SampleDocument): Promise<string> {
  const lines = text ? await readLines(text) : [];
  const body = type === 'pdf' ? await writePdf(lines) : type === 'docx' ? writeDocx(lines) : writeXlsx(table);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(body)], `${title}.${type}`, { type: fileTypes[type] }));
  return ((await (await manager.send('/uploads', form)).json()) as { id: string }).id;
}

/** Opens documents. The numbers are the seconds for which each page is in view, from the first page on. */
async function read(scene: Scene, reader: Investor, visits: Record<string, number[]>): Promise<void> {
  const person = scene.people[reader];
  for (const [title, pages] of Object.entries(visits)) {
    const id = scene.ids.get(title)!;
    await person.send(`/api/documents/${id}/readings`, { kind: 'SEEN' });
    for (const [at, seconds] of pages.entries()) {
      await person.send(`/files/${id}/pages/${at + 1}?width=1`);
      await scene.letPass(seconds);
      await person.send(`/api/documents/${id}/readings`, { kind: 'READ', page: at + 1, seconds });
    }
  }
}

async function publishUpdate({ people, updates, ids }: Scene, at: number, readers: Investor[]): Promise<void> {
  const documentIds = at === 1 ? [ids.get('Annual report')] : [];
  const id = await people.manager.do('createInvestorUpdate', { ...updates[at], documentIds }, 'investorUpdate');
  await people.manager.do('publishInvestorUpdate', { id });
  for (const reader of readers) await people[reader].do('markInvestorUpdateRead', { id });
}

async function askQuestions({ people, questions, ids }: Scene): Promise<void> {
  for (const { asker, document, page, body } of questions)
    ids.set(body, await people[asker].do('askQuestion', { documentId: ids.get(document), page, body }, 'question'));
}

async function answerQuestions({ people: { manager }, questions, ids }: Scene): Promise<void> {
  for (const { body, answer, isPublished } of questions) {
    const id = ids.get(body);
    if (answer) await manager.do('answerQuestion', { id, answer, send: true });
    if (answer && isPublished) await manager.do('publishQuestion', { id, question: body, answer, groupIds: [] });
  }
}

/** A feed, and a webhook that is sent what happens from now on. */
async function connectPrograms({ people: { manager, editor }, feedUrl }: Scene): Promise<void> {
  const url = new URL(feedUrl);
  const types = ['DOCUMENT', 'INVESTOR_UPDATE', 'EVENT', 'ARTICLE'];
  await manager.do('createWebhook', { name: 'Sample receiver', url: url.href, types }, 'webhook');
  url.pathname = '/feed.xml';
  const id = await editor.do('createFeed', { url: url.href }, 'feed');
  await editor.do('refreshFeed', { id });
}

async function addNewVersions(scene: Scene): Promise<void> {
  const { people, folders, ids } = scene;
  const documents = folders.flatMap((folder) => folder.documents);
  for (const title of ['Annual report', 'Quarterly figures']) {
    const document = documents.find((one) => one.title === title)!;
    const uploadId = await upload(people.manager, document);
    await people.manager.do('updateDocument', { id: ids.get(title), uploadId, notify: true });
  }
}

const ZONE = 'America/New_York';

/** Wall time of an event in so many days, on a weekday. */
function toTime(days: number, time: string): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + days);
  while (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() + 1);
  return `${date.toISOString().slice(0, 10)}T${time}`;
}

/** A call that is over: the invitation and its answers come first, because no one answers an event of the past. */
async function holdCall({ people, ids }: Scene): Promise<void> {
  const event = { title: 'Results of the year', description: 'The figures, and your questions.', location: 'Call' };
  const place = { timeZone: ZONE, groupIds: [ids.get('Shareholders')] };
  const times = { startsAt: toTime(10, '10:00'), endsAt: toTime(10, '11:00') };
  const id = await people.manager.do('createEvent', { ...event, ...place, ...times }, 'event');
  await people.ines.do('respondToEvent', { id, answer: 'GOING' });
  await people.jordan.do('respondToEvent', { id, answer: 'MAYBE' });
  const past = { startsAt: toTime(-11, '10:00'), endsAt: toTime(-11, '11:00') };
  await people.manager.do('updateEvent', { id, ...past, notify: false });
}

/** A meeting with one seat, so that the second person waits, and a call that nobody answered yet. */
async function inviteToMeeting({ people, ids }: Scene): Promise<void> {
  const place = { timeZone: ZONE, groupIds: [ids.get('Shareholders')] };
  const meeting = { title: 'Annual meeting', description: 'The year, the plan, and your questions.', capacity: 1 };
  const times = { startsAt: toTime(21, '10:00'), endsAt: toTime(21, '12:00'), location: 'Sample Street 1, Dover' };
  const id = await people.manager.do('createEvent', { ...meeting, ...place, ...times }, 'event');
  await people.jordan.do('respondToEvent', { id, answer: 'GOING' });
  await people.ines.do('respondToEvent', { id, answer: 'GOING' });
  const call = { title: 'Call about the quarter', description: '', location: 'Call' };
  const hours = { startsAt: toTime(9, '16:00'), endsAt: toTime(9, '17:00') };
  await people.manager.do('createEvent', { ...call, ...place, ...hours }, 'event');
}

/** Leads of visitors, of which one is answered, a draft of the editor, and people who wait. */
async function writeContent({ people: { manager, editor }, leads, ids }: Scene): Promise<void> {
  for (const lead of leads) await editor.do('requestWhitepaper', { ...lead, consent: true });
  const { leads: list } = await manager.run<{ leads: { nodes: { id: string }[] } }>(
    '{ leads(first: 1) { nodes { id } } }',
  );
  await manager.do('updateLead', { id: list.nodes[0]!.id, status: 'IN_PROGRESS', notes: 'Call on Tuesday.' });
  const article = { title: 'What a pilot without a network needs', body: 'A room, one rack, and two people.\n' };
  await editor.do('createArticle', { ...article, summary: 'A draft of the sample portal.' }, 'article');
  const people = [{ name: 'Lea Moreau', email: 'lea@atelier.example', company: 'Atelier Fund' }];
  await manager.do('inviteUsers', { people, groupIds: [ids.get('Shareholders')] });
  const request = { username: 'ada', password: crypto.randomUUID(), name: 'Ada Lindqvist', email: 'ada@fjord.example' };
  await editor.send('/api/register', { ...request, company: 'Fjord Partners', reason: 'We follow you for our fund.' });
}

const ITEMS = '{ feedItems(first: 3, filter: { status: PENDING }) { nodes { id } } }';

/** Accepts the first item of the feed, which a job reads at any time. */
async function acceptItem({ people: { editor } }: Scene): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { feedItems } = await editor.run<{ feedItems: { nodes: { id: string }[] } }>(ITEMS);
    const [item] = feedItems.nodes;
    if (item) return void (await editor.do('reviewFeedItems', { ids: [item.id], status: 'ACCEPTED' }));
    await delay(100);
  }
}

/** An agreement for the group that reads about security, signed today, because a certificate states its moment. */
async function signAgreement({ people, ids }: Scene): Promise<void> {
  await people.manager.do('publishNda', { body: await readFile(path.join(SAMPLE, 'agreement.md'), 'utf8') });
  await people.manager.do('setNdaGroups', { groupIds: [ids.get('Lead investors')] });
  const { nda } = await people.ines.run<{ nda: { sha256: string } }>('{ nda { sha256 } }');
  await people.ines.do('signNda', { name: 'Ines Calder', consent: true, sha256: nda.sha256 });
}
