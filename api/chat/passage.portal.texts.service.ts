import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '../platform/env.ts';
import { renderStoredMarkdown } from '../platform/markdown.ts';
import { query } from '../platform/sql.ts';
import { extractPageText } from '../reading/reading.service.ts';
import { cutPassages, type Passage } from './passage.cutting.ts';
import { extractFromText } from './passage.extraction.ts';

export type PortalKind = 'DOCUMENT' | 'UPDATE' | 'QUESTION' | 'EVENT';

export interface PortalPassage extends Passage {
  title: string;
  version?: number;
  page?: number;
  audience?: 'OWN' | 'SHARED';
}

type Read = (em: SqlEntityManager, id: string, env: Env) => Promise<PortalPassage[]>;

/** The passages of a source as it is now; none where it is deleted. */
export const portalTexts: Record<PortalKind, Read> = {
  DOCUMENT: readDocument,
  UPDATE: readUpdate,
  QUESTION: readQuestion,
  EVENT: readEvent,
};

const PAGES_AT_MOST = 500;

interface DocumentRow {
  title: string;
  summary: string;
  version: number;
  storageKey: string;
  sha256: string;
  pages: number | null;
}

/** Each page is cut by itself, so that every passage has the page on which it stands. */
async function readDocument(em: SqlEntityManager, id: string, env: Env): Promise<PortalPassage[]> {
  const [file] = await query<DocumentRow>(
    em,
    `select d.title, d.summary, d.version, v.storage_key as "storageKey", v.sha256, v.pages from document d
     join document_version v on v.document_id = d.id and v.number = d.version where d.id = $1`,
    [id],
  );
  if (!file?.pages) return [];
  const passages: PortalPassage[] = [];
  for (let page = 1; page <= Math.min(file.pages, PAGES_AT_MOST); page += 1) {
    const text = await extractPageText({ env }, file, page);
    const heading = `Page ${page}`;
    const blocks = text.split(/\n\s*\n/).map((block) => ({ anchor: `page-${page}`, heading, text: toLine(block) }));
    const cut = cutPassages(blocks.filter((block) => /\p{L}/u.test(block.text)));
    passages.push(...cut.map((passage) => ({ ...passage, title: file.title, version: file.version, page })));
  }
  return passages;
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function readUpdate(em: SqlEntityManager, id: string): Promise<PortalPassage[]> {
  const sql = 'select title, body from investor_update where id = $1';
  const [update] = await query<{ title: string; body: string }>(em, sql, [id]);
  if (!update) return [];
  const { html } = await renderStoredMarkdown(update.body);
  return extractFromText(html, update.title).map((passage) => ({ ...passage, title: update.title }));
}

interface QuestionRow {
  title: string;
  body: string;
  publishedBody: string;
  answer: string;
}

/** Who asked reads their own words; others read the published ones. */
async function readQuestion(em: SqlEntityManager, id: string): Promise<PortalPassage[]> {
  const [question] = await query<QuestionRow>(
    em,
    `select d.title, q.body, q.published_body as "publishedBody", q.answer from question q
     join document d on d.id = q.document_id where q.id = $1 and q.answered_at is not null`,
    [id],
  );
  if (!question) return [];
  const { title, body, publishedBody, answer } = question;
  const cut = (text: string) =>
    cutPassages([
      { anchor: 'questions', heading: 'Questions and answers', text: toLine(text), isRow: true },
      { anchor: 'questions', heading: 'Questions and answers', text: toLine(answer) },
    ]);
  return [
    ...cut(body).map((passage): PortalPassage => ({ ...passage, title, audience: 'OWN' })),
    ...(publishedBody ? cut(publishedBody) : []).map((passage): PortalPassage => ({
      ...passage,
      title,
      audience: 'SHARED',
    })),
  ];
}

interface EventRow {
  title: string;
  description: string;
  location: string;
  times: string | null;
}

const EVENTS_AT_MOST = 10;
const WHEN = `to_char(e.starts_at at time zone s.time_zone,
  case when s.all_day then 'FMDay, FMMonth FMDD, YYYY' else 'FMDay, FMMonth FMDD, YYYY, HH24:MI' end)`;

async function readEvent(em: SqlEntityManager, id: string): Promise<PortalPassage[]> {
  const [event] = await query<EventRow>(
    em,
    `select s.title, s.description, s.location, (
       select string_agg(at, '; ' order by starts_at) from (
         select e.starts_at, ${WHEN} || ' (' || s.time_zone || ')' as at from event e
         where e.series_id = s.id and e.status <> 'CANCELLED' and e.ends_at > now()
         order by e.starts_at limit ${EVENTS_AT_MOST}) upcoming) as times
     from event_series s where s.id = $1`,
    [id],
  );
  if (!event) return [];
  const { title, description, location, times } = event;
  const lines = [times && `${title} takes place on ${times}.`, location && `Place: ${location}.`, description];
  const blocks = lines.filter(Boolean).map((text) => ({ anchor: '', heading: '', text: toLine(text ?? '') }));
  return cutPassages(blocks).map((passage) => ({ ...passage, title }));
}
