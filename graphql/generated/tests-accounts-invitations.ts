/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of an account. */
export type AccountStatus =
  /** Approved. The owner can sign in. */
  | 'APPROVED'
  /** Invited. The owner cannot sign in before they accept the invitation. */
  | 'INVITED'
  /** Requested. A reviewer decides; the owner cannot sign in yet. */
  | 'PENDING'
  /** Rejected by a reviewer. The owner cannot sign in. */
  | 'REJECTED'
  /** Suspended after it was approved, by an administrator or because its end has passed. The owner cannot sign in. */
  | 'SUSPENDED';

/** The input of the mutation inviteUsers. */
export type InviteUsersInput = {
  /** The ids of the groups that all of these people join. Null stands for none. */
  groupIds?: Array<string | number> | null | undefined;
  /** A personal line in the email, as plain text. Null stands for none. */
  message?: string | null | undefined;
  /** The people to invite, from 1 to 100. */
  people: Array<InvitedPersonInput>;
};

/** A person to invite. */
export type InvitedPersonInput = {
  /** The company. Null stands for none. */
  company?: string | null | undefined;
  /** The email address, which no account has yet. */
  email: string;
  /** The ids of the groups that this person joins, beside the groups of all. Null stands for none. */
  groupIds?: Array<string | number> | null | undefined;
  /** The full name. */
  name: string;
};

/** The conditions of the query users. An account must meet all that are given. */
export type UserFilter = {
  /** Only accounts with one of these email addresses, at most 100. Letter case does not matter. Null sets no condition. */
  emails?: Array<string> | null | undefined;
  /** Only members of this group. Null sets no condition. */
  groupId?: string | number | null | undefined;
  /** True for only the pending accounts whose owners answered the last question of an administrator, false for only the others. Null sets no condition. */
  isAnswered?: boolean | null | undefined;
  /** True for only the investors who must sign the confidentiality agreement, false for only the others. Null sets no condition. */
  mustSignNda?: boolean | null | undefined;
  /** Only accounts whose name, username, email address or company contains this text. Null sets no condition. */
  search?: string | null | undefined;
  /** Only accounts with this status. Null sets no condition. */
  status?: AccountStatus | null | undefined;
  /** Only accounts with one of these statuses. Null sets no condition. */
  statuses?: Array<AccountStatus> | null | undefined;
};

export type InvitationTestInviteMutationVariables = Exact<{
  input: InviteUsersInput;
}>;


export type InvitationTestInviteMutation = { inviteUsers: { users: Array<{ id: string, name: string, email: string, company: string | null, status: AccountStatus, invitation: { message: string | null, acceptedAt: string | null, invitedBy: { accountId: string } | null } | null, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean } }> } };

export type InvitationTestResendMutationVariables = Exact<{
  id: string | number;
}>;


export type InvitationTestResendMutation = { resendInvitation: { user: { id: string, status: AccountStatus } } };

export type InvitationTestRevokeMutationVariables = Exact<{
  id: string | number;
}>;


export type InvitationTestRevokeMutation = { revokeInvitation: { deletedUserId: string } };

export type InvitationTestUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
}>;


export type InvitationTestUsersQuery = { users: { nodes: Array<{ email: string, status: AccountStatus, invitation: { sentAt: string, expiresAt: string } | null }> } };

export type InvitationTestLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationTestLinkQuery = { browser: { invitationLink: { name: string, email: string, invitedBy: { name: string | null } | null, nda: { sha256: string } | null } | null } };

export type InvitationTestNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationTestNoticeQuery = { browser: { formNotice: { form: string, message: string, errors: Array<{ name: string, value: string }> } | null } };

export type InvitationTestViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationTestViewerQuery = { viewer: { username: string, name: string } | null };


export const InvitationTestInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationTestInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"approve"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTestInviteMutation, InvitationTestInviteMutationVariables>;
export const InvitationTestResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationTestResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTestResendMutation, InvitationTestResendMutationVariables>;
export const InvitationTestRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationTestRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]} as unknown as DocumentNode<InvitationTestRevokeMutation, InvitationTestRevokeMutationVariables>;
export const InvitationTestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationTestUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTestUsersQuery, InvitationTestUsersQueryVariables>;
export const InvitationTestLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationTestLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTestLinkQuery, InvitationTestLinkQueryVariables>;
export const InvitationTestNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationTestNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTestNoticeQuery, InvitationTestNoticeQueryVariables>;
export const InvitationTestViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationTestViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InvitationTestViewerQuery, InvitationTestViewerQueryVariables>;