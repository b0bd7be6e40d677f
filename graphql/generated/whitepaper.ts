/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation requestWhitepaper. */
export type RequestWhitepaperInput = {
  /** The company of the person. */
  company: string;
  /** Must be true: the person agrees to the consent text of the form. */
  consent: boolean;
  /** The work email address, to which the link is sent. */
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


export const WhitepaperChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhitepaperChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whitepaperChallenge"}}]}}]} as unknown as DocumentNode<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>;
export const RequestWhitepaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWhitepaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestWhitepaperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWhitepaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>;
export const useWhitepaperChallengeLazyQuery = (options?: useLazyQuery.Options<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>) => useLazyQuery(WhitepaperChallengeDocument, options);

export const useRequestWhitepaperMutation = (options?: useMutation.Options<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>) => useMutation(RequestWhitepaperDocument, options);