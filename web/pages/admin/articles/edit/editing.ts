import type { ArticleChecksQuery, EditedArticleFragment } from '../../../../../graphql/generated/admin.ts';

/** The form's values, as typed. */
export interface Values {
  title: string;
  slug: string;
  summary: string;
  categoryId: string;
  body: string;
  /** Path of the cover; empty if there is none. */
  cover: string;
}

export type EditedArticle = EditedArticleFragment;
export type ArticleIssue = ArticleChecksQuery['articleChecks'][number];

const empty: Values = { title: '', slug: '', summary: '', categoryId: '', body: '', cover: '' };

/** The form's initial values: the draft if there is one, otherwise the article itself. */
export function toValues(article: EditedArticle | null): Values {
  if (!article) return empty;
  const { title, slug, summary, body, category, cover } = article.draft ?? article;
  return { title, slug, summary: summary ?? '', categoryId: category?.id ?? '', body, cover: cover ?? '' };
}

/** The number of the newest version, draft or not. The next save sends it to detect conflicts. */
export const getVersion = ({ version, draft }: EditedArticle): number => Math.max(version, draft?.version ?? 0);

export const getSavedAt = ({ updatedAt, draft }: EditedArticle): string => draft?.savedAt ?? updatedAt;

/** True if the article itself was changed without JavaScript or through the API after the draft was started. */
export const isOvertaken = ({ version, draft }: EditedArticle): boolean => draft !== null && draft.version < version;

/** The article without its draft if the draft is outdated. */
export const getNewestText = (article: EditedArticle): EditedArticle =>
  isOvertaken(article) ? { ...article, draft: null } : article;

/** The form's values as API input. An empty slug is derived from the title or stays unchanged. */
export const toInput = ({ title, slug, summary, categoryId, body, cover }: Values) => ({
  title,
  slug: slug.trim() || null,
  summary: summary || null,
  categoryId: categoryId || null,
  body,
  cover: cover || null,
});

export const isSame = (a: Values, b: Values): boolean =>
  (Object.keys(empty) as (keyof Values)[]).every((name) => a[name] === b[name]);

export const labels: Record<keyof Values, string> = {
  title: 'Title',
  slug: 'URL name',
  summary: 'Summary',
  categoryId: 'Category',
  body: 'Text',
  cover: 'Cover',
};

export const countWords = (body: string): number => body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
