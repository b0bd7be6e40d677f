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

/** The conditions of the query accessLog. An entry must meet all that are given. */
export type AccessLogFilter = {
  /** Only the access with this watermark code of eight characters. If no access has it, the accesses whose code differs in one character that looks similar. Null sets no condition. */
  code?: string | null | undefined;
  /** Only accesses to the document with this id. Null sets no condition. */
  documentId?: string | number | null | undefined;
  /** Only accesses at or after this date and time. Null sets no condition. */
  from?: string | null | undefined;
  /** True for only accesses by the viewer or by a delegate for the viewer. Null or false sets no condition; investors read only these anyway. */
  isOwn?: boolean | null | undefined;
  /** Only accesses of this kind. Null sets no condition. */
  kind?: AccessKind | null | undefined;
  /** Only accesses by a person or by a delegate for them: the id of an account, or a part of a name, username or email address. Null sets no condition. */
  person?: string | null | undefined;
  /** Only accesses before this date and time. Null sets no condition. */
  to?: string | null | undefined;
  /** Only accesses to the version of a document with this number. Null sets no condition. */
  version?: number | null | undefined;
};

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

/** The input of the mutation addUserNote. */
export type AddUserNoteInput = {
  /** The note as plain text. The person cannot read it. */
  body: string;
  /** The id of the account that the note is about. */
  id: string | number;
};

/** The input of the mutation answerQuestion. */
export type AnswerQuestionInput = {
  /** The answer, as plain text. */
  answer: string;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the question to answer. */
  id: string | number;
  /** True sends the answer to the person who asked. False saves the answer as a draft. */
  send: boolean;
};

/** The input of the mutation approveAccessRequest. */
export type ApproveAccessRequestInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The id of the account that asked. */
  userId: string | number;
};

/** The input of the mutation approveUser. */
export type ApproveUserInput = {
  /** The ids of the groups that the account joins when it is approved. Null stands for none. */
  groupIds?: Array<string | number> | null | undefined;
  /** The id of the pending account to approve. */
  id: string | number;
};

/** The part of an article that an issue is about. */
export type ArticleIssueField =
  /** The text. */
  | 'BODY'
  /** The summary. */
  | 'SUMMARY'
  /** The title. */
  | 'TITLE';

/** The effect of an issue on publishing. */
export type ArticleIssueSeverity =
  /** Prevents publishing unless an override reason is given. */
  | 'ERROR'
  /** Does not prevent publishing. */
  | 'WARNING';

/** The status of an article. */
export type ArticleStatus =
  /** Not published. Only editors and administrators see it. */
  | 'DRAFT'
  /** Everyone can read the article. */
  | 'PUBLISHED'
  /** Published automatically at `publishedAt`. Only editors and administrators see it. */
  | 'SCHEDULED';

/** The text of an article that is not saved yet. Absent fields are those of the saved text. */
export type ArticleTextInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

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

/** The input of the mutation cancelEvent. */
export type CancelEventInput = {
  /** The id of the event to cancel. */
  id: string | number;
  /** True also cancels all other dates of the series that have not started. False if absent or null. */
  isWholeSeries?: boolean | null | undefined;
  /** One sentence that tells the people invited why the event is canceled. Null stands for none. */
  reason?: string | null | undefined;
};

/** A short fact of a deployment. */
export type CaseStudyFactInput = {
  /** The name of the fact, at most 40 characters. */
  label: string;
  /** The fact, at most 160 characters. */
  value: string;
};

/** Filtering options for case studies. */
export type CaseStudyFilter = {
  /** Only case studies of this industry. */
  industry?: Industry | null | undefined;
  /** Words that the title, the summary or the text contains, at most 200 characters. */
  search?: string | null | undefined;
  /** Only case studies with this status. Only editors and administrators find drafts. Null sets no condition. */
  status?: CaseStudyStatus | null | undefined;
};

/** The status of a case study. */
export type CaseStudyStatus =
  /** Not published. Only editors and administrators can read it. */
  | 'DRAFT'
  /** Published. Everyone can read it. */
  | 'PUBLISHED';

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

/** Filtering options for questions to /chat. */
export type ChatQuestionFilter = {
  /** Only questions with this issue. Null sets no condition. */
  issue?: ChatQuestionIssue | null | undefined;
};

/** The reason why a question is listed for editors and administrators. */
export type ChatQuestionIssue =
  /** An answer was rated as not helpful at least once. */
  | 'NOT_HELPFUL'
  /** The question was refused at least once. */
  | 'UNANSWERED';

/** The topic of a message to the company. */
export type ContactTopic =
  /** The topic “Careers”. */
  | 'CAREERS'
  /** The topic “Running the product on our premises”. */
  | 'DEPLOYMENT'
  /** The topic “Investor relations”. */
  | 'INVESTORS'
  /** The topic “Something else”. */
  | 'OTHER'
  /** The topic “Press”. */
  | 'PRESS'
  /** The topic “A security question, or a weakness that you found”. */
  | 'SECURITY'
  /** The topic “Consulting and services”. */
  | 'SERVICES';

/** The input of the mutation createArticle. */
export type CreateArticleInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Made from the title if absent or null. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. */
  title: string;
};

/** The input of the mutation createCaseStudy. */
export type CreateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The path of a picture on this site that shared links show. Null stands for none. */
  cover?: string | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The industry of the deployment. If absent or null, a draft is without one until it is chosen, and another case study keeps its own. */
  industry?: Industry | null | undefined;
  /** True for an example that is not the deployment of a customer. If absent or null, it is true for a new case study, and stays unchanged otherwise. */
  isIllustrative?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The place and the people of the deployment, at most 800 characters. Null stands for none. */
  setting?: string | null | undefined;
  /** One or two sentences, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. */
  title: string;
};

/** The input of the mutation createCategory. */
export type CreateCategoryInput = {
  /** One sentence about the articles in this category, at most 300 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The name that readers see, at most 60 characters. */
  name: string;
  /** The position in lists, in ascending order from 0. If absent or null, a new category is the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. If absent or null, that of a new category is made from its name, and another one stays unchanged. */
  slug?: string | null | undefined;
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

/** The input of the mutation createEvent. */
export type CreateEventInput = {
  /** The number of seats. Null stands for no limit. */
  capacity?: number | null | undefined;
  /** The description of the event, as plain text of at most 5,000 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The ids of the documents of the event. Each invited person sees those shared with them. An empty list stands for none. Null changes nothing. */
  documentIds?: Array<string | number> | null | undefined;
  /** The end as wall time in `timeZone`: `2027-03-28T11:00`. The last day of an all-day event: `2027-03-29` is its last full day. */
  endsAt: string;
  /** The ids of the groups that are invited. An empty list invites all investors. If absent or null, a new event invites all investors, and an existing one keeps its groups. */
  groupIds?: Array<string | number> | null | undefined;
  /** True if the event takes whole days. Cannot change in a series. If absent or null, a new event does not, and an existing one stays as it is. */
  isAllDay?: boolean | null | undefined;
  /** A place as plain text, or the absolute http(s) URL of a meeting. Null stands for none. */
  location?: string | null | undefined;
  /** The absolute http(s) URL of a recording of the event. Null stands for none. */
  recordingUrl?: string | null | undefined;
  /** The recurrence rule of the event, in the format of RFC 5545 and with an end: `FREQ=WEEKLY;COUNT=10`. Null stands for a single event. */
  recurrence?: string | null | undefined;
  /** The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event: `2027-03-28`. */
  startsAt: string;
  /** The IANA time zone of `startsAt` and `endsAt`, such as `Europe/Berlin`. */
  timeZone: string;
  /** The title, at most 120 characters. */
  title: string;
};

/** The input of the mutation createFeed. */
export type CreateFeedInput = {
  /** The absolute https URL of an RSS, Atom or JSON feed, or of a page that links to one. */
  url: string;
};

/** The input of the mutation createFolder. */
export type CreateFolderInput = {
  /** The name, one line of at most 120 characters. */
  name: string;
  /** The id of the folder that contains this folder, with all its contents. Null stands for none: the folder is at the top. */
  parentId?: string | number | null | undefined;
  /** The position among the folders of the same parent, from 1. If absent or null, a new or moved folder becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** True returns the folder of this name in the same parent, if there is one, in place of a second one. Upper and lower case are the same. An existing folder keeps its position. False if absent or null. */
  reuse?: boolean | null | undefined;
};

/** The input of the mutation createGroup. */
export type CreateGroupInput = {
  /** The name, at most 60 characters. No two groups have the same name. */
  name: string;
};

/** The input of the mutation createInvestorUpdate. */
export type CreateInvestorUpdateInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The ids of all documents that belong to the update, in this order, at most 50. A reader sees those that are shared with them. Null stands for none. */
  documentIds?: Array<string | number> | null | undefined;
  /** The ids of all groups that the update is for, at most 100. An empty list is for all investors. If absent or null, a new update is for all investors, and another one keeps its audience. */
  groupIds?: Array<string | number> | null | undefined;
  /** The title, one line of at most 120 characters. */
  title: string;
};

/** The input of the mutation createPreviewLink. */
export type CreatePreviewLinkInput = {
  /** The id of the article. */
  id: string | number;
};

/** The input of the mutation declineAccessRequest. */
export type DeclineAccessRequestInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The id of the account that asked. */
  userId: string | number;
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

/** Filtering options for delegations. A delegation must match all fields that are given. */
export type DelegationFilter = {
  /** True for only delegations to the viewer and invitations that the viewer can answer. Absent, null or false sets no condition. */
  isHeld?: boolean | null | undefined;
  /** True for only delegations from or to the viewer. Absent, null or false sets no condition. Without it, administrators find all delegations. */
  isOwn?: boolean | null | undefined;
  /** Only delegations with this text in a name or an email address, at most 200 characters. Null sets no condition. */
  search?: string | null | undefined;
  /** Only delegations with this status. Null sets no condition. */
  status?: DelegationStatus | null | undefined;
};

/** The status of a delegation. */
export type DelegationStatus =
  /** The delegation has ended. It gives no access. */
  | 'ENDED'
  /** The delegate has not answered the invitation and has no access yet. */
  | 'INVITED'
  /** The delegate has access to the named documents and folders, never more than the investor has. */
  | 'IN_FORCE';

/** The input of the mutation deleteArticle. */
export type DeleteArticleInput = {
  /** The id of the article to move to the trash. */
  id: string | number;
};

/** The input of the mutation deleteArticlePermanently. */
export type DeleteArticlePermanentlyInput = {
  /** The id of an article in the trash. */
  id: string | number;
};

/** The input of the mutation deleteCaseStudy. */
export type DeleteCaseStudyInput = {
  /** The id of the case study to delete. */
  id: string | number;
};

/** The input of the mutation deleteCategory. */
export type DeleteCategoryInput = {
  /** The id of the category to delete. */
  id: string | number;
  /** The id of the category that its articles move to. Required if the category has articles, otherwise absent or null. */
  moveArticlesToId?: string | number | null | undefined;
};

/** The input of the mutation deleteChatQuestion. */
export type DeleteChatQuestionInput = {
  /** The id of the question to delete. */
  id: string | number;
};

/** The input of the mutation deleteDocument. */
export type DeleteDocumentInput = {
  /** The id of the document to delete. */
  id: string | number;
};

/** The input of the mutation deleteDocumentVersion. */
export type DeleteDocumentVersionInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The number of a version that is not the current one. */
  number: number;
};

/** The input of the mutation deleteFeed. */
export type DeleteFeedInput = {
  /** The id of the feed to delete. */
  id: string | number;
};

/** The input of the mutation deleteFolder. */
export type DeleteFolderInput = {
  /** The id of the empty folder to delete. */
  id: string | number;
};

/** The input of the mutation deleteGroup. */
export type DeleteGroupInput = {
  /** The id of the group to delete. */
  id: string | number;
};

/** The input of the mutation deleteLead. */
export type DeleteLeadInput = {
  /** The id of the lead to delete. */
  id: string | number;
};

/** The input of the mutation deletePicture. */
export type DeletePictureInput = {
  /** The id of the picture to delete. */
  id: string | number;
  /** True deletes the picture even if it is in use: texts show its description instead, and covers are removed. False if absent or null. */
  isUseIgnored?: boolean | null | undefined;
};

/** The input of the mutation deleteUser. */
export type DeleteUserInput = {
  /** The id of the account to delete. */
  id: string | number;
};

/** The input of the mutation deleteUserNote. */
export type DeleteUserNoteInput = {
  /** The id of the note. */
  id: string | number;
};

/** The input of the mutation deleteWebhook. */
export type DeleteWebhookInput = {
  /** The id of the webhook to delete. */
  id: string | number;
};

/** The input of the mutation discardArticleDraft. */
export type DiscardArticleDraftInput = {
  /** The id of the article. */
  id: string | number;
};

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

/** The input of the mutation endNdaExemption. */
export type EndNdaExemptionInput = {
  /** The id of the account. */
  id: string | number;
};

/** The conditions of engagement. A reading must meet all that are given. */
export type EngagementFilter = {
  /** Only the document with this id. Null sets no condition. */
  documentId?: string | number | null | undefined;
  /** Only readings at or after this date and time. Null sets no condition. */
  from?: string | null | undefined;
  /** Only members of the group with this id. Null sets no condition. */
  groupId?: string | number | null | undefined;
  /** Only people who had the page with this number in view. Null sets no condition. */
  page?: number | null | undefined;
  /** Only people with this id, or with this text in their name, username, email address or company. Null sets no condition. */
  person?: string | null | undefined;
  /** Only readings before this date and time. Null sets no condition. */
  to?: string | null | undefined;
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

/** The input of the mutation exemptFromNda. */
export type ExemptFromNdaInput = {
  /** The id of the account. */
  id: string | number;
  /** The reason as plain text. Only administrators can read it. */
  reason: string;
};

/** The decision of an editor or administrator on a feed item. */
export type FeedItemStatus =
  /** The item is published on the Resources page. */
  | 'ACCEPTED'
  /** No editor or administrator has decided yet. Visitors do not see the item. */
  | 'PENDING'
  /** The item is not published. */
  | 'REJECTED';

/** The status of a feed. */
export type FeedStatus =
  /** The site reads the feed regularly. */
  | 'ACTIVE'
  /** The site stopped reading the feed after ten failures in a row, or because it was removed. */
  | 'DISABLED'
  /** An editor or administrator paused the feed. */
  | 'PAUSED';

/** A kind of content that a file has besides what its pages show at first sight. */
export type FileFindingKind =
  /** The PDF contains other files. */
  | 'ATTACHMENTS'
  /** The file has comments. */
  | 'COMMENTS'
  /** A watermarked copy of the PDF would show pages differently than readers see them. */
  | 'DIFFERENT_COPY'
  /** Pages show nothing. */
  | 'EMPTY_PAGES'
  /** The PDF has fields that can be filled in. */
  | 'FORM_FIELDS'
  /** The PDF has layers that are off. */
  | 'HIDDEN_LAYERS'
  /** The PDF has pictures that are covered or outside of the visible part of a page. */
  | 'HIDDEN_PICTURES'
  /** The workbook has hidden sheets. */
  | 'HIDDEN_SHEETS'
  /** The presentation has slides that it does not show. */
  | 'HIDDEN_SLIDES'
  /** The file has text that is covered, formatted as hidden, or has the color of its page. */
  | 'HIDDEN_TEXT'
  /** The file could not be inspected completely. */
  | 'INCOMPLETE'
  /** The properties of the file contain names or paths. */
  | 'METADATA'
  /** Text is not drawn because its font is not part of the file. */
  | 'MISSING_FONTS'
  /** Pages have letters or signs of a font that does not name them, so a search does not find them. */
  | 'NAMELESS_SIGNS'
  /** Pages have only pictures or letters that programs cannot read, so a search finds nothing on them. */
  | 'NO_TEXT'
  /** The PDF has text outside of the visible part of a page. */
  | 'OUTSIDE_TEXT'
  /** The PDF restricts printing, copying or changes. */
  | 'RESTRICTIONS'
  /** The PDF has a digital signature, which a watermarked copy cannot keep valid. */
  | 'SIGNATURE'
  /** The presentation has notes for its speaker. */
  | 'SPEAKER_NOTES'
  /** The file records who changed what. */
  | 'TRACKED_CHANGES';

/** Filtering options for folders. */
export type FolderFilter = {
  /** True leaves out the folders in folders that are not open, if there are more than 40 folders. The folder `openId` and those above it are open. Ignored with `search`. All folders if absent or null. */
  isCollapsed?: boolean | null | undefined;
  /** The id of the folder that is open. Only with `isCollapsed`. No folder is open if absent or null. */
  openId?: string | number | null | undefined;
  /** Only folders with all these words in the name. All folders if absent or null. */
  search?: string | null | undefined;
};

/** A founder of the company. */
export type FounderInput = {
  /** The full name. */
  name: string;
  /** The title, such as “Chief Executive”. */
  title?: string;
};

/** The input of the mutation importFeeds. */
export type ImportFeedsInput = {
  /** The text of the OPML file, at most 400,000 characters. */
  opml: string;
};

/** The industry of a deployment. */
export type Industry =
  /** Suppliers who hold controlled technical data. */
  | 'DEFENSE'
  /** Banks, credit unions and insurers. */
  | 'FINANCIAL_SERVICES'
  /** Public bodies, courts and archives. */
  | 'GOVERNMENT'
  /** Hospitals, clinics and laboratories. */
  | 'HEALTHCARE'
  /** Water, power and other infrastructure. */
  | 'UTILITIES';

/** The status of an investor update. */
export type InvestorUpdateStatus =
  /** Not published. Only administrators can read it. */
  | 'DRAFT'
  /** Its audience can read it. */
  | 'PUBLISHED'
  /** Its whole audience can read it from `publishedAt` on, which is in the future. */
  | 'SCHEDULED';

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

/** Filtering options for leads. */
export type LeadFilter = {
  /** Only leads of this form. Null sets no condition. */
  kind?: LeadKind | null | undefined;
  /** Only leads with this text in the name, email address, company or needs, at most 200 characters. Null sets no condition. */
  search?: string | null | undefined;
  /** Only leads with this status. Null sets no condition. */
  status?: LeadStatus | null | undefined;
};

/** The form that a person sent. */
export type LeadKind =
  /** The person wrote to the company. */
  | 'CONTACT'
  /** The person requested the whitepaper. */
  | 'WHITEPAPER';

/** The state of the work on a lead, which administrators set. */
export type LeadStatus =
  /** The person was answered, or needs no answer. */
  | 'CLOSED'
  /** Someone is working on it. */
  | 'IN_PROGRESS'
  /** No one has answered yet. */
  | 'NEW';

/** The input of the mutation lockArticle. */
export type LockArticleInput = {
  /** The id of the article to lock. */
  id: string | number;
  /** A random name for the browser tab or program that edits the article, 8 to 64 characters. */
  key: string;
  /** True takes the lock over from another tab. False, null or absent leaves a lock of another tab alone. */
  takeOver?: boolean | null | undefined;
};

/** Whether an email was sent. */
export type MailState =
  /** The email could not be sent, or its links expired first. */
  | 'FAILED'
  /** The mail server accepted the email. */
  | 'SENT'
  /** The email waits to be sent. */
  | 'WAITING';

/** The input of the mutation makeDocumentVersionCurrent. */
export type MakeDocumentVersionCurrentInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** True emails a correction to the people who were notified of a later version or opened one, and who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The number of a former version whose file was not deleted. */
  number: number;
};

/** The input of the mutation moveCaseStudy. */
export type MoveCaseStudyInput = {
  /** The place from which the case study is moved. The mutation fails with CONFLICT if it has another one now. Absent or null moves it from any place. */
  expectedPlace?: number | null | undefined;
  /** The id of the published case study to move. */
  id: string | number;
  /** The new place among all published case studies, from 1. A number beyond the last place is the last place. */
  place: number;
};

/** Whether a person must sign the confidentiality agreement. */
export type NdaState =
  /** An administrator exempted the person. */
  | 'EXEMPT'
  /** No agreement is in force, or it does not apply to the person. */
  | 'NOT_REQUIRED'
  /** The person must sign before they open another document. */
  | 'OPEN'
  /** The person signed the agreement in force. */
  | 'SIGNED';

/** The direction of an order. */
export type OrderDirection =
  /** Ascending: A to Z, the oldest first. */
  | 'ASC'
  /** Descending: Z to A, the newest first. */
  | 'DESC';

/** Filtering options for pictures. */
export type PictureFilter = {
  /** True lists only pictures that no article and no case study shows. All pictures are listed if false, absent or null. */
  isUnused?: boolean | null | undefined;
  /** Words of the description or of the file name, at most 200 characters. */
  search?: string | null | undefined;
};

/** The kind of content that shows a picture. */
export type PictureUser =
  /** An article, in its text or as its cover. */
  | 'ARTICLE'
  /** A case study, in its text or as the picture of shared links. */
  | 'CASE_STUDY';

/** The input of the mutation publishArticle. */
export type PublishArticleInput = {
  /** The date and time of publication. A future one schedules the draft of a published article, or else the article. One that has passed sets the date of an article that is a draft. Now if absent or null. */
  at?: string | null | undefined;
  /** The status in which the sender has seen the article. The mutation returns CONFLICT if the article has another one, if `at` has passed, or if a published article has no changes to schedule. No check if absent or null. */
  expectedStatus?: ArticleStatus | null | undefined;
  /** The version to publish: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article to publish. */
  id: string | number;
  /** The reason to publish although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
};

/** The input of the mutation publishCaseStudy. */
export type PublishCaseStudyInput = {
  /** The id of the case study to publish. */
  id: string | number;
  /** The reason to publish although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
};

/** The input of the mutation publishInvestorUpdate. */
export type PublishInvestorUpdateInput = {
  /** The date and time of publication. Now if absent, null or in the past. */
  at?: string | null | undefined;
  /** The id of the update to publish. */
  id: string | number;
};

/** The input of the mutation publishNda. */
export type PublishNdaInput = {
  /** The whole text of the agreement as Markdown. Spaces and line breaks are part of the signed text. */
  body: string;
};

/** The input of the mutation publishQuestion. */
export type PublishQuestionInput = {
  /** The answer as others read it, as plain text. */
  answer: string;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The ids of the groups that can read it. If empty, all investors who can list the document can read it. */
  groupIds: Array<string | number>;
  /** The id of the question to publish. */
  id: string | number;
  /** The question as others read it, as plain text that does not identify the person who asked. */
  question: string;
};

/** Filtering options for questions. A question must match all fields that are given. */
export type QuestionFilter = {
  /** Only questions about the document with this id. Null sets no condition. */
  documentId?: string | number | null | undefined;
  /** Only questions with this status. Null sets no condition. */
  status?: QuestionStatus | null | undefined;
};

/** The status of a question. */
export type QuestionStatus =
  /** The person who asked has the answer. No one else reads it. */
  | 'ANSWERED'
  /** The question has no answer yet, or only a draft of one. */
  | 'OPEN'
  /** Other investors read the question and its answer, without the name of the person who asked. */
  | 'PUBLISHED';

/** The input of the mutation refreshFeed. */
export type RefreshFeedInput = {
  /** The id of the feed to read. */
  id: string | number;
};

/** The input of the mutation reinstateUser. */
export type ReinstateUserInput = {
  /** The id of the suspended account to reinstate. */
  id: string | number;
};

/** The input of the mutation rejectUser. */
export type RejectUserInput = {
  /** The id of the account to reject. */
  id: string | number;
  /** The reason, mailed to the owner of the account. */
  reason: string;
};

/** The input of the mutation remindToSignNda. */
export type RemindToSignNdaInput = {
  /** The ids of the accounts to remind, at most 100. Null stands for all who must sign. */
  ids?: Array<string | number> | null | undefined;
};

/** The input of the mutation reopenUser. */
export type ReopenUserInput = {
  /** The id of the rejected account to reopen. */
  id: string | number;
};

/** The input of the mutation reorderCategories. */
export type ReorderCategoriesInput = {
  /** The ids in the order on which the change is based. The mutation fails with CONFLICT if the order is another one now. Absent or null replaces it without this check. */
  expectedIds?: Array<string | number> | null | undefined;
  /** The ids of all categories, each once, in the new order. */
  ids: Array<string | number>;
};

/** The input of the mutation requestMoreInformation. */
export type RequestMoreInformationInput = {
  /** The id of the pending account. */
  id: string | number;
  /** The question, mailed to the owner of the account. */
  message: string;
};

/** The input of the mutation resendInvitation. */
export type ResendInvitationInput = {
  /** The id of the invited account. */
  id: string | number;
};

/** The input of the mutation resetUserSecondFactor. */
export type ResetUserSecondFactorInput = {
  /** The id of the account whose second factors to remove. */
  id: string | number;
};

/** The input of the mutation restoreArticle. */
export type RestoreArticleInput = {
  /** The id of an article in the trash. */
  id: string | number;
};

/** The input of the mutation restoreEvent. */
export type RestoreEventInput = {
  /** The id of the event to restore. */
  id: string | number;
};

/** The input of the mutation reviewFeedItems. */
export type ReviewFeedItemsInput = {
  /** The ids of the items, at most 100. */
  ids: Array<string | number>;
  /** The decision on all of these items. */
  status: FeedItemStatus;
};

/** The input of the mutation revokeInvitation. */
export type RevokeInvitationInput = {
  /** The id of the invited account. */
  id: string | number;
};

/** The input of the mutation revokePreviewLink. */
export type RevokePreviewLinkInput = {
  /** The id of the preview link. */
  id: string | number;
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

/** The input of the mutation saveArticleDraft. Absent fields stay unchanged; null clears a field. */
export type SaveArticleDraftInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** The newest version that this text is based on: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article. */
  id: string | number;
  /** True if an editor saves by itself while a person types. Only some of these versions stay in the history, and the audit log has only the first of several. Null stands for false. */
  isAutosave?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation scheduleArticleUnpublish. */
export type ScheduleArticleUnpublishInput = {
  /** The date and time at which the article returns to draft, after its publication. Absent or null cancels the schedule. */
  at?: string | null | undefined;
  /** The id of a published or scheduled article. */
  id: string | number;
};

/** The input of the mutation sendInvestorUpdateTest. */
export type SendInvestorUpdateTestInput = {
  /** The id of the update to send to the viewer. */
  id: string | number;
};

/** The input of the mutation setAccess: either documentId or folderId, and either groupId or userId, must be given. */
export type SetAccessInput = {
  /** The id of the document. Null if a folder is given. */
  documentId?: string | number | null | undefined;
  /** The date and time at which the rights end, in the future. They do not end if absent or null. Afterwards the rights from a folder above apply again; an end is refused if these give as much or more. */
  endsAt?: string | null | undefined;
  /** The id of the folder. The rights apply to all documents in it and in the folders inside it. Null if a document is given. */
  folderId?: string | number | null | undefined;
  /** The id of the group. Null if an account is given. */
  groupId?: string | number | null | undefined;
  /** True, together with empty `rights`, removes the rights that were set here, so that the rights from a folder above apply again. False if absent or null. */
  inherit?: boolean | null | undefined;
  /** True emails the group or account about the documents that it can read when the email is sent, as often as each person has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The rights. DOWNLOAD includes VIEW, and VIEW includes LIST. An empty list revokes all rights, also those from a folder above. */
  rights: Array<DocumentRight>;
  /** The id of the account. Null if a group is given. */
  userId?: string | number | null | undefined;
};

/** The input of the mutation setNdaGroups. */
export type SetNdaGroupsInput = {
  /** The groups on which the change is based, in any order. The mutation fails with CONFLICT if others apply now. Absent or null replaces them without this check. */
  expectedGroupIds?: Array<string | number> | null | undefined;
  /** The ids of the groups whose members sign the agreement. An empty list stands for all investors. */
  groupIds: Array<string | number>;
};

/** The input of the mutation setUserEnd. */
export type SetUserEndInput = {
  /** The date and time from which on the owner cannot sign in, in the future. Null or absent removes the end. */
  endsAt?: string | null | undefined;
  /** The id of the approved account. */
  id: string | number;
};

/** The input of the mutation setUserRoles. */
export type SetUserRolesInput = {
  /** The roles on which the change is based, in any order. The mutation fails with CONFLICT if the account has others now. Absent or null replaces them without this check. */
  expectedRoles?: Array<Role> | null | undefined;
  /** The id of the account to change. */
  id: string | number;
  /** All roles of the account from now on, at least one. */
  roles: Array<Role>;
};

/** A page of the company on another site. */
export type SocialProfileInput = {
  /** The name of the other site. */
  name: string;
  /** The https URL of the page. */
  url: string;
};

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

/** The input of the mutation suspendUser. */
export type SuspendUserInput = {
  /** The id of the account to suspend. */
  id: string | number;
  /** The reason, mailed to the owner of the account. Null stands for none. */
  reason?: string | null | undefined;
};

/** Conditions on the tokens of a list. All of them apply together. */
export type TokenFilter = {
  /** Only tokens with this text in their name, their prefix or the name or email address of their owner, at most 200 characters. Null sets no condition. */
  search?: string | null | undefined;
  /** Only tokens with this status. Null sets no condition. */
  status?: TokenStatus | null | undefined;
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

/** The input of the mutation unlockArticle. */
export type UnlockArticleInput = {
  /** The id of the article to unlock. */
  id: string | number;
  /** The key that the tab sent to lockArticle. */
  key: string;
};

/** The input of the mutation unpublishArticle. */
export type UnpublishArticleInput = {
  /** The id of the article to unpublish. */
  id: string | number;
};

/** The input of the mutation unpublishCaseStudy. */
export type UnpublishCaseStudyInput = {
  /** The id of the case study to unpublish. */
  id: string | number;
};

/** The input of the mutation unpublishQuestion. */
export type UnpublishQuestionInput = {
  /** The id of the question to unpublish. */
  id: string | number;
};

/** The input of the mutation unscheduleArticleDraft. */
export type UnscheduleArticleDraftInput = {
  /** The id of the article. */
  id: string | number;
};

/** The input of the mutation updateArticle. Absent fields stay unchanged; null clears a field. */
export type UpdateArticleInput = {
  /** The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer. */
  authorName?: string | null | undefined;
  /** The text in Markdown, at most 200,000 characters. Null stands for none. */
  body?: string | null | undefined;
  /** The id of the category. Null stands for none. */
  categoryId?: string | number | null | undefined;
  /** The path of a picture on this site that is the cover. Null stands for none. */
  cover?: string | null | undefined;
  /** The version of the article that this change is based on. The mutation returns CONFLICT if a newer version exists. No check if absent or null. */
  expectedVersion?: number | null | undefined;
  /** The id of the article to change. */
  id: string | number;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The reason to save a published or scheduled article although its publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
  /** Another date and time of publication for a published article, not in the future: publishArticle schedules. Null leaves it unchanged. */
  publishedAt?: string | null | undefined;
  /** The day on which a person last checked that the text is still true. Null stands for none. */
  reviewedOn?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged. */
  slug?: string | null | undefined;
  /** One or two sentences for lists and search engines, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation updateCaseStudy. Absent fields stay unchanged. */
export type UpdateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The path of a picture on this site that shared links show. Null stands for none. */
  cover?: string | null | undefined;
  /** The `version` that this change is based on: if the case study has another version, the answer is CONFLICT. Null changes any version. */
  expectedVersion?: number | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The id of the case study to change. */
  id: string | number;
  /** The industry of the deployment. If absent or null, a draft is without one until it is chosen, and another case study keeps its own. */
  industry?: Industry | null | undefined;
  /** True for an example that is not the deployment of a customer. If absent or null, it is true for a new case study, and stays unchanged otherwise. */
  isIllustrative?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The reason to change a published case study although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The place and the people of the deployment, at most 800 characters. Null stands for none. */
  setting?: string | null | undefined;
  /** One or two sentences, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation updateCategory. Absent fields stay unchanged; null clears a field. */
export type UpdateCategoryInput = {
  /** One sentence about the articles in this category, at most 300 characters. Null stands for none. */
  description?: string | null | undefined;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the category to change. */
  id: string | number;
  /** The name that readers see, at most 60 characters. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** The position in lists, in ascending order from 0. If absent or null, a new category is the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. If absent or null, that of a new category is made from its name, and another one stays unchanged. */
  slug?: string | null | undefined;
};

/** The input of the mutation updateDocument. Absent fields stay unchanged; null clears a field. */
export type UpdateDocumentInput = {
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the folder of the document. Null stands for none. */
  folderId?: string | number | null | undefined;
  /** True leaves comments and metadata out of downloads of a PDF, false keeps them. Null leaves it unchanged. */
  hasCleanDownloads?: boolean | null | undefined;
  /** The id of the document to change. */
  id: string | number;
  /** True shows the document first to the investors who can read it, false ends that. At most six documents are pinned. Null leaves it unchanged. */
  isPinned?: boolean | null | undefined;
  /** True emails the people who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The position among the documents of the folder, from 1. If absent or null, a new or moved document becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** A summary in plain text, at most 1,000 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, one line of at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
  /** The id of a file, which `POST /uploads` returns. The file becomes a new version. Null adds no version. */
  uploadId?: string | number | null | undefined;
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

/** The input of the mutation updateFeed. Absent fields stay unchanged. */
export type UpdateFeedInput = {
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the feed to change. */
  id: string | number;
  /** True pauses the feed, false resumes it. Null leaves it unchanged. */
  isPaused?: boolean | null | undefined;
  /** The name that readers see. Null or an empty text restores the title that the feed gives itself. */
  title?: string | null | undefined;
};

/** The input of the mutation updateFolder. Absent fields stay unchanged. */
export type UpdateFolderInput = {
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the folder to change. */
  id: string | number;
  /** The name, one line of at most 120 characters. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** True emails everyone about the documents in the folder that they can read when the email is sent, as often as each person has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The id of the folder that contains this folder, with all its contents. Null stands for none: the folder is at the top. */
  parentId?: string | number | null | undefined;
  /** The position among the folders of the same parent, from 1. If absent or null, a new or moved folder becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
};

/** The input of the mutation updateGroup. Absent fields stay unchanged. */
export type UpdateGroupInput = {
  /** The ids of accounts that join the group, at most 5,000. The other members stay. Null adds none. */
  addMemberIds?: Array<string | number> | null | undefined;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the group to change. */
  id: string | number;
  /** The ids of all accounts in the group, at most 5,000. Accounts that are not in the list leave the group. Null leaves the members unchanged. Cannot be combined with addMemberIds and removeMemberIds. */
  memberIds?: Array<string | number> | null | undefined;
  /** The name, at most 60 characters. No two groups have the same name. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** The ids of accounts that leave the group, at most 5,000. The other members stay. Null removes none. */
  removeMemberIds?: Array<string | number> | null | undefined;
};

/** The input of the mutation updateInvestorUpdate. Absent fields stay unchanged. */
export type UpdateInvestorUpdateInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The ids of all documents that belong to the update, in this order, at most 50. A reader sees those that are shared with them. Null stands for none. */
  documentIds?: Array<string | number> | null | undefined;
  /** The `version` that this change is based on: if the update has another version, the answer is CONFLICT. Null changes any version. */
  expectedVersion?: number | null | undefined;
  /** The ids of all groups that the update is for, at most 100. An empty list is for all investors. If absent or null, a new update is for all investors, and another one keeps its audience. */
  groupIds?: Array<string | number> | null | undefined;
  /** The id of the update to change. */
  id: string | number;
  /** True if an editor saves by itself while a person types. The audit log has only the first of several. Null stands for false. */
  isAutosave?: boolean | null | undefined;
  /** True emails the whole audience of a published update again, according to the settings of each person. The audience of an update that is not published is emailed once, when it is published. Null stands for false. */
  notifyAgain?: boolean | null | undefined;
  /** The title, one line of at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation updateLead. */
export type UpdateLeadInput = {
  /** The id of the lead. */
  id: string | number;
  /** The new notes, at most 5,000 characters. They do not change if absent or null. */
  notes?: string | null | undefined;
  /** The new status. It does not change if absent or null. */
  status?: LeadStatus | null | undefined;
};

/** The input of the mutation updatePicture. */
export type UpdatePictureInput = {
  /** The description for people who cannot see the picture, at most 300 characters. */
  alt: string;
  /** The id of the picture to change. */
  id: string | number;
};

/** The input of the mutation updateSiteDetails. A field that is absent stays, and an empty one is unset. */
export type UpdateSiteDetailsInput = {
  /** How long entries of the audit log are kept, such as “ten years”. If null or absent, it stays; empty unsets it. */
  auditLog?: string | null | undefined;
  /** The age of the oldest backup, such as “30 days”. If null or absent, it stays; empty unsets it. */
  backups?: string | null | undefined;
  /** The city of the company’s address. If null or absent, it stays; empty unsets it. */
  city?: string | null | undefined;
  /** The country of the company’s address. If null or absent, it stays; empty unsets it. */
  country?: string | null | undefined;
  /** The data protection officer or the representative in the European Union, with a way to reach them. If null or absent, it stays; empty unsets it. */
  dataProtection?: string | null | undefined;
  /** The email address to which anyone may write. If null or absent, it stays; empty unsets it. */
  email?: string | null | undefined;
  /** The version that the change is based on, 0 if there was none. If null or absent, it is not compared. */
  expectedVersion?: number | null | undefined;
  /** All founders in their order, at most six. If null or absent, they stay. */
  founders?: Array<FounderInput> | null | undefined;
  /** The governing law and the courts, as the sentences that the terms state. If null or absent, it stays; empty unsets it. */
  governingLaw?: string | null | undefined;
  /** True if the account pages of investors are to offer API tokens and webhooks. If null or absent, it stays, also if a version is restored. */
  isApiOffered?: boolean | null | undefined;
  /** Where the language model of the chat runs, such as “on our own server in Delaware”. If null or absent, it stays; empty unsets it. */
  languageModel?: string | null | undefined;
  /** The name of the company, as its register has it. If null or absent, it stays; empty unsets it. */
  legalName?: string | null | undefined;
  /** The server through which mail leaves, such as “mail.acme.com, run by Acme”. If null or absent, it stays; empty unsets it. */
  mailServer?: string | null | undefined;
  /** The date, scope, tester and result of the last penetration test by an outside party. If null or absent, it stays; empty unsets it. */
  penetrationTest?: string | null | undefined;
  /** The telephone number that anyone may call. If null or absent, it stays; empty unsets it. */
  phone?: string | null | undefined;
  /** The postal code of the company’s address. If null or absent, it stays; empty unsets it. */
  postalCode?: string | null | undefined;
  /** How long refused requests for an account are kept, such as “six months”. If null or absent, it stays; empty unsets it. */
  refusedRequests?: string | null | undefined;
  /** The state or region of the company’s address. If null or absent, it stays; empty unsets it. */
  region?: string | null | undefined;
  /** A former version whose facts are restored before the other fields are changed. If null or absent, those in force are changed. */
  restoredVersion?: number | null | undefined;
  /** The country of the server and, if data crosses a border, the safeguard that applies. If null or absent, it stays; empty unsets it. */
  serverCountry?: string | null | undefined;
  /** All pages of the company on other sites, at most six. If null or absent, they stay. */
  socialProfiles?: Array<SocialProfileInput> | null | undefined;
  /** The day on which the operator confirmed the page of specifications, as YYYY-MM-DD. If null or absent, it stays; empty unsets it. */
  specificationsConfirmedOn?: string | null | undefined;
  /** The street and number of the company’s address. If null or absent, it stays; empty unsets it. */
  street?: string | null | undefined;
  /** When somebody answers, with the time zone. If null or absent, it stays; empty unsets it. */
  supportHours?: string | null | undefined;
  /** How long the technical log of the server is kept, such as “seven days”. If null or absent, it stays; empty unsets it. */
  technicalLog?: string | null | undefined;
  /** What a customer or partner said, quoted on the home page. If null or absent, it stays; empty unsets it. */
  testimonial?: string | null | undefined;
  /** The day on which the person agreed to be quoted, as YYYY-MM-DD. Only administrators see it. If null or absent, it stays; empty unsets it. */
  testimonialConsentOn?: string | null | undefined;
  /** The person whose words these are. Only administrators see it before source and consent are set. If null or absent, it stays; empty unsets it. */
  testimonialPerson?: string | null | undefined;
  /** Where the words were said or written. Only administrators see it before the consent is set. If null or absent, it stays; empty unsets it. */
  testimonialSource?: string | null | undefined;
  /** The title and company of that person. Only administrators see it before source and consent are set. If null or absent, it stays; empty unsets it. */
  testimonialTitle?: string | null | undefined;
};

/** The input of the mutation updateUser. Absent fields stay unchanged; null clears a field. */
export type UpdateUserInput = {
  /** The company of the owner. Null clears it. */
  company?: string | null | undefined;
  /** The email address. A new one is unverified until its owner follows the link mailed to it. Null leaves it unchanged. */
  email?: string | null | undefined;
  /** The id of the account to correct. */
  id: string | number;
  /** The full name of the owner. Null leaves it unchanged. */
  name?: string | null | undefined;
};

/** The status of an uploaded file. */
export type UploadStatus =
  /** A document can be created from the file. */
  | 'CLEAN'
  /** The file waits for the malware scanner. */
  | 'QUARANTINED'
  /** The file was refused. `reason` says why. */
  | 'REFUSED';

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

/** The order of the query users. Accounts with the same value are ordered by their id. */
export type UserOrder = {
  /** The direction of the order. */
  direction: OrderDirection;
  /** The value by which the accounts are ordered. */
  field: UserOrderField;
};

/** The values by which accounts can be ordered. */
export type UserOrderField =
  /** By company, without regard to accents and case. Accounts without a company come last. */
  | 'COMPANY'
  /** By the time of the request. */
  | 'CREATED_AT'
  /** By name, without regard to accents and case. */
  | 'NAME'
  /** By the name of the status. */
  | 'STATUS';

/** The input of the mutation viewDocumentsAs. */
export type ViewDocumentsAsInput = {
  /** The id of the account. */
  userId: string | number;
};

/** The input of the mutation watchReadings: either documentId or userId must be given. */
export type WatchReadingsInput = {
  /** The id of the document. Null if an account is given. */
  documentId?: string | number | null | undefined;
  /** True starts the emails to the viewer, and false ends them. */
  isOn: boolean;
  /** The id of the account. Null if a document is given. */
  userId?: string | number | null | undefined;
};

/** Conditions on the webhooks of a list. All of them apply together. */
export type WebhookFilter = {
  /** Only webhooks with this text in their name, their URL or the name or email address of their owner, at most 200 characters. Null sets no condition. */
  search?: string | null | undefined;
  /** Only webhooks with this status. Null sets no condition. */
  status?: WebhookStatus | null | undefined;
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

/** The input of the mutation withdrawInvestorUpdate. */
export type WithdrawInvestorUpdateInput = {
  /** The id of the update to withdraw. */
  id: string | number;
  /** The reason, for the audit log and other administrators, at most 500 characters. */
  reason: string;
};

export type AccessLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AccessLogFilter | null | undefined;
}>;


export type AccessLogQuery = { accessLog: { edges: Array<{ cursor: string, node: { id: string, createdAt: string, kind: AccessKind, documentId: string, documentTitle: string | null, version: number | null, page: number | null, pageLabel: string | null, seconds: number | null, code: string | null, ipAddress: string | null, person: { accountId: string, name: string | null }, principal: { accountId: string, name: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EngagementQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EngagementFilter | null | undefined;
  documentId: string | number;
  hasDocument: boolean;
}>;


export type EngagementQuery = { engagement: { edges: Array<{ cursor: string, node: { documentId: string, documentTitle: string, version: number, pageCount: number | null, company: string | null, email: string, seconds: number, furthestPage: number, lastReadAt: string, person: { accountId: string, name: string | null }, pages: Array<{ page: number, label: string | null, seconds: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, groups: { nodes: Array<{ id: string, name: string }> }, document?: { id: string, title: string, version: number, pageCount: number | null, pageLabels: Array<string> | null, pageEngagement: Array<{ page: number, readerCount: number, reachedCount: number, seconds: number }> | null } | null };

export type InvestorSummariesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EngagementFilter | null | undefined;
  personId: string | number;
  hasPerson: boolean;
}>;


export type InvestorSummariesQuery = { investorSummaries: { nodes: Array<{ id: string, company: string | null, email: string, documentCount: number, pageCount: number, seconds: number, lastReadAt: string | null, questionCount: number, eventCount: number, person: { accountId: string, name: string | null }, agreement: { state: NdaState, signature: { id: string, signedAt: string } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, investorTotals: { investorCount: number, readerCount: number, seconds: number, questionCount: number, eventCount: number, unsignedCount: number }, person?:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { name: string, id: string }
    | { id: string }
   | null, engagement?: { edges: Array<{ cursor: string, node: { documentId: string, documentTitle: string, version: number, pageCount: number | null, company: string | null, email: string, seconds: number, furthestPage: number, lastReadAt: string, person: { accountId: string, name: string | null }, pages: Array<{ page: number, label: string | null, seconds: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedSummaryFragment = { id: string, company: string | null, email: string, documentCount: number, pageCount: number, seconds: number, lastReadAt: string | null, questionCount: number, eventCount: number, person: { accountId: string, name: string | null }, agreement: { state: NdaState, signature: { id: string, signedAt: string } | null } | null };

export type ReadVersionFragment = { documentId: string, documentTitle: string, version: number, pageCount: number | null, company: string | null, email: string, seconds: number, furthestPage: number, lastReadAt: string, person: { accountId: string, name: string | null }, pages: Array<{ page: number, label: string | null, seconds: number }> };

export type WatchReadingsMutationVariables = Exact<{
  input: WatchReadingsInput;
}>;


export type WatchReadingsMutation = { watchReadings: { document: { id: string, isWatched: boolean } | null, user: { id: string, isWatched: boolean } | null } };

export type AdminArticleFragment = { id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, author: { name: string }, category: { id: string, name: string } | null, draft: { savedAt: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } };

export type AdminArticlesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  category?: string | null | undefined;
  status?: ArticleStatus | null | undefined;
  trashed?: boolean | null | undefined;
  scheduled?: boolean | null | undefined;
  words?: string | null | undefined;
}>;


export type AdminArticlesQuery = { articles: { edges: Array<{ cursor: string, node: { id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, author: { name: string }, category: { id: string, name: string } | null, draft: { savedAt: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, categories: { nodes: Array<{ id: string, name: string, slug: string }> } };

export type AdminSearchQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
  category?: string | null | undefined;
  status?: ArticleStatus | null | undefined;
}>;


export type AdminSearchQuery = { search: { totalCount: number, hasMore: boolean, corrected: string | null, edges: Array<{ cursor: string, node: { id: string, path: string, titleParts: Array<{ text: string, isMatch: boolean }>, excerptParts: Array<{ text: string, isMatch: boolean }>, article: { id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, author: { name: string }, category: { id: string, name: string } | null, draft: { savedAt: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, categories: Array<{ count: number, category: { id: string, slug: string } }> }, categories: { nodes: Array<{ id: string, name: string, slug: string }> } };

export type EditedArticleFragment = { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } };

export type EditArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type EditArticleQuery = { node:
    | { id: string, summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, categories: { nodes: Array<{ id: string, name: string, slug: string }> }, articleAuthors: Array<{ name: string }> };

export type PreviewArticleQueryVariables = Exact<{
  body: string;
}>;


export type PreviewArticleQuery = { previewArticle: { bodyTree: RichText, readingMinutes: number } };

export type ArticleVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleVersionsQuery = { articleVersions: { nodes: Array<{ version: number, slug: string | null, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, isDraft: boolean, isAutosave: boolean, category: { id: string, name: string } | null, savedBy: { accountId: string, name: string | null } | null }> } };

export type CreateArticleMutationVariables = Exact<{
  input: CreateArticleInput;
}>;


export type CreateArticleMutation = { createArticle: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type SaveArticleDraftMutationVariables = Exact<{
  input: SaveArticleDraftInput;
}>;


export type SaveArticleDraftMutation = { saveArticleDraft: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type UnscheduleArticleDraftMutationVariables = Exact<{
  input: UnscheduleArticleDraftInput;
}>;


export type UnscheduleArticleDraftMutation = { unscheduleArticleDraft: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type CreatePreviewLinkMutationVariables = Exact<{
  input: CreatePreviewLinkInput;
}>;


export type CreatePreviewLinkMutation = { createPreviewLink: { url: string, article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type RevokePreviewLinkMutationVariables = Exact<{
  input: RevokePreviewLinkInput;
}>;


export type RevokePreviewLinkMutation = { revokePreviewLink: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type DiscardArticleDraftMutationVariables = Exact<{
  input: DiscardArticleDraftInput;
}>;


export type DiscardArticleDraftMutation = { discardArticleDraft: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type PublishArticleMutationVariables = Exact<{
  input: PublishArticleInput;
}>;


export type PublishArticleMutation = { publishArticle: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type ChangePublicationDateMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type ChangePublicationDateMutation = { updateArticle: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type UnpublishArticleMutationVariables = Exact<{
  input: UnpublishArticleInput;
}>;


export type UnpublishArticleMutation = { unpublishArticle: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type DeleteArticleMutationVariables = Exact<{
  input: DeleteArticleInput;
}>;


export type DeleteArticleMutation = { deleteArticle: { deletedArticleId: string } };

export type ScheduleArticleUnpublishMutationVariables = Exact<{
  input: ScheduleArticleUnpublishInput;
}>;


export type ScheduleArticleUnpublishMutation = { scheduleArticleUnpublish: { article: { summary: string | null, body: string, cover: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, previewLinks: Array<{ id: string, expiresAt: string, createdBy: { accountId: string, name: string | null } | null }>, draft: { version: number, slug: string, title: string, summary: string | null, body: string, cover: string | null, authorName: string | null, reviewedOn: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, savedAt: string, savedBy: { accountId: string, name: string | null } | null, category: { id: string, name: string } | null } | null, author: { name: string }, category: { id: string, name: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type RestoreArticleMutationVariables = Exact<{
  input: RestoreArticleInput;
}>;


export type RestoreArticleMutation = { restoreArticle: { article: { id: string, title: string, slug: string, status: ArticleStatus, publishedAt: string | null, unpublishAt: string | null, deletedAt: string | null, updatedAt: string, author: { name: string }, category: { id: string, name: string } | null, draft: { savedAt: string } | null, scheduledChanges: { version: number, publishAt: string, failure: string | null } | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean, restore: boolean, deletePermanently: boolean } } } };

export type DeleteArticlePermanentlyMutationVariables = Exact<{
  input: DeleteArticlePermanentlyInput;
}>;


export type DeleteArticlePermanentlyMutation = { deleteArticlePermanently: { deletedArticleId: string } };

export type ArticleChecksQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input?: ArticleTextInput | null | undefined;
}>;


export type ArticleChecksQuery = { articleChecks: Array<{ severity: ArticleIssueSeverity, field: ArticleIssueField, line: number | null, message: string }> };

export type LockArticleMutationVariables = Exact<{
  input: LockArticleInput;
}>;


export type LockArticleMutation = { lockArticle: { articleLock: { isOwn: boolean, lockedAt: string, holder: { accountId: string, name: string | null } } } };

export type UnlockArticleMutationVariables = Exact<{
  input: UnlockArticleInput;
}>;


export type UnlockArticleMutation = { unlockArticle: { success: boolean } };

export type LinkTargetsQueryVariables = Exact<{
  search: string;
}>;


export type LinkTargetsQuery = { articles: { nodes: Array<{ id: string, title: string, slug: string, status: ArticleStatus }> }, caseStudies: { nodes: Array<{ id: string, title: string, status: CaseStudyStatus }> } };

export type AudienceChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AudienceChoicesQuery = { groups: { nodes: Array<{ id: string, name: string }> }, documents: { nodes: Array<{ id: string, index: string, title: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditEventsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditEventFilter | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { edges: Array<{ cursor: string, node: { id: string, createdAt: string, kind: AuditKind, ipAddress: string | null, requestId: string | null, details: Record<string, unknown>, actor: { accountId: string, name: string | null } | null, subject: { subjectId: string, name: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminCaseStudyFragment = { id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } };

export type EditedCaseStudyFragment = { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } };

export type AdminCaseStudiesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CaseStudyFilter | null | undefined;
}>;


export type AdminCaseStudiesQuery = { caseStudies: { nodes: Array<{ id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditCaseStudyQueryVariables = Exact<{
  id: string | number;
}>;


export type EditCaseStudyQuery = { caseStudy: { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } | null };

export type CreateCaseStudyMutationVariables = Exact<{
  input: CreateCaseStudyInput;
}>;


export type CreateCaseStudyMutation = { createCaseStudy: { caseStudy: { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } } };

export type UpdateCaseStudyMutationVariables = Exact<{
  input: UpdateCaseStudyInput;
}>;


export type UpdateCaseStudyMutation = { updateCaseStudy: { caseStudy: { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } } };

export type PublishCaseStudyMutationVariables = Exact<{
  input: PublishCaseStudyInput;
}>;


export type PublishCaseStudyMutation = { publishCaseStudy: { caseStudy: { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } } };

export type UnpublishCaseStudyMutationVariables = Exact<{
  input: UnpublishCaseStudyInput;
}>;


export type UnpublishCaseStudyMutation = { unpublishCaseStudy: { caseStudy: { setting: string | null, problem: string | null, body: string, cover: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, version: number, id: string, title: string, industry: Industry | null, status: CaseStudyStatus, publishedAt: string | null, updatedAt: string, isIllustrative: boolean, summary: string | null, facts: Array<{ label: string, value: string }>, viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } } };

export type MoveCaseStudyMutationVariables = Exact<{
  input: MoveCaseStudyInput;
}>;


export type MoveCaseStudyMutation = { moveCaseStudy: { caseStudy: { id: string } } };

export type DeleteCaseStudyMutationVariables = Exact<{
  input: DeleteCaseStudyInput;
}>;


export type DeleteCaseStudyMutation = { deleteCaseStudy: { deletedCaseStudyId: string } };

export type AdminCategoryFragment = { id: string, version: number, name: string, slug: string, description: string | null, articleCount: number };

export type AdminCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCategoriesQuery = { categories: { nodes: Array<{ id: string, version: number, name: string, slug: string, description: string | null, articleCount: number }> } };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { category: { id: string, version: number, name: string, slug: string, description: string | null, articleCount: number } } };

export type UpdateCategoryMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { updateCategory: { category: { id: string, version: number, name: string, slug: string, description: string | null, articleCount: number } } };

export type DeleteCategoryMutationVariables = Exact<{
  input: DeleteCategoryInput;
}>;


export type DeleteCategoryMutation = { deleteCategory: { deletedCategoryId: string } };

export type ReorderCategoriesMutationVariables = Exact<{
  input: ReorderCategoriesInput;
}>;


export type ReorderCategoriesMutation = { reorderCategories: { categories: { nodes: Array<{ id: string }> } } };

export type ChatQuestionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ChatQuestionFilter | null | undefined;
}>;


export type ChatQuestionsQuery = { chatQuestions: { edges: Array<{ cursor: string, node: { id: string, question: string, askedCount: number, unansweredCount: number, notHelpfulCount: number, reasons: Array<string>, lastAskedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, chatModelUsage: { answeredCount: number, failedCount: number, canceledCount: number } };

export type DeleteChatQuestionMutationVariables = Exact<{
  input: DeleteChatQuestionInput;
}>;


export type DeleteChatQuestionMutation = { deleteChatQuestion: { deletedChatQuestionId: string } };

export type CreateArticleFromQuestionMutationVariables = Exact<{
  input: CreateArticleInput;
}>;


export type CreateArticleFromQuestionMutation = { createArticle: { article: { id: string } } };

export type AdminDelegationFragment = { id: string, email: string, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, endedAt: string | null, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string }>, folders: Array<{ id: string, index: string, name: string }> };

export type AdminDelegationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: DelegationFilter | null | undefined;
}>;


export type AdminDelegationsQuery = { delegations: { edges: Array<{ node: { id: string, email: string, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, endedAt: string | null, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string }>, folders: Array<{ id: string, index: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EndDelegationMutationVariables = Exact<{
  input: EndDelegationInput;
}>;


export type EndDelegationMutation = { endDelegation: { delegation: { id: string, email: string, status: DelegationStatus, ending: DelegationEnding | null, reason: string | null, right: DocumentRight, createdAt: string, endsAt: string, endedAt: string | null, principal: { accountId: string, name: string | null }, delegate: { accountId: string, name: string | null } | null, viewerCan: { respond: boolean, end: boolean }, documents: Array<{ id: string, index: string, title: string }>, folders: Array<{ id: string, index: string, name: string }> } } };

export type AdminAccessFragment = { rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null };

export type AdminDocumentFragment = { id: string, editVersion: number | null, title: string, summary: string | null, index: string, version: number, fileName: string, mediaType: string, byteSize: number, pageCount: number | null, isPinned: boolean, hasCleanDownloads: boolean | null, updatedAt: string, accessCount: number | null, findings: Array<{ kind: FileFindingKind, message: string, consequence: string }> | null, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null };

export type AdminFolderFragment = { id: string, version: number | null, parentId: string | null, name: string, index: string, documentCount: number };

export type AdminDocumentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: DocumentFilter | null | undefined;
  folders?: FolderFilter | null | undefined;
  foldersAfter?: string | null | undefined;
  openId: string | number;
  hasOpen: boolean;
}>;


export type AdminDocumentsQuery = { folders: { nodes: Array<{ id: string, version: number | null, parentId: string | null, name: string, index: string, documentCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, documents: { nodes: Array<{ id: string, editVersion: number | null, title: string, summary: string | null, index: string, version: number, fileName: string, mediaType: string, byteSize: number, pageCount: number | null, isPinned: boolean, hasCleanDownloads: boolean | null, updatedAt: string, accessCount: number | null, findings: Array<{ kind: FileFindingKind, message: string, consequence: string }> | null, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, open?:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { accessCount: number | null, id: string, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, uploads: { nodes: Array<{ id: string, fileName: string, byteSize: number, status: UploadStatus, reason: string | null, createdAt: string }> }, accessRequests: Array<{ documentId: string, documentTitle: string, company: string | null, createdAt: string, right: DocumentRight, endsAt: string | null, person: { accountId: string, name: string | null } }>, endingAccess: Array<{ rights: Array<DocumentRight>, endsAt: string, document: { id: string, title: string } | null, folder: { id: string, name: string } | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null }>, partialUploads: { nodes: Array<{ uploadId: string, fileName: string, byteSize: number, receivedBytes: number, createdAt: string }> } };

export type DocumentVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentVersionsQuery = { document: { id: string, title: string, version: number, editVersion: number | null, versions: { nodes: Array<{ number: number, fileName: string, mediaType: string, byteSize: number, pageCount: number | null, createdAt: string, restoredFrom: number | null, deletedAt: string | null, notifiedCount: number, readerCount: number, createdBy: { accountId: string, name: string | null } | null, findings: Array<{ kind: FileFindingKind, message: string, consequence: string }> | null }> } | null } | null };

export type MakeDocumentVersionCurrentMutationVariables = Exact<{
  input: MakeDocumentVersionCurrentInput;
}>;


export type MakeDocumentVersionCurrentMutation = { makeDocumentVersionCurrent: { document: { id: string } } };

export type DeleteDocumentVersionMutationVariables = Exact<{
  input: DeleteDocumentVersionInput;
}>;


export type DeleteDocumentVersionMutation = { deleteDocumentVersion: { deletedDocumentVersionNumber: number } };

export type DocumentDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentDetailsQuery = { document: { id: string, isWatched: boolean, accessCount: number | null, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null, readers: Array<{ pages: Array<number>, lastReadAt: string, person: { accountId: string, name: string | null } }> | null, versions: { nodes: Array<{ number: number, fileName: string, createdAt: string }> } | null } | null };

export type ItemAccessQueryVariables = Exact<{
  id: string | number;
  isFolder: boolean;
}>;


export type ItemAccessQuery = { document?: { id: string, findings: Array<{ kind: FileFindingKind, message: string, consequence: string }> | null, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null } | null, folder?:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, user: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type SharedFilesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  folderId?: string | number | null | undefined;
  isFolder: boolean;
}>;


export type SharedFilesQuery = { nodes: Array<
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { pageCount: number | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { name: string, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null>, documents?: { nodes: Array<{ id: string, pageCount: number | null }>, pageInfo: { hasNextPage: boolean } } };

export type DocumentPlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentPlaceQuery = { document: { id: string, folder: { id: string, index: string, name: string } | null } | null };

export type FolderChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FolderChoicesQuery = { folders: { nodes: Array<{ id: string, index: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type RightsGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type RightsGroupsQuery = { groups: { nodes: Array<{ id: string, name: string }> } };

export type ViewDocumentsAsMutationVariables = Exact<{
  input: ViewDocumentsAsInput;
  first: number;
  after?: string | null | undefined;
  filter?: DocumentFilter | null | undefined;
  foldersAfter?: string | null | undefined;
}>;


export type ViewDocumentsAsMutation = { viewDocumentsAs: { user: { id: string, name: string, status: AccountStatus }, folders: { nodes: Array<{ folderId: string, parentId: string | null, name: string, index: string, documentCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, documents: { nodes: Array<{ documentId: string, title: string, summary: string | null, index: string, version: number, mediaType: string, byteSize: number, pageCount: number | null, updatedAt: string, rights: Array<DocumentRight>, news: DocumentNews | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { document: { id: string } } };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { document: { id: string }, notified: Array<{ accountId: string, name: string | null }> } };

export type DeleteDocumentMutationVariables = Exact<{
  input: DeleteDocumentInput;
}>;


export type DeleteDocumentMutation = { deleteDocument: { deletedDocumentId: string } };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { createFolder: { folder: { id: string, documentCount: number } } };

export type FolderFilesQueryVariables = Exact<{
  folderId: string | number;
  after?: string | null | undefined;
}>;


export type FolderFilesQuery = { documents: { nodes: Array<{ id: string, fileName: string, folder: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UpdateFolderMutationVariables = Exact<{
  input: UpdateFolderInput;
}>;


export type UpdateFolderMutation = { updateFolder: { folder: { id: string }, notified: Array<{ accountId: string, name: string | null }> } };

export type DeleteFolderMutationVariables = Exact<{
  input: DeleteFolderInput;
}>;


export type DeleteFolderMutation = { deleteFolder: { deletedFolderId: string } };

export type SetAccessMutationVariables = Exact<{
  input: SetAccessInput;
}>;


export type SetAccessMutation = { setAccess: { document: { id: string } | null, folder: { id: string } | null, notified: Array<{ accountId: string, name: string | null }> } };

export type ApproveAccessRequestMutationVariables = Exact<{
  input: ApproveAccessRequestInput;
}>;


export type ApproveAccessRequestMutation = { approveAccessRequest: { document: { id: string } } };

export type DeclineAccessRequestMutationVariables = Exact<{
  input: DeclineAccessRequestInput;
}>;


export type DeclineAccessRequestMutation = { declineAccessRequest: { document: { id: string } } };

export type AccessMatrixQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AccessMatrixQuery = { folders: { nodes: Array<{ id: string, parentId: string | null, name: string, index: string, accessCount: number | null, access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string, name: string } | null, inheritedFrom: { id: string, name: string, index: string } | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, groups: { nodes: Array<{ id: string, name: string }> } };

export type AdminEventFragment = { id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null };

export type AdminEventsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EventFilter | null | undefined;
}>;


export type AdminEventsQuery = { events: { nodes: Array<{ id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { event: { id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null } } };

export type UpdateEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { event: { id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null } } };

export type RestoreEventMutationVariables = Exact<{
  input: RestoreEventInput;
}>;


export type RestoreEventMutation = { restoreEvent: { event: { id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null } } };

export type CancelEventMutationVariables = Exact<{
  input: CancelEventInput;
}>;


export type CancelEventMutation = { cancelEvent: { event: { id: string, version: number | null, seriesId: string, title: string, hasOwnDetails: boolean, description: string | null, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, timeZone: string, location: string | null, status: EventStatus, recurrence: string | null, movedFrom: string | null, capacity: number | null, timeNote: string | null, isForEveryone: boolean | null, recordingUrl: string | null, documents: { nodes: Array<{ id: string }> }, groups: { nodes: Array<{ id: string, name: string }> } | null, viewerCan: { update: boolean, cancel: boolean, restore: boolean }, attendance: { going: number, waiting: number, maybe: number, notGoing: number } | null } } };

export type ListedFeedFragment = { id: string, version: number, url: string, title: string, homeUrl: string | null, status: FeedStatus, createdAt: string, lastFetchedAt: string | null, nextTryAt: string | null, isDue: boolean, lastError: string | null, failureCount: number };

export type ReviewedItemFragment = { id: string, title: string, url: string | null, summary: string | null, author: string | null, publishedAt: string, status: FeedItemStatus, source: { title: string, url: string | null } };

export type FeedsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type FeedsQuery = { feeds: { edges: Array<{ cursor: string, node: { id: string, version: number, url: string, title: string, homeUrl: string | null, status: FeedStatus, createdAt: string, lastFetchedAt: string | null, nextTryAt: string | null, isDue: boolean, lastError: string | null, failureCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WaitingItemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type WaitingItemsQuery = { feedItems: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, title: string, url: string | null, summary: string | null, author: string | null, publishedAt: string, status: FeedItemStatus, source: { title: string, url: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DecidedItemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status: FeedItemStatus;
  search?: string | null | undefined;
}>;


export type DecidedItemsQuery = { feedItems: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, title: string, url: string | null, summary: string | null, author: string | null, publishedAt: string, status: FeedItemStatus, source: { title: string, url: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateFeedMutationVariables = Exact<{
  input: CreateFeedInput;
}>;


export type CreateFeedMutation = { createFeed: { feed: { id: string, version: number, url: string, title: string, homeUrl: string | null, status: FeedStatus, createdAt: string, lastFetchedAt: string | null, nextTryAt: string | null, isDue: boolean, lastError: string | null, failureCount: number } } };

export type UpdateFeedMutationVariables = Exact<{
  input: UpdateFeedInput;
}>;


export type UpdateFeedMutation = { updateFeed: { feed: { id: string, version: number, url: string, title: string, homeUrl: string | null, status: FeedStatus, createdAt: string, lastFetchedAt: string | null, nextTryAt: string | null, isDue: boolean, lastError: string | null, failureCount: number } } };

export type RefreshFeedMutationVariables = Exact<{
  input: RefreshFeedInput;
}>;


export type RefreshFeedMutation = { refreshFeed: { feed: { id: string, version: number, url: string, title: string, homeUrl: string | null, status: FeedStatus, createdAt: string, lastFetchedAt: string | null, nextTryAt: string | null, isDue: boolean, lastError: string | null, failureCount: number } } };

export type DeleteFeedMutationVariables = Exact<{
  input: DeleteFeedInput;
}>;


export type DeleteFeedMutation = { deleteFeed: { deletedFeedId: string } };

export type ImportFeedsMutationVariables = Exact<{
  input: ImportFeedsInput;
}>;


export type ImportFeedsMutation = { importFeeds: { addedCount: number, existingCount: number, rejectedUrls: Array<string> } };

export type ReviewFeedItemsMutationVariables = Exact<{
  input: ReviewFeedItemsInput;
}>;


export type ReviewFeedItemsMutation = { reviewFeedItems: { feedItems: Array<{ id: string, status: FeedItemStatus }> } };

export type AdminMemberFragment = { id: string, name: string, email: string, company: string | null, status: AccountStatus };

export type AdminGroupFragment = { id: string, version: number, name: string, memberCount: number, viewerCan: { update: boolean, delete: boolean }, members: { nodes: Array<{ id: string, name: string, company: string | null }> } };

export type AdminGroupsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminGroupsQuery = { groups: { nodes: Array<{ id: string, version: number, name: string, memberCount: number, viewerCan: { update: boolean, delete: boolean }, members: { nodes: Array<{ id: string, name: string, company: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GroupMembersQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type GroupMembersQuery = { node:
    | { id: string, version: number, members: { nodes: Array<{ id: string, name: string, email: string, company: string | null, status: AccountStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | Record<PropertyKey, never>
   | null };

export type GroupCandidatesQueryVariables = Exact<{
  search: string;
}>;


export type GroupCandidatesQuery = { users: { nodes: Array<{ id: string, name: string, email: string, company: string | null, status: AccountStatus }>, pageInfo: { hasNextPage: boolean } } };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { group: { id: string, version: number, name: string, memberCount: number, viewerCan: { update: boolean, delete: boolean }, members: { nodes: Array<{ id: string, name: string, company: string | null }> } } } };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { group: { id: string, version: number, name: string, memberCount: number, viewerCan: { update: boolean, delete: boolean }, members: { nodes: Array<{ id: string, name: string, company: string | null }> } } } };

export type DeleteGroupMutationVariables = Exact<{
  input: DeleteGroupInput;
}>;


export type DeleteGroupMutation = { deleteGroup: { deletedGroupId: string } };

export type ListedLeadFragment = { id: string, name: string, email: string, company: string, kind: LeadKind, topic: ContactTopic | null, phone: string | null, status: LeadStatus, notes: string, needs: string, pagePath: string, referrerPath: string | null, hasProofOfWork: boolean, consentVersion: string, consentedAt: string, createdAt: string, downloadCount: number, lastDownloadedAt: string | null };

export type LeadsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: LeadFilter | null | undefined;
}>;


export type LeadsQuery = { leads: { edges: Array<{ cursor: string, node: { id: string, name: string, email: string, company: string, kind: LeadKind, topic: ContactTopic | null, phone: string | null, status: LeadStatus, notes: string, needs: string, pagePath: string, referrerPath: string | null, hasProofOfWork: boolean, consentVersion: string, consentedAt: string, createdAt: string, downloadCount: number, lastDownloadedAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UpdateLeadMutationVariables = Exact<{
  input: UpdateLeadInput;
}>;


export type UpdateLeadMutation = { updateLead: { lead: { id: string, status: LeadStatus, notes: string } } };

export type DeleteLeadMutationVariables = Exact<{
  input: DeleteLeadInput;
}>;


export type DeleteLeadMutation = { deleteLead: { deletedLeadId: string } };

export type ManualPageQueryVariables = Exact<{
  name: string;
}>;


export type ManualPageQuery = { manualPages: Array<{ name: string, title: string }>, manualPage: { name: string, title: string, bodyTree: RichText } | null };

export type ListedSignatureFragment = { id: string, version: number, name: string, email: string, signedAt: string };

export type AdminNdasQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AdminNdasQuery = { nda: { id: string, version: number, body: string, sha256: string, publishedAt: string, keyFingerprint: string } | null, ndaGroups: Array<{ id: string }>, groups: { nodes: Array<{ id: string, name: string }> }, ndaSignatures: { edges: Array<{ node: { id: string, version: number, name: string, email: string, signedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PublishNdaMutationVariables = Exact<{
  input: PublishNdaInput;
}>;


export type PublishNdaMutation = { publishNda: { nda: { id: string } } };

export type EndNdaMutationVariables = Exact<{ [key: string]: never; }>;


export type EndNdaMutation = { endNda: { nda: { id: string } } };

export type KnownEmailsQueryVariables = Exact<{
  filter: UserFilter;
}>;


export type KnownEmailsQuery = { users: { nodes: Array<{ id: string, email: string, status: AccountStatus }> } };

export type InviteUsersMutationVariables = Exact<{
  input: InviteUsersInput;
}>;


export type InviteUsersMutation = { inviteUsers: { users: Array<{ id: string }> } };

export type ResendInvitationMutationVariables = Exact<{
  input: ResendInvitationInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null } } };

export type RevokeInvitationMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { deletedUserId: string } };

export type ListedPersonFragment = { lastSeenAt: string | null, id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, groups: Array<{ id: string, name: string }> | null, nda: { state: NdaState, signature: { id: string, name: string, version: number, signedAt: string } | null, exemption: { reason: string, createdAt: string, grantedBy: { accountId: string, name: string | null } | null } | null } | null, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null };

export type PeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  orderBy?: UserOrder | null | undefined;
}>;


export type PeopleQuery = { users: { edges: Array<{ node: { lastSeenAt: string | null, id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, groups: Array<{ id: string, name: string }> | null, nda: { state: NdaState, signature: { id: string, name: string, version: number, signedAt: string } | null, exemption: { reason: string, createdAt: string, grantedBy: { accountId: string, name: string | null } | null } | null } | null, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PersonDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonDetailsQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { isWatched: boolean, id: string, lastSeenAt: string | null, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, record: { grants: Array<{ targetId: string, title: string, isFolder: boolean, rights: Array<DocumentRight>, group: string | null, endsAt: string | null, delegatedBy: { accountId: string, name: string | null } | null }>, readings: Array<{ documentId: string, title: string, pages: number, seconds: number, lastReadAt: string }>, questions: Array<{ questionId: string, body: string, document: string, askedAt: string, answeredAt: string | null }>, events: Array<{ eventId: string, title: string, startsAt: string, isAllDay: boolean, startsWall: string, endsWall: string, answer: EventAnswer, isWaiting: boolean }>, mails: Array<{ id: string, subject: string, createdAt: string, state: MailState }>, sessions: Array<{ sessionId: string, device: string, lastUsedAt: string }>, notes: Array<{ id: string, body: string, createdAt: string, writtenBy: { accountId: string, name: string | null } | null }> } | null, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, groups: Array<{ id: string, name: string }> | null, nda: { state: NdaState, signature: { id: string, name: string, version: number, signedAt: string } | null, exemption: { reason: string, createdAt: string, grantedBy: { accountId: string, name: string | null } | null } | null } | null, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null }
    | { id: string }
   | null };

export type AddToGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type AddToGroupMutation = { updateGroup: { group: { id: string } } };

export type AddUserNoteMutationVariables = Exact<{
  input: AddUserNoteInput;
}>;


export type AddUserNoteMutation = { addUserNote: { user: { id: string } } };

export type DeleteUserNoteMutationVariables = Exact<{
  input: DeleteUserNoteInput;
}>;


export type DeleteUserNoteMutation = { deleteUserNote: { user: { id: string } } };

export type ExemptFromNdaMutationVariables = Exact<{
  input: ExemptFromNdaInput;
}>;


export type ExemptFromNdaMutation = { exemptFromNda: { user: { lastSeenAt: string | null, id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, groups: Array<{ id: string, name: string }> | null, nda: { state: NdaState, signature: { id: string, name: string, version: number, signedAt: string } | null, exemption: { reason: string, createdAt: string, grantedBy: { accountId: string, name: string | null } | null } | null } | null, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null } } };

export type EndNdaExemptionMutationVariables = Exact<{
  input: EndNdaExemptionInput;
}>;


export type EndNdaExemptionMutation = { endNdaExemption: { user: { lastSeenAt: string | null, id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, viewerCan: { resendInvitation: boolean, revokeInvitation: boolean, approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean }, groups: Array<{ id: string, name: string }> | null, nda: { state: NdaState, signature: { id: string, name: string, version: number, signedAt: string } | null, exemption: { reason: string, createdAt: string, grantedBy: { accountId: string, name: string | null } | null } | null } | null, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null } } };

export type RemindToSignNdaMutationVariables = Exact<{
  input: RemindToSignNdaInput;
}>;


export type RemindToSignNdaMutation = { remindToSignNda: { count: number } };

export type SetNdaGroupsMutationVariables = Exact<{
  input: SetNdaGroupsInput;
}>;


export type SetNdaGroupsMutation = { setNdaGroups: { groups: Array<{ id: string }> } };

export type AdminPictureFragment = { id: string, fileName: string, alt: string, path: string, width: number, height: number, byteSize: number, createdAt: string, uploadedBy: { accountId: string, name: string | null } | null, usedIn: Array<{ kind: PictureUser, contentId: string, title: string }> };

export type PicturesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: PictureFilter | null | undefined;
}>;


export type PicturesQuery = { pictures: { edges: Array<{ cursor: string, node: { id: string, fileName: string, alt: string, path: string, width: number, height: number, byteSize: number, createdAt: string, uploadedBy: { accountId: string, name: string | null } | null, usedIn: Array<{ kind: PictureUser, contentId: string, title: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UpdatePictureMutationVariables = Exact<{
  input: UpdatePictureInput;
}>;


export type UpdatePictureMutation = { updatePicture: { picture: { id: string, alt: string } } };

export type DeletePictureMutationVariables = Exact<{
  input: DeletePictureInput;
}>;


export type DeletePictureMutation = { deletePicture: { deletedPictureId: string } };

export type AdminQuestionFragment = { id: string, version: number | null, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, publishedBody: string | null, isForEveryone: boolean | null, asker: { id: string, name: string, email: string } | null, viewerCan: { unpublish: boolean }, document: { id: string, title: string, version: number } | null, groups: { nodes: Array<{ id: string, name: string }> } | null };

export type AdminQuestionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: QuestionFilter | null | undefined;
}>;


export type AdminQuestionsQuery = { questions: { edges: Array<{ node: { id: string, version: number | null, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, publishedBody: string | null, isForEveryone: boolean | null, asker: { id: string, name: string, email: string } | null, viewerCan: { unpublish: boolean }, document: { id: string, title: string, version: number } | null, groups: { nodes: Array<{ id: string, name: string }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { answerQuestion: { question: { id: string, version: number | null, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, publishedBody: string | null, isForEveryone: boolean | null, asker: { id: string, name: string, email: string } | null, viewerCan: { unpublish: boolean }, document: { id: string, title: string, version: number } | null, groups: { nodes: Array<{ id: string, name: string }> } | null } } };

export type PublishQuestionMutationVariables = Exact<{
  input: PublishQuestionInput;
}>;


export type PublishQuestionMutation = { publishQuestion: { question: { id: string, version: number | null, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, publishedBody: string | null, isForEveryone: boolean | null, asker: { id: string, name: string, email: string } | null, viewerCan: { unpublish: boolean }, document: { id: string, title: string, version: number } | null, groups: { nodes: Array<{ id: string, name: string }> } | null } } };

export type UnpublishQuestionMutationVariables = Exact<{
  input: UnpublishQuestionInput;
}>;


export type UnpublishQuestionMutation = { unpublishQuestion: { question: { id: string, version: number | null, page: number | null, pageLabel: string | null, documentVersion: number, body: string, status: QuestionStatus, askedAt: string, answer: string | null, answeredAt: string | null, publishedBody: string | null, isForEveryone: boolean | null, asker: { id: string, name: string, email: string } | null, viewerCan: { unpublish: boolean }, document: { id: string, title: string, version: number } | null, groups: { nodes: Array<{ id: string, name: string }> } | null } } };

export type ReviewedUserFragment = { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } };

export type ReviewQueueQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  orderBy?: UserOrder | null | undefined;
  answered?: UserFilter | null | undefined;
  hasAnswered: boolean;
}>;


export type ReviewQueueQuery = { answered?: { nodes: Array<{ id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } }> }, users: { nodes: Array<{ id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GroupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupChoicesQuery = { groups: { nodes: Array<{ id: string, name: string }> } };

export type ReviewedUserNowQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewedUserNowQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } }
    | { id: string }
   | null };

export type ApproveUserMutationVariables = Exact<{
  input: ApproveUserInput;
}>;


export type ApproveUserMutation = { approveUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type RequestMoreInformationMutationVariables = Exact<{
  input: RequestMoreInformationInput;
}>;


export type RequestMoreInformationMutation = { requestMoreInformation: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type RejectUserMutationVariables = Exact<{
  input: RejectUserInput;
}>;


export type RejectUserMutation = { rejectUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type SuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { suspendUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type ReinstateUserMutationVariables = Exact<{
  input: ReinstateUserInput;
}>;


export type ReinstateUserMutation = { reinstateUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type SetUserEndMutationVariables = Exact<{
  input: SetUserEndInput;
}>;


export type SetUserEndMutation = { setUserEnd: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type SetUserRolesMutationVariables = Exact<{
  input: SetUserRolesInput;
}>;


export type SetUserRolesMutation = { setUserRoles: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type ReopenUserMutationVariables = Exact<{
  input: ReopenUserInput;
}>;


export type ReopenUserMutation = { reopenUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type ResetUserSecondFactorMutationVariables = Exact<{
  input: ResetUserSecondFactorInput;
}>;


export type ResetUserSecondFactorMutation = { resetUserSecondFactor: { user: { id: string, name: string, username: string, email: string, isEmailVerified: boolean, company: string | null, reason: string | null, roles: Array<Role>, status: AccountStatus, endsAt: string | null, createdAt: string, signals: { sameDomainCount: number, sameNameCount: number } | null, decisions: Array<{ createdAt: string, isAnswer: boolean, reason: string | null, status: AccountStatus, decidedBy: { accountId: string, name: string | null } | null }>, invitation: { acceptedAt: string | null, expiresAt: string, sentAt: string, invitedBy: { accountId: string, name: string | null } | null } | null, viewerCan: { approve: boolean, delete: boolean, reinstate: boolean, reject: boolean, reopen: boolean, requestMoreInformation: boolean, resetSecondFactor: boolean, setEnd: boolean, setRoles: boolean, suspend: boolean, update: boolean } } } };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { deletedUserId: string } };

export type AllSiteDetailsFragment = { version: number, legalName: string | null, street: string | null, city: string | null, region: string | null, postalCode: string | null, country: string | null, email: string | null, phone: string | null, supportHours: string | null, specificationsConfirmedOn: string | null, penetrationTest: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialTitle: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, governingLaw: string | null, dataProtection: string | null, technicalLog: string | null, mailServer: string | null, languageModel: string | null, serverCountry: string | null, refusedRequests: string | null, auditLog: string | null, backups: string | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> };

export type SavedSiteDetailsFragment = { version: number, savedAt: string, changedFields: Array<string>, savedBy: { name: string | null } | null };

export type EditSiteDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditSiteDetailsQuery = { siteDetails: { version: number, legalName: string | null, street: string | null, city: string | null, region: string | null, postalCode: string | null, country: string | null, email: string | null, phone: string | null, supportHours: string | null, specificationsConfirmedOn: string | null, penetrationTest: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialTitle: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, governingLaw: string | null, dataProtection: string | null, technicalLog: string | null, mailServer: string | null, languageModel: string | null, serverCountry: string | null, refusedRequests: string | null, auditLog: string | null, backups: string | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> }, siteDetailsVersions: Array<{ version: number, savedAt: string, changedFields: Array<string>, savedBy: { name: string | null } | null }> };

export type UpdateSiteDetailsMutationVariables = Exact<{
  input: UpdateSiteDetailsInput;
}>;


export type UpdateSiteDetailsMutation = { updateSiteDetails: { siteDetails: { version: number, legalName: string | null, street: string | null, city: string | null, region: string | null, postalCode: string | null, country: string | null, email: string | null, phone: string | null, supportHours: string | null, specificationsConfirmedOn: string | null, penetrationTest: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialTitle: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, governingLaw: string | null, dataProtection: string | null, technicalLog: string | null, mailServer: string | null, languageModel: string | null, serverCountry: string | null, refusedRequests: string | null, auditLog: string | null, backups: string | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> } } };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { checkedAt: string, items: Array<{ kind: StatusItemKind, level: StatusLevel, summary: string, details: Array<string>, advice: string | null, canRetry: boolean }> } };

export type ListedStatusItemFragment = { kind: StatusItemKind, level: StatusLevel, summary: string, details: Array<string>, advice: string | null, canRetry: boolean };

export type RetryMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryMailsMutation = { retryMails: { mailCount: number } };

export type AnyTokenFragment = { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, owner: { accountId: string, name: string | null }, viewerCan: { rotate: boolean, revoke: boolean } };

export type AllTokensQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: TokenFilter | null | undefined;
}>;


export type AllTokensQuery = { siteDetails: { isApiOffered: boolean | null }, tokens: { edges: Array<{ node: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, owner: { accountId: string, name: string | null }, viewerCan: { rotate: boolean, revoke: boolean } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OfferApiMutationVariables = Exact<{
  input: UpdateSiteDetailsInput;
}>;


export type OfferApiMutation = { updateSiteDetails: { siteDetails: { isApiOffered: boolean | null } } };

export type RevokeAnyTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type RevokeAnyTokenMutation = { revokeToken: { token: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, ranges: Array<string>, status: TokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, owner: { accountId: string, name: string | null }, viewerCan: { rotate: boolean, revoke: boolean } } } };

export type AdminUpdateFragment = { id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null };

export type EditedUpdateFragment = { body: string, id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null };

export type AdminUpdatesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminUpdatesQuery = { investorUpdates: { nodes: Array<{ id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditInvestorUpdateQueryVariables = Exact<{
  id: string | number;
}>;


export type EditInvestorUpdateQuery = { investorUpdate: { body: string, id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null } | null, groups: { nodes: Array<{ id: string, name: string }> } };

export type DocumentChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: DocumentFilter | null | undefined;
}>;


export type DocumentChoicesQuery = { documents: { nodes: Array<{ id: string, index: string, title: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SendInvestorUpdateTestMutationVariables = Exact<{
  input: SendInvestorUpdateTestInput;
}>;


export type SendInvestorUpdateTestMutation = { sendInvestorUpdateTest: { investorUpdate: { id: string } } };

export type CreateInvestorUpdateMutationVariables = Exact<{
  input: CreateInvestorUpdateInput;
}>;


export type CreateInvestorUpdateMutation = { createInvestorUpdate: { investorUpdate: { body: string, id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null } } };

export type UpdateInvestorUpdateMutationVariables = Exact<{
  input: UpdateInvestorUpdateInput;
}>;


export type UpdateInvestorUpdateMutation = { updateInvestorUpdate: { investorUpdate: { body: string, id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null } } };

export type PublishInvestorUpdateMutationVariables = Exact<{
  input: PublishInvestorUpdateInput;
}>;


export type PublishInvestorUpdateMutation = { publishInvestorUpdate: { investorUpdate: { body: string, id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null } } };

export type WithdrawInvestorUpdateMutationVariables = Exact<{
  input: WithdrawInvestorUpdateInput;
}>;


export type WithdrawInvestorUpdateMutation = { withdrawInvestorUpdate: { investorUpdate: { id: string, title: string, excerpt: string, status: InvestorUpdateStatus, publishedAt: string | null, changedAt: string | null, version: number, isForAllInvestors: boolean | null, viewerCan: { update: boolean, publish: boolean, withdraw: boolean }, groups: { nodes: Array<{ id: string, name: string }> } | null, documents: { nodes: Array<{ id: string, title: string }> }, readStatistics: { audienceCount: number, readCount: number } | null, withdrawal: { withdrawnAt: string, reason: string } | null } } };

export type VisitsQueryVariables = Exact<{
  days: number;
}>;


export type VisitsQuery = { visits: { days: Array<{ day: string, viewCount: number }>, pages: Array<{ name: string, viewCount: number }>, referrers: Array<{ name: string, viewCount: number }>, vitals: Array<{ route: string, release: string, viewCount: number, loadMs: number | null, fcpMs: number | null, lcpMs: number | null, inpMs: number | null, cls: number | null }> } };

export type AnyWebhookFragment = { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, createdAt: string, owner: { accountId: string, name: string | null } };

export type AllWebhooksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: WebhookFilter | null | undefined;
}>;


export type AllWebhooksQuery = { webhooks: { edges: Array<{ node: { id: string, name: string, url: string, types: Array<ChangeType>, status: WebhookStatus, pauseReason: WebhookPauseReason | null, createdAt: string, owner: { accountId: string, name: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteAnyWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteAnyWebhookMutation = { deleteWebhook: { deletedWebhookId: string } };

export const ListedSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListedSummaryFragment, unknown>;
export const ReadVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"furthestPage"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<ReadVersionFragment, unknown>;
export const AdminArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]} as unknown as DocumentNode<AdminArticleFragment, unknown>;
export const EditedArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]} as unknown as DocumentNode<EditedArticleFragment, unknown>;
export const AdminCaseStudyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<AdminCaseStudyFragment, unknown>;
export const EditedCaseStudyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<EditedCaseStudyFragment, unknown>;
export const AdminCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<AdminCategoryFragment, unknown>;
export const AdminDelegationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminDelegationFragment, unknown>;
export const AdminAccessFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]} as unknown as DocumentNode<AdminAccessFragment, unknown>;
export const AdminDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editVersion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"hasCleanDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consequence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]} as unknown as DocumentNode<AdminDocumentFragment, unknown>;
export const AdminFolderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]} as unknown as DocumentNode<AdminFolderFragment, unknown>;
export const AdminEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<AdminEventFragment, unknown>;
export const ListedFeedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFeed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}}]} as unknown as DocumentNode<ListedFeedFragment, unknown>;
export const ReviewedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ReviewedItemFragment, unknown>;
export const AdminMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdminMemberFragment, unknown>;
export const AdminGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]} as unknown as DocumentNode<AdminGroupFragment, unknown>;
export const ListedLeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"pagePath"}},{"kind":"Field","name":{"kind":"Name","value":"referrerPath"}},{"kind":"Field","name":{"kind":"Name","value":"hasProofOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"consentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDownloadedAt"}}]}}]} as unknown as DocumentNode<ListedLeadFragment, unknown>;
export const ListedSignatureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSignature"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NdaSignature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]} as unknown as DocumentNode<ListedSignatureFragment, unknown>;
export const ReviewedUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ReviewedUserFragment, unknown>;
export const ListedPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ListedPersonFragment, unknown>;
export const AdminPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AdminPictureFragment, unknown>;
export const AdminQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminQuestionFragment, unknown>;
export const AllSiteDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllSiteDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"supportHours"}},{"kind":"Field","name":{"kind":"Name","value":"specificationsConfirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"penetrationTest"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialTitle"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtection"}},{"kind":"Field","name":{"kind":"Name","value":"technicalLog"}},{"kind":"Field","name":{"kind":"Name","value":"mailServer"}},{"kind":"Field","name":{"kind":"Name","value":"languageModel"}},{"kind":"Field","name":{"kind":"Name","value":"serverCountry"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRequests"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"}},{"kind":"Field","name":{"kind":"Name","value":"backups"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AllSiteDetailsFragment, unknown>;
export const SavedSiteDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSiteDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetailsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]} as unknown as DocumentNode<SavedSiteDetailsFragment, unknown>;
export const ListedStatusItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedStatusItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<ListedStatusItemFragment, unknown>;
export const AnyTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<AnyTokenFragment, unknown>;
export const AdminUpdateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<AdminUpdateFragment, unknown>;
export const EditedUpdateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<EditedUpdateFragment, unknown>;
export const AnyWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AnyWebhookFragment, unknown>;
export const AccessLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogQuery, AccessLogQueryVariables>;
export const EngagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Engagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasDocument"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadVersion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasDocument"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabels"}},{"kind":"Field","name":{"kind":"Name","value":"pageEngagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}},{"kind":"Field","name":{"kind":"Name","value":"reachedCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"furthestPage"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<EngagementQuery, EngagementQueryVariables>;
export const InvestorSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvestorSummaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasPerson"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"investorTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorCount"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"person"},"name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPerson"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPerson"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadVersion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"furthestPage"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<InvestorSummariesQuery, InvestorSummariesQueryVariables>;
export const WatchReadingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchReadings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchReadingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchReadings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}}]}}]} as unknown as DocumentNode<WatchReadingsMutation, WatchReadingsMutationVariables>;
export const AdminArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isTrashed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isScheduled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduled"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]} as unknown as DocumentNode<AdminArticlesQuery, AdminArticlesQueryVariables>;
export const AdminSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ARTICLE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"titleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerptParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]} as unknown as DocumentNode<AdminSearchQuery, AdminSearchQueryVariables>;
export const EditArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"articleAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EditArticleQuery, EditArticleQueryVariables>;
export const PreviewArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]}}]} as unknown as DocumentNode<PreviewArticleQuery, PreviewArticleQueryVariables>;
export const ArticleVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isAutosave"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleVersionsQuery, ArticleVersionsQueryVariables>;
export const CreateArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateArticleMutation, CreateArticleMutationVariables>;
export const SaveArticleDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveArticleDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SaveArticleDraftMutation, SaveArticleDraftMutationVariables>;
export const UnscheduleArticleDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnscheduleArticleDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnscheduleArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unscheduleArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UnscheduleArticleDraftMutation, UnscheduleArticleDraftMutationVariables>;
export const CreatePreviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePreviewLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>;
export const RevokePreviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePreviewLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RevokePreviewLinkMutation, RevokePreviewLinkMutationVariables>;
export const DiscardArticleDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardArticleDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardArticleDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardArticleDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DiscardArticleDraftMutation, DiscardArticleDraftMutationVariables>;
export const PublishArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PublishArticleMutation, PublishArticleMutationVariables>;
export const ChangePublicationDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePublicationDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePublicationDateMutation, ChangePublicationDateMutationVariables>;
export const UnpublishArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnpublishArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UnpublishArticleMutation, UnpublishArticleMutationVariables>;
export const DeleteArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedArticleId"}}]}}]}}]} as unknown as DocumentNode<DeleteArticleMutation, DeleteArticleMutationVariables>;
export const ScheduleArticleUnpublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleArticleUnpublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleArticleUnpublishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleArticleUnpublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleArticleUnpublishMutation, ScheduleArticleUnpublishMutationVariables>;
export const RestoreArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}},{"kind":"Field","name":{"kind":"Name","value":"deletePermanently"}}]}}]}}]} as unknown as DocumentNode<RestoreArticleMutation, RestoreArticleMutationVariables>;
export const DeleteArticlePermanentlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArticlePermanently"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticlePermanentlyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticlePermanently"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedArticleId"}}]}}]}}]} as unknown as DocumentNode<DeleteArticlePermanentlyMutation, DeleteArticlePermanentlyMutationVariables>;
export const ArticleChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleChecks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleTextInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleChecks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ArticleChecksQuery, ArticleChecksQueryVariables>;
export const LockArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleLock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LockArticleMutation, LockArticleMutationVariables>;
export const UnlockArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlockArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<UnlockArticleMutation, UnlockArticleMutationVariables>;
export const LinkTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const AudienceChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AudienceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AudienceChoicesQuery, AudienceChoicesQueryVariables>;
export const AuditEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AuditEventsQuery, AuditEventsQueryVariables>;
export const AdminCaseStudiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCaseStudies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<AdminCaseStudiesQuery, AdminCaseStudiesQueryVariables>;
export const EditCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCaseStudy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<EditCaseStudyQuery, EditCaseStudyQueryVariables>;
export const CreateCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCaseStudy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<CreateCaseStudyMutation, CreateCaseStudyMutationVariables>;
export const UpdateCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCaseStudy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<UpdateCaseStudyMutation, UpdateCaseStudyMutationVariables>;
export const PublishCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCaseStudy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PublishCaseStudyMutation, PublishCaseStudyMutationVariables>;
export const UnpublishCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnpublishCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedCaseStudy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCaseStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCaseStudy"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<UnpublishCaseStudyMutation, UnpublishCaseStudyMutationVariables>;
export const MoveCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MoveCaseStudyMutation, MoveCaseStudyMutationVariables>;
export const DeleteCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCaseStudyId"}}]}}]}}]} as unknown as DocumentNode<DeleteCaseStudyMutation, DeleteCaseStudyMutationVariables>;
export const AdminCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<AdminCategoriesQuery, AdminCategoriesQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCategoryId"}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const ReorderCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderCategoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReorderCategoriesMutation, ReorderCategoriesMutationVariables>;
export const ChatQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatQuestionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"lastAskedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chatModelUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canceledCount"}}]}}]}}]} as unknown as DocumentNode<ChatQuestionsQuery, ChatQuestionsQueryVariables>;
export const DeleteChatQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChatQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteChatQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChatQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedChatQuestionId"}}]}}]}}]} as unknown as DocumentNode<DeleteChatQuestionMutation, DeleteChatQuestionMutationVariables>;
export const CreateArticleFromQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateArticleFromQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateArticleFromQuestionMutation, CreateArticleFromQuestionMutationVariables>;
export const AdminDelegationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDelegations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DelegationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDelegation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminDelegationsQuery, AdminDelegationsQueryVariables>;
export const EndDelegationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndDelegation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndDelegationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endDelegation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDelegation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDelegation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delegation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delegate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respond"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EndDelegationMutation, EndDelegationMutationVariables>;
export const AdminDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folders"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FolderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOpen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folders"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFolder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOpen"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endingAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partialUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editVersion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"hasCleanDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consequence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]} as unknown as DocumentNode<AdminDocumentsQuery, AdminDocumentsQueryVariables>;
export const DocumentVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editVersion"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restoredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consequence"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVersionsQuery, DocumentVersionsQueryVariables>;
export const MakeDocumentVersionCurrentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeDocumentVersionCurrent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeDocumentVersionCurrentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDocumentVersionCurrent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MakeDocumentVersionCurrentMutation, MakeDocumentVersionCurrentMutationVariables>;
export const DeleteDocumentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocumentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDocumentVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocumentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDocumentVersionNumber"}}]}}]}}]} as unknown as DocumentNode<DeleteDocumentVersionMutation, DeleteDocumentVersionMutationVariables>;
export const DocumentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}},{"kind":"Field","name":{"kind":"Name","value":"readers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]} as unknown as DocumentNode<DocumentDetailsQuery, DocumentDetailsQueryVariables>;
export const ItemAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFolder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFolder"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consequence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"folder"},"name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFolder"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAccess"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]} as unknown as DocumentNode<ItemAccessQuery, ItemAccessQueryVariables>;
export const SharedFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFolder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"folderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folderId"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFolder"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<SharedFilesQuery, SharedFilesQueryVariables>;
export const DocumentPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentPlaceQuery, DocumentPlaceQueryVariables>;
export const FolderChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FolderChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<FolderChoicesQuery, FolderChoicesQueryVariables>;
export const RightsGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RightsGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RightsGroupsQuery, RightsGroupsQueryVariables>;
export const ViewDocumentsAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewDocumentsAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewDocumentsAsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewDocumentsAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"foldersAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewDocumentsAsMutation, ViewDocumentsAsMutationVariables>;
export const CreateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const UpdateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const DeleteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDocumentId"}}]}}]}}]} as unknown as DocumentNode<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const CreateFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFolderMutation, CreateFolderMutationVariables>;
export const FolderFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FolderFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"folderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<FolderFilesQuery, FolderFilesQueryVariables>;
export const UpdateFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateFolderMutation, UpdateFolderMutationVariables>;
export const DeleteFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedFolderId"}}]}}]}}]} as unknown as DocumentNode<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const SetAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SetAccessMutation, SetAccessMutationVariables>;
export const ApproveAccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveAccessRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApproveAccessRequestMutation, ApproveAccessRequestMutationVariables>;
export const DeclineAccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineAccessRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineAccessRequestMutation, DeclineAccessRequestMutationVariables>;
export const AccessMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"75"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AccessMatrixQuery, AccessMatrixQueryVariables>;
export const AdminEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminEvent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<AdminEventsQuery, AdminEventsQueryVariables>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminEvent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminEvent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const RestoreEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminEvent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<RestoreEventMutation, RestoreEventMutationVariables>;
export const CancelEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminEvent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timeNote"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"recordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"notGoing"}}]}}]}}]} as unknown as DocumentNode<CancelEventMutation, CancelEventMutationVariables>;
export const FeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Feeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFeed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFeed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}}]} as unknown as DocumentNode<FeedsQuery, FeedsQueryVariables>;
export const WaitingItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WaitingItemsQuery, WaitingItemsQueryVariables>;
export const DecidedItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DecidedItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedItemStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DecidedItemsQuery, DecidedItemsQueryVariables>;
export const CreateFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFeed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFeed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}}]} as unknown as DocumentNode<CreateFeedMutation, CreateFeedMutationVariables>;
export const UpdateFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFeed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFeed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}}]} as unknown as DocumentNode<UpdateFeedMutation, UpdateFeedMutationVariables>;
export const RefreshFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFeed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFeed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}}]} as unknown as DocumentNode<RefreshFeedMutation, RefreshFeedMutationVariables>;
export const DeleteFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedFeedId"}}]}}]}}]} as unknown as DocumentNode<DeleteFeedMutation, DeleteFeedMutationVariables>;
export const ImportFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportFeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFeedsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedUrls"}}]}}]}}]} as unknown as DocumentNode<ImportFeedsMutation, ImportFeedsMutationVariables>;
export const ReviewFeedItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewFeedItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewFeedItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewFeedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewFeedItemsMutation, ReviewFeedItemsMutationVariables>;
export const AdminGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]} as unknown as DocumentNode<AdminGroupsQuery, AdminGroupsQueryVariables>;
export const GroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<GroupMembersQuery, GroupMembersQueryVariables>;
export const GroupCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statuses"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"APPROVED"},{"kind":"EnumValue","value":"INVITED"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<GroupCandidatesQuery, GroupCandidatesQueryVariables>;
export const CreateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]} as unknown as DocumentNode<CreateGroupMutation, CreateGroupMutationVariables>;
export const UpdateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateGroupMutation, UpdateGroupMutationVariables>;
export const DeleteGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedGroupId"}}]}}]}}]} as unknown as DocumentNode<DeleteGroupMutation, DeleteGroupMutationVariables>;
export const LeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLead"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"pagePath"}},{"kind":"Field","name":{"kind":"Name","value":"referrerPath"}},{"kind":"Field","name":{"kind":"Name","value":"hasProofOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"consentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDownloadedAt"}}]}}]} as unknown as DocumentNode<LeadsQuery, LeadsQueryVariables>;
export const UpdateLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLeadMutation, UpdateLeadMutationVariables>;
export const DeleteLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedLeadId"}}]}}]}}]} as unknown as DocumentNode<DeleteLeadMutation, DeleteLeadMutationVariables>;
export const ManualPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManualPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manualPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manualPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}}]}}]}}]} as unknown as DocumentNode<ManualPageQuery, ManualPageQueryVariables>;
export const AdminNdasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminNdas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyFingerprint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ndaGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ndaSignatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSignature"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSignature"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NdaSignature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]} as unknown as DocumentNode<AdminNdasQuery, AdminNdasQueryVariables>;
export const PublishNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishNda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishNdaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishNda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PublishNdaMutation, PublishNdaMutationVariables>;
export const EndNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndNda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endNda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EndNdaMutation, EndNdaMutationVariables>;
export const KnownEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<KnownEmailsQuery, KnownEmailsQueryVariables>;
export const InviteUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<InviteUsersMutation, InviteUsersMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PersonDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isFolder"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"delegatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsWall"}},{"kind":"Field","name":{"kind":"Name","value":"endsWall"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<PersonDetailsQuery, PersonDetailsQueryVariables>;
export const AddToGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddToGroupMutation, AddToGroupMutationVariables>;
export const AddUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddUserNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddUserNoteMutation, AddUserNoteMutationVariables>;
export const DeleteUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteUserNoteMutation, DeleteUserNoteMutationVariables>;
export const ExemptFromNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExemptFromNda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExemptFromNdaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exemptFromNda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ExemptFromNdaMutation, ExemptFromNdaMutationVariables>;
export const EndNdaExemptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndNdaExemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndNdaExemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endNdaExemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<EndNdaExemptionMutation, EndNdaExemptionMutationVariables>;
export const RemindToSignNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindToSignNda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindToSignNdaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindToSignNda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RemindToSignNdaMutation, RemindToSignNdaMutationVariables>;
export const SetNdaGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNdaGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNdaGroupsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNdaGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetNdaGroupsMutation, SetNdaGroupsMutationVariables>;
export const PicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPicture"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<PicturesQuery, PicturesQueryVariables>;
export const UpdatePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePictureMutation, UpdatePictureMutationVariables>;
export const DeletePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPictureId"}}]}}]}}]} as unknown as DocumentNode<DeletePictureMutation, DeletePictureMutationVariables>;
export const AdminQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminQuestionsQuery, AdminQuestionsQueryVariables>;
export const AnswerQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerQuestionMutation, AnswerQuestionMutationVariables>;
export const PublishQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PublishQuestionMutation, PublishQuestionMutationVariables>;
export const UnpublishQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnpublishQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"documentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"isForEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UnpublishQuestionMutation, UnpublishQuestionMutationVariables>;
export const ReviewQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answered"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasAnswered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answered"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answered"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasAnswered"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ReviewQueueQuery, ReviewQueueQueryVariables>;
export const GroupChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GroupChoicesQuery, GroupChoicesQueryVariables>;
export const ReviewedUserNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewedUserNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ReviewedUserNowQuery, ReviewedUserNowQueryVariables>;
export const ApproveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ApproveUserMutation, ApproveUserMutationVariables>;
export const RequestMoreInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMoreInformation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestMoreInformationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<RequestMoreInformationMutation, RequestMoreInformationMutationVariables>;
export const RejectUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<RejectUserMutation, RejectUserMutationVariables>;
export const SuspendUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const ReinstateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReinstateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReinstateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ReinstateUserMutation, ReinstateUserMutationVariables>;
export const SetUserEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<SetUserEndMutation, SetUserEndMutationVariables>;
export const SetUserRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserRolesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<SetUserRolesMutation, SetUserRolesMutationVariables>;
export const ReopenUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ReopenUserMutation, ReopenUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ResetUserSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetUserSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetUserSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameDomainCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameNameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"reinstate"}},{"kind":"Field","name":{"kind":"Name","value":"reject"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"requestMoreInformation"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"setEnd"}},{"kind":"Field","name":{"kind":"Name","value":"setRoles"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}}]} as unknown as DocumentNode<ResetUserSecondFactorMutation, ResetUserSecondFactorMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const EditSiteDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditSiteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllSiteDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteDetailsVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSiteDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllSiteDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"supportHours"}},{"kind":"Field","name":{"kind":"Name","value":"specificationsConfirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"penetrationTest"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialTitle"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtection"}},{"kind":"Field","name":{"kind":"Name","value":"technicalLog"}},{"kind":"Field","name":{"kind":"Name","value":"mailServer"}},{"kind":"Field","name":{"kind":"Name","value":"languageModel"}},{"kind":"Field","name":{"kind":"Name","value":"serverCountry"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRequests"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"}},{"kind":"Field","name":{"kind":"Name","value":"backups"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSiteDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetailsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]} as unknown as DocumentNode<EditSiteDetailsQuery, EditSiteDetailsQueryVariables>;
export const UpdateSiteDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllSiteDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllSiteDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"supportHours"}},{"kind":"Field","name":{"kind":"Name","value":"specificationsConfirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"penetrationTest"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialTitle"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtection"}},{"kind":"Field","name":{"kind":"Name","value":"technicalLog"}},{"kind":"Field","name":{"kind":"Name","value":"mailServer"}},{"kind":"Field","name":{"kind":"Name","value":"languageModel"}},{"kind":"Field","name":{"kind":"Name","value":"serverCountry"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRequests"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"}},{"kind":"Field","name":{"kind":"Name","value":"backups"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UpdateSiteDetailsMutation, UpdateSiteDetailsMutationVariables>;
export const SystemStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedStatusItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedStatusItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}}]} as unknown as DocumentNode<SystemStatusQuery, SystemStatusQueryVariables>;
export const RetryMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailCount"}}]}}]}}]} as unknown as DocumentNode<RetryMailsMutation, RetryMailsMutationVariables>;
export const AllTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TokenFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyToken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<AllTokensQuery, AllTokensQueryVariables>;
export const OfferApiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferApi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}}]}}]}}]} as unknown as DocumentNode<OfferApiMutation, OfferApiMutationVariables>;
export const RevokeAnyTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAnyToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyToken"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotate"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<RevokeAnyTokenMutation, RevokeAnyTokenMutationVariables>;
export const AdminUpdatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUpdates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<AdminUpdatesQuery, AdminUpdatesQueryVariables>;
export const EditInvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditInvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedUpdate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<EditInvestorUpdateQuery, EditInvestorUpdateQueryVariables>;
export const DocumentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentChoicesQuery, DocumentChoicesQueryVariables>;
export const SendInvestorUpdateTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvestorUpdateTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendInvestorUpdateTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvestorUpdateTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendInvestorUpdateTestMutation, SendInvestorUpdateTestMutationVariables>;
export const CreateInvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedUpdate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<CreateInvestorUpdateMutation, CreateInvestorUpdateMutationVariables>;
export const UpdateInvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedUpdate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<UpdateInvestorUpdateMutation, UpdateInvestorUpdateMutationVariables>;
export const PublishInvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishInvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedUpdate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<PublishInvestorUpdateMutation, PublishInvestorUpdateMutationVariables>;
export const WithdrawInvestorUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvestorUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUpdate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUpdate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WithdrawInvestorUpdateMutation, WithdrawInvestorUpdateMutationVariables>;
export const VisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Visits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"loadMs"}},{"kind":"Field","name":{"kind":"Name","value":"fcpMs"}},{"kind":"Field","name":{"kind":"Name","value":"lcpMs"}},{"kind":"Field","name":{"kind":"Name","value":"inpMs"}},{"kind":"Field","name":{"kind":"Name","value":"cls"}}]}}]}}]}}]} as unknown as DocumentNode<VisitsQuery, VisitsQueryVariables>;
export const AllWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyWebhook"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AllWebhooksQuery, AllWebhooksQueryVariables>;
export const DeleteAnyWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAnyWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWebhookId"}}]}}]}}]} as unknown as DocumentNode<DeleteAnyWebhookMutation, DeleteAnyWebhookMutationVariables>;
export const useAccessLogQuery = (options: useQuery.Options<AccessLogQuery, AccessLogQueryVariables> & ({ variables: AccessLogQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AccessLogDocument, options);

export const useEngagementQuery = (options: useQuery.Options<EngagementQuery, EngagementQueryVariables> & ({ variables: EngagementQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(EngagementDocument, options);

export const useInvestorSummariesQuery = (options: useQuery.Options<InvestorSummariesQuery, InvestorSummariesQueryVariables> & ({ variables: InvestorSummariesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(InvestorSummariesDocument, options);

export const useWatchReadingsMutation = (options?: useMutation.Options<WatchReadingsMutation, WatchReadingsMutationVariables>) => useMutation(WatchReadingsDocument, options);

export const useAdminArticlesQuery = (options: useQuery.Options<AdminArticlesQuery, AdminArticlesQueryVariables> & ({ variables: AdminArticlesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminArticlesDocument, options);

export const useAdminSearchQuery = (options: useQuery.Options<AdminSearchQuery, AdminSearchQueryVariables> & ({ variables: AdminSearchQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminSearchDocument, options);

export const useEditArticleQuery = (options: useQuery.Options<EditArticleQuery, EditArticleQueryVariables> & ({ variables: EditArticleQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(EditArticleDocument, options);

export const useEditArticleLazyQuery = (options?: useLazyQuery.Options<EditArticleQuery, EditArticleQueryVariables>) => useLazyQuery(EditArticleDocument, options);

export const usePreviewArticleLazyQuery = (options?: useLazyQuery.Options<PreviewArticleQuery, PreviewArticleQueryVariables>) => useLazyQuery(PreviewArticleDocument, options);

export const useArticleVersionsQuery = (options: useQuery.Options<ArticleVersionsQuery, ArticleVersionsQueryVariables> & ({ variables: ArticleVersionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ArticleVersionsDocument, options);

export const useCreateArticleMutation = (options?: useMutation.Options<CreateArticleMutation, CreateArticleMutationVariables>) => useMutation(CreateArticleDocument, options);

export const useSaveArticleDraftMutation = (options?: useMutation.Options<SaveArticleDraftMutation, SaveArticleDraftMutationVariables>) => useMutation(SaveArticleDraftDocument, options);

export const useUnscheduleArticleDraftMutation = (options?: useMutation.Options<UnscheduleArticleDraftMutation, UnscheduleArticleDraftMutationVariables>) => useMutation(UnscheduleArticleDraftDocument, options);

export const useCreatePreviewLinkMutation = (options?: useMutation.Options<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>) => useMutation(CreatePreviewLinkDocument, options);

export const useRevokePreviewLinkMutation = (options?: useMutation.Options<RevokePreviewLinkMutation, RevokePreviewLinkMutationVariables>) => useMutation(RevokePreviewLinkDocument, options);

export const useDiscardArticleDraftMutation = (options?: useMutation.Options<DiscardArticleDraftMutation, DiscardArticleDraftMutationVariables>) => useMutation(DiscardArticleDraftDocument, options);

export const usePublishArticleMutation = (options?: useMutation.Options<PublishArticleMutation, PublishArticleMutationVariables>) => useMutation(PublishArticleDocument, options);

export const useChangePublicationDateMutation = (options?: useMutation.Options<ChangePublicationDateMutation, ChangePublicationDateMutationVariables>) => useMutation(ChangePublicationDateDocument, options);

export const useUnpublishArticleMutation = (options?: useMutation.Options<UnpublishArticleMutation, UnpublishArticleMutationVariables>) => useMutation(UnpublishArticleDocument, options);

export const useDeleteArticleMutation = (options?: useMutation.Options<DeleteArticleMutation, DeleteArticleMutationVariables>) => useMutation(DeleteArticleDocument, options);

export const useScheduleArticleUnpublishMutation = (options?: useMutation.Options<ScheduleArticleUnpublishMutation, ScheduleArticleUnpublishMutationVariables>) => useMutation(ScheduleArticleUnpublishDocument, options);

export const useRestoreArticleMutation = (options?: useMutation.Options<RestoreArticleMutation, RestoreArticleMutationVariables>) => useMutation(RestoreArticleDocument, options);

export const useDeleteArticlePermanentlyMutation = (options?: useMutation.Options<DeleteArticlePermanentlyMutation, DeleteArticlePermanentlyMutationVariables>) => useMutation(DeleteArticlePermanentlyDocument, options);

export const useArticleChecksLazyQuery = (options?: useLazyQuery.Options<ArticleChecksQuery, ArticleChecksQueryVariables>) => useLazyQuery(ArticleChecksDocument, options);

export const useLockArticleMutation = (options?: useMutation.Options<LockArticleMutation, LockArticleMutationVariables>) => useMutation(LockArticleDocument, options);

export const useUnlockArticleMutation = (options?: useMutation.Options<UnlockArticleMutation, UnlockArticleMutationVariables>) => useMutation(UnlockArticleDocument, options);

export const useLinkTargetsQuery = (options: useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables> & ({ variables: LinkTargetsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(LinkTargetsDocument, options);

export const useAudienceChoicesQuery = (options?: useQuery.Options<AudienceChoicesQuery, AudienceChoicesQueryVariables>) => useAnsweredQuery(AudienceChoicesDocument, options ?? {});

export const useAuditEventsQuery = (options: useQuery.Options<AuditEventsQuery, AuditEventsQueryVariables> & ({ variables: AuditEventsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AuditEventsDocument, options);

export const useAdminCaseStudiesQuery = (options: useQuery.Options<AdminCaseStudiesQuery, AdminCaseStudiesQueryVariables> & ({ variables: AdminCaseStudiesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminCaseStudiesDocument, options);

export const useEditCaseStudyQuery = (options: useQuery.Options<EditCaseStudyQuery, EditCaseStudyQueryVariables> & ({ variables: EditCaseStudyQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(EditCaseStudyDocument, options);

export const useEditCaseStudyLazyQuery = (options?: useLazyQuery.Options<EditCaseStudyQuery, EditCaseStudyQueryVariables>) => useLazyQuery(EditCaseStudyDocument, options);

export const useCreateCaseStudyMutation = (options?: useMutation.Options<CreateCaseStudyMutation, CreateCaseStudyMutationVariables>) => useMutation(CreateCaseStudyDocument, options);

export const useUpdateCaseStudyMutation = (options?: useMutation.Options<UpdateCaseStudyMutation, UpdateCaseStudyMutationVariables>) => useMutation(UpdateCaseStudyDocument, options);

export const usePublishCaseStudyMutation = (options?: useMutation.Options<PublishCaseStudyMutation, PublishCaseStudyMutationVariables>) => useMutation(PublishCaseStudyDocument, options);

export const useUnpublishCaseStudyMutation = (options?: useMutation.Options<UnpublishCaseStudyMutation, UnpublishCaseStudyMutationVariables>) => useMutation(UnpublishCaseStudyDocument, options);

export const useMoveCaseStudyMutation = (options?: useMutation.Options<MoveCaseStudyMutation, MoveCaseStudyMutationVariables>) => useMutation(MoveCaseStudyDocument, options);

export const useDeleteCaseStudyMutation = (options?: useMutation.Options<DeleteCaseStudyMutation, DeleteCaseStudyMutationVariables>) => useMutation(DeleteCaseStudyDocument, options);

export const useAdminCategoriesQuery = (options?: useQuery.Options<AdminCategoriesQuery, AdminCategoriesQueryVariables>) => useAnsweredQuery(AdminCategoriesDocument, options ?? {});

export const useCreateCategoryMutation = (options?: useMutation.Options<CreateCategoryMutation, CreateCategoryMutationVariables>) => useMutation(CreateCategoryDocument, options);

export const useUpdateCategoryMutation = (options?: useMutation.Options<UpdateCategoryMutation, UpdateCategoryMutationVariables>) => useMutation(UpdateCategoryDocument, options);

export const useDeleteCategoryMutation = (options?: useMutation.Options<DeleteCategoryMutation, DeleteCategoryMutationVariables>) => useMutation(DeleteCategoryDocument, options);

export const useReorderCategoriesMutation = (options?: useMutation.Options<ReorderCategoriesMutation, ReorderCategoriesMutationVariables>) => useMutation(ReorderCategoriesDocument, options);

export const useChatQuestionsQuery = (options: useQuery.Options<ChatQuestionsQuery, ChatQuestionsQueryVariables> & ({ variables: ChatQuestionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ChatQuestionsDocument, options);

export const useDeleteChatQuestionMutation = (options?: useMutation.Options<DeleteChatQuestionMutation, DeleteChatQuestionMutationVariables>) => useMutation(DeleteChatQuestionDocument, options);

export const useCreateArticleFromQuestionMutation = (options?: useMutation.Options<CreateArticleFromQuestionMutation, CreateArticleFromQuestionMutationVariables>) => useMutation(CreateArticleFromQuestionDocument, options);

export const useAdminDelegationsQuery = (options: useQuery.Options<AdminDelegationsQuery, AdminDelegationsQueryVariables> & ({ variables: AdminDelegationsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminDelegationsDocument, options);

export const useEndDelegationMutation = (options?: useMutation.Options<EndDelegationMutation, EndDelegationMutationVariables>) => useMutation(EndDelegationDocument, options);

export const useAdminDocumentsQuery = (options: useQuery.Options<AdminDocumentsQuery, AdminDocumentsQueryVariables> & ({ variables: AdminDocumentsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminDocumentsDocument, options);

export const useDocumentVersionsQuery = (options: useQuery.Options<DocumentVersionsQuery, DocumentVersionsQueryVariables> & ({ variables: DocumentVersionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentVersionsDocument, options);

export const useMakeDocumentVersionCurrentMutation = (options?: useMutation.Options<MakeDocumentVersionCurrentMutation, MakeDocumentVersionCurrentMutationVariables>) => useMutation(MakeDocumentVersionCurrentDocument, options);

export const useDeleteDocumentVersionMutation = (options?: useMutation.Options<DeleteDocumentVersionMutation, DeleteDocumentVersionMutationVariables>) => useMutation(DeleteDocumentVersionDocument, options);

export const useDocumentDetailsQuery = (options: useQuery.Options<DocumentDetailsQuery, DocumentDetailsQueryVariables> & ({ variables: DocumentDetailsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentDetailsDocument, options);

export const useItemAccessQuery = (options: useQuery.Options<ItemAccessQuery, ItemAccessQueryVariables> & ({ variables: ItemAccessQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ItemAccessDocument, options);

export const useSharedFilesQuery = (options: useQuery.Options<SharedFilesQuery, SharedFilesQueryVariables> & ({ variables: SharedFilesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(SharedFilesDocument, options);

export const useDocumentPlaceQuery = (options: useQuery.Options<DocumentPlaceQuery, DocumentPlaceQueryVariables> & ({ variables: DocumentPlaceQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DocumentPlaceDocument, options);

export const useFolderChoicesQuery = (options?: useQuery.Options<FolderChoicesQuery, FolderChoicesQueryVariables>) => useAnsweredQuery(FolderChoicesDocument, options ?? {});

export const useRightsGroupsQuery = (options?: useQuery.Options<RightsGroupsQuery, RightsGroupsQueryVariables>) => useAnsweredQuery(RightsGroupsDocument, options ?? {});

export const useViewDocumentsAsMutation = (options?: useMutation.Options<ViewDocumentsAsMutation, ViewDocumentsAsMutationVariables>) => useMutation(ViewDocumentsAsDocument, options);

export const useCreateDocumentMutation = (options?: useMutation.Options<CreateDocumentMutation, CreateDocumentMutationVariables>) => useMutation(CreateDocumentDocument, options);

export const useUpdateDocumentMutation = (options?: useMutation.Options<UpdateDocumentMutation, UpdateDocumentMutationVariables>) => useMutation(UpdateDocumentDocument, options);

export const useDeleteDocumentMutation = (options?: useMutation.Options<DeleteDocumentMutation, DeleteDocumentMutationVariables>) => useMutation(DeleteDocumentDocument, options);

export const useCreateFolderMutation = (options?: useMutation.Options<CreateFolderMutation, CreateFolderMutationVariables>) => useMutation(CreateFolderDocument, options);

export const useFolderFilesLazyQuery = (options?: useLazyQuery.Options<FolderFilesQuery, FolderFilesQueryVariables>) => useLazyQuery(FolderFilesDocument, options);

export const useUpdateFolderMutation = (options?: useMutation.Options<UpdateFolderMutation, UpdateFolderMutationVariables>) => useMutation(UpdateFolderDocument, options);

export const useDeleteFolderMutation = (options?: useMutation.Options<DeleteFolderMutation, DeleteFolderMutationVariables>) => useMutation(DeleteFolderDocument, options);

export const useSetAccessMutation = (options?: useMutation.Options<SetAccessMutation, SetAccessMutationVariables>) => useMutation(SetAccessDocument, options);

export const useApproveAccessRequestMutation = (options?: useMutation.Options<ApproveAccessRequestMutation, ApproveAccessRequestMutationVariables>) => useMutation(ApproveAccessRequestDocument, options);

export const useDeclineAccessRequestMutation = (options?: useMutation.Options<DeclineAccessRequestMutation, DeclineAccessRequestMutationVariables>) => useMutation(DeclineAccessRequestDocument, options);

export const useAccessMatrixQuery = (options?: useQuery.Options<AccessMatrixQuery, AccessMatrixQueryVariables>) => useAnsweredQuery(AccessMatrixDocument, options ?? {});

export const useAdminEventsQuery = (options: useQuery.Options<AdminEventsQuery, AdminEventsQueryVariables> & ({ variables: AdminEventsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminEventsDocument, options);

export const useCreateEventMutation = (options?: useMutation.Options<CreateEventMutation, CreateEventMutationVariables>) => useMutation(CreateEventDocument, options);

export const useUpdateEventMutation = (options?: useMutation.Options<UpdateEventMutation, UpdateEventMutationVariables>) => useMutation(UpdateEventDocument, options);

export const useRestoreEventMutation = (options?: useMutation.Options<RestoreEventMutation, RestoreEventMutationVariables>) => useMutation(RestoreEventDocument, options);

export const useCancelEventMutation = (options?: useMutation.Options<CancelEventMutation, CancelEventMutationVariables>) => useMutation(CancelEventDocument, options);

export const useFeedsQuery = (options: useQuery.Options<FeedsQuery, FeedsQueryVariables> & ({ variables: FeedsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(FeedsDocument, options);

export const useWaitingItemsQuery = (options: useQuery.Options<WaitingItemsQuery, WaitingItemsQueryVariables> & ({ variables: WaitingItemsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(WaitingItemsDocument, options);

export const useDecidedItemsQuery = (options: useQuery.Options<DecidedItemsQuery, DecidedItemsQueryVariables> & ({ variables: DecidedItemsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(DecidedItemsDocument, options);

export const useCreateFeedMutation = (options?: useMutation.Options<CreateFeedMutation, CreateFeedMutationVariables>) => useMutation(CreateFeedDocument, options);

export const useUpdateFeedMutation = (options?: useMutation.Options<UpdateFeedMutation, UpdateFeedMutationVariables>) => useMutation(UpdateFeedDocument, options);

export const useRefreshFeedMutation = (options?: useMutation.Options<RefreshFeedMutation, RefreshFeedMutationVariables>) => useMutation(RefreshFeedDocument, options);

export const useDeleteFeedMutation = (options?: useMutation.Options<DeleteFeedMutation, DeleteFeedMutationVariables>) => useMutation(DeleteFeedDocument, options);

export const useImportFeedsMutation = (options?: useMutation.Options<ImportFeedsMutation, ImportFeedsMutationVariables>) => useMutation(ImportFeedsDocument, options);

export const useReviewFeedItemsMutation = (options?: useMutation.Options<ReviewFeedItemsMutation, ReviewFeedItemsMutationVariables>) => useMutation(ReviewFeedItemsDocument, options);

export const useAdminGroupsQuery = (options: useQuery.Options<AdminGroupsQuery, AdminGroupsQueryVariables> & ({ variables: AdminGroupsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminGroupsDocument, options);

export const useGroupMembersLazyQuery = (options?: useLazyQuery.Options<GroupMembersQuery, GroupMembersQueryVariables>) => useLazyQuery(GroupMembersDocument, options);

export const useGroupCandidatesQuery = (options: useQuery.Options<GroupCandidatesQuery, GroupCandidatesQueryVariables> & ({ variables: GroupCandidatesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(GroupCandidatesDocument, options);

export const useCreateGroupMutation = (options?: useMutation.Options<CreateGroupMutation, CreateGroupMutationVariables>) => useMutation(CreateGroupDocument, options);

export const useUpdateGroupMutation = (options?: useMutation.Options<UpdateGroupMutation, UpdateGroupMutationVariables>) => useMutation(UpdateGroupDocument, options);

export const useDeleteGroupMutation = (options?: useMutation.Options<DeleteGroupMutation, DeleteGroupMutationVariables>) => useMutation(DeleteGroupDocument, options);

export const useLeadsQuery = (options: useQuery.Options<LeadsQuery, LeadsQueryVariables> & ({ variables: LeadsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(LeadsDocument, options);

export const useUpdateLeadMutation = (options?: useMutation.Options<UpdateLeadMutation, UpdateLeadMutationVariables>) => useMutation(UpdateLeadDocument, options);

export const useDeleteLeadMutation = (options?: useMutation.Options<DeleteLeadMutation, DeleteLeadMutationVariables>) => useMutation(DeleteLeadDocument, options);

export const useManualPageQuery = (options: useQuery.Options<ManualPageQuery, ManualPageQueryVariables> & ({ variables: ManualPageQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ManualPageDocument, options);

export const useAdminNdasQuery = (options: useQuery.Options<AdminNdasQuery, AdminNdasQueryVariables> & ({ variables: AdminNdasQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminNdasDocument, options);

export const usePublishNdaMutation = (options?: useMutation.Options<PublishNdaMutation, PublishNdaMutationVariables>) => useMutation(PublishNdaDocument, options);

export const useEndNdaMutation = (options?: useMutation.Options<EndNdaMutation, EndNdaMutationVariables>) => useMutation(EndNdaDocument, options);

export const useKnownEmailsLazyQuery = (options?: useLazyQuery.Options<KnownEmailsQuery, KnownEmailsQueryVariables>) => useLazyQuery(KnownEmailsDocument, options);

export const useInviteUsersMutation = (options?: useMutation.Options<InviteUsersMutation, InviteUsersMutationVariables>) => useMutation(InviteUsersDocument, options);

export const useResendInvitationMutation = (options?: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>) => useMutation(ResendInvitationDocument, options);

export const useRevokeInvitationMutation = (options?: useMutation.Options<RevokeInvitationMutation, RevokeInvitationMutationVariables>) => useMutation(RevokeInvitationDocument, options);

export const usePeopleQuery = (options: useQuery.Options<PeopleQuery, PeopleQueryVariables> & ({ variables: PeopleQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(PeopleDocument, options);

export const usePersonDetailsQuery = (options: useQuery.Options<PersonDetailsQuery, PersonDetailsQueryVariables> & ({ variables: PersonDetailsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(PersonDetailsDocument, options);

export const useAddToGroupMutation = (options?: useMutation.Options<AddToGroupMutation, AddToGroupMutationVariables>) => useMutation(AddToGroupDocument, options);

export const useAddUserNoteMutation = (options?: useMutation.Options<AddUserNoteMutation, AddUserNoteMutationVariables>) => useMutation(AddUserNoteDocument, options);

export const useDeleteUserNoteMutation = (options?: useMutation.Options<DeleteUserNoteMutation, DeleteUserNoteMutationVariables>) => useMutation(DeleteUserNoteDocument, options);

export const useExemptFromNdaMutation = (options?: useMutation.Options<ExemptFromNdaMutation, ExemptFromNdaMutationVariables>) => useMutation(ExemptFromNdaDocument, options);

export const useEndNdaExemptionMutation = (options?: useMutation.Options<EndNdaExemptionMutation, EndNdaExemptionMutationVariables>) => useMutation(EndNdaExemptionDocument, options);

export const useRemindToSignNdaMutation = (options?: useMutation.Options<RemindToSignNdaMutation, RemindToSignNdaMutationVariables>) => useMutation(RemindToSignNdaDocument, options);

export const useSetNdaGroupsMutation = (options?: useMutation.Options<SetNdaGroupsMutation, SetNdaGroupsMutationVariables>) => useMutation(SetNdaGroupsDocument, options);

export const usePicturesQuery = (options: useQuery.Options<PicturesQuery, PicturesQueryVariables> & ({ variables: PicturesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(PicturesDocument, options);

export const useUpdatePictureMutation = (options?: useMutation.Options<UpdatePictureMutation, UpdatePictureMutationVariables>) => useMutation(UpdatePictureDocument, options);

export const useDeletePictureMutation = (options?: useMutation.Options<DeletePictureMutation, DeletePictureMutationVariables>) => useMutation(DeletePictureDocument, options);

export const useAdminQuestionsQuery = (options: useQuery.Options<AdminQuestionsQuery, AdminQuestionsQueryVariables> & ({ variables: AdminQuestionsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminQuestionsDocument, options);

export const useAnswerQuestionMutation = (options?: useMutation.Options<AnswerQuestionMutation, AnswerQuestionMutationVariables>) => useMutation(AnswerQuestionDocument, options);

export const usePublishQuestionMutation = (options?: useMutation.Options<PublishQuestionMutation, PublishQuestionMutationVariables>) => useMutation(PublishQuestionDocument, options);

export const useUnpublishQuestionMutation = (options?: useMutation.Options<UnpublishQuestionMutation, UnpublishQuestionMutationVariables>) => useMutation(UnpublishQuestionDocument, options);

export const useReviewQueueQuery = (options: useQuery.Options<ReviewQueueQuery, ReviewQueueQueryVariables> & ({ variables: ReviewQueueQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(ReviewQueueDocument, options);

export const useGroupChoicesQuery = (options?: useQuery.Options<GroupChoicesQuery, GroupChoicesQueryVariables>) => useAnsweredQuery(GroupChoicesDocument, options ?? {});

export const useReviewedUserNowLazyQuery = (options?: useLazyQuery.Options<ReviewedUserNowQuery, ReviewedUserNowQueryVariables>) => useLazyQuery(ReviewedUserNowDocument, options);

export const useApproveUserMutation = (options?: useMutation.Options<ApproveUserMutation, ApproveUserMutationVariables>) => useMutation(ApproveUserDocument, options);

export const useRequestMoreInformationMutation = (options?: useMutation.Options<RequestMoreInformationMutation, RequestMoreInformationMutationVariables>) => useMutation(RequestMoreInformationDocument, options);

export const useRejectUserMutation = (options?: useMutation.Options<RejectUserMutation, RejectUserMutationVariables>) => useMutation(RejectUserDocument, options);

export const useSuspendUserMutation = (options?: useMutation.Options<SuspendUserMutation, SuspendUserMutationVariables>) => useMutation(SuspendUserDocument, options);

export const useReinstateUserMutation = (options?: useMutation.Options<ReinstateUserMutation, ReinstateUserMutationVariables>) => useMutation(ReinstateUserDocument, options);

export const useSetUserEndMutation = (options?: useMutation.Options<SetUserEndMutation, SetUserEndMutationVariables>) => useMutation(SetUserEndDocument, options);

export const useSetUserRolesMutation = (options?: useMutation.Options<SetUserRolesMutation, SetUserRolesMutationVariables>) => useMutation(SetUserRolesDocument, options);

export const useReopenUserMutation = (options?: useMutation.Options<ReopenUserMutation, ReopenUserMutationVariables>) => useMutation(ReopenUserDocument, options);

export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) => useMutation(UpdateUserDocument, options);

export const useResetUserSecondFactorMutation = (options?: useMutation.Options<ResetUserSecondFactorMutation, ResetUserSecondFactorMutationVariables>) => useMutation(ResetUserSecondFactorDocument, options);

export const useDeleteUserMutation = (options?: useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) => useMutation(DeleteUserDocument, options);

export const useEditSiteDetailsQuery = (options?: useQuery.Options<EditSiteDetailsQuery, EditSiteDetailsQueryVariables>) => useAnsweredQuery(EditSiteDetailsDocument, options ?? {});

export const useUpdateSiteDetailsMutation = (options?: useMutation.Options<UpdateSiteDetailsMutation, UpdateSiteDetailsMutationVariables>) => useMutation(UpdateSiteDetailsDocument, options);

export const useSystemStatusQuery = (options?: useQuery.Options<SystemStatusQuery, SystemStatusQueryVariables>) => useAnsweredQuery(SystemStatusDocument, options ?? {});

export const useRetryMailsMutation = (options?: useMutation.Options<RetryMailsMutation, RetryMailsMutationVariables>) => useMutation(RetryMailsDocument, options);

export const useAllTokensQuery = (options: useQuery.Options<AllTokensQuery, AllTokensQueryVariables> & ({ variables: AllTokensQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AllTokensDocument, options);

export const useOfferApiMutation = (options?: useMutation.Options<OfferApiMutation, OfferApiMutationVariables>) => useMutation(OfferApiDocument, options);

export const useRevokeAnyTokenMutation = (options?: useMutation.Options<RevokeAnyTokenMutation, RevokeAnyTokenMutationVariables>) => useMutation(RevokeAnyTokenDocument, options);

export const useAdminUpdatesQuery = (options: useQuery.Options<AdminUpdatesQuery, AdminUpdatesQueryVariables> & ({ variables: AdminUpdatesQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AdminUpdatesDocument, options);

export const useEditInvestorUpdateQuery = (options: useQuery.Options<EditInvestorUpdateQuery, EditInvestorUpdateQueryVariables> & ({ variables: EditInvestorUpdateQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(EditInvestorUpdateDocument, options);

export const useEditInvestorUpdateLazyQuery = (options?: useLazyQuery.Options<EditInvestorUpdateQuery, EditInvestorUpdateQueryVariables>) => useLazyQuery(EditInvestorUpdateDocument, options);

export const useDocumentChoicesQuery = (options?: useQuery.Options<DocumentChoicesQuery, DocumentChoicesQueryVariables>) => useAnsweredQuery(DocumentChoicesDocument, options ?? {});

export const useSendInvestorUpdateTestMutation = (options?: useMutation.Options<SendInvestorUpdateTestMutation, SendInvestorUpdateTestMutationVariables>) => useMutation(SendInvestorUpdateTestDocument, options);

export const useCreateInvestorUpdateMutation = (options?: useMutation.Options<CreateInvestorUpdateMutation, CreateInvestorUpdateMutationVariables>) => useMutation(CreateInvestorUpdateDocument, options);

export const useUpdateInvestorUpdateMutation = (options?: useMutation.Options<UpdateInvestorUpdateMutation, UpdateInvestorUpdateMutationVariables>) => useMutation(UpdateInvestorUpdateDocument, options);

export const usePublishInvestorUpdateMutation = (options?: useMutation.Options<PublishInvestorUpdateMutation, PublishInvestorUpdateMutationVariables>) => useMutation(PublishInvestorUpdateDocument, options);

export const useWithdrawInvestorUpdateMutation = (options?: useMutation.Options<WithdrawInvestorUpdateMutation, WithdrawInvestorUpdateMutationVariables>) => useMutation(WithdrawInvestorUpdateDocument, options);

export const useVisitsQuery = (options: useQuery.Options<VisitsQuery, VisitsQueryVariables> & ({ variables: VisitsQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(VisitsDocument, options);

export const useAllWebhooksQuery = (options: useQuery.Options<AllWebhooksQuery, AllWebhooksQueryVariables> & ({ variables: AllWebhooksQueryVariables; skip?: boolean } | { skip: true })) => useAnsweredQuery(AllWebhooksDocument, options);

export const useDeleteAnyWebhookMutation = (options?: useMutation.Options<DeleteAnyWebhookMutation, DeleteAnyWebhookMutationVariables>) => useMutation(DeleteAnyWebhookDocument, options);