import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { HOSTILE } from './hostile.ts';
import { FILLED, packed, takes, textsFor, valuesFor } from './hostile-fields.ts';
import { change, note } from './hostile-filling.ts';
import { getMails } from './hostile-mails.ts';
import { each, type Hostile, inRounds, nth } from './hostile-site.ts';
import { ask, PASSWORD } from './people.ts';
import { expect, post } from './site.ts';

// Fills the fields that visitors write for administrators, and administrators for each other and for investors.

/** Texts that spreadsheets interpret as formulas must be at the start of a cell. */
const formulas = textsFor(FILLED['RegisterInput.name']!).filter((text) => /^\s*[=+@|-]/.test(text));
const cells = (field: string) => [...formulas, ...valuesFor(field)].map((value) => value.trim());
/** The number of accounts to request first. Reviewers question or reject them. */
const FIRST = 24;

/** Of the 100 possible groups, enough to show all names in three rounds. Each round opens three pages. */
const GROUPS = 69;

/** Renames the groups in rounds until every name was used. */
export function nameGroups(desk: Page, groups: string[]): () => Promise<boolean> {
  const update = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  return inRounds(groups, valuesFor('UpdateGroupInput.name'), (id, name) =>
    change(desk, update, { input: { id, name } }),
  );
}

async function addGroups(desk: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }';
  const groups: string[] = [];
  for (let number = 0; number < GROUPS; number += 1) {
    const input = { name: `Group ${number}` };
    const { createGroup } = await ask<{ createGroup: { group: { id: string } } }>(desk, create, { input });
    groups.push(createGroup.group.id);
  }
  const nextNames = nameGroups(desk, groups);
  while (await nextNames());
  return groups;
}

/** Returns the groups and the ids of unpublished articles. */
export async function fillDesks(hostile: Hostile): Promise<{ drafts: string[]; groups: string[] }> {
  const { desk } = hostile;
  const usernames = valuesFor('RegisterInput.username');
  // Mails are sent in order. The mails to the first accounts come first, so that waiting for them does not include the
  // others.
  await askForAccounts(desk, usernames.slice(0, FIRST));
  const asked = await question(desk);
  await askForAccounts(desk, usernames.slice(FIRST));
  await askForWhitepaper(desk);
  await rateAnswers(desk);
  const groups = await addGroups(desk);
  const events = await plan(desk);
  await each(valuesFor('POST /api/visits: path'), async (path) => {
    const data = { path, referrer: `https://a.example/${path}` };
    expect((await post(desk, '/api/visits', { data })).status()).toBe(204);
    note('POST /api/visits: path', path);
  });
  await upload(desk);
  await decide(hostile, asked);
  await callOff(hostile, events);
  return { drafts: await declare(desk), groups };
}

async function askForAccounts(desk: Page, usernames: string[]): Promise<void> {
  const names = cells('RegisterInput.name');
  const companies = cells('RegisterInput.company');
  const reasons = valuesFor('RegisterInput.reason', '\n');
  await each(usernames, async (username, at) => {
    const index = usernames.length === FIRST ? at : FIRST + at;
    const data = {
      username,
      name: nth(names, index),
      company: nth(companies, index),
      reason: nth(reasons, index),
      email: `o'x+${index}@far.example`,
      password: PASSWORD,
    };
    const answer = await post(desk, '/api/register', { data });
    expect([answer.status(), data, await answer.text()]).toEqual([201, data, expect.any(String)]);
    for (const [field, value] of Object.entries(data)) note(`RegisterInput.${field}`, value);
  });
}

async function askForWhitepaper(desk: Page): Promise<void> {
  const companies = cells('RequestWhitepaperInput.company');
  const needs = valuesFor('RequestWhitepaperInput.needs', '\n');
  await each(cells('RequestWhitepaperInput.name'), async (name, index) => {
    const input = { name, company: nth(companies, index), needs: nth(needs, index), consent: true };
    Object.assign(input, { email: `lead${index}@far.example`, referrer: `/${nth(HOSTILE, index * 3)}` });
    await change(desk, 'mutation ($input: RequestWhitepaperInput!) { requestWhitepaper(input: $input) { success } }', {
      input,
    });
  });
}

/**
 * Rates answers of /chat as bad. A conversation has one rating per question, so a new one starts when all questions are
 * used. Each is kept.
 */
async function rateAnswers(desk: Page): Promise<void> {
  const [questions = [], reasons = []] = ['question', 'reason'].map((field) =>
    valuesFor(`RateChatAnswerInput.${field}`, '\n'),
  );
  const keep = 'mutation { keepChatConversation(input: { isKept: true }) { chatConversation { isKept } } }';
  const rate =
    'mutation ($input: RateChatAnswerInput!) { rateChatAnswer(input: $input) { chatConversation { isKept } } }';
  for (const [index, reason] of reasons.entries()) {
    if (index % questions.length === 0) {
      await desk.context().clearCookies({ name: 'chat' });
      await change(desk, keep, {});
    }
    await change(desk, rate, { input: { question: nth(questions, index), isHelpful: false, reason } });
  }
}

interface Asked {
  id: string;
  email: string;
}

/** Sends each question to one access request. Returns all requests, those with a question first. */
async function question(desk: Page): Promise<Asked[]> {
  const { users } = await ask<{ users: { nodes: Asked[] } }>(
    desk,
    '{ users(first: 100, filter: { status: PENDING }) { nodes { id email } } }',
  );
  const operation =
    'mutation ($input: RequestMoreInformationInput!) { requestMoreInformation(input: $input) { user { id } } }';
  await each(valuesFor('RequestMoreInformationInput.message', '\n'), (message, index) =>
    change(desk, operation, { input: { id: users.nodes[index]!.id, message } }),
  );
  return users.nodes;
}

/** Approves and suspends the accounts that have answered a question, and rejects others. */
async function decide({ site, desk }: Hostile, requests: Asked[]): Promise<void> {
  const asked = requests.slice(0, valuesFor('RequestMoreInformationInput.message', '\n').length);
  const links = async () => {
    const mails = (await getMails(site)).filter(({ subject }) => subject.startsWith('A question about'));
    return new Map(mails.map(({ to, text }) => [to, /\/request\?token=[\w-]+/.exec(text)?.[0] ?? '']));
  };
  await expect.poll(async () => (await links()).size).toBe(asked.length);
  const token = await links();
  const suspend = `mutation ($id: ID!, $input: SuspendUserInput!) { approveUser(input: { id: $id }) { user { id } } suspendUser(input: $input) { user { id } } }`;
  for (const [index, { id, email }] of asked.entries()) {
    const answer = nth(valuesFor('POST /request/answer: answer', '\n'), index);
    await desk.request.get(token.get(email)!);
    const sent = await post(desk, '/request/answer', { form: { answer }, maxRedirects: 0 });
    expect(sent.headers()['location']).toBe('/request');
    note('POST /request/answer: answer', answer);
    const reason = nth(valuesFor('SuspendUserInput.reason', '\n'), index);
    await change(desk, suspend, { id, input: { id, reason } });
  }
  const refuse = 'mutation ($input: RejectUserInput!) { rejectUser(input: $input) { user { id } } }';
  await each(valuesFor('RejectUserInput.reason', '\n'), (reason, index) =>
    change(desk, refuse, { input: { id: requests.at(-1 - index)!.id, reason } }),
  );
}

const CREATE_EVENT = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };

async function plan(desk: Page): Promise<string[]> {
  const [descriptions, places, recordings] = ['description', 'location', 'recordingUrl'].map((field) =>
    valuesFor(`CreateEventInput.${field}`, field === 'description' ? '\n' : ' '),
  );
  const events: string[] = [];
  await each(valuesFor('CreateEventInput.title'), async (title, index) => {
    const about = { description: nth(descriptions!, index), recordingUrl: nth(recordings!, index) };
    const input = { title, location: nth(places!, index), ...about, ...times };
    const { createEvent } = await change<{ createEvent: { event: { id: string } } }>(desk, CREATE_EVENT, { input });
    events[index] = createEvent.event.id;
  });
  // A location can become a link, so a URL with another scheme gets a readable error.
  const place = FILLED['CreateEventInput.location']!;
  for (const location of HOSTILE.filter((text) => !takes(place, text) && takes({ ...place, only: /./ }, text))) {
    const variables = { input: { title: 'Refused', location, ...times } };
    const answer = await post(desk, '/graphql', { data: { query: CREATE_EVENT, variables } });
    expect(await answer.text()).toContain('Use a place in words, or an address that begins with https://');
  }
  return events;
}

/** Cancels one event for each reason. Only people who got an invitation get the cancellation. */
async function callOff({ site, desk }: Hostile, events: string[]): Promise<void> {
  const reasons = valuesFor('CancelEventInput.reason');
  const uninvited = async () => {
    const said = (await getMails(site)).map(({ text }) => text).join('\n');
    return events.slice(0, reasons.length).filter((id) => !said.includes(id));
  };
  await expect.poll(uninvited).toEqual([]);
  const cancel = 'mutation ($input: CancelEventInput!) { cancelEvent(input: $input) { event { id } } }';
  await each(reasons, (reason, index) => change(desk, cancel, { input: { id: events[index]!, reason } }));
}

async function upload(desk: Page): Promise<void> {
  const alts = valuesFor('POST /admin/pictures: alt');
  await each(valuesFor('POST /admin/pictures: file'), async (name, index) => {
    const create = { width: 4, height: 4, channels: 3 as const, background: { r: index, g: 0, b: 0 } };
    const buffer = await sharp({ create }).png().toBuffer();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer };
    const answer = await post(desk, '/admin/pictures', { multipart: { alt: nth(alts, index), file } });
    expect([answer.status(), name, await answer.text()]).toEqual([201, name, expect.any(String)]);
    note('POST /admin/pictures: alt', nth(alts, index));
    note('POST /admin/pictures: file', name);
  });
}

/**
 * Publishes emergency notices one after another, each as a banner on every page, and creates drafts with the same text.
 */
async function declare(desk: Page): Promise<string[]> {
  const titles = valuesFor('CreateArticleInput.title');
  const drafts: string[] = [];
  for (const [index, body] of packed(HOSTILE, 3_000, { between: '\n\n' }).entries()) {
    const form = { title: nth(titles, index * 23), body, banner: 'yes', key: crypto.randomUUID() };
    const answer = await post(desk, '/admin/emergency-article-creator', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    note('POST /admin/emergency-article-creator: body', body);
    const input = { title: form.title, summary: nth(valuesFor('CreateArticleInput.summary'), index * 4), body };
    const create = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
    drafts.push(
      (await change<{ createArticle: { article: { id: string } } }>(desk, create, { input })).createArticle.article.id,
    );
  }
  return drafts;
}
