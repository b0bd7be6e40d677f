import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toFields } from '#graphql/article-fields.ts';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { ArticleVersionRow } from '../articles/drafts/article-version.entity.ts';
import { endDraft, findDraft } from '../articles/drafts/article.drafts.service.ts';
import { nextVersion } from '../articles/drafts/article.versions.service.ts';
import { Category } from '../categories/category.entity.ts';
import type { DraftFront } from './content.files.ts';
import type { ParsedFile } from './content.read.ts';

/** Stores a draft of a published or scheduled article. Returns what changed. */
export async function putDraft(em: SqlEntityManager, { front, body }: ParsedFile<DraftFront>) {
  const { id, category, author: authorName, savedAt, savedBy, ...columns } = front;
  const article = await em.findOne(Article, { id });
  if (!article || article.status === ArticleStatus.DRAFT) return 'unchanged';
  const text = {
    ...columns,
    body,
    authorName,
    category: category ? await em.findOneOrFail(Category, { slug: category }) : null,
  };
  const draft = await findDraft(em, id);
  if (draft) {
    if (isDeepStrictEqual(toFields(draft), toFields(text))) return 'unchanged';
    await endDraft(em, draft);
  }
  em.create(ArticleVersionRow, {
    ...text,
    articleId: id,
    version: await nextVersion(em, article),
    savedAt: new Date(savedAt),
    savedBy,
    accountId: null,
    draft: true,
    pending: true,
  });
  return draft ? 'changed' : 'created';
}
