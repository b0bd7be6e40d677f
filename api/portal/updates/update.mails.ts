import type { NoticedDocument } from '../documents/document.notice.service.ts';
import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { unsubscribeUrl } from './update.settings.service.ts';

export interface Postman {
  env: Env;
  secrets: readonly string[];
}

export interface Reader {
  id: string;
  name: string;
  email: string;
}

export interface Headline {
  id: string;
  title: string;
}

const getUpdateUrl = (env: Env, { id }: Headline) => `${env.PUBLIC_URL}/investor/updates/${id}`;

const makeUnsubscribeLinks = ({ env, secrets }: Postman, reader: Reader): Pick<Mail, 'unsubscribe'> => ({
  unsubscribe: { label: 'Unsubscribe from these emails', url: unsubscribeUrl(env.PUBLIC_URL, secrets, reader.id) },
});

// The mail contains the title and a link; the text needs a sign-in. Locked screens show the subject line, so the
// operator can keep the title out of it.

export const makeUpdateMail = (
  postman: Postman,
  to: Reader,
  update: Headline,
  isCorrected: boolean,
  documents: NoticedDocument[] = [],
): Mail => ({
  kind: 'update.released',
  to: to.email,
  subject: getUpdateSubject(postman.env, update, isCorrected),
  reason: 'you chose an email for each investor update',
  paragraphs: [
    makeGreeting(to),
    `${postman.env.SITE_NAME} has ${isCorrected ? 'corrected an' : 'published a new'} update: “${update.title}”.`,
    ...(documents.length > 0 ? ['With these documents:'] : []),
  ],
  links: documents.map(toDocumentLink(postman.env)),
  link: { label: 'Read the update', url: getUpdateUrl(postman.env, update) },
  ...makeUnsubscribeLinks(postman, to),
});

function getUpdateSubject(env: Env, { title }: Headline, isCorrected: boolean): string {
  if (env.NEUTRAL_UPDATE_SUBJECTS)
    return isCorrected ? 'An investor update was corrected' : 'A new investor update is available';
  return isCorrected ? `Corrected: ${title}` : title;
}

/** At most this many documents are named in one email. */
const DOCUMENTS_AT_MOST = 50;

const toDocumentLink = (env: Env) => (document: NoticedDocument) => ({
  label: describeDocument(document),
  url: `${env.PUBLIC_URL}/investor/documents/${document.id}`,
});

function describeDocument({ title, version, isChanged, restoredFrom }: NoticedDocument): string {
  const name = `${title}${version > 1 ? `, version ${version}` : ''}`;
  if (typeof restoredFrom === 'number') {
    const wrong =
      version - restoredFrom > 2 ? `versions ${restoredFrom + 1} to ${version - 1}` : `version ${version - 1}`;
    return `Corrected: ${name}. It replaces ${wrong} and is the same file as version ${restoredFrom}.`;
  }
  return isChanged ? `Changed: ${name}` : name;
}

const countMore = (all: readonly unknown[], atMost: number): string =>
  all.length > atMost ? `, and ${all.length - atMost} more` : '';

function getNoticeSubject(documents: readonly NoticedDocument[]): string {
  const changedCount = documents.filter(({ isChanged }) => isChanged).length;
  const correctedCount = documents.filter(({ restoredFrom }) => typeof restoredFrom === 'number').length;
  if (correctedCount === documents.length)
    return correctedCount === 1 ? 'A document was corrected' : `${correctedCount} documents were corrected`;
  if (documents.length === 1) return changedCount === 1 ? 'A document has changed' : 'A document is available';
  if (changedCount === documents.length) return `${changedCount} documents have changed`;
  return `${documents.length} documents are ${changedCount > 0 ? 'new or have changed' : 'available'}`;
}

/** The subject is neutral: the title of a document can be confidential. */
export const makeNoticeMail = (postman: Postman, to: Reader, documents: NoticedDocument[]): Mail => ({
  kind: 'document.notice',
  to: to.email,
  subject: getNoticeSubject(documents),
  reason: 'emails about documents are on in your account',
  paragraphs: [
    makeGreeting(to),
    `You can read these documents in the investor portal of ${postman.env.SITE_NAME}${countMore(documents, DOCUMENTS_AT_MOST)}:`,
  ],
  links: documents.slice(0, DOCUMENTS_AT_MOST).map(toDocumentLink(postman.env)),
  link: { label: 'See all documents', url: `${postman.env.PUBLIC_URL}/investor/documents` },
  ...makeUnsubscribeLinks(postman, to),
});

interface Digest {
  updates: Headline[];
  /** The number of updates that are not listed. */
  more: number;
  documents: NoticedDocument[];
}

export const makeDigestMail = (postman: Postman, to: Reader, { updates, more, documents }: Digest): Mail => ({
  kind: 'update.digest',
  to: to.email,
  subject: getDigestSubject(postman.env, updates, more, documents),
  reason: `you chose a summary of investor updates${documents.length > 0 ? ' and documents' : ''}`,
  paragraphs: [
    makeGreeting(to),
    `New from ${postman.env.SITE_NAME} since our last email${more > 0 ? `, and ${more} more updates` : ''}${countMore(documents, DOCUMENTS_AT_MOST)}:`,
  ],
  links: [
    ...updates.map((update) => ({ label: update.title, url: getUpdateUrl(postman.env, update) })),
    ...documents.slice(0, DOCUMENTS_AT_MOST).map(toDocumentLink(postman.env)),
  ],
  link:
    updates.length > 0
      ? { label: 'See all updates', url: `${postman.env.PUBLIC_URL}/investor/updates` }
      : { label: 'See all documents', url: `${postman.env.PUBLIC_URL}/investor/documents` },
  ...makeUnsubscribeLinks(postman, to),
});

function getDigestSubject(env: Env, updates: Headline[], more: number, documents: NoticedDocument[]): string {
  const updateCount = updates.length + more;
  const documentPart = documents.length === 1 ? 'one document' : `${documents.length} documents`;
  if (updateCount === 0) return `${documentPart === 'one document' ? 'One document' : documentPart} to read`;
  const suffix = documents.length > 0 ? ` and ${documentPart}` : '';
  if (updateCount > 1) return `${updateCount} new updates${suffix}`;
  return env.NEUTRAL_UPDATE_SUBJECTS || suffix ? `One new update${suffix}` : `One new update: ${updates[0]!.title}`;
}
