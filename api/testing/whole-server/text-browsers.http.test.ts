import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../../e2e/pages.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Role } from '#api/platform/viewer.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { CaseStudyStatus } from '#api/content/case-studies/case-study.entity.ts';
import { makeCaseStudy } from '#api/content/case-studies/case-study.factory.ts';
import { makeFeed, makeFeedItem } from '#api/content/feeds/feed.factory.ts';
import { makeLead } from '#api/content/leads/lead.factory.ts';
import { makePictureRow } from '#api/content/pictures/picture.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { pages as routes } from '../access.ts';
import { TestBrowser, useSite } from '../site.ts';

const site = useSite(1, {}, { pages: 'built' });

const INLINE = 'a|abbr|b|button|cite|code|del|em|i|ins|kbd|label|mark|small|span|strong|text|time|tspan';
/** The end of a word and the beginning of the next one, with only tags between them. */
const JOINED = new RegExp(`\\w(?:</(?:${INLINE})>)*<(?:${INLINE})\\b[^>]*>(?:<(?:${INLINE})\\b[^>]*>)*\\w`, 'g');

/** What a text browser shows of a page. For it, `<!-->` begins a comment; HTML ends the comment there, too. */
const withoutComments = (html: string): string =>
  html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<!--[^]*?-->/g, '');

/** Descriptions of drawings for phones, which have fewer parts. Text browsers get the one of the whole drawing. */
const OTHER_FORMS = globSync('web/drawings/*.phone.svg').map(
  (file) => /aria-label="([^"]+)"/.exec(readFileSync(file, 'utf8'))![1]!,
);

/** Public pages with forms, which are not in the list of the smoke test. */
const FORMS = ['/auth', '/auth?tab=register', '/contact-us', '/request', '/reset'];

/** The places of a page where words run together. */
const listJoined = async (path: string, page: Response): Promise<string[]> =>
  [...withoutComments(await page.text()).matchAll(JOINED)].map(([text]) => `${path} ${text}`);

it('a visitor with a text browser, or who copies a page, reads the words of neighboring elements apart', async () => {
  const em = site.em();
  makeArticle(em);
  await em.flush();
  const joined: string[] = [];
  for (const path of [...FORMS, ...pages.map(([path]) => path)])
    joined.push(...(await listJoined(path, await fetch(`${site.urls[0]}${path}`))));
  expect(joined).toEqual([]);
});

const PASSWORD = 'correct horse battery staple';

async function signIn(role: Role) {
  const em = site.em();
  const user = makeUser(em, { roles: [role], passwordHash: await hashPassword(PASSWORD), company: 'Harborview' });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]!}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, user };
}

type Person = Awaited<ReturnType<typeof signIn>>;

async function send(browser: TestBrowser, name: string, fields: string, input: object): Promise<string> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const operation = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} { id } } }`;
  const { data, code } = await browser.execute(site.urls[0]!, operation, { input });
  expect([name, code]).toEqual([name, undefined]);
  return (data as Record<string, Record<string, { id: string }>>)[name]![fields]!.id;
}

/** Creates what the portal lists and shares it with an investor. Returns the ids of the pages that are about one. */
async function fillPortal({ browser, user }: Person, admin: Person, viewer: Person): Promise<Record<string, string[]>> {
  const em = site.em();
  const groupIds = [(await makeGroup(em, [user])).id];
  const folderId = await makeFolder(em, 'Reports');
  const documentId = await makeDocument(em, { folderId });
  const listedId = await makeDocument(em, { title: 'Minutes' });
  await makeGrant({ em, documentId, userId: user.id }, 3);
  await makeGrant({ em, folderId, groupId: groupIds[0]! }, 2);
  await makeGrant({ em, documentId: listedId, userId: user.id }, 1);
  await makeDelegation(em, { from: user.id, to: admin.user.id, documentIds: [documentId] });
  await makeDelegation(em, { from: admin.user.id, to: user.id, documentIds: [listedId] });
  const events = [await makeEvent(em, { groupIds, capacity: 3, location: 'Pier 4' })];
  const updates = [await makeUpdate(em, { groupIds, documentIds: [documentId] })];
  const question = { documentId, page: 2, body: 'What is the churn?' };
  const id = await send(browser, 'askQuestion', 'question', question);
  await send(admin.browser, 'answerQuestion', 'question', { id, answer: 'Two percent.', send: true });
  await send(browser, 'askQuestion', 'question', { ...question, page: 1 });
  await send(browser, 'requestAccess', 'document', { documentId: listedId });
  await send(browser, 'respondToEvent', 'event', { id: events[0], answer: 'GOING' });
  await send(browser, 'createToken', 'token', { name: 'Calendar', scopes: ['DOCUMENTS_READ'] });
  const webhook = { name: 'Archive', types: ['DOCUMENT'], url: 'https://hooks.example/in' };
  return {
    '/investor/calendar/:id': events,
    '/investor/updates/:id': updates,
    '/investor/documents/:id': [documentId, listedId],
    '/investor/account/webhooks/:id': [await send(viewer.browser, 'createWebhook', 'webhook', webhook)],
    '/investor/admin/people/:id': [user.id],
    '/investor/admin/updates/:id': [...updates, await makeUpdate(em, { publishedAt: null })],
    '/investor/admin/documents/:id/versions/:number': [documentId],
  };
}

/** Creates what the admin pages list besides the portal. */
async function fillAdmin(): Promise<Record<string, string[]>> {
  const em = site.em();
  const article = makeArticle(em, { unpublishAt: new Date('2031-01-01T08:00:00Z') });
  const study = makeCaseStudy(em, { status: CaseStudyStatus.DRAFT, publishedAt: null });
  const feed = makeFeed(em);
  makeLead(em);
  makeUser(em, { status: 'PENDING', company: 'Quayside' });
  await em.flush();
  makeFeedItem(em, feed);
  await makePictureRow(em);
  return { '/admin/articles/:id': [article.id], '/admin/case-studies/:id': [study.id] };
}

it.each([
  ['an investor', 'INVESTOR', ['signed-in']],
  ['an administrator', 'ADMIN', ['signed-in', 'editor', 'admin']],
] as const)('%s with a text browser reads the words of neighboring elements apart', async (_who, role, rules) => {
  const [investor, admin] = [await signIn('INVESTOR'), await signIn('ADMIN')];
  const viewer = role === 'ADMIN' ? admin : investor;
  const ids: Record<string, string[]> = { ...(await fillPortal(investor, admin, viewer)), ...(await fillAdmin()) };
  const missing: string[] = [];
  const joined: string[] = [];
  const opened = routes.filter(({ rule }) => rules.some((each) => each === rule));
  for (const { path: pattern } of opened)
    for (const id of ids[pattern] ?? ['administrator']) {
      const path = pattern.replace(':number', '1').replace(/:\w+/, id);
      const page = await viewer.browser.fetch(site.urls[0]! + path, { headers: { accept: 'text/html' } });
      if (ids[pattern] && page.status !== 200) missing.push(path);
      joined.push(...(await listJoined(path, page)));
    }
  expect(missing).toEqual([]);
  expect(joined).toEqual([]);
});

it('a visitor with a text browser reads one description of each drawing in place of its labels', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [path] of pages) {
    const [, html = ''] = (await (await fetch(`${site.urls[0]}${path}`)).text()).split('<main');
    const shown = withoutComments(html);
    if (shown.includes('<text ')) wrong.push(`${path} shows labels`);
    const descriptions = [...html.matchAll(/<svg\b[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label!);
    for (const description of new Set(descriptions)) {
      count += 1;
      if (shown.split(` ${description} <`).length !== (OTHER_FORMS.includes(description) ? 1 : 2))
        wrong.push(`${path} ${description}`);
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

it('a visitor of a text browser, which lists the Markdown version of a page first, can open it', async () => {
  const answers = await Promise.all(
    ['/auth', ...pages.map(([path]) => path)].map(async (path) => {
      const html = await (await fetch(`${site.urls[0]}${path}`)).text();
      const [, version] = /type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
      return version && [version, (await fetch(`${site.urls[0]}${version}`)).status];
    }),
  );
  const found = answers.filter((answer) => answer !== undefined);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, status]) => status !== 200)).toEqual([]);
});
