import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isVisible as isArticleVisible } from '../articles/article.reading.service.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.reading.service.ts';
import { binder, query, textsAs } from '../platform/sql.ts';
import { prepare } from '../prepare.ts';
import { anonymous } from '../platform/viewer.ts';
import type { PassageKind } from './passage.index.service.ts';
import { stem, type WeightedTerm } from './passage.stems.ts';
import type { PortalKind } from './passage.portal.texts.service.ts';

const selectStems = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'word'))
    .select((eb) => ['word.value as word', stem(eb.ref('word.value')).as('lexemes')]),
);

/** The stems of words. A stop word has none; a number with a unit or an address may have several. */
export async function readStems(em: SqlEntityManager, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await selectStems.all(em, { words });
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]));
}

const selectCounts = prepare<{ lexemes: readonly string[] }>()((db, value) =>
  db
    .selectFrom('passage_word')
    .select(['word', 'passages'])
    .where((eb) => eb.or([eb('word', '=', eb.fn.any(value('lexemes'))), eb('word', '=', '')]))
    .where('passages', '>', 0),
);

/** How many public passages there are, and how many hold each of these stems. */
export async function countPublicPassages(
  em: SqlEntityManager,
  lexemes: readonly string[],
): Promise<{ total: number; counts: Map<string, number> }> {
  const rows = await selectCounts.all(em, { lexemes });
  const counts = new Map(rows.map(({ word, passages }) => [word, passages]));
  return { total: counts.get('') ?? 0, counts };
}

const ALIKE = 8;

const selectAlike = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'typed'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('passage_word')
          .select(['word', 'passages'])
          .where('passages', '>', 0)
          .where((eb) => eb(eb.fn<number>('length', ['word']), '>', 3))
          .orderBy((eb) => eb('word', '<->', eb.ref('typed.value')))
          .limit(ALIKE)
          .as('alike'),
      (join) => join.onTrue(),
    )
    .select(['typed.value as typed', 'alike.word', 'alike.passages']),
);

/** The words of public passages that are spelled almost like these, most alike first. */
export const readAlike = (
  em: SqlEntityManager,
  words: readonly string[],
): Promise<{ typed: string; word: string; passages: number }[]> => selectAlike.all(em, { words });

/** A stem as a tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A passage that may answer, with the stems of its parts. */
export interface Candidate {
  kind: PassageKind | PortalKind;
  path: string;
  anchor: string;
  title: string;
  heading: string;
  sentences: string[];
  sentenceWords: string[][];
  headingWords: string[];
  titleWords: string[];
  /** The stems of each question that the passage is known to answer. */
  questionWords: string[][];
  rank: number;
  /** The document and its page; only for passages of documents. */
  sourceId?: string;
  page?: number | null;
}

/** A passage is considered only while it is among this many that hold the rarest words of the question. */
const CONSIDERED = 1500;
export const RANKED = 100;

/** The public passages that match best. @param match a tsquery that every one of them matches */
export async function readCandidates(
  em: SqlEntityManager,
  match: string,
  terms: readonly WeightedTerm[],
): Promise<Candidate[]> {
  const { values, bind } = binder();
  const sql = `with word as (
      select term::tsquery as q, weight from jsonb_to_recordset(${bind(JSON.stringify(terms))}::jsonb)
        as word ("term" text, "weight" float8)),
    considered as materialized (
      select p.kind, p.source_id, p.position, p.search from passage p where p.search @@ ${bind(match)}::tsquery limit ${CONSIDERED}),
    ranked as (
      select c.kind, c.source_id, c.position, sum(word.weight * ts_rank('{0.4, 0.7, 0.5, 1}', c.search, word.q)) as rank
      from considered c join word on c.search @@ word.q group by 1, 2, 3),
    visible as (
      select r.*, case r.kind when 'PAGE' then r.source_id when 'ARTICLE' then '/resources/' || a.slug
        else '/case-studies/' || s.id end as path
      from ranked r
        left join article a on r.kind = 'ARTICLE' and a.id = r.source_id and ${isArticleVisible(anonymous, bind)}
        left join case_study s on r.kind = 'CASE_STUDY' and s.id = r.source_id and ${isStudyVisible(anonymous, bind)})
    select p.kind, v.path, p.anchor, p.title, p.heading, p.sentences, v.rank::float8,
      p.heading_words as "headingWords", p.title_words as "titleWords", p.sentence_words as "sentenceWords",
      p.question_words as "questionWords"
    from (select * from visible where path is not null order by rank desc, kind, source_id, position limit ${RANKED}) v
      join passage p using (kind, source_id, position)
    order by v.rank desc, kind, source_id, position`;
  return query<Candidate>(em, sql, values);
}
