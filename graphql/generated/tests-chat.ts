/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an answer to a question. */
export type ChatAnswerKind =
  /** A language model wrote the sentences. Each was checked against the passages that it cites. */
  | 'GENERATED'
  /** The answer quotes passages of the site, word for word. */
  | 'QUOTED'
  /** No passage of the site answers the question. */
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

export type ChatTestChatQueryVariables = Exact<{
  question: string;
}>;


export type ChatTestChatQuery = { chatAnswer: { kind: ChatAnswerKind, refusal: ChatRefusal | null, citations: Array<{ number: number, path: string, title: string, heading: string | null, coverage: number, parts: Array<{ text: string, isMatch: boolean }> }>, nearestPages: Array<{ path: string, title: string }>, terms: Array<{ typed: string, readAs: string | null, passages: number }> } };


export const ChatTestChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatTestChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}},{"kind":"Field","name":{"kind":"Name","value":"passages"}}]}}]}}]}}]} as unknown as DocumentNode<ChatTestChatQuery, ChatTestChatQueryVariables>;