import { registerEnumType } from 'type-graphql';
import { type AuditKind, type AuditNoun, auditKinds, auditPlurals } from '#graphql/audit-kinds.ts';

/** Turns `login.failed` into LOGIN_FAILED. */
const toEnumName = (kind: string): string => kind.replace('.', '_').toUpperCase();

const kinds = Object.keys(auditKinds) as AuditKind[];
const nouns = [...new Set(kinds.map((kind) => kind.replace(/\..*/, '')))].filter(
  (word): word is AuditNoun => !(word in auditPlurals),
);

const toEnum = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [toEnumName(value), value]));

export const auditKindEnum = toEnum(kinds);
registerEnumType(auditKindEnum, {
  name: 'AuditKind',
  description: 'The kind of an event in the audit log.',
  valuesConfig: Object.fromEntries(kinds.map((kind) => [toEnumName(kind), { description: auditKinds[kind] }])),
});

const categories: Record<AuditNoun, string> = {
  access: 'access to documents and folders: changes, and requests without the right',
  account: 'registrations and the deletion of accounts',
  admin: 'administrators that the operator created',
  article: 'articles, their drafts and their publication',
  audit: 'exports of the audit log and removed events',
  backup: 'restored backups',
  calendar: 'private calendar URLs',
  case_study: 'case studies, their order and their publication',
  company: 'the text and figures about the company',
  category: 'article categories and their order',
  content: 'imports of content',
  data: 'exports of the data of a person',
  delegation: 'delegations',
  document: 'documents: changes, readings, downloads, and administrators who viewed them as another person',
  email: 'changes of email addresses',
  event: 'calendar events',
  feed: 'feeds and their import',
  folder: 'document folders',
  group: 'groups and their members',
  identity: 'confirmations of identity before sensitive actions',
  lead: 'the deletion and export of leads',
  login: 'sign-ins',
  logout: 'sign-outs',
  mail: 'emails that the site sends',
  nda: 'the confidentiality agreement and its signatures',
  passkey: 'passkeys',
  password: 'changes and resets of passwords',
  picture: 'pictures',
  question: 'questions about documents, and their answers',
  reading: 'unusually fast reading of documents',
  second_factor: 'authenticator apps and recovery codes',
  secrets: 'rotations of SESSION_SECRET',
  session: 'sessions that their owner ended, one or all',
  site_details: 'the facts about the operator on the public pages',
  token: 'API tokens',
  update: 'investor updates',
  upload: 'uploaded files',
  user: 'reviews, changes and roles of accounts',
  webhook: 'webhooks',
};

export const auditCategoryEnum = toEnum(nouns);
registerEnumType(auditCategoryEnum, {
  name: 'AuditCategory',
  description:
    'A category of events in the audit log. The kinds of its events begin with the same word, or with its plural.',
  valuesConfig: Object.fromEntries(
    nouns.map((noun) => [
      toEnumName(noun),
      { description: `Events about ${categories[noun]}. Their kinds begin with ${toEnumName(noun)}.` },
    ]),
  ),
});
