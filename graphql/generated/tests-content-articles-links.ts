/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ArticleLinkTestOneQueryVariables = Exact<{
  slug: string;
}>;


export type ArticleLinkTestOneQuery = { article: { slug: string, body: string, bodyHtml: string } | null };

export type ArticleLinkTestUpdateArticleMutationVariables = Exact<{
  id: string | number;
  slug?: string | null | undefined;
}>;


export type ArticleLinkTestUpdateArticleMutation = { updateArticle: { article: { id: string } } };

export type ArticleLinkTestCreateMutationVariables = Exact<{
  input: CreateArticleInput;
}>;


export type ArticleLinkTestCreateMutation = { createArticle: { article: { id: string, slug: string } } };

export type ArticleLinkTestPublishArticleMutationVariables = Exact<{
  id: string | number;
}>;


export type ArticleLinkTestPublishArticleMutation = { publishArticle: { article: { id: string } } };


export const ArticleLinkTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleLinkTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}}]}}]}}]} as unknown as DocumentNode<ArticleLinkTestOneQuery, ArticleLinkTestOneQueryVariables>;
export const ArticleLinkTestUpdateArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLinkTestUpdateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleLinkTestUpdateArticleMutation, ArticleLinkTestUpdateArticleMutationVariables>;
export const ArticleLinkTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLinkTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleLinkTestCreateMutation, ArticleLinkTestCreateMutationVariables>;
export const ArticleLinkTestPublishArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArticleLinkTestPublishArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"StringValue","value":"The target follows.","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleLinkTestPublishArticleMutation, ArticleLinkTestPublishArticleMutationVariables>;