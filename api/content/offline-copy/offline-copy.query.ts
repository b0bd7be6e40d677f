import type { KeptPassage } from '#graphql/offline-copy.ts';
import { isVisible as isArticleVisible } from '../articles/article.query.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.query.ts';
import type { Context } from '#api/platform/context.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';

/** The passages of all pages, and of the articles and case studies with these ids, if visitors can read them now. */
const selectPassages = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('passage as p')
    .leftJoin('article as a', (join) =>
      join.onRef('a.id', '=', 'p.sourceId').on('p.kind', '=', 'ARTICLE').on(isArticleVisible(anonymous)),
    )
    .leftJoin('case_study as s', (join) =>
      join.onRef('s.id', '=', 'p.sourceId').on('p.kind', '=', 'CASE_STUDY').on(isStudyVisible(anonymous)),
    )
    .select(['p.kind', 'p.sourceId', 'p.anchor', 'p.title', 'p.heading', 'p.sentences', 'a.slug'])
    .where((eb) =>
      eb.or([
        eb('p.kind', '=', 'PAGE'),
        eb.and([
          eb('p.sourceId', '=', eb.fn.any(value('ids'))),
          eb.or([eb('a.id', 'is not', null), eb('s.id', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('p.kind')
    .orderBy('p.sourceId')
    .orderBy('p.position'),
);

export async function listPassages({ em }: Pick<Context, 'em'>, ids: readonly string[]): Promise<KeptPassage[]> {
  const rows = await selectPassages.all(em, { ids });
  return rows.map(({ kind, sourceId, anchor, slug, ...passage }) => {
    const page = kind === 'PAGE' ? sourceId : kind === 'ARTICLE' ? `/resources/${slug}` : `/case-studies/${sourceId}`;
    return { ...passage, path: anchor ? `${page}#${anchor}` : page };
  });
}
