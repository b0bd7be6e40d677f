import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import { ArticleStatus } from '../articles/article.entity.ts';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { isInserted } from '../platform/database/sql.ts';
import type { DraftFront } from './content.files.ts';
import type { ParsedFile } from './content.read.ts';

const TEXT = ['slug', 'title', 'summary', 'body', 'categoryId', 'cover'] as const;

type Drafts = ExpressionBuilder<Database & { excluded: Database['article_draft'] }, 'article_draft' | 'excluded'>;

const toChanges = ({ eb, ref, lit }: Drafts) => ({
  slug: ref('excluded.slug'),
  title: ref('excluded.title'),
  summary: ref('excluded.summary'),
  body: ref('excluded.body'),
  categoryId: ref('excluded.categoryId'),
  cover: ref('excluded.cover'),
  savedAt: ref('excluded.savedAt'),
  savedBy: ref('excluded.savedBy'),
  accountId: null,
  version: eb(ref('article_draft.version'), '+', lit(1)),
});

/** Stores a draft of a published or scheduled article. Returns what changed. */
export async function putDraft(em: SqlEntityManager, { front, body }: ParsedFile<DraftFront>) {
  const { id, slug, title, summary, category, cover, savedAt, savedBy } = front;
  const row = await getKysely(em)
    .insertInto('article_draft')
    .columns(['articleId', 'version', ...TEXT, 'savedAt', 'savedBy'])
    .expression((eb) =>
      eb
        .selectFrom('article')
        .select(({ eb, ref, lit, val, cast, selectFrom }) => [
          'id',
          eb(ref('version'), '+', lit(1)).as('version'),
          val(slug).as('slug'),
          val(title).as('title'),
          val(summary).as('summary'),
          val(body).as('body'),
          selectFrom('category').select('category.id').where('category.slug', '=', category).as('categoryId'),
          val(cover).as('cover'),
          cast<string>(val(savedAt), 'timestamptz').as('savedAt'),
          val(savedBy).as('savedBy'),
        ])
        .where('id', '=', id)
        .where('status', '<>', ArticleStatus.DRAFT),
    )
    .onConflict((conflict) =>
      conflict
        .column('articleId')
        .doUpdateSet(toChanges)
        .where(({ eb, or, ref }) =>
          or(TEXT.map((name) => eb(`article_draft.${name}`, 'is distinct from', ref(`excluded.${name}`)))),
        ),
    )
    .returning(isInserted().as('isNew'))
    .executeTakeFirst();
  return row ? (row.isNew ? 'created' : 'changed') : 'unchanged';
}
