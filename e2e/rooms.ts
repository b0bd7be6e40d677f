import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../api/testing/upload-files.ts';
import { paths } from '../web/paths.ts';
import { runMutation } from './hostile-filling.ts';
import { openAdminPage, registerAccount } from './people.ts';
import { createFile } from './picture-files.ts';
import { addDocument, addGroup, shareDocument, signInInvestor } from './sharing.ts';
import { openPage, post, type Site } from './site.ts';

// Every page of the portal, the admin area and the manuals, with content that fills its tables.

/** A page of one object has this in place of the object's id, which is another one in each site. */
const ID = ':id';
const PER_OBJECT = {
  event: paths.investorEvent,
  document: paths.investorDocument,
  update: paths.investorUpdate,
  person: paths.investorPerson,
  webhook: paths.investorWebhook,
  article: paths.adminArticle,
  caseStudy: paths.adminCaseStudy,
  draftUpdate: paths.investorAdminUpdate,
  plainArticle: paths.adminArticleLegacy,
  version: (id: string) => paths.investorDocumentVersion(id, 1),
};
const MANUALS = ['administrators', 'investors', 'install', 'file-kinds'].map(paths.docsPage);

type Room = keyof typeof PER_OBJECT;

const isRoom = (path: unknown): path is string => typeof path === 'string' && /^\/(investor|admin|docs)\b/.test(path);

/** All pages for people who have signed in. The name of a page of one object has no id. */
export const listRooms = (ids: Rooms): [path: string, name: string][] => [
  ...[...Object.values<unknown>(paths).filter(isRoom), ...MANUALS].map((path): [string, string] => [path, path]),
  ...Object.entries(PER_OBJECT).map(([room, toPath]): [string, string] => [
    toPath(ids[room as Room]),
    decodeURIComponent(toPath(ID)),
  ]),
];

type Rooms = Record<Room, string>;

/**
 * Creates at least one of everything that the rooms list. Returns the ids of the objects that have a page of their own,
 * and the same for a second browser: an article is locked by the person who opened it first, and a document lists its
 * readings.
 */
export async function fillRooms(browser: Browser, site: Site, username: string): Promise<[Rooms, Rooms]> {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id: person } = await signInInvestor(reader, username, adminPage);
  await registerAccount(await openPage(browser, site), `${username}waits`);
  const groupIds = [await addGroup(adminPage, `Group of ${username}`, [person])];
  const addReport = async () => {
    const document = await addDocument(adminPage, 'Annual report', await makePdf(3));
    await shareDocument(adminPage, document, person, ['LIST', 'VIEW', 'DOWNLOAD']);
    return document;
  };
  const document = await addReport();
  const create = <Name extends string>(page: Page, name: Name, object: string, input: object) =>
    createObject(page, { name, object, input });
  await create(adminPage, 'createFolder', 'folder', { name: `Folder of ${username}` });
  await create(reader, 'askQuestion', 'question', { documentId: document, page: 1, body: 'Who checked the balance?' });
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await create(reader, 'inviteDelegate', 'delegation', {
    email: 'counsel@harborview.example',
    right: 'VIEW',
    endsAt,
    documentIds: [document],
    folderIds: [],
  });
  const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };
  const event = await create(adminPage, 'createEvent', 'event', { title: 'Annual meeting', ...times, groupIds });
  const text = { title: 'What the year brought', body: 'A **good** year.\n\n- one\n- two' };
  const draftUpdate = await create(adminPage, 'createInvestorUpdate', 'investorUpdate', text);
  const update = await create(adminPage, 'createInvestorUpdate', 'investorUpdate', text);
  await create(adminPage, 'publishInvestorUpdate', 'investorUpdate', { id: update });
  const addArticle = () => create(adminPage, 'createArticle', 'article', { ...text, summary: 'In one sentence.' });
  const addCaseStudy = () => create(adminPage, 'createCaseStudy', 'caseStudy', { ...text, industry: 'GOVERNMENT' });
  await create(adminPage, 'createFeed', 'feed', { url: `${site.url}/rss.xml?of=${username}` });
  await create(adminPage, 'inviteUsers', '', {
    people: [{ name: 'Ines Calder', email: `${username}invited@harborview.example` }],
  });
  const webhook = await create(adminPage, 'createWebhook', 'webhook', {
    name: 'Mirror',
    url: 'https://receiver.example/',
    types: ['ARTICLE'],
  });
  await create(adminPage, 'createToken', 'token', { name: 'Mirror', scopes: ['ACCOUNT_READ'] });
  await create(reader, 'requestWhitepaper', '', {
    name: 'Ines Calder',
    company: 'Northgate Capital',
    email: `${username}lead@northgate.example`,
    needs: 'A room without a network.',
    consent: true,
  });
  const file = await createFile(`rack-of-${username}.jpg`, username.includes('dark') ? '#223344' : '#445566');
  await post(adminPage, '/admin/pictures', { multipart: { alt: 'A rack', file } });
  const addRooms = async (report: string): Promise<Rooms> => ({
    event,
    document: report,
    update,
    person,
    webhook,
    article: await addArticle(),
    caseStudy: await addCaseStudy(),
    draftUpdate,
    plainArticle: await addArticle(),
    version: report,
  });
  return [await addRooms(document), await addRooms(await addReport())];
}

async function createObject(
  page: Page,
  { name, object, input }: { name: string; object: string; input: object },
): Promise<string> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const fields = object ? `${object} { id }` : '__typename';
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  const data = await runMutation<Record<string, Record<string, { id: string }>>>(page, mutation, { input });
  return object ? data[name]![object]!.id : '';
}
