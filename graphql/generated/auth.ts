/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '../json-ml.ts';
import { type useQuery } from '@apollo/client/react';
import { useAnsweredQuery } from '#web/runtime/useAnsweredQuery.ts';
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

/** The purpose of a mailed link about an email address. */
export type AddressLinkPurpose =
  /** The link completes the change to a new email address. */
  | 'CHANGE_EMAIL'
  /** The link reverts a change of the email address. */
  | 'UNDO_EMAIL'
  /** The link verifies the email address of an account. */
  | 'VERIFY_EMAIL';

/** The frequency at which an account receives emails about new updates. */
export type InvestorUpdateEmailFrequency =
  /** One email for each update or batch of documents, without delay. */
  | 'AT_ONCE'
  /** One email with everything new, each day at 8:00 in the time zone of the account. */
  | 'DAILY'
  /** No emails about updates or documents. */
  | 'NONE'
  /** One email with everything new, each Monday at 8:00 in the time zone of the account. */
  | 'WEEKLY';

export type PasswordLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordLinkQuery = { browser: { passwordLink: { username: string } | null } };

export type AddressLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressLinkQuery = { browser: { addressLink: { purpose: AddressLinkPurpose, email: string } | null } };

export type UnsubscribeLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeLinkQuery = { browser: { unsubscribeLink: { emailFrequency: InvestorUpdateEmailFrequency } | null } };

export type AccessRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRequestQuery = { browser: { accessRequest: { status: AccountStatus, email: string, isEmailVerified: boolean, createdAt: string, question: string | null, reason: string | null } | null } };

export type InvitationLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationLinkQuery = { browser: { invitationLink: { name: string, email: string, invitedBy: { accountId: string, name: string | null } | null, nda: { version: number, body: string, bodyTree: RichText, sha256: string } | null } | null } };

export type FormNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type FormNoticeQuery = { browser: { formNotice: { form: string, message: string, errors: Array<{ name: string, value: string }>, values: Array<{ name: string, value: string }> } | null } };


export const PasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const AddressLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AddressLinkQuery, AddressLinkQueryVariables>;
export const UnsubscribeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribeLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailFrequency"}}]}}]}}]}}]} as unknown as DocumentNode<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>;
export const AccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<AccessRequestQuery, AccessRequestQueryVariables>;
export const InvitationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InvitationLinkQuery, InvitationLinkQueryVariables>;
export const FormNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FormNoticeQuery, FormNoticeQueryVariables>;
export const usePasswordLinkQuery = (options?: useQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables>) => useAnsweredQuery(PasswordLinkDocument, options ?? {});

export const useAddressLinkQuery = (options?: useQuery.Options<AddressLinkQuery, AddressLinkQueryVariables>) => useAnsweredQuery(AddressLinkDocument, options ?? {});

export const useUnsubscribeLinkQuery = (options?: useQuery.Options<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>) => useAnsweredQuery(UnsubscribeLinkDocument, options ?? {});

export const useAccessRequestQuery = (options?: useQuery.Options<AccessRequestQuery, AccessRequestQueryVariables>) => useAnsweredQuery(AccessRequestDocument, options ?? {});

export const useInvitationLinkQuery = (options?: useQuery.Options<InvitationLinkQuery, InvitationLinkQueryVariables>) => useAnsweredQuery(InvitationLinkDocument, options ?? {});

export const useFormNoticeQuery = (options?: useQuery.Options<FormNoticeQuery, FormNoticeQueryVariables>) => useAnsweredQuery(FormNoticeDocument, options ?? {});