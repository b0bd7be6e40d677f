/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation cancelEvent. */
export type CancelEventInput = {
  /** The id of the event to cancel. */
  id: string | number;
  /** True also cancels all other dates of the series that have not started. False if absent or null. */
  isWholeSeries?: boolean | null | undefined;
  /** One sentence that tells the people invited why the event is canceled. Null stands for none. */
  reason?: string | null | undefined;
};

/** The input of the mutation createDocument. */
export type CreateDocumentInput = {
  /** The id of the folder of the document. Null stands for none. */
  folderId?: string | number | null | undefined;
  /** True emails the people who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The position among the documents of the folder, from 1. If absent or null, a new or moved document becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** A summary in plain text, at most 1,000 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, one line of at most 120 characters. */
  title: string;
  /** The id of the file, which `POST /uploads` returns. */
  uploadId: string | number;
};

/** The input of the mutation setCalendarSettings. Absent fields stay unchanged. */
export type SetCalendarSettingsInput = {
  /** True emails a reminder a day before. Null leaves it unchanged. */
  hasDayBeforeReminder?: boolean | null | undefined;
  /** True emails a reminder an hour before. Null leaves it unchanged. */
  hasHourBeforeReminder?: boolean | null | undefined;
  /** True emails invitations, changes and cancellations. Null leaves it unchanged. */
  hasInvitationEmails?: boolean | null | undefined;
  /** The IANA time zone in which times are shown, such as `Europe/Berlin`. Null applies the time zone of the browser. */
  timeZone?: string | null | undefined;
};

/** The input of the mutation updateEvent. Absent fields stay unchanged. */
export type UpdateEventInput = {
  /** The number of seats. Null stands for no limit. */
  capacity?: number | null | undefined;
  /** The description of the event, as plain text of at most 5,000 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The ids of the documents of the event. Each invited person sees those shared with them. An empty list stands for none. Null changes nothing. */
  documentIds?: Array<string | number> | null | undefined;
  /** The end as wall time in `timeZone`: `2027-03-28T11:00`. The last day of an all-day event. Null leaves it unchanged. */
  endsAt?: string | null | undefined;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The ids of the groups that are invited. An empty list invites all investors. If absent or null, a new event invites all investors, and an existing one keeps its groups. */
  groupIds?: Array<string | number> | null | undefined;
  /** The id of the event to change. */
  id: string | number;
  /** True if the event takes whole days. Cannot change in a series. If absent or null, a new event does not, and an existing one stays as it is. */
  isAllDay?: boolean | null | undefined;
  /** True applies `title`, `description` and `location` to this date of the series only. False, absent or null: to all dates. */
  isOnlyThisDate?: boolean | null | undefined;
  /** A place as plain text, or the absolute http(s) URL of a meeting. Null stands for none. */
  location?: string | null | undefined;
  /** True emails the change to the people invited. False never mentions this change in an email. True if absent or null. */
  notify?: boolean | null | undefined;
  /** The absolute http(s) URL of a recording of the event. Null stands for none. */
  recordingUrl?: string | null | undefined;
  /** The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event. Null leaves it unchanged. */
  startsAt?: string | null | undefined;
  /** The IANA time zone of `startsAt` and `endsAt`. Null leaves it unchanged. Cannot change in a series. */
  timeZone?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

export type AdminDocumentTestCreateMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type AdminDocumentTestCreateMutation = { createDocument: { document: { id: string, pageCount: number | null, mediaType: string } } };

export type EventMailsTestChangeMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type EventMailsTestChangeMutation = { updateEvent: { event: { id: string } } };

export type EventMailsTestCancelMutationVariables = Exact<{
  input: CancelEventInput;
}>;


export type EventMailsTestCancelMutation = { cancelEvent: { event: { id: string } } };

export type EventMailsTestSettingsMutationVariables = Exact<{
  input: SetCalendarSettingsInput;
}>;


export type EventMailsTestSettingsMutation = { setCalendarSettings: { viewer: { calendarSettings: { timeZone: string | null, hasInvitationEmails: boolean, hasDayBeforeReminder: boolean, hasHourBeforeReminder: boolean } } } };


export const AdminDocumentTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDocumentTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDocumentTestCreateMutation, AdminDocumentTestCreateMutationVariables>;
export const EventMailsTestChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EventMailsTestChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EventMailsTestChangeMutation, EventMailsTestChangeMutationVariables>;
export const EventMailsTestCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EventMailsTestCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EventMailsTestCancelMutation, EventMailsTestCancelMutationVariables>;
export const EventMailsTestSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EventMailsTestSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCalendarSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCalendarSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitationEmails"}},{"kind":"Field","name":{"kind":"Name","value":"hasDayBeforeReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hasHourBeforeReminder"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EventMailsTestSettingsMutation, EventMailsTestSettingsMutationVariables>;