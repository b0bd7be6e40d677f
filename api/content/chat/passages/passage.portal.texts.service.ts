import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { renderStoredMarkdown } from '#api/platform/markdown/markdown.ts';
import { now } from '#api/platform/database/sql.ts';
import { joinDivided } from '#api/platform/search-query.ts';
import { extractPageText } from '#api/portal/reading/reading.service.ts';
import { cutPassages, type SourcePassage } from './passage.split.ts';
import { extractFromText } from './passage.extraction.ts';

export type PortalKind = 'DOCUMENT' | 'UPDATE' | 'QUESTION' | 'EVENT';

type Read = (em: SqlEntityManager, id: string, env: Env) => Promise<SourcePassage[]>;

const readers: Record<PortalKind, Read> = {
  DOCUMENT: readDocument,
  UPDATE: readUpdate,
  QUESTION: readQuestion,
  EVENT: readEvent,
};

/** Reads the current passages of a source of the portal. A deleted source has none. */
export const readPortalPassages =
  (env: Env) =>
  (em: SqlEntityManager, kind: PortalKind, id: string): Promise<SourcePassage[]> =>
    readers[kind](em, id, env);

const PAGES_AT_MOST = 500;

/** Splits each page separately, so that every passage belongs to one page. */
async function readDocument(em: SqlEntityManager, id: string, env: Env): Promise<SourcePassage[]> {
  const file = await getKysely(em)
    .selectFrom('document as d')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .select(['d.title', 'd.summary', 'd.version', 'v.storageKey', 'v.sha256', 'v.type', 'v.pages'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!file?.pages) return [];
  const passages: SourcePassage[] = [];
  for (let page = 1; page <= Math.min(file.pages, PAGES_AT_MOST); page += 1) {
    const text = await extractPageText({ services: { env } }, file, page);
    const heading = `Page ${page}`;
    const blocks = text.split(/\n\s*\n/).map((block) => ({ anchor: `page-${page}`, heading, text: toLine(block) }));
    const cut = cutPassages(blocks.filter((block) => /\p{L}/u.test(block.text)));
    passages.push(...cut.map((passage) => ({ ...passage, title: file.title, version: file.version, page })));
  }
  return passages;
}

const toLine = (text: string): string => joinDivided(text).replace(/\s+/g, ' ').trim();

async function readUpdate(em: SqlEntityManager, id: string): Promise<SourcePassage[]> {
  const db = getKysely(em);
  const update = await db
    .selectFrom('investor_update')
    .select(['title', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!update) return [];
  const { html } = await renderStoredMarkdown(update.body);
  return extractFromText(html, update.title).map((passage) => ({ ...passage, title: update.title }));
}

/** Returns passages of the original question for the person who asked it, and of the published text for others. */
async function readQuestion(em: SqlEntityManager, id: string): Promise<SourcePassage[]> {
  const question = await getKysely(em)
    .selectFrom('question as q')
    .innerJoin('document as d', 'd.id', 'q.documentId')
    .select(['d.title', 'q.body', 'q.publishedBody', 'q.answer'])
    .where('q.id', '=', id)
    .where('q.answeredAt', 'is not', null)
    .executeTakeFirst();
  if (!question) return [];
  const { title, body, publishedBody, answer } = question;
  const cut = (text: string) =>
    cutPassages([
      { anchor: 'questions', heading: 'Questions and answers', text: toLine(text), isRow: true },
      { anchor: 'questions', heading: 'Questions and answers', text: toLine(answer) },
    ]);
  return [
    ...cut(body).map((passage): SourcePassage => ({ ...passage, title, audience: 'OWN' })),
    ...(publishedBody ? cut(publishedBody) : []).map((passage): SourcePassage => ({
      ...passage,
      title,
      audience: 'SHARED',
    })),
  ];
}

const EVENTS_AT_MOST = 10;

/** The start of event `e` of series `s` as text, in the time zone of the series. */
const describeStart = (
  eb: ExpressionBuilder<Database & { e: Database['event']; s: Database['event_series'] }, 'e' | 's'>,
) => {
  const format = eb
    .case()
    .when('s.allDay', '=', true)
    .then(eb.val('FMDay, FMMonth FMDD, YYYY'))
    .else(eb.val('FMDay, FMMonth FMDD, YYYY, HH24:MI'))
    .end();
  const local = eb.fn<string>('timezone', ['s.timeZone', 'e.startsAt']);
  const start = eb.fn<string>('to_char', [local, format]);
  return eb.fn<string>('format', [eb.val('%s (%s)'), start, 's.timeZone']);
};

/** The start of a date of a series as text, and the details of its own. */
interface EventDate {
  start: string;
  title: string | null;
  location: string | null;
  description: string | null;
}

const selectNextStarts = (em: SqlEntityManager, seriesId: string) =>
  getKysely(em)
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .select((eb) => describeStart(eb).as('start'))
    .select(['e.title', 'e.description', 'e.location'])
    .where('e.seriesId', '=', seriesId)
    .where('e.status', '<>', 'CANCELED')
    .where('e.endsAt', '>', now())
    .orderBy('e.startsAt')
    .limit(EVENTS_AT_MOST);

/** The details that one date of a series does not share with the others. Empty if there are none. */
function describeOwnDetails({ start, title, location, description }: EventDate): string {
  if (title === null && location === null && description === null) return '';
  const place = location === null ? null : location ? `Place on this date: ${location}.` : 'No place on this date.';
  return [`${title ?? 'The event'} is on ${start}.`, place, description].filter(Boolean).join(' ');
}

async function readEvent(em: SqlEntityManager, id: string): Promise<SourcePassage[]> {
  const event = await getKysely(em)
    .selectFrom('event_series')
    .select(['title', 'description', 'location'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!event) return [];
  const { title, description, location } = event;
  const dates = await selectNextStarts(em, id).execute();
  const times = dates.map(({ start }) => start).join('; ');
  const lines = [
    times && `${title} takes place on ${times}.`,
    location && `Place: ${location}.`,
    description,
    ...dates.map(describeOwnDetails),
  ];
  const blocks = lines.filter(Boolean).map((text) => ({ anchor: '', heading: '', text: toLine(text ?? '') }));
  return cutPassages(blocks).map((passage) => ({ ...passage, title }));
}
