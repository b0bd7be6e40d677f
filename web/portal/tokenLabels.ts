import type { OwnTokenFragment } from '#graphql/generated/portal.ts';
import { type TokenScope, tokenScopes } from '#graphql/token-scopes.ts';
import type { PortalRights } from './shell/navigation.ts';

export type TokenAccess = 'NONE' | 'READ' | 'WRITE';

export interface TokenArea {
  name: string;
  label: string;
  /** The readable data, and the names of the scopes, as the developer pages and errors of the API use them. */
  hint: string;
  canWrite: boolean;
}

const labels: Record<string, string> = {
  ACCOUNT: 'Account',
  AUDIT: 'Logs and visits',
  CONTENT: 'Articles and case studies',
  DOCUMENTS: 'Documents',
  EVENTS: 'Events',
  FEEDS: 'Feeds',
  PEOPLE: 'People',
  UPDATES: 'Investor updates',
  WEBHOOKS: 'Webhooks',
};

/** Areas in which only administrators have rights that a token could use. */
const ADMIN_AREAS = new Set(['AUDIT', 'PEOPLE']);
/** Areas in which only editors and administrators have such rights. */
const EDITOR_AREAS = new Set(['FEEDS']);
/** Areas of what is shared with investors. */
const INVESTOR_AREAS = new Set(['DOCUMENTS', 'EVENTS', 'UPDATES', 'WEBHOOKS']);

/** The areas of the API, for the people who create tokens. */
export const listTokenAreas = ({ canAdminister, canEdit, isInvestor }: PortalRights): TokenArea[] =>
  Object.keys(labels)
    .filter((name) => canAdminister || !ADMIN_AREAS.has(name))
    .filter((name) => canEdit || !EDITOR_AREAS.has(name))
    .filter((name) => isInvestor || !INVESTOR_AREAS.has(name))
    .map((name) => {
      const canWrite = `${name}_WRITE` in tokenScopes;
      const scopes = canWrite ? `Scopes ${name}_READ and ${name}_WRITE.` : `Scope ${name}_READ.`;
      const hint = `${tokenScopes[`${name}_READ` as TokenScope]} ${scopes}`;
      return { name, label: labels[name]!, hint, canWrite };
    });

/** The scopes of the access by area. */
export const toScopes = (access: Record<string, TokenAccess>): TokenScope[] =>
  Object.entries(access)
    .filter(([, level]) => level !== 'NONE')
    .map(([name, level]) => `${name}_${level}` as TokenScope);

/** The scopes by area, such as “Articles and case studies: read and write”. */
export function describeScopes(scopes: readonly TokenScope[]): string[] {
  const areas = Object.keys(labels).filter((name) => scopes.some((scope) => scope.startsWith(`${name}_`)));
  return areas.map(
    (name) => `${labels[name]}: ${scopes.includes(`${name}_WRITE` as TokenScope) ? 'read and write' : 'read'}`,
  );
}

export const tokenStatusLabels: Record<OwnTokenFragment['status'], string> = {
  ACTIVE: 'Active',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};
