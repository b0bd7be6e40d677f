import {
  type ArticleForm,
  articleLabels,
  blankArticle,
  createArticleInput,
  neededToPublish,
  readForm,
  toFields,
  toForm,
} from '#graphql/article-fields.ts';
import type { ArticleVersionsQuery, EditArticleQuery, EditedArticleFragment } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { compareTexts, type TextKind } from './kind.ts';

/** The form's values, as typed. */
export type Values = ArticleForm;

export type EditedArticle = EditedArticleFragment;

/** The form's initial values: the draft if there is one, otherwise the article itself. */
export const toValues = (article: EditedArticle | null): Values =>
  toForm(
    article
      ? toFields({ ...(article.draft ?? article), authorName: article.draft?.authorName ?? article.author.name })
      : blankArticle,
  );

export type Version = ArticleVersionsQuery['articleVersions']['nodes'][number];

/** The form's values after a version is copied to it. Versions of earlier releases have fewer fields. */
export function restoreVersion(version: Version, values: Values): Values {
  const { title, summary, body, slug, categoryId, cover, ...others } = toForm(toFields(version));
  return {
    ...values,
    title,
    summary,
    body,
    ...(version.slug !== null && { slug, categoryId, cover }),
    ...(version.authorName !== null && others),
  };
}

/** The number of the newest version, draft or not. The next save sends it to detect conflicts. */
export const getVersion = ({ version, draft }: EditedArticle): number => Math.max(version, draft?.version ?? 0);

export const getSavedAt = ({ updatedAt, draft }: EditedArticle): string => draft?.savedAt ?? updatedAt;

/** True if the article itself was changed without JavaScript or through the API after the draft was started. */
export const isOvertaken = ({ version, draft }: EditedArticle): boolean => draft !== null && draft.version < version;

/** True if the draft has changes that its schedule does not have. */
export const isAheadOfSchedule = ({ draft, scheduledChanges }: EditedArticle): boolean =>
  draft !== null && scheduledChanges !== null && draft.version > scheduledChanges.version;

/** The article without its draft if the draft is outdated. */
const getNewestText = (article: EditedArticle): EditedArticle =>
  isOvertaken(article) ? { ...article, draft: null } : article;

/** The form's values as API input. An empty slug is derived from the title or stays unchanged. */
export const toInput = (values: Values) => ({ ...readForm(values), title: values.title });

export const getArticle = ({ node }: EditArticleQuery): EditedArticle | null => (node && 'title' in node ? node : null);

export const articleKind: TextKind<Values, EditedArticle, ReturnType<typeof toInput>> = {
  storageName: 'article',
  noun: 'article',
  list: { to: paths.adminArticles, label: 'Articles' },
  labels: articleLabels,
  neededToPublish,
  texts: ['title', 'summary', 'body'],
  toValues,
  toInput,
  schema: createArticleInput,
  getVersion,
  getNewestText,
};

export type Categories = readonly { id: string; name: string }[];
export type Authors = readonly { name: string }[];

/** The fields that differ, for a comparison. */
export const listDifferences = (before: Values, after: Values, categories: Categories) => {
  const show = (values: Values, name: keyof Values) =>
    name === 'categoryId'
      ? (categories.find(({ id }) => id === values.categoryId)?.name ?? 'None')
      : name === 'isNoindex'
        ? values.isNoindex && 'Yes'
        : values[name];
  return compareTexts(articleLabels, show, before, after);
};

/** The targets of links and pictures, and URLs in the text. */
const URLS =
  /\]\((?:<[^<>\n]*>|(?:[^()<>\s]|\([^()\s]*\))*)|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S+|(?:https?:\/\/|mailto:)[^\s<>)\]]+/gm;

/** The words that readers see, without URLs. */
export const countWords = (body: string): number =>
  body.replace(URLS, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
