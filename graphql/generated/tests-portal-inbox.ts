/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A step with which an administrator sets up a new site. */
export type FirstStep =
  /** Publish a confidentiality agreement. */
  | 'AGREEMENT'
  /** Set up the nightly backup with the setting BACKUP_URL. */
  | 'BACKUP'
  /** Create the first folder of documents. */
  | 'FOLDERS'
  /** Connect a mail server with the setting SMTP_URL. */
  | 'MAIL'
  /** Invite the first person to the portal, or approve one. */
  | 'PEOPLE'
  /** State the facts about the company on the public pages. */
  | 'SITE_DETAILS';

/** A kind of work in the inbox of editors and administrators. */
export type InboxKind =
  /** Requests of investors to read a document that they can only list. */
  | 'ACCESS_REQUESTS'
  /** Accounts with the status PENDING. */
  | 'ACCOUNT_REQUESTS'
  /** Feeds whose last request failed, and feeds that were disabled after ten failures. */
  | 'FAILING_FEEDS'
  /** Uploaded files that wait for the malware scanner. */
  | 'QUARANTINED_UPLOADS'
  /** Questions of investors with the status OPEN. */
  | 'QUESTIONS'
  /** Articles with the status SCHEDULED. */
  | 'SCHEDULED_ARTICLES'
  /** Emails of the last 7 days that were given up, and emails that wait for another attempt. */
  | 'UNDELIVERED_EMAILS';

export type InboxTestInboxQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxTestInboxQuery = { inbox: Array<{ kind: InboxKind, count: number, firstLabel: string | null, firstAt: string | null }> };

export type InboxTestFirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxTestFirstStepsQuery = { openFirstSteps: Array<FirstStep> };


export const InboxTestInboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxTestInbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstLabel"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}}]}}]}}]} as unknown as DocumentNode<InboxTestInboxQuery, InboxTestInboxQueryVariables>;
export const InboxTestFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxTestFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openFirstSteps"}}]}}]} as unknown as DocumentNode<InboxTestFirstStepsQuery, InboxTestFirstStepsQueryVariables>;