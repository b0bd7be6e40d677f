import type { Expression, QueryCreator } from 'kysely';
import { isVisible as isArticleVisible } from '#api/content/articles/article.query.ts';
import { isVisible as isStudyVisible } from '#api/content/case-studies/case-study.query.ts';
import { toViewerValues } from '#api/portal/documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { mustSignNda } from '#api/portal/ndas/nda.service.ts';
import type { Context } from '#api/platform/context.ts';
import { anonymous, isMember } from '#api/platform/viewer.ts';
import { normalizeSearch } from '#api/platform/search-query.ts';
import { prepare } from '#api/kysely.ts';
import type { SourceKind } from './passage.index.service.ts';
import type { SiteKind } from './passage.site.texts.service.ts';
import { findReadable } from './passage.portal.query.ts';
import { containsTerm, selectMatch, selectWords, type WeightedWord } from './passage.words.query.ts';

/** A passage that may answer the question. */
export interface Candidate {
  kind: SourceKind;
  /** The id of the article, document or other source; the path of a page. */
  sourceId: string;
  path: string;
  anchor: string;
  title: string;
  heading: string;
  sentences: string[];
  /** Questions that the passage is known to answer. Passages of the portal have none. */
  questions: string[];
  /** The share of the question's words that the passage contains, from 0 to 1. Rare words count more. */
  coverage: number;
  /** How often and where it contains them, from 0 to about 1. */
  rank: number;
  /** The page number of a document passage. */
  page: number | null;
}

/** The passages that are compared for one word at most, so that a common word does not read all of them. */
const CONSIDERED = 500;
const CANDIDATES = 100;

interface Search {
  /** JSON of `WeightedWord`s, in the form that `normalizeSearch` returns. */
  words: string;
  /** Known questions. The passages that answer them are candidates too. */
  nearest: string[];
}

type Placed = { [Name in keyof Search]: Expression<Search[Name]> };

/** The passages that contain a word of the question or answer one of the nearest known questions. */
const withConsidered = (db: QueryCreator<Database>, { words, nearest }: Placed) =>
  db
    .with(
      // The planner does not see the words, so that it always uses the index.
      (cte) => cte('word').materialized(),
      () => selectWords(words),
    )
    .with('considered', (db) =>
      db
        .selectFrom('word')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('passage as p')
              .select(['p.kind', 'p.sourceId', 'p.position'])
              .where((eb) => containsTerm(eb.ref('p.searchTerms'), eb.ref('word.term')))
              .limit(CONSIDERED)
              .as('found'),
          (join) => join.onTrue(),
        )
        .select(['found.kind', 'found.sourceId', 'found.position'])
        .union((eb) =>
          eb
            .selectFrom('passage as p')
            .select(['p.kind', 'p.sourceId', 'p.position'])
            .where((eb) => eb('p.questions', '&&', nearest)),
        ),
    );

/** The public passages that match best and whose source visitors can read now. */
const selectCandidates = prepare<Search & { limit: number }>()((db, value) =>
  withConsidered(db, { words: value('words'), nearest: value('nearest') })
    .selectFrom('considered as c')
    .innerJoin('passage as p', (join) =>
      join.onRef('p.kind', '=', 'c.kind').onRef('p.sourceId', '=', 'c.sourceId').onRef('p.position', '=', 'c.position'),
    )
    .innerJoin('word', (join) => join.on((eb) => containsTerm(eb.ref('p.searchTerms'), eb.ref('word.term'))))
    .leftJoin('article as a', (join) =>
      join.onRef('a.id', '=', 'p.sourceId').on('p.kind', '=', 'ARTICLE').on(isArticleVisible(anonymous)),
    )
    .leftJoin('case_study as s', (join) =>
      join.onRef('s.id', '=', 'p.sourceId').on('p.kind', '=', 'CASE_STUDY').on(isStudyVisible(anonymous)),
    )
    .select(['p.kind', 'p.sourceId', 'p.anchor', 'p.title', 'p.heading', 'p.sentences', 'p.questions'])
    .select('a.slug')
    .select((eb) => selectMatch(eb.ref('p.searchTerms'), { term: eb.ref('word.term'), weight: eb.ref('word.weight') }))
    .where((eb) => eb.or([eb('p.kind', '=', 'PAGE'), eb('a.id', 'is not', null), eb('s.id', 'is not', null)]))
    .groupBy(['p.kind', 'p.sourceId', 'p.position', 'a.id', 's.id'])
    // Known passages come first, so that many passages of the same words do not displace them.
    .orderBy((eb) => eb('p.questions', '&&', value('nearest') as Expression<string[]>), 'desc')
    .orderBy('coverage', 'desc')
    .orderBy('rank', 'desc')
    .orderBy('p.kind')
    .orderBy('p.sourceId')
    .orderBy('p.position')
    .limit(value('limit')),
);

const toPath = ({ kind, sourceId, slug }: { kind: SiteKind; sourceId: string; slug: string | null }): string =>
  kind === 'PAGE' ? sourceId : kind === 'ARTICLE' ? `/resources/${slug}` : `/case-studies/${sourceId}`;

/**
 * Finds the passages that match a question best and that the viewer may read: of the site, and for members also of the
 * portal. Each statement checks the rights again, so that revoked access takes effect at once.
 *
 * @param nearest known questions that resemble the question
 */
export async function findCandidates(
  context: Pick<Context, 'em' | 'viewer'>,
  words: readonly WeightedWord[],
  nearest: string[],
): Promise<Candidate[]> {
  const { em, viewer } = context;
  const terms = words.map(({ word, weight }) => ({ word: normalizeSearch(word), weight }));
  const search = { words: JSON.stringify(terms), limit: CANDIDATES };
  const onSite = await selectCandidates.all(em, { ...search, nearest });
  const publicPassages = onSite.map((row) => ({ ...row, path: toPath(row), page: null }));
  if (!isMember(viewer)) return publicPassages;
  const reader = { ...toViewerValues(viewer), owesNda: await mustSignNda(context) };
  const inPortal = await findReadable.all(em, { ...search, ...reader });
  return [...publicPassages, ...inPortal.map((row) => ({ ...row, questions: [] }))];
}
