import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from '../platform/env.ts';
import { MORE } from '../platform/every.ts';
import { query } from '../platform/sql.ts';
import { type PortalKind, type PortalPassage, portalTexts } from './passage.portal.texts.service.ts';

interface Due {
  kind: PortalKind;
  sourceId: string;
  changes: number;
}

/** A source that could not be read is tried again after this, by any server. */
const CLAIM = `update portal_passage_due due set claimed_until = now() + interval '2 minutes' from (
    select kind, source_id from portal_passage_due where claimed_until < now() and kind = any($1)
    order by random() limit 1 for update skip locked) next
  where due.kind = next.kind and due.source_id = next.source_id
  returning due.kind, due.source_id as "sourceId", due.changes`;

interface IndexOptions {
  log: Logger;
  env: Env;
}

/** Cuts one changed source of these kinds into passages again. Returns `MORE` as long as there was one. */
export async function indexPortalPassages(
  em: SqlEntityManager,
  kinds: readonly PortalKind[],
  { log, env }: IndexOptions,
): Promise<typeof MORE | null> {
  const [due] = await query<Due>(em, CLAIM, [kinds]);
  if (!due) return null;
  try {
    await replacePassages(em, due, await portalTexts[due.kind](em, due.sourceId, env));
  } catch (error) {
    log.warn({ err: error, kind: due.kind, source: due.sourceId }, 'a source could not be cut into passages');
  }
  return MORE;
}

const INSERT = `insert into portal_passage (kind, source_id, position, version, page, audience, anchor, title, heading,
    sentences, search, sentence_words, heading_words, title_words)
  select $2, $3, number - 1, version, page, audience, anchor, title, heading, sentences,
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', title), 'B')
      || setweight(to_tsvector('english', array_to_string(sentences, ' ')), 'C'),
    (select coalesce(json_agg(tsvector_to_array(to_tsvector('english', sentence)) order by n), '[]')
      from unnest(sentences) with ordinality as each (sentence, n)),
    tsvector_to_array(to_tsvector('english', heading)), tsvector_to_array(to_tsvector('english', title))
  from rows from (jsonb_to_recordset($1::jsonb) as ("version" integer, "page" integer, "audience" text, "anchor" text,
    "title" text, "heading" text, "sentences" text[])) with ordinality
    as cut ("version", "page", "audience", "anchor", "title", "heading", "sentences", "number")`;

/** A source that changed while it was cut stays due and keeps its former passages. */
async function replacePassages(em: SqlEntityManager, due: Due, passages: readonly PortalPassage[]): Promise<void> {
  const { kind, sourceId, changes } = due;
  await em.transactional(async (em) => {
    const settled = await query(
      em,
      'delete from portal_passage_due where kind = $1 and source_id = $2 and changes = $3 returning 1',
      [kind, sourceId, changes],
    );
    if (settled.length === 0) return;
    await query(em, 'delete from portal_passage where kind = $1 and source_id = $2', [kind, sourceId]);
    await query(em, INSERT, [JSON.stringify(passages).replaceAll(String.raw`\u0000`, ''), kind, sourceId]);
  });
}
