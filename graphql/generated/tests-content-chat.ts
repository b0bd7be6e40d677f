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

/** The reason why a question is listed for editors and administrators. */
export type ChatQuestionIssue =
  /** An answer was rated as not helpful at least once. */
  | 'NOT_HELPFUL'
  /** The question was refused at least once. */
  | 'UNANSWERED';

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

export type ChatQuestionTestReplyQueryVariables = Exact<{
  q: string;
}>;


export type ChatQuestionTestReplyQuery = { chatAnswer: { kind: ChatAnswerKind, limitation: ChatLimitation | null } };

export type ChatQuestionTestKeepMutationVariables = Exact<{
  input: KeepChatConversationInput;
}>;


export type ChatQuestionTestKeepMutation = { keepChatConversation: { chatConversation: { isKept: boolean, questions: Array<string> } } };

export type ChatQuestionTestRateMutationVariables = Exact<{
  input: RateChatAnswerInput;
}>;


export type ChatQuestionTestRateMutation = { rateChatAnswer: { chatConversation: { questions: Array<string> } } };

export type ChatQuestionTestDeleteChatConversationMutationVariables = Exact<{ [key: string]: never; }>;


export type ChatQuestionTestDeleteChatConversationMutation = { deleteChatConversation: { success: boolean } };

export type ChatQuestionTestConversationQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatQuestionTestConversationQuery = { chatConversation: { isKept: boolean, questions: Array<string> } | null };

export type ChatQuestionTestListQueryVariables = Exact<{
  issue?: ChatQuestionIssue | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChatQuestionTestListQuery = { chatQuestions: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, question: string, askedCount: number, unansweredCount: number, notHelpfulCount: number, reasons: Array<string>, lastAskedAt: string }> } };

export type ChatQuestionTestDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type ChatQuestionTestDeleteMutation = { deleteChatQuestion: { deletedChatQuestionId: string } };

export type ChatQuestionTestChatModelUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatQuestionTestChatModelUsageQuery = { chatModelUsage: { answeredCount: number, failedCount: number, canceledCount: number } };

export type ChatTestChatQueryVariables = Exact<{
  question: string;
}>;


export type ChatTestChatQuery = { chatAnswer: { kind: ChatAnswerKind, refusal: ChatRefusal | null, citations: Array<{ number: number, path: string, title: string, heading: string | null, parts: Array<{ text: string, isMatch: boolean }> }>, nearestPages: Array<{ path: string, title: string }> } };

export type PortalHttpTestChatQueryVariables = Exact<{
  question: string;
}>;


export type PortalHttpTestChatQuery = { chatAnswer: { kind: ChatAnswerKind, refusal: ChatRefusal | null, citations: Array<{ path: string, title: string, heading: string | null, parts: Array<{ text: string }> }>, nearestPages: Array<{ path: string, title: string }> } };

export type PortalModelHttpTestReplyQueryVariables = Exact<{
  question: string;
}>;


export type PortalModelHttpTestReplyQuery = { chatAnswer: { kind: ChatAnswerKind, sentences: Array<{ text: string, citations: Array<number> }>, citations: Array<{ path: string }>, nearestPages: Array<{ path: string }> } };


export const ChatQuestionTestReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatQuestionTestReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"limitation"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestReplyQuery, ChatQuestionTestReplyQueryVariables>;
export const ChatQuestionTestKeepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChatQuestionTestKeep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepChatConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepChatConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestKeepMutation, ChatQuestionTestKeepMutationVariables>;
export const ChatQuestionTestRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChatQuestionTestRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateChatAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateChatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestRateMutation, ChatQuestionTestRateMutationVariables>;
export const ChatQuestionTestDeleteChatConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChatQuestionTestDeleteChatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestDeleteChatConversationMutation, ChatQuestionTestDeleteChatConversationMutationVariables>;
export const ChatQuestionTestConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatQuestionTestConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatConversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestConversationQuery, ChatQuestionTestConversationQueryVariables>;
export const ChatQuestionTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatQuestionTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"issue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatQuestionIssue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"issue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"issue"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"lastAskedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestListQuery, ChatQuestionTestListQueryVariables>;
export const ChatQuestionTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChatQuestionTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChatQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedChatQuestionId"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestDeleteMutation, ChatQuestionTestDeleteMutationVariables>;
export const ChatQuestionTestChatModelUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatQuestionTestChatModelUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatModelUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canceledCount"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionTestChatModelUsageQuery, ChatQuestionTestChatModelUsageQueryVariables>;
export const ChatTestChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatTestChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ChatTestChatQuery, ChatTestChatQueryVariables>;
export const PortalHttpTestChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalHttpTestChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<PortalHttpTestChatQuery, PortalHttpTestChatQueryVariables>;
export const PortalModelHttpTestReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalModelHttpTestReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<PortalModelHttpTestReplyQuery, PortalModelHttpTestReplyQueryVariables>;