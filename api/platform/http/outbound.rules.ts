import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { isPrivateName, isPublicAddress } from './addresses.ts';

/** Where this server may go by itself. */
export interface OutboundRules {
  /** `host` or `host:port` that the operator trusts: any port, unencrypted, and in the own network too. */
  allowed: ReadonlySet<string>;
  /** Hosts of the site and what it stands on: never asked on a stranger's word. */
  own: ReadonlySet<string>;
  /** Whether unencrypted http is good enough. */
  http: boolean;
}

/** Refused, or not answered: one kind of failure on purpose, so that nobody maps a network by what they are told. */
export class OutboundError extends Error {
  constructor(
    /** For the server's log alone. */
    readonly detail: string,
    /** What anybody may know. */
    message = UNREACHABLE,
  ) {
    super(message);
  }
}

const UNREACHABLE = 'No web server that we may ask answered at this address.';

export function outboundRules(env: Env): OutboundRules {
  const { PUBLIC_URL, DATABASE_URL, SMTP_URL, LLM_BASE_URL, STORAGE_URL, RECORDER_URL } = env;
  const own = [PUBLIC_URL, DATABASE_URL, SMTP_URL, LLM_BASE_URL, STORAGE_URL, RECORDER_URL];
  const hosts = own.map((url) => (url ? URL.parse(url)?.hostname : undefined)).filter((host) => host !== undefined);
  return { allowed: new Set(env.FEED_ALLOW_HOSTS), own: new Set(hosts), http: env.FEED_ALLOW_HTTP };
}

export const isAllowed = ({ allowed }: OutboundRules, { hostname, host }: URL): boolean =>
  allowed.has(hostname) || allowed.has(host);

const STANDARD_PORTS = { 'http:': 80, 'https:': 443 } as const;

/** What is wrong with an address before any name is looked up; null where nothing is. */
export function faultOfUrl(url: URL, rules: OutboundRules): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Use an address that begins with https://';
  if (url.username || url.password) return 'Leave the name and password out of the address';
  if (isAllowed(rules, url)) return null;
  if (url.protocol === 'http:' && !rules.http) return 'Use an address that begins with https://';
  if (url.port) return `Use the standard port, ${STANDARD_PORTS[url.protocol]}`;
  const host = url.hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '');
  const inside = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  return inside || rules.own.has(url.hostname) ? 'Use an address on the public internet' : null;
}
