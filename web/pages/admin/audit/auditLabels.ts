import { type AuditNoun, listAuditWords } from '#graphql/audit-kinds.ts';
import type { AuditCategory, AuditEventFilter, AuditEventsQuery, AuditKind } from '#graphql/generated/admin.ts';
import { defineUrlFilter } from '#web/runtime/urlFilter.ts';
import { declareLogFilter, toLogFilter, type LogFilterValues } from '../shared/logFilter.ts';

export type Event = AuditEventsQuery['auditEvents']['edges'][number]['node'];

const nouns: Record<AuditNoun, string> = {
  login: 'Signing in',
  logout: 'Signing out',
  identity: 'Identity confirmations',
  secrets: 'Secrets of the server',
  backup: 'Backups',
  session: 'Sessions ended',
  access: 'Denied requests and document rights',
  account: 'Requests and accounts',
  user: 'Decisions and roles',
  password: 'Passwords',
  second_factor: 'Second factors',
  email: 'Email addresses',
  data: 'Exports of personal data',
  audit: 'Exports of the audit log and removed events',
  admin: 'Administrators',
  article: 'Articles and notices',
  case_study: 'Case studies',
  category: 'Categories',
  company: 'The company',
  site_details: 'Site details',
  mail: 'Emails of the site',
  passkey: 'Passkeys',
  token: 'API tokens',
  webhook: 'Webhooks',
  lead: 'Leads and their export',
  feed: 'Feeds',
  group: 'Groups',
  document: 'Documents',
  delegation: 'Delegates',
  folder: 'Folders',
  upload: 'Uploads',
  event: 'Calendar events',
  update: 'Updates',
  calendar: 'Calendar URLs',
  content: 'Imported content',
  nda: 'The confidentiality agreement',
  picture: 'Pictures',
  question: 'Questions',
  reading: 'Unusual reading',
};

/** The options of the filter, by the part of the kind before the dot. */
export const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['', 'Everything'],
  ...Object.entries(nouns),
];

export const auditFilter = defineUrlFilter(declareLogFilter((kind) => /^[a-z_.]{1,60}$/.test(kind)));

const toEnumName = (kind: string): string => kind.replace('.', '_').toUpperCase();

/** The filter of the GraphQL query: `login` is a category of kinds, `login.failed` one kind. */
export const toFilter = (values: LogFilterValues): AuditEventFilter => ({
  kind: values.kind.includes('.') ? (toEnumName(values.kind) as AuditKind) : null,
  category: values.kind && !values.kind.includes('.') ? (toEnumName(values.kind) as AuditCategory) : null,
  ...toLogFilter(values),
});

/** A kind as written in URLs and exports: LOGIN_FAILED is `login.failed`. */
export function formatKind(kind: AuditKind): string {
  const words = Object.keys(nouns).flatMap(listAuditWords);
  const noun = words.find((prefix) => kind.startsWith(`${prefix.toUpperCase()}_`));
  return noun ? `${noun}.${kind.slice(noun.length + 1).toLowerCase()}` : kind.toLowerCase();
}

/** Details as pairs of strings. A nested value is JSON. */
export function toPairs(details: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}
