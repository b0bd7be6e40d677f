import type { AuditNoun } from '../../../../graphql/audit-kinds.ts';
import type { AuditEventFilter, AuditEventsQuery } from '../../../../graphql/generated/admin.ts';
import { narrowedTo, readTrail, type TrailAsked } from '../desk/trailAsked.ts';

export type Event = AuditEventsQuery['auditEvents']['edges'][number]['node'];

const words: Record<AuditNoun, string> = {
  login: 'Signing in',
  logout: 'Signing out',
  identity: 'Identity confirmations',
  session: 'Session ended',
  sessions: 'All sessions ended',
  access: 'Denied requests and document rights',
  account: 'Requests and accounts',
  user: 'Decisions and roles',
  password: 'Passwords',
  second_factor: 'Second factors',
  email: 'Addresses',
  data: 'Exports of personal data',
  audit: 'Exports of the audit log',
  admin: 'Administrators',
  article: 'Articles and notices',
  category: 'Categories',
  categories: 'Category order',
  passkey: 'Passkeys',
  lead: 'Leads',
  leads: 'Exports of leads',
  feed: 'Feeds',
  feeds: 'Feed lists',
  group: 'Groups',
  document: 'Documents',
  delegation: 'Delegates',
  folder: 'Folders',
  documents: 'Viewed documents as another person',
  upload: 'Uploads',
  event: 'Calendar events',
  update: 'Updates',
  calendar: 'Calendar addresses',
  content: 'Imported content',
  nda: 'The confidentiality agreement',
  picture: 'Pictures',
  question: 'Questions',
  reading: 'Unusual reading',
};

/** What the filter offers: kinds by the part before the dot. */
export const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['', 'Everything'],
  ...Object.entries(words),
];

export const readAsked = (params: URLSearchParams): TrailAsked =>
  readTrail(params, (kind) => /^[a-z_.]{1,60}$/.test(kind));

/** The same as the API takes it. */
export const filterOf = (asked: TrailAsked): AuditEventFilter => ({ kind: asked.kind || null, ...narrowedTo(asked) });

/** Details as pairs; what is nested stays as it was written. */
export function pairsOf(details: string): [name: string, value: string][] {
  const parsed = JSON.parse(details) as Record<string, unknown>;
  return Object.entries(parsed)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}
