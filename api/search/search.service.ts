import { z } from 'zod';
import { isVisible } from '../articles/article.reading.service.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.reading.service.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { SearchHit } from './search.entity.ts';
import type { SearchArgs } from './search.input.ts';

/**
 * What a search costs at most, whatever the word: at 100,000 articles one that stands in most of them took 450 ms.
 * The newest articles are looked through one by one; where they hold too few, the index finds others, up to a number.
 * Up to that number all hits are considered; of a word with more of them, all recent ones and some of the others.
 */
const LOOKED_THROUGH = 300;
const ENOUGH = 100;
const FOUND_AT_MOST = 400;
const RANKED_AT_MOST = 200;

/** Quoting the passage that fits best parses all it is given: so many characters around the first of the words. */
const QUOTED_BEFORE = 300;
const QUOTED_FROM = 1_500;

const cursorShape = z.tuple([z.number(), z.string().max(40)]);

/** What the viewer may read and the words match, best first. No words, no hits. */
export async function search({ em, viewer }: Context, args: SearchArgs): Promise<Connection<SearchHit>> {
  const { values, bind } = binder();
  const [words, stem] = [bind(args.query.trim()), bind(stemOf(args.query))];
  const [visible, studyVisible] = [isVisible(viewer, bind), isStudyVisible(viewer, bind)];
  const [rank, id] = (args.after ? decodeCursor(args.after, cursorShape) : [null, null]).map(bind);
  const rows = await query<SearchHit & { rank: number }>(
    em,
    `with words as (select websearch_to_tsquery('english', ${words}) as q),
     newest as (select a.id, a.sort_at, a.search from article a where ${visible}
       order by a.sort_at desc, a.id desc limit ${LOOKED_THROUGH}),
     recent as materialized (select newest.id, sort_at from newest, words where newest.search @@ q),
     -- Joined and not written out, the words tell the planner nothing that would make it read the whole table instead.
     found as materialized (select a.id, a.sort_at from article a, words
       where (select count(*) from recent) < ${ENOUGH} and a.search @@ q and ${visible} limit ${FOUND_AT_MOST}),
     hits as materialized (select * from recent union select * from found
       order by sort_at desc, id desc limit ${RANKED_AT_MOST}),
     studies as materialized (select s.id, s.search from case_study s, words
       where s.search @@ q and ${studyVisible} limit ${FOUND_AT_MOST}),
     ranked as (select a.id, ts_rank(a.search, q)::float8 as rank from hits join article a using (id), words
       union all select studies.id, ts_rank(studies.search, q)::float8 from studies, words),
     page as (select * from ranked where ${rank}::float8 is null or (rank, id) < (${rank}::float8, ${id}::text)
       order by rank desc, id desc limit ${bind(args.first + 1)})
     select a.id, a.kind, a.title, page.rank, a.path,
       ts_headline('english', a.summary || ' ' || ${passage(stem)}, q, 'StartSel="",StopSel="",MaxWords=32,MinWords=16')
         as excerpt
     from page, words, lateral (
       select id, 'ARTICLE' as kind, title, summary, body, '/resources/' || slug as path from article
         where article.id = page.id
       union all select id, 'CASE_STUDY', title, summary, body, '/case-studies/' || id from case_study
         where case_study.id = page.id) a
     order by page.rank desc, page.id desc`,
    values,
  );
  return toConnection(rows, args, (row) => [row.rank, row.id]);
}

/** The beginning of the first word, where its other forms begin too: `encryp` for encrypting and encryption. */
function stemOf(words: string): string {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(words.toLowerCase()) ?? [];
  return first.slice(0, Math.max(4, first.length - 4));
}

/** The text around the first place where the stem stands, without the word that was cut; its beginning where it does not. */
const passage = (stem: string): string =>
  `regexp_replace(substr(a.body, greatest(1, strpos(lower(a.body), ${stem}) - ${QUOTED_BEFORE}), ${QUOTED_FROM}),
    case when strpos(lower(a.body), ${stem}) > ${QUOTED_BEFORE} + 1 then '^\\S*\\s' else '^$' end, '')`;
