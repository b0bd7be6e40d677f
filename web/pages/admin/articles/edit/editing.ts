import type { EditedArticleFragment } from '../../../../../graphql/generated/admin.ts';

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

const empty: Values = { title: '', slug: '', summary: '', categoryId: '', body: '', cover: '' };

export const valuesOf = (article: Edited | null): Values =>
  article
    ? {
        title: article.title,
        slug: article.slug,
        summary: article.summary,
        categoryId: article.category?.id ?? '',
        body: article.body,
        cover: article.cover ?? '',
      }
    : empty;

/** The same as the API takes it. An address left empty is made from the title, or stays. */
export const inputOf = ({ title, slug, summary, categoryId, body, cover }: Values) => ({
  title,
  slug: slug.trim() || null,
  summary,
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

export const wordsIn = (body: string): number => body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
