import {
  type ArticleForm,
  articleFields,
  articleLabels,
  blankArticle,
  readForm,
  toFields,
  toForm,
} from '../../../../../graphql/article-fields.ts';
import type {
  ArticleChecksQuery,
  ArticleVersionsQuery,
  EditedArticleFragment,
} from '../../../../../graphql/generated/admin.ts';

/** The form's values, as typed. */
export type Values = ArticleForm;

export type EditedArticle = EditedArticleFragment;
export type ArticleIssue = ArticleChecksQuery['articleChecks'][number];

/** The form's initial values: the draft if there is one, otherwise the article itself. */
export const toValues = (article: EditedArticle | null): Values =>
  toForm(article ? toFields(article.draft ?? article) : blankArticle);

export type Version = ArticleVersionsQuery['articleVersions']['nodes'][number];

/** The form's values after a version is copied to it. Versions of earlier releases have no URL name, category and cover. */
export function restoreVersion(version: Version, { slug, categoryId, cover }: Values): Values {
  const values = toForm(toFields(version));
  return version.slug === null ? { ...values, slug, categoryId, cover } : values;
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
export const toInput = (values: Values) => ({ ...readForm(values), title: values.title });

export const isSame = (a: Values, b: Values): boolean => articleFields.every((name) => a[name] === b[name]);

export type Categories = readonly { id: string; name: string }[];

/** The fields that differ, for a comparison. */
export const listDifferences = (before: Values, after: Values, categories: Categories) => {
  const show = (values: Values, name: keyof Values) =>
    name === 'categoryId' ? (categories.find(({ id }) => id === values.categoryId)?.name ?? 'None') : values[name];
  return articleFields
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ label: articleLabels[name], before: show(before, name), after: show(after, name) }));
};

export const countWords = (body: string): number => body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
