/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The topic of a message to the company. */
export type ContactTopic =
  /** The topic “Careers”. */
  | 'CAREERS'
  /** The topic “Running the product on our premises”. */
  | 'DEPLOYMENT'
  /** The topic “Investor relations”. */
  | 'INVESTORS'
  /** The topic “Something else”. */
  | 'OTHER'
  /** The topic “Press”. */
  | 'PRESS'
  /** The topic “A security question, or a weakness that you found”. */
  | 'SECURITY'
  /** The topic “Consulting and services”. */
  | 'SERVICES';

/** The input of the mutation requestContact. */
export type RequestContactInput = {
  /** The company of the person. */
  company: string;
  /** Must be true: the person agrees to the consent text of the form. */
  consent: boolean;
  /** The work email address, to which the answer is sent. */
  email: string;
  /** The message, as plain text with at most 5,000 characters. */
  message: string;
  /** The full name of the person. */
  name: string;
  /** A telephone number. Null if the person gives none. */
  phone?: string | null | undefined;
  /** The solution of the `whitepaperChallenge`, as JSON text. If absent or null, stricter rate limits apply. */
  proof?: string | null | undefined;
  /** The path of the page of this site that linked to the form. Null if unknown. */
  referrer?: string | null | undefined;
  /** A field that is hidden from people and detects robots. Leave it absent or null. */
  remarks?: string | null | undefined;
  /** A random key for the form, at most 64 characters. Requests with the same key count as one. Null if the client has no key. */
  requestKey?: string | null | undefined;
  /** The topic of the message. */
  topic: ContactTopic;
};

/** The input of the mutation requestWhitepaper. */
export type RequestWhitepaperInput = {
  /** The company of the person. */
  company: string;
  /** Must be true: the person agrees to the consent text of the form. */
  consent: boolean;
  /** The work email address, to which the answer is sent. */
  email: string;
  /** The full name of the person. */
  name: string;
  /** The needs of the person, as plain text. */
  needs: string;
  /** The solution of the `whitepaperChallenge`, as JSON text. If absent or null, stricter rate limits apply. */
  proof?: string | null | undefined;
  /** The path of the page of this site that linked to the form. Null if unknown. */
  referrer?: string | null | undefined;
  /** A field that is hidden from people and detects robots. Leave it absent or null. */
  remarks?: string | null | undefined;
  /** A random key for the form, at most 64 characters. Requests with the same key count as one. Null if the client has no key. */
  requestKey?: string | null | undefined;
};

export type WhitepaperChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type WhitepaperChallengeQuery = { whitepaperChallenge: string };

export type RequestWhitepaperMutationVariables = Exact<{
  input: RequestWhitepaperInput;
}>;


export type RequestWhitepaperMutation = { requestWhitepaper: { success: boolean } };

export type RequestContactMutationVariables = Exact<{
  input: RequestContactInput;
}>;


export type RequestContactMutation = { requestContact: { success: boolean } };


export const WhitepaperChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhitepaperChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whitepaperChallenge"}}]}}]} as unknown as DocumentNode<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>;
export const RequestWhitepaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWhitepaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestWhitepaperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWhitepaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>;
export const RequestContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestContactMutation, RequestContactMutationVariables>;
export const useWhitepaperChallengeLazyQuery = (options?: useLazyQuery.Options<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>) => useLazyQuery(WhitepaperChallengeDocument, options);

export const useRequestWhitepaperMutation = (options?: useMutation.Options<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>) => useMutation(RequestWhitepaperDocument, options);

export const useRequestContactMutation = (options?: useMutation.Options<RequestContactMutation, RequestContactMutationVariables>) => useMutation(RequestContactDocument, options);