import type { AreaSlug } from './model.ts';

interface Area {
  title: string;
  /** What the area is for, in one sentence. */
  summary: string;
  /** The scopes of its operations, without _READ and _WRITE. */
  scopes: readonly string[];
}

/** The pages of the reference, in their order. */
export const areas: Record<AreaSlug, Area> = {
  content: {
    title: 'Articles, case studies and pictures',
    summary: 'Read, search, write and publish the content of the site.',
    scopes: ['CONTENT'],
  },
  documents: {
    title: 'Documents, folders and questions',
    summary: 'Upload documents, share them, read them, and answer the questions of investors.',
    scopes: ['DOCUMENTS'],
  },
  events: {
    title: 'Events',
    summary: 'Read and change the calendar, and respond to invitations.',
    scopes: ['EVENTS'],
  },
  updates: {
    title: 'Investor updates',
    summary: 'Write, publish and withdraw updates, and see which investors read them.',
    scopes: ['UPDATES'],
  },
  people: {
    title: 'Accounts, groups and delegates',
    summary: 'Approve and change accounts, put them into groups, and read leads.',
    scopes: ['PEOPLE'],
  },
  feeds: {
    title: 'Feeds',
    summary: 'Follow feeds of other sites, and choose which of their items appear on this one.',
    scopes: ['FEEDS'],
  },
  audit: {
    title: 'Audit log, access log and visits',
    summary: 'Read what happened, who opened which document, and how often pages are visited.',
    scopes: ['AUDIT'],
  },
  webhooks: {
    title: 'Webhooks and changes',
    summary: 'Receive changes at a URL, and catch up with missed changes.',
    scopes: ['WEBHOOKS', 'ANY'],
  },
  account: {
    title: 'Sign-in and own account',
    summary: 'Register, sign in, confirm an identity, and manage tokens. The pages of this site use these operations.',
    scopes: ['ACCOUNT'],
  },
  site: {
    title: 'Pages of this site',
    summary: 'Operations of the chat, the whitepaper, the agreement and uploads, which tokens cannot call.',
    scopes: [],
  },
  types: {
    title: 'Shared types',
    summary: 'Scalars, pages of lists, and other types that several areas use.',
    scopes: [],
  },
};

export const areaSlugs = Object.keys(areas) as AreaSlug[];

/** Operations without a scope that belong to the area of accounts: signing in, second factors, tokens. */
const ACCOUNT =
  /passkey|totp|token|session|password|identity|email|log(in|out)|register|recovery|ownAccount|second|verify|calendar|settings|user|delegat/i;
const WHITEPAPER = /whitepaper/i;

/** The area of an operation, from the scope that a token needs for it. */
export function findArea(name: string, scope: string | undefined): AreaSlug {
  const group = scope?.replace(/_(READ|WRITE)$/, '');
  const found = areaSlugs.find((slug) => group && areas[slug].scopes.includes(group));
  return found ?? (ACCOUNT.test(name) && !WHITEPAPER.test(name) ? 'account' : 'site');
}
