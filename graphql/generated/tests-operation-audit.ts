/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of events in the audit log. The kinds of its events begin with the same word, or with its plural. */
export type AuditCategory =
  /** Events about access to documents and folders: changes, and requests without the right. Their kinds begin with ACCESS. */
  | 'ACCESS'
  /** Events about registrations and the deletion of accounts. Their kinds begin with ACCOUNT. */
  | 'ACCOUNT'
  /** Events about administrators that the operator created. Their kinds begin with ADMIN. */
  | 'ADMIN'
  /** Events about articles, their drafts and their publication. Their kinds begin with ARTICLE. */
  | 'ARTICLE'
  /** Events about exports of the audit log and removed events. Their kinds begin with AUDIT. */
  | 'AUDIT'
  /** Events about restored backups. Their kinds begin with BACKUP. */
  | 'BACKUP'
  /** Events about private calendar URLs. Their kinds begin with CALENDAR. */
  | 'CALENDAR'
  /** Events about case studies, their order and their publication. Their kinds begin with CASE_STUDY. */
  | 'CASE_STUDY'
  /** Events about article categories and their order. Their kinds begin with CATEGORY. */
  | 'CATEGORY'
  /** Events about the text and figures about the company. Their kinds begin with COMPANY. */
  | 'COMPANY'
  /** Events about imports of content. Their kinds begin with CONTENT. */
  | 'CONTENT'
  /** Events about exports of the data of a person. Their kinds begin with DATA. */
  | 'DATA'
  /** Events about delegations. Their kinds begin with DELEGATION. */
  | 'DELEGATION'
  /** Events about documents: changes, readings, downloads, and administrators who viewed them as another person. Their kinds begin with DOCUMENT. */
  | 'DOCUMENT'
  /** Events about changes of email addresses. Their kinds begin with EMAIL. */
  | 'EMAIL'
  /** Events about calendar events. Their kinds begin with EVENT. */
  | 'EVENT'
  /** Events about feeds and their import. Their kinds begin with FEED. */
  | 'FEED'
  /** Events about document folders. Their kinds begin with FOLDER. */
  | 'FOLDER'
  /** Events about groups and their members. Their kinds begin with GROUP. */
  | 'GROUP'
  /** Events about confirmations of identity before sensitive actions. Their kinds begin with IDENTITY. */
  | 'IDENTITY'
  /** Events about the deletion and export of leads. Their kinds begin with LEAD. */
  | 'LEAD'
  /** Events about sign-ins. Their kinds begin with LOGIN. */
  | 'LOGIN'
  /** Events about sign-outs. Their kinds begin with LOGOUT. */
  | 'LOGOUT'
  /** Events about emails that the site sends. Their kinds begin with MAIL. */
  | 'MAIL'
  /** Events about the confidentiality agreement and its signatures. Their kinds begin with NDA. */
  | 'NDA'
  /** Events about passkeys. Their kinds begin with PASSKEY. */
  | 'PASSKEY'
  /** Events about changes and resets of passwords. Their kinds begin with PASSWORD. */
  | 'PASSWORD'
  /** Events about pictures. Their kinds begin with PICTURE. */
  | 'PICTURE'
  /** Events about questions about documents, and their answers. Their kinds begin with QUESTION. */
  | 'QUESTION'
  /** Events about unusually fast reading of documents. Their kinds begin with READING. */
  | 'READING'
  /** Events about authenticator apps and recovery codes. Their kinds begin with SECOND_FACTOR. */
  | 'SECOND_FACTOR'
  /** Events about rotations of SESSION_SECRET. Their kinds begin with SECRETS. */
  | 'SECRETS'
  /** Events about sessions that their owner ended, one or all. Their kinds begin with SESSION. */
  | 'SESSION'
  /** Events about the facts about the operator on the public pages. Their kinds begin with SITE_DETAILS. */
  | 'SITE_DETAILS'
  /** Events about API tokens. Their kinds begin with TOKEN. */
  | 'TOKEN'
  /** Events about investor updates. Their kinds begin with UPDATE. */
  | 'UPDATE'
  /** Events about uploaded files. Their kinds begin with UPLOAD. */
  | 'UPLOAD'
  /** Events about reviews, changes and roles of accounts. Their kinds begin with USER. */
  | 'USER'
  /** Events about webhooks. Their kinds begin with WEBHOOK. */
  | 'WEBHOOK';

/** The conditions of the query auditEvents. An event must meet all that are given. */
export type AuditEventFilter = {
  /** Only events of this category. Null sets no condition. */
  category?: AuditCategory | null | undefined;
  /** Only events at or after this date and time. Null sets no condition. */
  from?: string | null | undefined;
  /** Only events of this kind. Null sets no condition. */
  kind?: AuditKind | null | undefined;
  /** Only events that a person caused or that are about them: the id of an account, or a part of a name, username or email address. Null sets no condition. */
  person?: string | null | undefined;
  /** Only events before this date and time. Null sets no condition. */
  to?: string | null | undefined;
  /** Only events that the account with this id caused or that are about it. Null sets no condition. */
  userId?: string | number | null | undefined;
};

/** The kind of an event in the audit log. */
export type AuditKind =
  /** The access of a group or a person to a document or folder changed. */
  | 'ACCESS_CHANGED'
  /** An administrator declined a request for access to a document. */
  | 'ACCESS_DECLINED'
  /** A request was refused because the account lacks the right. */
  | 'ACCESS_REFUSED'
  /** An investor asked for access to a document that they can only list. */
  | 'ACCESS_REQUESTED'
  /** An applicant answered the question of a reviewer. */
  | 'ACCOUNT_ANSWERED'
  /** An account was deleted. */
  | 'ACCOUNT_DELETED'
  /** An email address was verified. */
  | 'ACCOUNT_EMAIL_VERIFIED'
  /** A person registered with the email address of an existing account. */
  | 'ACCOUNT_KNOWN_EMAIL'
  /** A person requested an account. */
  | 'ACCOUNT_REGISTERED'
  /** The operator created an administrator. */
  | 'ADMIN_CREATED'
  /** Scheduled changes of an article could not be published. */
  | 'ARTICLE_CHANGES_FAILED'
  /** The publication of changes of a published article was scheduled. */
  | 'ARTICLE_CHANGES_SCHEDULED'
  /** The scheduled publication of changes of an article was canceled. */
  | 'ARTICLE_CHANGES_UNSCHEDULED'
  /** An article was created. */
  | 'ARTICLE_CREATED'
  /** An article was deleted permanently. */
  | 'ARTICLE_DELETED'
  /** A draft of a published or scheduled article was discarded. */
  | 'ARTICLE_DRAFT_DISCARDED'
  /** A draft of a published or scheduled article was saved. */
  | 'ARTICLE_DRAFT_SAVED'
  /** An emergency notice was published. */
  | 'ARTICLE_EMERGENCY_PUBLISHED'
  /** An emergency notice was withdrawn. */
  | 'ARTICLE_EMERGENCY_WITHDRAWN'
  /** An export of articles was started. */
  | 'ARTICLE_EXPORTED'
  /** A preview link to the draft of an article was created. */
  | 'ARTICLE_PREVIEW_CREATED'
  /** A preview link to the draft of an article was revoked. */
  | 'ARTICLE_PREVIEW_REVOKED'
  /** An article was published. */
  | 'ARTICLE_PUBLISHED'
  /** An article was restored from the trash. */
  | 'ARTICLE_RESTORED'
  /** The publication of an article was scheduled. */
  | 'ARTICLE_SCHEDULED'
  /** An editor or administrator took over the edit lock of an article. */
  | 'ARTICLE_TAKEN_OVER'
  /** An article was moved to the trash. */
  | 'ARTICLE_TRASHED'
  /** An article was unpublished. */
  | 'ARTICLE_UNPUBLISHED'
  /** The end of the publication of an article was scheduled. */
  | 'ARTICLE_UNPUBLISHING_PLANNED'
  /** An article changed. */
  | 'ARTICLE_UPDATED'
  /** An administrator exported the audit log. */
  | 'AUDIT_EXPORTED'
  /** The operator removed exported events from the old end of the audit log. */
  | 'AUDIT_PRUNED'
  /** The operator restored a backup. */
  | 'BACKUP_RESTORED'
  /** A person renewed their private calendar URL. */
  | 'CALENDAR_RENEWED'
  /** A case study was created. */
  | 'CASE_STUDY_CREATED'
  /** A case study was deleted. */
  | 'CASE_STUDY_DELETED'
  /** A case study got another place in the list. */
  | 'CASE_STUDY_MOVED'
  /** A case study was published. */
  | 'CASE_STUDY_PUBLISHED'
  /** A case study was unpublished. */
  | 'CASE_STUDY_UNPUBLISHED'
  /** A case study changed. */
  | 'CASE_STUDY_UPDATED'
  /** The order of the categories changed. */
  | 'CATEGORIES_ORDERED'
  /** A category was created. */
  | 'CATEGORY_CREATED'
  /** A category was deleted. */
  | 'CATEGORY_DELETED'
  /** A category changed. */
  | 'CATEGORY_UPDATED'
  /** The text and figures about the company changed. */
  | 'COMPANY_UPDATED'
  /** Content was imported. */
  | 'CONTENT_IMPORTED'
  /** A person exported their own data. */
  | 'DATA_EXPORTED'
  /** An invitation to act as a delegate was accepted. */
  | 'DELEGATION_ACCEPTED'
  /** A delegation ended. */
  | 'DELEGATION_ENDED'
  /** A person was invited to act as a delegate. */
  | 'DELEGATION_OFFERED'
  /** An invitation to act as a delegate was declined. */
  | 'DELEGATION_REFUSED'
  /** An administrator viewed the documents as another person. */
  | 'DOCUMENTS_SEEN_AS'
  /** A document was created. */
  | 'DOCUMENT_CREATED'
  /** A document was deleted. */
  | 'DOCUMENT_DELETED'
  /** A person downloaded a document. */
  | 'DOCUMENT_DOWNLOADED'
  /** An administrator exported the report of who read what. */
  | 'DOCUMENT_ENGAGEMENT_EXPORTED'
  /** An administrator exported the access log. */
  | 'DOCUMENT_LOG_EXPORTED'
  /** A person printed a document, as their browser reported. */
  | 'DOCUMENT_PRINTED'
  /** A person had a page of a document in view, as their browser reported. */
  | 'DOCUMENT_READ'
  /** A person opened the page of a document. */
  | 'DOCUMENT_SEEN'
  /** A document changed or got a new version. */
  | 'DOCUMENT_UPDATED'
  /** The file of a version of a document was deleted. */
  | 'DOCUMENT_VERSION_DELETED'
  /** A former version of a document became current again, as a new version. */
  | 'DOCUMENT_VERSION_RESTORED'
  /** A page of a document was sent to a person. */
  | 'DOCUMENT_VIEWED'
  /** The email address of an account changed. */
  | 'EMAIL_CHANGED'
  /** A person requested a change of their email address. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** A change of an email address was reverted by a mailed link. */
  | 'EMAIL_CHANGE_UNDONE'
  /** An event was canceled. */
  | 'EVENT_CANCELLED'
  /** An event was created. */
  | 'EVENT_CREATED'
  /** An event was exported as a calendar file. */
  | 'EVENT_EXPORTED'
  /** A canceled event was restored. */
  | 'EVENT_RESTORED'
  /** An event changed. */
  | 'EVENT_UPDATED'
  /** Feeds were imported from an OPML file. */
  | 'FEEDS_IMPORTED'
  /** A feed was added. */
  | 'FEED_ADDED'
  /** A feed was deleted. */
  | 'FEED_DELETED'
  /** A feed was renamed, paused or resumed. */
  | 'FEED_UPDATED'
  /** A folder was created. */
  | 'FOLDER_CREATED'
  /** A folder was deleted. */
  | 'FOLDER_DELETED'
  /** The name or place of a folder changed. */
  | 'FOLDER_UPDATED'
  /** A group was created. */
  | 'GROUP_CREATED'
  /** A group was deleted. */
  | 'GROUP_DELETED'
  /** The name or members of a group changed. */
  | 'GROUP_UPDATED'
  /** A signed-in person confirmed their identity by password or passkey. */
  | 'IDENTITY_CONFIRMED'
  /** A password, code or passkey was wrong. */
  | 'IDENTITY_REFUSED'
  /** An administrator exported the leads. */
  | 'LEADS_EXPORTED'
  /** A lead was deleted. */
  | 'LEAD_DELETED'
  /** A sign-in failed. */
  | 'LOGIN_FAILED'
  /** A person signed in. */
  | 'LOGIN_SUCCEEDED'
  /** A person signed out. */
  | 'LOGOUT'
  /** Emails that were not sent were tried again. */
  | 'MAIL_RETRIED'
  /** The confidentiality agreement was ended. */
  | 'NDA_ENDED'
  /** A person was exempted from signing the confidentiality agreement. */
  | 'NDA_EXEMPTED'
  /** The exemption of a person from signing ended. */
  | 'NDA_EXEMPTION_ENDED'
  /** An administrator exported the signatures of the confidentiality agreement. */
  | 'NDA_EXPORTED'
  /** The groups that sign the confidentiality agreement changed. */
  | 'NDA_GROUPS_SET'
  /** A new confidentiality agreement came into force. */
  | 'NDA_PUBLISHED'
  /** An administrator sent reminders to sign the confidentiality agreement. */
  | 'NDA_REMINDED'
  /** A person signed the confidentiality agreement. */
  | 'NDA_SIGNED'
  /** A passkey was added to an account. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed from an account. */
  | 'PASSKEY_REMOVED'
  /** A passkey was renamed. */
  | 'PASSKEY_RENAMED'
  /** A person changed their password. */
  | 'PASSWORD_CHANGED'
  /** A password was reset by a mailed link. */
  | 'PASSWORD_RESET'
  /** A person requested a link to reset a password. */
  | 'PASSWORD_RESET_REQUESTED'
  /** The description of a picture changed. */
  | 'PICTURE_CHANGED'
  /** A picture was deleted. */
  | 'PICTURE_DELETED'
  /** The file of a picture was replaced. */
  | 'PICTURE_REPLACED'
  /** A picture was uploaded. */
  | 'PICTURE_UPLOADED'
  /** A question about a document was answered. */
  | 'QUESTION_ANSWERED'
  /** A question about a document was asked. */
  | 'QUESTION_ASKED'
  /** The draft of an answer was saved. */
  | 'QUESTION_DRAFTED'
  /** A question and its answer were published to other investors. */
  | 'QUESTION_PUBLISHED'
  /** A published question was unpublished. */
  | 'QUESTION_UNPUBLISHED'
  /** A person read unusually many pages in a short time. */
  | 'READING_UNUSUAL'
  /** An authenticator app was added to an account. */
  | 'SECOND_FACTOR_ADDED'
  /** The recovery codes of an account were renewed. */
  | 'SECOND_FACTOR_CODES_RENEWED'
  /** An authenticator app was removed from an account. */
  | 'SECOND_FACTOR_REMOVED'
  /** An administrator removed the second factors of an account. */
  | 'SECOND_FACTOR_RESET'
  /** The operator encrypted stored secrets again with a new secret. */
  | 'SECRETS_ROTATED'
  /** A person ended all of their sessions. */
  | 'SESSIONS_ENDED'
  /** A person ended one of their sessions. */
  | 'SESSION_ENDED'
  /** The facts about the operator on the public pages changed. */
  | 'SITE_DETAILS_UPDATED'
  /** An API token was created. */
  | 'TOKEN_CREATED'
  /** An API token that does not work was used. */
  | 'TOKEN_REFUSED'
  /** An API token was revoked. */
  | 'TOKEN_REVOKED'
  /** An API token was used, for the first time in a day. */
  | 'TOKEN_USED'
  /** An investor update was created. */
  | 'UPDATE_CREATED'
  /** An investor update was published. */
  | 'UPDATE_PUBLISHED'
  /** The publication of an investor update was scheduled. */
  | 'UPDATE_SCHEDULED'
  /** An investor update changed. */
  | 'UPDATE_UPDATED'
  /** An investor update was withdrawn. */
  | 'UPDATE_WITHDRAWN'
  /** A file was uploaded. */
  | 'UPLOAD_RECEIVED'
  /** An uploaded file was refused. */
  | 'UPLOAD_REFUSED'
  /** An administrator exported the list of people. */
  | 'USERS_EXPORTED'
  /** An account was approved. */
  | 'USER_APPROVED'
  /** A reviewer asked an applicant for more information. */
  | 'USER_ASKED'
  /** An account was suspended because its end had passed. */
  | 'USER_ENDED'
  /** The end of an account was set, changed or removed. */
  | 'USER_END_CHANGED'
  /** A person accepted their invitation. */
  | 'USER_INVITATION_ACCEPTED'
  /** An invitation was revoked before it was accepted. */
  | 'USER_INVITATION_REVOKED'
  /** A person was invited. */
  | 'USER_INVITED'
  /** An invitation was sent again. */
  | 'USER_INVITED_AGAIN'
  /** An administrator added an internal note about a person. */
  | 'USER_NOTE_ADDED'
  /** An administrator deleted an internal note about a person. */
  | 'USER_NOTE_DELETED'
  /** A suspended account was approved again. */
  | 'USER_REINSTATED'
  /** An account was rejected. */
  | 'USER_REJECTED'
  /** A rejected account became pending again. */
  | 'USER_REOPENED'
  /** The roles of an account changed. */
  | 'USER_ROLES_CHANGED'
  /** An account was suspended. */
  | 'USER_SUSPENDED'
  /** An administrator changed the name, company or email address of an account. */
  | 'USER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** A webhook was paused because its deliveries failed or its owner lost the right. */
  | 'WEBHOOK_PAUSED'
  /** A webhook got a new secret. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** A webhook changed, was paused or was resumed. */
  | 'WEBHOOK_UPDATED';

export type AuditTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AuditEventFilter | null | undefined;
}>;


export type AuditTestListQuery = { auditEvents: { nodes: Array<{ id: string, kind: AuditKind, details: Record<string, unknown>, ipAddress: string | null, actor: { accountId: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditTestNamesQueryVariables = Exact<{
  filter?: AuditEventFilter | null | undefined;
}>;


export type AuditTestNamesQuery = { auditEvents: { nodes: Array<{ actor: { name: string | null } | null, subject: { name: string | null } | null }> } };

export type AuditTestAuditEventsQueryVariables = Exact<{
  person: string;
}>;


export type AuditTestAuditEventsQuery = { auditEvents: { nodes: Array<{ kind: AuditKind }> } };


export const AuditTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<AuditTestListQuery, AuditTestListQueryVariables>;
export const AuditTestNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditTestNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditTestNamesQuery, AuditTestNamesQueryVariables>;
export const AuditTestAuditEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditTestAuditEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<AuditTestAuditEventsQuery, AuditTestAuditEventsQueryVariables>;