/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, type useQuery } from '@apollo/client/react';
import { useAnsweredQuery } from '#web/runtime/useAnsweredQuery.ts';
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

/** The reason why a question was not answered. */
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

/** The input of the mutation keepChatConversation. */
export type KeepChatConversationInput = {
  /** True to keep the questions for 12 months, so that the answers can be improved. False for one hour. */
  isKept: boolean;
  /** The question on the page. It is added to the conversation if it is not part of it yet. Null adds none. */
  question?: string | null | undefined;
};

/** The input of the mutation rateChatAnswer. */
export type RateChatAnswerInput = {
  /** True if the answer helped. */
  isHelpful: boolean;
  /** The question whose answer is rated, as it was asked. */
  question: string;
  /** The reason for the rating, as plain text, at most 500 characters. Null if none was given. */
  reason?: string | null | undefined;
};

export type ShownAnswerFragment = { question: string, kind: ChatAnswerKind, refusal: ChatRefusal | null, limitation: ChatLimitation | null, sentences: Array<{ text: string, citations: Array<number> }>, citations: Array<{ number: number, path: string, title: string, heading: string | null, parts: Array<{ text: string, isMatch: boolean }> }>, nearestPages: Array<{ path: string, title: string }> };

export type ChatAnswerQueryVariables = Exact<{
  question: string;
}>;


export type ChatAnswerQuery = { chatAnswer: { question: string, kind: ChatAnswerKind, refusal: ChatRefusal | null, limitation: ChatLimitation | null, sentences: Array<{ text: string, citations: Array<number> }>, citations: Array<{ number: number, path: string, title: string, heading: string | null, parts: Array<{ text: string, isMatch: boolean }> }>, nearestPages: Array<{ path: string, title: string }> } };

export type ShownConversationFragment = { isKept: boolean, questions: Array<string> };

export type ChatConversationQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatConversationQuery = { chatConversation: { isKept: boolean, questions: Array<string> } | null, browser: { formNotice: { form: string, message: string } | null } };

export type KeepChatConversationMutationVariables = Exact<{
  input: KeepChatConversationInput;
}>;


export type KeepChatConversationMutation = { keepChatConversation: { chatConversation: { isKept: boolean, questions: Array<string> } } };

export type RateChatAnswerMutationVariables = Exact<{
  input: RateChatAnswerInput;
}>;


export type RateChatAnswerMutation = { rateChatAnswer: { chatConversation: { isKept: boolean, questions: Array<string> } } };

export type DeleteChatConversationMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteChatConversationMutation = { deleteChatConversation: { success: boolean } };

export const ShownAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"limitation"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ShownAnswerFragment, unknown>;
export const ShownConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]} as unknown as DocumentNode<ShownConversationFragment, unknown>;
export const ChatAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"limitation"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ChatAnswerQuery, ChatAnswerQueryVariables>;
export const ChatConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConversation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]} as unknown as DocumentNode<ChatConversationQuery, ChatConversationQueryVariables>;
export const KeepChatConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepChatConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepChatConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepChatConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConversation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]} as unknown as DocumentNode<KeepChatConversationMutation, KeepChatConversationMutationVariables>;
export const RateChatAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateChatAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateChatAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateChatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConversation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]} as unknown as DocumentNode<RateChatAnswerMutation, RateChatAnswerMutationVariables>;
export const DeleteChatConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteChatConversationMutation, DeleteChatConversationMutationVariables>;
export const useChatAnswerQuery = (options: useQuery.Options<ChatAnswerQuery, ChatAnswerQueryVariables> & ({ variables: ChatAnswerQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ChatAnswerDocument, options);

export const useChatConversationQuery = (options?: useQuery.Options<ChatConversationQuery, ChatConversationQueryVariables>) => useAnsweredQuery(ChatConversationDocument, options ?? {});

export const useKeepChatConversationMutation = (options?: useMutation.Options<KeepChatConversationMutation, KeepChatConversationMutationVariables>) => useMutation(KeepChatConversationDocument, options);

export const useRateChatAnswerMutation = (options?: useMutation.Options<RateChatAnswerMutation, RateChatAnswerMutationVariables>) => useMutation(RateChatAnswerDocument, options);

export const useDeleteChatConversationMutation = (options?: useMutation.Options<DeleteChatConversationMutation, DeleteChatConversationMutationVariables>) => useMutation(DeleteChatConversationDocument, options);