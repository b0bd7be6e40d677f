/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation changePassword. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password, at least 8 characters. Common passwords are refused. */
  newPassword: string;
};

/** The input of the mutation createToken. */
export type CreateTokenInput = {
  /** The date and time from which the token does not work, at most 365 days from now. The default is 90 days. */
  expiresAt?: string | null | undefined;
  /** The name of the token, one line. */
  name: string;
  /** The IP addresses that can use the token, in CIDR notation, at most 20. The default is all addresses. */
  ranges?: Array<string> | null | undefined;
  /** The permissions of the token, at least one. */
  scopes: Array<TokenScope>;
};

/** The input of the mutation login. */
export type LoginInput = {
  /** A code of the authenticator app, or a recovery code. Required if the account has a second factor: the error STEP_UP_REQUIRED asks for it. Null if it has none. */
  code?: string | null | undefined;
  /** The password of the account. */
  password: string;
  /** The username or the email address of the account. */
  username: string;
};

/** A role of an account. An account can have several. */
export type Role =
  /** Administers accounts, content and documents, and reads everything. */
  | 'ADMIN'
  /** Writes the public content: articles, case studies, categories, pictures, feeds and notices. Reads the questions to /chat. Reads nothing that is shared with investors. */
  | 'EDITOR'
  /** Reads the documents, updates and events shared with the account. */
  | 'INVESTOR';

/** The input of the mutation rotateToken. */
export type RotateTokenInput = {
  /** The id of the token to replace. */
  id: string | number;
  /** The minutes for which the replaced token still works, from 0 to 10080. The default is 1440, a day. */
  overlapMinutes?: number | null | undefined;
};

/** A permission of a token, within the rights of its owner. The right to write includes the right to read. */
export type TokenScope =
  /** Read the profile of the owner: name, email address, company, roles. */
  | 'ACCOUNT_READ'
  /** Read the audit log, the access log and the counts of visits. */
  | 'AUDIT_READ'
  /** Read articles with their drafts and versions, categories, case studies and pictures. */
  | 'CONTENT_READ'
  /** Create, change, publish and delete articles, categories, case studies and pictures. */
  | 'CONTENT_WRITE'
  /** Read documents, folders, their access, and the questions about them. */
  | 'DOCUMENTS_READ'
  /** Upload, change, share and delete documents and folders, and answer questions. */
  | 'DOCUMENTS_WRITE'
  /** Read events of the calendar with the responses. */
  | 'EVENTS_READ'
  /** Create, change and cancel events, and respond to them. */
  | 'EVENTS_WRITE'
  /** Read feeds and their items. */
  | 'FEEDS_READ'
  /** Add, change and delete feeds, and review their items. */
  | 'FEEDS_WRITE'
  /** Read accounts, groups, delegations and leads. */
  | 'PEOPLE_READ'
  /** Approve, reject, suspend and reinstate accounts, and change groups. */
  | 'PEOPLE_WRITE'
  /** Read investor updates. */
  | 'UPDATES_READ'
  /** Write, publish and withdraw investor updates. */
  | 'UPDATES_WRITE'
  /** Read webhooks and their deliveries. */
  | 'WEBHOOKS_READ'
  /** Create, change, test and delete webhooks, and send deliveries again. */
  | 'WEBHOOKS_WRITE';

/** The status of a token: whether the API accepts it. */
export type TokenStatus =
  /** The token works. */
  | 'ACTIVE'
  /** The token reached the end of its period. */
  | 'EXPIRED'
  /** The owner or an administrator ended the token, or a change of the account did. */
  | 'REVOKED';

export type TokenTestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type TokenTestLoginMutation = { login: { viewer: { id: string } } };

export type TokenTestCreateMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type TokenTestCreateMutation = { createToken: { secret: string, token: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, expiresAt: string, lastUsedAt: string | null, owner: { name: string | null } } } };

export type TokenTestRotateMutationVariables = Exact<{
  input: RotateTokenInput;
}>;


export type TokenTestRotateMutation = { rotateToken: { secret: string, token: { id: string, name: string, scopes: Array<TokenScope>, status: TokenStatus }, replacedToken: { id: string, status: TokenStatus, expiresAt: string } } };

export type TokenTestRevokeMutationVariables = Exact<{
  id: string | number;
}>;


export type TokenTestRevokeMutation = { revokeToken: { token: { id: string, status: TokenStatus, viewerCan: { rotate: boolean, revoke: boolean } } } };

export type TokenTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TokenTestListQuery = { viewer: { tokens: { nodes: Array<{ id: string, name: string, status: TokenStatus, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type TokenTestAllQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenTestAllQuery = { tokens: { nodes: Array<{ id: string, owner: { accountId: string, name: string | null }, viewerCan: { rotate: boolean, revoke: boolean } }> } };

export type TokenTestSuspendMutationVariables = Exact<{
  id: string | number;
}>;


export type TokenTestSuspendMutation = { suspendUser: { user: { id: string } } };

export type TokenTestRolesMutationVariables = Exact<{
  id: string | number;
  roles: Array<Role> | Role;
}>;


export type TokenTestRolesMutation = { setUserRoles: { user: { id: string } } };

export type TokenTestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type TokenTestChangePasswordMutation = { changePassword: { viewer: { id: string } } };


export const TokenTestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestLoginMutation, TokenTestLoginMutationVariables>;
export const TokenTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestCreateMutation, TokenTestCreateMutationVariables>;
export const TokenTestRotateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestRotate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestRotateMutation, TokenTestRotateMutationVariables>;
export const TokenTestRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestRevokeMutation, TokenTestRevokeMutationVariables>;
export const TokenTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokenTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestListQuery, TokenTestListQueryVariables>;
export const TokenTestAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokenTestAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestAllQuery, TokenTestAllQueryVariables>;
export const TokenTestSuspendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestSuspend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"StringValue","value":"Left the fund.","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestSuspendMutation, TokenTestSuspendMutationVariables>;
export const TokenTestRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestRolesMutation, TokenTestRolesMutationVariables>;
export const TokenTestChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TokenTestChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TokenTestChangePasswordMutation, TokenTestChangePasswordMutationVariables>;