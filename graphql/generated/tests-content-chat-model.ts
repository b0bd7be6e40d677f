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

/** The reason why the language model did not write a complete answer. */
export type ChatLimitation =
  /** The model stopped early. The sentences before are complete. */
  | 'INCOMPLETE'
  /** The visitor has received the maximum number of written answers for one day. */
  | 'LIMIT_REACHED'
  /** The model is writing answers for others. */
  | 'MODEL_BUSY'
  /** The model failed or did not answer in time. */
  | 'MODEL_UNAVAILABLE'
  /** Another site led to this request, and the model was not called. */
  | 'NOT_STARTED'
  /** The passages did not support the sentences that the model wrote. */
  | 'NOT_SUPPORTED';

export type ModelHttpTestChatQueryVariables = Exact<{
  q: string;
}>;


export type ModelHttpTestChatQuery = { chatAnswer: { kind: ChatAnswerKind, sentences: Array<{ text: string, citations: Array<number> }> } };

export type ModelHttpTestReplyQueryVariables = Exact<{
  q: string;
}>;


export type ModelHttpTestReplyQuery = { chatAnswer: { kind: ChatAnswerKind, limitation: ChatLimitation | null } };


export const ModelHttpTestChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModelHttpTestChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}}]}}]}}]}}]} as unknown as DocumentNode<ModelHttpTestChatQuery, ModelHttpTestChatQueryVariables>;
export const ModelHttpTestReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModelHttpTestReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"limitation"}}]}}]}}]} as unknown as DocumentNode<ModelHttpTestReplyQuery, ModelHttpTestReplyQueryVariables>;