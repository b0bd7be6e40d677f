import { z } from 'zod';
import { changeFields } from './change-fields.ts';
import { text } from './limits.ts';
import { requireText, slug } from './validation.ts';

// The fields of an article that people edit, declared once: columns, inputs, drafts, versions, both forms and the export
// use these types, so that the compiler names each place that lacks a field.

/** The fields in the order of the forms, with their rules. */
export const createArticleInput = z.object({
  title: requireText(text.title, 'Title is required'),
  slug: slug.nullish(),
  summary: z.string().trim().max(text.summary, `Use at most ${text.summary} characters`).nullish(),
  body: z.string().max(text.articleBody, `Use at most ${text.articleBody} characters`).nullish(),
  categoryId: z.string().nullish(),
  cover: z.string().max(200, 'Picture not found').nullish(),
});

/** The fields in a change. Absent ones stay unchanged. */
export const articleTextInput = createArticleInput.extend({ title: createArticleInput.shape.title.nullish() });

type Rules = z.infer<typeof createArticleInput>;
export type ArticleField = keyof Rules;

/** What null leaves in a field. A title and a URL name cannot be cleared, so null leaves them unchanged. */
const cleared = { summary: '', body: '', categoryId: null, cover: null } satisfies {
  [Field in Exclude<ArticleField, 'title' | 'slug'>]: Rules[Field];
};
export const blankArticle = { title: '', slug: '', ...cleared };

/** The fields as they are stored. */
export type ArticleFields = {
  [Field in ArticleField]: NonNullable<Rules[Field]> | (typeof blankArticle)[Field];
};
/** Each field of a change: undefined leaves it unchanged. */
export type ArticleChanges = { [Field in ArticleField]: ArticleFields[Field] | null | undefined };

export const articleFields = Object.keys(createArticleInput.shape) as ArticleField[];
/** The fields that are columns of the same name. */
export const articleColumns = articleFields.filter((field) => field !== 'categoryId');

/** The fields of the form without JavaScript. A cover is chosen in a dialog, and a URL name changes only in the editor. */
export const basicFields = articleFields.filter((field) => field !== 'cover' && field !== 'slug');

/** The fields after a change. */
export const changeArticle = (fields: ArticleFields, changes: Partial<ArticleChanges>): ArticleFields =>
  changeFields(fields, changes, cleared);

/** The fields of an article, a draft or a version, in place of a row. */
export const toFields = ({
  category,
  ...columns
}: Omit<ArticleChanges, 'categoryId'> & { category: { id: string } | null }): ArticleFields =>
  changeArticle(blankArticle, { ...columns, categoryId: category?.id ?? null });

export const articleLabels: Record<ArticleField, string> = {
  title: 'Title',
  slug: 'URL name',
  summary: 'Summary',
  body: 'Text',
  categoryId: 'Category',
  cover: 'Cover',
};

/** The values of a form, as typed. */
export type ArticleForm = Record<ArticleField, string>;

export const toForm = ({ title, slug, summary, body, categoryId, cover }: ArticleFields): ArticleForm => ({
  title,
  slug,
  summary,
  body,
  categoryId: categoryId ?? '',
  cover: cover ?? '',
});

const orNull = (typed: string | undefined) => (typed === '' ? null : typed);

/** The fields that a form changes. What it does not have stays unchanged, and an empty text clears a field. */
export const readForm = ({ title, slug, summary, body, categoryId, cover }: Partial<ArticleForm>): ArticleChanges => ({
  title,
  slug: orNull(slug?.trim()),
  summary: orNull(summary),
  body: orNull(body),
  categoryId: orNull(categoryId),
  cover: orNull(cover),
});
