import { z } from 'zod';
import { isVisible } from '../articles/article.reading.service.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.reading.service.ts';
import { decodeCursor } from '../platform/pagination.ts';
import { searchQuery } from '../platform/search-query.ts';
import { binder } from '../platform/sql.ts';
import type { Viewer } from '../platform/viewer.ts';
import { SearchHitKind } from './search.entity.ts';
import type { SearchArgs } from './search.input.ts';
import { markedBy, MARKS } from './search.marking.ts';

/**
 * What a search costs at most, whatever the word: at 100,000 articles one that stands in most of them took 450 ms.
 * The newest articles are looked through one by one; where they hold too few, the index finds others, up to a number.
 * Up to that number all hits are considered; of a word with more of them, all recent ones and some of the others.
 */
const LOOKED_THROUGH = 300;
const ENOUGH = 100;
const FOUND_AT_MOST = 400;
export const RANKED_AT_MOST = 200;

/** Quoting the passage that fits best parses all it is given: so many characters around the first of the words. */
const QUOTED_BEFORE = 300;
const QUOTED_FROM = 1_500;

const cursorShape = z.tuple([z.number(), z.string().max(40)]);

/** The statement that finds these words for this viewer: one row with how many there are, of what, and a page of them. */
export function searching(viewer: Viewer, given: string, { filter, first, after }: SearchArgs) {
  const { values, bind } = binder();
  const [words, stem, marks] = [searchQuery(given, bind), bind(stemOf(given)), bind(MARKS)];
  const [rank, id] = (after ? decodeCursor(after, cursorShape) : [null, null]).map(bind);
  const status = filter?.status ? bind(filter.status) : null;
  const category = filter?.category?.trim();
  const articles = [isVisible(viewer, bind), ...(status ? [`a.status = ${status}`] : [])];
  if (filter?.kind === SearchHitKind.CASE_STUDY) articles.push('false');
  const studies = [isStudyVisible(viewer, bind), ...(status ? [`s.status = ${status}`] : [])];
  if (category || filter?.kind === SearchHitKind.ARTICLE) studies.push('false');
  // Counted as if no category were asked for: who looks through one wants to know of the others.
  const filed = category && [...articles, `a.category_id = (select id from category where slug = ${bind(category)})`];
  const clean = (text: string) => `translate(${text}, ${marks}, '')`;
  const text = `with words as (select ${words} as q),
     ${considered('everywhere', articles)},
     ${filed ? considered('hits', filed) : 'hits as (select * from everywhere)'},
     studies as materialized (select s.id, s.search from case_study s, words
       where s.search @@ q and ${studies.join(' and ')} limit ${FOUND_AT_MOST}),
     ranked as materialized (
       select a.id, ts_rank(a.search, q)::float8 as rank from hits join article a using (id), words
       union all select studies.id, ts_rank(studies.search, q)::float8 from studies, words),
     page as (select * from ranked where ${rank}::float8 is null or (rank, id) < (${rank}::float8, ${id}::text)
       order by rank desc, id desc limit ${bind(first + 1)}),
     shown as (select a.id, a.kind, a.title, page.rank, a.path,
       ts_headline('english', ${clean('a.title')}, q, ${bind(markedBy('HighlightAll=true'))}) as "markedTitle",
       ts_headline('english', ${clean(`a.summary || ' … ' || ${passage(stem)}`)}, q,
         ${bind(markedBy('MaxFragments=1, MaxWords=32, MinWords=16'))}) as "markedExcerpt"
       from page, words, lateral (
         select id, 'ARTICLE' as kind, title, summary, body, '/resources/' || slug as path from article
           where article.id = page.id
         union all select id, 'CASE_STUDY', title, summary, body, '/case-studies/' || id from case_study
           where case_study.id = page.id) a)
     select (select count(*) from ranked)::int as total, (select count(*) from hits)::int as articles,
       (${FACETS}) as categories,
       (select coalesce(json_agg(shown order by rank desc, id desc), '[]') from shown) as hits`;
  return { text, values };
}

const FACETS = `select coalesce(json_agg(json_build_object('category', to_json(c), 'count', count)
    order by count desc, c.position, c.id), '[]')
  from (select category_id, count(*)::int as count from everywhere where category_id is not null group by 1) counted
  join category c on c.id = counted.category_id`;

/** The articles that are considered, as `name`. */
const considered = (name: string, where: string[]): string => `
  ${name}_newest as (select a.id, a.sort_at, a.category_id, a.search from article a where ${where.join(' and ')}
    order by a.sort_at desc, a.id desc limit ${LOOKED_THROUGH}),
  ${name}_recent as materialized (select n.id, n.sort_at, n.category_id from ${name}_newest n, words where n.search @@ q),
  -- Joined and not written out, the words tell the planner nothing that would make it read the whole table instead.
  ${name}_found as materialized (select a.id, a.sort_at, a.category_id from article a, words
    where (select count(*) from ${name}_recent) < ${ENOUGH} and a.search @@ q and ${where.join(' and ')}
    limit ${FOUND_AT_MOST}),
  ${name} as materialized (select * from ${name}_recent union select * from ${name}_found
    order by sort_at desc, id desc limit ${RANKED_AT_MOST})`;

/** The beginning of the first word, where its other forms begin too: `encryp` for encrypting and encryption. */
function stemOf(words: string): string {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(words.toLowerCase()) ?? [];
  return first.slice(0, Math.max(4, first.length - 4));
}

/**
 * The text around the first place where the stem stands, without the word that was cut; its beginning where it does not.
 * Of Markdown, what links show stays, and the signs that begin and emphasize go.
 */
const passage = (stem: string): string =>
  `regexp_replace(regexp_replace(regexp_replace(
    substr(a.body, greatest(1, strpos(lower(a.body), ${stem}) - ${QUOTED_BEFORE}), ${QUOTED_FROM}),
    case when strpos(lower(a.body), ${stem}) > ${QUOTED_BEFORE} + 1 then '^\\S*\\s' else '^$' end, ''),
    '!?\\[([^][]*)\\]\\([^()]*\\)', '\\1', 'g'), '[*_\`#>|]+', ' ', 'g')`;
