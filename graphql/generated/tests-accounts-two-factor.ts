/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation login. */
export type LoginInput = {
  /** A code of the authenticator app, or a recovery code. Required if the account has a second factor: the error STEP_UP_REQUIRED asks for it. Null if it has none. */
  code?: string | null | undefined;
  /** The password of the account. */
  password: string;
  /** The username or the email address of the account. */
  username: string;
};

export type SecondFactorTestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SecondFactorTestLoginMutation = { login: { viewer: { id: string } } };

export type SecondFactorTestBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorTestBeginMutation = { beginTotp: { setup: { secret: string, uri: string } } };

export type SecondFactorTestConfirmMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorTestConfirmMutation = { confirmTotp: { recoveryCodes: Array<string> } };

export type SecondFactorTestSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorTestSecondFactorQuery = { viewer: { secondFactor: { isEnrolled: boolean, isRequired: boolean, recoveryCodeCount: number } | null } | null };


export const SecondFactorTestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SecondFactorTestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SecondFactorTestLoginMutation, SecondFactorTestLoginMutationVariables>;
export const SecondFactorTestBeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SecondFactorTestBegin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]}}]} as unknown as DocumentNode<SecondFactorTestBeginMutation, SecondFactorTestBeginMutationVariables>;
export const SecondFactorTestConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SecondFactorTestConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<SecondFactorTestConfirmMutation, SecondFactorTestConfirmMutationVariables>;
export const SecondFactorTestSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorTestSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCount"}}]}}]}}]}}]} as unknown as DocumentNode<SecondFactorTestSecondFactorQuery, SecondFactorTestSecondFactorQueryVariables>;