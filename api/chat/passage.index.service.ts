import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { MORE } from '../platform/every.ts';
import { query } from '../platform/sql.ts';
import type { Passage } from './passage.cutting.ts';
import { listExpectedQuestions } from './passage.expansion.ts';
import { extractFromPage, extractFromText } from './passage.extraction.ts';

export type PassageKind = 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

/** A page of the site as everyone sees it; null where no page stands at the path now. */
export type ReadPage = (path: string) => Promise<{ title: string; html: string } | null>;

interface Due {
  kind: PassageKind;
  sourceId: string;
  changes: number;
}

interface Source {
  title: string;
  passages: (Passage & { questions?: string[] })[];
}

const TEXTS_AT_ONCE = 20;
/** Pages are rendered first, which takes time from visitors: after a new release a few follow in each run. */
const PAGES_AT_ONCE = 4;
/** In random order, so that a source that cannot be read does not hold up the others. */
const DUE = `(select kind, source_id as "sourceId", changes from passage_due where kind <> 'PAGE'
    order by random() limit ${TEXTS_AT_ONCE})
  union all
  (select kind, source_id, changes from passage_due where kind = 'PAGE' order by random() limit ${PAGES_AT_ONCE})`;

interface IndexOptions {
  log: Logger;
  readPage: ReadPage;
}

/** Cuts some of the changed sources into passages again. Returns `MORE` where other texts wait. */
export async function indexPassages(
  em: SqlEntityManager,
  { log, readPage }: IndexOptions,
): Promise<typeof MORE | null> {
  const due = await query<Due>(em, DUE);
  const cut: (Due & Source)[] = [];
  for (const source of due) {
    try {
      cut.push({ ...source, ...((await readSource(em, source, readPage)) ?? { title: '', passages: [] }) });
    } catch (error) {
      log.warn({ err: error, kind: source.kind, source: source.sourceId }, 'a source could not be cut into passages');
    }
  }
  if (cut.length > 0) await replacePassages(em, cut);
  const texts = cut.filter(({ kind }) => kind !== 'PAGE');
  return texts.length === TEXTS_AT_ONCE ? MORE : null;
}

/** Notes the pages of this build. A page changes only with the build, so the same build does not cut it again. */
export async function notePages(em: SqlEntityManager, build: string, paths: readonly string[]): Promise<void> {
  await em.transactional(async (em) => {
    const changed = await query(
      em,
      `insert into passage_build as known (build) values ($1)
       on conflict (one) do update set build = excluded.build where known.build <> excluded.build returning 1`,
      [build],
    );
    if (changed.length === 0) return;
    await query(
      em,
      `insert into passage_due as due (kind, source_id)
       select 'PAGE', path from unnest($1::text[]) path
       union select kind, source_id from passage where kind = 'PAGE'
       on conflict (kind, source_id) do update set changes = due.changes + 1`,
      [paths],
    );
  });
}

/** Whether pages of this build wait to be cut: a refusal now could be wrong. */
export const isPreparing = async (em: SqlEntityManager): Promise<boolean> =>
  (await query(em, `select 1 from passage_due where kind = 'PAGE' limit 1`)).length > 0;

function readSource(em: SqlEntityManager, { kind, sourceId }: Due, readPage: ReadPage): Promise<Source | null> {
  if (kind === 'ARTICLE') return readArticleSource(em, sourceId);
  return kind === 'CASE_STUDY' ? readStudySource(em, sourceId) : readPageSource(sourceId, readPage);
}

async function readPageSource(path: string, readPage: ReadPage): Promise<Source | null> {
  const page = await readPage(path);
  if (!page) return null;
  const { passages } = extractFromPage(page.html);
  return {
    title: page.title,
    passages: passages.map((passage) => ({ ...passage, questions: listExpectedQuestions(path, passage) })),
  };
}

interface Text {
  title: string;
  html: string;
  lead: string[];
}

const toSource = (text: Text | undefined): Source | null =>
  text ? { title: text.title, passages: extractFromText(text.html, text.title, text.lead) } : null;

async function readArticleSource(em: SqlEntityManager, id: string): Promise<Source | null> {
  const sql = `select title, body_html as html, array[summary] as lead from article
    where id = $1 and status = 'PUBLISHED'`;
  return toSource((await query<Text>(em, sql, [id]))[0]);
}

async function readStudySource(em: SqlEntityManager, id: string): Promise<Source | null> {
  const sql = `select title, body_html as html, array[summary, setting, problem,
      (select string_agg((fact->>'label') || ': ' || (fact->>'value') || '.', ' ') from jsonb_array_elements(facts) fact)
    ] as lead from case_study where id = $1 and status = 'PUBLISHED'`;
  return toSource((await query<Text>(em, sql, [id]))[0]);
}

const SETTLE = `delete from passage_due due using jsonb_to_recordset($1::jsonb) as cut
  ("kind" text, "sourceId" text, "changes" integer)
  where due.kind = cut.kind and due.source_id = cut."sourceId" and due.changes = cut.changes
  returning due.kind, due.source_id as "sourceId"`;

const INSERT = `insert into passage (kind, source_id, position, anchor, title, heading, sentences, search,
    sentence_words, heading_words, title_words, question_words)
  select kind, "sourceId", position, anchor, title, heading, sentences,
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', title), 'B')
      || setweight(to_tsvector('english', array_to_string(sentences, ' ')), 'C')
      || setweight(to_tsvector('english', coalesce(array_to_string(questions, ' '), '')), 'D'),
    (select coalesce(json_agg(tsvector_to_array(to_tsvector('english', sentence)) order by number), '[]')
      from unnest(sentences) with ordinality as each (sentence, number)),
    tsvector_to_array(to_tsvector('english', heading)), tsvector_to_array(to_tsvector('english', title)),
    (select coalesce(json_agg(tsvector_to_array(to_tsvector('english', question)) order by number), '[]')
      from unnest(questions) with ordinality as each (question, number))
  from jsonb_to_recordset($1::jsonb) as cut ("kind" text, "sourceId" text, "position" integer, "anchor" text,
    "title" text, "heading" text, "sentences" text[], "questions" text[])`;

/** Replaces the passages of sources. One that changed while it was cut stays due and keeps its former passages. */
async function replacePassages(em: SqlEntityManager, cut: (Due & Source)[]): Promise<void> {
  await em.transactional(async (em) => {
    // Two servers that count words at once would wait for each other.
    await query(em, 'lock table passage_word in share row exclusive mode');
    const notes = cut.map(({ kind, sourceId, changes }) => ({ kind, sourceId, changes }));
    const settled = await query<Omit<Due, 'changes'>>(em, SETTLE, [JSON.stringify(notes)]);
    const keys = new Set(settled.map(({ kind, sourceId }) => `${kind} ${sourceId}`));
    await query(
      em,
      `delete from passage using jsonb_to_recordset($1::jsonb) as cut ("kind" text, "sourceId" text)
       where passage.kind = cut.kind and source_id = cut."sourceId"`,
      [JSON.stringify(settled)],
    );
    const rows = cut
      .filter(({ kind, sourceId }) => keys.has(`${kind} ${sourceId}`))
      .flatMap(({ kind, sourceId, title, passages }) =>
        passages.map((passage, position) => ({ kind, sourceId, title, position, ...passage })),
      );
    await query(em, INSERT, [JSON.stringify(rows).replaceAll(String.raw`\u0000`, '')]);
  });
}
