import type { auditKinds } from '../../../../graphql/audit-kinds.ts';

type Kind = keyof typeof auditKinds;

/**
 * The text after the actor's name that describes the action. `{subject}` is the person or object that the event is about; other names in
 * braces are details of the event, and the text after `|` stands in when the event lacks the detail.
 */
export const auditSentences: Readonly<Record<Kind, string>> = {
  'login.succeeded': 'signed in from {device|an unknown device}',
  'login.failed': 'could not sign in as {subject|an unknown person}: {why|wrong password}',
  logout: 'signed out',
  'identity.confirmed': 'confirmed their identity',
  'identity.refused': 'could not confirm their identity as {subject|an unknown person}: {why|wrong password}',
  'session.ended': 'ended one of their sessions',
  'sessions.ended': 'ended {count|all} sessions',
  'access.refused': 'was refused {operation|a page} {page|}',
  'account.registered': 'requested the account of {subject}',
  'account.known_email': 'tried to register with the email address of {subject}',
  'account.email_verified': 'verified the email address of {subject}',
  'account.answered': 'answered the question of the reviewer',
  'account.deleted': 'deleted the account of {subject|a person} {email|}',
  'password.reset_requested': 'requested a link to reset the password of {subject}',
  'password.reset': 'reset the password of {subject} by the emailed link',
  'password.changed': 'changed their password',
  'email.change_requested': 'requested a change of their email address',
  'email.changed': 'changed the email address of {subject}',
  'email.change_undone': 'reverted the change of the email address of {subject}',
  'user.asked': 'asked {subject} for more information',
  'user.invited': 'invited {subject}',
  'user.invited_again': 'sent the invitation of {subject} again',
  'user.invitation_revoked': 'revoked the invitation of {subject}',
  'user.invitation_accepted': 'accepted the invitation',
  'user.note_added': 'added a note about {subject}',
  'user.note_deleted': 'deleted a note about {subject}',
  'users.exported': 'exported {count|some} people as CSV',
  'user.approved': 'approved the account of {subject}',
  'user.rejected': 'rejected the request of {subject}: {reason|no reason given}',
  'user.suspended': 'suspended {subject}: {reason|no reason given}',
  'user.reinstated': 'reinstated {subject}',
  'user.reopened': 'reopened the request of {subject}',
  'user.updated': 'changed {fields|the data} of {subject}',
  'user.roles_changed': 'changed the roles of {subject} from {before|none} to {after|none}',
  'second_factor.added': 'added an authenticator app to the account of {subject}',
  'second_factor.removed': 'removed the authenticator app from the account of {subject}',
  'second_factor.codes_renewed': 'renewed the recovery codes of {subject}',
  'second_factor.reset': 'removed all second factors of {subject}',
  'passkey.added': 'added a passkey to the account of {subject}',
  'passkey.renamed': 'renamed a passkey of {subject}',
  'token.created': 'created an API token for {subject}',
  'token.revoked': 'revoked an API token of {subject}',
  'token.used': 'used an API token of {subject}',
  'token.refused': 'used an API token of {subject} that does not work',
  'webhook.created': 'created a webhook of {subject}',
  'webhook.updated': 'changed a webhook of {subject}',
  'webhook.deleted': 'deleted a webhook of {subject}',
  'webhook.secret_rotated': 'rotated the secret of a webhook of {subject}',
  'webhook.paused': 'paused a webhook of {subject}',
  'passkey.removed': 'removed a passkey from the account of {subject}',
  'secrets.rotated': 'encrypted {encrypted|no values} again with a new secret',
  'admin.created': 'created the administrator {subject}',
  'data.exported': 'exported their own data',
  'leads.exported': 'exported {count|all} leads',
  'lead.deleted': 'deleted the lead {email|}',
  'feed.added': 'added the feed {url|}',
  'feed.deleted': 'deleted the feed {url|}',
  'feeds.imported': 'imported feeds from an OPML file',
  'audit.exported': 'exported the audit log',
  'article.emergency_published': 'published the emergency notice {title|}',
  'article.emergency_withdrawn': 'withdrew the emergency notice {title|}',
  'article.exported': 'started an export of articles',
  'article.created': 'created the article {slug|}',
  'article.updated': 'changed the article {slug|}',
  'article.draft_saved': 'saved a draft of the article {slug|}',
  'article.draft_discarded': 'discarded the draft of the article {slug|}',
  'article.published': 'published the article {slug|}',
  'article.scheduled': 'scheduled the article {slug|}',
  'article.unpublished': 'unpublished the article {slug|}',
  'article.unpublishing_planned': 'scheduled the end of the article {slug|}',
  'article.taken_over': 'took over the edit lock of the article {slug|}',
  'article.trashed': 'moved the article {slug|} to the trash',
  'article.restored': 'restored the article {slug|} from the trash',
  'article.deleted': 'permanently deleted the article {slug|}',
  'documents.seen_as': 'viewed the documents as {subject}',
  'picture.uploaded': 'uploaded the picture {name|}',
  'picture.changed': 'changed the description of the picture {name|}',
  'picture.deleted': 'deleted the picture {name|}',
  'company.updated': 'changed the text and figures about the company',
  'category.created': 'created the category {slug|}',
  'category.updated': 'changed the category {slug|}',
  'category.deleted': 'deleted the category {slug|}',
  'categories.ordered': 'changed the order of the categories',
  'content.imported': 'imported content',
  'group.created': 'created the group {name|}',
  'group.updated': 'changed the group {name|}',
  'group.deleted': 'deleted the group {name|}',
  'question.asked': 'asked a question about a document',
  'question.answered': 'answered a question about a document',
  'question.published': 'published a question and its answer',
  'question.unpublished': 'unpublished a question',
  'delegation.offered': 'invited a delegate',
  'delegation.accepted': 'accepted an invitation to act as a delegate',
  'delegation.refused': 'declined an invitation to act as a delegate',
  'delegation.ended': 'ended a delegation',
  'nda.published': 'put version {version|} of the confidentiality agreement into force',
  'nda.ended': 'ended version {version|} of the confidentiality agreement',
  'nda.signed': 'signed version {version|} of the confidentiality agreement',
  'nda.groups_set': 'set the groups that sign the agreement: {groups|all investors}',
  'nda.exempted': 'exempted {subject} from signing the agreement: {reason|no reason given}',
  'nda.exemption_ended': 'ended the exemption of {subject} from signing',
  'nda.reminded': 'reminded {count|some} people to sign the agreement',
  'nda.exported': 'exported {count|all} signatures of the confidentiality agreement',
  'event.created': 'created the event {title|}',
  'event.updated': 'changed the event {title|}',
  'event.cancelled': 'canceled the event {title|}',
  'event.restored': 'restored the event {title|}',
  'event.exported': 'exported {count|all} responses to an event',
  'update.created': 'created the update {title|}',
  'update.updated': 'changed the update {title|}',
  'update.published': 'published the update {title|}',
  'update.scheduled': 'scheduled the update {title|}',
  'update.withdrawn': 'withdrew the update {title|}',
  'calendar.renewed': 'renewed their private calendar URL',
  'folder.created': 'created the folder {name|}',
  'folder.updated': 'changed the folder {name|}',
  'folder.deleted': 'deleted the folder {name|}',
  'document.created': 'added the document {title|}',
  'document.updated': 'changed the document {title|}',
  'document.deleted': 'deleted the document {title|}',
  'document.seen': 'opened the document {title|}',
  'document.viewed': 'was sent page {page|} of {title|a document}',
  'document.read': 'read page {page|} of {title|a document} for {seconds|0} s',
  'document.downloaded': 'downloaded {title|a document}',
  'document.printed': 'printed {title|a document}',
  'document.engagement_exported': 'exported the report of who read what',
  'document.log_exported': 'exported the access log',
  'reading.unusual': 'read unusually many pages in a short time',
  'upload.received': 'uploaded {name|a file}',
  'upload.refused': 'uploaded {name|a file}, which was refused: {reason|}',
  'access.declined': 'declined a request for access to {title|a document}',
  'access.requested': 'asked for access to {title|a document}',
  'access.changed': 'changed who has access to {title|a document or folder}',
};

export interface SentencePart {
  text: string;
  /** A plain part of the sentence, the value of a detail, or the subject of the event. */
  kind: 'text' | 'detail' | 'subject';
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The sentence of an event in parts, without its actor. An unknown kind becomes the kind itself. */
export function describeEvent(
  kind: string,
  details: Readonly<Record<string, unknown>>,
  subject: string | null,
): SentencePart[] {
  const template = Object.hasOwn(auditSentences, kind) ? auditSentences[kind as Kind] : kind;
  return template.split(/(\{[^}]*\})/).flatMap((part): SentencePart[] => {
    if (!part.startsWith('{')) return part ? [{ kind: 'text', text: part }] : [];
    const [name = '', fallback = ''] = part.slice(1, -1).split('|');
    if (name === 'subject' && subject !== null) return [{ kind: 'subject', text: subject }];
    const value = toText(details[name]);
    if (value) return [{ kind: 'detail', text: value }];
    return fallback ? [{ kind: 'text', text: fallback }] : [];
  });
}
