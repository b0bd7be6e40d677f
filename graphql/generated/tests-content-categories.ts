/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** The status of an article. */
export type ArticleStatus =
  /** Not published. Only editors and administrators see it. */
  | 'DRAFT'
  /** Everyone can read the article. */
  | 'PUBLISHED'
  /** Published automatically at `publishedAt`. Only editors and administrators see it. */
  | 'SCHEDULED';

/** The input of the mutation createCategory. */
export type CreateCategoryInput = {
  /** One sentence about the articles in this category, at most 300 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The name that readers see, at most 60 characters. */
  name: string;
  /** The position in lists, in ascending order from 0. If absent or null, a new category is the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. If absent or null, that of a new category is made from its name, and another one stays unchanged. */
  slug?: string | null | undefined;
};

/** The input of the mutation deleteCategory. */
export type DeleteCategoryInput = {
  /** The id of the category to delete. */
  id: string | number;
  /** The id of the category that its articles move to. Required if the category has articles, otherwise absent or null. */
  moveArticlesToId?: string | number | null | undefined;
};

/** The input of the mutation reorderCategories. */
export type ReorderCategoriesInput = {
  /** The ids in the order on which the change is based. The mutation fails with CONFLICT if the order is another one now. Absent or null replaces it without this check. */
  expectedIds?: Array<string | number> | null | undefined;
  /** The ids of all categories, each once, in the new order. */
  ids: Array<string | number>;
};

/** The input of the mutation updateCategory. Absent fields stay unchanged; null clears a field. */
export type UpdateCategoryInput = {
  /** One sentence about the articles in this category, at most 300 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the category to change. */
  id: string | number;
  /** The name that readers see, at most 60 characters. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** The position in lists, in ascending order from 0. If absent or null, a new category is the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. If absent or null, that of a new category is made from its name, and another one stays unchanged. */
  slug?: string | null | undefined;
};

export type CategoryTestCreateMutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type CategoryTestCreateMutation = { createCategory: { category: { id: string, name: string, slug: string, description: string | null } } };

export type CategoryTestUpdateMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type CategoryTestUpdateMutation = { updateCategory: { category: { name: string, slug: string, description: string | null } } };

export type CategoryTestDeleteMutationVariables = Exact<{
  input: DeleteCategoryInput;
}>;


export type CategoryTestDeleteMutation = { deleteCategory: { deletedCategoryId: string, category: { name: string } } };

export type CategoryTestReorderMutationVariables = Exact<{
  input: ReorderCategoriesInput;
}>;


export type CategoryTestReorderMutation = { reorderCategories: { categories: { nodes: Array<{ id: string }> } } };

export type CategoryTestCategoriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoryTestCategoriesQuery = { categories: { nodes: Array<{ id: string, name: string, articleCount: number }>, pageInfo: { endCursor: string | null } } };

export type CategoryTestArticlesQueryVariables = Exact<{
  f?: ArticleFilter | null | undefined;
}>;


export type CategoryTestArticlesQuery = { articles: { nodes: Array<{ id: string }> } };

export type CategoryTestTypenameQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryTestTypenameQuery = { node:
    | { __typename: 'Article' }
    | { __typename: 'CaseStudy' }
    | { __typename: 'Category', name: string }
    | { __typename: 'Delegation' }
    | { __typename: 'Document' }
    | { __typename: 'Event' }
    | { __typename: 'Feed' }
    | { __typename: 'FeedItem' }
    | { __typename: 'Folder' }
    | { __typename: 'Group' }
    | { __typename: 'InvestorUpdate' }
    | { __typename: 'Lead' }
    | { __typename: 'Picture' }
    | { __typename: 'Question' }
    | { __typename: 'User' }
    | { __typename: 'Webhook' }
   | null };

export type CategoryTestCanQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryTestCanQuery = { node:
    | { viewerCan: { update: boolean, delete: boolean } }
    | Record<PropertyKey, never>
   | null };


export const CategoryTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CategoryTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestCreateMutation, CategoryTestCreateMutationVariables>;
export const CategoryTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CategoryTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestUpdateMutation, CategoryTestUpdateMutationVariables>;
export const CategoryTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CategoryTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedCategoryId"}}]}}]}}]} as unknown as DocumentNode<CategoryTestDeleteMutation, CategoryTestDeleteMutationVariables>;
export const CategoryTestReorderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CategoryTestReorder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderCategoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestReorderMutation, CategoryTestReorderMutationVariables>;
export const CategoryTestCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTestCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestCategoriesQuery, CategoryTestCategoriesQueryVariables>;
export const CategoryTestArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTestArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"f"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"f"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestArticlesQuery, CategoryTestArticlesQueryVariables>;
export const CategoryTestTypenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTestTypename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestTypenameQuery, CategoryTestTypenameQueryVariables>;
export const CategoryTestCanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryTestCan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryTestCanQuery, CategoryTestCanQueryVariables>;