/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation updateEvent. Absent fields stay unchanged. */
export type UpdateEventInput = {
  /** The number of seats. Null removes the limit. */
  capacity?: number | null | undefined;
  /** The description of the event, as plain text of at most 5,000 characters. Null clears it. */
  description?: string | null | undefined;
  /** The ids of the documents of the event. An empty list removes all. Null leaves the documents unchanged. */
  documentIds?: Array<string | number> | null | undefined;
  /** The end as wall time in `timeZone`: `2027-03-28T11:00`. The last day of an all-day event. Null leaves it unchanged. */
  endsAt?: string | null | undefined;
  /** The ids of the groups that are invited. An empty list invites all investors. Null leaves the groups unchanged. */
  groupIds?: Array<string | number> | null | undefined;
  /** The id of the event to change. */
  id: string | number;
  /** True if the event takes whole days. Null leaves it unchanged. Cannot change in a series. */
  isAllDay?: boolean | null | undefined;
  /** A place as plain text, or the absolute http(s) URL of a meeting. Null clears it. */
  location?: string | null | undefined;
  /** True emails the change to the people invited. False never mentions this change in an email. True if absent or null. */
  notify?: boolean | null | undefined;
  /** The absolute http(s) URL of a recording of the event. Null clears it. */
  recordingUrl?: string | null | undefined;
  /** The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event. Null leaves it unchanged. */
  startsAt?: string | null | undefined;
  /** The IANA time zone of `startsAt` and `endsAt`. Null leaves it unchanged. Cannot change in a series. */
  timeZone?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

export type EventTestMaterialQueryVariables = Exact<{
  id: string | number;
}>;


export type EventTestMaterialQuery = { event: { recordingUrl: string | null, documents: { nodes: Array<{ id: string, title: string }> } } | null };

export type EventTestChangeMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type EventTestChangeMutation = { updateEvent: { event: { id: string } } };


export const EventTestMaterialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTestMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EventTestMaterialQuery, EventTestMaterialQueryVariables>;
export const EventTestChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EventTestChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EventTestChangeMutation, EventTestChangeMutationVariables>;