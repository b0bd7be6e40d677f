import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { HOSTILE } from './hostile.ts';
import { change, each, fitting, nth, oneLine, packed } from './hostile-site.ts';
import { PASSWORD } from './people.ts';
import { expect } from './site.ts';

// What strangers can write that admins read, and what admins write for one another and for investors.

/** Texts that spreadsheets take for formulas come first in their cell. */
const formulas = HOSTILE.filter((text) => /^\s*[=+@|-]/.test(text) && oneLine(text.trim()));
const lines = (limit: number) => [...formulas, ...packed(fitting(limit).filter(oneLine), limit)];
export const NAMES = lines(100).map((name) => name.trim());
const COMPANIES = lines(120);
export const TITLES = packed(fitting(120).filter(oneLine), 120).map((title) => title.trim());
const fold = (name: string): string => name.normalize('NFKC').toLowerCase();
/** No two groups may have one name, as people read it. */
export const GROUPS = [...new Map(packed(fitting(60), 60).map((name) => [fold(name.trim()), name.trim()])).values()];

/** Resolves with articles nobody has published yet. */
export async function fillDesks(desk: Page): Promise<string[]> {
  await askForAccounts(desk);
  await askForWhitepaper(desk);
  await each(GROUPS, (name) => change(desk, 'mutation ($name: String!) { createGroup(name: $name) { id } }', { name }));
  await plan(desk);
  await each(HOSTILE, async (text) => {
    const data = { path: `/resources/${text}`, referrer: `https://a.example/${text}` };
    expect([204, 400]).toContain((await desk.request.post('/api/visits', { data })).status());
  });
  await upload(desk);
  return declare(desk);
}

async function askForAccounts(desk: Page): Promise<void> {
  const usernames = packed(fitting(40), 40).map((text) => text.replace(/[@\p{Cc}\p{Cf}]/gu, '').trim());
  const reasons = packed(HOSTILE, 1_900, '\n');
  const known = new Set<string>();
  await each(NAMES, async (name, index) => {
    const wanted = nth(usernames, index);
    // Two that fold to one name are one name: the other is told so, as the accounts' own tests show.
    const isNew = wanted.length > 2 && !known.has(fold(wanted));
    known.add(fold(wanted));
    const username = isNew ? wanted : `stranger ${index}`;
    const address = { email: `o'x+${index}@far.example`, password: PASSWORD };
    const data = {
      username,
      name,
      company: nth(COMPANIES, index),
      reason: `Because: ${nth(reasons, index)}`,
      ...address,
    };
    const answer = await desk.request.post('/api/register', { data });
    expect([answer.status(), data, await answer.text()]).toEqual([201, data, expect.any(String)]);
  });
}

async function askForWhitepaper(desk: Page): Promise<void> {
  const needs = packed(HOSTILE, 1_000, '\n');
  await each(NAMES, async (name, index) => {
    const input = { name, company: nth(COMPANIES, index + 9), needs: nth(needs, index), consent: true };
    Object.assign(input, { email: `lead${index}@far.example`, referrer: `/${nth(HOSTILE, index * 2)}` });
    await change(desk, 'mutation ($input: WhitepaperRequestInput!) { requestWhitepaper(input: $input) }', { input });
  });
}

const CREATE_EVENT = 'mutation ($input: EventInput!) { createEvent(input: $input) { id } }';
const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };
const isScheme = (text: string): boolean => /^(?!https?:)[a-z][a-z0-9+.-]*:\S/i.test(text);

async function plan(desk: Page): Promise<void> {
  const places = packed(
    fitting(300).filter((text) => oneLine(text) && !isScheme(text.trim())),
    300,
  );
  const descriptions = packed(HOSTILE, 5_000, '\n');
  await each(TITLES, async (title, index) => {
    const input = { title, description: nth(descriptions, index), location: nth(places, index), ...times };
    await change(desk, CREATE_EVENT, { input });
  });
  // A place may become a link: what begins as an address of another kind is refused with a sentence.
  for (const location of fitting(300).filter((text) => oneLine(text) && isScheme(text.trim()))) {
    const variables = { input: { title: 'Refused', location, ...times } };
    const answer = await desk.request.post('/graphql', { data: { query: CREATE_EVENT, variables } });
    expect(await answer.text()).toContain('Use a place in words, or an address that begins with https://');
  }
}

async function upload(desk: Page): Promise<void> {
  const names = packed(fitting(110), 110);
  const alts = packed(HOSTILE, 300);
  await each(names, async (name, index) => {
    const create = { width: 4, height: 4, channels: 3 as const, background: { r: index, g: 0, b: 0 } };
    const buffer = await sharp({ create }).png().toBuffer();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer };
    const answer = await desk.request.post('/admin/pictures', { multipart: { alt: nth(alts, index), file } });
    expect([answer.status(), name, await answer.text()]).toEqual([201, name, expect.any(String)]);
  });
}

/** Notices that stand on every page, one after the other, and drafts of the same words. */
async function declare(desk: Page): Promise<string[]> {
  const bodies = packed(HOSTILE, 3_000, '\n\n');
  const drafts: string[] = [];
  for (const [index, body] of bodies.entries()) {
    const form = { title: nth(TITLES, index * 23), body, banner: 'yes', key: crypto.randomUUID() };
    const answer = await desk.request.post('/admin/emergency-article-creator', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    const input = { title: form.title, summary: nth(packed(HOSTILE, 300), index * 4), body };
    const create = 'mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }';
    drafts.push((await change<{ createArticle: { id: string } }>(desk, create, { input })).createArticle.id);
  }
  return drafts;
}
