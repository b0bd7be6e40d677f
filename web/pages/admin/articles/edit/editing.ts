import type { ArticleChecksQuery, EditedArticleFragment } from '../../../../../graphql/generated/admin.ts';

/** What the form holds: text as typed. */
export interface Values {
  title: string;
  slug: string;
  summary: string;
  categoryId: string;
  body: string;
  /** Address of the cover; empty where there is none. */
  cover: string;
}

export type Edited = EditedArticleFragment;
export type Finding = ArticleChecksQuery['articleChecks'][number];

const empty: Values = { title: '', slug: '', summary: '', categoryId: '', body: '', cover: '' };

/** What the form begins with: the text that waits over the article's own, where one does. */
export function toValues(article: Edited | null): Values {
  if (!article) return empty;
  const { title, slug, summary, body, category, cover } = article.draft ?? article;
  return { title, slug, summary: summary ?? '', categoryId: category?.id ?? '', body, cover: cover ?? '' };
}

/** The number of its newest text, waiting or not: what the next save says it began from. */
export const getVersion = ({ version, draft }: Edited): number => Math.max(version, draft?.version ?? 0);

export const getSavedAt = ({ updatedAt, draft }: Edited): string => draft?.savedAt ?? updatedAt;

/** Whether its own text was changed, on the plain desk or by a program, after the waiting one began. */
export const isOvertaken = ({ version, draft }: Edited): boolean => draft !== null && draft.version < version;

/** The article with its newest text alone. */
export const getNewestText = (article: Edited): Edited =>
  isOvertaken(article) ? { ...article, draft: null } : article;

/** The same as the API takes it. An address left empty is made from the title, or stays. */
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
  slug: 'Address',
  summary: 'Summary',
  categoryId: 'Category',
  body: 'Text',
  cover: 'Cover',
};

export const countWords = (body: string): number => body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
