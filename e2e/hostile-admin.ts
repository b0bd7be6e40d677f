import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { HOSTILE } from './hostile.ts';
import { FILLED, listFilled } from './hostile-fields.ts';
import { packTexts, acceptsText, getFieldTexts, getValues } from './hostile-values.ts';
import { runMutation, runMutations, recordValue } from './hostile-filling.ts';
import { getMails } from './hostile-mails.ts';
import { runForEach, type Hostile, createRounds, getNth } from './hostile-site.ts';
import { sendOperation, PASSWORD } from './people.ts';
import { expect, post } from './site.ts';

// Fills the fields that visitors write for administrators, and administrators for each other and for investors.

/** Texts that spreadsheets interpret as formulas must be at the start of a cell. */
const formulas = getFieldTexts(FILLED['RegisterInput.name']!).filter((text) => /^\s*[=+@|-]/.test(text));
const cells = (field: string) => [...formulas, ...getValues(field)].map((value) => value.trim());
/** The number of accounts to request first. Reviewers question or reject them. */
const FIRST = 24;

/** Of the 100 possible groups, enough to show all names in three rounds, because each round opens three pages. */
const GROUPS = 69;

/** Renames the groups in rounds until every name was used. */
export function nameGroups(adminPage: Page, groups: string[]): () => Promise<boolean> {
  return createRounds({
    page: adminPage,
    isAdminMutation: true,
    operation: 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }',
    targets: groups,
    values: getValues('UpdateGroupInput.name'),
    getInput: (id, name) => ({ id, name }),
  });
}

async function addGroups(adminPage: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }';
  const inputs = Array.from({ length: GROUPS }, (_, number) => ({ input: { name: `Group ${number}` } }));
  const created = await runMutations<{ createGroup: { group: { id: string } } }>(adminPage, create, inputs);
  const groups = created.map(({ createGroup }) => createGroup.group.id);
  const nextNames = nameGroups(adminPage, groups);
  while (await nextNames());
  return groups;
}

/** Returns the groups and the ids of unpublished articles. */
export async function fillAdminSite(hostile: Hostile): Promise<{ drafts: string[]; groups: string[] }> {
  const { adminPage } = hostile;
  const usernames = getValues('RegisterInput.username');
  // Mails are sent in order. The mails to the first accounts come first, so that waiting for them does not include the
  // others.
  await requestAccounts(adminPage, usernames.slice(0, FIRST));
  const requests = await askApplicants(adminPage);
  await requestAccounts(adminPage, usernames.slice(FIRST));
  await requestWhitepapers(adminPage);
  await rateAnswers(adminPage);
  const groups = await addGroups(adminPage);
  const events = await createEvents(adminPage);
  await runForEach(getValues('POST /api/visits: path'), async (path) => {
    const data = { path, referrer: `https://a.example/${path}` };
    expect((await post(adminPage, '/api/visits', { data })).status()).toBe(204);
    recordValue('POST /api/visits: path', path);
  });
  await uploadPictures(adminPage);
  await decideRequests(hostile, requests);
  await cancelEvents(hostile, events);
  return { drafts: await publishNotices(adminPage), groups };
}

async function requestAccounts(adminPage: Page, usernames: string[]): Promise<void> {
  const names = cells('RegisterInput.name');
  const companies = cells('RegisterInput.company');
  const reasons = getValues('RegisterInput.reason', '\n');
  await runForEach(usernames, async (username, at) => {
    const index = usernames.length === FIRST ? at : FIRST + at;
    const data = {
      username,
      name: getNth(names, index),
      company: getNth(companies, index),
      reason: getNth(reasons, index),
      email: `o'x+${index}@far.example`,
      password: PASSWORD,
    };
    const answer = await post(adminPage, '/api/register', { data });
    expect([answer.status(), data, await answer.text()]).toEqual([201, data, expect.any(String)]);
    for (const [field, value] of Object.entries(data)) recordValue(`RegisterInput.${field}`, value);
  });
}

async function requestWhitepapers(adminPage: Page): Promise<void> {
  const companies = cells('RequestWhitepaperInput.company');
  const needs = getValues('RequestWhitepaperInput.needs', '\n');
  const request = 'mutation ($input: RequestWhitepaperInput!) { requestWhitepaper(input: $input) { success } }';
  await runForEach(cells('RequestWhitepaperInput.name'), async (name, index) => {
    const input = { name, company: getNth(companies, index), needs: getNth(needs, index), consent: true };
    Object.assign(input, { email: `lead${index}@far.example`, referrer: `/${getNth(HOSTILE, index * 3)}` });
    await runMutation(adminPage, request, { input });
  });
}

/**
 * Rates answers of /chat as bad. A conversation has one rating per question, so a new one starts when all questions are
 * used. Each is kept.
 */
async function rateAnswers(adminPage: Page): Promise<void> {
  const [questions = [], reasons = []] = ['question', 'reason'].map((field) =>
    getValues(`RateChatAnswerInput.${field}`, '\n'),
  );
  const keep = 'mutation { keepChatConversation(input: { isKept: true }) { chatConversation { isKept } } }';
  const rate =
    'mutation ($input: RateChatAnswerInput!) { rateChatAnswer(input: $input) { chatConversation { isKept } } }';
  for (const [index, reason] of reasons.entries()) {
    if (index % questions.length === 0) {
      await adminPage.context().clearCookies({ name: 'chat' });
      await runMutation(adminPage, keep, {});
    }
    await runMutation(adminPage, rate, { input: { question: getNth(questions, index), isHelpful: false, reason } });
  }
}

interface AccessRequest {
  id: string;
  email: string;
}

/** Sends each question to one access request. Returns all requests, those with a question first. */
async function askApplicants(adminPage: Page): Promise<AccessRequest[]> {
  const { users } = await sendOperation<{ users: { nodes: AccessRequest[] } }>(
    adminPage,
    '{ users(first: 100, filter: { status: PENDING }) { nodes { id email } } }',
  );
  const operation =
    'mutation ($input: RequestMoreInformationInput!) { requestMoreInformation(input: $input) { user { id } } }';
  await runForEach(getValues('RequestMoreInformationInput.message', '\n'), (message, index) =>
    runMutation(adminPage, operation, { input: { id: users.nodes[index]!.id, message } }),
  );
  return users.nodes;
}

/** Approves and suspends the accounts that have answered a question, and rejects others. */
async function decideRequests({ site, adminPage }: Hostile, requests: AccessRequest[]): Promise<void> {
  const questionedRequests = requests.slice(0, getValues('RequestMoreInformationInput.message', '\n').length);
  const findLinks = async () => {
    const mails = (await getMails(site)).filter(({ subject }) => subject.startsWith('A question about'));
    return new Map(mails.map(({ to, text }) => [to, /\/request\?token=[\w-]+/.exec(text)?.[0] ?? '']));
  };
  await expect.poll(async () => (await findLinks()).size).toBe(questionedRequests.length);
  const token = await findLinks();
  const suspend = `mutation ($id: ID!, $input: SuspendUserInput!) { approveUser(input: { id: $id }) { user { id } } suspendUser(input: $input) { user { id } } }`;
  for (const [index, { id, email }] of questionedRequests.entries()) {
    const answer = getNth(getValues('POST /request/answer: answer', '\n'), index);
    await adminPage.request.get(token.get(email)!);
    const response = await post(adminPage, '/request/answer', { form: { answer }, maxRedirects: 0 });
    expect(response.headers()['location']).toBe('/request');
    recordValue('POST /request/answer: answer', answer);
    const reason = getNth(getValues('SuspendUserInput.reason', '\n'), index);
    await runMutation(adminPage, suspend, { id, input: { id, reason } });
  }
  const refuse = 'mutation ($input: RejectUserInput!) { rejectUser(input: $input) { user { id } } }';
  await runForEach(getValues('RejectUserInput.reason', '\n'), (reason, index) =>
    runMutation(adminPage, refuse, { input: { id: requests.at(-1 - index)!.id, reason } }),
  );
}

const CREATE_EVENT = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };

async function createEvents(adminPage: Page): Promise<string[]> {
  const values = listFilled('CreateEventInput').map((name) => {
    const field = `CreateEventInput.${name}`;
    return [name, getValues(field, FILLED[field]!.oneLine ? ' ' : '\n')] as const;
  });
  const inputs = getValues('CreateEventInput.title').map((_title, index) => ({
    input: { ...Object.fromEntries(values.map(([name, texts]) => [name, getNth(texts, index)])), ...times },
  }));
  const created = await runMutations<{ createEvent: { event: { id: string } } }>(adminPage, CREATE_EVENT, inputs);
  // A location can become a link, so a URL with another scheme gets a readable error.
  const place = FILLED['CreateEventInput.location']!;
  for (const location of HOSTILE.filter(
    (text) => !acceptsText(place, text) && acceptsText({ ...place, only: /./ }, text),
  )) {
    const variables = { input: { title: 'Refused', location, ...times } };
    const answer = await post(adminPage, '/graphql', { data: { query: CREATE_EVENT, variables } });
    expect(await answer.text()).toContain('Use a place in words, or an address that begins with https://');
  }
  return created.map(({ createEvent }) => createEvent.event.id);
}

/** Cancels one event for each reason. Only people who got an invitation get the cancellation. */
async function cancelEvents({ site, adminPage }: Hostile, events: string[]): Promise<void> {
  const reasons = getValues('CancelEventInput.reason');
  const findUninvited = async () => {
    const texts = (await getMails(site)).map(({ text }) => text).join('\n');
    return events.slice(0, reasons.length).filter((id) => !texts.includes(id));
  };
  await expect.poll(findUninvited).toEqual([]);
  const cancel = 'mutation ($input: CancelEventInput!) { cancelEvent(input: $input) { event { id } } }';
  const inputs = reasons.map((reason, index) => ({ input: { id: events[index]!, reason } }));
  await runMutations(adminPage, cancel, inputs);
}

async function uploadPictures(adminPage: Page): Promise<void> {
  const alts = getValues('POST /admin/pictures: alt');
  await runForEach(getValues('POST /admin/pictures: file'), async (name, index) => {
    const create = { width: 4, height: 4, channels: 3 as const, background: { r: index, g: 0, b: 0 } };
    const buffer = await sharp({ create }).png().toBuffer();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer };
    const answer = await post(adminPage, '/admin/pictures', { multipart: { alt: getNth(alts, index), file } });
    expect([answer.status(), name, await answer.text()]).toEqual([201, name, expect.any(String)]);
    recordValue('POST /admin/pictures: alt', getNth(alts, index));
    recordValue('POST /admin/pictures: file', name);
  });
}

/**
 * Publishes emergency notices one after another, each as a banner on every page, and creates drafts with the same text.
 */
async function publishNotices(adminPage: Page): Promise<string[]> {
  const titles = getValues('CreateArticleInput.title');
  const drafts: string[] = [];
  for (const [index, body] of packTexts(HOSTILE, 3_000, { between: '\n\n' }).entries()) {
    const form = { title: getNth(titles, index * 23), body, banner: 'yes', key: crypto.randomUUID() };
    const answer = await post(adminPage, '/admin/emergency-article-creator', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    recordValue('POST /admin/emergency-article-creator: body', body);
    const input = { title: form.title, summary: getNth(getValues('CreateArticleInput.summary'), index * 4), body };
    const create = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
    drafts.push(
      (await runMutation<{ createArticle: { article: { id: string } } }>(adminPage, create, { input })).createArticle
        .article.id,
    );
  }
  return drafts;
}
