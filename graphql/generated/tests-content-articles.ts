/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '../json-ml.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The conditions that all articles of a list meet. */
export type ArticleFilter = {
  /** The slug of a category. An unknown slug matches nothing. */
  category?: string | null | undefined;
  /** True lists only articles whose publication is scheduled, and published articles whose changes are. Empty unless the viewer is an editor or administrator. */
  isScheduled?: boolean | null | undefined;
  /** True lists only the articles in the trash. Empty unless the viewer is an editor or administrator. */
  isTrashed?: boolean | null | undefined;
  /** Words that the articles contain, at most 200 characters. */
  search?: string | null | undefined;
  /** The status of the articles. Only editors and administrators see articles that are not published. */
  status?: ArticleStatus | null | undefined;
};

/** The part of an article that an issue is about. */
export type ArticleIssueField =
  /** The text. */
  | 'BODY'
  /** The summary. */
  | 'SUMMARY'
  /** The title. */
  | 'TITLE';

/** The effect of an issue on publishing. */
export type ArticleIssueSeverity =
  /** Prevents publishing unless an override reason is given. */
  | 'ERROR'
  /** Does not prevent publishing. */
  | 'WARNING';

/** The status of an article. */
export type ArticleStatus =
  /** Not published. Only editors and administrators see it. */
  | 'DRAFT'
  /** Everyone can read the article. */
  | 'PUBLISHED'
  /** Published automatically at `publishedAt`. Only editors and administrators see it. */
  | 'SCHEDULED';

/** The text of an article that is not saved yet. Absent fields are those of the saved text. */
export type ArticleTextInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation createArticle. */
export type CreateArticleInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Made from the title if absent or null. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. */
  title: string;
};

/** The input of the mutation discardArticleDraft. */
export type DiscardArticleDraftInput = {
  /** The id of the article. */
  id: string | number;
};

/** The input of the mutation lockArticle. */
export type LockArticleInput = {
  /** The id of the article to lock. */
  id: string | number;
  /** A random name for the browser tab or program that edits the article, 8 to 64 characters. */
  key: string;
  /** True takes the lock over from another tab. False, null or absent leaves a lock of another tab alone. */
  takeOver?: boolean | null | undefined;
};

/** The input of the mutation publishArticle. */
export type PublishArticleInput = {
  /** The date and time of publication. A future one schedules the draft of a published article, or else the article. One that has passed sets the date of an article that is a draft. Now if absent or null. */
  at?: string | null | undefined;
  /** The status in which the sender has seen the article. The mutation returns CONFLICT if the article has another one, if `at` has passed, or if a published article has no changes to schedule. No check if absent or null. */
  expectedStatus?: ArticleStatus | null | undefined;
  /** The version to publish: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article to publish. */
  id: string | number;
  /** The reason to publish although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
};

/** The input of the mutation saveArticleDraft. Absent fields stay unchanged; null clears a field. */
export type SaveArticleDraftInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** The newest version that this text is based on: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article. */
  id: string | number;
  /** True if an editor saves by itself while a person types. Only some of these versions stay in the history, and the audit log has only the first of several. Null stands for false. */
  isAutosave?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation unlockArticle. */
export type UnlockArticleInput = {
  /** The id of the article to unlock. */
  id: string | number;
  /** The key that the tab sent to lockArticle. */
  key: string;
};

/** The input of the mutation updateArticle. Absent fields stay unchanged; null clears a field. */
export type UpdateArticleInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** The version of the article that this change is based on. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article to change. */
  id: string | number;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The reason to save a published or scheduled article although its publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
  /** Another date and time of publication for a published article, not in the future: publishArticle schedules. Null leaves it unchanged. */
  publishedAt?: string | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

export type ArticleDraftsTestArticleDraftFieldsFragment = { version: number, title: string, body: string, slug: string, savedBy: { accountId: string, name: string | null } | null };

export type ArticleDraftsTestOneQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleDraftsTestOneQuery = { article: { title: string, body: string, bodyHtml: string, draft: { version: number, title: string, body: string, slug: string, savedBy: { accountId: string, name: string | null } | null } | null } | null };

export type ArticleDraftsTestSaveMutationVariables = Exact<{
  input: SaveArticleDraftInput;
}>;


export type ArticleDraftsTestSaveMutation = { saveArticleDraft: { article: { title: string, body: string, slug: string, version: number, status: ArticleStatus, draft: { version: number, title: string, body: string, slug: string, savedBy: { accountId: string, name: string | null } | null } | null } } };

export type ArticleDraftsTestDiscardMutationVariables = Exact<{
  input: DiscardArticleDraftInput;
}>;


export type ArticleDraftsTestDiscardMutation = { discardArticleDraft: { article: { title: string, version: number, draft: { version: number, title: string, body: string, slug: string, savedBy: { accountId: string, name: string | null } | null } | null } } };

export type ArticleDraftsTestVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleDraftsTestVersionsQuery = { articleVersions: { nodes: Array<{ version: number, title: string, isDraft: boolean, slug: string | null, cover: string | null, category: { id: string } | null }> } };

export type ArticleDraftsTestPublishMutationVariables = Exact<{
  input: PublishArticleInput;
}>;


export type ArticleDraftsTestPublishMutation = { publishArticle: { article: { title: string, slug: string, status: ArticleStatus, publishedAt: string | null, version: number, draft: { version: number, title: string, body: string, slug: string, savedBy: { accountId: string, name: string | null } | null } | null } } };

export type ArticleDraftsTestUpdateMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type ArticleDraftsTestUpdateMutation = { updateArticle: { article: { version: number } } };

export type AdminArticleTestUpdateMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type AdminArticleTestUpdateMutation = { updateArticle: { article: { version: number, body: string } } };

export type AdminArticleTestVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminArticleTestVersionsQuery = { articleVersions: { nodes: Array<{ version: number, title: string, body: string, savedBy: { accountId: string, name: string | null } | null }> } };

export type AdminArticleTestPreviewQueryVariables = Exact<{
  body: string;
}>;


export type AdminArticleTestPreviewQuery = { previewArticle: { bodyTree: RichText, readingMinutes: number } };

export type AdminArticleTestListQueryVariables = Exact<{
  f?: ArticleFilter | null | undefined;
}>;


export type AdminArticleTestListQuery = { articles: { nodes: Array<{ id: string, status: ArticleStatus }> } };

export type AdminArticleTestReadQueryVariables = Exact<{
  slug: string;
}>;


export type AdminArticleTestReadQuery = { article: { viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } | null };

export type AdminArticleTestUnpublishMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminArticleTestUnpublishMutation = { unpublishArticle: { article: { viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type AdminArticleTestTrashMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminArticleTestTrashMutation = { deleteArticle: { article: { viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type ArticleEverywhereTestCategoryCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleEverywhereTestCategoryCountsQuery = { categories: { nodes: Array<{ slug: string, articleCount: number }> } };

export type ArticleEverywhereTestCategoryIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleEverywhereTestCategoryIdsQuery = { categories: { nodes: Array<{ id: string, slug: string }> } };

export type ArticleCheckTestCheckQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input?: ArticleTextInput | null | undefined;
}>;


export type ArticleCheckTestCheckQuery = { articleChecks: Array<{ severity: ArticleIssueSeverity, field: ArticleIssueField, line: number | null, message: string }> };

export type ArticleCheckTestPublishMutationVariables = Exact<{
  input: PublishArticleInput;
}>;


export type ArticleCheckTestPublishMutation = { publishArticle: { article: { status: ArticleStatus } } };

export type ArticleCheckTestUpdateMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type ArticleCheckTestUpdateMutation = { updateArticle: { article: { body: string } } };

export type ArticleLocksTestLockMutationVariables = Exact<{
  input: LockArticleInput;
}>;


export type ArticleLocksTestLockMutation = { lockArticle: { articleLock: { isOwn: boolean, lockedAt: string, holder: { accountId: string, name: string | null } } } };

export type ArticleLocksTestUnlockMutationVariables = Exact<{
  input: UnlockArticleInput;
}>;


export type ArticleLocksTestUnlockMutation = { unlockArticle: { success: boolean } };

export type ArticleLocksTestSaveMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleLocksTestSaveMutation = { saveArticleDraft: { article: { draft: { title: string } | null } } };

export type ArticleTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ArticleFilter | null | undefined;
}>;


export type ArticleTestListQuery = { articles: { nodes: Array<{ id: string, slug: string, status: ArticleStatus, category: { slug: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArticleTestOneQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleTestOneQuery = { article: { id: string, title: string, body: string, bodyHtml: string, bodyTree: RichText, readingMinutes: number, author: { name: string }, related: Array<{ slug: string }> } | null };

export type ArticleTestSearchQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleTestSearchQuery = { search: { nodes: Array<{ nodeId: string }> } };

export type ArticleTestArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleTestArticlesQuery = { articles: { nodes: Array<{ title: string, body: string }> } };

export type ArticleTestRelatedQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleTestRelatedQuery = { article: { related: Array<{ slug: string }> } | null };

export type ArticleTrashTestNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleTrashTestNodeQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type ArticleTrashTestSearchQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleTrashTestSearchQuery = { search: { nodes: Array<{ nodeId: string }> } };

export type ArticleTrashTestOneQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleTrashTestOneQuery = { article: { id: string } | null };

export type ArticleTrashTestListQueryVariables = Exact<{
  trashed?: boolean | null | undefined;
}>;


export type ArticleTrashTestListQuery = { articles: { nodes: Array<{ id: string, deletedAt: string | null }> } };

export type ArticleTrashTestAskedQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleTrashTestAskedQuery = { article: { unpublishAt: string | null } | null };

export type ArticleTrashTestDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleTrashTestDeleteMutation = { deleteArticle: { article: { id: string, deletedAt: string | null } } };

export type ArticleTrashTestRestoreMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleTrashTestRestoreMutation = { restoreArticle: { article: { id: string, slug: string, status: ArticleStatus, deletedAt: string | null } } };

export type ArticleTrashTestArticleVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleTrashTestArticleVersionsQuery = { articleVersions: { nodes: Array<{ version: number }> } };

export type ArticleTrashTestCreateMutationVariables = Exact<{
  input: CreateArticleInput;
}>;


export type ArticleTrashTestCreateMutation = { createArticle: { article: { id: string, slug: string } } };

export type ArticleTrashTestEraseMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleTrashTestEraseMutation = { deleteArticlePermanently: { deletedArticleId: string } };

export type ArticleTrashTestPlanMutationVariables = Exact<{
  id: string | number;
  at?: string | null | undefined;
}>;


export type ArticleTrashTestPlanMutation = { scheduleArticleUnpublish: { article: { status: ArticleStatus, unpublishAt: string | null } } };

export type ArticleWriteTestCreateMutationVariables = Exact<{
  input: CreateArticleInput;
}>;


export type ArticleWriteTestCreateMutation = { createArticle: { article: { id: string, slug: string, title: string, status: ArticleStatus, body: string, category: { slug: string } | null, author: { name: string } } } };

export type ArticleWriteTestUpdateMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type ArticleWriteTestUpdateMutation = { updateArticle: { article: { id: string, slug: string, title: string, summary: string | null, bodyHtml: string } } };

export type ArticleWriteTestPublishMutationVariables = Exact<{
  id: string | number;
  at?: string | null | undefined;
}>;


export type ArticleWriteTestPublishMutation = { publishArticle: { article: { status: ArticleStatus, publishedAt: string | null } } };

export type ArticleWriteTestUnpublishMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleWriteTestUnpublishMutation = { unpublishArticle: { article: { status: ArticleStatus } } };

export type ArticleWriteTestDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleWriteTestDeleteMutation = { deleteArticle: { article: { id: string } } };

export type ArticleWriteTestReadQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleWriteTestReadQuery = { article: { id: string, slug: string } | null };

export type ArticleWriteTestSettingsMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type ArticleWriteTestSettingsMutation = { updateArticle: { article: { id: string, version: number, publishedAt: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, author: { name: string }, draft: { authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean } | null } } };

export type ArticleWriteTestSettingsFragment = { id: string, version: number, publishedAt: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, author: { name: string }, draft: { authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean } | null };

export type ArticleWriteTestDraftMutationVariables = Exact<{
  input: SaveArticleDraftInput;
}>;


export type ArticleWriteTestDraftMutation = { saveArticleDraft: { article: { id: string, version: number, publishedAt: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, author: { name: string }, draft: { authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean } | null } } };

export type ArticleWriteTestAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleWriteTestAuthorsQuery = { articleAuthors: Array<{ name: string }> };

export const ArticleDraftsTestArticleDraftFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestArticleDraftFieldsFragment, unknown>;
export const ArticleWriteTestSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleWriteTestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestSettingsFragment, unknown>;
export const ArticleDraftsTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleDraftsTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestOneQuery, ArticleDraftsTestOneQueryVariables>;
export const ArticleDraftsTestSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleDraftsTestSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestSaveMutation, ArticleDraftsTestSaveMutationVariables>;
export const ArticleDraftsTestDiscardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleDraftsTestDiscard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestDiscardMutation, ArticleDraftsTestDiscardMutationVariables>;
export const ArticleDraftsTestVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleDraftsTestVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestVersionsQuery, ArticleDraftsTestVersionsQueryVariables>;
export const ArticleDraftsTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleDraftsTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleDraftsTestArticleDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestPublishMutation, ArticleDraftsTestPublishMutationVariables>;
export const ArticleDraftsTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleDraftsTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleDraftsTestUpdateMutation, ArticleDraftsTestUpdateMutationVariables>;
export const AdminArticleTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminArticleTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestUpdateMutation, AdminArticleTestUpdateMutationVariables>;
export const AdminArticleTestVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminArticleTestVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestVersionsQuery, AdminArticleTestVersionsQueryVariables>;
export const AdminArticleTestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminArticleTestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestPreviewQuery, AdminArticleTestPreviewQueryVariables>;
export const AdminArticleTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminArticleTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"f"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"f"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestListQuery, AdminArticleTestListQueryVariables>;
export const AdminArticleTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminArticleTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestReadQuery, AdminArticleTestReadQueryVariables>;
export const AdminArticleTestUnpublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminArticleTestUnpublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestUnpublishMutation, AdminArticleTestUnpublishMutationVariables>;
export const AdminArticleTestTrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminArticleTestTrash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminArticleTestTrashMutation, AdminArticleTestTrashMutationVariables>;
export const ArticleEverywhereTestCategoryCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleEverywhereTestCategoryCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleEverywhereTestCategoryCountsQuery, ArticleEverywhereTestCategoryCountsQueryVariables>;
export const ArticleEverywhereTestCategoryIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleEverywhereTestCategoryIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleEverywhereTestCategoryIdsQuery, ArticleEverywhereTestCategoryIdsQueryVariables>;
export const ArticleCheckTestCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleCheckTestCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleTextInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleChecks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ArticleCheckTestCheckQuery, ArticleCheckTestCheckQueryVariables>;
export const ArticleCheckTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleCheckTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleCheckTestPublishMutation, ArticleCheckTestPublishMutationVariables>;
export const ArticleCheckTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleCheckTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleCheckTestUpdateMutation, ArticleCheckTestUpdateMutationVariables>;
export const ArticleLocksTestLockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLocksTestLock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleLock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleLocksTestLockMutation, ArticleLocksTestLockMutationVariables>;
export const ArticleLocksTestUnlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLocksTestUnlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlockArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ArticleLocksTestUnlockMutation, ArticleLocksTestUnlockMutationVariables>;
export const ArticleLocksTestSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLocksTestSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"title"},"value":{"kind":"StringValue","value":"Saved","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ArticleLocksTestSaveMutation, ArticleLocksTestSaveMutationVariables>;
export const ArticleTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTestListQuery, ArticleTestListQueryVariables>;
export const ArticleTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTestOneQuery, ArticleTestOneQueryVariables>;
export const ArticleTestSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTestSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"StringValue","value":"zebrafish","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTestSearchQuery, ArticleTestSearchQueryVariables>;
export const ArticleTestArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTestArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTestArticlesQuery, ArticleTestArticlesQueryVariables>;
export const ArticleTestRelatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTestRelated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTestRelatedQuery, ArticleTestRelatedQueryVariables>;
export const ArticleTrashTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestNodeQuery, ArticleTrashTestNodeQueryVariables>;
export const ArticleTrashTestSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"StringValue","value":"axolotl","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestSearchQuery, ArticleTrashTestSearchQueryVariables>;
export const ArticleTrashTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestOneQuery, ArticleTrashTestOneQueryVariables>;
export const ArticleTrashTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isTrashed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestListQuery, ArticleTrashTestListQueryVariables>;
export const ArticleTrashTestAskedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestAsked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestAskedQuery, ArticleTrashTestAskedQueryVariables>;
export const ArticleTrashTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleTrashTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestDeleteMutation, ArticleTrashTestDeleteMutationVariables>;
export const ArticleTrashTestRestoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleTrashTestRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestRestoreMutation, ArticleTrashTestRestoreMutationVariables>;
export const ArticleTrashTestArticleVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTrashTestArticleVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestArticleVersionsQuery, ArticleTrashTestArticleVersionsQueryVariables>;
export const ArticleTrashTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleTrashTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestCreateMutation, ArticleTrashTestCreateMutationVariables>;
export const ArticleTrashTestEraseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleTrashTestErase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticlePermanently"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedArticleId"}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestEraseMutation, ArticleTrashTestEraseMutationVariables>;
export const ArticleTrashTestPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleTrashTestPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleArticleUnpublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTrashTestPlanMutation, ArticleTrashTestPlanMutationVariables>;
export const ArticleWriteTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestCreateMutation, ArticleWriteTestCreateMutationVariables>;
export const ArticleWriteTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestUpdateMutation, ArticleWriteTestUpdateMutationVariables>;
export const ArticleWriteTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestPublishMutation, ArticleWriteTestPublishMutationVariables>;
export const ArticleWriteTestUnpublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestUnpublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestUnpublishMutation, ArticleWriteTestUnpublishMutationVariables>;
export const ArticleWriteTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestDeleteMutation, ArticleWriteTestDeleteMutationVariables>;
export const ArticleWriteTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleWriteTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestReadQuery, ArticleWriteTestReadQueryVariables>;
export const ArticleWriteTestSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleWriteTestSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleWriteTestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestSettingsMutation, ArticleWriteTestSettingsMutationVariables>;
export const ArticleWriteTestDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleWriteTestDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleWriteTestSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleWriteTestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestDraftMutation, ArticleWriteTestDraftMutationVariables>;
export const ArticleWriteTestAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleWriteTestAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleWriteTestAuthorsQuery, ArticleWriteTestAuthorsQueryVariables>;