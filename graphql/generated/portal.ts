/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '../json-ml.ts';
import { useLazyQuery, useMutation, type useQuery } from '@apollo/client/react';
import { useAnsweredQuery } from '#web/runtime/useAnsweredQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an access to a document. */
export type AccessKind =
  /** The file was sent to the person. */
  | 'DOWNLOADED'
  /** The person printed the document, as their browser reported. */
  | 'PRINTED'
  /** The person had a page in view for some seconds, as their browser reported. */
  | 'READ'
  /** The person opened the page of the document. */
  | 'SEEN'
  /** A page of the document, or its text, was sent to the person. This does not mean that they looked at it. */
  | 'SENT';

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

/** The input of the mutation askQuestion. */
export type AskQuestionInput = {
  /** The question, as plain text of at most 2,000 characters. */
  body: string;
  /** The id of the document that the question is about. */
  documentId: string | number;
  /** The number of the version of the document that the person has open. The current version if absent or null. */
  documentVersion?: number | null | undefined;
  /** The number of the page that the question is about, from 1. Absent or null: the whole document. */
  page?: number | null | undefined;
};

/** The input of the mutation cancelDelivery. */
export type CancelDeliveryInput = {
  /** The id of the pending delivery to cancel. */
  id: string | number;
};

/** The input of the mutation changePassword. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password, at least 8 characters. Common passwords are refused. */
  newPassword: string;
};

/** The type of an object that changed. */
export type ChangeType =
  /** An Article changed. Readers of published articles can read this change. */
  | 'ARTICLE'
  /** A Document, its file or its access changed. Members who can list the document can read this change. */
  | 'DOCUMENT'
  /** An Event of the calendar changed. Invited members can read this change. */
  | 'EVENT'
  /** A published InvestorUpdate changed. Its audience can read this change. */
  | 'INVESTOR_UPDATE'
  /** A Question about a document changed. The people who can read the question can read this change. */
  | 'QUESTION'
  /** The account, the groups or the delegations of a User changed. Administrators can read this change, and the person, whose access to other objects may have changed. */
  | 'USER';

/** One number about the company, such as the revenue of a year. */
export type CompanyFigureInput = {
  /** What the figure is, at most 40 characters. */
  label: string;
  /** The figure with its unit, at most 60 characters. */
  value: string;
};

/** The input of the mutation confirmIdentity. */
export type ConfirmIdentityInput = {
  /** A code of the authenticator app, or a recovery code. Required if the account has a second factor: the error STEP_UP_REQUIRED asks for it. Null if it has none. */
  code?: string | null | undefined;
  /** The password of the account. */
  password: string;
};

/** The input of the mutation confirmTotp. */
export type ConfirmTotpInput = {
  /** The six-digit code that the authenticator app shows now. */
  code: string;
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

/** The input of the mutation createWebhook. */
export type CreateWebhookInput = {
  /** The name of the webhook, one line. */
  name: string;
  /** The types of objects whose changes are sent, at least one. */
  types: Array<ChangeType>;
  /** The https URL on the public internet that receives the deliveries by POST. */
  url: string;
};

/** The reason why a delegation ended. */
export type DelegationEnding =
  /** An administrator ended it. */
  | 'ENDED_BY_ADMIN'
  /** The end date has passed. */
  | 'EXPIRED'
  /** The invited person refused it. */
  | 'REFUSED'
  /** The delegate returned the access. */
  | 'RETURNED'
  /** The investor withdrew it. */
  | 'WITHDRAWN';

/** The status of a delegation. */
export type DelegationStatus =
  /** The delegation has ended. It gives no access. */
  | 'ENDED'
  /** The delegate has not answered the invitation and has no access yet. */
  | 'INVITED'
  /** The delegate has access to the named documents and folders, never more than the investor has. */
  | 'IN_FORCE';

/** The input of the mutation deleteWebhook. */
export type DeleteWebhookInput = {
  /** The id of the webhook to delete. */
  id: string | number;
};

/** The status of a delivery. */
export type DeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** The last attempt failed. */
  | 'FAILED'
  /** The delivery waits for its first or its next attempt. */
  | 'PENDING'
  /** The owner canceled the delivery, or could not read the object any more. */
  | 'SKIPPED';

/** Filtering options for documents. A document must match all fields that are given. */
export type DocumentFilter = {
  /** The id of a folder: only documents in this folder and in the folders inside it. All documents if absent or null. */
  folderId?: string | number | null | undefined;
  /** Only documents with all these words in the title, the summary or the file name. All documents if absent or null. */
  search?: string | null | undefined;
};

/** The reason why a document is unread. */
export type DocumentNews =
  /** The document has a newer version than the one that the reader has read. */
  | 'CHANGED'
  /** The reader has not read any version of the document. */
  | 'NEW';

/** A right to a document. LIST is the lowest right, DOWNLOAD the highest. */
export type DocumentRight =
  /** The document can be downloaded as a file that is marked with the reader. Includes LIST and VIEW. */
  | 'DOWNLOAD'
  /** The document is listed with its title and summary. */
  | 'LIST'
  /** The document can be read page by page. Includes LIST. */
  | 'VIEW';

/** The input of the mutation endDelegation. */
export type EndDelegationInput = {
  /** The id of the delegation to end. */
  id: string | number;
  /** The reason, which the investor and the delegate read. Required if an administrator ends the delegation of others; otherwise null. */
  reason?: string | null | undefined;
};

/** The input of the mutation endSession. */
export type EndSessionInput = {
  /** The id of the session to end. */
  id: string | number;
};

/** The answer to an invitation. */
export type EventAnswer =
  /** The person attends. */
  | 'GOING'
  /** The person may attend. */
  | 'MAYBE'
  /** The person does not attend. */
  | 'NOT_GOING';

/** Filtering options for events. An event must match all fields that are given. */
export type EventFilter = {
  /** Only events that end after this date and time. If absent or null, the current time; with `isPast`, null sets no condition. */
  from?: string | null | undefined;
  /** True for only events that have ended, the latest first. Absent, null or false for upcoming events, the earliest first. */
  isPast?: boolean | null | undefined;
  /** Only events that start before this date and time. Null sets no condition. */
  to?: string | null | undefined;
};

/** The status of an event. */
export type EventStatus =
  /** The event was canceled. It stays visible. */
  | 'CANCELED'
  /** The event takes place. */
  | 'SCHEDULED';

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

/** Filtering options for folders. */
export type FolderFilter = {
  /** True leaves out the folders in folders that are not open, if there are more than 40 folders. The folder `openId` and those above it are open. Ignored with `search`. All folders if absent or null. */
  isCollapsed?: boolean | null | undefined;
  /** The id of the folder that is open. Only with `isCollapsed`. No folder is open if absent or null. */
  openId?: string | number | null | undefined;
  /** Only folders with all these words in the name. All folders if absent or null. */
  search?: string | null | undefined;
};

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

/** The status of an investor update. */
export type InvestorUpdateStatus =
  /** Not published. Only administrators can read it. */
  | 'DRAFT'
  /** Its audience can read it. */
  | 'PUBLISHED'
  /** Its whole audience can read it from `publishedAt` on, which is in the future. */
  | 'SCHEDULED';

/** The input of the mutation inviteDelegate. */
export type InviteDelegateInput = {
  /** The ids of documents that are shared with the viewer directly. May be empty if folders are given. */
  documentIds: Array<string | number>;
  /** The email address of the delegate, who receives the invitation by email. */
  email: string;
  /** The date and time at which the access ends, at most one year from now. */
  endsAt: string;
  /** The ids of folders. The delegate gets everything in them that the viewer has, also later. May be empty if documents are given. */
  folderIds: Array<string | number>;
  /** The highest right of the delegate. Delegates never have more rights than the investor has at that time. */
  right: DocumentRight;
  /** The IANA time zone in which the last day was chosen, such as `Europe/Berlin`. Emails show the end of the access in it, unless their reader chose another time zone. Null or left out: the time zone of the viewer’s calendar settings, or UTC. */
  timeZone?: string | null | undefined;
};

/** The input of the mutation markInvestorUpdateRead. */
export type MarkInvestorUpdateReadInput = {
  /** The id of the update that the viewer has read. */
  id: string | number;
};

/** The status of a question. */
export type QuestionStatus =
  /** The person who asked has the answer. No one else reads it. */
  | 'ANSWERED'
  /** The question has no answer yet, or only a draft of one. */
  | 'OPEN'
  /** Other investors read the question and its answer, without the name of the person who asked. */
  | 'PUBLISHED';

/** The input of the mutation removePasskey. */
export type RemovePasskeyInput = {
  /** The id of the passkey to remove. */
  id: string | number;
};

/** The input of the mutation renamePasskey. */
export type RenamePasskeyInput = {
  /** The id of the passkey to rename. */
  id: string | number;
  /** The new name of the passkey, one line. */
  name: string;
};

/** The input of the mutation replayDelivery. */
export type ReplayDeliveryInput = {
  /** The id of the delivery to send again. */
  id: string | number;
};

/** The input of the mutation requestAccess. */
export type RequestAccessInput = {
  /** The id of a document that the viewer can list but not open. */
  documentId: string | number;
};

/** The input of the mutation requestEmailChange. */
export type RequestEmailChangeInput = {
  /** The new email address. */
  email: string;
};

/** The input of the mutation requestEmailVerification. */
export type RequestEmailVerificationInput = {
  /** The email address to verify. */
  email: string;
};

/** The input of the mutation respondToDelegation. */
export type RespondToDelegationInput = {
  /** True accepts the invitation, false refuses it. */
  accept: boolean;
  /** The id of the delegation. */
  id: string | number;
};

/** The input of the mutation respondToEvent. */
export type RespondToEventInput = {
  /** The answer of the viewer. */
  answer: EventAnswer;
  /** The id of the event to respond to. */
  id: string | number;
  /** True also answers all other dates of the series that have not started. False if absent or null. */
  isWholeSeries?: boolean | null | undefined;
};

/** The input of the mutation revokeToken. */
export type RevokeTokenInput = {
  /** The id of the token to revoke. */
  id: string | number;
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

/** The input of the mutation rotateWebhookSecret. */
export type RotateWebhookSecretInput = {
  /** The id of the webhook. */
  id: string | number;
  /** The minutes for which deliveries are also signed with the former secret, from 0 to 10080. The default is 1440, a day. */
  overlapMinutes?: number | null | undefined;
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

/** The input of the mutation setInvestorUpdateSettings. */
export type SetInvestorUpdateSettingsInput = {
  /** The frequency at which the account receives emails about new updates. */
  emailFrequency: InvestorUpdateEmailFrequency;
  /** True to also receive emails about documents, at the same frequency. Unchanged if absent or null. */
  hasDocuments?: boolean | null | undefined;
};

/** The input of the mutation signNda. */
export type SignNdaInput = {
  /** Must be true: the viewer has read the text and agrees to it. */
  consent: boolean;
  /** The full name of the viewer, typed in place of a signature. */
  name: string;
  /** The `sha256` of the agreement that the viewer read, as 64 lowercase hexadecimal digits. */
  sha256: string;
};

/** The input of the mutation testWebhook. */
export type TestWebhookInput = {
  /** The id of the webhook to test. */
  id: string | number;
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

/** The input of the mutation updateCompanyProfile. */
export type UpdateCompanyProfileInput = {
  /** The `updatedAt` that the change is based on. Null if there was no profile yet. */
  expectedUpdatedAt?: string | null | undefined;
  /** All figures in their order, at most six. */
  figures: Array<CompanyFigureInput>;
  /** A short text about the company, as plain text, at most 1,000 characters. */
  snapshot: string;
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

/** The input of the mutation updateWebhook. Absent fields stay unchanged. */
export type UpdateWebhookInput = {
  /** The id of the webhook to change. */
  id: string | number;
  /** False pauses the webhook, true resumes it. Null leaves it unchanged. */
  isActive?: boolean | null | undefined;
  /** The name of the webhook. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** The types of objects whose changes are sent. Null leaves them unchanged. */
  types?: Array<ChangeType> | null | undefined;
  /** The https URL. Null leaves it unchanged. */
  url?: string | null | undefined;
};

/** The reason why a webhook is paused. */
export type WebhookPauseReason =
  /** The account of the owner was not approved any more. */
  | 'ACCOUNT'
  /** All attempts to send a delivery failed for three days, and no other delivery succeeded meanwhile. */
  | 'FAILED'
  /** The receiver answered 410 Gone. */
  | 'GONE'
  /** The owner paused the webhook. */
  | 'OWNER';

/** The status of a webhook: active or paused. */
export type WebhookStatus =
  /** The webhook sends changes. */
  | 'ACTIVE'
  /** The webhook sends no changes until its owner resumes it. Then it sends what it missed. */
  | 'PAUSED';

export type OwnSessionFragment = { id: string, device: string, isCurrent: boolean, createdAt: string, lastUsedAt: string };

export type OwnSecondFactorFragment = { isEnrolled: boolean, hasAuthenticator: boolean, isRequired: boolean, recoveryCodeCount: number };

export type OwnPasskeyFragment = { id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { viewer: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, isApiOffered: boolean, secondFactor: { isEnrolled: boolean, hasAuthenticator: boolean, isRequired: boolean, recoveryCodeCount: number } | null, passkeys: { nodes: Array<{ id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }> }, sessions: { nodes: Array<{ id: string, device: string, isCurrent: boolean, createdAt: string, lastUsedAt: string }> }, calendarSettings: { timeZone: string | null, hasInvitationEmails: boolean, hasDayBeforeReminder: boolean, hasHourBeforeReminder: boolean }, investorUpdateSettings: { emailFrequency: InvestorUpdateEmailFrequency, hasDocuments: boolean }, tokens: { edges: Array<{ node: { id: string } }> }, webhooks: { nodes: Array<{ id: string }> } } | null };

export type SetInvestorUpdateSettingsMutationVariables = Exact<{
  input: SetInvestorUpdateSettingsInput;
}>;


export type SetInvestorUpdateSettingsMutation = { setInvestorUpdateSettings: { viewer: { id: string, investorUpdateSettings: { emailFrequency: InvestorUpdateEmailFrequency, hasDocuments: boolean } } } };

export type SetCalendarSettingsMutationVariables = Exact<{
  input: SetCalendarSettingsInput;
}>;


export type SetCalendarSettingsMutation = { setCalendarSettings: { viewer: { id: string, calendarSettings: { timeZone: string | null, hasInvitationEmails: boolean, hasDayBeforeReminder: boolean, hasHourBeforeReminder: boolean } } } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { passkey: { id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { deletedPasskeyId: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { viewer: { id: string, sessions: { nodes: Array<{ id: string, device: string, isCurrent: boolean, createdAt: string, lastUsedAt: string }> } } } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { success: boolean } };

export type RequestEmailVerificationMutationVariables = Exact<{
  input: RequestEmailVerificationInput;
}>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { success: boolean } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { session: { id: string } } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { setup: { secret: string, uri: string } } };

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { recoveryCodes: Array<string> } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { viewer: { id: string, secondFactor: { isEnrolled: boolean, hasAuthenticator: boolean, isRequired: boolean, recoveryCodeCount: number } | null, sessions: { nodes: Array<{ id: string, device: string, isCurrent: boolean, createdAt: string, lastUsedAt: string }> } } } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type DeleteOwnAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteOwnAccountMutation = { deleteOwnAccount: { success: boolean } };

export type AdminHomeQueryVariables = Exact<{
  openedFrom: string;
}>;


export type AdminHomeQuery = { openFirstSteps: Array<FirstStep>, companyProfile: { snapshot: string, updatedAt: string | null, figures: Array<{ label: string, value: string }>, contact: { name: string | null, email: string, phone: string | null } | null }, siteDetails: { unsetFields: Array<string> }, users: { nodes: Array<{ id: string, name: string, company: string | null, createdAt: string }> }, accessLog: { nodes: Array<{ id: string, createdAt: string, documentId: string, isWatched: boolean, documentTitle: string | null, person: { accountId: string, name: string | null } }>, pageInfo: { hasNextPage: boolean } }, investorUpdates: { nodes: Array<{ id: string, title: string, publishedAt: string | null }> }, articles: { nodes: Array<{ id: string, title: string, publishedAt: string | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null }> }, events: { nodes: Array<{ id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, capacity: number | null, seatsLeft: number | null, waitingCount: number | null, viewerCan: { update: boolean }, ownAnswer: { answer: EventAnswer, isWaiting: boolean, ahead: number | null } | null }> } };

export type UpdateCompanyProfileMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type UpdateCompanyProfileMutation = { updateCompanyProfile: { companyProfile: { snapshot: string, updatedAt: string | null, figures: Array<{ label: string, value: string }>, contact: { name: string | null, email: string, phone: string | null } | null } } };

export type CalendarEntryFragment = { id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, viewerCan: { update: boolean } };

export type CalendarQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EventFilter | null | undefined;
}>;


export type CalendarQuery = { events: { nodes: Array<{ id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, viewerCan: { update: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, next: { nodes: Array<{ id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, viewerCan: { update: boolean } }> } };

export type CalendarEventQueryVariables = Exact<{
  id: string | number;
}>;


export type CalendarEventQuery = { event: { description: string | null, cancellationReason: string | null, movedFrom: string | null, timeNote: string | null, recordingUrl: string | null, id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, capacity: number | null, seatsLeft: number | null, waitingCount: number | null, documents: { nodes: Array<{ id: string, title: string }> }, viewerCan: { update: boolean }, ownAnswer: { answer: EventAnswer, isWaiting: boolean, ahead: number | null } | null } | null };

export type MoveEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type MoveEventMutation = { updateEvent: { event: { id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, viewerCan: { update: boolean } } } };

export type RespondToEventMutationVariables = Exact<{
  input: RespondToEventInput;
}>;


export type RespondToEventMutation = { respondToEvent: { event: { id: string, capacity: number | null, seatsLeft: number | null, waitingCount: number | null, ownAnswer: { answer: EventAnswer, isWaiting: boolean, ahead: number | null } | null } } };

export type EventSeatsFragment = { id: string, capacity: number | null, seatsLeft: number | null, waitingCount: number | null, ownAnswer: { answer: EventAnswer, isWaiting: boolean, ahead: number | null } | null };

export type CalendarUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarUrlQuery = { viewer: { id: string, calendarUrl: string | null } | null };

export type RenewCalendarUrlMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarUrlMutation = { renewCalendarUrl: { calendarUrl: string } };

export type OwnDelegationFragment = { id: string, email: string, isGiven: boolean, isHeld: boolean, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, acceptedAt: string | null, endedAt: string | null, itemCount: number, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string, rights: Array<DocumentRight> }>, folders: Array<{ id: string, index: string, name: string }> };

export type DelegatesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DelegatesQuery = { viewer: { id: string, canInviteDelegate: boolean } | null, delegations: { edges: Array<{ node: { id: string, email: string, isGiven: boolean, isHeld: boolean, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, acceptedAt: string | null, endedAt: string | null, itemCount: number, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string, rights: Array<DocumentRight> }>, folders: Array<{ id: string, index: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DelegableItemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  foldersAfter?: string | null | undefined;
}>;


export type DelegableItemsQuery = { folders: { nodes: Array<{ id: string, parentId: string | null, index: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, documents: { nodes: Array<{ id: string, index: string, title: string, ownRights: Array<DocumentRight>, folder: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InviteDelegateMutationVariables = Exact<{
  input: InviteDelegateInput;
}>;


export type InviteDelegateMutation = { inviteDelegate: { delegation: { id: string, email: string, isGiven: boolean, isHeld: boolean, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, acceptedAt: string | null, endedAt: string | null, itemCount: number, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string, rights: Array<DocumentRight> }>, folders: Array<{ id: string, index: string, name: string }> } } };

export type RespondToDelegationMutationVariables = Exact<{
  input: RespondToDelegationInput;
}>;


export type RespondToDelegationMutation = { respondToDelegation: { delegation: { id: string, email: string, isGiven: boolean, isHeld: boolean, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, acceptedAt: string | null, endedAt: string | null, itemCount: number, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string, rights: Array<DocumentRight> }>, folders: Array<{ id: string, index: string, name: string }> } } };

export type LeaveDelegationMutationVariables = Exact<{
  input: EndDelegationInput;
}>;


export type LeaveDelegationMutation = { endDelegation: { delegation: { id: string, email: string, isGiven: boolean, isHeld: boolean, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, acceptedAt: string | null, endedAt: string | null, itemCount: number, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string, rights: Array<DocumentRight> }>, folders: Array<{ id: string, index: string, name: string }> } } };

export type ListedDocumentFragment = { id: string, title: string, summary: string | null, index: string, version: number, mediaType: string, byteSize: number, pageCount: number | null, updatedAt: string, rights: Array<DocumentRight>, accessRequestedAt: string | null, news: DocumentNews | null };

export type ListedFolderFragment = { id: string, parentId: string | null, name: string, index: string, documentCount: number };

export type DocumentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: DocumentFilter | null | undefined;
  folders?: FolderFilter | null | undefined;
  foldersAfter?: string | null | undefined;
}>;


export type DocumentsQuery = { folders: { nodes: Array<{ id: string, parentId: string | null, name: string, index: string, documentCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, documents: { nodes: Array<{ id: string, title: string, summary: string | null, index: string, version: number, mediaType: string, byteSize: number, pageCount: number | null, updatedAt: string, rights: Array<DocumentRight>, accessRequestedAt: string | null, news: DocumentNews | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type RequestAccessMutation = { requestAccess: { document: { id: string, title: string, summary: string | null, index: string, version: number, mediaType: string, byteSize: number, pageCount: number | null, updatedAt: string, rights: Array<DocumentRight>, accessRequestedAt: string | null, news: DocumentNews | null } } };

export type DocumentTextsQueryVariables = Exact<{
  text: string;
  first: number;
  after?: string | null | undefined;
}>;


export type DocumentTextsQuery = { documentTextHits: { nodes: Array<{ page: number, pageLabel: string | null, document: { id: string, title: string, index: string }, parts: Array<{ text: string, isMatch: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditorHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorHomeQuery = { articles: { nodes: Array<{ id: string, title: string, publishedAt: string | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null }> } };

export type DrawerDocumentFragment = { id: string, title: string, index: string, pageCount: number | null, openedPageCount: number, news: DocumentNews | null, rights: Array<DocumentRight> };

export type CompanyFactsFragment = { snapshot: string, updatedAt: string | null, figures: Array<{ label: string, value: string }>, contact: { name: string | null, email: string, phone: string | null } | null };

export type PortalHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalHomeQuery = { sinceLastVisit: { lastVisitAt: string, documentCount: number, updateCount: number, eventCount: number, answerCount: number } | null, companyProfile: { snapshot: string, updatedAt: string | null, figures: Array<{ label: string, value: string }>, contact: { name: string | null, email: string, phone: string | null } | null }, latestUpdate: { nodes: Array<{ excerpt: string, id: string, title: string, publishedAt: string | null, changedAt: string | null, readAt: string | null }> }, viewer: { id: string, accountId: string } | null, nda: { id: string, version: number, isSignatureRequired: boolean } | null, events: { nodes: Array<{ id: string, version: number | null, title: string, startsAt: string, endsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, capacity: number | null, seatsLeft: number | null, waitingCount: number | null, viewerCan: { update: boolean }, ownAnswer: { answer: EventAnswer, isWaiting: boolean, ahead: number | null } | null }> }, dataRoom: { drawerCount: number, drawers: Array<{ documentCount: number, newCount: number, folder: { id: string, name: string, index: string } | null, documents: Array<{ id: string, title: string, index: string, pageCount: number | null, openedPageCount: number, news: DocumentNews | null, rights: Array<DocumentRight> }> }>, pinnedDocuments: Array<{ id: string, title: string, pageCount: number | null, news: DocumentNews | null }>, documentsToRead: Array<{ id: string, title: string, updatedAt: string, news: DocumentNews | null }> }, questions: { edges: Array<{ node: { id: string, page: number | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, isOwn: boolean, document: { id: string, title: string, version: number } | null } }> } };

export type InboxQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxQuery = { inbox: Array<{ kind: InboxKind, count: number, firstLabel: string | null, firstAt: string | null }> };

export type MemberInboxQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberInboxQuery = { delegations: { nodes: Array<{ id: string, principal: { accountId: string, name: string | null } }> }, investorUpdates: { nodes: Array<{ id: string, title: string, publishedAt: string | null, changedAt: string | null, readAt: string | null }> } };

export type OwnNdaFragment = { id: string, version: number, body: string, bodyTree: RichText, sha256: string, publishedAt: string, isSignatureRequired: boolean, ownSignature: { id: string, version: number, name: string, signedAt: string } | null };

export type NdaQueryVariables = Exact<{ [key: string]: never; }>;


export type NdaQuery = { nda: { id: string, version: number, body: string, bodyTree: RichText, sha256: string, publishedAt: string, isSignatureRequired: boolean, ownSignature: { id: string, version: number, name: string, signedAt: string } | null } | null };

export type SignNdaMutationVariables = Exact<{
  input: SignNdaInput;
}>;


export type SignNdaMutation = { signNda: { ndaSignature: { id: string, version: number, name: string, signedAt: string } } };

export type AskedQuestionFragment = { id: string, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, isOwn: boolean };

export type DocumentQuestionsQueryVariables = Exact<{
  documentId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type DocumentQuestionsQuery = { questions: { edges: Array<{ node: { id: string, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, isOwn: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { question: { id: string, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, isOwn: boolean } } };

export type OwnQuestionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnQuestionsQuery = { questions: { edges: Array<{ node: { id: string, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, isOwn: boolean, document: { id: string, title: string, version: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReadDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type ReadDocumentQuery = { viewer: { id: string, accountId: string } | null, nda: { id: string, isSignatureRequired: boolean } | null, document: { id: string, title: string, summary: string | null, index: string, version: number, updatedAt: string, pageCount: number | null, fileName: string, mediaType: string, byteSize: number, pageShapes: Array<number> | null, pageLabels: Array<string> | null, readPages: Array<number>, readVersion: number | null, news: DocumentNews | null, viewerCan: { view: boolean, download: boolean }, onBehalfOf: { accountId: string, name: string | null } | null, outline: Array<{ title: string, level: number, page: number | null }> | null } | null };

export type OwnReadingQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnReadingQuery = { accessLog: { nodes: Array<{ id: string, createdAt: string, kind: AccessKind, documentId: string, documentTitle: string | null, version: number | null, page: number | null, pageLabel: string | null, seconds: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnAccessQueryVariables = Exact<{
  first: number;
  documentId?: string | number | null | undefined;
}>;


export type OwnAccessQuery = { accessLog: { nodes: Array<{ id: string, createdAt: string, kind: AccessKind, version: number | null, page: number | null, pageLabel: string | null, seconds: number | null, person: { accountId: string, name: string | null }, principal: { accountId: string, name: string | null } | null }> } };

export type SearchDocumentQueryVariables = Exact<{
  id: string | number;
  text: string;
  fromPage: number;
}>;


export type SearchDocumentQuery = { documentSearch: { nextPage: number | null, hasText: boolean, hits: Array<{ page: number, areas: Array<{ left: number, top: number, width: number, height: number }> }> } | null };

export type OwnTokenFragment = { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } };

export type OwnTokensQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnTokensQuery = { viewer: { id: string, canAdminister: boolean, canEdit: boolean, isInvestor: boolean, isApiOffered: boolean, tokens: { edges: Array<{ node: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { createToken: { secret: string, token: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } } } };

export type RotateTokenMutationVariables = Exact<{
  input: RotateTokenInput;
}>;


export type RotateTokenMutation = { rotateToken: { secret: string, token: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } }, replacedToken: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } } } };

export type RevokeOwnTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type RevokeOwnTokenMutation = { revokeToken: { token: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, viewerCan: { rotate: boolean, revoke: boolean } } } };

export type UpdateEntryFragment = { id: string, title: string, publishedAt: string | null, changedAt: string | null, readAt: string | null };

export type InvestorUpdatesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type InvestorUpdatesQuery = { investorUpdates: { nodes: Array<{ id: string, title: string, publishedAt: string | null, changedAt: string | null, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvestorUpdateQueryVariables = Exact<{
  id: string | number;
}>;


export type InvestorUpdateQuery = { investorUpdate: { status: InvestorUpdateStatus, bodyTree: RichText, id: string, title: string, publishedAt: string | null, changedAt: string | null, readAt: string | null, documents: { nodes: Array<{ id: string, title: string, pageCount: number | null }> } } | null };

export type MarkInvestorUpdateReadMutationVariables = Exact<{
  input: MarkInvestorUpdateReadInput;
}>;


export type MarkInvestorUpdateReadMutation = { markInvestorUpdateRead: { investorUpdate: { id: string, readAt: string | null } } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, accountId: string, username: string, name: string, email: string, company: string | null, roles: Array<Role>, status: AccountStatus, canAdminister: boolean, canEdit: boolean, isInvestor: boolean, secondFactor: { isEnrolled: boolean, isRequired: boolean, hasPasskey: boolean } | null, calendarSettings: { timeZone: string | null, hasInvitationEmails: boolean, hasDayBeforeReminder: boolean, hasHourBeforeReminder: boolean } } | null };

export type OwnCalendarSettingsFragment = { timeZone: string | null, hasInvitationEmails: boolean, hasDayBeforeReminder: boolean, hasHourBeforeReminder: boolean };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { viewer: { id: string } } };

export type OwnWebhookFragment = { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string };

export type OwnDeliveryFragment = { id: string, type: string, nodeId: string | null, status: DeliveryStatus, attemptCount: number, responseStatus: number | null, error: string | null, durationMs: number | null, requestBody: string, requestHeaders: string | null, responseBody: string | null, createdAt: string, nextAttemptAt: string | null };

export type OwnWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWebhooksQuery = { viewer: { id: string, canAdminister: boolean, isApiOffered: boolean, webhooks: { nodes: Array<{ id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string }> } } | null };

export type OwnWebhookLogQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type OwnWebhookLogQuery = { webhook: { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string, viewerCan: { update: boolean, send: boolean }, deliveries: { nodes: Array<{ id: string, type: string, nodeId: string | null, status: DeliveryStatus, attemptCount: number, responseStatus: number | null, error: string | null, durationMs: number | null, requestBody: string, requestHeaders: string | null, responseBody: string | null, createdAt: string, nextAttemptAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, viewer: { id: string, canAdminister: boolean } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, formerSecretEndsAt: string | null, createdAt: string } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedWebhookId: string } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { delivery: { id: string, type: string, nodeId: string | null, status: DeliveryStatus, attemptCount: number, responseStatus: number | null, error: string | null, durationMs: number | null, requestBody: string, requestHeaders: string | null, responseBody: string | null, createdAt: string, nextAttemptAt: string | null } } };

export type ReplayDeliveryMutationVariables = Exact<{
  input: ReplayDeliveryInput;
}>;


export type ReplayDeliveryMutation = { replayDelivery: { delivery: { id: string, type: string, nodeId: string | null, status: DeliveryStatus, attemptCount: number, responseStatus: number | null, error: string | null, durationMs: number | null, requestBody: string, requestHeaders: string | null, responseBody: string | null, createdAt: string, nextAttemptAt: string | null } } };

export type CancelDeliveryMutationVariables = Exact<{
  input: CancelDeliveryInput;
}>;


export type CancelDeliveryMutation = { cancelDelivery: { delivery: { id: string, type: string, nodeId: string | null, status: DeliveryStatus, attemptCount: number, responseStatus: number | null, error: string | null, durationMs: number | null, requestBody: string, requestHeaders: string | null, responseBody: string | null, createdAt: string, nextAttemptAt: string | null } } };

export const OwnSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<OwnSessionFragment, unknown>;
export const OwnSecondFactorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSecondFactor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCount"}}]}}]} as unknown as DocumentNode<OwnSecondFactorFragment, unknown>;
export const OwnPasskeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPasskey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSynced"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<OwnPasskeyFragment, unknown>;
export const CalendarEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<CalendarEntryFragment, unknown>;
export const EventSeatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSeats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}}]} as unknown as DocumentNode<EventSeatsFragment, unknown>;
export const OwnDelegationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnDelegationFragment, unknown>;
export const ListedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"accessRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]} as unknown as DocumentNode<ListedDocumentFragment, unknown>;
export const ListedFolderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]} as unknown as DocumentNode<ListedFolderFragment, unknown>;
export const DrawerDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawerDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"openedPageCount"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<DrawerDocumentFragment, unknown>;
export const CompanyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshot"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CompanyFactsFragment, unknown>;
export const OwnNdaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nda"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSignatureRequired"}},{"kind":"Field","name":{"kind":"Name","value":"ownSignature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]} as unknown as DocumentNode<OwnNdaFragment, unknown>;
export const AskedQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<AskedQuestionFragment, unknown>;
export const OwnTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<OwnTokenFragment, unknown>;
export const UpdateEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<UpdateEntryFragment, unknown>;
export const OwnCalendarSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendarSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitationEmails"}},{"kind":"Field","name":{"kind":"Name","value":"hasDayBeforeReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hasHourBeforeReminder"}}]}}]} as unknown as DocumentNode<OwnCalendarSettingsFragment, unknown>;
export const OwnWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OwnWebhookFragment, unknown>;
export const OwnDeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<OwnDeliveryFragment, unknown>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPasskey"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendarSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"investorUpdateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"hasDocuments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSecondFactor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPasskey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSynced"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendarSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitationEmails"}},{"kind":"Field","name":{"kind":"Name","value":"hasDayBeforeReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hasHourBeforeReminder"}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const SetInvestorUpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInvestorUpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInvestorUpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInvestorUpdateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"investorUpdateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"hasDocuments"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetInvestorUpdateSettingsMutation, SetInvestorUpdateSettingsMutationVariables>;
export const SetCalendarSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCalendarSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCalendarSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCalendarSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendarSettings"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendarSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitationEmails"}},{"kind":"Field","name":{"kind":"Name","value":"hasDayBeforeReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hasHourBeforeReminder"}}]}}]} as unknown as DocumentNode<SetCalendarSettingsMutation, SetCalendarSettingsMutationVariables>;
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPasskey"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPasskey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSynced"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPasskeyId"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const RequestEmailVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSecondFactor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCount"}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DeleteOwnAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOwnAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOwnAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteOwnAccountMutation, DeleteOwnAccountMutationVariables>;
export const AdminHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openFirstSteps"}},{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"SEEN"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openedFrom"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isScheduled"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSeats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSeats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshot"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>;
export const UpdateCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshot"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>;
export const CalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const CalendarEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSeats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSeats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}}]} as unknown as DocumentNode<CalendarEventQuery, CalendarEventQueryVariables>;
export const MoveEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<MoveEventMutation, MoveEventMutationVariables>;
export const RespondToEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RespondToEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RespondToEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respondToEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSeats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSeats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}}]} as unknown as DocumentNode<RespondToEventMutation, RespondToEventMutationVariables>;
export const CalendarUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]}}]} as unknown as DocumentNode<CalendarUrlQuery, CalendarUrlQueryVariables>;
export const RenewCalendarUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]}}]} as unknown as DocumentNode<RenewCalendarUrlMutation, RenewCalendarUrlMutationVariables>;
export const DelegatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Delegates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canInviteDelegate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delegations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOwn"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelegation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DelegatesQuery, DelegatesQueryVariables>;
export const DelegableItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DelegableItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownRights"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DelegableItemsQuery, DelegableItemsQueryVariables>;
export const InviteDelegateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteDelegate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteDelegateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteDelegate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelegation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InviteDelegateMutation, InviteDelegateMutationVariables>;
export const RespondToDelegationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RespondToDelegation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RespondToDelegationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respondToDelegation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelegation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RespondToDelegationMutation, RespondToDelegationMutationVariables>;
export const LeaveDelegationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveDelegation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndDelegationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endDelegation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelegation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeaveDelegationMutation, LeaveDelegationMutationVariables>;
export const DocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Documents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folders"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FolderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folders"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFolder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"accessRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]} as unknown as DocumentNode<DocumentsQuery, DocumentsQueryVariables>;
export const RequestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDocument"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"accessRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]} as unknown as DocumentNode<RequestAccessMutation, RequestAccessMutationVariables>;
export const DocumentTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentTextHits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTextsQuery, DocumentTextsQueryVariables>;
export const EditorHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isScheduled"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditorHomeQuery, EditorHomeQueryVariables>;
export const PortalHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sinceLastVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"updateCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"latestUpdate"},"name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PUBLISHED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateEntry"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isSignatureRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEntry"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSeats"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataRoom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawerDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawerCount"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsToRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSeats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawerDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"openedPageCount"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshot"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<PortalHomeQuery, PortalHomeQueryVariables>;
export const InboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstLabel"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const MemberInboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberInbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isHeld"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"INVITED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PUBLISHED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"isRead"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<MemberInboxQuery, MemberInboxQueryVariables>;
export const NdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNda"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nda"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSignatureRequired"}},{"kind":"Field","name":{"kind":"Name","value":"ownSignature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]} as unknown as DocumentNode<NdaQuery, NdaQueryVariables>;
export const SignNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignNda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignNdaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signNda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ndaSignature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SignNdaMutation, SignNdaMutationVariables>;
export const DocumentQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<DocumentQuestionsQuery, DocumentQuestionsQueryVariables>;
export const AskQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<AskQuestionMutation, AskQuestionMutationVariables>;
export const OwnQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<OwnQuestionsQuery, OwnQuestionsQueryVariables>;
export const ReadDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSignatureRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onBehalfOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageShapes"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabels"}},{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readPages"}},{"kind":"Field","name":{"kind":"Name","value":"readVersion"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}}]} as unknown as DocumentNode<ReadDocumentQuery, ReadDocumentQueryVariables>;
export const OwnReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOwn"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<OwnReadingQuery, OwnReadingQueryVariables>;
export const OwnAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOwn"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]}}]} as unknown as DocumentNode<OwnAccessQuery, OwnAccessQueryVariables>;
export const SearchDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasText"}}]}}]}}]} as unknown as DocumentNode<SearchDocumentQuery, SearchDocumentQueryVariables>;
export const OwnTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"isInvestor"}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<OwnTokensQuery, OwnTokensQueryVariables>;
export const CreateTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<CreateTokenMutation, CreateTokenMutationVariables>;
export const RotateTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<RotateTokenMutation, RotateTokenMutationVariables>;
export const RevokeOwnTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOwnToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnToken"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<RevokeOwnTokenMutation, RevokeOwnTokenMutationVariables>;
export const InvestorUpdatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvestorUpdates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PUBLISHED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<InvestorUpdatesQuery, InvestorUpdatesQueryVariables>;
export const InvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateEntry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<InvestorUpdateQuery, InvestorUpdateQueryVariables>;
export const MarkInvestorUpdateReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkInvestorUpdateRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkInvestorUpdateReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markInvestorUpdateRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkInvestorUpdateReadMutation, MarkInvestorUpdateReadMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"isInvestor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendarSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendarSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitationEmails"}},{"kind":"Field","name":{"kind":"Name","value":"hasDayBeforeReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hasHourBeforeReminder"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const OwnWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OwnWebhooksQuery, OwnWebhooksQueryVariables>;
export const OwnWebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnWebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"send"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<OwnWebhookLogQuery, OwnWebhookLogQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWebhookId"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ReplayDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<ReplayDeliveryMutation, ReplayDeliveryMutationVariables>;
export const CancelDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<CancelDeliveryMutation, CancelDeliveryMutationVariables>;
export const useAccountQuery = (options?: useQuery.Options<AccountQuery, AccountQueryVariables>) => useAnsweredQuery(AccountDocument, options ?? {});

export const useSetInvestorUpdateSettingsMutation = (options?: useMutation.Options<SetInvestorUpdateSettingsMutation, SetInvestorUpdateSettingsMutationVariables>) => useMutation(SetInvestorUpdateSettingsDocument, options);

export const useSetCalendarSettingsMutation = (options?: useMutation.Options<SetCalendarSettingsMutation, SetCalendarSettingsMutationVariables>) => useMutation(SetCalendarSettingsDocument, options);

export const useRenamePasskeyMutation = (options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) => useMutation(RenamePasskeyDocument, options);

export const useRemovePasskeyMutation = (options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) => useMutation(RemovePasskeyDocument, options);

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options);

export const useRequestEmailChangeMutation = (options?: useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>) => useMutation(RequestEmailChangeDocument, options);

export const useRequestEmailVerificationMutation = (options?: useMutation.Options<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>) => useMutation(RequestEmailVerificationDocument, options);

export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) => useMutation(EndSessionDocument, options);

export const useBeginTotpMutation = (options?: useMutation.Options<BeginTotpMutation, BeginTotpMutationVariables>) => useMutation(BeginTotpDocument, options);

export const useConfirmTotpMutation = (options?: useMutation.Options<ConfirmTotpMutation, ConfirmTotpMutationVariables>) => useMutation(ConfirmTotpDocument, options);

export const useRemoveTotpMutation = (options?: useMutation.Options<RemoveTotpMutation, RemoveTotpMutationVariables>) => useMutation(RemoveTotpDocument, options);

export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) => useMutation(RenewRecoveryCodesDocument, options);

export const useDeleteOwnAccountMutation = (options?: useMutation.Options<DeleteOwnAccountMutation, DeleteOwnAccountMutationVariables>) => useMutation(DeleteOwnAccountDocument, options);

export const useAdminHomeQuery = (options: useQuery.Options<AdminHomeQuery, AdminHomeQueryVariables> & ({ variables: AdminHomeQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminHomeDocument, options);

export const useUpdateCompanyProfileMutation = (options?: useMutation.Options<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>) => useMutation(UpdateCompanyProfileDocument, options);

export const useCalendarQuery = (options: useQuery.Options<CalendarQuery, CalendarQueryVariables> & ({ variables: CalendarQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(CalendarDocument, options);

export const useCalendarEventQuery = (options: useQuery.Options<CalendarEventQuery, CalendarEventQueryVariables> & ({ variables: CalendarEventQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(CalendarEventDocument, options);

export const useMoveEventMutation = (options?: useMutation.Options<MoveEventMutation, MoveEventMutationVariables>) => useMutation(MoveEventDocument, options);

export const useRespondToEventMutation = (options?: useMutation.Options<RespondToEventMutation, RespondToEventMutationVariables>) => useMutation(RespondToEventDocument, options);

export const useCalendarUrlQuery = (options?: useQuery.Options<CalendarUrlQuery, CalendarUrlQueryVariables>) => useAnsweredQuery(CalendarUrlDocument, options ?? {});

export const useRenewCalendarUrlMutation = (options?: useMutation.Options<RenewCalendarUrlMutation, RenewCalendarUrlMutationVariables>) => useMutation(RenewCalendarUrlDocument, options);

export const useDelegatesQuery = (options: useQuery.Options<DelegatesQuery, DelegatesQueryVariables> & ({ variables: DelegatesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DelegatesDocument, options);

export const useDelegableItemsQuery = (options: useQuery.Options<DelegableItemsQuery, DelegableItemsQueryVariables> & ({ variables: DelegableItemsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DelegableItemsDocument, options);

export const useInviteDelegateMutation = (options?: useMutation.Options<InviteDelegateMutation, InviteDelegateMutationVariables>) => useMutation(InviteDelegateDocument, options);

export const useRespondToDelegationMutation = (options?: useMutation.Options<RespondToDelegationMutation, RespondToDelegationMutationVariables>) => useMutation(RespondToDelegationDocument, options);

export const useLeaveDelegationMutation = (options?: useMutation.Options<LeaveDelegationMutation, LeaveDelegationMutationVariables>) => useMutation(LeaveDelegationDocument, options);

export const useDocumentsQuery = (options: useQuery.Options<DocumentsQuery, DocumentsQueryVariables> & ({ variables: DocumentsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentsDocument, options);

export const useRequestAccessMutation = (options?: useMutation.Options<RequestAccessMutation, RequestAccessMutationVariables>) => useMutation(RequestAccessDocument, options);

export const useDocumentTextsQuery = (options: useQuery.Options<DocumentTextsQuery, DocumentTextsQueryVariables> & ({ variables: DocumentTextsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentTextsDocument, options);

export const useEditorHomeQuery = (options?: useQuery.Options<EditorHomeQuery, EditorHomeQueryVariables>) => useAnsweredQuery(EditorHomeDocument, options ?? {});

export const usePortalHomeQuery = (options?: useQuery.Options<PortalHomeQuery, PortalHomeQueryVariables>) => useAnsweredQuery(PortalHomeDocument, options ?? {});

export const useInboxQuery = (options?: useQuery.Options<InboxQuery, InboxQueryVariables>) => useAnsweredQuery(InboxDocument, options ?? {});

export const useMemberInboxQuery = (options?: useQuery.Options<MemberInboxQuery, MemberInboxQueryVariables>) => useAnsweredQuery(MemberInboxDocument, options ?? {});

export const useNdaQuery = (options?: useQuery.Options<NdaQuery, NdaQueryVariables>) => useAnsweredQuery(NdaDocument, options ?? {});

export const useSignNdaMutation = (options?: useMutation.Options<SignNdaMutation, SignNdaMutationVariables>) => useMutation(SignNdaDocument, options);

export const useDocumentQuestionsQuery = (options: useQuery.Options<DocumentQuestionsQuery, DocumentQuestionsQueryVariables> & ({ variables: DocumentQuestionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentQuestionsDocument, options);

export const useAskQuestionMutation = (options?: useMutation.Options<AskQuestionMutation, AskQuestionMutationVariables>) => useMutation(AskQuestionDocument, options);

export const useOwnQuestionsQuery = (options: useQuery.Options<OwnQuestionsQuery, OwnQuestionsQueryVariables> & ({ variables: OwnQuestionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(OwnQuestionsDocument, options);

export const useReadDocumentQuery = (options: useQuery.Options<ReadDocumentQuery, ReadDocumentQueryVariables> & ({ variables: ReadDocumentQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ReadDocumentDocument, options);

export const useOwnReadingQuery = (options: useQuery.Options<OwnReadingQuery, OwnReadingQueryVariables> & ({ variables: OwnReadingQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(OwnReadingDocument, options);

export const useOwnAccessQuery = (options: useQuery.Options<OwnAccessQuery, OwnAccessQueryVariables> & ({ variables: OwnAccessQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(OwnAccessDocument, options);

export const useSearchDocumentLazyQuery = (options?: useLazyQuery.Options<SearchDocumentQuery, SearchDocumentQueryVariables>) => useLazyQuery(SearchDocumentDocument, options);

export const useOwnTokensQuery = (options: useQuery.Options<OwnTokensQuery, OwnTokensQueryVariables> & ({ variables: OwnTokensQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(OwnTokensDocument, options);

export const useCreateTokenMutation = (options?: useMutation.Options<CreateTokenMutation, CreateTokenMutationVariables>) => useMutation(CreateTokenDocument, options);

export const useRotateTokenMutation = (options?: useMutation.Options<RotateTokenMutation, RotateTokenMutationVariables>) => useMutation(RotateTokenDocument, options);

export const useRevokeOwnTokenMutation = (options?: useMutation.Options<RevokeOwnTokenMutation, RevokeOwnTokenMutationVariables>) => useMutation(RevokeOwnTokenDocument, options);

export const useInvestorUpdatesQuery = (options: useQuery.Options<InvestorUpdatesQuery, InvestorUpdatesQueryVariables> & ({ variables: InvestorUpdatesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(InvestorUpdatesDocument, options);

export const useInvestorUpdateQuery = (options: useQuery.Options<InvestorUpdateQuery, InvestorUpdateQueryVariables> & ({ variables: InvestorUpdateQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(InvestorUpdateDocument, options);

export const useMarkInvestorUpdateReadMutation = (options?: useMutation.Options<MarkInvestorUpdateReadMutation, MarkInvestorUpdateReadMutationVariables>) => useMutation(MarkInvestorUpdateReadDocument, options);

export const useViewerQuery = (options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>) => useAnsweredQuery(ViewerDocument, options ?? {});

export const useConfirmIdentityMutation = (options?: useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>) => useMutation(ConfirmIdentityDocument, options);

export const useOwnWebhooksQuery = (options?: useQuery.Options<OwnWebhooksQuery, OwnWebhooksQueryVariables>) => useAnsweredQuery(OwnWebhooksDocument, options ?? {});

export const useOwnWebhookLogQuery = (options: useQuery.Options<OwnWebhookLogQuery, OwnWebhookLogQueryVariables> & ({ variables: OwnWebhookLogQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(OwnWebhookLogDocument, options);

export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) => useMutation(CreateWebhookDocument, options);

export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) => useMutation(UpdateWebhookDocument, options);

export const useRotateWebhookSecretMutation = (options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) => useMutation(RotateWebhookSecretDocument, options);

export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) => useMutation(DeleteWebhookDocument, options);

export const useTestWebhookMutation = (options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>) => useMutation(TestWebhookDocument, options);

export const useReplayDeliveryMutation = (options?: useMutation.Options<ReplayDeliveryMutation, ReplayDeliveryMutationVariables>) => useMutation(ReplayDeliveryDocument, options);

export const useCancelDeliveryMutation = (options?: useMutation.Options<CancelDeliveryMutation, CancelDeliveryMutationVariables>) => useMutation(CancelDeliveryDocument, options);