import { z } from 'zod';
import { atMost } from './at-most.ts';
import { changeFields } from './edited-fields.ts';
import { text } from './limits.ts';
import { removeInvisible } from './pasted-text.ts';
import { clearedSeo, optionalText, seoInput, seoLabels } from './seo-fields.ts';
import { requireText, slug } from './validation.ts';

// The fields of an article that people edit, declared once: columns, inputs, drafts, versions, both forms and the export
// use these types, so that the compiler names each place that lacks a field.

/** It is already the next day in some time zones. */
const FURTHEST_ZONE_MS = 14 * 3_600_000;

const A_DAY = 'Enter a day such as 2026-11-27';
const pastDay = z
  .string({ error: A_DAY })
  .overwrite(removeInvisible)
  .check(atMost(20, A_DAY), z.iso.date(A_DAY))
  .refine((day) => Date.parse(day) <= Date.now() + FURTHEST_ZONE_MS, 'Choose a day in the past');

/** The fields in the order of the forms, with their rules. */
export const createArticleInput = z.object({
  title: requireText(text.title, 'Title is required'),
  slug: slug.nullish(),
  summary: z.string().trim().check(atMost(text.summary)).nullish(),
  body: z.string().check(atMost(text.articleBody)).nullish(),
  categoryId: z.string().nullish(),
  cover: z.string().check(atMost(200, 'Picture not found')).nullish(),
  authorName: optionalText(text.personName).nullish(),
  reviewedOn: pastDay.nullish(),
  ...seoInput,
});

/** The fields in a change. Absent ones stay unchanged. */
export const articleTextInput = createArticleInput.extend({ title: createArticleInput.shape.title.nullish() });

type Rules = z.infer<typeof createArticleInput>;
export type ArticleField = keyof Rules;

/** What null leaves in a field. A title, a URL name and an author cannot be cleared, so null leaves them unchanged. */
const cleared = { summary: '', body: '', categoryId: null, cover: null, reviewedOn: null, ...clearedSeo } satisfies {
  [Field in Exclude<ArticleField, 'title' | 'slug' | 'authorName'>]: Rules[Field];
};
export const blankArticle = { title: '', slug: '', authorName: '', ...cleared };

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

/** The fields that a draft may lack, and whose lack the publishing check reports as an error. */
export const neededToPublish: readonly ArticleField[] = ['summary'];

export const articleLabels: Record<ArticleField, string> = {
  title: 'Title',
  slug: 'URL name',
  summary: 'Summary',
  body: 'Text',
  categoryId: 'Category',
  cover: 'Cover',
  authorName: 'Author',
  reviewedOn: 'Last reviewed',
  ...seoLabels,
};

/** The values of a form, as typed. */
export type ArticleForm = Record<ArticleField, string>;

/** A checked box in a form of texts. */
export const CHECKED = 'true';

export const toForm = ({
  categoryId,
  cover,
  reviewedOn,
  seoTitle,
  seoDescription,
  isNoindex,
  ...texts
}: ArticleFields) =>
  ({
    ...texts,
    categoryId: categoryId ?? '',
    cover: cover ?? '',
    reviewedOn: reviewedOn ?? '',
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    isNoindex: isNoindex ? CHECKED : '',
  }) satisfies ArticleForm;

const orNull = (typed: string | undefined) => (typed === '' ? null : typed);

/** The fields that a form changes. What it does not have stays unchanged, and an empty text clears a field. */
export const readForm = ({ title, slug, isNoindex, ...typed }: Partial<ArticleForm>): ArticleChanges => ({
  title,
  slug: orNull(slug?.trim()),
  summary: orNull(typed.summary),
  body: orNull(typed.body),
  categoryId: orNull(typed.categoryId),
  cover: orNull(typed.cover),
  authorName: orNull(typed.authorName?.trim()),
  reviewedOn: orNull(typed.reviewedOn),
  seoTitle: orNull(typed.seoTitle?.trim()),
  seoDescription: orNull(typed.seoDescription?.trim()),
  isNoindex: isNoindex === undefined ? undefined : isNoindex === CHECKED,
});
