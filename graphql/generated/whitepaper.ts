/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A request for the whitepaper. */
export type WhitepaperRequestInput = {
  /** Company. */
  company: string;
  /** Whether they agreed to the words beside the box; false is refused. */
  consent: boolean;
  /** Work e-mail address; the link is mailed to it. */
  email: string;
  /** Full name. */
  name: string;
  /** What they need, in their words. */
  needs: string;
  /** The answer to `whitepaperChallenge`, as JSON. */
  proof?: string | null | undefined;
  /** Path of the page of this site that led to the form. */
  referrer?: string | null | undefined;
  /** A field that people do not see. Leave it empty. */
  remarks?: string | null | undefined;
  /** One value for one showing of the form: sent twice, it counts once. */
  requestKey?: string | null | undefined;
};

export type WhitepaperChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type WhitepaperChallengeQuery = { whitepaperChallenge: string };

export type RequestWhitepaperMutationVariables = Exact<{
  input: WhitepaperRequestInput;
}>;


export type RequestWhitepaperMutation = { requestWhitepaper: boolean };


export const WhitepaperChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhitepaperChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whitepaperChallenge"}}]}}]} as unknown as DocumentNode<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>;
export const RequestWhitepaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWhitepaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhitepaperRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWhitepaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>;
export const useWhitepaperChallengeQuery = (options?: useQuery.Options<WhitepaperChallengeQuery, WhitepaperChallengeQueryVariables>) => useQuery(WhitepaperChallengeDocument, options ?? {});

export const useRequestWhitepaperMutation = (options?: useMutation.Options<RequestWhitepaperMutation, RequestWhitepaperMutationVariables>) => useMutation(RequestWhitepaperDocument, options);