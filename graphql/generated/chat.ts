/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a question was answered. */
export type ChatAnswerKind =
  /** In sentences written by a language model, each checked against the passages it cites. */
  | 'GENERATED'
  /** With passages of the site, word for word. */
  | 'QUOTED'
  /** Not at all: no passage of the site answers the question. */
  | 'REFUSED';

/** Why a question was not answered. */
export type ChatRefusal =
  /** The question asks for legal, financial or personal advice, or for a guarantee. */
  | 'NOT_OURS_TO_DECIDE'
  /** The question is about an amount of money, and the passages name none. */
  | 'NO_AMOUNT'
  /** The question asks for a date, and the passages do not give it. */
  | 'NO_DATE'
  /** No passage says enough about the subject of the question. */
  | 'NO_EVIDENCE'
  /** The question asks for a name, and the passages do not give it. */
  | 'NO_NAME'
  /** The question asks for a number, and the passages do not give it. */
  | 'NO_NUMBER';

export type ChatAnswerQueryVariables = Exact<{
  question: string;
}>;


export type ChatAnswerQuery = { chatAnswer: { question: string, kind: ChatAnswerKind, refusal: ChatRefusal | null, citations: Array<{ number: number, path: string, title: string, heading: string, coverage: number, parts: Array<{ text: string, marked: boolean }> }>, nearestPages: Array<{ path: string, title: string }>, terms: Array<{ typed: string, readAs: string | null, passages: number }> } };


export const ChatAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}},{"kind":"Field","name":{"kind":"Name","value":"passages"}}]}}]}}]}}]} as unknown as DocumentNode<ChatAnswerQuery, ChatAnswerQueryVariables>;
export const useChatAnswerQuery = (options: useQuery.Options<ChatAnswerQuery, ChatAnswerQueryVariables> & ({ variables: ChatAnswerQueryVariables; skip?: boolean } | { skip: true })) => useQuery(ChatAnswerDocument, options);