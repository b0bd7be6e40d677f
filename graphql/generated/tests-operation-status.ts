/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of the system. */
export type StatusItemKind =
  /** The nightly backups. */
  | 'BACKUPS'
  /** The size and the connections of the database, and slow statements. */
  | 'DATABASE'
  /** The free space of the data folders. */
  | 'DISK'
  /** The emails that wait or were not sent. */
  | 'EMAIL'
  /** The feeds that cannot be read. */
  | 'FEEDS'
  /** The background jobs of all servers. */
  | 'JOBS'
  /** What is deleted after some time, and when that was done last. */
  | 'RETENTION'
  /** The servers of the site. */
  | 'SERVERS'
  /** The failed sign-ins of the last hour. */
  | 'SIGN_INS'
  /** The newest proof that the site contacts no other host. */
  | 'SILENCE'
  /** The stored documents and pictures. */
  | 'STORAGE'
  /** The ten largest tables of the database, with estimated numbers of rows. */
  | 'TABLES'
  /** The builds that run, and the migrations of the database. */
  | 'VERSION'
  /** The webhooks that the site paused. */
  | 'WEBHOOKS';

/** How well a part of the system works. */
export type StatusLevel =
  /** The part does not work. Administrators get one email until it is `OK` again. */
  | 'FAILING'
  /** The part works. */
  | 'OK'
  /** The part works, and needs attention before it fails. */
  | 'WARNING';

export type StatusTestStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusTestStatusQuery = { systemStatus: { checkedAt: string, items: Array<{ kind: StatusItemKind, level: StatusLevel, summary: string, details: Array<string>, advice: string | null, canRetry: boolean }> } };

export type StatusTestRetryMutationVariables = Exact<{ [key: string]: never; }>;


export type StatusTestRetryMutation = { retryMails: { mailCount: number } };


export const StatusTestStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusTestStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]}}]}}]} as unknown as DocumentNode<StatusTestStatusQuery, StatusTestStatusQueryVariables>;
export const StatusTestRetryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StatusTestRetry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailCount"}}]}}]}}]} as unknown as DocumentNode<StatusTestRetryMutation, StatusTestRetryMutationVariables>;